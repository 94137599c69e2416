import {describe, expect, test} from 'vitest';
import {Board} from '../../../source/engine/board.ts';
import {builtInLibrary} from '../../../source/engine/book/library.ts';
import {isOwnEvaluation, type OwnEvaluation, ownEvaluation} from '../../../source/engine/evaluation/own.ts';
import {chooseMove} from '../../../source/engine/players/player.ts';
import {newResources} from '../../../source/engine/players/resources.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {searchPosition} from '../../../source/engine/search/search-position.ts';
import {afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';
import {settingsFor} from '../../helpers/searches.ts';

function valueBy(own: OwnEvaluation, moves = '04'): number {
	const evaluation = ownEvaluation('./mine.mjs', own);
	return evaluation.evaluate(new Board(afterMoves(TIC_TAC_TOE, moves), evaluation));
}

describe('an own evaluation', () => {
	test('is named by a module file', () => {
		for (const name of ['./mine.mjs', 'mine.js', '/a/b.cjs', 'folder/c.ts']) {
			expect(isOwnEvaluation(name)).toBe(true);
		}
		for (const name of ['threats', 'pattern:5/30/500', './mine', 'mjs']) {
			expect(isOwnEvaluation(name)).toBe(false);
		}
	});

	test('sees rules, stones, lines and the side to move', () => {
		valueBy((board) => {
			expect(board).toEqual({
				width: 3,
				height: 3,
				connect: 3,
				gravity: false,
				cells: ['X', null, null, null, 'O', null, null, null, null],
				toMove: 'X',
				lines: [
					[0, 1, 2],
					[3, 4, 5],
					[6, 7, 8],
					[0, 3, 6],
					[1, 4, 7],
					[2, 5, 8],
					[0, 4, 8],
					[2, 4, 6],
				],
			});
			return 0;
		});
		valueBy((board) => (board.toMove === 'O' ? 1 : 0), '0');
	});

	test('has its value rounded', () => {
		expect(valueBy(() => 3.4)).toBe(3);
		expect(valueBy(() => -2.6)).toBe(-3);
		expect(
			Object.is(
				valueBy(() => -0.2),
				0,
			),
		).toBe(true);
	});

	test('cannot change the board', () => {
		const vandal: OwnEvaluation = (board) => {
			(board.cells as unknown[]).fill('X');
			return 0;
		};
		const evaluation = ownEvaluation('vandal.mjs', vandal);
		const board = new Board(afterMoves(TIC_TAC_TOE, '04'), evaluation);
		evaluation.evaluate(board);
		expect([...board.cells]).toEqual([1, 0, 0, 0, 2, 0, 0, 0, 0]);
		expect(() =>
			valueBy((view) => {
				(view.lines as number[][])[0]?.fill(7);
				return 0;
			}),
		).toThrow('./mine.mjs threw TypeError');
	});

	test.each<[string, OwnEvaluation, string]>([
		[
			'an exception',
			() => {
				throw new Error('oh no\nand more');
			},
			'the evaluation ./mine.mjs threw Error: oh no',
		],
		['text', (() => 'five') as never, 'answered "five", which is not a number'],
		['nothing', (() => {}) as never, 'answered undefined'],
		['no number', () => Number.NaN, 'answered NaN'],
		['an infinite number', () => Number.POSITIVE_INFINITY, 'answered Infinity'],
		['a number that a search takes for a win', () => -1e9, 'answered -1000000000'],
		['something that cannot be written', (() => 1n) as never, 'answered bigint'],
	])('that answers with %s is at fault', (_, own, message) => {
		expect(() => valueBy(own)).toThrow(message);
		expect(() => valueBy(own)).not.toThrow('\n');
	});

	const position = afterMoves(CONNECT_FOUR, '3');
	const settings = settingsFor(CONNECT_FOUR, {depth: 2, evaluation: './mine.mjs'});
	const withOwn = (own: OwnEvaluation) => ({
		...UNDISTURBED,
		ownEvaluations: [ownEvaluation('./mine.mjs', own)],
	});

	test('is used by a search that names it', () => {
		// The more stones of O in column 6 the better for O.
		const environment = withOwn(
			({cells, width}) => -cells.filter((side, cell) => side === 'O' && cell % width === 6).length,
		);
		expect(searchPosition(position, settings, environment)).toMatchObject({
			move: 6,
			score: {kind: 'heuristic', value: -1},
		});
	});

	test('makes its faults problems of the player that uses it', () => {
		const environment = withOwn(() => Number.NaN);
		expect(chooseMove(position, {kind: 'search', settings}, environment, newResources(builtInLibrary()))).toEqual({
			ok: false,
			problem: {
				kind: 'evaluation-fault',
				evaluation: './mine.mjs',
				reason: {kind: 'answered', text: 'NaN'},
			},
		});
	});
});
