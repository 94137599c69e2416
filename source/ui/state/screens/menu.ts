import type {GameId} from '../../../engine/rules.ts';
import {defaultRules} from '../../../engine/rules.ts';
import {commandOf} from '../../keys/binding.ts';
import type {Key} from '../../keys/key.ts';
import {MENU_BINDINGS} from '../../keys/menu.ts';
import {type AppState, type MenuEntry, otherGame} from '../app-state.ts';
import {listIndex} from '../list-index.ts';
import {defaultPlayers} from '../setup.ts';
import {continueRunning, openGames} from './games.ts';
import {openHelp} from './help.ts';

/** The entries of the menu: only what works now. */
export function menuEntries(state: AppState): readonly MenuEntry[] {
	// The game that was shown last comes first, so that Enter leads back to it.
	const games: readonly GameId[] = [state.shown, otherGame(state.shown)];
	const running = games.filter((id) => state.games[id] !== undefined).map((id) => `continue-${id}` as const);
	return [...running, 'connect-four', 'tic-tac-toe', 'lab', 'tree', 'match', 'games', 'settings', 'help', 'quit'];
}

/** A key in the menu. */
export function menuKey(state: AppState, key: Key): AppState {
	const entries = menuEntries(state);
	const command = commandOf(MENU_BINDINGS, key);
	switch (command) {
		case 'choose': {
			const entry = entries[state.menuIndex];
			return entry === undefined ? state : MENU_ACTIONS[entry](state);
		}
		case 'back':
			return {...state, request: {kind: 'exit', code: 0}};
		case 'help':
			return openHelp(state, 'menu');
		default:
			return {...state, menuIndex: listIndex(state.menuIndex, entries.length, command)};
	}
}

const MENU_ACTIONS: {readonly [Entry in MenuEntry]: (state: AppState) => AppState} = {
	'continue-connect-four': (state) => continueRunning(state, 'connect-four'),
	'continue-tic-tac-toe': (state) => continueRunning(state, 'tic-tac-toe'),
	'connect-four': (state) => openSetup(state, 'connect-four'),
	'tic-tac-toe': (state) => openSetup(state, 'tic-tac-toe'),
	lab: (state) => ({...state, screen: 'lab', labFrom: 'menu'}),
	tree: (state) => ({...state, screen: 'tree', treeFrom: 'menu'}),
	match: (state) => ({...state, screen: 'match'}),
	games: openGames,
	settings: (state) => ({...state, screen: 'settings'}),
	help: (state) => openHelp(state, 'menu'),
	quit: (state) => ({...state, request: {kind: 'exit', code: 0}}),
};

/** The setup of a new game of this kind, with what was chosen for the last one. */
function openSetup(state: AppState, id: GameId): AppState {
	const last = state.games[id];
	const rules = last?.position.rules ?? defaultRules(id);
	const players = last?.players ?? defaultPlayers(state.settings);
	const command = last?.command || state.setup.command;
	return {...state, screen: 'setup', setup: {rules, players, command, text: undefined, index: 0, from: 'menu'}};
}
