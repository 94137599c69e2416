import {defaultRules} from '../../../engine/rules.ts';
import {commandOf} from '../../keys/binding.ts';
import {GAME_BINDINGS, type GameCommand} from '../../keys/game.ts';
import type {Key} from '../../keys/key.ts';
import {readPositionText} from '../../position-text.ts';
import {type AppState, changeShown, otherGame, putGame, shownGame} from '../app-state.ts';
import {copyPosition} from '../copying.ts';
import {engineNotice, gameCommand, gameDigit, newGame, startGame} from '../game.ts';
import {keptGame} from '../game-record.ts';
import {goToLab} from '../lab.ts';
import {askForFile} from '../prompting.ts';
import {openReplay} from '../replay.ts';
import {defaultPlayers} from '../setup.ts';
import {openWhy} from '../why.ts';
import {openHelp} from './help.ts';
import {closeOpened} from './match.ts';

/** A key in a game: a digit chooses, commands that lead to another screen do so, all others are the game's. */
export function gameKey(state: AppState, key: Key): AppState {
	if (/^\d$/.test(key)) {
		return changeShown(state, (game) => gameDigit(game, Number(key), state.settings.columnsFrom));
	}
	const command = commandOf(GAME_BINDINGS, key);
	if (command === undefined) {
		return state;
	}
	const leave = LEAVING_COMMANDS[command];
	return leave === undefined ? changeShown(state, (game) => gameCommand(game, command)) : leave(state);
}

/** What the commands of a game do that lead to another screen. */
const LEAVING_COMMANDS: {readonly [Name in GameCommand]?: (state: AppState) => AppState} = {
	menu: (state) => (state.opened === undefined ? {...state, screen: 'menu', menuIndex: 0} : closeOpened(state)),
	help: (state) => openHelp(state, 'game'),
	lab: (state) => {
		const game = shownGame(state);
		return game === undefined
			? state
			: {...state, screen: 'lab', labFrom: 'game', lab: goToLab(state.lab, game.position)};
	},
	why: (state) => {
		const position = shownGame(state)?.position;
		return position === undefined || position.moves.length === 0
			? changeShown(state, (game) => engineNotice(game, {kind: 'nothing-to-explain'}))
			: {...state, screen: 'why', why: openWhy(position, 'game')};
	},
	new: (state) => {
		const game = shownGame(state);
		return game === undefined ? state : putGame(state, newGame(game, state.seed));
	},
	review: (state) => {
		const game = shownGame(state);
		return game === undefined || game.position.moves.length === 0
			? changeShown(state, (shown) => engineNotice(shown, {kind: 'nothing-to-review'}))
			: {...state, screen: 'replay', replay: openReplay(keptGame(game), 'game', game.verdicts)};
	},
	copy: (state) => {
		const game = shownGame(state);
		return game === undefined ? state : copyPosition(state, game.position);
	},
	'save-file': (state) => {
		const game = shownGame(state);
		return game === undefined ? state : askForFile(state, keptGame(game));
	},
	'other-game': (state) => {
		const other = otherGame(state.shown);
		const game =
			state.games[other] ??
			startGame(defaultRules(other), defaultPlayers(state.settings), state.seed, state.settings.scores);
		return {...state, shown: other, games: {...state.games, [other]: game}, seed: state.seed + 1};
	},
	setup: (state) => {
		const game = shownGame(state);
		return game === undefined
			? state
			: {
					...state,
					screen: 'setup',
					setup: {
						...state.setup,
						rules: game.position.rules,
						players: game.players,
						command: game.command === '' ? state.setup.command : game.command,
						text: undefined,
						index: 0,
						from: 'game',
					},
				};
	},
};

/** A pasted position becomes a new game of the same players; the game before it is kept among the saved ones. */
export function pasteGame(state: AppState, text: string): AppState {
	const game = shownGame(state);
	if (game === undefined) {
		return state;
	}
	const read = readPositionText(game.position.rules, text, state.settings.columnsFrom);
	if (!read.ok) {
		return {...state, flash: {kind: 'bad-position', problem: read.problem}};
	}
	const pasted = {...newGame(game, state.seed), position: read.value, bookMoves: read.value.moves.map(() => false)};
	return {...putGame(state, pasted), flash: {kind: 'pasted'}};
}
