import {describe, expect, test} from 'vitest';
import {bookScore, builtInBook, entryText, formatBook, lookUp, parseBook} from '../../../source/engine/book/book.ts';
import {withSideToMove} from '../../../source/engine/position.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {problemText} from '../../../source/format/problem-text.ts';
import {afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';

const TEXT = `# a book for a test
game 7x6 connect 4 gravity   # the rules

-: 3
3,2: 3 4 = draw
01: 6 = X # known
`;

/** What a line that is no entry should have been. */
const EXPECTED_ENTRY = 'expected "position: moves", such as "3,2: 3 4 = draw", or its score, such as "3,2: = -2"';

function problemOf(text: string) {
	const result = parseBook(text);
	return result.ok ? undefined : result.problem;
}

describe('the text of a book', () => {
	test('has the rules, then a line for each position: its moves, the good ones, and the result where it is known', () => {
		const book = unwrap(parseBook(TEXT));
		expect(book.rules).toEqual(CONNECT_FOUR);
		expect(lookUp(book, afterMoves(CONNECT_FOUR, ''))).toEqual({moves: [3], result: undefined});
		expect(lookUp(book, afterMoves(CONNECT_FOUR, '32'))).toEqual({moves: [3, 4], result: 'draw'});
		expect(lookUp(book, afterMoves(CONNECT_FOUR, '01'))).toEqual({moves: [6], result: 'X'});
		expect(lookUp(book, afterMoves(CONNECT_FOUR, '33'))).toBeUndefined();
	});

	test("may have the solver's score for the side to move, with moves or without, from which the result follows", () => {
		const text = 'game 7x6 connect 4 gravity\n-: 3 = 1\n3: = -1\n0: = +2\n3,2: = -2\n33: 3 = 0\n';
		const at = (moves: string) => lookUp(unwrap(parseBook(text)), afterMoves(CONNECT_FOUR, moves));
		expect(at('')).toEqual({moves: [3], result: 'X', score: 1});
		expect(at('3')).toEqual({moves: [], result: 'X', score: -1});
		expect(at('0')).toEqual({moves: [], result: 'O', score: 2});
		expect(at('6')).toEqual({moves: [], result: 'O', score: 2});
		expect(at('34')).toEqual({moves: [], result: 'O', score: -2});
		expect(at('33')).toEqual({moves: [3], result: 'draw', score: 0});
	});

	test('knows nothing of a board on which it is not the turn of the side that a game would have', () => {
		const book = builtInBook('game 7x6 connect 4 gravity\n-: 3\n');
		expect(lookUp(book, withSideToMove(afterMoves(CONNECT_FOUR, ''), 'O'))).toBeUndefined();
	});

	test('may have Windows line ends', () => {
		expect(parseBook(TEXT.replaceAll('\n', '\r\n')).ok).toBe(true);
	});

	test.each([
		['', 1, 'the book is empty'],
		['# nothing\n\n', 1, 'the book is empty'],
		['\n-: 3', 2, 'expected the rules, such as "game 7x6 connect 4 gravity"'],
		['game 7x6', 1, 'expected the rules, such as "game 7x6 connect 4 gravity"'],
		['game 21x6 connect 4', 1, 'expected the rules, such as "game 7x6 connect 4 gravity"'],
		['game 3x3 connect 3\n\n04 8', 3, EXPECTED_ENTRY],
		['game 3x3 connect 3\n-:', 2, EXPECTED_ENTRY],
		['game 3x3 connect 3\n-: =', 2, EXPECTED_ENTRY],
		['game 3x3 connect 3\n-: = draw', 2, EXPECTED_ENTRY],
		['game 7x6 connect 4 gravity\n-: 3 = 1.5', 2, EXPECTED_ENTRY],
		['game 7x6 connect 4 gravity\n-: = --1', 2, EXPECTED_ENTRY],
		['game 7x6 connect 4 gravity\n-: = 22', 2, 'the score 22 is not possible: it is from -21 to 21'],
		['game 7x6 connect 4 gravity\n3: = -22', 2, 'the score -22 is not possible: it is from -21 to 21'],
		['game 7x6 connect 4 gravity\n3,2: = 21', 2, 'the score 21 is not possible: it is from -20 to 20'],
		['game 7x6 connect 4 gravity\n3434343: = 0', 2, 'the game is over in this position'],
		['game 7x6 connect 4 gravity\n-: = 1\n-: 3', 3, 'this position or an image of it is there already'],
		['game 3x3 connect 3\n-: 4 = win', 2, EXPECTED_ENTRY],
		['game 3x3 connect 3\n-: 4\n0,,4: 8', 3, 'the position is not a list of moves'],
		['game 3x3 connect 3\n00: 8', 2, 'move 0 of the position is not possible'],
		['game 3x3 connect 3\n9,: 8', 2, 'move 9 of the position is not possible'],
		['game 3x3 connect 3\n0: 4 0', 2, 'the answer 0 is not possible'],
		['game 3x3 connect 3\n03142: 8', 2, 'the game is over in this position'],
		['game 3x3 connect 3\n0: 4\n# the same corner\n8: 4', 4, 'this position or an image of it is there already'],
	])('%j is none, because of line %i', (text, line, reason) => {
		const problem = problemOf(text);
		expect(problem).toMatchObject({kind: 'bad-book', line});
		expect(problem && problemText(problem)).toBe(`line ${line} of the book: ${reason}`);
	});

	test('that is part of the program and has a fault is a bug and throws', () => {
		expect(() => builtInBook('game')).toThrow('bad-book');
	});

	test('is written as it is read', () => {
		const text = 'game 3x3 connect 3\n-: 4 = draw\n04: 1 3\n';
		expect(
			formatBook(TIC_TAC_TOE, [
				{position: afterMoves(TIC_TAC_TOE, ''), entry: {moves: [4], result: 'draw'}},
				{position: afterMoves(TIC_TAC_TOE, '04'), entry: {moves: [1, 3], result: undefined}},
			]),
		).toBe(text);
		expect(lookUp(unwrap(parseBook(text)), afterMoves(TIC_TAC_TOE, '04'))).toEqual({moves: [1, 3], result: undefined});
	});

	test('writes scores, and moves of two digits with commas', () => {
		expect(entryText([], {moves: [3], result: 'X', score: 1})).toBe('-: 3 = 1');
		expect(entryText([3, 2], {moves: [], result: 'O', score: -2})).toBe('32: = -2');
		expect(entryText([3, 3], {moves: [], result: 'draw', score: 0})).toBe('33: = 0');
		expect(entryText([10, 3], {moves: [11], result: 'draw'})).toBe('10,3: 11 = draw');
	});
});

describe('a position in a book', () => {
	test('is found in its mirror image, and the move is mirrored back', () => {
		const book = unwrap(parseBook('game 7x6 connect 4 gravity\n0: 1\n'));
		expect(lookUp(book, afterMoves(CONNECT_FOUR, '0'))?.moves).toEqual([1]);
		expect(lookUp(book, afterMoves(CONNECT_FOUR, '6'))?.moves).toEqual([5]);
		expect(lookUp(book, afterMoves(CONNECT_FOUR, '1'))).toBeUndefined();
	});

	test('is found in all eight images on a square', () => {
		const book = unwrap(parseBook('game 3x3 connect 3\n01: 3\n'));
		const found = (moves: string) => lookUp(book, afterMoves(TIC_TAC_TOE, moves))?.moves;
		expect(['01', '03', '21', '25', '63', '67', '85', '87'].map(found)).toEqual([
			[3],
			[1],
			[5],
			[1],
			[7],
			[3],
			[7],
			[5],
		]);
	});

	test('that is its own mirror image has the images of its moves too', () => {
		const book = unwrap(parseBook('game 7x6 connect 4 gravity\n33: 2\n'));
		expect(lookUp(book, afterMoves(CONNECT_FOUR, '33'))?.moves).toEqual([2, 4]);
	});

	test('of other rules is not found', () => {
		const book = unwrap(parseBook('game 3x3 connect 3\n-: 4\n'));
		expect(lookUp(book, afterMoves({...TIC_TAC_TOE, width: 4}, ''))).toBeUndefined();
	});
});

describe('a book result', () => {
	test('is a proven score whose distance is not known', () => {
		expect(bookScore('draw')).toEqual({view: 'X', bound: 'exact', kind: 'draw'});
		expect(bookScore('X')).toEqual({view: 'X', bound: 'exact', kind: 'win', plies: null});
		expect(bookScore('O')).toEqual({view: 'X', bound: 'exact', kind: 'loss', plies: null});
	});
});
