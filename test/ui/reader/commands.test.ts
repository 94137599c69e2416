import {describe, expect, test} from 'vitest';
import {ENGLISH_MESSAGES} from '../../../source/ui/messages/en.ts';
import type {Messages} from '../../../source/ui/messages/messages.ts';
import {commandIn, shortestText} from '../../../source/ui/reader/commands.ts';

const DUTCH: Messages = {
	...ENGLISH_MESSAGES,
	reader: {
		...ENGLISH_MESSAGES.reader,
		commands: {...ENGLISH_MESSAGES.reader.commands, board: 'bord', undo: 'terug', new: 'nieuw', redo: 'herhaal'},
	},
};

describe('a word', () => {
	test('means its command, in any case and with spaces around it', () => {
		expect(commandIn('board', ENGLISH_MESSAGES)).toBe('board');
		expect(commandIn('  Undo ', ENGLISH_MESSAGES)).toBe('undo');
	});

	test('may be cut short', () => {
		expect(commandIn('b', ENGLISH_MESSAGES)).toBe('board');
		expect(commandIn('s', ENGLISH_MESSAGES)).toBe('scores');
		expect(commandIn('sw', ENGLISH_MESSAGES)).toBe('swap');
		expect(commandIn('h', ENGLISH_MESSAGES)).toBe('help');
		expect(commandIn('hi', ENGLISH_MESSAGES)).toBe('hint');
		expect(commandIn('r', ENGLISH_MESSAGES)).toBe('redo');
		expect(commandIn('rep', ENGLISH_MESSAGES)).toBe('repeat');
	});

	test('is understood in the language of the messages and in English, the former first', () => {
		expect(commandIn('terug', DUTCH)).toBe('undo');
		expect(commandIn('t', DUTCH)).toBe('undo');
		expect(commandIn('undo', DUTCH)).toBe('undo');
		expect(commandIn('he', DUTCH)).toBe('help');
		expect(commandIn('her', DUTCH)).toBe('redo');
		expect(commandIn('board', DUTCH)).toBe('board');
	});

	test('that is none means nothing', () => {
		expect(commandIn('', ENGLISH_MESSAGES)).toBeUndefined();
		expect(commandIn('boards', ENGLISH_MESSAGES)).toBeUndefined();
		expect(commandIn('\u001B[A', ENGLISH_MESSAGES)).toBeUndefined();
	});
});

test('the help names the shortest text that is enough', () => {
	expect(shortestText('scores', ENGLISH_MESSAGES)).toBe('s');
	expect(shortestText('swap', ENGLISH_MESSAGES)).toBe('sw');
	expect(shortestText('hint', ENGLISH_MESSAGES)).toBe('hi');
	expect(shortestText('repeat', ENGLISH_MESSAGES)).toBe('rep');
	expect(shortestText('redo', DUTCH)).toBe('her');
});
