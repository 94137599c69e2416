import {positionFromMoves} from '../../../engine/notation.ts';
import {unwrap} from '../../../engine/result.ts';
import {gameOf} from '../../../engine/rules.ts';
import {commandOf} from '../../keys/binding.ts';
import type {Key} from '../../keys/key.ts';
import {MATCH_BINDINGS} from '../../keys/match.ts';
import type {AppState} from '../app-state.ts';
import {type GameState, startGame} from '../game.ts';
import {finishedGames, matchKey, pauseMatch} from '../match.ts';
import {openHelp} from './help.ts';

/** A key on the match screen: those that lead to another screen do so, all others are the match's. */
export function matchScreenKey(state: AppState, key: Key): AppState {
	const {match} = state;
	const command = match.text === undefined ? commandOf(MATCH_BINDINGS, key) : undefined;
	switch (command) {
		case 'back':
			return {...state, screen: 'menu', menuIndex: 0, match: pauseMatch(match)};
		case 'help':
			return openHelp({...state, match: pauseMatch(match)}, 'match');
		case 'choose':
			return match.phase === 'setup'
				? {...state, match: matchKey(match, key, state.settings.columnsFrom)}
				: openPlayedGame(state);
		default:
			return {...state, match: matchKey(match, key, state.settings.columnsFrom)};
	}
}

/** The finished game under the cursor as a game of two people on the game screen; the match waits. */
function openPlayedGame(state: AppState): AppState {
	const {match, games, seed} = state;
	const played = finishedGames(match)[match.cursor];
	if (played === undefined) {
		return state;
	}
	const id = gameOf(match.rules);
	const fresh = startGame(match.rules, {X: 'you', O: 'you'}, seed);
	const game: GameState = {
		...fresh,
		position: unwrap(positionFromMoves(match.rules, played.moves)),
		bookMoves: played.moves.map(() => false),
		turn: (games[id]?.turn ?? 0) + 1,
	};
	return {
		...state,
		screen: 'game',
		shown: id,
		games: {...games, [id]: game},
		opened: {id, own: games[id]},
		seed: seed + 1,
		match: pauseMatch(match),
	};
}

/** Back from a game of a match to the match; the person's own game is there again. */
export function closeOpened(state: AppState): AppState {
	const {opened, games} = state;
	if (opened === undefined) {
		return state;
	}
	const {[opened.id]: _, ...others} = games;
	const own = opened.own === undefined ? {} : {[opened.id]: {...opened.own, turn: (games[opened.id]?.turn ?? 0) + 1}};
	return {...state, screen: 'match', games: {...others, ...own}, opened: undefined};
}
