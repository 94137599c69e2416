import {landingCell, outcomeOf, type Position, stonesOf, takeBackTo} from '../../engine/position.ts';
import {type Cell, sameRules} from '../../engine/rules.ts';

/** What moves on a board at a moment. */
export type Motion = {
	/** The stone on its way to `cell`, passing the cell of its column in this row. */
	readonly falling?: {readonly cell: Cell; readonly row: number};
	/** Whether the winning line is lit up. */
	readonly blink: boolean;
};

/** A moment of a motion, and how long it is seen, in milliseconds. */
export type Moment = {readonly motion: Motion; readonly time: number};

/** A board on which nothing moves. */
export const STILL: Motion = {blink: false};

/** How long each moment of a fall is seen, in milliseconds, and how many there are at the most. */
const FALL = {time: 30, moments: 6} as const;

/** How long a winning line is lit up, and is not, in milliseconds. */
const BLINK_TIME = 150;

/** What is seen between two positions: nothing, except where the second one is the first one after one more move. */
export function motionBetween(before: Position, after: Position): readonly Moment[] {
	const {length} = before.moves;
	const isNext =
		after.moves.length === length + 1 &&
		before.start === after.start &&
		sameRules(before.rules, after.rules) &&
		before.moves.every((move, index) => move === after.moves[index]);
	return isNext ? [...fallTo(after), ...(outcomeOf(after)?.kind === 'win' ? BLINK : [])] : [];
}

/** The cell of the last stone; undefined where no move was made. */
export function lastCell(position: Position): Cell | undefined {
	const {rules, moves} = position;
	const last = moves.at(-1);
	return last === undefined ? undefined : landingCell(rules, stonesOf(takeBackTo(position, moves.length - 1)), last);
}

/** The last stone passes the cells above its own one; on a high board it skips some. */
function fallTo(position: Position): readonly Moment[] {
	const {rules} = position;
	const cell = lastCell(position);
	if (!rules.gravity || cell === undefined) {
		return [];
	}
	const last = Math.floor(cell / rules.width);
	const count = Math.min(last, FALL.moments);
	return Array.from({length: count}, (_, moment) => ({
		motion: {falling: {cell, row: Math.floor((moment * last) / count)}, blink: false},
		time: FALL.time,
	}));
}

/** A line that has won is lit up twice. */
const BLINK: readonly Moment[] = [true, false, true].map((blink) => ({motion: {blink}, time: BLINK_TIME}));
