import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {recordNumberTree} from '../../../source/engine/lab/record.ts';
import {targetAt} from '../../../source/ui/drawing/target-at.ts';
import type {MouseReport} from '../../../source/ui/mouse-report.ts';
import {appReducer} from '../../../source/ui/state/app.ts';
import {type AppState, shownGame, startApp} from '../../../source/ui/state/app-state.ts';
import {treeJob, treeRecorded, treeRows} from '../../../source/ui/state/tree.ts';

const START = startApp(80, 24, 7);

/** The menu of a program in which a person plays both sides. */
const MENU: AppState = {...START, settings: {...START.settings, playerO: 'you'}};

function press(state: AppState, ...keys: readonly string[]): AppState {
	return keys.reduce((now, key) => appReducer(now, {kind: 'key', key}), state);
}

function use(state: AppState, kind: MouseReport['kind'], column = 0, row = 0): AppState {
	return appReducer(state, {kind: 'mouse', report: {kind, column, row}});
}

/** A click at the first place that is about this. */
function click(state: AppState, wanted: NonNullable<ReturnType<typeof targetAt>>): AppState {
	const text = JSON.stringify(wanted);
	for (let row = 0; row < state.rows; row++) {
		for (let column = 0; column < state.columns; column++) {
			if (JSON.stringify(targetAt(state, column, row)) === text) {
				return use(state, 'press', column, row);
			}
		}
	}
	throw new Error(`nowhere on the screen: ${text}`);
}

/** The wheel, so many steps down, or up. */
function turn(state: AppState, steps: number): AppState {
	let now = state;
	for (let step = 0; step < Math.abs(steps); step++) {
		now = use(now, steps < 0 ? 'wheel-up' : 'wheel-down');
	}
	return now;
}

const movesOf = (state: AppState) => shownGame(state)?.position.moves;

describe('in a game', () => {
	const game = press(MENU, 'enter', 'enter');

	test('a click on a column plays there at once', () => {
		const played = click(click(game, {kind: 'move', move: 5}), {kind: 'move', move: 0});
		expect(movesOf(played)).toEqual([5, 0]);
		expect(shownGame(played)?.cursor).toBe(0);
	});

	test('a click on a full column says so and plays nothing', () => {
		const full = press(game, '2', ...Array.from({length: 6}, () => 'enter'), '0');
		const clicked = click(full, {kind: 'move', move: 2});
		expect(movesOf(clicked)).toEqual([2, 2, 2, 2, 2, 2]);
		expect(shownGame(clicked)?.notice).toEqual({kind: 'illegal', move: 2, reason: 'full'});
	});

	test('a click while an engine is to move says whose turn it is', () => {
		const engine = press(START, 'enter', 'enter', 'enter');
		const clicked = click(engine, {kind: 'move', move: 1});
		expect(movesOf(clicked)).toEqual([3]);
		expect(shownGame(clicked)?.notice).toEqual({kind: 'not-your-turn', side: 'O'});
	});

	test('a click after the end says that the game is over', () => {
		const over = press(game, ...'0101010'.split('').flatMap((move) => [move, 'enter']));
		const clicked = click(over, {kind: 'move', move: 6});
		expect(movesOf(clicked)).toEqual([0, 1, 0, 1, 0, 1, 0]);
		expect(shownGame(clicked)?.notice).toEqual({kind: 'over'});
	});

	test('a click on a row of the panel goes to the move, a second one plays it', () => {
		const once = click(game, {kind: 'score', move: 6});
		expect(shownGame(once)).toMatchObject({cursor: 6, position: {moves: []}});
		expect(movesOf(click(once, {kind: 'score', move: 6}))).toEqual([6]);
	});

	test('a digit that more could follow is forgotten after a click', () => {
		const large = press(MENU, 'down', 'enter', 'down', 'right', 'enter', '1');
		expect(shownGame(large)?.typed).toBe(1);
		const clicked = click(large, {kind: 'score', move: 4});
		expect(shownGame(press(clicked, '2'))?.cursor).toBe(2);
	});

	test('the wheel moves the cursor along the columns and stops at the last one; it never plays', () => {
		expect(shownGame(turn(game, 2))?.cursor).toBe(5);
		expect(shownGame(turn(game, 20))?.cursor).toBe(6);
		expect(shownGame(turn(game, -20))?.cursor).toBe(0);
		expect(movesOf(turn(game, 20))).toEqual([]);
	});

	test('in tic-tac-toe a click takes a cell and the wheel goes through the cells, row by row', () => {
		const board = press(MENU, 'down', 'enter', 'enter');
		expect(movesOf(click(click(board, {kind: 'move', move: 8}), {kind: 'move', move: 0}))).toEqual([8, 0]);
		expect(shownGame(turn(board, 2))?.cursor).toBe(6);
		expect(shownGame(turn(board, -9))?.cursor).toBe(0);
	});

	test('a click on a key does what the key does', () => {
		const played = press(game, '3', 'enter');
		expect(movesOf(click(played, {kind: 'key', key: 'u'}))).toEqual([]);
		expect(click(played, {kind: 'key', key: '?'}).screen).toBe('help');
	});

	test('where there is nothing, a click changes nothing', () => {
		expect(use(game, 'press', 0, 0)).toBe(game);
		expect(use(game, 'press', 500, 500)).toBe(game);
		expect(use(game, 'press', -1, -1)).toBe(game);
	});
});

