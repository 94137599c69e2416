import type {Position} from '../../engine/position.ts';
import type {AppState} from './app-state.ts';
import {copyText, nextForm} from './copy.ts';

/** Copies a position: its moves; the same key again its cells, then a drawing. */
export function copyPosition(state: AppState, position: Position): AppState {
	const {flashed, request, settings} = state;
	const form = nextForm(position, flashed?.kind === 'copied' ? flashed.form : undefined);
	const text = copyText(position, form, settings.columnsFrom);
	const count = (request?.kind === 'copy' ? request.count : 0) + 1;
	return {...state, flash: {kind: 'copied', form, text}, request: {kind: 'copy', text, count}};
}
