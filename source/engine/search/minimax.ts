import type {Search} from './search.ts';
import {EXACT, NO_MOVE} from './transposition-table.ts';
import {INFINITE} from './value.ts';

/**
 * The value of the node reached, for its side to move, by looking at every line of play `depth` plies long: the best
 * over all moves of the negated value for the opponent. Minimax in the negamax form
 * (https://www.chessprogramming.org/Negamax). With a transposition table it is minimax that remembers.
 *
 * A stopped search answers 0, which nobody may use (`search.limits.stopped`).
 */
export function minimax(search: Search, depth: number, ply: number): number {
	const {space, statistics, table} = search;

	// 1. A visit.
	if (search.visit(ply)) {
		return 0;
	}

	// 2. The game is over: lost by the last move, or drawn.
	if (space.completed) {
		statistics.leaves++;
		search.end = 'won';
		return search.lossAt(ply);
	}
	if (space.isFull()) {
		statistics.leaves++;
		search.end = 'drawn';
		return 0;
	}

	// 3. The horizon: an evaluation stands for what lies behind it.
	if (depth <= 0) {
		statistics.leaves++;
		search.unproven++;
		search.end = 'horizon';
		return space.evaluate();
	}

	// 4. Known from another order of the same moves?
	let tableMove = NO_MOVE;
	if (table?.probe(space.hashLow, space.hashHigh)) {
		tableMove = table.move;
		if (table.bound === EXACT && (table.depth === depth || (table.complete && !search.method.exactDepth))) {
			statistics.tableHits++;
			search.end = 'table';
			search.unproven += table.complete ? 0 : 1;
			return search.fromTable(table.value, ply);
		}
	}

	// 5. The best of all moves.
	const unprovenBefore = search.unproven;
	const start = ply * space.mostMoves;
	const count = search.orderedMoves(depth, ply, tableMove);
	let best = -INFINITE;
	let bestMove = NO_MOVE;
	for (let index = start; index < start + count; index++) {
		const move = search.moves[index] as number;
		const value = search.afterMove(move, depth - 1, -INFINITE, INFINITE, ply);
		if (search.limits.stopped) {
			return 0;
		}
		if (value > best) {
			best = value;
			bestMove = move;
			search.extendLine(move, ply);
		}
	}

	// 6. Remember it.
	table?.store(
		space.hashLow,
		space.hashHigh,
		depth,
		search.toTable(best, ply),
		EXACT,
		bestMove,
		search.unproven === unprovenBefore,
	);
	search.end = 'searched';
	return best;
}
