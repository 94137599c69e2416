import {describe, expect, test} from 'vitest';
import {legalMoves, outcomeOf, play} from '../../../source/engine/position.ts';
import {createRandom} from '../../../source/engine/random.ts';
import type {Action} from '../../../source/ui/state/action.ts';
import {appReducer} from '../../../source/ui/state/app.ts';
import {type AppState, shownGame, startApp} from '../../../source/ui/state/app-state.ts';
import {menuEntries} from '../../../source/ui/state/screens/menu.ts';

function press(state: AppState, ...keys: readonly string[]): AppState {
	return keys.reduce((now, key) => appReducer(now, {kind: 'key', key}), state);
}

const START = startApp(80, 24, 7);

describe('a game of a match', () => {
	const own = press(START, 'enter', 'enter', '3', 'enter', 'q');
	const efforts = {moves: 4, milliseconds: 1, slowest: 1, nodes: 0, searches: 0};
	const played = {
		index: 0,
		x: 0,
		o: 1,
		result: 'X',
		reason: 'line',
		opening: [],
		moves: [0, 1, 0, 1, 0, 1, 0],
		efforts: {X: efforts, O: efforts},
	} as const;
	const begun = press({...own, screen: 'match'}, 'enter');
	const over = appReducer(begun, {kind: 'match-event', run: begun.match.run, event: {kind: 'over', played}});

	test('is opened on the game screen, and the own game is not lost', () => {
		const opened = press(over, 'enter');
		expect(opened.screen).toBe('game');
		expect(shownGame(opened)?.position.moves).toEqual([0, 1, 0, 1, 0, 1, 0]);
		expect(opened.match.phase).toBe('paused');
		const back = press(opened, 'u', 'q');
		expect(back.screen).toBe('match');
		expect(shownGame(back)?.position.moves).toEqual([3]);
		expect(press(back, 'q').screen).toBe('menu');
	});

	test('leaves nothing behind where there was no own game', () => {
		const {games: _, ...rest} = over;
		const opened = press({...rest, games: {}}, 'enter');
		expect(press(opened, 'q').games).toEqual({});
	});
});

describe('the menu', () => {
	test('offers what works, and to continue once a game runs', () => {
		expect(menuEntries(START)).toEqual([
			'connect-four',
			'tic-tac-toe',
			'lab',
			'tree',
			'match',
			'games',
			'settings',
			'help',
			'quit',
		]);
		const running = press(START, 'enter', 'enter', 'q');
		expect(menuEntries(running)).toEqual([
			'continue-connect-four',
			'connect-four',
			'tic-tac-toe',
			'lab',
			'tree',
			'match',
			'games',
			'settings',
			'help',
			'quit',
		]);
		expect(running.menuIndex).toBe(0);
	});

	test('offers to continue each of two running games, the one shown last first', () => {
		const both = press(START, 'enter', 'enter', 'g', 'q');
		expect(menuEntries(both).slice(0, 2)).toEqual(['continue-tic-tac-toe', 'continue-connect-four']);
		expect(press(both, 'down', 'enter').shown).toBe('connect-four');
	});

	test('in a window too small for the screen, keys play nothing and q leads back', () => {
		const small = appReducer(press(START, 'enter', 'enter'), {kind: 'resize', columns: 20, rows: 5});
		expect(shownGame(press(small, 'enter', '3', 'n'))?.position.moves).toEqual([]);
		expect(press(small, 'q').screen).toBe('menu');
	});

	test('two Enters start Connect Four against an engine', () => {
		const state = press(START, 'enter', 'enter');
		expect(state.screen).toBe('game');
		expect(shownGame(state)?.players).toEqual({X: 'you', O: 'medium'});
		expect(shownGame(state)?.position.rules).toEqual({width: 7, height: 6, connect: 4, gravity: true});
	});

	test('Down four times and Enter together open the entry four below', () => {
		expect(press(START, 'down', 'down', 'down', 'down', 'enter').screen).toBe('match');
	});

	test('up from the first entry goes to the last, which quits with 0', () => {
		expect(press(START, 'up', 'enter').request).toEqual({kind: 'exit', code: 0});
	});

	test('q quits with 0 and Ctrl-C with 130, from every screen', () => {
		expect(press(START, 'q').request).toEqual({kind: 'exit', code: 0});
		for (const keys of [[], ['enter'], ['enter', 'enter'], ['?']]) {
			expect(press(START, ...keys, 'ctrl-c').request).toEqual({kind: 'exit', code: 130});
		}
	});
});

