import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {PRESETS, type Rules} from '../../source/engine/rules.ts';
import {boardSize, gameLayout, neededWindow} from '../../source/ui/layout.ts';

function cellAt(columns: number, rows: number, width: number, height: number, gravity: boolean): string | undefined {
	const cell = gameLayout({width, height, connect: 4, gravity}, columns, rows, true)?.layout.cell;
	return cell === undefined ? undefined : `${cell.width}x${cell.height}`;
}

describe('cells of Connect Four 7x6', () => {
	test('are 4 wide and 2 high at 80x24', () => expect(cellAt(80, 24, 7, 6, true)).toBe('4x2'));
	test('are 6 wide and 3 high at 120x40', () => expect(cellAt(120, 40, 7, 6, true)).toBe('6x3'));
	test('are 2 wide and 1 high at 40x16', () => expect(cellAt(40, 16, 7, 6, true)).toBe('2x1'));
	test('do not fit in 10x3', () => expect(cellAt(10, 3, 7, 6, true)).toBeUndefined());
});

test('a small board has the largest cells already at 80x24', () => {
	expect(cellAt(80, 24, 3, 3, false)).toBe('6x3');
	expect(cellAt(80, 24, 4, 4, false)).toBe('6x3');
	expect(cellAt(40, 16, 3, 3, false)).toBe('4x2');
});

test('a tall board has cells one high at 80x24', () => expect(cellAt(80, 24, 7, 12, true)).toBe('4x1'));

test('every preset but the largest fits with its panel in 40x16', () => {
	const fits = PRESETS.filter(({rules}) => gameLayout(rules, 40, 16, true)?.layout.panel !== undefined).map(
		({name}) => name,
	);
	expect(fits).toEqual(['7x6', '4x4', '5x4', '6x5', '8x7', '3x3', '4x3', '4x4', '9x9']);
});

test('the window that is said to be needed is enough, and one line or column less is not; every larger one is', () => {
	const rules = fc.record({
		width: fc.integer({min: 1, max: 20}),
		height: fc.integer({min: 1, max: 20}),
		connect: fc.constant(4),
		gravity: fc.boolean(),
	});
	const fits = (columns: number, rows: number, board: Rules) => gameLayout(board, columns, rows, false) !== undefined;
	fc.assert(
		fc.property(rules, fc.nat({max: 60}), fc.nat({max: 60}), (board, moreColumns, moreRows) => {
			const {columns, rows} = neededWindow(board);
			expect(fits(columns, rows, board)).toBe(true);
			expect(fits(columns + moreColumns, rows + moreRows, board)).toBe(true);
			expect(fits(columns, rows - 1, board)).toBe(false);
			expect(fits(columns - 1, rows, board)).toBe(false);
		}),
		{numRuns: 400},
	);
});

test('board, panel and what is below always fit the frame', () => {
	fc.assert(
		fc.property(
			fc.integer({min: 1, max: 300}),
			fc.integer({min: 1, max: 100}),
			fc.constantFrom(...PRESETS),
			(columns, rows, {rules}) => {
				const place = gameLayout(rules, columns, rows, true);
				if (place === undefined) {
					return;
				}
				const {frame, layout} = place;
				const width = columns - 2 * frame.margin;
				expect(boardSize(rules, layout.cell).height).toBeLessThanOrEqual(frame.body);
				expect(layout.board.width).toBeLessThanOrEqual(width);
				expect(frame.body + (frame.full ? 5 : 3)).toBe(rows - 1);
				if (layout.panel !== undefined) {
					expect(layout.panel.left + layout.panel.width).toBeLessThanOrEqual(width);
				}
			},
		),
		{numRuns: 2000},
	);
});
