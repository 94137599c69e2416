import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {codesWithin} from '../../source/engine/book/build-scores.ts';
import {readKeyedScores} from '../../source/engine/book/keyed-scores.ts';
import {knownPosition} from '../../source/engine/book/known-moves.ts';
import {NO_BOOKS} from '../../source/engine/book/library.ts';
import {countPositions, lookUpScore, positionOfCode, scoreOfCode} from '../../source/engine/book/score-book.ts';
import {unwrap} from '../../source/engine/result.ts';
import {decodeScoreBook} from '../../source/store/score-book-file.ts';
import {SAMPLE} from '../helpers/keyed-scores.ts';
import {readSet, SET_NAMES} from '../helpers/position-sets.ts';
import {afterMoves, CONNECT_FOUR} from '../helpers/positions.ts';

const PATH = join(import.meta.dirname, '..', '..', 'book', '7x6-connect-4-gravity.scores');
const BOOK = unwrap(decodeScoreBook(readFileSync(PATH)));
const LIBRARY = {...NO_BOOKS, scores: [BOOK]};

describe('the 7x6 book that comes with the program', () => {
	test('holds every position with at most eight stones on which the game goes on, mirror images once', () => {
		expect(BOOK.rules).toEqual(CONNECT_FOUR);
		expect(BOOK.plies).toBe(8);
		expect(BOOK.layers.map(({codes}) => codes.length)).toEqual([1, 4, 25, 121, 568, 2144, 8231, 27_109, 91_295]);
		expect(countPositions(BOOK)).toBe(129_498);
		expect(BOOK.layers.map(({codes}) => codes)).toEqual(codesWithin(CONNECT_FOUR, 8));
	});

	test('is compact', () => {
		expect(statSync(PATH).size).toBeLessThan(100_000);
	});

	test('knows that the middle wins by one stone, and every other first column', () => {
		const {score, moves} = knownPosition(LIBRARY, afterMoves(CONNECT_FOUR, ''));
		expect(score).toBe(1);
		expect(moves.map(({score}) => score)).toEqual([-2, -1, 0, 1, 0, -1, -2]);
	});

	test('has the scores of a sample from another source', () => {
		const sample = unwrap(readKeyedScores(SAMPLE));
		expect(countPositions(sample)).toBe(2000);
		const differences = sample.layers.flatMap(({codes, scores}, stones) =>
			[...codes].filter((code, index) => scoreOfCode(BOOK, stones, code) !== scores[index]),
		);
		expect(differences).toEqual([]);
	});

	test('has the published scores of the positions with so few stones', () => {
		const folder = join(import.meta.dirname, '..', 'fixtures', 'positions');
		const few = SET_NAMES.flatMap((name) => readSet(folder, name)).filter(({columns}) => columns.length <= 8);
		expect(few.length).toBeGreaterThan(0);
		for (const {columns, score, text} of few) {
			expect([text, lookUpScore(BOOK, afterMoves(CONNECT_FOUR, columns.join('')))]).toEqual([text, score]);
		}
	});

	test('gives each position with fewer than eight stones the best score of its moves', () => {
		for (const {codes} of BOOK.layers.slice(0, 8)) {
			for (const code of codes.filter((_, index) => index % 101 === 0)) {
				const {score, moves} = knownPosition(LIBRARY, positionOfCode(CONNECT_FOUR, code));
				expect(score).toBe(Math.max(...moves.map((move) => move.score ?? Number.NaN)));
			}
		}
	});
});
