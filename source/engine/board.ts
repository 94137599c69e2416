import {type Geometry, geometryOf} from './board-geometry.ts';
import {COMPLETED, decode, EMPTY, LineTable, type LineValue, O_STONE, type Stone, X_STONE} from './line-table.ts';
import {type Position, sideToMove, stonesOf} from './position.ts';
import {type Cell, cellCount, type Move, moveCount, type Rules, type Side} from './rules.ts';
import type {SearchSpace} from './search/search-space.ts';

/** How a board values its lines and itself: what the `Evaluation` of a search needs from it. X's view. */
export type BoardEvaluation = {
	readonly lineValue?: LineValue;
	evaluate(board: Board): number;
};

/**
 * A mutable board for searches: stones are placed and taken back in place, and everything a search asks for is kept up
 * to date by the lines that the stone lies on. Nothing is checked: `place` takes moves that `generate` gave.
 *
 * Each line's content is a code in base 3 (LineTable); a placed stone changes the codes of the at most four lines it is
 * on. The table then tells whether the line is completed, and by how much the sum of the line values changes.
 */
export class Board implements SearchSpace {
	readonly rules: Rules;
	readonly mostMoves: number;
	readonly mostPlies: number;
	readonly naturalOrder: Int16Array;
	readonly centreOrder: Int16Array;
	/** The content of each cell. */
	readonly cells: Uint8Array;
	/** With gravity the number of stones in each column. */
	readonly heights: Uint8Array;
	/** The number of stones on the board. */
	stones = 0;
	/** The side to move. */
	toMove: Stone;
	/** Whether the last stone completed a line. */
	completed = false;
	/** The sum of the values of all lines that nobody has completed, in X's view; right while the game goes on. */
	lineSum = 0;
	/** Two independent 32-bit hashes of the stones and the side to move (Zobrist 1970). */
	hashLow: number;
	hashHigh: number;

	readonly #evaluation: BoardEvaluation;
	readonly #geometry: Geometry;
	readonly #codes: Float64Array;
	readonly #tables: readonly LineTable[];
	/** The sum of the line values before each of the stones on the board was placed. */
	readonly #sums: Float64Array;
	readonly #firstOfCell: Int32Array;
	readonly #linesOfCells: Int32Array;
	readonly #powers: Float64Array;
	readonly #zobristLow: Int32Array;
	readonly #zobristHigh: Int32Array;

