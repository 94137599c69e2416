import type {Command} from 'commander';
import {countPositions, MOST_PLIES, type ScoreBook} from '../../engine/book/score-book.ts';
import {ScoreBuild} from '../../engine/book/score-build.ts';
import {type Rules, sameRules} from '../../engine/rules.ts';
import {canSolve} from '../../engine/solver/solver.ts';
import {groupedCount} from '../../format/numbers.ts';
import {progressText} from '../../format/progress.ts';
import {decodeScoreBook, encodeScoreBook} from '../../store/score-book-file.ts';
import {CommandFailure, type CommandIo, readIfThere, UsageError, writeOutput} from '../io.ts';
import {powerOfTwo, wholeNumber} from '../option-values.ts';
import {need} from '../position-options.ts';
import {cannotSolve} from '../solve.ts';
import {addBoardOptions, type BoardOptions, ownBook, readBoard} from './book-options.ts';

type BuildOptions = BoardOptions & {readonly plies: number; readonly output?: string; readonly table: number};

/** The time between two checkpoints in milliseconds, which is what a build loses at most when it is killed. */
const CHECKPOINT_INTERVAL = 60_000;

/** How many positions an engine takes at a time, and the least time in milliseconds between two drawings of the progress. */
const SHARE = 16;
const DRAWING_INTERVAL = 200;

/** The exit code after Ctrl-C: 128 and the number of the signal, as shells count. */
const INTERRUPTED = 130;

/** `fourply book build`: works out a book of exact scores. */
export function addBuild(book: Command, io: CommandIo, setExitCode: (code: number) => void): void {
	const command = book
		.command('build')
		.description('work out the exact scores of all positions with at most so many stones, on all cores')
		.requiredOption('--plies <n>', `the most stones, up to ${MOST_PLIES}`, wholeNumber(0, MOST_PLIES))
		.option('--output <file>', "where the book goes (among the user's own books)")
		.option('--table <mib>', 'size of the table that all cores share, in MiB, a power of two', powerOfTwo(1, 2048), 256)
		.addHelpText(
			'after',
			'\nEach minute a checkpoint is written beside the output; the same command goes on from it.\n\nExample:\n  fourply book build --size 5x4 --plies 6 --output 5x4.scores',
		);
	addBoardOptions(command).action(async (options: BuildOptions) => {
		const rules = readBoard(options);
		if (!canSolve(rules)) {
			throw new UsageError(cannotSolve(rules));
		}
		const output = options.output ?? ownBook(io, rules, 'scores');
		const checkpoint = `${output}.part`;
		const known = readCheckpoint(rules, options.plies, checkpoint, io);
		const build = new ScoreBuild(rules, options.plies, known);
		if (!(await solveOpen(build, options.table, checkpoint, io))) {
			io.warn(`stopped; the same command goes on from ${checkpoint}\n`);
			setExitCode(INTERRUPTED);
			return;
		}
		const finished = build.finish();
		const bytes = encodeScoreBook(finished);
		writeOutput(io, output, bytes);
		io.removeFile(checkpoint);
		io.write(`${output}: ${groupedCount(countPositions(finished))} positions, ${groupedCount(bytes.length)} bytes\n`);
	});
}

/** The checkpoint of an earlier start, if there is one. One that is damaged, or of another book, ends the command. */
function readCheckpoint(rules: Rules, plies: number, path: string, io: CommandIo): ScoreBook | undefined {
	const bytes = readIfThere(io, path);
	if (bytes === undefined) {
		return undefined;
	}
	const known = need(path, decodeScoreBook(bytes));
	if (!sameRules(known.rules, rules) || known.plies !== plies) {
		throw new UsageError(`${path} is the checkpoint of another book; remove it, or choose another --output`);
	}
	io.warn(`going on from ${path}\n`);
	return known;
}

/** Solves what is open, with checkpoints. Answers false when it was interrupted. */
async function solveOpen(build: ScoreBuild, table: number, checkpoint: string, io: CommandIo): Promise<boolean> {
	const open = build.open();
	const before = build.done;
	const started = io.now();
	let saved = started;
	let drawn = Number.NEGATIVE_INFINITY;
	const tell = (now: number) => {
		const {done, total} = build;
		const text = progressText({done, total, before, milliseconds: now - started});
		io.warn(io.showsProgress ? `\r\u001B[K${text}` : `${text}\n`);
	};
	const team = io.solverTeam({table, share: SHARE});
	let stopListening: () => void = () => {};
	try {
		return await new Promise<boolean>((resolve, reject) => {
			const save = () => {
				try {
					writeOutput(io, checkpoint, encodeScoreBook(build.checkpoint()));
				} catch (error) {
					reject(error);
				}
			};
			stopListening = io.onInterrupt(() => {
				team.close();
				save();
				resolve(false);
			});
			team.solve(
				open.map(({position}) => position),
				{
					onSolved: (index, {score}) => {
						build.solved(open[index]?.number as number, score);
						const now = io.now();
						const savesNow = now - saved >= CHECKPOINT_INTERVAL;
						if (savesNow) {
							saved = now;
							save();
						}
						if (io.showsProgress ? now - drawn >= DRAWING_INTERVAL : savesNow) {
							drawn = now;
							tell(now);
						}
					},
					onDone: () => {
						tell(io.now());
						resolve(true);
					},
					onFailure: (message) => reject(new CommandFailure(`the solver failed: ${message}`)),
				},
			);
		});
	} finally {
		stopListening();
		team.close();
		io.warn(io.showsProgress ? '\n' : '');
	}
}
