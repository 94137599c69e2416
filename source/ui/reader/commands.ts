import {ENGLISH_MESSAGES} from '../messages/en.ts';
import type {Messages} from '../messages/messages.ts';

/** What can be typed beside a move. */
export type ReaderCommand =
	| 'board'
	| 'scores'
	| 'help'
	| 'hint'
	| 'undo'
	| 'redo'
	| 'new'
	| 'swap'
	| 'game'
	| 'players'
	| 'moves'
	| 'copy'
	| 'repeat'
	| 'quit';

/** All words, in the order of the help; of those that begin alike, the first one is meant by their first letter. */
export const READER_COMMANDS: readonly ReaderCommand[] = [
	'board',
	'scores',
	'help',
	'hint',
	'undo',
	'redo',
	'new',
	'swap',
	'game',
	'players',
	'moves',
	'copy',
	'repeat',
	'quit',
];

/**
 * The command that a text means: a word of this language or of English, or the beginning of one, this language first.
 * Undefined where it means none.
 */
export function commandIn(text: string, {reader}: Messages): ReaderCommand | undefined {
	const said = text.trim().toLowerCase();
	if (said === '') {
		return undefined;
	}
	const languages = [reader.commands, ENGLISH_MESSAGES.reader.commands];
	const found = (isMeant: (word: string) => boolean) =>
		languages
			.map((words) => READER_COMMANDS.find((command) => isMeant(words[command])))
			.find((command) => command !== undefined);
	return found((word) => word === said) ?? found((word) => word.startsWith(said));
}

/** The shortest text that means a command. */
export function shortestText(command: ReaderCommand, messages: Messages): string {
	const word = messages.reader.commands[command];
	const lengths = Array.from({length: word.length}, (_, index) => index + 1);
	const length = lengths.find((candidate) => commandIn(word.slice(0, candidate), messages) === command);
	return word.slice(0, length);
}
