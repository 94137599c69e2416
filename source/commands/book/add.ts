import {type Command, Option} from 'commander';
import {type BookEntry, entryText, parseBook, scoredEntry} from '../../engine/book/book.ts';
import {legalMoves, type Position} from '../../engine/position.ts';
import {type Move, rulesKey} from '../../engine/rules.ts';
import {canSolve} from '../../engine/solver/solver.ts';
import {bookReasonText} from '../../format/book-problem-text.ts';
import {type CommandIo, readIfThere, UsageError, writeOutput} from '../io.ts';
import {addPositionOptions, need, type PositionOptions, readPosition} from '../position-options.ts';
import {cannotSolve} from '../solve.ts';
import {solvePosition} from '../solving.ts';
import {ownBook} from './book-options.ts';

type AddOptions = PositionOptions & {
	readonly result?: 'X' | 'O' | 'draw';
	readonly file?: string;
};

/** `fourply book add`: a position in an opening book. */
export function addAdd(book: Command, io: CommandIo): void {
	const command = book
		.command('add')
		.description('add a position to an opening book: good moves, or what the solver finds where none are named')
		.argument('[moves...]', 'the good moves of the position')
		.addOption(new Option('--result <result>', 'its proven result, if you know it').choices(['X', 'O', 'draw']))
		.option('--file <file>', "the book, a text that is made if need be (the user's own)")
		.addHelpText('after', '\nExample:\n  fourply book add 2 3 --moves 33 --file my.book');
	addPositionOptions(command).action(async (words: readonly string[], options: AddOptions) => {
		const given = readPosition(options, io);
		const {position, moves} = given;
		if (moves === null || options.player !== undefined) {
			throw new UsageError(
				'a book holds positions that moves lead to: give --moves or --cells, without --lenient and --player',
			);
		}
		if (legalMoves(position).length === 0) {
			throw new UsageError('the game is over in this position');
		}
		const path = options.file ?? ownBook(io, position.rules, 'openings');
		const there = readIfThere(io, path);
		const board = rulesKey(position.rules);
		const before = there === undefined ? `game ${board}\n` : Buffer.from(there).toString('utf8');
		const boardOfBook = rulesKey(need(path, parseBook(before)).rules);
		if (boardOfBook !== board) {
			throw new UsageError(`${path} is a book for ${boardOfBook}, and the position is one of ${board}`);
		}
		const answers = words.map((word) => answerIn(position, word, given.firstNumber));
		const entry =
			answers.length > 0 ? {moves: answers, result: options.result} : await solvedEntry(position, options, io);
		const line = entryText(position.moves, entry);
		const after = `${before}${before.endsWith('\n') ? '' : '\n'}${line}\n`;
		const parsed = parseBook(after);
		if (!parsed.ok && parsed.problem.kind === 'bad-book') {
			throw new UsageError(`${path}: ${bookReasonText(parsed.problem.reason)}; edit the file to change it`);
		}
		need(path, parsed);
		writeOutput(io, path, after);
		io.write(`${path}: ${line}\n`);
	});
}

function answerIn(position: Position, word: string, firstNumber: 0 | 1): Move {
	const move = Number(word) - firstNumber;
	if (!/^\d+$/.test(word) || !legalMoves(position).includes(move)) {
		throw new UsageError(`"${word}" is no possible move of this position`);
	}
	return move;
}

/** What the solver finds: the best moves and the score. */
async function solvedEntry(position: Position, {result}: AddOptions, io: CommandIo): Promise<BookEntry> {
	if (result !== undefined) {
		throw new UsageError('name the good moves of the position beside its result');
	}
	if (!canSolve(position.rules)) {
		throw new UsageError(`name the good moves of the position: ${cannotSolve(position.rules)}`);
	}
	const {best, solution} = await solvePosition(position, io.library(), io);
	return scoredEntry(position, best, solution);
}
