import {type Position, stonesOf} from './position.ts';

/** The documents whose way of printing a board can be chosen. */
export type DiagramStyle = 'course' | 'notebook' | 'tic-tac-toe';

/** All styles. */
export const DIAGRAM_STYLES: readonly DiagramStyle[] = ['course', 'notebook', 'tic-tac-toe'];

/** A board as text, in the style of one of the documents. `firstNumber` is what the first column is called. */
export function formatDiagram(position: Position, style: DiagramStyle, firstNumber: 0 | 1): string {
	return {course, notebook, 'tic-tac-toe': ticTacToe}[style](position, firstNumber);
}

/** As the course page prints a board: bars between the cells, column numbers modulo 10 below. No newline at the end. */
function course(position: Position, firstNumber: 0 | 1): string {
	const {width} = position.rules;
	const rows = rowsOf(position, ' ').map((row) => `|${row.join('|')}|`);
	const numbers = columnNumbers(width, firstNumber).map((number) => ` ${number}`);
	return [...rows, '-'.repeat(2 * width + 1), numbers.join('')].join('\n');
}

/**
 * As the game-tree notebook prints a board: a newline, each cell followed by a space, and for Connect Four the numbers
 * of the columns below.
 */
function notebook(position: Position, firstNumber: 0 | 1): string {
	const {width, gravity} = position.rules;
	const rows = rowsOf(position, '.').map((row) => row.map((cell) => `${cell.toLowerCase()} `).join(''));
	const frame = gravity ? ['='.repeat(2 * width - 1), columnNumbers(width, firstNumber).join(' ')] : [];
	return ['', ...rows, ...frame].join('\n');
}

/** As the tic-tac-toe page prints a board: bars between the cells, dots for empty ones, and a blank line at the end. */
function ticTacToe(position: Position): string {
	return [...rowsOf(position, '.').map((row) => row.join(' | ')), ''].join('\n');
}

function rowsOf(position: Position, empty: string): readonly string[][] {
	const {width, height} = position.rules;
	const stones = stonesOf(position);
	return Array.from({length: height}, (_, row) =>
		Array.from({length: width}, (_, column) => stones[row * width + column] ?? empty),
	);
}

function columnNumbers(width: number, firstNumber: 0 | 1): readonly string[] {
	return Array.from({length: width}, (_, column) => String((column + firstNumber) % 10));
}
