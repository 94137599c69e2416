import {describe, expect, test} from 'vitest';
import {isProven, type Score, scoreValue, seenFrom, winnerOf} from '../../source/engine/score.ts';

const win: Score = {view: 'X', bound: 'exact', kind: 'win', plies: 7};
const loss: Score = {view: 'X', bound: 'exact', kind: 'loss', plies: 4};
const draw: Score = {view: 'O', bound: 'exact', kind: 'draw'};
const good: Score = {view: 'X', bound: 'lower', kind: 'heuristic', value: 35};

describe('a score', () => {
	test('of a win is a loss in the view of the other side, as far away', () => {
		expect(seenFrom(win, 'O')).toEqual({view: 'O', bound: 'exact', kind: 'loss', plies: 7});
		expect(seenFrom(loss, 'O')).toEqual({view: 'O', bound: 'exact', kind: 'win', plies: 4});
		expect(seenFrom(draw, 'X')).toEqual({view: 'X', bound: 'exact', kind: 'draw'});
	});

	test('that is at least 35 for X is at most -35 for O', () => {
		expect(seenFrom(good, 'O')).toEqual({view: 'O', bound: 'upper', kind: 'heuristic', value: -35});
		expect(seenFrom(seenFrom(good, 'O'), 'X')).toEqual(good);
	});

	test('of nothing stays 0 and does not become -0', () => {
		const seen = seenFrom({view: 'X', bound: 'exact', kind: 'heuristic', value: 0}, 'O');
		expect(Object.is(scoreValue(seen, 1), 0)).toBe(true);
	});

	test('is itself in its own view', () => {
		expect(seenFrom(win, 'X')).toBe(win);
	});

	test('becomes a number, a won game being worth what one wants', () => {
		expect(scoreValue(win, 100)).toBe(100);
		expect(scoreValue(loss, 10_000)).toBe(-10_000);
		expect(scoreValue(draw, 100)).toBe(0);
		expect(scoreValue(good, 100)).toBe(35);
	});

	test('names the winner whatever the view', () => {
		expect(winnerOf(win)).toBe('X');
		expect(winnerOf(seenFrom(win, 'O'))).toBe('X');
		expect(winnerOf(loss)).toBe('O');
		expect(winnerOf(draw)).toBeUndefined();
		expect(winnerOf(good)).toBeUndefined();
	});

	test('is proven only as an exact result, never as a value of the horizon or a bound', () => {
		expect([win, loss, draw].map(isProven)).toEqual([true, true, true]);
		expect(isProven({...draw, bound: 'upper'})).toBe(false);
		expect(isProven({...win, bound: 'lower'})).toBe(false);
		expect(isProven({...good, bound: 'exact'})).toBe(false);
	});
});
