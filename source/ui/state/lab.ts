import {EVALUATIONS} from '../../engine/evaluation/evaluation.ts';
import {type LabRow, type LabSearch, type LabSettings, labSearches} from '../../engine/lab/compare.ts';
import {LAB_EXAMPLES, type LabExampleId} from '../../engine/lab/examples.ts';
import {canSolvePosition} from '../../engine/lab/true-scores.ts';
import type {DepthScores} from '../../engine/lab/value-by-depth.ts';
import {
	emptyPosition,
	legalMoves,
	outcomeOf,
	type Position,
	play,
	stoneCount,
	takeBackTo,
} from '../../engine/position.ts';
import type {Problem} from '../../engine/result.ts';
import {cellCount, defaultRules, gameOf, type Move, moveCount} from '../../engine/rules.ts';
import type {SolvedPosition} from '../../engine/solver/solve-moves.ts';
import type {Answer, Job} from '../../worker/protocol.ts';
import {commandOf} from '../keys/binding.ts';
import type {Key} from '../keys/key.ts';
import {LAB_BINDINGS, type LabCommand} from '../keys/lab.ts';
import {readPositionText} from '../position-text.ts';
import {nextOf} from './game.ts';
import {editLine} from './text-line.ts';

/** What the lab shows: the searches beside each other, their growth by depth, or each move's value by depth. */
export type LabView = 'searches' | 'growth' | 'depths';

/** The views, in the order in which one key goes through them. */
const LAB_VIEWS: readonly LabView[] = ['searches', 'growth', 'depths'];

/** The largest depth that can be chosen. */
export const DEEPEST_LAB = 16;

/** How long one search may take, in milliseconds. */
export const LAB_TIME = 30_000;

/** The lab: a position, what is asked about it, and what is known so far. */
export type LabState = {
	readonly position: Position;
	/** The moves taken back, the next one to play again first. */
	readonly takenBack: readonly Move[];
	/** The column or cell under the cursor of the board. */
	readonly cursor: Move;
	/** Whether the arrow keys move in the table or on the board. */
	readonly focus: 'table' | 'board';
	readonly view: LabView;
	readonly settings: Pick<LabSettings, 'depth' | 'evaluation' | 'wins'>;
	/** The row of the searches under the cursor. */
	readonly row: number;
	/** The example that is shown as it was opened. */
	readonly example: LabExampleId | undefined;
	/** A position that is being typed. */
	readonly text: string | undefined;
	readonly notice: LabNotice | undefined;
	readonly results: LabResults;
};

/** What happened last, for the status line. */
export type LabNotice =
	| {readonly kind: 'illegal'}
	| {readonly kind: 'no-tree'}
	| {readonly kind: 'nothing-to-undo'}
	| {readonly kind: 'nothing-to-redo'}
	| {readonly kind: 'bad-position'; readonly problem: Problem}
	/** A drawn board is of another size. */
	| {readonly kind: 'other-size'}
	| {readonly kind: 'engine-restarted'}
	| {readonly kind: 'engine-failed'; readonly message: string};

/** What is known of the questions of the lab. Each list fills from its front. */
export type LabResults = {
	/** Changes with everything that makes the answers worthless which are on their way. */
	readonly run: number;
	/** A row for each of the searches, in their order. */
	readonly rows: readonly LabRow[];
	/** For each of the searches whose growth is shown its rows at depth 1, 2, 3... */
	readonly growth: ReadonlyArray<readonly LabRow[]>;
	/** The values of all moves at depth 1, 2, 3... */
	readonly depths: readonly DepthScores[];
	readonly truth: SolvedPosition | undefined;
};

/** The lab with a position, as it is opened. */
export function openLab(position: Position): LabState {
	const {rules} = position;
	return {
		position,
		takenBack: [],
		cursor: Math.floor(moveCount(rules) / 2),
		focus: 'table',
		view: 'searches',
		settings: {
			depth: rules.gravity ? 6 : Math.min(9, cellCount(rules)),
			evaluation: rules.gravity ? 'pattern-a' : 'outcome',
			wins: 'fast',
		},
		row: 0,
		example: undefined,
		text: undefined,
		notice: undefined,
		results: noResults(1),
	};
}

/** The lab with the position of a game; as it is where it has that one already. */
export function goToLab(lab: LabState, position: Position): LabState {
	return JSON.stringify(lab.position) === JSON.stringify(position)
		? lab
		: {...openLab(position), view: lab.view, results: noResults(lab.results.run + 1)};
}

function noResults(run: number): LabResults {
	return {run, rows: [], growth: GROWING.map(() => []), depths: [], truth: undefined};
}

/** The searches whose growth by depth is compared. */
export const GROWING: readonly LabSearch[] = [
	{kind: 'tree', algorithm: 'minimax', order: {X: 'natural', O: 'natural'}, table: false, deepen: false},
	{kind: 'tree', algorithm: 'alpha-beta', order: {X: 'natural', O: 'natural'}, table: false, deepen: false},
	{kind: 'tree', algorithm: 'alpha-beta', order: {X: 'learned', O: 'learned'}, table: false, deepen: false},
	{kind: 'tree', algorithm: 'alpha-beta', order: {X: 'learned', O: 'learned'}, table: true, deepen: true},
];

