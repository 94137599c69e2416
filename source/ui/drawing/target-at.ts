import {bodyTop, contentWidth, type FrameLayout, keysTop, listLead} from '../layout.ts';
import type {Look} from '../look.ts';
import {lookOf} from '../look-of.ts';
import {type AppState, placeOf, shownGame} from '../state/app-state.ts';
import {shownList} from '../state/shown-list.ts';
import type {Target} from '../target.ts';
import {drawGameBody} from './game-screen.ts';
import {gameView} from './game-view.ts';
import {drawGames} from './games-screen.ts';
import {keyHints} from './help-screen.ts';
import {drawLab} from './lab-screen.ts';
import {firstEntry} from './list-window.ts';
import {drawMatch} from './match-screen.ts';
import {aimed, type SpanLine, span, spanAt} from './spans.ts';
import {drawTree} from './tree-screen.ts';

/**
 * What a click at this place of the window is about; columns and rows count from 0. It is found by drawing the screen, so it is
 * always what is to be seen there. Undefined where there is nothing to click, also outside of the window.
 */
export function targetAt(state: AppState, column: number, row: number): Target | undefined {
	const frame = placeOf(state)?.frame;
	if (frame === undefined) {
		return undefined;
	}
	const look = lookOf(state.settings, state.surroundings, state.plain);
	const line =
		row === keysTop(frame)
			? keyHints(keysShown(state), contentWidth(frame), look)
			: drawBody(state, look).slice(0, frame.body)[row - bodyTop(frame)];
	return line === undefined ? undefined : spanAt(line, column - frame.margin)?.target;
}

/** The keys that the line at the bottom names. */
function keysShown({screen, tree}: AppState) {
	return screen === 'tree' && tree.quiz !== undefined ? 'predict' : screen;
}

/** The body of the screen that is shown, as far as it has anything to click. */
function drawBody(state: AppState, look: Look): readonly SpanLine[] {
	const {screen} = state;
	const {frame, layout} = placeOf(state) ?? {};
	const game = shownGame(state);
	const list = shownList(state);
	if (frame === undefined) {
		return [];
	}
	if (list?.count !== undefined) {
		return drawEntries(list.count, list.index, frame);
	}
	switch (screen) {
		case 'game':
			return game === undefined || layout === undefined ? [] : drawGameBody(gameView(state, game, frame, layout), look);
		case 'lab':
			return drawLab(state.lab, frame, look);
		case 'tree':
			return drawTree(state.tree, frame, look);
		case 'match':
			return drawMatch(state.match, frame, look);
		case 'games':
			return drawGames(state.saved, frame, look);
		default:
			return [];
	}
}

/** The places of a list's entries: one on a line, below a free line where there is room for that. */
function drawEntries(count: number, index: number, frame: FrameLayout): readonly SpanLine[] {
	const lead = listLead(frame, count);
	const height = frame.body - lead;
	const first = firstEntry(count, index, height);
	const width = contentWidth(frame);
	return Array.from({length: lead + Math.min(count, height)}, (_, line) =>
		line < lead ? [] : aimed([span(' '.repeat(width))], {kind: 'entry', index: first + line - lead}),
	);
}
