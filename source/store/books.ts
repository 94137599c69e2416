import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {type Book, parseBook} from '../engine/book/book.ts';
import {builtInLibrary, type Library} from '../engine/book/library.ts';
import type {ScoreBook} from '../engine/book/score-book.ts';
import {failure, type Problem, type Result} from '../engine/result.ts';
import {type Rules, rulesKey} from '../engine/rules.ts';
import {faultCode} from './fault-code.ts';
import {dataFolder} from './folders.ts';
import {decodeScoreBook} from './score-book-file.ts';

/** Where books are: those that come with the program, and the user's own, which count first. */
export type BookFolders = {readonly own: string; readonly shipped: string};

/** The ends of the names of books: exact scores, and openings as text. */
export const BOOK_ENDINGS = {scores: '.scores', openings: '.book'} as const;

/** The folders of this installation and this user: the user's own in the place where the system keeps data of programs. */
export function bookFolders(): BookFolders {
	return {
		own: join(dataFolder(), 'books'),
		shipped: join(dirname(createRequire(import.meta.url).resolve('fourply/package.json')), 'book'),
	};
}

/** The name of the book of a board, such as `7x6-connect-4-gravity.scores`. */
export function bookFileName(rules: Rules, kind: keyof typeof BOOK_ENDINGS): string {
	return rulesKey(rules).replaceAll(' ', '-') + BOOK_ENDINGS[kind];
}

/** A book, or a folder of books, that cannot be used, and why. */
export type BookProblem = {readonly path: string; readonly problem: Problem};

/** The books in use, and what cannot be used. */
export type LoadedBooks = {readonly library: Library; readonly problems: readonly BookProblem[]};

/** Reads all books. One that is damaged or foreign, or cannot be read, is left out and told. */
export function loadBooks(folders: BookFolders): LoadedBooks {
	const problems: BookProblem[] = [];
	const listed = (folder: string) => ({folder, names: namesIn(folder, problems)});
	const read = <Value>(
		{folder, names}: ReturnType<typeof listed>,
		ending: string,
		parse: (bytes: Buffer) => Result<Value>,
	): Value[] =>
		names
			.filter((name) => name.endsWith(ending))
			.flatMap((name) => {
				const path = join(folder, name);
				const parsed = parseFile(path, parse);
				if (!parsed.ok) {
					problems.push({path, problem: parsed.problem});
					return [];
				}
				return [parsed.value];
			});
	const parseText = (bytes: Buffer): Result<Book> => parseBook(bytes.toString('utf8'));
	const own = listed(folders.own);
	const places = [own, listed(folders.shipped)];
	const scores = places.flatMap((place) => read<ScoreBook>(place, BOOK_ENDINGS.scores, decodeScoreBook));
	const openings = read<Book>(own, BOOK_ENDINGS.openings, parseText);
	return {library: {scores, openings: [...openings, ...builtInLibrary().openings]}, problems};
}

function parseFile<Value>(path: string, parse: (bytes: Buffer) => Result<Value>): Result<Value> {
	let bytes: Buffer;
	try {
		bytes = readFileSync(path);
	} catch (error) {
		return failure({kind: 'unreadable', code: faultCode(error)});
	}
	return parse(bytes);
}

/** The names in a folder, sorted. A folder that is not there has none; one that cannot be read is told. */
function namesIn(folder: string, problems: BookProblem[]): readonly string[] {
	try {
		return readdirSync(folder).sort();
	} catch (error) {
		const code = faultCode(error);
		if (code !== 'ENOENT') {
			problems.push({path: folder, problem: {kind: 'unreadable', code}});
		}
		return [];
	}
}
