import {describe, expect, test} from 'vitest';
import {perft} from '../../source/engine/perft.ts';
import {emptyPosition} from '../../source/engine/position.ts';
import type {Rules} from '../../source/engine/rules.ts';
import {
	afterMoves,
	BIG_TIC_TAC_TOE,
	CONNECT_FOUR,
	dropBoard,
	TIC_TAC_TOE,
	WIDE_TIC_TAC_TOE,
} from '../helpers/positions.ts';

describe('the number of move paths', () => {
	test.each<[string, Rules, readonly number[]]>([
		['7x6', CONNECT_FOUR, [7, 49, 343, 2401, 16807, 117649, 823536, 5673234]],
		['6x5', dropBoard(6, 5), [6, 36, 216, 1296, 7776, 46650, 279720, 1644750]],
		['5x4', dropBoard(5, 4), [5, 25, 125, 625, 3120, 15500, 76300, 363308]],
		['4x4 with gravity', dropBoard(4, 4), [4, 16, 64, 256, 1020, 4020, 15540, 57504, 206904]],
		['3x3', TIC_TAC_TOE, [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]],
		['4x3', WIDE_TIC_TAC_TOE, [12, 132, 1320, 11880, 95040, 622944]],
		['4x4 without gravity', BIG_TIC_TAC_TOE, [16, 240, 3360, 43680, 524160, 5765760]],
	])('on %s is right for each length', (_, rules, counts) => {
		expect(perft(emptyPosition(rules), counts.length)).toEqual(counts);
	});

	test('counts from the position given: X can win at once in one of the seven columns', () => {
		expect(perft(afterMoves(CONNECT_FOUR, '343434'), 2)).toEqual([7, 42]);
	});

	test('is none after the end of a game and beyond the last cell', () => {
		expect(perft(afterMoves(CONNECT_FOUR, '3434343'), 2)).toEqual([0, 0]);
		expect(perft(emptyPosition({width: 1, height: 2, connect: 4, gravity: true}), 4)).toEqual([1, 1, 0, 0]);
		expect(perft(emptyPosition(CONNECT_FOUR), 0)).toEqual([]);
	});

	test('is not answered when it is told to stop', () => {
		expect(perft(emptyPosition(CONNECT_FOUR), 8, {now: () => 0, stopRequested: () => true})).toBeUndefined();
	});
});
