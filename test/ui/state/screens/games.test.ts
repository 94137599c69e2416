import {describe, expect, test} from 'vitest';
import type {StoredGame} from '../../../../source/store/game-store.ts';
import {appReducer} from '../../../../source/ui/state/app.ts';
import {type AppState, shownGame, startApp} from '../../../../source/ui/state/app-state.ts';
import {withSavedGames} from '../../../../source/ui/state/screens/games.ts';
import {menuEntries} from '../../../../source/ui/state/screens/menu.ts';
import {keptGame} from '../../../helpers/games.ts';
import {CONNECT_FOUR, TIC_TAC_TOE} from '../../../helpers/positions.ts';

function press(state: AppState, ...keys: readonly string[]): AppState {
	return keys.reduce((now, key) => appReducer(now, {kind: 'key', key}), state);
}

const stored = (id: string, moves: string, how: Partial<StoredGame> = {}): StoredGame => ({
	id,
	record: keptGame(CONNECT_FOUR, moves),
	isPlayedElsewhere: false,
	...how,
});

const START = startApp(80, 24, 7);
const OPENED = press(START, 'down', 'down', 'down', 'down', 'down', 'enter');

/** The list with these games. */
function listed(...games: readonly StoredGame[]): AppState {
	return appReducer(OPENED, {kind: 'games-loaded', games, problems: []});
}

const THREE = listed(stored('a', '3342'), stored('b', '0101010'), stored('c', '6'));

describe('the list of saved games', () => {
	test('is read when it is opened, each time anew', () => {
		expect(OPENED).toMatchObject({screen: 'games', saved: {games: undefined, index: 0}});
		const again = press(THREE, 'down', 'q', 'down', 'down', 'down', 'down', 'down', 'enter');
		expect(again).toMatchObject({screen: 'games', saved: {games: undefined, index: 1}});
	});

	test('is gone through, round and to its ends', () => {
		const index = (...keys: readonly string[]) => press(THREE, ...keys).saved.index;
		expect(index('down')).toBe(1);
		expect(index('j', 'j', 'j')).toBe(0);
		expect(index('up')).toBe(2);
		expect(index('end')).toBe(2);
		expect(index('end', 'k', 'home')).toBe(0);
	});

	test('keeps its cursor near its place when it has become shorter', () => {
		const shorter = appReducer(press(THREE, 'end'), {kind: 'games-loaded', games: [stored('a', '3')], problems: []});
		expect(shorter.saved.index).toBe(0);
	});

	test('bears every key while it is empty, and while it is read', () => {
		const keys = ['down', 'up', 'home', 'end', 'enter', 'v', 'S', 'd', 'd'];
		for (const empty of [listed(), OPENED]) {
			const pressed = press(empty, ...keys);
			expect(pressed).toMatchObject({screen: 'games', saved: {index: 0}, prompt: undefined, request: undefined});
			const filled = appReducer(pressed, {kind: 'games-loaded', games: [stored('a', '3')], problems: []});
			expect(shownGame(press(filled, 'enter'))?.position.moves).toEqual([3]);
		}
	});

	test('leads back to the menu, and to its help', () => {
		expect(press(THREE, 'q').screen).toBe('menu');
		expect(press(THREE, '?', 'q').screen).toBe('games');
	});
});

