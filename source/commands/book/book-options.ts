import {join} from 'node:path';
import type {Command} from 'commander';
import {parseBook} from '../../engine/book/book.ts';
import type {Library} from '../../engine/book/library.ts';
import type {ScoreBook} from '../../engine/book/score-book.ts';
import {defaultRules, makeRules, type Rules, rulesKey, sameRules} from '../../engine/rules.ts';
import {bookFileName} from '../../store/books.ts';
import {decodeScoreBook, isScoreBook} from '../../store/score-book-file.ts';
import {type CommandIo, readInputBytes, UsageError} from '../io.ts';
import {wholeNumber} from '../option-values.ts';
import {need, parseSize} from '../position-options.ts';

/** The options that choose the board of a book. */
export type BoardOptions = {
	readonly size?: {readonly width: number; readonly height: number};
	readonly connect: number;
};

/** Adds the options that choose the board of a book: boards on which stones fall. */
export function addBoardOptions(command: Command): Command {
	return command
		.option('--size <WxH>', 'another board size than 7x6', parseSize)
		.option('--connect <k>', 'how many in a row win', wholeNumber(1, 20), 4);
}

/** The board that the options choose. */
export function readBoard({size, connect}: BoardOptions): Rules {
	const {width, height, gravity} = defaultRules('connect-four');
	return need('the board', makeRules(size?.width ?? width, size?.height ?? height, connect, gravity));
}

/** Where the user's own book of this kind for a board lies. */
export function ownBook(io: CommandIo, rules: Rules, kind: 'scores' | 'openings'): string {
	return join(io.bookFolders.own, bookFileName(rules, kind));
}

/** The book of scores in a file. A file that is none is wrong input. */
export function readScoreBook(io: CommandIo, path: string): ScoreBook {
	return need(path, decodeScoreBook(readInputBytes(io, path)));
}

/** The book of scores in a file, or the one in use for a board; that there is none is wrong input. */
export function scoreBookFor(io: CommandIo, rules: Rules, file: string | undefined): ScoreBook {
	const book =
		file === undefined ? io.library().scores.find((book) => sameRules(book.rules, rules)) : readScoreBook(io, file);
	if (book === undefined) {
		throw new UsageError(`there is no book of scores for ${rulesKey(rules)}; "fourply book build" makes one`);
	}
	return book;
}

/** A book of either kind in a file, as the only one in use. */
export function libraryOf(io: CommandIo, path: string): Library {
	const bytes = readInputBytes(io, path);
	return isScoreBook(bytes)
		? {scores: [need(path, decodeScoreBook(bytes))], openings: []}
		: {scores: [], openings: [need(path, parseBook(Buffer.from(bytes).toString('utf8')))]};
}
