import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {Board} from '../../../source/engine/board.ts';
import {parseEvaluation} from '../../../source/engine/evaluation/evaluation.ts';
import {
	countArrangements,
	pattern,
	patternA,
	patternB,
	WEIGHT_LIMIT,
} from '../../../source/engine/evaluation/pattern.ts';
import type {Stone} from '../../../source/engine/line-table.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {anyOpenPosition, anyRules, cellsOf} from '../../helpers/arbitraries.ts';
import {FACTS} from '../../helpers/facts.ts';
import {afterCells, afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';
import {patternSum} from '../../helpers/reference.ts';

describe("the notebook's evaluations", () => {
	test('there are forty of them', () => {
		expect(FACTS.notebook.evaluations).toHaveLength(40);
	});

	test.each(FACTS.notebook.evaluations)('$A by A and $B by B after $cells', ({cells, A, B}) => {
		const position = afterCells(CONNECT_FOUR, cells);
		expect(patternA.evaluate(new Board(position, patternA))).toBe(A);
		expect(patternB.evaluate(new Board(position, patternB))).toBe(B);
	});

	test('of its example is 385 by A', () => {
		const {cells, evaluation} = FACTS.notebook.example;
		expect(evaluation).toBe(385);
		expect(patternA.evaluate(new Board(afterCells(CONNECT_FOUR, cells), patternA))).toBe(385);
	});

	test('counts an arrangement once a line however often it occurs there', () => {
		expect(countArrangements([1, 0, 0, 0, 0, 0, 0], 4, 1)).toEqual([0, 1, 0, 0]);
		expect(countArrangements([0, 0, 0, 1, 0, 0, 0], 4, 1)).toEqual([0, 4, 0, 0]);
		expect(countArrangements([1, 0, 0, 0, 1, 0, 0], 4, 1)).toEqual([0, 4, 0, 0]);
		expect(countArrangements([1, 1, 0, 1, 0, 2, 0], 4, 1)).toEqual([0, 0, 1, 1]);
		expect(countArrangements([1, 1, 0, 1, 0, 2, 0], 4, 2)).toEqual([0, 0, 0, 0]);
		expect(countArrangements([1, 1, 1, 1], 4, 1)).toEqual([0, 0, 0, 0]);
	});
});

describe('a pattern evaluation', () => {
	test('with any weights, on any board, is the sum that looking for each arrangement as text gives', () => {
		const weights = fc.array(fc.integer({min: -WEIGHT_LIMIT, max: WEIGHT_LIMIT}), {minLength: 1, maxLength: 6});
		fc.assert(
			fc.property(anyOpenPosition(anyRules(7, 6), 30), weights, (position, own) => {
				const evaluation = pattern('own', own);
				const sum = patternSum(position.rules, cellsOf(position), own);
				expect(evaluation.evaluate(new Board(position, evaluation))).toBe(sum);
			}),
		);
	});

	test('of one stone in the middle of tic-tac-toe is four lines with one stone', () => {
		const own = unwrap(parseEvaluation('pattern:7,100'));
		expect(own.evaluate(new Board(afterMoves(TIC_TAC_TOE, '4'), own))).toBe(28);
	});

	test('repeats its last weight where more in a row are wanted, and leaves out what is too many', () => {
		const rules = {width: 5, height: 1, connect: 5, gravity: false};
		const board = (weights: string) => {
			const own = unwrap(parseEvaluation(`pattern:${weights}`));
			return own.evaluate(new Board(afterCells({...rules, height: 2}, [0, 5, 1, 6, 2, 7, 3]), own));
		};
		expect(board('1,10')).toBe(10 - 10);
		expect(board('1,10,100')).toBe(0);
		expect(board('1,10,100,1000')).toBe(1000 - 100);
		expect(board('1,10,100,1000,9')).toBe(1000 - 100);
	});

	test('is explained by how many arrangements of each kind a side has', () => {
		const board = new Board(afterMoves(CONNECT_FOUR, '33'), patternA);
		expect(patternA.explain(new Board(afterMoves(CONNECT_FOUR, '3'), patternA))).toEqual([
			{name: {kind: 'pattern', side: 'X', count: 7, stones: 1, connect: 4}, value: 35},
		]);
		expect(patternA.explain(board).reduce((sum, {value}) => sum + value, 0)).toBe(patternA.evaluate(board));
	});

	test('with own weights is known by them, however they are joined', () => {
		expect(unwrap(parseEvaluation('pattern:5,30,500')).id).toBe('pattern:5,30,500');
		expect(unwrap(parseEvaluation('pattern:5/30/500'))).toBe(unwrap(parseEvaluation('pattern:5,30,500')));
		expect(unwrap(parseEvaluation('pattern:-5')).id).toBe('pattern:-5');
	});

	test('with the weights of A is A on every board', () => {
		const own = unwrap(parseEvaluation('pattern:5,30,500'));
		fc.assert(
			fc.property(anyOpenPosition(anyRules(7, 6), 30), (position) => {
				expect(own.evaluate(new Board(position, own))).toBe(patternA.evaluate(new Board(position, patternA)));
			}),
		);
	});

	test.each([
		['pattern:', 0, ''],
		['pattern:5,,500', 1, ''],
		['pattern:5,x', 1, 'x'],
		['pattern:1.5', 0, '1.5'],
		['pattern:5,5001', 1, '5001'],
		['pattern:-5001', 0, '-5001'],
		['pattern:5,30,Infinity', 2, 'Infinity'],
	])('%s has a weight that is none, at index %i', (text, index, part) => {
		expect(parseEvaluation(text)).toEqual({ok: false, problem: {kind: 'bad-weight', index, text: part}});
	});

	test('looks at each line of a board as it lies there', () => {
		const line: Stone[] = [0, 1, 1, 0];
		expect(countArrangements(line, 4, 1)).toEqual([0, 0, 1, 0]);
		expect(countArrangements(line, 3, 1)).toEqual([0, 0, 2]);
	});
});
