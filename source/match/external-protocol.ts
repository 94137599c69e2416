import type {Position} from '../engine/position.ts';
import type {Move, Rules, Side} from '../engine/rules.ts';

/**
 * What is said between this program and one that plays, line by line; `examples/README.md` describes it. Columns and cells
 * are numbers from `firstNumber`.
 */
export type ProtocolOptions = {readonly firstNumber: 0 | 1};

/** The first line that a program gets: which game is played. */
export function gameLine({width, height, connect, gravity}: Rules, {firstNumber}: ProtocolOptions): string {
	return `game ${width} ${height} ${connect} ${gravity ? 'gravity' : 'free'} ${firstNumber}`;
}

/** The line that asks for a move: the time for it in milliseconds, and all moves so far. */
export function moveLine({moves}: Position, time: number, {firstNumber}: ProtocolOptions): string {
	return `move ${time} ${moves.map((move) => move + firstNumber).join(',') || '-'}`;
}

/** The line that says how the game ended. */
export function endLine(result: Side | 'draw'): string {
	return `end ${result}`;
}

/** The move that a program answered; undefined for a line that is none. Whether it is legal is not looked at. */
export function readMove(line: string, {firstNumber}: ProtocolOptions): Move | undefined {
	return /^\d{1,6}$/.test(line) ? Number(line) - firstNumber : undefined;
}
