import {Board} from '../board.ts';
import {parseEvaluation} from '../evaluation/evaluation.ts';
import {outcome as outcomeEvaluation} from '../evaluation/outcome.ts';
import {type Outcome, outcomeOf, type Position, sideToMove} from '../position.ts';
import {createRandom, mix} from '../random.ts';
import {unwrap} from '../result.ts';
import {type Move, rulesKey, type Side} from '../rules.ts';
import {type Score, seenFrom} from '../score.ts';
import {type Environment, Limits} from './limits.ts';
import {bestMoves, type RootMode, type RootMove, rootMoves, searchRoot} from './root.ts';
import {Search} from './search.ts';
import {breakTie, type SearchSettings} from './settings.ts';
import type {Statistics} from './statistics.ts';
import type {NodeEnd, Trace} from './trace.ts';
import {NO_MOVE, TranspositionTable} from './transposition-table.ts';
import {INFINITE, isDecided, pliesToEnd, WIN} from './value.ts';

/** What a search says of one move. The score is in X's view. */
export type MoveReport = {
	readonly move: Move;
	readonly score: Score;
	/** The best line, this move first. */
	readonly line: readonly Move[];
};

/** What a search says of a position. Scores are in X's view. */
export type SearchReport = {
	/** The plies looked ahead by the last finished search; 0 when none was finished: then score and move are only the static value
	 * and a legal move, and `moves` the ones that the running search has finished. */
	readonly depth: number;
	/** The move to play; null when the game is over or depth 0 was asked for. */
	readonly move: Move | null;
	/** The moves known to be equally best, ascending. */
	readonly best: readonly Move[];
	/**
	 * The value of the position: of a decided one with the distance of the quickest win or the latest loss. With flat wins
	 * `move` may be another way to the same result; `moves` tells how far the end is then.
	 */
	readonly score: Score;
	/** The value of the evaluation for the position as it stands, X's view; null when the game is over. */
	readonly staticValue: number | null;
	/** Each move that was searched, ascending. */
	readonly moves: readonly MoveReport[];
	readonly principalVariation: readonly Move[];
	/** Counts of all that was searched so far. */
	readonly statistics: Readonly<Statistics>;
	readonly milliseconds: number;
	/** Whether searching deeper could not change anything any more. */
	readonly settled: boolean;
	/** Whether limits or a stop request ended the search before the depth asked for. */
	readonly stopped: boolean;
};

/** An environment that also hears how far a search has come. */
export type ReportingEnvironment = Environment & {
	/** Called often (about every thousand nodes); `report` makes the report, which costs a little. */
	readonly onProgress?: (report: () => SearchReport) => void;
	/** Hears of every visit. */
	readonly trace?: Trace;
};

/** Searches a position as a program that plays would do it: the best move, and of the others only that they are not better. */
export function searchPosition(
	position: Position,
	settings: SearchSettings,
	environment: ReportingEnvironment,
	memory: SearchMemory = new SearchMemory(),
): SearchReport {
	return runSearch(position, settings, environment, memory, modeOf(settings));
}

/**
 * `searchPosition`, but to the depth of the settings at once unless they say to deepen: a limit ends it without an answer
 * instead of making it deepen. For comparing searches of one depth.
 */
export function searchToDepth(
	position: Position,
	settings: SearchSettings,
	environment: ReportingEnvironment,
	memory: SearchMemory = new SearchMemory(),
): SearchReport {
	return runSearch(position, settings, environment, memory, modeOf(settings), settings.deepen);
}

/** Searches every move of a position with a full window, so that the score of each is exact at its depth. */
export function scoreMoves(
	position: Position,
	settings: SearchSettings,
	environment: ReportingEnvironment,
	memory: SearchMemory = new SearchMemory(),
): SearchReport {
	return runSearch(position, settings, environment, memory, 'each');
}

/** `scoreMoves` in the same way: to the depth of the settings at once unless they say to deepen. */
export function scoreToDepth(
	position: Position,
	settings: SearchSettings,
	environment: ReportingEnvironment,
	memory: SearchMemory = new SearchMemory(),
): SearchReport {
	return runSearch(position, settings, environment, memory, 'each', settings.deepen);
}

function modeOf({tie}: SearchSettings): RootMode {
	return tie === 'first' ? 'first' : 'ties';
}

/** Keeps the transposition table from one search to the next as long as its values mean the same. */
export class SearchMemory {
	#table: TranspositionTable | undefined;
	#key = '';

