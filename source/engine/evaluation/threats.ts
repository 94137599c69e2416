import type {Board} from '../board.ts';
import {EMPTY, O_STONE, X_STONE} from '../line-table.ts';
import type {Evaluation, Term} from './evaluation.ts';
import {patternLineValue} from './pattern.ts';

/**
 * Open lines, and threats: empty cells with which a side completes a line.
 *
 * A threat that can be carried out now decides the game almost at once. With gravity the others matter by the row they
 * are on: when all other columns are full, the sides fill the last column in turn, and whether X or O comes to a cell
 * follows from the number of cells filled before it. On the 7x6 board X comes to the odd rows counted from the bottom
 * and O to the even ones, so that X wants odd threats and O even ones (Victor Allis, "A Knowledge-based Approach of
 * Connect-Four", 1988, chapter 3: zugzwang). Whatever lies above a threat that its side comes to is never reached.
 */
export const threats: Evaluation = {
	id: 'threats',
	lineValue: patternLineValue([2, 9, 16]),
	evaluate: (board) => {
		const found = findThreats(board);
		return board.lineSum + found.atOnce + found.later;
	},
	explain: (board): readonly Term[] => {
		const found = findThreats(board);
		return [
			{name: 'open lines', value: board.lineSum},
			{name: 'threats that can be carried out now', value: found.atOnce},
			{name: 'threats that wait for their row', value: found.later},
		];
	},
};

/** A win with the next move. */
const WINS_AT_ONCE = 5000;
/** Two different winning moves of the side that has just moved: only one can be blocked. */
const WINS_AFTER_NEXT = 4000;
/** A single winning move of the side that has just moved: it will be blocked, at the cost of a move. */
const FORCES_A_REPLY = 5;
/** A threat on a cell that its side comes to, on the lowest row, and how much less it is worth a row higher. */
const COMES_TO_IT = 150;
const LESS_PER_ROW = 8;
/** A threat on a cell that the opponent comes to: it only keeps the opponent from using the cell below. */
const DOES_NOT_COME = 20;
/** Two threats of one side right above each other: the second works when the first is blocked. */
const STACKED = 400;

function findThreats(board: Board): {readonly atOnce: number; readonly later: number} {
	return board.rules.gravity ? findWithGravity(board) : findWithoutGravity(board);
}

function findWithoutGravity(board: Board): {readonly atOnce: number; readonly later: number} {
	let x = 0;
	let o = 0;
	for (let cell = 0; cell < board.cells.length; cell++) {
		if (board.cells[cell] === EMPTY) {
			const completers = board.completers(cell);
			x += completers & X_STONE ? 1 : 0;
			o += completers & O_STONE ? 1 : 0;
		}
	}
	return {atOnce: valueAtOnce(board, x, o), later: 0};
}

function findWithGravity(board: Board): {readonly atOnce: number; readonly later: number} {
	const {width, height} = board.rules;
	const cellsElsewhere = (width - 1) * height;
	let xNow = 0;
	let oNow = 0;
	let later = 0;
	for (let column = 0; column < width; column++) {
		const first = board.heights[column] as number;
		let xBelow = false;
		let oBelow = false;
		for (let row = first; row < height; row++) {
			const cell = (height - 1 - row) * width + column;
			const completers = board.completers(cell);
			const x = (completers & X_STONE) !== 0;
			const o = (completers & O_STONE) !== 0;
			if (row === first) {
				xNow += x ? 1 : 0;
				oNow += o ? 1 : 0;
			} else if (x || o) {
				const xComes = (cellsElsewhere + row) % 2 === 0;
				const full = COMES_TO_IT - LESS_PER_ROW * row;
				later += x ? (xComes ? full : DOES_NOT_COME) + (xBelow ? STACKED : 0) : 0;
				later -= o ? (xComes ? DOES_NOT_COME : full) + (oBelow ? STACKED : 0) : 0;
				if (xComes ? x : o) {
					break;
				}
			}
			xBelow = x;
			oBelow = o;
		}
	}
	return {atOnce: valueAtOnce(board, xNow, oNow), later};
}

/** The value of `x` and `o` different moves with which the sides would win now. */
function valueAtOnce(board: Board, x: number, o: number): number {
	const [own, other, sign] = board.toMove === X_STONE ? [x, o, 1] : [o, x, -1];
	if (own > 0) {
		return sign * WINS_AT_ONCE;
	}
	return -sign * (other > 1 ? WINS_AFTER_NEXT : other * FORCES_A_REPLY);
}
