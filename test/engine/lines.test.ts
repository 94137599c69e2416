import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {linesOf, winningCells} from '../../source/engine/lines.ts';
import {anyRules} from '../helpers/arbitraries.ts';
import {CONNECT_FOUR, TIC_TAC_TOE} from '../helpers/positions.ts';
import {lineCells, lineTexts} from '../helpers/reference.ts';

describe('the lines of a board', () => {
	test('tic-tac-toe has its eight lines', () => {
		expect(linesOf(TIC_TAC_TOE).map((line) => [...line].sort((a, b) => a - b))).toEqual([
			[0, 1, 2],
			[3, 4, 5],
			[6, 7, 8],
			[0, 3, 6],
			[1, 4, 7],
			[2, 5, 8],
			[0, 4, 8],
			[2, 4, 6],
		]);
	});

	test('Connect Four has 25 whole rows, columns and diagonals of at least four cells, as the notebook lists them', () => {
		const lines = linesOf(CONNECT_FOUR).map((line) => [...line].sort((a, b) => a - b));
		expect(lines).toHaveLength(25);
		expect(lines).toContainEqual([14, 22, 30, 38]);
		expect(lines).toContainEqual([3, 11, 19, 27]);
		expect(lines).toContainEqual([3, 9, 15, 21]);
		expect(lines).toContainEqual([20, 26, 32, 38]);
		expect(lines).not.toContainEqual([2, 8, 14]);
	});

	test('where more in a row are wanted than the board is long there are no lines', () => {
		expect(linesOf({width: 3, height: 3, connect: 4, gravity: true})).toEqual([]);
	});

	test('with one in a row each cell is on exactly one line', () => {
		const lines = linesOf({width: 3, height: 2, connect: 1, gravity: false});
		expect(lines.flat().sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
	});

	test('on every board the lines are those that a walk from each edge finds', () => {
		fc.assert(
			fc.property(anyRules(9, 9), (rules) => {
				fc.pre(rules.connect > 1);
				const names = Array.from({length: rules.width * rules.height}, (_, cell) => String.fromCodePoint(0x100 + cell));
				const texts = linesOf(rules).map((line) => line.map((cell) => names[cell]).join(''));
				expect([...texts].sort()).toEqual([...lineTexts(rules, names)].sort());
			}),
		);
	});
});

describe('the winning cells', () => {
	test('are the same as those found by looking from each cell in each direction, whatever lies on the board', () => {
		fc.assert(
			fc.property(
				anyRules(7, 5).chain((rules) => {
					const count = rules.width * rules.height;
					const cells = fc.array(fc.constantFrom('X', 'O', '.', 'X'), {minLength: count, maxLength: count});
					return fc.tuple(fc.constant(rules), cells);
				}),
				([rules, cells]) => {
					for (const side of ['X', 'O']) {
						expect(winningCells(rules, (cell) => cells[cell], side)).toEqual(lineCells(rules, cells, side));
					}
				},
			),
			{numRuns: 300},
		);
	});
});
