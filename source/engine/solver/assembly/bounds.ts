/**
 * Bounds without search: what a player reaches by always answering in the same column.
 *
 * Let the mover be S, the other F. When the number of empty cells is even, F can answer every move of S right above it: each
 * column fills in twos, and F gets the cells of `follow()` (on 7x6 the rows 2, 4 and 6), S the others:
 *
 *      row 6   F F F F F F F
 *          5   S S S S S S S         A column with an odd number of empty cells starts with a cell of F's rows.
 *          4   F F F F F F F         S may take it, then F takes that of another such column (their number is
 *          3   S S S S S S S         even); to be safe all of them are counted as cells of S.
 *          2   F F F F F F F
 *          1   S S S S S S S
 *
 * S never gets four if his stones and his cells hold no four: then the score is at most 0. This is the rule "claim-even"
 * (Victor Allis, "A Knowledge-Based Approach of Connect-Four", 1988, chapter 6).
 *
 * It goes further. Where F has a winning cell in his rows, S cannot enter the cell below without losing at once: nothing from the
 * winning cell upwards ever falls to S, and columns cut there still fill in twos. When F's stones and cells hold a four, F does
 * not only hold but win. And when the number of empty cells is odd, F needs a winning cell in a row of S ("an odd threat"): its
 * column is cut below that cell, which takes an odd number of cells out, so that the rest fills in twos as before; at the end
 * S must play below the winning cell (Allis calls this zugzwang control). In that column the rows change sides.
 *
 * How late can F's win be? At the latest when everything is full but the `above` cells over the winning one; F then has
 * (above + 2) / 2 stones in hand, the completing one counted (rounded down).
 */
import {columnOf, follow, full, height, lowerRows, playable, stride, upwards, cells} from './board';
import {hasFour} from './lines';

/** No bound found: higher than any score. */
export const NO_BOUND: i32 = 127;

/**
 * An upper bound of the score that is at most alpha, or NO_BOUND. `threats`: the empty cells where the other side completes
 * four. Neither side may have a winning cell that is playable now.
 */
// @ts-ignore: decorator
@inline export function boundByFollowing(mover: u64, mask: u64, threats: u64, stones: i32, alpha: i32): i32 {
	if (alpha < -(height() >> 1)) return NO_BOUND;
	const empty = full() & ~mask;
	const now = playable(mask);
	const closed = upwards(threats & follow());

	if (((cells() - stones) & 1) == 0) {
		const forF = empty & follow() & ~now;
		const forS = empty & ~forF & ~closed;
		if (alpha >= 0) return hasFour(mover | forS) ? NO_BOUND : 0;
		// A win soon enough: a line in the rows that leave 2 (-alpha - 1) cells above it, or more.
		const early = forF & lowerRows(height() + 2 * (alpha + 1));
		return hasFour((mask ^ mover) | early) && !hasFour(mover | forS) ? alpha : NO_BOUND;
	}

	// No four at all left for S.
	if (alpha >= 0 && !hasFour(mover | empty)) return 0;

	for (let odd = threats & ~follow(); odd; odd &= odd - 1) {
		const cell = odd & -odd;
		const above = height() - 1 - <i32>(ctz(cell) % stride());
		const score = -((above + 2) >> 1);
		if (score > alpha) continue;
		const column = columnOf(cell);
		const cut = column & ~(cell - 1);
		const forF = (follow() ^ column) & ~now;
		const forS = empty & ~forF & ~cut & ~(closed & ~column);
		if (!hasFour(mover | forS)) return score;
	}
	return NO_BOUND;
}