	/** The table for searches with these settings: the one of before if it fits, else an empty one; none for size 0. */
	tableFor(position: Position, settings: SearchSettings): TranspositionTable | undefined {
		if (settings.table === 0) {
			return undefined;
		}
		const {table, evaluation, wins, exactDepth} = settings;
		const key = [rulesKey(position.rules), table, evaluation, wins, exactDepth].join('|');
		if (this.#table === undefined || this.#key !== key) {
			this.#table = new TranspositionTable(settings.table);
			this.#key = key;
		}
		return this.#table;
	}
}

function runSearch(
	position: Position,
	settings: SearchSettings,
	environment: ReportingEnvironment,
	memory: SearchMemory,
	mode: RootMode,
	stepwise: boolean = settings.deepen || settings.time !== null || settings.nodes !== null,
): SearchReport {
	const limits = new Limits(settings.nodes, settings.time, {
		now: environment.now,
		stopRequested: () => {
			environment.onProgress?.(report);
			return environment.stopRequested();
		},
	});
	const evaluation = unwrap(parseEvaluation(settings.evaluation, environment.ownEvaluations));
	const board = new Board(position, evaluation);
	const method = {
		algorithm: settings.algorithm,
		wins: settings.wins,
		orders: [settings.order.X, settings.order.O],
		exactDepth: settings.exactDepth,
	} as const;
	const search = new Search(board, method, limits, memory.tableFor(position, settings), environment.trace);
	const mover = sideToMove(position);
	const outcome = outcomeOf(position);
	const staticValue = outcome === undefined ? evaluation.evaluate(board) : null;
	// Reports are asked for while the board is deep in the tree: what belongs to the root is worked out here.
	const fallback = outcome === undefined && settings.depth !== 0 ? firstChoice(board, search) : null;
	const luck = createRandom(mix(settings.seed) ^ board.hashLow).next();

	let depthDone = 0;
	let found: readonly RootMove[] = [];
	/** The moves that the running search of the root has finished. */
	let partial: RootMove[] = [];
	/** What flat wins do not tell: the plies to the end of the game by the quickest win or the latest loss, once known. */
	let flatPlies: number | null = null;
	let settled = outcome !== undefined;
	function report(): SearchReport {
		const {statistics} = search;
		const shared = {
			depth: depthDone,
			staticValue,
			statistics: {...statistics},
			milliseconds: limits.milliseconds(),
			settled,
			stopped: limits.stopped,
		};
		if (outcome !== undefined) {
			return {...shared, move: null, best: [], score: scoreOfOutcome(outcome), moves: [], principalVariation: []};
		}
		if (found.length === 0) {
			const score: Score = {view: 'X', bound: 'exact', kind: 'heuristic', value: staticValue ?? 0};
			const moves = partial.map((root) => reportOf(root, mover)).sort((a, b) => a.move - b.move);
			return {...shared, move: fallback, best: [], score, moves, principalVariation: []};
		}
		const ties = bestMoves(found);
		const choice = breakTie(
			ties.map(({move}) => move),
			settings.tie,
			luck,
		);
		const chosen = ties.find(({move}) => move === choice) as RootMove;
		return {
			...shared,
			move: chosen.move,
			best: ties.map(({move}) => move).sort((a, b) => a - b),
			score: scoreOfMove(settings.wins === 'flat' ? {...chosen, plies: flatPlies} : chosen, mover),
			moves: found.map((root) => reportOf(root, mover)).sort((a, b) => a.move - b.move),
			principalVariation: chosen.line,
		};
	}

	if (outcome !== undefined || settings.depth === 0) {
		search.trace?.enter(NO_MOVE, -INFINITE, INFINITE, false);
		search.visit(0);
		search.statistics.leaves++;
		search.trace?.leave(...valueWithoutSearch(board, mover, outcome));
		return report();
	}

	const deepest = Math.min(settings.depth ?? board.mostPlies, board.mostPlies);
	for (let depth = stepwise ? 1 : deepest; depth <= deepest && !settled; depth++) {
		search.trace?.enter(NO_MOVE, -INFINITE, INFINITE, false);
		const moves = rootMoves(search, depth);
		const previousBest = found.length > 0 ? bestMoves(found)[0]?.move : undefined;
		if (previousBest !== undefined) {
			moves.splice(moves.indexOf(previousBest), 1);
			moves.unshift(previousBest);
		}
		partial = [];
		const result = limits.stopped ? undefined : searchRoot(search, moves, depth, mode, partial);
		if (result === undefined) {
			search.trace?.leave(0, 'unfinished');
			break;
		}
		search.trace?.leave(Math.max(...result.map(({value}) => value)), 'searched');
		found = result;
		depthDone = depth;
		settled = isSettled(found, mode === 'first' || (mode === 'ties' && settings.wins === 'fast'));
		limits.poll();
	}
	if (settings.wins === 'flat') {
		({found, plies: flatPlies} = withDistances(found, position, depthDone, new Limits(null, null, environment)));
	}
	return report();
}

