import {commandOf} from '../../keys/binding.ts';
import type {Key} from '../../keys/key.ts';
import {WHY_BINDINGS} from '../../keys/why.ts';
import type {AppState} from '../app-state.ts';
import {whyMove} from '../why.ts';
import {openHelp} from './help.ts';

/** A key in the explanation of a move. */
export function whyKey(state: AppState, key: Key): AppState {
	const {why} = state;
	switch (commandOf(WHY_BINDINGS, key)) {
		case 'back':
			return {...state, screen: why?.from ?? 'game'};
		case 'help':
			return openHelp(state, 'why');
		case 'earlier':
			return why === undefined ? state : {...state, why: whyMove(why, -1)};
		case 'later':
			return why === undefined ? state : {...state, why: whyMove(why, 1)};
		default:
			return state;
	}
}
