import {defaultEvaluation} from '../engine/evaluation/evaluation.ts';
import {type Position, sideToMove} from '../engine/position.ts';
import {gameOf, type Rules, type Side} from '../engine/rules.ts';
import {defaultSettings, type SearchSettings} from '../engine/search/settings.ts';
import {canSolve} from '../engine/solver/solver.ts';
import type {ScoreView} from './look.ts';

/** Where the numbers of the panel come from. */
export type PanelSourceId = 'exact' | 'scores' | 'alpha-beta' | 'minimax';

/** What the panel lets one choose, for each source by itself. */
export type PanelChoice = {
	readonly source: PanelSourceId;
	/** How far it looks ahead; null: as far as it can. */
	readonly depths: Readonly<Record<PanelSourceId, number | null>>;
	readonly evaluations: Readonly<Record<PanelSourceId, string>>;
};

/** A source of the panel's numbers: which search, and how its numbers are to be read. */
export type PanelSource = {
	readonly id: PanelSourceId;
	/** Whether each move is searched with a full window, or only the best one is known exactly. */
	readonly moves: 'each' | 'best';
	settings(rules: Rules, choice: PanelChoice): SearchSettings;
	/** Whose view the numbers take and what a win is worth in them, where the person wants them in the view `wanted`. */
	numbers(position: Position, choice: PanelChoice, wanted: ScoreView): {readonly view: Side; readonly win: number};
	/** Whether exact scores take the place of the search's, as soon as they are known. */
	readonly solves: boolean;
	/** Whether the evaluation can be chosen. */
	readonly evaluates: boolean;
};

/** How long the panel thinks about one position at the most, in milliseconds. */
export const THINKING_LIMIT = 120_000;

/** The largest depth and ply that can be chosen. */
export const DEEPEST_CHOICE = 20;

/** The score of every move, deeper and deeper. */
const scores: PanelSource = {
	id: 'scores',
	moves: 'each',
	solves: false,
	settings: (rules, {evaluations}) => ({
		...defaultSettings(rules),
		evaluation: evaluations.scores,
		depth: null,
		order: {X: 'learned', O: 'learned'},
		table: 64,
		deepen: true,
		tie: 'left',
	}),
	numbers: (position, {evaluations}, wanted) => ({view: sideOf(wanted, position), win: winOf(evaluations.scores)}),
	evaluates: true,
};

/** The true score of every move, by books and the solver; until it is known, what the search of `scores` says. */
const exact: PanelSource = {
	...scores,
	id: 'exact',
	solves: true,
	settings: (rules, choice) => scores.settings(rules, {...choice, evaluations: withScoresOf(choice)}),
	numbers: (position, choice, wanted) =>
		scores.numbers(position, {...choice, evaluations: withScoresOf(choice)}, wanted),
};

function withScoresOf({evaluations}: PanelChoice): PanelChoice['evaluations'] {
	return {...evaluations, scores: evaluations.exact};
}

/** The notebook's program: one alpha-beta search of chosen depth, moves in natural order, all wins alike. */
const alphaBeta: PanelSource = {
	id: 'alpha-beta',
	moves: 'best',
	solves: false,
	settings: (rules, {evaluations, depths}) => ({
		...defaultSettings(rules),
		evaluation: evaluations['alpha-beta'],
		depth: depths['alpha-beta'],
		wins: 'flat',
	}),
	numbers: (position, {evaluations}, wanted) => ({
		view: sideOf(wanted, position),
		win: winOf(evaluations['alpha-beta']),
	}),
	evaluates: true,
};

/** The course's minimax player: a score for each column, so many plies ahead, nothing but won, lost or open. */
const minimax: PanelSource = {
	id: 'minimax',
	moves: 'each',
	solves: false,
	settings: (rules, {depths}) => ({
		...defaultSettings(rules),
		algorithm: 'minimax',
		evaluation: 'outcome',
		depth: depths.minimax,
		wins: 'flat',
		tie: 'left',
	}),
	// The course counts for O: 100 when O has won. The tic-tac-toe documents count for X: 1 when X has won. Its numbers are
	// theirs, whatever is wanted.
	numbers: ({rules}) => (gameOf(rules) === 'connect-four' ? {view: 'O', win: 100} : {view: 'X', win: 1}),
	evaluates: false,
};

/** All sources, in the order in which one key goes through them. A new one is a constant and a line here. */
export const PANEL_SOURCES: readonly PanelSource[] = [exact, scores, alphaBeta, minimax];

/** The source with this name. */
export function panelSource(id: PanelSourceId): PanelSource {
	const found = PANEL_SOURCES.find((candidate) => candidate.id === id);
	if (found === undefined) {
		throw new Error(`no panel source ${id}`);
	}
	return found;
}

/** The choice with another depth for its source, within limits; itself where the source goes as deep as it can. */
export function withDepth(choice: PanelChoice, change: number): PanelChoice {
	const depth = choice.depths[choice.source];
	return depth === null
		? choice
		: {...choice, depths: {...choice.depths, [choice.source]: Math.max(1, Math.min(DEEPEST_CHOICE, depth + change))}};
}

/** What the panel shows at first: exact scores where the solver can serve the board. */
export function firstPanelChoice(rules: Rules): PanelChoice {
	const small = !rules.gravity && rules.width <= 4 && rules.height <= 4;
	return {
		source: canSolve(rules) ? 'exact' : 'scores',
		depths: {exact: null, scores: null, 'alpha-beta': 8, minimax: 4},
		evaluations: {
			exact: small ? 'outcome' : 'threats',
			scores: small ? 'outcome' : 'threats',
			'alpha-beta': defaultEvaluation(rules).id,
			minimax: 'outcome',
		},
	};
}

/** The side of a view. */
function sideOf(view: ScoreView, position: Position): Side {
	return view === 'mover' ? sideToMove(position) : view === 'x' ? 'X' : 'O';
}

/** The value of a won game beside the values of an evaluation: as on the command line. */
function winOf(evaluation: string): number {
	return evaluation === 'outcome' ? 1 : 10_000;
}