/** The value of a root that is not searched, for its side to move, and why it is not. */
function valueWithoutSearch(board: Board, mover: Side, outcome: Outcome | undefined): [value: number, end: NodeEnd] {
	if (outcome === undefined) {
		return [board.evaluate(), 'horizon'];
	}
	return outcome.kind === 'draw' ? [0, 'drawn'] : [outcome.winner === mover ? WIN : -WIN, 'won'];
}

/**
 * Whether a deeper search could not change the answer: every move is decided or rests on finished games alone, or, where
 * only the best move counts, that one is decided. (With flat wins a deeper search may find equally good moves.)
 */
function isSettled(found: readonly RootMove[], bestCounts: boolean): boolean {
	return (
		found.every(({value, complete}) => complete || isDecided(value)) ||
		(bestCounts && isDecided(Math.max(...found.map(({value}) => value))))
	);
}

/** The move of a search that was stopped before it knew anything: one that wins at once, else the first in order. */
function firstChoice(board: Board, search: Search): Move {
	const moves = rootMoves(search, 0);
	const winning = moves.find((move) => (board.completers(board.target(move)) & board.toMove) !== 0);
	const move = winning ?? moves[0];
	if (move === undefined) {
		throw new Error('a game that goes on has a move');
	}
	return move;
}

/**
 * The moves of a search with flat wins, with the distances of those that are decided, and the distance of the position
 * itself: that of the best of all moves, of which the one chosen knows nothing. A search with fast wins, which counts
 * nowhere, finds the quickest win and the latest loss within the same depth. Null where there is none or it was stopped.
 */
function withDistances(
	found: readonly RootMove[],
	position: Position,
	depth: number,
	limits: Limits,
): {readonly found: readonly RootMove[]; readonly plies: number | null} {
	const method = {algorithm: 'alpha-beta', wins: 'fast', orders: ['learned', 'learned']} as const;
	const search = new Search(new Board(position, outcomeEvaluation), method, limits, new TranspositionTable(1));
	const distance = (flatValue: number, fastValue: () => number): number | null => {
		if (!isDecided(flatValue)) {
			return null;
		}
		const value = fastValue();
		// A move that is only known to be at most a win may be a loss.
		const agrees = isDecided(value) && value > 0 === flatValue > 0;
		return limits.stopped || !agrees ? null : pliesToEnd(value);
	};
	const withPlies = found.map((root) => ({
		...root,
		plies: distance(root.value, () => search.afterMove(root.move, depth - 1, -INFINITE, INFINITE, 0)),
	}));
	const best = bestMoves(found)[0]?.value ?? 0;
	return {found: withPlies, plies: distance(best, () => search.value(depth, -INFINITE, INFINITE, 0))};
}

function reportOf(root: RootMove, mover: Side): MoveReport {
	return {move: root.move, score: scoreOfMove(root, mover), line: root.line};
}

function scoreOfMove(root: RootMove, mover: Side): Score {
	const shared = {view: mover, bound: root.bound} as const;
	if (isDecided(root.value)) {
		const kind = root.value > 0 ? 'win' : 'loss';
		return seenFrom({...shared, kind, plies: root.plies}, 'X');
	}
	return seenFrom(root.complete ? {...shared, kind: 'draw'} : {...shared, kind: 'heuristic', value: root.value}, 'X');
}

function scoreOfOutcome(outcome: NonNullable<ReturnType<typeof outcomeOf>>): Score {
	const shared = {view: 'X', bound: 'exact'} as const;
	if (outcome.kind === 'draw') {
		return {...shared, kind: 'draw'};
	}
	return seenFrom({...shared, view: outcome.winner, kind: 'win', plies: 0}, 'X');
}
