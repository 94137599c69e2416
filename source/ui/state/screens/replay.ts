import {outcomeOf} from '../../../engine/position.ts';
import {commandOf} from '../../keys/binding.ts';
import type {Key} from '../../keys/key.ts';
import {REPLAY_BINDINGS} from '../../keys/replay.ts';
import {type AppState, putGame} from '../app-state.ts';
import {copyPosition} from '../copying.ts';
import {gameFrom, playersOf} from '../game-record.ts';
import {goToLab} from '../lab.ts';
import {askForFile} from '../prompting.ts';
import {type ReplayState, replayAt, shownPosition, toTurningPoint} from '../replay.ts';
import {openWhy} from '../why.ts';
import {openGames} from './games.ts';
import {openHelp} from './help.ts';

/** A key while a game is gone through. */
export function replayKey(state: AppState, key: Key): AppState {
	const {replay} = state;
	if (replay === undefined) {
		return state;
	}
	const at = (next: ReplayState): AppState => ({...state, replay: next});
	switch (commandOf(REPLAY_BINDINGS, key)) {
		case 'earlier':
			return at(replayAt(replay, replay.index - 1));
		case 'later':
			return at(replayAt(replay, replay.index + 1));
		case 'first':
			return at(replayAt(replay, 0));
		case 'last':
			return at(replayAt(replay, replay.game.position.moves.length));
		case 'next-turn':
			return at(toTurningPoint(replay, 1));
		case 'previous-turn':
			return at(toTurningPoint(replay, -1));
		case 'branch':
			return branchOff(state, replay);
		case 'why':
			return replay.index === 0
				? state
				: {...state, screen: 'why', why: {...openWhy(replay.game.position, 'replay'), index: replay.index - 1}};
		case 'lab':
			return {...state, screen: 'lab', labFrom: 'replay', lab: goToLab(state.lab, shownPosition(replay))};
		case 'copy':
			return copyPosition(state, shownPosition(replay));
		case 'save-file':
			return askForFile(state, replay.game);
		case 'help':
			return openHelp(state, 'replay');
		case 'back':
			return replay.from === 'game' ? {...state, screen: 'game'} : openGames(state);
		default:
			return state;
	}
}

/**
 * Plays on from the position that is shown, as a game of its own; the game that is gone through stays as it is. At its end
 * one is back in the game, or stays where nothing can be played on.
 */
function branchOff(state: AppState, replay: ReplayState): AppState {
	const {game, from, index} = replay;
	const position = shownPosition(replay);
	if (index === game.position.moves.length && from === 'game') {
		return {...state, screen: 'game'};
	}
	if (outcomeOf(position) !== undefined) {
		return state;
	}
	const branch = gameFrom(position, playersOf(game), state.seed, state.settings.scores);
	return putGame(state, {...branch, command: game.command ?? ''});
}
