import {
	landingCell,
	outcomeOf,
	type Position,
	sideToMove,
	stonesOf,
	takeBackTo,
	winningMoves,
} from '../../engine/position.ts';
import {type Cell, opponentOf, type Rules} from '../../engine/rules.ts';
import type {Look} from '../look.ts';
import {type CopyForm, copyText} from '../state/copy.ts';
import {columnNumber, placesText, placeText, rowNumber} from './places.ts';

/** The board: column by column from the left, each from the bottom, where stones fall; else row by row from the top. */
export function boardLines(position: Position, look: Look): readonly string[] {
	return position.rules.gravity ? columnLines(position, look) : rowLines(position, look);
}

function columnLines(position: Position, {messages: {reader}, firstNumber}: Look): readonly string[] {
	const {width, height} = position.rules;
	const stones = stonesOf(position);
	return Array.from({length: width}, (_, column) => {
		const sides = Array.from({length: height}, (_, row) => stones[(height - 1 - row) * width + column]).filter(
			(side) => side !== undefined,
		);
		const number = column + firstNumber;
		return sides.length === 0
			? reader.emptyColumn(number)
			: reader.columnLine(number, sides.join(', '), height - sides.length);
	});
}

function rowLines(position: Position, look: Look): readonly string[] {
	const {rules} = position;
	const {width, height} = rules;
	const {messages, firstNumber} = look;
	const stones = stonesOf(position);
	return Array.from({length: height}, (_, row) => {
		const cells = Array.from({length: width}, (_, column) => row * width + column);
		return messages.reader.rowLine(
			rowNumber(rules, row * width, look),
			cells.map((cell) => messages.reader.cellState(cell + firstNumber, stones[cell])).join(', '),
		);
	});
}

/** The last move, what it threatens, or how it ended the game. Nothing of a position without moves. */
export function lastMoveLines(position: Position, look: Look): readonly string[] {
	return [
		...playedLines(position, position.moves.length - 1, look),
		...threatLines(position, look),
		...endLines(position, look),
	];
}

/** The moves from the one with this index on: who played where. */
export function playedLines(position: Position, first: number, look: Look): readonly string[] {
	const {rules, moves} = position;
	const {messages, firstNumber} = look;
	return moves.slice(Math.max(0, first)).map((move, index) => {
		const before = takeBackTo(position, Math.max(0, first) + index);
		const side = sideToMove(before);
		const cell = landingCell(rules, stonesOf(before), move);
		if (cell === undefined) {
			throw new Error(`a game holds the illegal move ${move}`);
		}
		const row = rowNumber(rules, cell, look);
		return rules.gravity
			? messages.reader.dropped(side, move + firstNumber, row)
			: messages.reader.placed(side, move + firstNumber, row, columnNumber(rules, cell, look));
	});
}

/** Where the side that is not to move would complete a line. */
export function threatLines(position: Position, look: Look): readonly string[] {
	const side = opponentOf(sideToMove(position));
	const moves = winningMoves(position, side);
	return moves.length === 0 ? [] : [look.messages.reader.threatens(side, placesText(position.rules, moves, look))];
}

/** How the game ended, and where the line is; nothing while it goes on. */
export function endLines(position: Position, look: Look): readonly string[] {
	const outcome = outcomeOf(position);
	const {game, reader} = look.messages;
	if (outcome === undefined) {
		return [];
	}
	if (outcome.kind === 'draw') {
		return [`${game.draw}.`];
	}
	const cells = outcome.cells.map((cell) => cellText(position.rules, cell, look));
	return [`${game.wins(outcome.winner)}.`, reader.winningLine(reader.list(cells))];
}

function cellText(rules: Rules, cell: Cell, look: Look): string {
	return rules.gravity
		? look.messages.reader.columnAndRow(columnNumber(rules, cell, look), rowNumber(rules, cell, look))
		: placeText(rules, cell, look);
}

/** All moves so far, in one line. */
export function moveListLine(position: Position, look: Look): string {
	const {rules, moves} = position;
	const {reader} = look.messages;
	const said = moves.map((move, index) => `${sideToMove(takeBackTo(position, index))} ${placeText(rules, move, look)}`);
	return said.length === 0 ? reader.noMoves : reader.movesSoFar(said.join(', '));
}

/** The position as moves and as cells where it was reached by moves alone, and as a drawing. */
export function copyLines(position: Position, look: Look): readonly string[] {
	const {start, moves} = position;
	const {messages, firstNumber} = look;
	const text = (form: CopyForm) => copyText(position, form, firstNumber);
	const written =
		start === undefined && moves.length > 0 ? [messages.reader.copyMoves(text('moves')), text('cells')] : [];
	return [...written, ...text('drawing').trimEnd().split('\n')];
}