describe('in lists', () => {
	test('one click opens an entry of the menu', () => {
		expect(click(MENU, {kind: 'entry', index: 1})).toMatchObject({screen: 'setup', setup: {rules: {width: 3}}});
		expect(click(MENU, {kind: 'entry', index: 8}).request).toEqual({kind: 'exit', code: 0});
	});

	test('in a setup a click chooses a row, a second one changes it, and one on the first row chosen begins', () => {
		const setup = press(MENU, 'enter');
		const width = click(setup, {kind: 'entry', index: 2});
		expect(width.setup).toMatchObject({index: 2, rules: {width: 7}});
		expect(click(width, {kind: 'entry', index: 2}).setup.rules.width).toBe(8);
		const first = click(width, {kind: 'entry', index: 0});
		expect(first.screen).toBe('setup');
		expect(click(first, {kind: 'entry', index: 0}).screen).toBe('game');
	});

	test('in the setup of a match it is the same', () => {
		const setup = press(MENU, 'down', 'down', 'down', 'down', 'enter');
		const games = click(setup, {kind: 'entry', index: 3});
		expect(games.match).toMatchObject({row: 3, games: 20});
		expect(click(games, {kind: 'entry', index: 3}).match.games).toBe(50);
		expect(click(setup, {kind: 'entry', index: 0}).match.phase).toBe('running');
	});

	test('the wheel stops at both ends', () => {
		expect(turn(MENU, 2).menuIndex).toBe(2);
		expect(turn(MENU, 50).menuIndex).toBe(8);
		expect(turn(turn(MENU, 50), -50).menuIndex).toBe(0);
		expect(turn(press(MENU, 'enter'), 50).setup.index).toBe(6);
	});

	test('while a command is typed, the mouse changes nothing', () => {
		const typing = press(MENU, 'enter', 'i', 'a');
		expect(click(typing, {kind: 'entry', index: 2})).toBe(typing);
		expect(turn(typing, 3)).toBe(typing);
		expect(click(typing, {kind: 'key', key: 'q'})).toBe(typing);
	});
});

