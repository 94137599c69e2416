import {commandOf} from '../keys/binding.ts';
import {GLOBAL_BINDINGS} from '../keys/global.ts';
import type {Key} from '../keys/key.ts';
import type {Action} from './action.ts';
import {type AppState, changeGame, changeShown, placeOf, type ScreenId} from './app-state.ts';
import {engineChose, engineNotice, hintFound, moveJudged} from './game.ts';
import {labAnswered, labNotice, labPaste} from './lab.ts';
import {matchEnded, matchEvent} from './match.ts';
import {mouseUsed} from './mouse.ts';
import {gameKey} from './screens/game.ts';
import {helpKey} from './screens/help.ts';
import {labScreenKey} from './screens/lab.ts';
import {matchScreenKey} from './screens/match.ts';
import {menuKey} from './screens/menu.ts';
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
			if (state.screen === 'lab') {
				return {...state, lab: labPaste(state.lab, action.text)};
			}
			if (state.screen === 'tree') {
				return {...state, tree: treePaste(state.tree, action.text)};
			}
			return state.screen !== 'game'
				? state
				: changeShown(state, (game) => engineNotice(game, {kind: 'paste-ignored'}));
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
		case 'books-loaded':
			return {...state, library: action.books.library, bookProblems: action.books.problems};
	}
}

function pressKey(state: AppState, key: Key): AppState {
	switch (commandOf(GLOBAL_BINDINGS, key)) {
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
			return placeOf(state) === undefined && !BACK_KEYS.includes(key) ? state : KEY_HANDLERS[state.screen](state, key);
	}
}

const BACK_KEYS: readonly Key[] = ['q', 'escape'];

const KEY_HANDLERS: {readonly [Screen in ScreenId]: (state: AppState, key: Key) => AppState} = {
	menu: menuKey,
	setup: setupKey,
	game: gameKey,
	lab: labScreenKey,
	tree: treeScreenKey,
	why: whyKey,
	match: matchScreenKey,
	help: helpKey,
};
