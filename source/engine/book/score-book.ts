import {EMPTY, O_STONE, type Stone, X_STONE} from '../line-table.ts';
import {countStones, type Position, setupPosition, sideToMove, stonesOf} from '../position.ts';
import {cellCount, type Rules, type Side, sameRules} from '../rules.ts';

/**
 * A book of exact scores: positions with at most `plies` stones on which the game goes on, mirror images once, and for each
 * the solver's score for the side to move. It need not be complete; what it does not hold it does not know.
 */
export type ScoreBook = {
	readonly rules: Rules;
	/** The most stones a position of the book has. */
	readonly plies: number;
	/** The positions by their number of stones, from 0 to `plies`. */
	readonly layers: readonly ScoreLayer[];
};

/** Positions with the same number of stones: their codes (`codeOf`), ascending, and beside each its score. */
export type ScoreLayer = {readonly codes: Float64Array; readonly scores: Int8Array};

/**
 * The most stones that the positions of a score book may have. A code (`codeOf`) is then below 3^31 on the widest board,
 * a whole number that a float holds exactly.
 */
export const MOST_PLIES = 12;

/**
 * Why bytes are no score book, or positions make none: a file is of another kind or version (`readable` is the one that can be
 * read), damaged, or for a board and a number of plies that have no book; packed positions are fewer or others than the file
 * says, or cannot be; of the records of another solver, the length is wrong, or a record, counted from 0, is no position, has
 * too many stones, or has a position that is there already; a position of an opening book has no score, or too many stones.
 */
export type ScoreBookReason =
	| {readonly kind: 'other-kind'}
	| {readonly kind: 'other-version'; readonly version: string; readonly readable: number}
	| {readonly kind: 'damaged'}
	| {readonly kind: 'no-book-to'; readonly board: string; readonly plies: string}
	| {readonly kind: 'fewer-positions'}
	| {readonly kind: 'other-positions'}
	| {readonly kind: 'impossible-positions'; readonly stones: number}
	| {readonly kind: 'wrong-length'}
	| {readonly kind: 'no-position'; readonly record: number}
	| {readonly kind: 'many-stones'; readonly record: number; readonly most: number}
	| {readonly kind: 'position-twice'; readonly record: number}
	| {readonly kind: 'no-score'; readonly stones: number}
	| {readonly kind: 'no-book-with'; readonly board: string; readonly stones: number};

/** Whether a board can have a score book of positions with at most `plies` stones: stones fall, and there are few enough. */
export function canHaveScoreBook({gravity}: Rules, plies: number): boolean {
	return gravity && plies <= MOST_PLIES;
}

/** One position of a book: its number of stones, its code, and its score for the side to move. */
export type ScoredPosition = {readonly stones: number; readonly code: number; readonly score: number};

/** The book that holds these positions, in any order; each code at most once. */
export function scoreBookOf(rules: Rules, plies: number, positions: readonly ScoredPosition[]): ScoreBook {
	const layers = Array.from({length: plies + 1}, (_, stones) => {
		const layer = positions.filter((position) => position.stones === stones).sort((a, b) => a.code - b.code);
		return {
			codes: Float64Array.from(layer, ({code}) => code),
			scores: Int8Array.from(layer, ({score}) => score),
		};
	});
	return {rules, plies, layers};
}

/** The number of positions in a book. */
export function countPositions({layers}: ScoreBook): number {
	return layers.reduce((sum, {codes}) => sum + codes.length, 0);
}

/** The solver's score of a position for its side to move, or undefined where the book does not know it. */
export function lookUpScore(book: ScoreBook, position: Position): number | undefined {
	if (!sameRules(book.rules, position.rules)) {
		return undefined;
	}
	const stones = stonesOf(position);
	const {X: x, O: o} = countStones(stones);
	// The book is about games; where the stones would give the turn to the other side, it knows nothing.
	if (x + o > book.plies || sideToMove(position) !== (x > o ? 'O' : 'X')) {
		return undefined;
	}
	return scoreOfCode(book, x + o, codeOf(book.rules, stones.map(digitOf)));
}

/** The score of the position with this number of stones and this code, or undefined where the book does not know it. */
export function scoreOfCode({layers}: ScoreBook, stones: number, code: number): number | undefined {
	const layer = layers[stones];
	if (layer === undefined) {
		return undefined;
	}
	let low = 0;
	let high = layer.codes.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((layer.codes[middle] as number) < code) {
			low = middle + 1;
		} else {
			high = middle;
		}
	}
	return layer.codes[low] === code ? layer.scores[low] : undefined;
}

/**
 * A number that says which stones lie on a board where they fall: the columns from the left, in each the stones from the
 * bottom (1 for X, 2 for O) and then a 0, read as digits in base 3. Of the two readings, from the left and from the right,
 * the smaller one counts, so that mirror images have the same code. Boards with as many stones, other than mirror images,
 * have different codes. `cells` holds 0, 1 or 2 for each cell.
 */
export function codeOf({width, height}: Rules, cells: ArrayLike<number>): number {
	let fromLeft = 0;
	let fromRight = 0;
	for (let place = 0; place < width; place++) {
		fromLeft *= 3;
		fromRight *= 3;
		for (let row = height - 1; row >= 0 && cells[row * width + place] !== EMPTY; row--) {
			fromLeft = fromLeft * 3 + (cells[row * width + place] as number);
		}
		const mirrored = width - 1 - place;
		for (let row = height - 1; row >= 0 && cells[row * width + mirrored] !== EMPTY; row--) {
			fromRight = fromRight * 3 + (cells[row * width + mirrored] as number);
		}
	}
	return Math.min(fromLeft, fromRight);
}

/** The position that a code stands for, as a board that was set up: the one of both mirror images that was read. */
export function positionOfCode(rules: Rules, code: number): Position {
	const {width, height} = rules;
	const columns: Stone[][] = Array.from({length: width}, () => []);
	let place = width - 1;
	// The last digits are the last column's, its top stone first; a 0 ends each column but the first.
	for (let rest = code; rest > 0 || place > 0; rest = Math.floor(rest / 3)) {
		const digit = rest % 3;
		if (digit === 0) {
			place--;
		} else {
			columns[place]?.unshift(digit === 1 ? X_STONE : O_STONE);
		}
	}
	const stones = new Array<Side | undefined>(cellCount(rules)).fill(undefined);
	let count = 0;
	for (const [column, pile] of columns.entries()) {
		for (const [level, stone] of pile.entries()) {
			stones[(height - 1 - level) * width + column] = stone === X_STONE ? 'X' : 'O';
			count++;
		}
	}
	return setupPosition(rules, stones, count % 2 === 0 ? 'X' : 'O');
}

function digitOf(side: Side | undefined): Stone {
	return side === undefined ? EMPTY : side === 'X' ? X_STONE : O_STONE;
}