	/** The board of a position. The evaluation decides what `lineSum` adds up and what `evaluate` answers. */
	constructor(position: Position, evaluation: BoardEvaluation) {
		const {rules} = position;
		this.rules = rules;
		this.#evaluation = evaluation;
		this.#geometry = geometryOf(rules);
		this.#firstOfCell = this.#geometry.firstOfCell;
		this.#linesOfCells = this.#geometry.linesOfCells;
		this.#powers = this.#geometry.powers;
		this.#zobristLow = this.#geometry.zobristLow;
		this.#zobristHigh = this.#geometry.zobristHigh;
		this.#sums = new Float64Array(cellCount(rules));
		this.naturalOrder = this.#geometry.naturalOrder;
		this.centreOrder = this.#geometry.centreOrder;
		this.mostMoves = moveCount(rules);
		this.cells = new Uint8Array(cellCount(rules));
		this.heights = new Uint8Array(rules.width);
		this.#codes = new Float64Array(this.#geometry.lineLengths.length);
		this.#tables = tablesOf(rules, this.#geometry, evaluation.lineValue ?? noValue);
		for (const [line, table] of this.#tables.entries()) {
			this.lineSum += table.value(this.#codes[line] as number);
		}

		this.toMove = stoneOf(sideToMove(position));
		this.hashLow = this.toMove === X_STONE ? 0 : (this.#zobristLow[0] as number);
		this.hashHigh = this.toMove === X_STONE ? 0 : (this.#zobristHigh[0] as number);
		for (const [cell, side] of stonesOf(position).entries()) {
			if (side !== undefined) {
				if (rules.gravity) {
					this.heights[cell % rules.width] = (this.heights[cell % rules.width] as number) + 1;
				}
				this.#put(cell, stoneOf(side));
			}
		}
		this.completed = false;
		this.mostPlies = this.cells.length - this.stones;
	}

	/** Writes those of the moves in `order` for which there is room into `moves` from `start` on; answers how many. */
	generate(order: Int16Array, moves: Int16Array, start: number): number {
		const {height, gravity} = this.rules;
		let end = start;
		for (let index = 0; index < order.length; index++) {
			const move = order[index] as number;
			if (gravity ? (this.heights[move] as number) < height : this.cells[move] === EMPTY) {
				moves[end++] = move;
			}
		}
		return end - start;
	}

	/** The cell on which the stone of a possible move comes to lie. */
	target(move: Move): Cell {
		const {width, height, gravity} = this.rules;
		return gravity ? (height - 1 - (this.heights[move] as number)) * width + move : move;
	}

	/** Places a stone of the side to move, and passes the turn. */
	play(move: Move): void {
		this.#put(this.target(move), this.toMove);
		if (this.rules.gravity) {
			this.heights[move] = (this.heights[move] as number) + 1;
		}
		this.#turn();
	}

	/** Takes back `move`, which must be the last one played. */
	undo(move: Move): void {
		if (this.rules.gravity) {
			this.heights[move] = (this.heights[move] as number) - 1;
		}
		this.#turn();
		this.#take(this.target(move), this.toMove);
	}

	/** Whether every cell has a stone. */
	isFull(): boolean {
		return this.stones === this.cells.length;
	}

	/** The static value of the board for the side to move; the game must go on. */
	evaluate(): number {
		const value = this.#evaluation.evaluate(this);
		return this.toMove === X_STONE ? value : -value;
	}

	/** Who would complete a line with a stone on the empty `cell`: nobody (0), X_STONE, O_STONE, or both (their sum). */
	completers(cell: Cell): number {
		let x = 0;
		let o = 0;
		const end = this.#firstOfCell[cell + 1] as number;
		for (let index = this.#firstOfCell[cell] as number; index < end; index++) {
			const line = this.#linesOfCells[index] as number;
			const table = this.#tables[line] as LineTable;
			const power = this.#powers[index] as number;
			const code = this.#codes[line] as number;
			if (table.value(code + X_STONE * power) === COMPLETED) {
				x = X_STONE;
			}
			if (table.value(code + O_STONE * power) === COMPLETED) {
				o = O_STONE;
			}
		}
		return x + o;
	}

	/** The contents of all lines, in the order of `linesOf`. */
	lineContents(): ReadonlyArray<readonly Stone[]> {
		return this.#geometry.lineLengths.map((length, line) => decode(this.#codes[line] as number, length));
	}

	#turn(): void {
		this.toMove = (3 - this.toMove) as Stone;
		this.hashLow ^= this.#zobristLow[0] as number;
		this.hashHigh ^= this.#zobristHigh[0] as number;
	}

	/** Places a stone: the lines through its cell change their codes, and by those the sum of their values. */
	#put(cell: Cell, side: Stone): void {
		const codes = this.#codes;
		const lines = this.#linesOfCells;
		const powers = this.#powers;
		const tables = this.#tables;
		let sum = this.lineSum;
		this.#sums[this.stones++] = sum;
		this.cells[cell] = side;
		const end = this.#firstOfCell[cell + 1] as number;
		for (let index = this.#firstOfCell[cell] as number; index < end; index++) {
			const line = lines[index] as number;
			const table = tables[line] as LineTable;
			const before = codes[line] as number;
			const after = before + side * (powers[index] as number);
			codes[line] = after;
			const valueBefore = table.value(before);
			const valueAfter = table.value(after);
			if (valueAfter === COMPLETED) {
				this.completed = true;
			} else {
				sum += valueAfter;
			}
			if (valueBefore !== COMPLETED) {
				sum -= valueBefore;
			}
		}
		this.lineSum = sum;
		this.#hash(cell, side);
	}

	/** Takes back the last stone placed: its lines' codes change back, and the sum is the one of before. */
	#take(cell: Cell, side: Stone): void {
		const codes = this.#codes;
		const lines = this.#linesOfCells;
		const powers = this.#powers;
		const end = this.#firstOfCell[cell + 1] as number;
		for (let index = this.#firstOfCell[cell] as number; index < end; index++) {
			const line = lines[index] as number;
			codes[line] = (codes[line] as number) - side * (powers[index] as number);
		}
		this.cells[cell] = EMPTY;
		this.lineSum = this.#sums[--this.stones] as number;
		this.completed = false;
		this.#hash(cell, side);
	}

	#hash(cell: Cell, side: Stone): void {
		const key = 2 * cell + side;
		this.hashLow ^= this.#zobristLow[key] as number;
		this.hashHigh ^= this.#zobristHigh[key] as number;
	}
}

/** A side as a board holds it. */
export function stoneOf(side: Side): Stone {
	return side === 'X' ? X_STONE : O_STONE;
}

function noValue(): number {
	return 0;
}

/** Tables are shared between boards: one for each line value, length and number in a row. */
const tables = new WeakMap<LineValue, Map<string, LineTable>>();

function tablesOf(rules: Rules, geometry: Geometry, lineValue: LineValue): readonly LineTable[] {
	let known = tables.get(lineValue);
	if (known === undefined) {
		known = new Map();
		tables.set(lineValue, known);
	}
	const byKey = known;
	return geometry.lineLengths.map((length) => {
		const key = `${length}/${rules.connect}`;
		let table = byKey.get(key);
		if (table === undefined) {
			table = new LineTable(length, rules.connect, lineValue);
			byKey.set(key, table);
		}
		return table;
	});
}
