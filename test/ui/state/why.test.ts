import {describe, expect, test} from 'vitest';
import type {Explanation} from '../../../source/engine/lab/explain.ts';
import {takeBackTo} from '../../../source/engine/position.ts';
import {openWhy, whyExplained, whyJob, whyMove} from '../../../source/ui/state/why.ts';
import {afterMoves, CONNECT_FOUR} from '../../helpers/positions.ts';

const GAME = afterMoves(CONNECT_FOUR, '334');

function explanation(index: number): Explanation {
	return {
		position: takeBackTo(GAME, index),
		move: GAME.moves[index] as number,
		moves: [],
		verdict: {kind: 'unknown', best: [], bestScore: undefined},
		exact: false,
		depth: 5,
		evaluation: 'threats',
		before: [],
		after: [],
	};
}

describe('why a move', () => {
	test('begins with the last one', () => {
		const why = openWhy(GAME, 'game');
		expect(whyJob(why)).toMatchObject({kind: 'explain', position: {moves: [3, 3]}, move: 4});
	});

	test('goes through all moves of the game, and not beyond', () => {
		const first = whyMove(whyMove(openWhy(GAME, 'game'), -1), -1);
		expect(whyJob(first)).toMatchObject({position: {moves: []}, move: 3});
		expect(whyMove(first, -1)).toBe(first);
		expect(whyMove(openWhy(GAME, 'game'), 1).index).toBe(2);
	});

	test('asks no more once it knows, or knows that there is nothing', () => {
		const why = openWhy(GAME, 'game');
		expect(whyJob(whyExplained(why, explanation(2)))).toBeUndefined();
		expect(whyJob({...why, failure: 'broken'})).toBeUndefined();
	});

	test('an explanation of another move is stale', () => {
		const why = openWhy(GAME, 'game');
		expect(whyExplained(why, explanation(1))).toBe(why);
		expect(whyExplained(whyMove(why, -1), explanation(1)).explanation?.move).toBe(3);
	});
});
