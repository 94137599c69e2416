import fc from 'fast-check';
import {expect, test} from 'vitest';
import {emptyPosition, legalMoves, type Position, play} from '../../../source/engine/position.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {defaultRules, type Rules} from '../../../source/engine/rules.ts';
import {type BoardView, drawBoard} from '../../../source/ui/drawing/board.ts';
import {lineWidth, type SpanLine} from '../../../source/ui/drawing/spans.ts';
import {boardSize, CELL_SIZES} from '../../../source/ui/layout.ts';
import {USUAL_LOOK} from '../../../source/ui/look.ts';

const CONNECT_FOUR = defaultRules('connect-four');
const TIC_TAC_TOE = defaultRules('tic-tac-toe');

function textOf(lines: readonly SpanLine[]): string {
	return lines.map((line) => line.map(({text}) => text).join('')).join('\n');
}

const VIEW: BoardView = {
	position: emptyPosition(CONNECT_FOUR),
	cell: {width: 4, height: 2},
	cursor: 3,
	open: true,
	hint: undefined,
	freeCell: () => undefined,
};

function draw(position: Position, changes: Partial<BoardView>): string {
	return textOf(drawBoard({...VIEW, ...changes, position}, USUAL_LOOK));
}

function after(rules: Rules, ...moves: readonly number[]): Position {
	return {rules, moves};
}

test('Connect Four in small cells: frame, numbers, discs and rings, the last stone, the ghost under the cursor', () => {
	expect(draw(after(CONNECT_FOUR, 3, 3, 2), {cell: {width: 4, height: 1}, cursor: 4})).toBe(
		[
			'                   ▼           ',
			'│  ·   ·   ·   ·   ·   ·   ·  │',
			'│  ·   ·   ·   ·   ·   ·   ·  │',
			'│  ·   ·   ·   ·   ·   ·   ·  │',
			'│  ·   ·   ·   ·   ·   ·   ·  │',
			'│  ·   ·   ·   ○   ·   ·   ·  │',
			'│  ·   ·  ›●   ●   ◦   ·   ·  │',
			'└─────────────────────────────┘',
			'   0   1   2   3   4   5   6   ',
		].join('\n'),
	);
});

test('a winning line is marked without colour, and its ghost is gone', () => {
	expect(draw(after(CONNECT_FOUR, 3, 2, 3, 2, 3, 2, 3), {cell: {width: 2, height: 1}, open: false})).toBe(
		[
			'        ▼        ',
			'│ · · · · · · · │',
			'│ · · · · · · · │',
			'│ · · ·*● · · · │',
			'│ · · ○*● · · · │',
			'│ · · ○*● · · · │',
			'│ · · ○*● · · · │',
			'└───────────────┘',
			'  0 1 2 3 4 5 6  ',
		].join('\n'),
	);
});

test('discs of X and rings of O differ by shape in every size', () => {
	const lines = draw(after(CONNECT_FOUR, 0, 1), {cell: {width: 6, height: 3}, cursor: 6, open: false}).split('\n');
	expect(lines.slice(16, 19)).toEqual([
		'│ ▗███▖ ▗▀▀▀▖                               │',
		'│ █████›▌   ▐   ·     ·     ·     ·     ·   │',
		'│ ▝███▘ ▝▄▄▄▘                               │',
	]);
});

test('tic-tac-toe has its grid, the cursor its brackets and a hint its question mark', () => {
	expect(draw(after(TIC_TAC_TOE, 4, 0), {cursor: 2, hint: [8]})).toBe(
		['›O │   │[x]', '───┼───┼───', '   │ X │   ', '───┼───┼───', '   │   │?  '].join('\n'),
	);
});

test('free cells say what they are asked to', () => {
	const numbered = draw(after(TIC_TAC_TOE, 4), {
		cursor: 4,
		open: false,
		freeCell: (cell) => ({text: String(cell), style: 'quiet'}),
	});
	expect(numbered).toBe([' 0 │ 1 │ 2 ', '───┼───┼───', ' 3 │[X]│ 5 ', '───┼───┼───', ' 6 │ 7 │ 8 '].join('\n'));
});

