import type {Key} from '../keys/key.ts';
import {SETTING_IDS} from '../settings.ts';
import type {AppState, ScreenId} from './app-state.ts';
import {MATCH_ROWS} from './match.ts';
import {menuEntries} from './screens/menu.ts';
import {SETUP_ROWS} from './setup.ts';

/** A list with one entry chosen, as a screen shows it. */
export type ShownList = {
	/** The entry that is chosen. */
	readonly index: number;
	/** The number of entries where they stand below each other and nothing else does; undefined for rows among other things. */
	readonly count?: number;
	/** The state with another entry chosen. */
	readonly withIndex: (index: number) => AppState;
	/** The key that a click on the entry already chosen stands for; undefined for none. */
	readonly again: Key | undefined;
	/** Whether one click chooses an entry and presses that key. */
	readonly atOnce?: boolean;
};

/** The list that is shown now; undefined where the screen has none. */
export function shownList(state: AppState): ShownList | undefined {
	return LISTS[state.screen]?.(state);
}

/** The lists of the screens. In a setup the first row begins, the others change. */
const LISTS: {readonly [Screen in ScreenId]?: (state: AppState) => ShownList | undefined} = {
	menu: (state) => ({
		index: state.menuIndex,
		count: menuEntries(state).length,
		withIndex: (menuIndex) => ({...state, menuIndex}),
		again: 'enter',
		atOnce: true,
	}),
	setup: (state) => ({
		index: state.setup.index,
		count: SETUP_ROWS.length,
		withIndex: (index) => ({...state, setup: {...state.setup, index}}),
		again: state.setup.index === 0 ? 'enter' : 'right',
	}),
	settings: (state) => ({
		index: state.settingsIndex,
		count: SETTING_IDS.length,
		withIndex: (settingsIndex) => ({...state, settingsIndex}),
		again: 'right',
	}),
	games: (state) => ({
		index: state.saved.index,
		withIndex: (index) => ({...state, saved: {...state.saved, index}}),
		again: 'enter',
	}),
	match: (state) => {
		const {match} = state;
		return match.phase === 'setup'
			? {
					index: match.row,
					count: MATCH_ROWS.length,
					withIndex: (row) => ({...state, match: {...match, row, notice: undefined}}),
					again: match.row === 0 ? 'enter' : 'right',
				}
			: {
					index: match.cursor,
					withIndex: (cursor) => ({...state, match: {...match, cursor, notice: undefined}}),
					again: 'enter',
				};
	},
	lab: (state) => ({
		index: state.lab.row,
		withIndex: (row) => ({...state, lab: {...state.lab, row, focus: 'table', notice: undefined}}),
		again: undefined,
	}),
	tree: (state) =>
		// While one predicts, the cursor stays at the node that is asked about.
		state.tree.quiz !== undefined
			? undefined
			: {
					index: state.tree.cursor,
					withIndex: (cursor) => ({...state, tree: {...state.tree, cursor, notice: undefined}}),
					again: 'enter',
				},
};
