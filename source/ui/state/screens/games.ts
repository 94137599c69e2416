import {outcomeOf} from '../../../engine/position.ts';
import {type GameId, gameOf} from '../../../engine/rules.ts';
import type {StoredGame} from '../../../store/game-store.ts';
import {commandOf} from '../../keys/binding.ts';
import {GAMES_BINDINGS} from '../../keys/games.ts';
import type {Key} from '../../keys/key.ts';
import {type AppState, type Origin, putGame} from '../app-state.ts';
import {gameOfRecord, originOf} from '../game-record.ts';
import {chosenGame, NO_GAMES} from '../games.ts';
import {listIndex} from '../list-index.ts';
import {askForFile, askForGame} from '../prompting.ts';
import {openReplay} from '../replay.ts';
import {openHelp} from './help.ts';

/** Opens the list of saved games, which is read anew. */
export function openGames(state: AppState): AppState {
	return {...state, screen: 'games', saved: {...NO_GAMES, index: state.saved.index}};
}

/** A key in the list of saved games. */
export function gamesKey(state: AppState, key: Key): AppState {
	const {saved} = state;
	const command = commandOf(GAMES_BINDINGS, key);
	const chosen = chosenGame(saved);
	switch (command) {
		case 'back':
			return {...state, screen: 'menu', menuIndex: 0};
		case 'help':
			return openHelp(state, 'games');
		case 'open-file':
			return askForGame(state);
		case 'choose':
			return chosen === undefined
				? state
				: outcomeOf(chosen.record.position) === undefined
					? continueGame(state, chosen)
					: replayGame(state, chosen);
		case 'replay':
			return chosen === undefined ? state : replayGame(state, chosen);
		case 'save-file':
			return chosen === undefined ? state : askForFile(state, chosen.record);
		case 'remove':
			return chosen === undefined ? state : removeGame(state, chosen);
		default:
			return {...state, saved: {...saved, index: listIndex(saved.index, saved.games?.length || 1, command)}};
	}
}

/** Goes on with a saved game. A running one of its kind stays among the saved games. */
export function continueGame(state: AppState, {id, record, isPlayedElsewhere}: StoredGame): AppState {
	const {seed, games} = state;
	const running = Object.values(games).find((game) => state.origins.get(game.seed)?.id === id);
	if (running !== undefined) {
		return continueRunning(state, gameOf(running.position.rules));
	}
	const game = gameOfRecord(record, seed, state.settings.scores);
	const origin = originOf(game, {id, record, isPlayedElsewhere});
	const put: AppState = {
		...putGame(state, game),
		origins: new Map([...state.origins, [seed, origin]]),
	};
	return continueRunning(put, put.shown);
}

/** Goes on with the running game of a kind. That another program plays it, too, is told. */
export function continueRunning(state: AppState, shown: GameId): AppState {
	const game = state.games[shown];
	const origin = game && state.origins.get(game.seed);
	const isElsewhere = origin !== undefined && origin.id === undefined;
	return {...state, screen: 'game', shown, ...(isElsewhere ? {flash: {kind: 'played-elsewhere'}} : {})};
}

function replayGame(state: AppState, {record}: StoredGame): AppState {
	return {...state, screen: 'replay', replay: openReplay(record, 'games')};
}

/** Removes a game when the key is pressed twice. */
function removeGame(state: AppState, {id}: StoredGame): AppState {
	return state.flashed?.kind === 'sure-to-remove'
		? {...state, request: {kind: 'remove-game', id}}
		: {...state, flash: {kind: 'sure-to-remove'}};
}

/** A running game has a name among the saved ones now. */
export function gameNamed(state: AppState, seed: number, origin: Origin): AppState {
	return {...state, origins: new Map([...state.origins, [seed, origin]])};
}

/** A saved game was removed. Where it is a running one, that is gone, too. */
export function gameRemoved(state: AppState, id: string): AppState {
	const isRemoved = (seed: number) => state.origins.get(seed)?.id === id;
	const games = Object.fromEntries(Object.entries(state.games).filter(([, game]) => !isRemoved(game.seed)));
	return {...state, games, saved: {...state.saved, games: undefined}};
}

/** The program at its start, with saved games that can go on; the one saved last, the first one, is the one shown. */
export function withSavedGames(state: AppState, games: readonly StoredGame[]): AppState {
	return {...games.reduceRight(continueGame, state), screen: state.screen, flash: state.flash};
}
