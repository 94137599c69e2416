/**
 * The search: negamax with windows of width nothing.
 *
 * A call asks one question, "is the score above alpha?", and answers with a bound (https://www.chessprogramming.org/Null_Window,
 * fail-soft: https://www.chessprogramming.org/Fail-Soft): a value above alpha is a lower bound of the score, any other an upper one.
 * The exact score comes from a few such questions (root.ts).
 */
import {cells, full, playable} from './board';
import {QUIET, settle, usesTable} from './forced';
import {firstWord, secondWord, twoWords, winningCells} from './lines';
import {KEY, MASK, MOVER, ORDER, OWN, SIGN, SLOT, STONES, THREATS} from './nodes';
import {forcingBonus, orderOf, outOfReach, placeOf, withPlace} from './order';
import {keep} from './table';

/** Asked every so often whether to give up; nothing else can reach a search that runs. */
// @ts-ignore: decorator
@external("env", "stopRequested")
declare function stopRequested(): i32;
const NODES_BETWEEN: u64 = 0x4000;

/** Positions searched since `restart`. */
export let nodes: u64 = 0;
/** True when the last search gave up; what it returned means nothing. */
export let stopped: bool = false;

/** Counts anew. */
export function restart(): void {
	nodes = 0;
	stopped = false;
}

/** True when a move to `cell` wins with the next stone, whatever the other side does: two cells to stop, one above the other,
 *  or no move that would not open a winning cell. `now`: the cells playable before the move. */
// @ts-ignore: decorator
@inline function winsNext(cell: u64, wins: u64, now: u64): bool {
	const after = ((now ^ cell) | (cell << 1)) & full();
	const atOnce = wins & after;
	return ((atOnce & (atOnce - 1)) | (atOnce & (wins >> 1))) != 0 || (after & ~(wins >> 1)) == 0;
}

/** Writes down a move. */
// @ts-ignore: decorator
@inline function collect(slot: usize, cell: u64, wins: u64, order: i32): void {
	store<u64>(slot, cell, MOVER);
	store<u64>(slot, wins, THREATS);
	store<i32>(slot, order, ORDER);
}

/**
 * Searches the quiet position in this slot with the window (alpha, alpha + 1); `frame` is free memory for its children and
 * theirs. The value is seen by the mover.
 */
export function search(slot: usize, frame: usize, alpha: i32): i32 {
	if ((++nodes & (NODES_BETWEEN - 1)) == 0 && stopRequested()) stopped = true;
	if (stopped) return 0;
	const mover = load<u64>(slot, MOVER);
	const mask = load<u64>(slot, MASK);
	const own = load<u64>(slot, OWN);
	const threats = load<u64>(slot, THREATS);
	const stones = load<i32>(slot, STONES);
	const now = playable(mask);
	const unreachable = outOfReach(threats, now);

	// 1. The moves that do not lose at once, in twos, and the winning cells after each.
	let end = frame;
	for (let moves = now & ~(threats >> 1); moves; ) {
		const cell = moves & -moves;
		moves ^= cell;
		const cell2 = moves & -moves;
		moves ^= cell2;
		const both = winningCells(twoWords(mover | cell, mover | cell2));
		const wins = firstWord(both) & full() & ~(mask | cell);
		if (winsNext(cell, wins, now)) return (cells() - 1 - stones) >> 1;
		collect(end, cell, wins, orderOf(cell, wins, own, unreachable));
		end += SLOT;
		if (cell2 == 0) break;
		const wins2 = secondWord(both) & full() & ~(mask | cell2);
		if (winsNext(cell2, wins2, now)) return (cells() - 1 - stones) >> 1;
		collect(end, cell2, wins2, orderOf(cell2, wins2, own, unreachable));
		end += SLOT;
	}
	// No win with the second stone, so with the third at best.
	const most = (cells() - 3 - stones) >> 1;
	if (most <= alpha) return most;

	// 2. Every child is settled before one is searched; those that stay quiet move up to the front of the frame.
	let result: i32 = -64;
	let quiet = frame;
	for (let at = frame; at < end; at += SLOT) {
		const cell = load<u64>(at, MOVER);
		const value = settle(
			quiet, mask ^ mover, mask | cell, threats & ~cell, load<u64>(at, THREATS), stones + 1, -alpha - 1, -1,
		);
		if (value == QUIET) {
			const order = load<i32>(at, ORDER) + forcingBonus(alpha, load<i32>(quiet, SIGN));
			store<i32>(quiet, withPlace(order, quiet - frame), ORDER);
			quiet += SLOT;
		} else {
			if (value > alpha) return value;
			result = max(result, value);
		}
	}

	// 3. The quiet children, the most promising first. They are few: the best of those left is looked for each time.
	for (let left = quiet - frame; left; left -= SLOT) {
		let best = load<i32>(frame, ORDER);
		for (let at = frame + SLOT; at < quiet; at += SLOT) best = max(best, load<i32>(at, ORDER));
		const child = frame + placeOf(best);
		store<i32>(child, i32.MIN_VALUE, ORDER);
		const sign = load<i32>(child, SIGN);
		const value = sign * search(child, quiet, sign > 0 ? alpha : -alpha - 1);
		if (stopped) return 0;
		result = max(result, value);
		if (value > alpha) break;
	}
	if (usesTable(stones)) keep(load<u64>(slot, KEY), alpha, result);
	return result;
}
