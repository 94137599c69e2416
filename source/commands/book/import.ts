import type {Command} from 'commander';
import {parseBook} from '../../engine/book/book.ts';
import {readKeyedScores} from '../../engine/book/keyed-scores.ts';
import {countPositions, type ScoreBook} from '../../engine/book/score-book.ts';
import {scoresOfBook} from '../../engine/book/score-text.ts';
import type {Result} from '../../engine/result.ts';
import {groupedCount} from '../../format/numbers.ts';
import {decodeScoreBook, encodeScoreBook, isScoreBook} from '../../store/score-book-file.ts';
import {type CommandIo, readInputBytes, writeOutput} from '../io.ts';
import {need} from '../position-options.ts';
import {ownBook} from './book-options.ts';

type ImportOptions = {readonly output?: string};

/** `fourply book import`: a compact book of scores from another form. */
export function addImport(book: Command, io: CommandIo): void {
	book
		.command('import')
		.description('make a compact book of scores from text, from scores of connect-four-ai, or from such a book itself')
		.argument('<file>', 'a text in which each position has its score ("3,2: = -2"), or one of the other forms')
		.option('--output <file>', "where the book goes (among the user's own books, where the program finds it)")
		.addHelpText('after', '\nExample:\n  fourply book export --output 7x6.book && fourply book import 7x6.book')
		.action((file: string, options: ImportOptions) => {
			const scores = need(file, readScores(readInputBytes(io, file)));
			const output = options.output ?? ownBook(io, scores.rules, 'scores');
			const bytes = encodeScoreBook(scores);
			writeOutput(io, output, bytes);
			io.write(`${output}: ${groupedCount(countPositions(scores))} positions, ${groupedCount(bytes.length)} bytes\n`);
		});
}

/** The scores in bytes of any of the forms. Text is told from the others by its being text. */
function readScores(bytes: Uint8Array): Result<ScoreBook> {
	if (isScoreBook(bytes)) {
		return decodeScoreBook(bytes);
	}
	if (bytes.includes(0)) {
		return readKeyedScores(bytes);
	}
	const book = parseBook(Buffer.from(bytes).toString('utf8'));
	return book.ok ? scoresOfBook(book.value) : book;
}
