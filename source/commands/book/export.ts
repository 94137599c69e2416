import type {Command} from 'commander';
import {formatScores} from '../../engine/book/score-text.ts';
import {type CommandIo, writeOutput} from '../io.ts';
import {addBoardOptions, type BoardOptions, readBoard, scoreBookFor} from './book-options.ts';

type ExportOptions = BoardOptions & {readonly file?: string; readonly output?: string};

/** `fourply book export`: a book of scores as text that can be edited. */
export function addExport(book: Command, io: CommandIo): void {
	const command = book
		.command('export')
		.description('a book of scores as text that can be edited, and read again by import')
		.option('--file <file>', 'this book instead of the one in use')
		.option('--output <file>', 'where the text goes (standard output)')
		.addHelpText('after', '\nExample:\n  fourply book export --output 7x6.book');
	addBoardOptions(command).action((options: ExportOptions) => {
		const text = formatScores(scoreBookFor(io, readBoard(options), options.file));
		if (options.output === undefined) {
			io.write(text);
		} else {
			writeOutput(io, options.output, text);
		}
	});
}
