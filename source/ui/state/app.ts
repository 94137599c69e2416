import {commandOf} from '../keys/binding.ts';
import {GLOBAL_BINDINGS} from '../keys/global.ts';
import type {Key} from '../keys/key.ts';
import type {Action} from './action.ts';
import {type AppState, changeGame, isTyping, placeOf, type ScreenId} from './app-state.ts';
import {engineChose, engineNotice, hintFound, moveJudged} from './game.ts';
import {gamesLoaded} from './games.ts';
import {labAnswered, labNotice, labPaste} from './lab.ts';
import {matchEnded, matchEvent} from './match.ts';
import {mouseUsed} from './mouse.ts';
import {promptingKey} from './prompting.ts';
import {openReplay, replayJudged} from './replay.ts';
import {gameKey, pasteGame} from './screens/game.ts';
import {gameNamed, gameRemoved, gamesKey} from './screens/games.ts';
import {helpKey} from './screens/help.ts';
import {labScreenKey} from './screens/lab.ts';
import {matchScreenKey} from './screens/match.ts';
import {menuKey} from './screens/menu.ts';
import {replayKey} from './screens/replay.ts';
import {settingsKey} from './screens/settings.ts';
import {setupKey} from './screens/setup.ts';
import {treeScreenKey} from './screens/tree.ts';
import {whyKey} from './screens/why.ts';
import {treeNotice, treePaste, treeRecorded, treeTick} from './tree.ts';
import {whyExplained} from './why.ts';

/** The state after something has happened. */
export function appReducer(state: AppState, action: Action): AppState {
	switch (action.kind) {
		case 'key':
			return pressKey(state, action.key);
		case 'paste':
			if (state.prompt !== undefined) {
				return [...action.text.replace(/[\r\n]+/g, ' ').trim()].reduce(pressKey, state);
			}
			if (state.screen === 'lab') {
				return {...state, lab: labPaste(state.lab, action.text, state.settings.columnsFrom)};
			}
			if (state.screen === 'tree') {
				return {...state, tree: treePaste(state.tree, action.text)};
			}
			return state.screen === 'game' ? pasteGame(state, action.text) : state;
		case 'mouse':
			return mouseUsed(state, action.report, pressKey);
		case 'resize':
			return {...state, columns: action.columns, rows: action.rows};
		case 'engine-chose':
			return changeGame(state, action.game, (game) => engineChose(game, action.turn, action.choice));
		case 'hint-found':
			return changeGame(state, action.game, (game) => hintFound(game, action.turn, action.choice));
		case 'engine-notice':
			return changeGame(state, action.game, (game) => engineNotice(game, action.notice));
		case 'analysed':
			return {...state, analysis: {key: action.key, report: action.report}};
		case 'lab-answered':
			return {...state, lab: labAnswered(state.lab, action.run, action.answer)};
		case 'lab-notice':
			return {...state, lab: labNotice(state.lab, action.notice)};
		case 'tree-recorded':
			return {...state, tree: treeRecorded(state.tree, action.run, action.tree)};
		case 'tree-tick':
			return {...state, tree: treeTick(state.tree)};
		case 'tree-notice':
			return {...state, tree: treeNotice(state.tree, action.notice)};
		case 'match-event':
			return {...state, match: matchEvent(state.match, action.run, action.event)};
		case 'match-ended':
			return {...state, match: matchEnded(state.match, action.run, action.failure)};
		case 'explained':
			return state.why === undefined ? state : {...state, why: whyExplained(state.why, action.explanation)};
		case 'why-failed':
			return state.why === undefined ? state : {...state, why: {...state.why, failure: action.message}};
		case 'judged':
			return changeGame(state, action.game, (game) => moveJudged(game, action.index, action.moves, action.verdict));
		case 'solved':
			return {...state, exact: action.scores};
		case 'games-loaded':
			return {...state, saved: gamesLoaded(state.saved, action.games, action.problems)};
		case 'game-named':
			return gameNamed(state, action.seed, action.origin);
		case 'game-removed':
			return gameRemoved(state, action.id);
		case 'game-opened': {
			// A file may come from anywhere: what it wants to start is not started.
			const {command: _, ...record} = action.record;
			return {
				...state,
				screen: 'replay',
				prompt: undefined,
				replay: openReplay(record, state.screen === 'game' ? 'game' : 'games'),
			};
		}
		case 'file-saved':
			return {...state, prompt: undefined, flash: {kind: 'file-saved', path: action.path}};
		case 'file-problem':
			return {...state, prompt: state.prompt && {...state.prompt, problem: action.problem}};
		case 'replay-judged':
			return state.replay === undefined
				? state
				: {...state, replay: replayJudged(state.replay, action.moves, action.verdict)};
		case 'replay-failed':
			return state.replay === undefined ? state : {...state, replay: {...state.replay, failure: action.message}};
		case 'flash':
			return {...state, flash: action.flash};
		case 'settings-problem':
			return {...state, settingsProblem: action.problem};
		case 'books-loaded':
			return {...state, library: action.books.library, bookProblems: action.books.problems};
	}
}

function pressKey(before: AppState, key: Key): AppState {
	// What was told is told until the next key.
	const state = {...before, flash: undefined, flashed: before.flash};
	switch (isTyping(state) && [...key].length === 1 ? undefined : commandOf(GLOBAL_BINDINGS, key)) {
		case 'plain':
			return {...state, plain: !state.plain};
		case 'interrupt':
			return {...state, request: {kind: 'exit', code: 130}};
		case 'kill':
			return {...state, request: {kind: 'exit', code: 131}};
		case 'suspend': {
			const count = state.request?.kind === 'suspend' ? state.request.count + 1 : 1;
			return {...state, request: {kind: 'suspend', count}};
		}
		default:
			// What is not seen is not played: a screen that does not fit can only be left.
			if (state.prompt !== undefined) {
				return promptingKey(state, state.prompt, key);
			}
			return placeOf(state) === undefined && !BACK_KEYS.includes(key) ? state : KEY_HANDLERS[state.screen](state, key);
	}
}

const BACK_KEYS: readonly Key[] = ['q', 'escape'];

const KEY_HANDLERS: {readonly [Screen in ScreenId]: (state: AppState, key: Key) => AppState} = {
	menu: menuKey,
	setup: setupKey,
	games: gamesKey,
	replay: replayKey,
	settings: settingsKey,
	game: gameKey,
	lab: labScreenKey,
	tree: treeScreenKey,
	why: whyKey,
	match: matchScreenKey,
	help: helpKey,
};
