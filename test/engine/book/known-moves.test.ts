import {describe, expect, test} from 'vitest';
import {builtInBook} from '../../../source/engine/book/book.ts';
import {knownPosition} from '../../../source/engine/book/known-moves.ts';
import {bookScoreOf, bookScoreOfMove, type Library, NO_BOOKS} from '../../../source/engine/book/library.ts';
import {scoreBookOf} from '../../../source/engine/book/score-book.ts';
import {afterMoves, CONNECT_FOUR, dropBoard} from '../../helpers/positions.ts';
import {codeAt} from '../../helpers/score-books.ts';

/** A library of openings as text, and of scores by moves. */
function library(openings: string, scores: Readonly<Record<string, number>> = {}): Library {
	const positions = Object.entries(scores).map(([moves, score]) => ({
		stones: moves.length,
		code: codeAt(afterMoves(CONNECT_FOUR, moves)),
		score,
	}));
	return {
		openings: openings === '' ? [] : [builtInBook(`game 7x6 connect 4 gravity\n${openings}\n`)],
		scores: [scoreBookOf(CONNECT_FOUR, 8, positions)],
	};
}

describe('what books know of a position', () => {
	const position = (moves: string) => afterMoves(CONNECT_FOUR, moves);

	test('is nothing without books, and where they know nothing of it', () => {
		expect(knownPosition(NO_BOOKS, position(''))).toEqual({score: null, moves: []});
		expect(knownPosition(library('33: 3', {333: 0}), position('0'))).toEqual({score: null, moves: []});
		expect(knownPosition(library('-: 3', {'': 1}), afterMoves(dropBoard(6, 5), ''))).toEqual({score: null, moves: []});
	});

	test('is its own score, and of each move the score of the position after it for the other side', () => {
		expect(knownPosition(library('', {'': 1, 0: 2, 3: -1}), position(''))).toEqual({
			score: 1,
			moves: [
				{move: 0, score: -2, recommended: false},
				{move: 3, score: 1, recommended: false},
				// The mirror image of the first column.
				{move: 6, score: -2, recommended: false},
			],
		});
	});

	test('is which moves an opening recommends, with their score where one is known', () => {
		expect(knownPosition(library('33: 3 2', {3333: -1}), position('33'))).toEqual({
			score: null,
			moves: [
				{move: 2, score: null, recommended: true},
				{move: 3, score: null, recommended: true},
				{move: 4, score: null, recommended: true},
			],
		});
		expect(knownPosition(library('-: 3', {3: -1}), position('')).moves).toEqual([
			{move: 3, score: 1, recommended: true},
		]);
	});

	test('is the score of an opening, too; a book of scores counts first', () => {
		expect(knownPosition(library('3: = -1\n-: 3 = 1'), position(''))).toEqual({
			score: 1,
			moves: [{move: 3, score: 1, recommended: true}],
		});
		expect(bookScoreOf(library('3: = -1', {3: -5}), position('3'))).toBe(-5);
		expect(bookScoreOf(library('3: = -1'), position('3'))).toBe(-1);
		expect(bookScoreOf(library('3: 3 = draw'), position('3'))).toBeUndefined();
	});

	test('is what the first opening that names moves recommends, whatever scores are told before', () => {
		const {openings} = library('-: = 1');
		const both = {openings: [...openings, ...library('-: 2').openings, ...library('-: 3').openings], scores: []};
		expect(knownPosition(both, position(''))).toEqual({
			score: 1,
			moves: [
				{move: 2, score: null, recommended: true},
				{move: 4, score: null, recommended: true},
			],
		});
	});

	test('has a move that ends the game as soon as anything is known', () => {
		expect(knownPosition(library(''), position('343434')).moves).toEqual([]);
		expect(knownPosition(library('', {343434: 18}), position('343434'))).toEqual({
			score: 18,
			moves: [{move: 3, score: 18, recommended: false}],
		});
	});

	test('is nothing of a finished game', () => {
		expect(knownPosition(library('-: 3', {'': 1}), position('3434343'))).toEqual({score: null, moves: []});
	});

	test('is no -0: a drawn move is 0', () => {
		expect(bookScoreOfMove(library('', {3: 0}), position(''), 3)).toBe(0);
		expect(bookScoreOfMove(library('', {3: 0}), position('333333'), 3)).toBeUndefined();
	});
});
