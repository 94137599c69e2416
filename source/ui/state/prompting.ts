import {gameOf} from '../../engine/rules.ts';
import type {Key} from '../keys/key.ts';
import type {AppState} from './app-state.ts';
import {type Prompt, promptKey} from './prompt.ts';

/** Asks for the file that a game is saved as. */
export function askForFile(state: AppState, game: NonNullable<Prompt['game']>): AppState {
	const text = `${gameOf(game.position.rules)}.json`;
	return {...state, prompt: {kind: 'save-file', text, game, problem: undefined}};
}

/** Asks for the file of a game that is opened. */
export function askForGame(state: AppState): AppState {
	return {...state, prompt: {kind: 'open-file', text: '', game: undefined, problem: undefined}};
}

/** A key while a path is asked for. */
export function promptingKey(state: AppState, prompt: Prompt, key: Key): AppState {
	const answer = promptKey(prompt, key);
	switch (answer.kind) {
		case 'typing':
			return {...state, prompt: answer.prompt};
		case 'given-up':
			return {...state, prompt: undefined};
		case 'answered': {
			const {path, replace} = answer;
			const {game} = prompt;
			return game === undefined
				? {...state, request: {kind: 'open-file', path}}
				: {...state, request: {kind: 'save-file', path, replace, game}};
		}
	}
}