describe('elsewhere', () => {
	test('in the lab a click goes to a search, and the wheel from there', () => {
		const lab = press(MENU, 'down', 'down', 'enter');
		const clicked = click(press(lab, 'tab'), {kind: 'entry', index: 3});
		expect(clicked.lab).toMatchObject({row: 3, focus: 'table'});
		expect(turn(clicked, -1).lab.row).toBe(2);
	});

	test('on the board of the lab a click plays, and the wheel does not', () => {
		const lab = press(MENU, 'down', 'down', 'enter');
		const clicked = click(lab, {kind: 'move', move: 6});
		expect(clicked.lab).toMatchObject({focus: 'board', cursor: 6, position: {moves: [6]}});
		expect(turn(clicked, -2).lab).toMatchObject({cursor: 4, position: {moves: [6]}});
		expect(turn(clicked, 9).lab).toMatchObject({cursor: 6, position: {moves: [6]}});
	});

	test('in a tree a click goes to a node, and a second one opens or folds it', () => {
		const opened = press(MENU, 'down', 'down', 'down', 'enter');
		const job = treeJob(opened.tree);
		if (job?.kind !== 'record-numbers') {
			throw new Error('the tree does not begin with numbers');
		}
		const recorded = treeRecorded(opened.tree, opened.tree.run, recordNumberTree(job.numbers, job.algorithm));
		const tree: AppState = {...opened, tree: recorded};
		const clicked = click(tree, {kind: 'entry', index: 1});
		expect(clicked.tree.cursor).toBe(1);
		const rows = treeRows(clicked.tree).length;
		expect(treeRows(click(clicked, {kind: 'entry', index: 1}).tree).length).toBeGreaterThan(rows);
		expect(turn(clicked, -1).tree.cursor).toBe(0);
		// While one predicts, the cursor stays at the node that is asked about.
		const asked = press(tree, 'p');
		expect(asked.tree.quiz).toBeDefined();
		expect(click(asked, {kind: 'entry', index: 0})).toBe(asked);
		expect(click(asked, {kind: 'key', key: 'escape'}).tree.quiz).toBeUndefined();
	});

	test('the help scrolls with the wheel', () => {
		const help = press(MENU, 'enter', 'enter', '?');
		expect(turn(help, 3).helpTop).toBe(3);
		expect(turn(turn(help, 3), -5).helpTop).toBe(0);
	});

	test('in a match a click goes to a game that is over, and a second one opens it', () => {
		const efforts = {moves: 4, milliseconds: 1, slowest: 1, nodes: 0, searches: 0};
		const played = (index: number) =>
			({
				index,
				x: 0,
				o: 1,
				result: 'X',
				reason: 'line',
				opening: [],
				moves: [0, 1, 0, 1, 0, 1, 0],
				efforts: {X: efforts, O: efforts},
			}) as const;
		const begun = press({...MENU, screen: 'match'}, 'enter');
		const {run} = begun.match;
		const over = [0, 1, 2].reduce<AppState>(
			(now, index) => appReducer(now, {kind: 'match-event', run, event: {kind: 'over', played: played(index)}}),
			begun,
		);
		const chosen = click(over, {kind: 'entry', index: 2});
		expect(chosen).toMatchObject({screen: 'match', match: {cursor: 2}});
		expect(click(chosen, {kind: 'entry', index: 2}).screen).toBe('game');
	});
});

describe('the mouse does nothing', () => {
	test('when it is turned off', () => {
		const off: AppState = {...MENU, settings: {...MENU.settings, mouse: false}};
		expect(click(off, {kind: 'entry', index: 1})).toBe(off);
		expect(turn(off, 1)).toBe(off);
	});

	test('in a window that is too small for the screen', () => {
		const small = appReducer(press(MENU, 'enter', 'enter'), {kind: 'resize', columns: 30, rows: 10});
		expect(use(small, 'press', 5, 5)).toBe(small);
		expect(turn(small, 1)).toBe(small);
	});
});

test('whatever is done with mouse and keys in any window, there is never an exception', () => {
	const report = fc.record({
		kind: fc.constantFrom('press', 'press', 'wheel-up', 'wheel-down'),
		column: fc.integer({min: -1, max: 130}),
		row: fc.integer({min: -1, max: 45}),
	});
	const event = fc.oneof(
		{weight: 3, arbitrary: report.map((found) => ({kind: 'mouse', report: found}) as const)},
		fc.constantFrom('enter', 'down', 'tab', '3', 'g', 'v', 'x', 'q', 'p').map((key) => ({kind: 'key', key}) as const),
	);
	const size = fc.record({columns: fc.integer({min: 30, max: 130}), rows: fc.integer({min: 10, max: 45})});
	fc.assert(
		fc.property(size, fc.array(event, {maxLength: 40}), ({columns, rows}, events) => {
			events.reduce<AppState>(appReducer, {...MENU, columns, rows});
		}),
		{numRuns: 200},
	);
});
