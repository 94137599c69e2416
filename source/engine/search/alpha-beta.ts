import type {Search} from './search.ts';
import {EXACT, LOWER, NO_MOVE, UPPER} from './transposition-table.ts';
import {INFINITE} from './value.ts';

/**
 * The value of the node reached, for its side to move, as far as it matters: the side to move has `alpha` for certain
 * elsewhere, and its opponent will not let it have more than `beta`. The answer is
 * - exact where it lies between `alpha` and `beta`,
 * - at least the true value where it is at most `alpha` (no move reached `alpha`),
 * - at most the true value where it is at least `beta` (a move reached `beta`, and the others were cut off).
 *
 * Alpha-beta (Knuth and Moore, "An analysis of alpha-beta pruning", 1975), fail-soft: the answer may lie outside the
 * window and then says more than the window's edge would (https://www.chessprogramming.org/Fail-Soft).
 *
 * A stopped search answers 0, which nobody may use (`search.limits.stopped`).
 */
export function alphaBeta(search: Search, depth: number, alpha: number, beta: number, ply: number): number {
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

	// 4. Known well enough from another order of the same moves?
	let tableMove = NO_MOVE;
	if (table?.probe(space.hashLow, space.hashHigh)) {
		tableMove = table.move;
		if (search.method.exactDepth ? table.depth === depth : table.depth >= depth || table.complete) {
			const value = search.fromTable(table.value, ply);
			const {bound} = table;
			if (bound === EXACT || (bound === LOWER ? value >= beta : value <= alpha)) {
				statistics.tableHits++;
				search.end = 'table';
				search.unproven += table.complete ? 0 : 1;
				return value;
			}
		}
	}

	// 5. The best of the moves, until one is so good that the opponent will avoid this node.
	const unprovenBefore = search.unproven;
	const start = ply * space.mostMoves;
	const count = search.orderedMoves(depth, ply, tableMove);
	let best = -INFINITE;
	let bestMove = NO_MOVE;
	let lowest = alpha;
	for (let index = start; index < start + count; index++) {
		const move = search.moves[index] as number;
		const value = search.afterMove(move, depth - 1, lowest, beta, ply);
		if (search.limits.stopped) {
			return 0;
		}
		if (value > best) {
			best = value;
			bestMove = move;
			search.extendLine(move, ply);
			if (best >= beta) {
				statistics.cutoffs++;
				statistics.firstMoveCutoffs += index === start ? 1 : 0;
				search.learn(move, depth, ply);
				break;
			}
			if (best > lowest) {
				lowest = best;
			}
		}
	}

	// 6. Remember it.
	table?.store(
		space.hashLow,
		space.hashHigh,
		depth,
		search.toTable(best, ply),
		best >= beta ? LOWER : best <= alpha ? UPPER : EXACT,
		bestMove,
		search.unproven === unprovenBefore,
	);
	search.end = best >= beta ? 'cut' : 'searched';
	return best;
}
