import {gameOf, sameRules} from '../../../engine/rules.ts';
import {commandOf} from '../../keys/binding.ts';
import type {Key} from '../../keys/key.ts';
import {SETUP_BINDINGS} from '../../keys/setup.ts';
import {type AppState, putGame} from '../app-state.ts';
import {startGame, withPlayers} from '../game.ts';
import {listIndex} from '../list-index.ts';
import {changeSetup, SETUP_ROWS, typeCommand} from '../setup.ts';
import {openHelp} from './help.ts';

/** A key in the setup of a game. */
export function setupKey(state: AppState, key: Key): AppState {
	const {setup} = state;
	if (setup.text !== undefined) {
		return {...state, setup: typeCommand(setup, setup.text, key)};
	}
	const command = commandOf(SETUP_BINDINGS, key);
	switch (command) {
		case 'text':
			return {...state, setup: {...setup, text: setup.command}};
		case 'choose':
			return playSetup(state);
		case 'back':
			return {...state, screen: setup.from};
		case 'help':
			return openHelp(state, 'setup');
		case 'less':
			return {...state, setup: changeSetup(setup, -1)};
		case 'more':
			return {...state, setup: changeSetup(setup, 1)};
		default:
			return {...state, setup: {...setup, index: listIndex(setup.index, SETUP_ROWS.length, command)}};
	}
}

/** Starts the game that is set up. Reached from a game whose board was not changed, that game goes on with the players chosen. */
function playSetup(state: AppState): AppState {
	const {rules, players, command, from} = state.setup;
	const id = gameOf(rules);
	const running = state.games[id];
	const goesOn = from === 'game' && running !== undefined && sameRules(running.position.rules, rules);
	const next: AppState = goesOn
		? {...state, screen: 'game', shown: id, games: {...state.games, [id]: {...withPlayers(running, players), command}}}
		: putGame(state, {...startGame(rules, players, state.seed, state.settings.scores), command});
	return {...next, menuIndex: 0};
}
