import {commandOf} from '../../keys/binding.ts';
import type {Key} from '../../keys/key.ts';
import {SETTINGS_BINDINGS} from '../../keys/settings.ts';
import {changeSetting, resetSetting, SETTING_IDS} from '../../settings.ts';
import type {AppState} from '../app-state.ts';
import {listIndex} from '../list-index.ts';
import {openHelp} from './help.ts';

/** A key on the settings screen. A change counts at once; what is written to the file is the business of an effect. */
export function settingsKey(state: AppState, key: Key): AppState {
	const {settings, settingsIndex} = state;
	const id = SETTING_IDS[settingsIndex];
	const command = commandOf(SETTINGS_BINDINGS, key);
	switch (command) {
		case 'back':
			return {...state, screen: 'menu', settingsProblem: undefined};
		case 'help':
			return openHelp(state, 'settings');
		case 'less':
			return id === undefined ? state : {...state, settings: changeSetting(settings, id, -1)};
		case 'more':
			return id === undefined ? state : {...state, settings: changeSetting(settings, id, 1)};
		case 'reset':
			return id === undefined ? state : {...state, settings: resetSetting(settings, id)};
		default:
			return {...state, settingsIndex: listIndex(settingsIndex, SETTING_IDS.length, command)};
	}
}
