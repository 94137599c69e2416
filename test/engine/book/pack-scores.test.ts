import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {packScores, unpackScores} from '../../../source/engine/book/pack-scores.ts';
import {countPositions, scoreBookOf} from '../../../source/engine/book/score-book.ts';
import {success} from '../../../source/engine/result.ts';
import {problemText} from '../../../source/format/problem-text.ts';
import {CONNECT_FOUR} from '../../helpers/positions.ts';
import {anyScoreBook} from '../../helpers/score-books.ts';

const BOOK = scoreBookOf(CONNECT_FOUR, 2, [
	{stones: 0, code: 0, score: 1},
	{stones: 1, code: 1, score: 2},
	{stones: 1, code: 3, score: 1},
	{stones: 1, code: 9, score: 0},
	{stones: 1, code: 27, score: -1},
	{stones: 2, code: 135, score: 0},
]);

/** Counts, differences of codes and scores, stones by stones. */
const BYTES = [1, 0, 1, 4, 1, 2, 6, 18, 2, 1, 0, 255, 1, 135, 1, 0];

function problemOf(bytes: readonly number[], positions = 6) {
	const book = unpackScores(CONNECT_FOUR, 2, positions, Uint8Array.from(bytes));
	return book.ok ? undefined : book.problem;
}

describe('packed scores', () => {
	test('are the counts, the differences of the codes and the scores', () => {
		expect([...packScores(BOOK)]).toEqual(BYTES);
		expect(unpackScores(CONNECT_FOUR, 2, 6, Uint8Array.from(BYTES))).toEqual(success(BOOK));
	});

	test('are the book they were made of', () => {
		fc.assert(
			fc.property(anyScoreBook, (book) => {
				expect(unpackScores(book.rules, book.plies, countPositions(book), packScores(book))).toEqual(success(book));
			}),
		);
	});

	test.each<[string, readonly number[], string]>([
		['nothing', [], 'it has fewer positions than it says'],
		['too few bytes', BYTES.slice(0, -1), 'it has other positions than it says'],
		['a byte too many', [...BYTES, 0], 'it has other positions than it says'],
		['a count that is too large', [200, 200, 200, 200, 1, 0], 'it has fewer positions than it says'],
		['a number without end', new Array(400).fill(255), 'it has positions with 0 stones that cannot be'],
		[
			'the same code twice',
			[1, 0, 1, 4, 1, 0, 6, 18, 2, 1, 0, 255, 1, 135, 1, 0],
			'it has positions with 1 stones that cannot be',
		],
		['a number of too many bytes', [1, 128, 0, 1, 0, 0], 'it has positions with 0 stones that cannot be'],
		[
			'a code that is no exact float',
			[1, 255, 255, 255, 255, 255, 255, 255, 255, 1, 1, 0, 0],
			'it has positions with 0 stones that cannot be',
		],
		['a score that is too high', [1, 0, 22, 0, 0], 'it has positions with 0 stones that cannot be'],
		['a score that is too low', [0, 0, 1, 135, 1, 256 - 21], 'it has positions with 2 stones that cannot be'],
	])('(%s) are refused', (_, bytes, reason) => {
		const problem = problemOf(bytes);
		expect(problem?.kind).toBe('bad-score-book');
		expect(problem && problemText(problem)).toBe(reason);
	});

	test('of another number of positions are refused', () => {
		expect(problemOf(BYTES, 5)).toEqual({kind: 'bad-score-book', reason: {kind: 'other-positions'}});
		expect(problemOf(BYTES, Number.NaN)).toBeDefined();
	});

	test('are refused, or such as are written: bytes of any kind', () => {
		const mutated = fc
			.tuple(anyScoreBook, fc.nat(), fc.nat({max: 255}), fc.constantFrom(0, 1, 2))
			.map(([book, place, byte, removed]) => {
				const bytes = [...packScores(book)];
				bytes.splice(place % (bytes.length + 1), removed, byte);
				return {rules: book.rules, plies: book.plies, positions: countPositions(book), bytes: Uint8Array.from(bytes)};
			});
		const random = fc.record({
			rules: fc.constant(CONNECT_FOUR),
			plies: fc.nat({max: 3}),
			positions: fc.nat({max: 3}),
			bytes: fc.uint8Array({maxLength: 12}),
		});
		fc.assert(
			fc.property(fc.oneof(mutated, random), ({rules, plies, positions, bytes}) => {
				const book = unpackScores(rules, plies, positions, bytes);
				expect(book.ok ? packScores(book.value) : bytes).toEqual(bytes);
			}),
			{numRuns: 2000},
		);
	});
});
