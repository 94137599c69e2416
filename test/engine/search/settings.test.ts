import {describe, expect, test} from 'vitest';
import {breakTie, defaultSettings, TIE_BREAKS} from '../../../source/engine/search/settings.ts';
import {CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';

describe('the default settings', () => {
	test('are plain alpha-beta, six plies deep, with fast wins, natural order and nothing else', () => {
		expect(defaultSettings(CONNECT_FOUR)).toMatchObject({
			algorithm: 'alpha-beta',
			depth: 6,
			time: null,
			nodes: null,
			evaluation: 'pattern-a',
			wins: 'fast',
			order: {X: 'natural', O: 'natural'},
			table: 0,
			exactDepth: false,
			deepen: false,
			tie: 'first',
			book: false,
		});
		expect(defaultSettings(TIC_TAC_TOE).evaluation).toBe('outcome');
	});

	test('are plain data', () => {
		expect(structuredClone(defaultSettings(CONNECT_FOUR))).toEqual(defaultSettings(CONNECT_FOUR));
	});
});

describe('a tie', () => {
	test('is broken by search order, from the left, from the right, or by luck', () => {
		expect(TIE_BREAKS).toEqual(['first', 'left', 'right', 'random']);
		expect(breakTie([4, 2, 6], 'first', 1)).toBe(4);
		expect(breakTie([4, 2, 6], 'left', 1)).toBe(2);
		expect(breakTie([4, 2, 6], 'right', 1)).toBe(6);
		expect([0, 1, 2, 3].map((luck) => breakTie([4, 2, 6], 'random', luck))).toEqual([2, 4, 6, 2]);
	});

	test('of the course is between the moves 2, 4 and 5 or the only move 3', () => {
		expect(breakTie([2, 4, 5], 'left', 0)).toBe(2);
		expect(breakTie([2, 4, 5], 'right', 0)).toBe(5);
		expect(breakTie([3], 'random', 123)).toBe(3);
	});

	test('between no moves is a bug and throws', () => {
		expect(() => breakTie([], 'left', 0)).toThrow('no move');
	});

	test('leaves the moves as they were', () => {
		const ties = Object.freeze([4, 2, 6]);
		expect(breakTie(ties, 'left', 0)).toBe(2);
		expect(ties).toEqual([4, 2, 6]);
	});
});
