import {describe, expect, test} from 'vitest';
import {appReducer} from '../../../source/ui/state/app.ts';
import {type AppState, shownGame, startApp} from '../../../source/ui/state/app-state.ts';

function press(state: AppState, ...keys: readonly string[]): AppState {
	return keys.reduce((now, key) => appReducer(now, {kind: 'key', key}), state);
}

/** A game of two people after 3 3. */
const GAME = press(startApp(80, 24, 7), 'enter', 'end', 'left', 'left', 'left', 'enter', '3', 'enter', 'enter');
const ASKED = press(GAME, 'S');

describe('saving a game as a file', () => {
	test('proposes a name, in which letters are text and no commands', () => {
		expect(ASKED.prompt).toMatchObject({kind: 'save-file', text: 'connect-four.json', problem: undefined});
		const typed = press(ASKED, ...'backspace backspace backspace backspace backspace'.split(' '), 'q', 'space', '?');
		expect(typed.prompt?.text).toBe('connect-fourq ?');
		expect(typed).toMatchObject({screen: 'game', plain: false});
	});

	test('asks for the game as it is, and tells the path', () => {
		const answered = press(ASKED, 'enter');
		expect(answered.request).toMatchObject({
			kind: 'save-file',
			path: 'connect-four.json',
			replace: false,
			game: {position: {moves: [3, 3]}, players: {X: 'you', O: 'you'}},
		});
		const saved = appReducer(answered, {kind: 'file-saved', path: '/home/me/connect-four.json'});
		expect(saved.prompt).toBeUndefined();
		expect(saved.flash).toEqual({kind: 'file-saved', path: '/home/me/connect-four.json'});
		expect(press(saved, 'left').flash).toBeUndefined();
	});

	test('replaces a file that is there when Enter is pressed again, and only then', () => {
		const there = appReducer(press(ASKED, 'enter'), {kind: 'file-problem', problem: {kind: 'exists', path: '/x'}});
		expect(there.prompt?.problem).toEqual({kind: 'exists', path: '/x'});
		expect(press(there, 'enter').request).toMatchObject({kind: 'save-file', replace: true});
		// Another path is asked about anew.
		expect(press(there, '2', 'enter').request).toMatchObject({path: 'connect-four.json2', replace: false});
		const denied = appReducer(press(ASKED, 'enter'), {
			kind: 'file-problem',
			problem: {kind: 'unwritable', path: '/x', code: 'EACCES'},
		});
		expect(press(denied, 'enter').request).toMatchObject({replace: false});
	});

	test('is given up by Escape, and by Enter on nothing; the game goes on', () => {
		for (const keys of [
			['escape'],
			[...Array(17).fill('backspace'), 'enter'],
			[...Array(17).fill('backspace'), ' ', 'enter'],
		]) {
			const given = press(ASKED, ...keys);
			expect(given.prompt).toBeUndefined();
			expect(given.screen).toBe('game');
			expect(given.request).toBeUndefined();
			expect(shownGame(press(given, '3', 'enter'))?.position.moves).toEqual([3, 3, 3]);
		}
	});

	test('takes a path that is pasted as one line', () => {
		const cleared = press(ASKED, ...Array(17).fill('backspace'));
		const pasted = appReducer(cleared, {kind: 'paste', text: '/tmp/my game.json\n'});
		expect(pasted.prompt?.text).toBe('/tmp/my game.json');
		expect(shownGame(pasted)?.position.moves).toEqual([3, 3]);
	});

	test('is left by Ctrl-C, too', () => {
		expect(press(ASKED, 'ctrl-c').request).toEqual({kind: 'exit', code: 130});
	});
});
