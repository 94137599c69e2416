import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {stonesOf} from '../../source/engine/position.ts';
import {canonicalOf, mapMove, symmetriesOf, unmapMove} from '../../source/engine/symmetry.ts';
import {anyOpenPosition, anyRules, cellsOf} from '../helpers/arbitraries.ts';
import {afterMoves, BIG_TIC_TAC_TOE, CONNECT_FOUR, TIC_TAC_TOE, WIDE_TIC_TAC_TOE} from '../helpers/positions.ts';
import {lineCells} from '../helpers/reference.ts';

describe('the symmetries of a board', () => {
	test('are two with gravity, four of a rectangle, eight of a square', () => {
		expect(symmetriesOf(CONNECT_FOUR)).toHaveLength(2);
		expect(symmetriesOf({width: 4, height: 4, connect: 4, gravity: true})).toHaveLength(2);
		expect(symmetriesOf(WIDE_TIC_TAC_TOE)).toHaveLength(4);
		expect(symmetriesOf(BIG_TIC_TAC_TOE)).toHaveLength(8);
	});

	test('begin with the identity, and are all different on a square', () => {
		const maps = symmetriesOf(TIC_TAC_TOE).map(({to}) => to.join(''));
		expect(maps[0]).toBe('012345678');
		expect([...maps].sort()).toEqual(
			['012345678', '036147258', '210543876', '258147036', '630741852', '678345012', '852741630', '876543210'].sort(),
		);
	});

	test('with gravity turn the board left to right', () => {
		const mirror = symmetriesOf(CONNECT_FOUR)[1];
		expect(mirror?.to.slice(35)).toEqual([41, 40, 39, 38, 37, 36, 35]);
	});

	test('keep lines lines', () => {
		fc.assert(
			fc.property(anyOpenPosition(anyRules(6, 4), 20), fc.nat(7), (position, choice) => {
				const {rules} = position;
				const all = symmetriesOf(rules);
				const symmetry = all[choice % all.length];
				const cells = cellsOf(position);
				const image = cells.map((_, cell) => cells[symmetry?.to.indexOf(cell) ?? -1] ?? '?');
				expect(lineCells(rules, image, 'X')).toEqual([]);
				expect(lineCells(rules, image, 'O')).toEqual([]);
				for (const cell of cells.keys()) {
					const full = cells.with(cell, 'X');
					const fullImage = image.with(symmetry?.to[cell] ?? -1, 'X');
					expect(lineCells(rules, fullImage, 'X')).toHaveLength(lineCells(rules, full, 'X').length);
				}
			}),
		);
	});
});

describe('a move under a symmetry', () => {
	test('is a column with gravity and a cell without', () => {
		expect(mapMove(CONNECT_FOUR, {to: symmetriesOf(CONNECT_FOUR)[1]?.to ?? []}, 1)).toBe(5);
		expect(mapMove(TIC_TAC_TOE, {to: [6, 3, 0, 7, 4, 1, 8, 5, 2]}, 1)).toBe(3);
		expect(unmapMove(TIC_TAC_TOE, {to: [6, 3, 0, 7, 4, 1, 8, 5, 2]}, 3)).toBe(1);
	});

	test('comes back by the inverse', () => {
		fc.assert(
			fc.property(anyRules(7), fc.nat(), fc.nat(), (rules, choice, number) => {
				const all = symmetriesOf(rules);
				const symmetry = all[choice % all.length] ?? {to: []};
				const move = number % (rules.gravity ? rules.width : rules.width * rules.height);
				expect(unmapMove(rules, symmetry, mapMove(rules, symmetry, move))).toBe(move);
			}),
		);
	});

	test('that is not on the board is a bug and throws', () => {
		expect(() => mapMove(TIC_TAC_TOE, {to: [0, 1, 2, 3, 4, 5, 6, 7, 8]}, 9)).toThrow('no move 9');
	});
});

describe('the canonical form', () => {
	test('is the same for a position and all its images, and its symmetry leads there', () => {
		fc.assert(
			fc.property(anyOpenPosition(anyRules(5, 4), 20), (position) => {
				const {rules} = position;
				const stones = stonesOf(position);
				const {key, symmetry} = canonicalOf(rules, stones);
				const place = (to: readonly number[]) => stones.map((_, cell) => stones[to.indexOf(cell)]);
				for (const {to} of symmetriesOf(rules)) {
					expect(canonicalOf(rules, place(to)).key).toBe(key);
				}
				expect(
					place(symmetry.to)
						.map((side) => side ?? '.')
						.join(''),
				).toBe(key);
			}),
		);
	});

	test('makes of the nine first moves of tic-tac-toe three', () => {
		const keys = Array.from({length: 9}, (_, cell) => {
			return canonicalOf(TIC_TAC_TOE, stonesOf(afterMoves(TIC_TAC_TOE, String(cell)))).key;
		});
		expect(new Set(keys).size).toBe(3);
	});
});
