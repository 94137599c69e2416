import {describe, expect, test} from 'vitest';
import {parseBook} from '../../../source/engine/book/book.ts';
import {packScores} from '../../../source/engine/book/pack-scores.ts';
import {countPositions, scoreBookOf} from '../../../source/engine/book/score-book.ts';
import {formatScores, scoresOfBook} from '../../../source/engine/book/score-text.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {problemText} from '../../../source/format/problem-text.ts';
import {CONNECT_FOUR, dropBoard} from '../../helpers/positions.ts';
import {builtScores} from '../../helpers/score-books.ts';

const BOOK = builtScores(dropBoard(5, 4), 5);

function read(text: string) {
	return scoresOfBook(unwrap(parseBook(text)));
}

describe('a book of scores as text', () => {
	test('has the rules, then a line for each position, those with fewer stones first', () => {
		expect(formatScores(builtScores(dropBoard(5, 4), 1))).toBe(
			'game 5x4 connect 4 gravity\n-: = 0\n0: = 1\n1: = 0\n2: = 0\n',
		);
	});

	test('has only what the book knows', () => {
		const book = scoreBookOf(CONNECT_FOUR, 8, [
			{stones: 2, code: 135, score: 0},
			{stones: 1, code: 27, score: -1},
		]);
		expect(formatScores(book)).toBe('game 7x6 connect 4 gravity\n3: = -1\n33: = 0\n');
	});

	test('is read as the book it was written from', () => {
		const text = formatScores(BOOK);
		expect(text.split('\n')).toHaveLength(1 + 785 + 1);
		expect(packScores(unwrap(read(text)))).toEqual(packScores(BOOK));
	});

	test('is the same book when every move is mirrored, and in any order of lines, with comments and good moves', () => {
		const [game = '', ...lines] = formatScores(BOOK).trimEnd().split('\n');
		const mirrored = lines.map((line) => {
			const [moves = '', score = ''] = line.split(':');
			const images = moves.replace(/\d/g, (move) => String(4 - Number(move)));
			return `${images}:${score} # image of ${moves}`;
		});
		const text = ['# a book', game, ...mirrored.reverse(), ''].join('\r\n').replace('-: = 0', '-: 1 2 3 = 0');
		expect(packScores(unwrap(read(text)))).toEqual(packScores(BOOK));
	});

	test('may hold only some positions, and has as many plies as the one with the most stones', () => {
		const book = unwrap(read('game 7x6 connect 4 gravity\n3,2: = -2\n0: = 2\n'));
		expect({plies: book.plies, positions: countPositions(book)}).toEqual({plies: 2, positions: 2});
		expect(unwrap(read('game 7x6 connect 4 gravity\n'))).toMatchObject({plies: 0, layers: [{}]});
	});

	test.each([
		[
			'game 7x6 connect 4 gravity\n-: = 1\n3,2: 3 4 = draw\n',
			'a position with 2 stones has no score, such as "3,2: = -2"',
		],
		['game 7x6 connect 4 gravity\n3: 3\n', 'a position with 1 stones has no score, such as "3,2: = -2"'],
		['game 3x3 connect 3\n4: = 0\n', 'there is no book of scores for 3x3 connect 3 with 1 stones'],
		[
			'game 7x6 connect 4 gravity\n0123456012345: = 0\n',
			'there is no book of scores for 7x6 connect 4 gravity with 13 stones',
		],
	])('%j is none', (text, reason) => {
		const book = read(text);
		expect(book).toMatchObject({ok: false, problem: {kind: 'bad-score-book'}});
		expect(book.ok ? '' : problemText(book.problem)).toBe(reason);
	});
});
