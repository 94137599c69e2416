import {describe, expect, test} from 'vitest';
import {NO_BOOKS} from '../../../source/engine/book/library.ts';
import {type Explanation, explainMove} from '../../../source/engine/lab/explain.ts';
import {newResources} from '../../../source/engine/players/resources.ts';
import type {Position} from '../../../source/engine/position.ts';
import {afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';

/** A clock that goes on by a millisecond each time it is looked at. */
function explain(position: Position, move: number, time = 400): Explanation | undefined {
	let now = 0;
	return explainMove(position, move, time, {now: () => now++, stopRequested: () => false}, newResources(NO_BOOKS));
}

describe('an explanation', () => {
	test('has the true score of every move, and the terms of the evaluation before and after', () => {
		// 226744515337, counted from 1: its scores are -1 0 -1 7 6 -2 0.
		const found = explain(afterMoves(CONNECT_FOUR, '115633404226'), 4);
		expect(found?.moves.map(({score}) => score.kind)).toEqual(['loss', 'draw', 'loss', 'win', 'win', 'loss', 'draw']);
		expect(found?.moves.map(({score}) => ('plies' in score ? score.plies : null))).toEqual([
			30,
			null,
			30,
			17,
			19,
			28,
			null,
		]);
		expect(found?.verdict).toMatchObject({kind: 'slower-win', best: [3]});
		expect(found?.before.length).toBe(3);
		expect(found?.after.length).toBe(3);
	});

	test('shows what answers the other moves: to each that does not block O wins', () => {
		// O has three in the bottom row beside column 3.
		const found = explain(afterMoves(CONNECT_FOUR, '140516'), 3);
		expect(found?.verdict.kind).toBe('best');
		for (const {move, line} of found?.moves ?? []) {
			expect(line[0]).toBe(move);
			if (move !== 3) {
				expect(line[1]).toBe(3);
			}
		}
	});

	test('tells what was given away in tic-tac-toe: X in the corner, O on the edge', () => {
		const found = explain(afterMoves(TIC_TAC_TOE, '0'), 1);
		expect(found?.verdict).toMatchObject({kind: 'draw-given-away', best: [4]});
	});

	test('has no terms after a move that ends the game', () => {
		const found = explain(afterMoves(CONNECT_FOUR, '010101'), 0);
		expect(found?.verdict.kind).toBe('best');
		expect(found?.after).toEqual([]);
		expect(found?.before).not.toEqual([]);
	});

	test('is none where it was stopped', () => {
		const position = afterMoves(CONNECT_FOUR, '');
		expect(
			explainMove(position, 3, 400, {now: () => 0, stopRequested: () => true}, newResources(NO_BOOKS)),
		).toBeUndefined();
	});
});