/** The searches beside each other. */
export function searchesOf({position}: LabState): readonly LabSearch[] {
	return labSearches(position);
}

/** The deepest that is looked on this position. */
export function deepestOf({position, settings}: LabState): number {
	return Math.min(settings.depth, cellCount(position.rules) - stoneCount(position));
}

/** The next question to the engine, for what is shown; undefined when all is known, or the game is over. */
export function nextLabJob(lab: LabState): Job | undefined {
	const {position, results, view} = lab;
	if (outcomeOf(position) !== undefined) {
		return undefined;
	}
	const settings = (depth: number): LabSettings => ({...lab.settings, depth, table: 4, time: LAB_TIME, nodes: null});
	switch (view) {
		case 'searches': {
			const search = searchesOf(lab)[results.rows.length];
			return search === undefined
				? undefined
				: {kind: 'lab-search', search, position, settings: settings(deepestOf(lab))};
		}
		case 'growth': {
			// Depth by depth, so that the curves grow together. A search that ran out of time is not asked for more.
			const open = results.growth
				.map((rows, index) => ({index, depth: rows.length + 1, alive: rows.at(-1)?.finished !== false}))
				.filter(({depth, alive}) => alive && depth <= deepestOf(lab));
			const least = Math.min(...open.map(({depth}) => depth));
			const next = open.find(({depth}) => depth === least);
			return next === undefined
				? undefined
				: {kind: 'lab-search', search: GROWING[next.index] as LabSearch, position, settings: settings(next.depth)};
		}
		case 'depths': {
			if (
				results.truth === undefined &&
				canSolvePosition(position) &&
				results.depths.length >= Math.min(4, deepestOf(lab))
			) {
				return {kind: 'lab-truth', position};
			}
			const depth = results.depths.length + 1;
			return depth > deepestOf(lab) ? undefined : {kind: 'lab-depth', position, settings: settings(depth)};
		}
	}
}

/** The lab after an answer to `nextLabJob`; an answer for another run is stale and changes nothing. */
export function labAnswered(lab: LabState, run: number, answer: Answer): LabState {
	const {results} = lab;
	if (run !== results.run) {
		return lab;
	}
	const know = (known: Partial<LabResults>): LabState => ({...lab, results: {...results, ...known}});
	switch (answer.kind) {
		case 'lab-search':
			return lab.view === 'growth'
				? know({
						growth: results.growth.map((rows, index) => (isGrowing(answer.row, index) ? [...rows, answer.row] : rows)),
					})
				: know({rows: [...results.rows, answer.row]});
		case 'lab-depth':
			return know({depths: [...results.depths, answer.scores]});
		case 'lab-truth':
			return know({truth: answer.solved});
		default:
			return lab;
	}
}

function isGrowing(row: LabRow, index: number): boolean {
	return JSON.stringify(row.search) === JSON.stringify(GROWING[index]);
}

/** Something that the engine's thread has to tell. */
export function labNotice(lab: LabState, notice: LabNotice): LabState {
	return {...lab, notice};
}

/** What a key does to the lab. Keys that leave the screen are none of the lab's business. */
export function labKey(lab: LabState, key: Key, first: 0 | 1 = 0): LabState {
	if (lab.text !== undefined) {
		return typeText(lab, lab.text, key, first);
	}
	if (/^\d$/.test(key)) {
		const cursor = Number(key) - first;
		return cursor >= 0 && cursor < moveCount(lab.position.rules) ? {...lab, cursor, focus: 'board'} : lab;
	}
	const command = commandOf(LAB_BINDINGS, key);
	const change = command === undefined ? undefined : COMMANDS[command];
	return change === undefined ? lab : change({...lab, notice: undefined});
}

/** Text that was pasted: a position. */
export function labPaste(lab: LabState, text: string, first: 0 | 1 = 0): LabState {
	return loadText({...lab, text: undefined, notice: undefined}, text, first);
}

