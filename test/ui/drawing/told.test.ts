import {describe, expect, test} from 'vitest';
import type {StoreProblem} from '../../../source/format/store-problem.ts';
import {drawTold} from '../../../source/ui/drawing/told.ts';
import {USUAL_LOOK} from '../../../source/ui/look.ts';
import type {Flash, Prompt} from '../../../source/ui/state/prompt.ts';
import {keptGame} from '../../helpers/games.ts';
import {CONNECT_FOUR} from '../../helpers/positions.ts';

function told(what: {readonly prompt?: Prompt; readonly flash?: Flash}, width = 78): string | undefined {
	return drawTold({prompt: undefined, flash: undefined, ...what}, width, USUAL_LOOK)
		?.map(({text}) => text)
		.join('');
}

/** A name as the store gives it. */
const path = '/home/me/.local/share/fourply/games/running/2026-11-30-084851-connect-four-k3fq.json';

function asked(text: string, problem?: StoreProblem): Prompt {
	return {kind: 'save-file', text, game: keptGame(CONNECT_FOUR, '33'), problem};
}

describe('what is told in place of the status line', () => {
	test('is nothing where there is nothing', () => {
		expect(told({})).toBeUndefined();
	});

	test.each<[Flash, string]>([
		[{kind: 'copied', form: 'moves', text: '3342'}, 'Copied the moves: 3342   y again: cells'],
		[{kind: 'copied', form: 'drawing', text: '|X|'}, 'Copied a drawing of the board'],
		[{kind: 'not-saved', problem: {kind: 'unwritable', path, code: 'ENOSPC'}}, 'Not saved: the disk is full (ENOSPC)'],
		[
			{kind: 'not-saved', problem: {kind: 'unwritable', path, code: 'EROFS'}},
			'Not saved: the disk is read-only (EROFS)',
		],
		[
			{kind: 'not-saved', problem: {kind: 'taken', path, savedAs: path}},
			'Another window plays this game, too: yours is saved as a game of its own',
		],
		[{kind: 'played-elsewhere'}, 'Another window plays this game, too: yours is saved as a game of its own'],
		[
			{kind: 'not-removed', problem: {kind: 'taken', path}},
			'Not removed: it is played in another window, or was changed there',
		],
		[
			{kind: 'not-removed', problem: {kind: 'unwritable', path, code: 'EACCES'}},
			'Not removed: it is not permitted (EACCES)',
		],
	])('%j has room in a window of 80 columns', (flash, text) => {
		expect(told({flash})).toBe(text);
		expect(text.length).toBeLessThanOrEqual(78);
	});

	test('counts columns as the person does', () => {
		const problem = {kind: 'no-such-move', index: 0, move: 7} as const;
		const flash: Flash = {kind: 'bad-position', problem};
		const line = drawTold({prompt: undefined, flash}, 78, {...USUAL_LOOK, firstNumber: 1});
		expect(line?.map(({text}) => text).join('')).toContain('8');
	});
});

describe('a path that is asked for', () => {
	test('stands with what the keys do', () => {
		expect(told({prompt: asked('connect-four.json')})).toBe('Save as: connect-four.json▏ Enter, or Esc leaves');
		expect(told({prompt: {...asked(''), kind: 'open-file', game: undefined}})).toBe('File: ▏ Enter, or Esc leaves');
	});

	test('shows its end where it is long', () => {
		const line = told({prompt: asked(`/a/${'b'.repeat(90)}/end.json`)}) ?? '';
		expect(line).toMatch(/^Save as: b+\/end\.json▏ Enter, or Esc leaves$/);
		expect(line).toHaveLength(78);
	});

	test.each<[StoreProblem, string]>([
		[{kind: 'exists', path}, 'It is there: Enter again replaces it'],
		[{kind: 'unwritable', path, code: 'EISDIR'}, 'it is a folder (EISDIR)'],
		[{kind: 'unreadable', path, code: 'ENOENT'}, 'it is not there (ENOENT)'],
		[{kind: 'unusable', path, problem: {kind: 'newer', version: 2}}, 'is of version 2, which a later fourply wrote'],
		[{kind: 'unusable', path, problem: {kind: 'foreign'}}, 'is a file of another kind'],
	])('says what is wrong with it: %j', (problem, text) => {
		const line = told({prompt: asked('/tmp/games/of/mine/connect-four.json', problem)}) ?? '';
		expect(line.endsWith(`four.json▏ ${text}`)).toBe(true);
		expect(line.length).toBeLessThanOrEqual(78);
	});
});
