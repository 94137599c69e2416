import {parseNumbers, positionFromCells, positionFromDiagram, positionFromMoves} from '../../source/engine/notation.ts';
import type {Position} from '../../source/engine/position.ts';
import {unwrap} from '../../source/engine/result.ts';
import type {Rules} from '../../source/engine/rules.ts';

/** The boards that most tests are about. */
export const CONNECT_FOUR: Rules = {width: 7, height: 6, connect: 4, gravity: true};
export const TIC_TAC_TOE: Rules = {width: 3, height: 3, connect: 3, gravity: false};
export const WIDE_TIC_TAC_TOE: Rules = {width: 4, height: 3, connect: 3, gravity: false};
export const BIG_TIC_TAC_TOE: Rules = {width: 4, height: 4, connect: 4, gravity: false};

/** A board with gravity on which four in a row win. */
export function dropBoard(width: number, height: number): Rules {
	return {width, height, connect: 4, gravity: true};
}

/** The position after moves written as on the command line, columns and cells counted from 0. */
export function afterMoves(rules: Rules, moves: string): Position {
	return unwrap(positionFromMoves(rules, unwrap(parseNumbers(moves))));
}

/** The same with columns and cells counted from 1. */
export function afterMovesFromOne(rules: Rules, moves: string): Position {
	return unwrap(positionFromMoves(rules, unwrap(parseNumbers(moves)), {firstNumber: 1, lenient: false}));
}

/** The position after the course page's `set_board`. */
export function afterLenientMoves(rules: Rules, moves: string): Position {
	return unwrap(positionFromMoves(rules, unwrap(parseNumbers(moves)), {firstNumber: 0, lenient: true}));
}

/** The position after stones on these cells. */
export function afterCells(rules: Rules, cells: readonly number[]): Position {
	return unwrap(positionFromCells(rules, cells));
}

/** The position of a drawn board, its rows separated by `/`. */
export function drawn(rules: Rules, rows: string): Position {
	return unwrap(positionFromDiagram(rules, rows.replaceAll('/', '\n')));
}
