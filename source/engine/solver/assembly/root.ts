/**
 * The score of a position, by a schedule of windows.
 *
 * A score is the number of stones that the winner still has in hand, the completing one counted; negative when the mover loses.
 * With n stones on the board, a win by the next stone is (cells + 1 - n) / 2.
 *
 * Two plans. From outside: windows near the quickest possible win and loss are cheap, as almost every line is cut off for being
 * too long, and where the game is won soon they find it: half the time of the easy sets. From the middle: halving the interval
 * that is left, nearer to 0 first, as the windows around 0 cut the interval best when the score is small. The first plan is
 * followed while it costs little, then the second.
 */
import {cells, full, height, playable, stride, width} from './board';
import {QUIET, settle} from './forced';
import {hasFour, winningCellsOf} from './lines';
import {SIGN, SLOT} from './nodes';
import {nodes, restart, search, stopped} from './search';

/** Nodes that the plan from outside may cost, and the width of its steps. */
const OUTSIDE_NODES: u64 = 10000;
const OUTSIDE_STEP: i32 = 3;

/** What `scoreOfColumn` returns for a full column. */
export const NO_MOVE: i32 = -128;

let line: usize = 0;
let slots: usize = 0;
let mover: u64 = 0;
let mask: u64 = 0;
let stones: i32 = 0;

/** Places the moves of a position (64 bytes) and the slots of the search. */
export function placeRoot(lineAt: usize, slotsAt: usize): void {
	line = lineAt;
	slots = slotsAt;
}

/** Where the columns of a position are written, a byte each, counted from 0. */
export function lineAddress(): usize { return line; }

// @ts-ignore: decorator
@inline function play(cell: u64): void {
	mover ^= mask;
	mask |= cell;
	stones++;
}

// @ts-ignore: decorator
@inline function cellOf(column: i32): u64 { return playable(mask) & (firstCells() << (<u64>column * stride())); }

// @ts-ignore: decorator
@inline function firstCells(): u64 { return (<u64>1 << <u64>height()) - 1; }

/**
 * Sets the position from the columns at `lineAddress`. Returns 0 when it can be searched; else, with the place of the move in
 * the higher bits (shifted by 3): 1 no such column, 2 the column is full, 3 the game was over before this move; 4 it is over now.
 */
export function setPosition(length: i32): i32 {
	mover = 0;
	mask = 0;
	stones = 0;
	for (let i = 0; i < length; i++) {
		if (hasFour(mask ^ mover) || stones == cells()) return i << 3 | 3;
		const column = <i32>load<u8>(line + <usize>i);
		if (column >= width()) return i << 3 | 1;
		const cell = cellOf(column);
		if (!cell) return i << 3 | 2;
		play(cell);
	}
	return hasFour(mask ^ mover) || stones == cells() ? length << 3 | 4 : 0;
}

/**
 * Sets the position from its stones, as bits of board.ts in lower and upper halves: those of the side to move, and all. The stones
 * must be such that a game can lead to them. Returns false where the game is over.
 */
export function setStones(moverLow: u32, moverHigh: u32, maskLow: u32, maskHigh: u32): bool {
	mover = (<u64>moverHigh << 32) | moverLow;
	mask = (<u64>maskHigh << 32) | maskLow;
	stones = <i32>popcnt(mask);
	return !hasFour(mover) && !hasFour(mask ^ mover) && stones != cells();
}

/** Asks whether the score is above alpha, as `search` does. */
function ask(own: u64, threats: u64, alpha: i32): i32 {
	const value = settle(slots, mover, mask, own, threats, stones, alpha, 1);
	if (value != QUIET) return value;
	const sign = load<i32>(slots, SIGN);
	return sign * search(slots, slots + SLOT, sign > 0 ? alpha : -alpha - 1);
}

function score(): i32 {
	const own = winningCellsOf(mover) & full() & ~mask;
	if (own & playable(mask)) return (cells() + 1 - stones) >> 1;
	const threats = winningCellsOf(mask ^ mover) & full() & ~mask;
	const nodesAtFirst = nodes;
	let low = -((cells() - stones) >> 1);
	let high = (cells() - 1 - stones) >> 1;
	let above = true;
	while (low < high) {
		let alpha = low + ((high - low) >> 1);
		if (nodes - nodesAtFirst < OUTSIDE_NODES && high - low > OUTSIDE_STEP) {
			alpha = above ? high - OUTSIDE_STEP : low + OUTSIDE_STEP - 1;
			above = !above;
		} else if (alpha <= 0) {
			alpha = min(alpha, low / 2);
		} else {
			alpha = max(alpha, high / 2);
		}
		const value = ask(own, threats, alpha);
		if (stopped) return 0;
		if (value > alpha) low = value;
		else high = value;
	}
	return low;
}

/** The score of the position, for its mover. */
export function solve(): i32 {
	restart();
	return score();
}

/** The score of a move for the side that makes it, or NO_MOVE. */
export function scoreOfColumn(column: i32): i32 {
	restart();
	const cell = column >= 0 && column < width() ? cellOf(column) : 0;
	if (!cell) return NO_MOVE;
	if (winningCellsOf(mover) & cell) return (cells() + 1 - stones) >> 1;
	if (stones + 1 == cells()) return 0;
	const moverBefore = mover, maskBefore = mask;
	play(cell);
	const result = -score();
	mover = moverBefore;
	mask = maskBefore;
	stones--;
	return result;
}

/** Nodes of the last `solve` or `scoreOfColumn`. */
export function nodeCount(): f64 { return <f64>nodes; }

/** True when that one gave up because it was asked to stop: its score means nothing. */
export function wasStopped(): bool { return stopped; }