test('a hint is a hollow arrow above its column', () => {
	expect(draw(emptyPosition(CONNECT_FOUR), {hint: [5]}).split('\n')[0]).toBe('               ▼       ▽       ');
});

test('several columns can be pointed at, and the cursor stands before that', () => {
	expect(draw(emptyPosition(CONNECT_FOUR), {hint: [2, 3, 4]}).split('\n')[0]).toBe('           ▽   ▼   ▽           ');
});

test('a full column is told by the sign above it, as long as a stone could land elsewhere', () => {
	const full = after(CONNECT_FOUR, 3, 3, 3, 3, 3, 3);
	const pointer = (open: boolean) =>
		drawBoard({...VIEW, position: full, open}, USUAL_LOOK)[0]?.filter(({text}) => text.trim() !== '');
	expect(pointer(true)).toMatchObject([{text: '  × ', style: 'warning'}]);
	expect(pointer(false)).toMatchObject([{text: '  ▼ ', style: 'accent'}]);
});

test('a taken cell under the cursor has brackets in the style of warnings', () => {
	const styles = (cursor: number) =>
		drawBoard({...VIEW, position: after(TIC_TAC_TOE, 4), cursor}, USUAL_LOOK)
			.flat()
			.filter(({text}) => text === '[' || text === ']')
			.map(({style}) => style);
	expect(styles(4)).toEqual(['warning', 'warning']);
	expect(styles(5)).toEqual(['accent', 'accent']);
});

test('a stone that falls is in the column above its cell, and has not won yet', () => {
	const won = after(CONNECT_FOUR, 3, 2, 3, 2, 3, 2, 3);
	const small = {cell: {width: 2, height: 1}, cursor: undefined, open: false} as const;
	expect(draw(won, {...small, motion: {falling: {cell: 17, row: 1}, blink: false}})).toBe(
		[
			'                 ',
			'│ · · · · · · · │',
			'│ · · · ● · · · │',
			'│ · · · · · · · │',
			'│ · · ○ ● · · · │',
			'│ · · ○ ● · · · │',
			'│ · · ○ ● · · · │',
			'└───────────────┘',
			'  0 1 2 3 4 5 6  ',
		].join('\n'),
	);
});

test('a winning line is lit up by its style alone', () => {
	const won = after(CONNECT_FOUR, 3, 2, 3, 2, 3, 2, 3);
	const lines = (blink: boolean) => drawBoard({...VIEW, position: won, open: false, motion: {blink}}, USUAL_LOOK);
	const lit = (blink: boolean) =>
		lines(blink)
			.flat()
			.filter(({style}) => style === 'xBlink').length;
	expect(textOf(lines(true))).toBe(textOf(lines(false)));
	// Two lines of each of the four stones.
	expect(lit(true)).toBe(8);
	expect(lit(false)).toBe(0);
});

test('every board is as large as the layout says, in every size of cells', () => {
	const rules = fc.record({
		width: fc.integer({min: 1, max: 20}),
		height: fc.integer({min: 1, max: 20}),
		connect: fc.integer({min: 1, max: 6}),
		gravity: fc.boolean(),
	});
	fc.assert(
		fc.property(rules, fc.constantFrom(...CELL_SIZES), fc.array(fc.nat(), {maxLength: 12}), (board, cell, choices) => {
			let position = emptyPosition(board);
			for (const choice of choices) {
				const moves = legalMoves(position);
				const move = moves[choice % Math.max(1, moves.length)];
				if (move !== undefined) {
					position = unwrap(play(position, move));
				}
			}
			const size = boardSize(board, cell);
			const lines = drawBoard(
				{position, cell, cursor: 0, open: true, hint: [0], freeCell: () => undefined},
				USUAL_LOOK,
			);
			expect(lines).toHaveLength(size.height);
			for (const line of lines) {
				expect(lineWidth(line)).toBe(size.width);
			}
		}),
		{numRuns: 200},
	);
});
