/**
 * The order of moves. (https://www.chessprogramming.org/Move_Ordering)
 *
 * The first move tried gives 83 % of the cutoffs. What counts, the most important first:
 *
 *   - the cells where the side completes four after the move (not those above a winning cell of the other side: the game never
 *     gets there);
 *   - not to play right under an own winning cell, which gives it away;
 *   - in a window of quick wins and losses, moves that force the answer;
 *   - the column: from the centre outwards, always in the same sequence. It has to be dull: orders that vary from position to
 *     position (history, cells that the other side wants, rows) meet fewer positions again in the table, and cost up to three times
 *     the nodes.
 */
import {height, stride, upwards, width} from './board';

const THREAT: i32 = 16;
const UNDER_OWN_THREAT: i32 = 16;
const FORCING: i32 = 16;
/** From this score on a window asks for a quick win or loss. */
const QUICK: i32 = 5;

let weights: usize = 0;

/** Fills the 64 bytes at this address with the weight of the column of each bit. */
export function placeWeights(at: usize): void {
	weights = at;
	for (let c = 0; c < width(); c++) {
		const fromEdge = min(min(c, width() - 1 - c), 7);
		for (let row = 0; row < height(); row++) store<u8>(at + <usize>c * <usize>stride() + <usize>row, <u8>fromEdge);
	}
}

/** Cells that nobody gets to: above a winning cell of the other side, unless that one can be played now. */
// @ts-ignore: decorator
@inline export function outOfReach(threats: u64, now: u64): u64 { return upwards(threats & ~now & (threats << 1)); }

/** The order of a move to this cell; `wins`: the winning cells it leads to. */
// @ts-ignore: decorator
@inline export function orderOf(cell: u64, wins: u64, own: u64, unreachable: u64): i32 {
	return <i32>popcnt(wins & ~unreachable) * THREAT
		+ <i32>load<u8>(weights + <usize>ctz(cell))
		- (cell & (own >> 1) ? UNDER_OWN_THREAT : 0);
}

/** The bonus for a move whose answer is forced: `sign` is 1 when the chain ended with the same side to move. */
// @ts-ignore: decorator
@inline export function forcingBonus(alpha: i32, sign: i32): i32 {
	return alpha >= QUICK || alpha < -QUICK ? sign * FORCING : 0;
}

/** Order and place in one number, so that the largest one tells where it is; of equals the one collected first. */
// @ts-ignore: decorator
@inline export function withPlace(order: i32, offset: usize): i32 { return (order << 12) + 0xfff - <i32>offset; }

/** The place in such a number. */
// @ts-ignore: decorator
@inline export function placeOf(ordered: i32): usize { return <usize>(0xfff - (ordered & 0xfff)); }
