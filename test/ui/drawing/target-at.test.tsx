import fc from 'fast-check';
import {render} from 'ink-testing-library';
import {describe, expect, test} from 'vitest';
import {Screen} from '../../../source/ui/app.tsx';
import {targetAt} from '../../../source/ui/drawing/target-at.ts';
import {appReducer} from '../../../source/ui/state/app.ts';
import {type AppState, startApp} from '../../../source/ui/state/app-state.ts';
import type {Target} from '../../../source/ui/target.ts';

/** The program in a window of this size after some keys; a person plays both sides. */
function open(columns: number, rows: number, ...keys: readonly string[]): AppState {
	const start = startApp(columns, rows, 7);
	const menu: AppState = {...start, settings: {...start.settings, playerO: 'you'}};
	return keys.reduce((now, key) => appReducer(now, {kind: 'key', key}), menu);
}

/** The lines of the screen as it is drawn, without what the window's margin cuts. */
function linesOf(state: AppState): readonly string[] {
	const app = render(<Screen state={state} />);
	const lines = (app.lastFrame() ?? '').split('\n');
	app.unmount();
	return lines;
}

/** What is clicked where this text is seen first. */
function at(state: AppState, text: string): Target | undefined {
	const lines = linesOf(state);
	const row = lines.findIndex((line) => line.includes(text));
	expect(row, `"${text}" is not on the screen`).toBeGreaterThanOrEqual(0);
	return targetAt(state, lines[row]?.indexOf(text) ?? Number.NaN, row);
}

/** What is clicked where the line of keys, the last one, shows this text. */
function atHint(state: AppState, text: string): Target | undefined {
	const lines = linesOf(state);
	const column = lines.at(-1)?.indexOf(text) ?? -1;
	expect(column, `"${text}" is not among the keys`).toBeGreaterThanOrEqual(0);
	return targetAt(state, column, lines.length - 1);
}

/** All places of the window that are about a move of the board. */
function placesOf(state: AppState): ReadonlyMap<number, ReadonlyArray<readonly [column: number, row: number]>> {
	const places = new Map<number, Array<readonly [number, number]>>();
	for (let row = -1; row <= state.rows; row++) {
		for (let column = -1; column <= state.columns; column++) {
			const target = targetAt(state, column, row);
			if (target?.kind === 'move') {
				places.set(target.move, [...(places.get(target.move) ?? []), [column, row]]);
			}
		}
	}
	return places;
}

