import {describe, expect, test} from 'vitest';
import {codesWithin, forEachPosition, scoresFromLast} from '../../../source/engine/book/build-scores.ts';
import {knownPosition} from '../../../source/engine/book/known-moves.ts';
import {countPositions, lookUpScore, positionOfCode} from '../../../source/engine/book/score-book.ts';
import {emptyPosition, legalMoves, stoneCount} from '../../../source/engine/position.ts';
import type {Rules} from '../../../source/engine/rules.ts';
import {seenFrom} from '../../../source/engine/score.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {SearchMemory, searchPosition} from '../../../source/engine/search/search-position.ts';
import {scoreOfSolution} from '../../../source/engine/solver/solution.ts';
import {afterMoves, CONNECT_FOUR, dropBoard} from '../../helpers/positions.ts';
import {builtScores, codeAt} from '../../helpers/score-books.ts';
import {settingsFor, TO_THE_END} from '../../helpers/searches.ts';

/** The number of positions by stones, mirror images once, on which the game goes on. */
function countsOf(rules: Rules, plies: number): readonly number[] {
	return codesWithin(rules, plies).map(({length}) => length);
}

describe('the positions of a book', () => {
	test('are as many as is known of the 7x6 board', () => {
		expect(countsOf(CONNECT_FOUR, 8)).toEqual([1, 4, 25, 121, 568, 2144, 8231, 27_109, 91_295]);
	});

	// Counted by a program of its own that writes each column as a string.
	test.each<[string, Rules, readonly number[]]>([
		['4x4', dropBoard(4, 4), [1, 2, 8, 26, 82, 218, 564, 1226, 2524, 4378]],
		['5x4', dropBoard(5, 4), [1, 3, 13, 49, 177, 542, 1626, 4090]],
		['5x5', dropBoard(5, 5), [1, 3, 13, 49, 177, 545, 1686, 4614]],
		['6x4', dropBoard(6, 4), [1, 3, 18, 78, 330, 1125, 3845, 10_926]],
		['6x5', dropBoard(6, 5), [1, 3, 18, 78, 330, 1128, 3935]],
		['4x2, which is full with eight stones', dropBoard(4, 2), [1, 2, 8, 24, 56, 80, 98, 68, 0, 0]],
		['1x5, which ends in a draw', dropBoard(1, 5), [1, 1, 1, 1, 1, 0, 0]],
	])('are as many as there are on %s', (_, rules, counts) => {
		expect(countsOf(rules, counts.length - 1)).toEqual(counts);
	});

	test('have codes that ascend, and are led to by the moves that are told', () => {
		for (const codes of codesWithin(dropBoard(5, 4), 5)) {
			expect([...codes]).toEqual([...new Set(codes)].sort((a, b) => a - b));
		}
		forEachPosition(dropBoard(5, 4), 5, (code, moves) => {
			const position = afterMoves(dropBoard(5, 4), moves.join(''));
			expect(codeAt(position)).toBe(code);
			expect(legalMoves(position).length).toBeGreaterThan(0);
		});
	});
});

describe('a book worked out from its positions with the most stones', () => {
	test.each<[number, number, number, readonly number[]]>([
		[4, 4, 8, [0, 0, 0, 0]],
		[5, 4, 6, [-1, 0, 0, 0, -1]],
		[4, 5, 6, [0, 0, 0, 0]],
		[5, 5, 5, [0, 0, 0, 0, 0]],
		[6, 4, 4, [-1, -1, -1, -1, -1, -1]],
		[6, 5, 2, [0, 0, 0, 0, 0, 0]],
	])(
		'has the scores of the first columns of the board %i wide and %i high (%i stones)',
		(width, height, plies, scores) => {
			const book = builtScores(dropBoard(width, height), plies);
			const known = knownPosition({openings: [], scores: [book]}, emptyPosition(book.rules));
			expect(known.moves.map(({score}) => score)).toEqual(scores);
			expect(known.score).toBe(Math.max(...scores));
		},
	);

	test('agrees with full-depth alpha-beta on result and distance, all over the 4x4 board', () => {
		const book = builtScores(dropBoard(4, 4), 9);
		const settings = settingsFor(book.rules, TO_THE_END);
		const memory = new SearchMemory();
		let compared = 0;
		for (const {codes} of book.layers) {
			for (const code of codes.filter((_, index) => index % 97 === 0)) {
				const position = positionOfCode(book.rules, code);
				const {score} = searchPosition(position, settings, UNDISTURBED, memory);
				const mover = stoneCount(position) % 2 === 0 ? 'X' : 'O';
				expect(seenFrom(score, mover)).toEqual(scoreOfSolution(lookUpScore(book, position) ?? Number.NaN, position));
				compared++;
			}
		}
		expect(compared).toBeGreaterThan(90);
	});

	test('of a board that is full before has all its positions, and they are draws', () => {
		const book = builtScores(dropBoard(3, 2), 12);
		expect(countPositions(book)).toBeGreaterThan(30);
		expect(new Set(book.layers.flatMap(({scores}) => [...scores]))).toEqual(new Set([0]));
		expect(book.layers.slice(6).every(({codes}) => codes.length === 0)).toBe(true);
	});

	test('cannot be had from a layer that is not complete, which is a bug and throws', () => {
		const codes = codesWithin(CONNECT_FOUR, 2);
		const broken = [...codes.slice(0, 2), (codes[2] as Float64Array).slice(1)];
		expect(() => scoresFromLast(CONNECT_FOUR, broken, new Int8Array(24))).toThrow('not complete');
	});
});
