import type {Position} from '../../engine/position.ts';
import {type Move, moveCount} from '../../engine/rules.ts';
import {targetAt} from '../drawing/target-at.ts';
import type {Key} from '../keys/key.ts';
import type {MouseReport} from '../mouse-report.ts';
import type {Target} from '../target.ts';
import {type AppState, changeShown, isTyping, placeOf, shownGame} from './app-state.ts';
import {shownList} from './shown-list.ts';

/** What a key does, for what a click or the wheel does like one. */
type Press = (state: AppState, key: Key) => AppState;

/** The state after something was done with the mouse. What is typed has the person's attention: nothing else happens then. */
export function mouseUsed(state: AppState, {kind, column, row}: MouseReport, press: Press): AppState {
	if (!state.settings.mouse || placeOf(state) === undefined || isTyping(state)) {
		return state;
	}
	switch (kind) {
		case 'press': {
			const target = targetAt(state, column, row);
			return target === undefined ? state : click(state, target, press);
		}
		case 'wheel-up':
			return turn(state, -1, press);
		case 'wheel-down':
			return turn(state, 1, press);
	}
}

function click(state: AppState, target: Target, press: Press): AppState {
	switch (target.kind) {
		case 'key':
			return press(state, target.key);
		case 'entry':
			return clickEntry(state, target.index, press);
		case 'move':
			return boardOf(state) === undefined ? state : press(withCursor(state, target.move), 'enter');
		case 'score':
			// The first click shows the move on the board, the second one plays it.
			return shownGame(state)?.cursor === target.move ? press(state, 'enter') : withCursor(state, target.move);
	}
}

function clickEntry(state: AppState, index: number, press: Press): AppState {
	const list = shownList(state);
	if (list === undefined) {
		return state;
	}
	const {again, atOnce = false} = list;
	const isAgain = atOnce || index === list.index;
	return isAgain && again !== undefined ? press(list.withIndex(index), again) : list.withIndex(index);
}

/** The wheel moves what the arrow keys move, one step; unlike these it neither plays nor goes round at the end of a list. */
function turn(state: AppState, step: 1 | -1, press: Press): AppState {
	const board = state.screen === 'lab' && state.lab.focus === 'table' ? undefined : boardOf(state);
	if (board !== undefined) {
		const last = moveCount(board.position.rules) - 1;
		return withCursor(state, Math.max(0, Math.min(last, board.cursor + step)));
	}
	const list = shownList(state);
	const next = (list?.index ?? 0) + step;
	const isEnd = list?.count !== undefined && (next < 0 || next >= list.count);
	return isEnd ? state : press(state, step < 0 ? 'up' : 'down');
}

/** The board that is played on, on the screens that have one, with the column or cell under its cursor. */
function boardOf(state: AppState): {readonly position: Position; readonly cursor: Move} | undefined {
	switch (state.screen) {
		case 'game':
			return shownGame(state);
		case 'lab':
			return state.lab;
		default:
			return undefined;
	}
}

/** The state with the cursor of its board at this column or cell. */
function withCursor(state: AppState, cursor: Move): AppState {
	return state.screen === 'lab'
		? {...state, lab: {...state.lab, cursor, focus: 'board', notice: undefined}}
		: changeShown(state, (game) => ({...game, cursor, typed: undefined}));
}
