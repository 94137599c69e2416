/**
 * Forced moves, followed at once.
 *
 * A move is forced when the other side would complete four next, or when it is the only one that does not let the other side
 * complete four right above it. Such a chain needs no choice, no ordering and no table; at its end the position is
 *
 *   - decided: a double threat, no move left that does not lose at once, or a full board;
 *   - decided as far as this window asks: by the moves that a win still takes, by the table, or by a bound without search;
 *   - or quiet: two moves or more to choose from, no win at hand for either side. Only quiet positions are searched.
 *
 * The search settles every child before it goes into any (enhanced transposition cutoff: Jonathan Schaeffer and Aske Plaat,
 * "New advances in alpha-beta searching", 1996; https://www.chessprogramming.org/Enhanced_Transposition_Cutoff), so that one
 * child that is good enough spares the search of all the others.
 */
import {boundByFollowing} from './bounds';
import {cells, full, mirrored, playable} from './board';
import {winningCellsOf} from './lines';
import {KEY, MASK, MOVER, OWN, SIGN, STONES, THREATS} from './nodes';
import {lookUp, lowerOf, UNKNOWN, upperOf} from './table';

/** What `settle` returns for a quiet position: no score. */
export const QUIET: i32 = 127;

/** True while a position has so many empty cells that the table is worth its time. */
// @ts-ignore: decorator
@inline export function usesTable(stones: i32): bool { return stones < cells() - 8; }

/** True while a position and its mirror image share their entry: near the root, where both are reached. */
// @ts-ignore: decorator
@inline function sharesMirror(stones: i32): bool { return stones < cells() / 3; }

/**
 * Follows forced moves from a position in which the mover cannot complete four at once. The window is (alpha, alpha + 1),
 * seen by its mover; the value returned and `sign` are for the side that has sign 1:
 *
 *   - a value: at most alpha (then an upper bound), or above it (then a lower bound), each seen by the mover;
 *   - QUIET: the slot holds the position at the end of the chain, undecided.
 */
// @ts-ignore: decorator
@inline export function settle(
	slot: usize, mover: u64, mask: u64, own: u64, threats: u64, stones: i32, alpha: i32, sign: i32,
): i32 {
	while (true) {
		let moves = playable(mask);
		const forced = moves & threats;
		if (forced) {
			// Two cells to stop at once, or one right above the other. (One expression: a branch less to guess wrong.)
			if (((forced & (forced - 1)) | ((forced << 1) & threats)) != 0) return sign * -((cells() - stones) >> 1);
			moves = forced;
		} else {
			if (moves == 0) return 0;
			moves &= ~(threats >> 1);
			if (moves == 0) return sign * -((cells() - stones) >> 1);
			if (moves & (moves - 1)) break;
		}
		const most = (cells() - 1 - stones) >> 1;
		if (most <= alpha) return sign * most;
		// The move is made, and the sides change: the window turns round as well.
		mask |= moves;
		const player = mover | moves;
		own = threats & ~moves;
		threats = winningCellsOf(player) & full() & ~mask;
		mover = mask ^ player;
		stones++;
		sign = -sign;
		alpha = -alpha - 1;
	}

	// Neither side completes four with its next stone: the mover wins with his second one at best, and loses to the other's second.
	const most = (cells() - 1 - stones) >> 1;
	if (most <= alpha) return sign * most;
	const least = -((cells() - 2 - stones) >> 1);
	if (least > alpha) return sign * least;

	let key = mover + mask;
	if (usesTable(stones)) {
		if (sharesMirror(stones)) key = min(key, mirrored(key));
		const known = lookUp(key);
		if (known != UNKNOWN) {
			if (lowerOf(known) > alpha) return sign * lowerOf(known);
			if (upperOf(known) <= alpha) return sign * upperOf(known);
		}
	}
	const bound = boundByFollowing(mover, mask, threats, stones, alpha);
	if (bound <= alpha) return sign * bound;

	store<u64>(slot, mover, MOVER);
	store<u64>(slot, mask, MASK);
	store<u64>(slot, own, OWN);
	store<u64>(slot, threats, THREATS);
	store<u64>(slot, key, KEY);
	store<i32>(slot, stones, STONES);
	store<i32>(slot, sign, SIGN);
	return QUIET;
}