describe('the setup', () => {
	test('changes board and players and starts with them', () => {
		const state = press(START, 'down', 'enter', 'down', 'right', 'down', 'down', 'down', 'down', 'left', 'enter');
		expect(shownGame(state)?.position.rules).toEqual({width: 4, height: 3, connect: 3, gravity: false});
		expect(shownGame(state)?.players).toEqual({X: 'program', O: 'medium'});
	});

	test('width and height stop at 1 and 20', () => {
		const wide = press(START, 'enter', 'down', 'down', ...new Array<string>(40).fill('right'), 'enter');
		expect(shownGame(wide)?.position.rules.width).toBe(20);
		const narrow = press(START, 'enter', 'down', 'down', ...new Array<string>(40).fill('left'), 'enter');
		expect(shownGame(narrow)?.position.rules.width).toBe(1);
	});

	test('reached from a game it changes the players of the game that goes on', () => {
		const playing = press(START, 'enter', 'enter', 'enter');
		const state = press(playing, 'o', 'end', 'left', 'enter');
		expect(shownGame(state)?.position.moves).toEqual([3]);
		expect(shownGame(state)?.players).toEqual({X: 'you', O: 'easy'});
		expect(shownGame(state)?.turn).toBeGreaterThan(shownGame(playing)?.turn ?? 0);
	});

	test('back leads to where one came from', () => {
		expect(press(START, 'enter', 'q').screen).toBe('menu');
		expect(press(START, 'enter', 'enter', 'o', 'q').screen).toBe('game');
	});
});

describe('two games', () => {
	test('one key switches to the other game and back without losing either', () => {
		const first = press(START, 'enter', 'enter', '2', 'enter');
		const other = press(first, 'g', '4', 'enter');
		expect(shownGame(other)?.position.rules.gravity).toBe(false);
		expect(shownGame(other)?.position.moves).toEqual([4]);
		const back = press(other, 'g');
		expect(shownGame(back)?.position.moves).toEqual([2]);
		expect(shownGame(press(back, 'g'))?.position.moves).toEqual([4]);
	});

	test('an answer for a game that is not shown goes to that game', () => {
		const first = press(START, 'enter', 'enter', '2', 'enter');
		const turn = shownGame(first)?.turn ?? -1;
		const other = press(first, 'g');
		const answered = appReducer(other, {
			kind: 'engine-chose',
			game: 'connect-four',
			turn,
			choice: {ok: true, move: 5, fromBook: false},
		});
		expect(answered.games['connect-four']?.position.moves).toEqual([2, 5]);
		expect(answered.games['tic-tac-toe']?.position.moves).toEqual([]);
	});
});

describe('the help', () => {
	test('opens from every screen and leads back', () => {
		for (const [keys, screen] of [
			[[], 'menu'],
			[['enter'], 'setup'],
			[['enter', 'enter'], 'game'],
		] as const) {
			const state = press(START, ...keys, '?');
			expect(state.screen).toBe('help');
			expect(state.helpAbout).toBe(screen);
			expect(press(state, 'q').screen).toBe(screen);
		}
	});

	test('scrolls no further than its last line', () => {
		const bottom = press(START, 'enter', 'enter', '?', ...new Array<string>(200).fill('down'));
		expect(press(bottom, 'down').helpTop).toBe(bottom.helpTop);
		expect(press(bottom, 'up').helpTop).toBe(bottom.helpTop - 1);
	});
});

/** The keys of a person who hits anything, with those that end the program left out. */
const KEYS = [
	...'hjklurnsigompecq?<>,.+-=0123456789xyzäß',
	'left',
	'right',
	'up',
	'down',
	'enter',
	'enter',
	'enter',
	'space',
	'tab',
	'escape',
	'backspace',
	'home',
	'end',
	'ctrl-z',
	'ctrl-a',
];

test('a million random keys and engine answers: never an exception, always a legal position', () => {
	const random = createRandom(20_260);
	let state = START;
	const check = (now: AppState) => {
		for (const game of Object.values(now.games)) {
			let position = {rules: game.position.rules, moves: [] as readonly number[]};
			for (const move of game.position.moves) {
				const next = play(position, move);
				if (!next.ok) {
					throw new Error(`illegal position ${JSON.stringify(game.position)}`);
				}
				position = next.value;
			}
			expect(game.bookMoves).toHaveLength(game.position.moves.length);
			expect(game.cursor).toBeGreaterThanOrEqual(0);
		}
	};
	for (let count = 0; count < 1_000_000; count++) {
		state = appReducer(state, randomAction(state, random.next));
		if (count % 5000 === 0) {
			check(state);
		}
	}
	check(state);
	expect(Object.keys(state.games)).toHaveLength(2);
});

function randomAction(state: AppState, next: () => number): Action {
	const kind = next() % 20;
	const game = shownGame(state);
	if (kind === 0 && game !== undefined && outcomeOf(game.position) === undefined) {
		// An answer of the engine to this turn or to one before it; only one for this turn must be legal.
		const moves = legalMoves(game.position);
		const move = moves[next() % moves.length] ?? 0;
		const stale = next() % 3 === 0;
		const turn = stale ? game.turn - 1 : game.turn;
		const choice = {ok: true, move: stale ? 999 : move, fromBook: next() % 2 === 0} as const;
		return {kind: next() % 4 === 0 ? 'hint-found' : 'engine-chose', game: state.shown, turn, choice};
	}
	if (kind === 1) {
		return {kind: 'resize', columns: next() % 200, rows: next() % 60};
	}
	if (kind === 2) {
		return {kind: 'paste', text: 'i3 X.O'.slice(next() % 5)};
	}
	const key = KEYS[next() % KEYS.length] ?? 'enter';
	// Quitting ends the program; here it would only be noted.
	return {kind: 'key', key};
}
