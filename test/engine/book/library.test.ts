import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {buildBook} from '../../../source/engine/book/build.ts';
import * as books from '../../../source/engine/book/library.ts';
import {TIC_TAC_TOE_BOOK} from '../../../source/engine/book/tic-tac-toe-4x4.ts';
import {emptyPosition, legalMoves, type Position, play} from '../../../source/engine/position.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {SearchMemory, searchPosition} from '../../../source/engine/search/search-position.ts';
import {afterMoves, BIG_TIC_TAC_TOE, CONNECT_FOUR, dropBoard, TIC_TAC_TOE} from '../../helpers/positions.ts';
import {settingsFor, TO_THE_END} from '../../helpers/searches.ts';

/** What the program's own openings say. */
const bookMoves = (position: Position) => books.bookMoves(books.builtInLibrary(), position);

/** The eight symmetries of the 4x4 board, by rows and columns. */
const SYMMETRIES: ReadonlyArray<(row: number, column: number) => number> = [
	(row, column) => 4 * row + column,
	(row, column) => 4 * row + 3 - column,
	(row, column) => 4 * (3 - row) + column,
	(row, column) => 4 * (3 - row) + 3 - column,
	(row, column) => 4 * column + row,
	(row, column) => 4 * column + 3 - row,
	(row, column) => 4 * (3 - column) + row,
	(row, column) => 4 * (3 - column) + 3 - row,
];

/** The lines of a book with a position of at most so many stones. */
function entriesWithin(text: string, stones: number): string[] {
	return text.split('\n').filter((line) => {
		const [position = ''] = line.split(':');
		const count = position === '-' ? 0 : position.includes(',') ? position.split(',').length : position.length;
		return line.includes(':') && count <= stones;
	});
}

describe("the notebook's book", () => {
	test('begins in the middle and answers on top of it', () => {
		expect(bookMoves(afterMoves(CONNECT_FOUR, ''))?.moves).toEqual([3]);
		expect(bookMoves(afterMoves(CONNECT_FOUR, '3'))?.moves).toEqual([3]);
	});

	test('knows nothing else', () => {
		for (const moves of ['0', '2', '4', '33', '333']) {
			expect(bookMoves(afterMoves(CONNECT_FOUR, moves))).toBeUndefined();
		}
		expect(bookMoves(emptyPosition(dropBoard(6, 5)))).toBeUndefined();
		expect(bookMoves(emptyPosition(TIC_TAC_TOE))).toBeUndefined();
	});
});

describe('the book of tic-tac-toe 4x4', () => {
	const early = fc.array(fc.nat({max: 15}), {maxLength: 3}).map((choices) => {
		let position: Position = emptyPosition(BIG_TIC_TAC_TOE);
		for (const choice of choices) {
			const legal = legalMoves(position);
			position = unwrap(play(position, legal[choice % legal.length] ?? Number.NaN));
		}
		return position;
	});

	test('knows every position with at most three stones, and that it is a draw', () => {
		for (let first = 0; first < 16; first++) {
			for (let second = 0; second < 16; second++) {
				for (let third = 0; third < 16; third++) {
					if (first !== second && second !== third && first !== third) {
						const entry = bookMoves(afterMoves(BIG_TIC_TAC_TOE, `${first},${second},${third}`));
						expect(entry?.result).toBe('draw');
						expect(entry?.moves.length).toBeGreaterThan(0);
					}
				}
			}
		}
		expect(bookMoves(afterMoves(BIG_TIC_TAC_TOE, '0,1,2,3'))).toBeUndefined();
	});

	test('gives the images of its moves for the images of a position, under all eight symmetries', () => {
		fc.assert(
			fc.property(early, fc.integer({min: 0, max: 7}), (position, which) => {
				const map = (cell: number) => SYMMETRIES[which]?.(Math.floor(cell / 4), cell % 4) ?? Number.NaN;
				const image = position.moves.reduce<Position>(
					(before, move) => unwrap(play(before, map(move))),
					emptyPosition(BIG_TIC_TAC_TOE),
				);
				const moves = bookMoves(position)?.moves ?? [];
				expect(moves.length).toBeGreaterThan(0);
				expect(bookMoves(image)?.moves).toEqual(moves.map(map).sort((a, b) => a - b));
				expect(legalMoves(position)).toEqual(expect.arrayContaining([...moves]));
			}),
			{numRuns: 300},
		);
	});

	test('has only moves that keep the draw', () => {
		const memory = new SearchMemory();
		const settings = settingsFor(BIG_TIC_TAC_TOE, {...TO_THE_END, wins: 'flat'});
		const lines = entriesWithin(TIC_TAC_TOE_BOOK, 3);
		// By Burnside's lemma 1 + 3 + 33 + 219 positions are different.
		expect(lines).toHaveLength(256);
		for (const line of lines) {
			const [moves = '', rest = ''] = line.split(':');
			const position = afterMoves(BIG_TIC_TAC_TOE, moves === '-' ? '' : moves);
			const answers = rest.replace('= draw', '').trim().split(' ').map(Number);
			for (const after of answers.map((move) => unwrap(play(position, move)))) {
				const {score} = searchPosition(after, settings, UNDISTURBED, memory);
				expect(score).toEqual({view: 'X', bound: 'exact', kind: 'draw'});
			}
		}
	});

	test('is what our own search works out', () => {
		const built = buildBook(BIG_TIC_TAC_TOE, 2);
		expect(built.split('\n')[0]).toBe('game 4x4 connect 4');
		expect(entriesWithin(built, 16)).toEqual(entriesWithin(TIC_TAC_TOE_BOOK, 2));
		expect(entriesWithin(built, 16)).toHaveLength(1 + 3 + 33);
	});
});

describe('a book of a small board', () => {
	test('has the winning first moves of 4x3, the won result and no finished game', () => {
		const text = buildBook({width: 4, height: 3, connect: 3, gravity: false}, 1);
		const [rules, empty] = text.split('\n');
		expect(rules).toBe('game 4x3 connect 3');
		expect(empty).toMatch(/^-: [\d ]+ = X$/);
	});

	test('of a board that is full after two stones ends there', () => {
		expect(buildBook({width: 2, height: 1, connect: 3, gravity: false}, 5)).toBe(
			'game 2x1 connect 3\n-: 0 1 = draw\n0: 1 = draw\n',
		);
	});
});

describe('the move a player takes from the book', () => {
	test('is the first one, the left, the right, or any of them', () => {
		const position = emptyPosition(BIG_TIC_TAC_TOE);
		const choose = (tie: 'first' | 'left' | 'right' | 'random', seed = 1) =>
			books.chooseBookMove(books.builtInLibrary(), position, settingsFor(BIG_TIC_TAC_TOE, {tie, seed}));
		expect([choose('first'), choose('left'), choose('right')]).toEqual([0, 0, 15]);
		const chosen = Array.from({length: 80}, (_, seed) => choose('random', seed));
		expect(new Set(chosen)).toEqual(new Set([0, 3, 5, 6, 9, 10, 12, 15]));
		expect(Array.from({length: 80}, (_, seed) => choose('random', seed))).toEqual(chosen);
	});

	test('is none where the book knows nothing', () => {
		expect(
			books.chooseBookMove(books.builtInLibrary(), afterMoves(CONNECT_FOUR, '0'), settingsFor(CONNECT_FOUR)),
		).toBeUndefined();
	});
});
