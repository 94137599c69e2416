import {clampTop} from '../../drawing/help-screen.ts';
import {commandOf} from '../../keys/binding.ts';
import {HELP_BINDINGS} from '../../keys/help.ts';
import type {Key} from '../../keys/key.ts';
import {frameLayout} from '../../layout.ts';
import {lookOf} from '../../look-of.ts';
import type {AppState} from '../app-state.ts';

/** Opens the help about a screen, at its first line. */
export function openHelp(state: AppState, about: AppState['helpAbout']): AppState {
	return {...state, screen: 'help', helpAbout: about, helpTop: 0};
}

/** A key in the help. */
export function helpKey(state: AppState, key: Key): AppState {
	switch (commandOf(HELP_BINDINGS, key)) {
		case 'back':
			return {...state, screen: state.helpAbout};
		case 'up':
			return scrollHelp(state, -1);
		case 'down':
			return scrollHelp(state, 1);
		case 'page-up':
			return scrollHelp(state, -pageOf(state));
		case 'page-down':
			return scrollHelp(state, pageOf(state));
		case 'first':
			return scrollHelp(state, Number.NEGATIVE_INFINITY);
		case 'last':
			return scrollHelp(state, Number.POSITIVE_INFINITY);
		default:
			return state;
	}
}

/** The lines of a page: all that are shown but one, which stays to be recognised. */
function pageOf({columns, rows}: AppState): number {
	return Math.max(1, (frameLayout(columns, rows)?.body ?? 1) - 1);
}

function scrollHelp(state: AppState, lines: number): AppState {
	const {helpAbout, helpTop, columns, rows} = state;
	const frame = frameLayout(columns, rows);
	const look = lookOf(state.settings, state.surroundings, state.plain);
	// The window may have grown since: what is shown now is where scrolling starts.
	return frame === undefined
		? state
		: {...state, helpTop: clampTop(helpAbout, clampTop(helpAbout, helpTop, frame, look) + lines, frame, look)};
}