const COMMANDS: {readonly [Name in LabCommand]?: (lab: LabState) => LabState} = {
	left: (lab) => (lab.focus === 'board' ? moveCursor(lab, -1, 0) : withDepth(lab, -1)),
	right: (lab) => (lab.focus === 'board' ? moveCursor(lab, 1, 0) : withDepth(lab, 1)),
	up: (lab) => (lab.focus === 'board' ? moveCursor(lab, 0, -1) : withRow(lab, -1)),
	down: (lab) =>
		lab.focus === 'table' ? withRow(lab, 1) : lab.position.rules.gravity ? playHere(lab) : moveCursor(lab, 0, 1),
	focus: (lab) => ({...lab, focus: lab.focus === 'table' ? 'board' : 'table'}),
	play: (lab) => playHere({...lab, focus: 'board'}),
	undo: (lab) => {
		const move = lab.position.moves.at(-1);
		return move === undefined
			? {...lab, notice: {kind: 'nothing-to-undo'}}
			: {
					...withPosition(lab, takeBackTo(lab.position, lab.position.moves.length - 1)),
					takenBack: [move, ...lab.takenBack],
				};
	},
	redo: (lab) => {
		const [move, ...rest] = lab.takenBack;
		const next = move === undefined ? undefined : play(lab.position, move);
		return next?.ok ? {...withPosition(lab, next.value), takenBack: rest} : {...lab, notice: {kind: 'nothing-to-redo'}};
	},
	clear: (lab) => withPosition(lab, emptyPosition(lab.position.rules)),
	view: (lab) => ({...lab, view: nextOf(LAB_VIEWS, lab.view)}),
	evaluation: (lab) =>
		withSettings(lab, {
			evaluation: nextOf(
				EVALUATIONS.map(({id}) => id),
				lab.settings.evaluation,
			),
		}),
	wins: (lab) => withSettings(lab, {wins: lab.settings.wins === 'fast' ? 'flat' : 'fast'}),
	example: (lab) => {
		const index = LAB_EXAMPLES.findIndex(({id}) => id === lab.example);
		const next = LAB_EXAMPLES[(index + 1) % LAB_EXAMPLES.length];
		if (next === undefined) {
			return lab;
		}
		return {...withPosition(lab, next.position), example: next.id, settings: next.settings};
	},
	game: (lab) => {
		const other = gameOf(lab.position.rules) === 'connect-four' ? 'tic-tac-toe' : 'connect-four';
		return {...openLab(emptyPosition(defaultRules(other))), results: noResults(lab.results.run + 1), view: lab.view};
	},
	text: (lab) => ({...lab, text: ''}),
};

function withRow(lab: LabState, step: number): LabState {
	const last = searchesOf(lab).length - 1;
	return {...lab, row: Math.max(0, Math.min(last, lab.row + step))};
}

function withDepth(lab: LabState, change: number): LabState {
	const depth = Math.max(1, Math.min(DEEPEST_LAB, lab.settings.depth + change));
	if (depth === lab.settings.depth) {
		return lab;
	}
	// What is known by depth stays true at another largest depth; only the searches beside each other begin anew.
	const {results} = lab;
	return {
		...lab,
		settings: {...lab.settings, depth},
		example: undefined,
		results: {...results, run: results.run + 1, rows: []},
	};
}

function withSettings(lab: LabState, change: Partial<LabState['settings']>): LabState {
	const {truth, run} = lab.results;
	return {
		...lab,
		settings: {...lab.settings, ...change},
		example: undefined,
		results: {...noResults(run + 1), truth},
	};
}

function withPosition(lab: LabState, position: Position): LabState {
	const last = moveCount(position.rules) - 1;
	return {
		...lab,
		position,
		takenBack: [],
		cursor: Math.min(lab.cursor, last),
		row: 0,
		example: undefined,
		results: noResults(lab.results.run + 1),
	};
}

function moveCursor(lab: LabState, across: number, down: number): LabState {
	const {width, height, gravity} = lab.position.rules;
	const column = Math.max(0, Math.min(width - 1, (lab.cursor % width) + across));
	const row = gravity ? 0 : Math.max(0, Math.min(height - 1, Math.floor(lab.cursor / width) + down));
	return {...lab, cursor: row * width + column};
}

function playHere(lab: LabState): LabState {
	const next = legalMoves(lab.position).includes(lab.cursor) ? play(lab.position, lab.cursor) : undefined;
	return next?.ok ? withPosition(lab, next.value) : {...lab, notice: {kind: 'illegal'}};
}

/** The keys while a position is typed. */
function typeText(lab: LabState, text: string, key: Key, first: 0 | 1): LabState {
	switch (key) {
		case 'escape':
			return {...lab, text: undefined, notice: undefined};
		case 'enter':
			return loadText({...lab, text: undefined}, text, first);
		default: {
			const edited = editLine(text, key);
			return edited === undefined ? lab : {...lab, text: edited, notice: undefined};
		}
	}
}

/** The longest text of a position that is kept for correction. */
const LONGEST_TEXT = 200;

function loadText(lab: LabState, text: string, first: 0 | 1): LabState {
	const read = readPositionText(lab.position.rules, text, first);
	if (read.ok) {
		return {...withPosition(lab, read.value), notice: undefined};
	}
	// What was typed stays to be put right.
	const kept = text.includes('\n') || text.length > LONGEST_TEXT ? undefined : text;
	const {problem} = read;
	const isOtherSize = problem.kind === 'diagram-rows' || problem.kind === 'diagram-columns';
	return {
		...lab,
		text: kept,
		notice: isOtherSize ? {kind: 'other-size'} : {kind: 'bad-position', problem},
	};
}
