import {describe, expect, test} from 'vitest';
import {INITIAL_SETTINGS, SETTING_IDS, SETTINGS} from '../../../source/ui/settings.ts';
import {appReducer} from '../../../source/ui/state/app.ts';
import {type AppState, startApp} from '../../../source/ui/state/app-state.ts';

function press(state: AppState, ...keys: readonly string[]): AppState {
	return keys.reduce((now, key) => appReducer(now, {kind: 'key', key}), state);
}

const SETTINGS_SCREEN: AppState = {...startApp(80, 24, 7), screen: 'settings'};

describe('the settings screen', () => {
	test('goes round the rows, changes a value at once, and leads back to the menu', () => {
		expect(SETTINGS_SCREEN.settings.language).toBe('auto');
		const german = press(SETTINGS_SCREEN, 'left');
		expect(german.settings).toEqual({...INITIAL_SETTINGS, language: 'de'});
		expect(press(german, 'right').settings.language).toBe('auto');
		expect(press(german, 'r').settings).toEqual(INITIAL_SETTINGS);
		expect(press(SETTINGS_SCREEN, 'up').settingsIndex).toBe(12);
		expect(press(SETTINGS_SCREEN, 'end', 'down').settingsIndex).toBe(0);
		expect(press(german, 'q').screen).toBe('menu');
		expect(press(german, 'q').settings.language).toBe('de');
	});

	test('has every setting, each with values that it really may have', () => {
		for (const [row, id] of SETTING_IDS.entries()) {
			let state = press({...SETTINGS_SCREEN, settingsIndex: row});
			for (const value of SETTINGS[id].values) {
				state = press(state, 'right');
				expect(SETTINGS[id].values).toContain(state.settings[id]);
				expect(value).toBeDefined();
			}
			// Once round is back at the beginning.
			expect(state.settings).toEqual(INITIAL_SETTINGS);
		}
	});

	test('new games have the players that are set', () => {
		const state = startApp(80, 24, 7, {settings: {...INITIAL_SETTINGS, playerX: 'hard', playerO: 'you'}});
		expect(press(state, 'enter').setup.players).toEqual({X: 'hard', O: 'you'});
	});
});

describe('plain mode', () => {
	test('is one key on any screen, and back', () => {
		const plain = press(SETTINGS_SCREEN, 'P');
		expect(plain.plain).toBe(true);
		expect(press(plain, 'P').plain).toBe(false);
	});

	test('is a letter where text is typed', () => {
		const lab: AppState = {...SETTINGS_SCREEN, screen: 'lab'};
		const typing = press(lab, 'i', 'P');
		expect(typing.plain).toBe(false);
		expect(typing.lab.text).toBe('P');
	});
});