describe('a game of the list', () => {
	test('that is not over goes on under its name', () => {
		const game = press(THREE, 'enter');
		expect(game).toMatchObject({screen: 'game', shown: 'connect-four'});
		expect(shownGame(game)).toMatchObject({position: {moves: [3, 3, 4, 2]}, players: {X: 'you', O: 'medium'}});
		expect([...game.origins.values()]).toMatchObject([{id: 'a', started: '2026-11-30T08:48:51.000Z'}]);
		expect(game.origins.has(shownGame(game)?.seed ?? -1)).toBe(true);
	});

	test('goes on with its moves taken back and its program', () => {
		const record = {
			...keptGame(CONNECT_FOUR, '3'),
			players: {X: 'you', O: 'program'},
			command: 'node mine.js',
			takenBack: [{move: 5, fromBook: true}],
		};
		const game = press(listed({id: 'a', record, isPlayedElsewhere: false}), 'enter');
		expect(shownGame(game)?.takenBack).toEqual([{move: 5, fromBook: true}]);
		expect(shownGame(game)?.command).toBe('node mine.js');
		expect(shownGame(press(game, 'r'))?.position.moves).toEqual([3, 5]);
	});

	test('that is over is gone through, and any other one by v', () => {
		expect(press(THREE, 'down', 'enter')).toMatchObject({screen: 'replay', replay: {index: 7, from: 'games'}});
		expect(press(THREE, 'v')).toMatchObject({screen: 'replay', replay: {index: 4, from: 'games'}});
	});

	test('that is played elsewhere goes on here without its name', () => {
		const game = press(listed(stored('a', '33', {isPlayedElsewhere: true})), 'enter');
		expect([...game.origins.values()]).toMatchObject([{id: undefined}]);
		expect(game.flash).toEqual({kind: 'played-elsewhere'});
	});

	test('that is played elsewhere is told when it goes on from the menu, and no more once it has a name here', () => {
		const begun = withSavedGames(START, [stored('a', '33', {isPlayedElsewhere: true})]);
		expect(begun).toMatchObject({screen: 'menu', flash: undefined});
		const game = press(begun, 'enter');
		expect(game).toMatchObject({screen: 'game', flash: {kind: 'played-elsewhere'}});
		const seed = shownGame(game)?.seed ?? -1;
		const origin = {id: 'b', started: '2026-11-30T08:48:51.000Z', onDisk: undefined};
		const named = appReducer(game, {kind: 'game-named', seed, origin});
		expect(press(named, 'q', 'enter')).toMatchObject({screen: 'game', flash: undefined});
		expect(press(withSavedGames(START, [stored('a', '33')]), 'enter').flash).toBeUndefined();
	});

	test('that runs already is shown as it runs, whether it was opened or began here', () => {
		const opened = press(THREE, 'enter', '0', 'enter');
		expect(shownGame(opened)?.position.moves).toEqual([3, 3, 4, 2, 0]);
		const again = appReducer(
			{...opened, screen: 'games'},
			{kind: 'games-loaded', games: [stored('a', '3342')], problems: []},
		);
		expect(shownGame(press(again, 'enter'))?.position.moves).toEqual([3, 3, 4, 2, 0]);

		const begun = press(START, 'enter', 'enter', '3', 'enter');
		const seed = shownGame(begun)?.seed ?? -1;
		const named = appReducer(begun, {
			kind: 'game-named',
			seed,
			origin: {id: 'mine', started: '2026-11-30T08:48:51.000Z', onDisk: undefined},
		});
		const list = appReducer(
			{...named, screen: 'games'},
			{kind: 'games-loaded', games: [stored('mine', '')], problems: []},
		);
		const back = press(list, 'enter');
		expect(shownGame(back)).toMatchObject({seed, position: {moves: [3]}});
		const removed = appReducer(list, {kind: 'game-removed', id: 'mine'});
		expect(removed.games).toEqual({});
	});

	test('is saved as a file', () => {
		expect(press(THREE, 'S', 'enter').request).toMatchObject({
			kind: 'save-file',
			path: 'connect-four.json',
			game: {position: {moves: [3, 3, 4, 2]}, started: '2026-11-30T08:48:51.000Z'},
		});
	});
});

describe('removing a game', () => {
	test('takes d twice', () => {
		const asked = press(THREE, 'd');
		expect(asked.flash).toEqual({kind: 'sure-to-remove'});
		expect(asked.request).toBeUndefined();
		expect(press(asked, 'd').request).toEqual({kind: 'remove-game', id: 'a'});
	});

	test('asks anew after any other key', () => {
		expect(press(THREE, 'd', 'down', 'd')).toMatchObject({request: undefined, flash: {kind: 'sure-to-remove'}});
	});

	test('reads the list again, and the running game is gone when it was that', () => {
		const opened = {...press(THREE, 'enter'), screen: 'games'} as const;
		const removed = appReducer(opened, {kind: 'game-removed', id: 'a'});
		expect(removed.saved.games).toBeUndefined();
		expect(removed.games).toEqual({});
		expect(menuEntries(removed)[0]).toBe('connect-four');
		expect(appReducer(opened, {kind: 'game-removed', id: 'c'}).games).toHaveProperty('connect-four');
	});

	test('that is not possible is told', () => {
		const problem = {kind: 'taken', path: '/games/a.json'} as const;
		const told = appReducer(press(THREE, 'd', 'd'), {kind: 'flash', flash: {kind: 'not-removed', problem}});
		expect(told.saved.games).toHaveLength(3);
		expect(told.flash).toEqual({kind: 'not-removed', problem});
	});
});

describe('the program at its start', () => {
	test('offers to go on with a saved game of each kind, the one saved last first', () => {
		const games = [{id: 't', record: keptGame(TIC_TAC_TOE, '40'), isPlayedElsewhere: false}, stored('c', '33')];
		const start = withSavedGames(startApp(80, 24, 7), games);
		expect(start.screen).toBe('menu');
		expect(menuEntries(start).slice(0, 3)).toEqual(['continue-tic-tac-toe', 'continue-connect-four', 'connect-four']);
		expect(shownGame(press(start, 'enter'))?.position.moves).toEqual([4, 0]);
		expect(shownGame(press(start, 'down', 'enter'))?.position.moves).toEqual([3, 3]);
	});
});

describe('a game of a match that is opened', () => {
	const own = press(START, 'enter', 'enter', '3', 'enter');
	const match = {...own, opened: {id: 'connect-four', own: own.games['connect-four']}} as const;

	test('is left by a new game, by another board, and by a pasted position', () => {
		expect(press(match, 'n').opened).toBeUndefined();
		expect(press(match, 'o', 'down', 'right', 'enter').opened).toBeUndefined();
		expect(appReducer(match, {kind: 'paste', text: '33'}).opened).toBeUndefined();
	});

	test('stays one when a game of the other kind takes its place on the screen', () => {
		const other = press(match, 'g');
		expect(appReducer(other, {kind: 'paste', text: '40'}).opened).toBe(match.opened);
		expect(press(other, 'n').opened).toBe(match.opened);
	});
});