describe('Connect Four', () => {
	test.for([
		[40, 16, 2],
		[60, 20, 4],
		[80, 24, 4],
		[120, 40, 6],
	] as const)('in a window of %ix%i every column answers its own move', ([columns, rows, width]) => {
		const state = open(columns, rows, 'enter', 'enter', '3', 'enter');
		const lines = linesOf(state);
		const numbers = lines.findIndex((line) => /^ *0 +1 +2 +3 +4 +5 +6/.test(line));
		const places = placesOf(state);
		expect([...places.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
		for (const [move, found] of places) {
			const [left] = found[0] ?? [];
			expect(new Set(found.map(([column]) => column))).toEqual(
				new Set(Array.from({length: width}, (_, place) => (left ?? 0) + place)),
			);
			// The number below the column is within it, and says the move.
			const [there] = found.filter(([, row]) => row === numbers);
			expect(lines[numbers]?.slice(there?.[0], (there?.[0] ?? 0) + width).trim()).toBe(String(move));
		}
		expect(targetAt(state, 3, 0)).toBeUndefined();
		expect(at(state, '▼')).toEqual({kind: 'move', move: 3});
	});

	test('a column is clicked from its pointer to its lowest cell and at its number, not on the frame', () => {
		const state = open(80, 24, 'enter', 'enter');
		const places = placesOf(state);
		expect(places.get(0)?.[0]).toEqual([2, 2]);
		expect(places.get(6)?.at(-1)).toEqual([29, 16]);
		expect(at(state, '│')).toBeUndefined();
		expect(at(state, '└')).toBeUndefined();
		expect(at(state, '┘')).toBeUndefined();
	});

	test('columns counted from 1 are the same moves', () => {
		const state = open(80, 24, 'enter', 'enter');
		const counted: AppState = {...state, settings: {...state.settings, columnsFrom: 1}};
		expect(placesOf(counted)).toEqual(placesOf(state));
	});

	test('a row of the panel is about the score of its move, as far as the panel is wide', () => {
		const state = open(80, 24, 'enter', 'enter');
		const row = linesOf(state).findIndex((line) => /│ +5 /.test(line) || / 5 +│/.test(line));
		expect(targetAt(state, 40, row)).toEqual({kind: 'score', move: 5});
		expect(targetAt(state, 76, row)).toEqual({kind: 'score', move: 5});
	});
});

test('in any window each free and taken cell of tic-tac-toe answers itself, and nothing else does', () => {
	const size = fc.record({columns: fc.integer({min: 1, max: 130}), rows: fc.integer({min: 1, max: 45})});
	fc.assert(
		fc.property(size, ({columns, rows}) => {
			const state = appReducer(open(80, 24, 'down', 'enter', 'enter', '0', 'enter'), {kind: 'resize', columns, rows});
			const places = placesOf(state);
			const isShown = columns >= 40 && rows >= 12;
			expect([...places.keys()].sort()).toEqual(isShown ? [0, 1, 2, 3, 4, 5, 6, 7, 8] : []);
			const area = new Set([...places.values()].map((found) => found.length));
			expect(area.size).toBe(isShown ? 1 : 0);
		}),
		{numRuns: 40},
	);
});

describe('lists', () => {
	test.for([
		[80, 24],
		[40, 16],
	] as const)('in a window of %ix%i each entry of the menu is where it is seen', ([columns, rows]) => {
		const state = open(columns, rows);
		const entries = [
			'Play Connect Four',
			'Play Tic-tac-toe',
			'Lab',
			'Tree',
			'Match',
			'Saved games',
			'Settings',
			'Help',
			'Quit',
		];
		expect(entries.map((text) => at(state, text))).toEqual(entries.map((_, index) => ({kind: 'entry', index})));
	});

	test('each row of a setup is where it is seen, as wide as the window', () => {
		const state = open(80, 24, 'enter');
		const rows = ['Play', 'Board', 'Width', 'Height', 'In a row', 'X, first', 'O, second'];
		expect(rows.map((text) => at(state, text))).toEqual(rows.map((_, index) => ({kind: 'entry', index})));
		expect(targetAt(state, 78, 3)).toEqual({kind: 'entry', index: 0});
		expect(targetAt(state, 79, 3)).toBeUndefined();
		expect(targetAt(state, 10, 2)).toBeUndefined();
		expect(targetAt(state, 10, 10)).toBeUndefined();
	});

	test('each row of the setup of a match is where it is seen', () => {
		const state = open(80, 24, 'down', 'down', 'down', 'down', 'enter');
		expect(at(state, 'Begin')).toEqual({kind: 'entry', index: 0});
		expect(at(state, 'Board')).toEqual({kind: 'entry', index: 4});
	});

	test('the searches of the lab are entries, its board is a board', () => {
		const state = open(80, 24, 'down', 'down', 'enter');
		expect(at(state, 'minimax')).toEqual({kind: 'entry', index: 0});
		expect(at(state, 'alpha-beta')).toEqual({kind: 'entry', index: 2});
		expect(at(state, '0 1 2')).toEqual({kind: 'move', move: 0});
	});
});

describe('the line of keys', () => {
	test.for([
		[100, 30],
		[100, 16],
	] as const)('in a window of %ix%i each key is where it is named, with its word', ([columns, rows]) => {
		const state = open(columns, rows, 'enter', 'enter');
		expect(atHint(state, '←')).toEqual({kind: 'key', key: 'left'});
		expect(atHint(state, '→')).toEqual({kind: 'key', key: 'right'});
		expect(atHint(state, 'move')).toBeUndefined();
		expect(atHint(state, '   Enter')).toBeUndefined();
		expect(atHint(state, 'Enter')).toEqual({kind: 'key', key: 'enter'});
		expect(atHint(state, 'play')).toEqual({kind: 'key', key: 'enter'});
		expect(atHint(state, 'undo')).toEqual({kind: 'key', key: 'u'});
		expect(atHint(state, '? keys')).toEqual({kind: 'key', key: '?'});
	});

	test('two signs with a space between are two keys', () => {
		const state = open(100, 40, 'down', 'down', 'down', 'enter');
		expect(atHint(state, '. ,')).toEqual({kind: 'key', key: '.'});
		expect(atHint(state, ', step')).toEqual({kind: 'key', key: ','});
		expect(atHint(state, 'step')).toBeUndefined();
		expect(atHint(state, 'Space')).toEqual({kind: 'key', key: 'space'});
		expect(atHint(state, '- depth')).toEqual({kind: 'key', key: '-'});
	});

	test('in ASCII it is the same', () => {
		const state = open(80, 24, 'enter', 'enter');
		expect(atHint({...state, plain: true}, '<')).toEqual({kind: 'key', key: 'left'});
	});
});

test('a window too small for the screen has nothing to click', () => {
	const state = open(39, 11);
	for (let row = 0; row < 11; row++) {
		expect(targetAt(state, 3, row)).toBeUndefined();
	}
});
