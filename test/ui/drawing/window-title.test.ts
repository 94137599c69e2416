import {expect, test} from 'vitest';
import {windowTitle} from '../../../source/ui/drawing/window-title.ts';
import {USUAL_LOOK} from '../../../source/ui/look.ts';
import {appReducer} from '../../../source/ui/state/app.ts';
import {startApp} from '../../../source/ui/state/app-state.ts';

/** The title after these keys. */
function titleAfter(...keys: readonly string[]): string {
	const state = keys.reduce((now, key) => appReducer(now, {kind: 'key', key}), startApp(80, 24, 1));
	return windowTitle(state, USUAL_LOOK);
}

/** The keys that open a game of two people. */
const PEOPLE = ['enter', 'end', 'left', 'left', 'left', 'enter'];

/** The keys that play these columns or cells. */
function playing(moves: string): readonly string[] {
	return [...moves].flatMap((move) => [move, 'enter']);
}

test('the title names the screen', () => {
	expect(titleAfter()).toBe('fourply: menu');
	expect(titleAfter('enter')).toBe('fourply: setup');
	expect(titleAfter('down', 'down', 'enter')).toBe('fourply: lab');
	expect(titleAfter('?')).toBe('fourply: help');
});

test('the title of a game says what is played and how it stands', () => {
	expect(titleAfter(...PEOPLE)).toBe('fourply: Connect Four 7x6, X to move');
	expect(titleAfter(...PEOPLE, ...playing('3'))).toBe('fourply: Connect Four 7x6, O to move');
	expect(titleAfter(...PEOPLE, ...playing('0101010'))).toBe('fourply: Connect Four 7x6, X has won');
	expect(titleAfter('down', ...PEOPLE, ...playing('401762538'))).toBe('fourply: Tic-tac-toe 3x3, draw');
});
