import type {Search} from './search.ts';
import {NO_MOVE} from './transposition-table.ts';
import {INFINITE, isDecided, pliesToEnd, WIN} from './value.ts';

/**
 * How much of each move's value the root asks for:
 * - `first`: as at any other node, so that a move that is not better than the ones before it is only known to be so;
 * - `ties`: also whether it is exactly as good as the best one;
 * - `each`: the value of every move, with a full window each.
 */
export type RootMode = 'first' | 'ties' | 'each';

/** What a search found of one move of the root; the value is seen from the side that makes it. */
export type RootMove = {
	readonly move: number;
	readonly value: number;
	/** Whether the value is the true one at this depth, or only at least it (the move is not better than that). */
	readonly bound: 'exact' | 'upper';
	/** Whether the value rests on finished games alone. */
	readonly complete: boolean;
	/** For a won or lost game the plies to its end, this move included, where they are known. */
	readonly plies: number | null;
	/** The best line, this move included. */
	readonly line: readonly number[];
};

/** The moves of the root in the order in which the root's side tries them. */
export function rootMoves(search: Search, depth: number): number[] {
	const {space} = search;
	const known = search.table?.probe(space.hashLow, space.hashHigh) ? search.table.move : NO_MOVE;
	const count = search.orderedMoves(depth, 0, known);
	return [...search.moves.subarray(0, count)];
}

/**
 * Searches the moves of the root one by one, in the order given, each to `depth` - 1 plies after it. The root must have
 * moves. Answers undefined when the search was stopped.
 * Each move goes into `found` as soon as it is finished.
 */
export function searchRoot(
	search: Search,
	moves: readonly number[],
	depth: number,
	mode: RootMode,
	found: RootMove[] = [],
): readonly RootMove[] | undefined {
	if (search.visit(0)) {
		return undefined;
	}
	let best = -INFINITE;
	for (const move of moves) {
		// Values are whole numbers, so a window that opens one below the best value lets an equal one be seen.
		const ofMode = mode === 'first' ? best : mode === 'ties' ? Math.max(-INFINITE, best - 1) : -INFINITE;
		// Minimax looks at every move alike.
		const alpha = search.method.algorithm === 'minimax' ? -INFINITE : ofMode;
		const unproven = search.unproven;
		const value = search.afterMove(move, depth - 1, alpha, INFINITE, 0);
		if (search.limits.stopped) {
			return undefined;
		}
		const reached = value > alpha;
		const line = reached ? search.lengthenLine([move, ...search.line(1)], depth) : [move];
		found.push({
			move,
			value,
			// With flat wins nothing is worse than a loss, so "at most a loss" is one.
			bound: reached || value === -WIN ? 'exact' : 'upper',
			complete: search.unproven === unproven,
			// A value of fast wins holds the distance; flat wins say nothing of it.
			plies: isDecided(value) && search.method.wins === 'fast' ? pliesToEnd(value) : null,
			line,
		});
		best = Math.max(best, value);
	}
	return found;
}

/** The moves whose value is known to be the best one, in the order in which they were searched. */
export function bestMoves(found: readonly RootMove[]): readonly RootMove[] {
	const exact = found.filter(({bound}) => bound === 'exact');
	const best = Math.max(...exact.map(({value}) => value));
	return exact.filter(({value}) => value === best);
}
