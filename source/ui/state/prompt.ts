import type {Problem} from '../../engine/result.ts';
import type {StoreProblem} from '../../format/store-problem.ts';
import type {Key} from '../keys/key.ts';
import type {CopyForm} from './copy.ts';
import type {KeptGame} from './game-record.ts';
import {editLine} from './text-line.ts';

/** A question in the place of the status line, answered by the path of a file. */
export type Prompt = {
	readonly kind: 'save-file' | 'open-file';
	readonly text: string;
	/** The game that is to be written. */
	readonly game: (KeptGame & {readonly started?: string}) | undefined;
	/** What was wrong with the path that was given. */
	readonly problem: StoreProblem | undefined;
};

/** What is told in the place of the status line until the next key. */
export type Flash =
	| {readonly kind: 'copied'; readonly form: CopyForm; readonly text: string}
	| {readonly kind: 'file-saved'; readonly path: string}
	| {readonly kind: 'pasted'}
	| {readonly kind: 'played-elsewhere'}
	| {readonly kind: 'bad-position'; readonly problem: Problem}
	| {readonly kind: 'not-saved'; readonly problem: StoreProblem}
	| {readonly kind: 'not-removed'; readonly problem: StoreProblem}
	| {readonly kind: 'sure-to-remove'};

/** What a key does to a prompt: it goes on, is answered, or is given up. */
export type PromptAnswer =
	| {readonly kind: 'typing'; readonly prompt: Prompt}
	| {readonly kind: 'answered'; readonly path: string; readonly replace: boolean}
	| {readonly kind: 'given-up'};

/** A key while a path is asked for. Enter on a path that exists, which has been told, replaces the file. */
export function promptKey(prompt: Prompt, key: Key): PromptAnswer {
	switch (key) {
		case 'escape':
			return {kind: 'given-up'};
		case 'enter': {
			const path = prompt.text.trim();
			return path === '' ? {kind: 'given-up'} : {kind: 'answered', path, replace: prompt.problem?.kind === 'exists'};
		}
		default: {
			const text = editLine(prompt.text, key);
			return {kind: 'typing', prompt: text === undefined ? prompt : {...prompt, text, problem: undefined}};
		}
	}
}
