import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {readKeyedScores} from '../../../source/engine/book/keyed-scores.ts';
import {countPositions, lookUpScore, positionOfCode} from '../../../source/engine/book/score-book.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {createSolver} from '../../../source/engine/solver/solver.ts';
import {problemText} from '../../../source/format/problem-text.ts';
import {keyedScores, SAMPLE} from '../../helpers/keyed-scores.ts';
import {afterMoves, CONNECT_FOUR} from '../../helpers/positions.ts';

/** The lowest cell of a column, and the whole column from the bottom in twos. */
const cell = (column: number, row = 0) => 1n << BigInt(7 * column + row);

function problemOf(bytes: Uint8Array) {
	const book = readKeyedScores(bytes);
	return book.ok ? undefined : book.problem;
}

describe('scores of connect-four-ai', () => {
	test('are read with their keys: the stones of the side to move plus all stones', () => {
		const book = unwrap(
			readKeyedScores(
				keyedScores([
					[0n, 1],
					// One stone of X in the middle; O to move.
					[cell(3), -1],
					// X in the middle, O on top of it; X to move.
					[2n * cell(3) + cell(3, 1), 0],
					// X on the left, O on the right; X to move.
					[2n * cell(0) + cell(6), 5],
				]),
			),
		);
		expect(book).toMatchObject({rules: CONNECT_FOUR, plies: 2});
		const at = (moves: string) => lookUpScore(book, afterMoves(CONNECT_FOUR, moves));
		expect(['', '3', '33', '06', '60'].map(at)).toEqual([1, -1, 0, 5, 5]);
		expect(['0', '34', '16', '333'].map(at)).toEqual(new Array(4).fill(undefined));
	});

	test('may be none', () => {
		expect(countPositions(unwrap(readKeyedScores(keyedScores([]))))).toBe(0);
	});

	test('of a sample are all read, and are what our solver finds', () => {
		const book = unwrap(readKeyedScores(SAMPLE));
		expect(book.layers.map(({codes}) => codes.length)).toEqual([1, 4, 25, 121, 100, 150, 250, 450, 899]);
		const solver = createSolver(CONNECT_FOUR);
		const {codes = [], scores = []} = book.layers[8] ?? {};
		for (let index = 40; index < codes.length; index += 160) {
			unwrap(solver.setPosition(positionOfCode(CONNECT_FOUR, codes[index] ?? Number.NaN)));
			expect(solver.solve()?.score).toBe(scores[index]);
		}
	});

	test.each<[string, Uint8Array, string]>([
		['nothing at all', new Uint8Array(0), 'its length is not the one that its first eight bytes say'],
		['half a count', new Uint8Array(7), 'its length is not the one that its first eight bytes say'],
		['a record cut off', SAMPLE.subarray(0, -1), 'its length is not the one that its first eight bytes say'],
		['a record missing', SAMPLE.subarray(0, -9), 'its length is not the one that its first eight bytes say'],
		[
			'a record too many',
			Buffer.concat([SAMPLE, SAMPLE.subarray(8, 17)]),
			'its length is not the one that its first eight bytes say',
		],
		['a score too high', keyedScores([[0n, 22]]), 'record 0 is no position with a score'],
		[
			'a score too low',
			keyedScores([
				[0n, 1],
				[cell(3), -22],
			]),
			'record 1 is no position with a score',
		],
		[
			'a score too high for two stones',
			keyedScores([[2n * cell(3) + cell(3, 1), 21]]),
			'record 0 is no position with a score',
		],
		[
			'two stones of the side to move',
			keyedScores([[2n * cell(0) + 2n * cell(3), 0]]),
			'record 0 is no position with a score',
		],
		['a column that is too high', keyedScores([[127n, 0]]), 'record 0 is no position with a score'],
		['a stone beside the board', keyedScores([[1n << 49n, 0]]), 'record 0 is no position with a score'],
		['all bits', keyedScores([[2n ** 64n - 1n, 0]]), 'record 0 is no position with a score'],
		[
			'a game that is over',
			// 0 1 0 1 0 1 0: four of X in column 0; O to move has the three of column 1.
			keyedScores([[15n + 2n * 7n * cell(1), 0]]),
			'record 0 is no position with a score',
		],
		[
			'thirteen stones',
			// Six columns with two stones and one with one: of X, the side that moved, one more.
			keyedScores([
				[[0, 1, 2, 3, 4, 5].reduce((sum, column) => sum + (column % 2 === 0 ? 5n : 4n) * cell(column), cell(6)), 0],
			]),
			'record 0 has more than 12 stones',
		],
		[
			'the same key twice',
			keyedScores([
				[0n, 1],
				[cell(3), -1],
				[cell(3), -1],
			]),
			'the position of record 2 is there twice',
		],
		[
			'a position and its mirror image',
			keyedScores([
				[cell(0), 2],
				[cell(6), 2],
			]),
			'the position of record 1 is there twice',
		],
	])('(%s) are refused in a line', (_, bytes, reason) => {
		const problem = problemOf(bytes);
		expect(problem?.kind).toBe('bad-score-book');
		expect(problem && problemText(problem)).toBe(reason);
	});

	test('are refused or read, bytes of any kind: nothing throws', () => {
		const records = fc
			.array(fc.tuple(fc.bigInt({min: 0n, max: 2n ** 50n}), fc.integer({min: -128, max: 127})), {maxLength: 4})
			.map(keyedScores);
		fc.assert(
			fc.property(fc.oneof(fc.uint8Array({maxLength: 40}), records), (bytes) => {
				expect(() => readKeyedScores(bytes)).not.toThrow();
			}),
			{numRuns: 1000},
		);
	});
});
