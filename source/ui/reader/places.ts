import type {Cell, Move, Rules} from '../../engine/rules.ts';
import {moveCount} from '../../engine/rules.ts';
import type {Look} from '../look.ts';

/** Where a move is played: "column 3", "cell 4". */
export function placeText(rules: Rules, move: Move, {messages: {reader}, firstNumber}: Look): string {
	return rules.gravity ? reader.column(move + firstNumber) : reader.cell(move + firstNumber);
}

/** Several such places: "column 2, column 3 and column 5". */
export function placesText(rules: Rules, moves: readonly Move[], look: Look): string {
	return look.messages.reader.list(moves.map((move) => placeText(rules, move, look)));
}

/** Which numbers are moves: "column 0 to 6". */
export function rangeText(rules: Rules, {messages: {reader}, firstNumber}: Look): string {
	const last = moveCount(rules) - 1 + firstNumber;
	return rules.gravity ? reader.columnRange(firstNumber, last) : reader.cellRange(firstNumber, last);
}

/** The number of the row of a cell, as a person counts it: from the bottom where stones fall, else from the top. */
export function rowNumber({width, height, gravity}: Rules, cell: Cell, {firstNumber}: Look): number {
	const row = Math.floor(cell / width);
	return (gravity ? height - 1 - row : row) + firstNumber;
}

/** The number of the column of a cell. */
export function columnNumber({width}: Rules, cell: Cell, {firstNumber}: Look): number {
	return (cell % width) + firstNumber;
}
