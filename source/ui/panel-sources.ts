import {gameOf, type Rules, type Side} from '../engine/rules.ts';
import {defaultSettings, type SearchSettings} from '../engine/search/settings.ts';

/** Where the numbers of the panel come from. */
export type PanelSourceId = 'scores' | 'alpha-beta' | 'minimax';

/** What the panel lets one choose, kept when the source is changed and changed back. */
export type PanelChoice = {
	readonly source: PanelSourceId;
	/** The depth of the notebook's alpha-beta, and the ply of the course's minimax. */
	readonly depth: number;
	readonly ply: number;
	/** The evaluation of the scores and of alpha-beta. */
	readonly evaluation: string;
};

/** A source of the panel's numbers: which search, and how its numbers are to be read. */
export type PanelSource = {
	readonly id: PanelSourceId;
	/** Whether each move is searched with a full window, or only the best one is known exactly. */
	readonly moves: 'each' | 'best';
	settings(rules: Rules, choice: PanelChoice): SearchSettings;
	/** Whose view the numbers take and what a win is worth in them. */
	numbers(rules: Rules, choice: PanelChoice): {readonly view: Side; readonly win: number};
	/** The choice with one ply more or less, or undefined where the source goes as deep as it can by itself. */
	withDepth(choice: PanelChoice, change: number): PanelChoice | undefined;
	/** Whether the evaluation can be chosen. */
	readonly evaluates: boolean;
	/** What nodes and cutoffs are called here: the words of the document it follows. */
	readonly words: {readonly nodes: string; readonly cutoffs: string};
};

/** How long the panel thinks about one position at the most, in milliseconds. */
export const THINKING_LIMIT = 120_000;

/** The largest depth and ply that can be chosen. */
export const DEEPEST_CHOICE = 20;

function clampDepth(depth: number): number {
	return Math.max(1, Math.min(DEEPEST_CHOICE, depth));
}

/** The score of every move, deeper and deeper. */
const scores: PanelSource = {
	id: 'scores',
	moves: 'each',
	settings: (rules, {evaluation}) => ({
		...defaultSettings(rules),
		evaluation,
		depth: null,
		time: THINKING_LIMIT,
		order: {X: 'learned', O: 'learned'},
		table: 64,
		deepen: true,
		tie: 'left',
	}),
	numbers: (_, {evaluation}) => ({view: 'X', win: evaluation === 'outcome' ? 1 : 10_000}),
	withDepth: () => undefined,
	evaluates: true,
	words: {nodes: 'nodes', cutoffs: 'cutoffs'},
};

/** The notebook's program: one alpha-beta search of chosen depth, moves in natural order, all wins alike. */
const alphaBeta: PanelSource = {
	id: 'alpha-beta',
	moves: 'best',
	settings: (rules, {evaluation, depth}) => ({
		...defaultSettings(rules),
		evaluation,
		depth,
		wins: 'flat',
	}),
	numbers: (_, {evaluation}) => ({view: 'X', win: evaluation === 'outcome' ? 1 : 10_000}),
	withDepth: (choice, change) => ({...choice, depth: clampDepth(choice.depth + change)}),
	evaluates: true,
	words: {nodes: 'visits', cutoffs: 'prunes'},
};

/** The course's minimax player: a score for each column, so many plies ahead, nothing but won, lost or open. */
const minimax: PanelSource = {
	id: 'minimax',
	moves: 'each',
	settings: (rules, {ply}) => ({
		...defaultSettings(rules),
		algorithm: 'minimax',
		evaluation: 'outcome',
		depth: ply,
		wins: 'flat',
		tie: 'left',
	}),
	// The course counts for O: 100 when O has won. The tic-tac-toe documents count for X: 1 when X has won.
	numbers: (rules) => (gameOf(rules) === 'connect-four' ? {view: 'O', win: 100} : {view: 'X', win: 1}),
	withDepth: (choice, change) => ({...choice, ply: clampDepth(choice.ply + change)}),
	evaluates: false,
	words: {nodes: 'nodes', cutoffs: 'cutoffs'},
};

/** All sources, in the order in which one key goes through them. A new one is a constant and a line here. */
export const PANEL_SOURCES: readonly PanelSource[] = [scores, alphaBeta, minimax];

/** The source with this name. */
export function panelSource(id: PanelSourceId): PanelSource {
	const found = PANEL_SOURCES.find((candidate) => candidate.id === id);
	if (found === undefined) {
		throw new Error(`no panel source ${id}`);
	}
	return found;
}

/** What the panel shows at first. */
export function firstPanelChoice(rules: Rules): PanelChoice {
	return {source: 'scores', depth: 8, ply: 4, evaluation: rules.gravity || rules.width > 4 ? 'threats' : 'outcome'};
}
