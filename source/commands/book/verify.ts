import {type Command, InvalidArgumentError, Option} from 'commander';
import {forEachPosition} from '../../engine/book/build-scores.ts';
import {
	countPositions,
	positionOfCode,
	type ScoreBook,
	type ScoredPosition,
	scoreOfCode,
} from '../../engine/book/score-book.ts';
import {formatNumbers} from '../../engine/notation.ts';
import {createRandom} from '../../engine/random.ts';
import {rulesKey, sameRules} from '../../engine/rules.ts';
import {canSolve} from '../../engine/solver/solver.ts';
import {groupedCount} from '../../format/numbers.ts';
import {CommandFailure, type CommandIo, UsageError, writeJson} from '../io.ts';
import {OptionWithNames, wholeNumber} from '../option-values.ts';
import {cannotSolve} from '../solve.ts';
import {addBoardOptions, type BoardOptions, readBoard, readScoreBook, scoreBookFor} from './book-options.ts';

type VerifyOptions = BoardOptions & {
	readonly file?: string;
	readonly sample: number;
	readonly seed: number;
	readonly against?: string;
	readonly json?: boolean;
};

/** A position whose score was found to be another one than in the book. */
type Difference = ScoredPosition & {readonly found: number};

/** How many positions were compared, and those that differ, in the order of the book. */
type Comparison = {readonly compared: number; readonly differences: readonly Difference[]};

/** The size in MiB of the table that the cores share, and how many positions an engine takes at a time. */
const TABLE = 256;
const SHARE = 1;

/** `fourply book verify`: holds a book of scores against the solver, or against another book. */
export function addVerify(book: Command, io: CommandIo, setExitCode: (code: number) => void): void {
	const command = book
		.command('verify')
		.description('solve a sample of a book of scores afresh, or compare it with another one')
		.option('--file <file>', 'this book instead of the one in use')
		.addOption(
			new OptionWithNames('--sample <n>', 'how many positions are solved, or "all"', ['all'])
				.argParser(parseSample)
				.default(100),
		)
		.option('--seed <n>', 'which sample', wholeNumber(0, 4_294_967_295), 1)
		.addOption(
			new Option('--against <file>', 'compare every score with this book, and solve nothing').conflicts([
				'sample',
				'seed',
			]),
		)
		.option('--json', 'one JSON document instead of text')
		.addHelpText('after', '\nExample:\n  fourply book verify --sample 50');
	addBoardOptions(command).action(async (options: VerifyOptions) => {
		const scores = scoreBookFor(io, readBoard(options), options.file);
		const comparison =
			options.against === undefined
				? await solveSample(scores, options, io)
				: compareBooks(scores, readScoreBook(io, options.against));
		setExitCode(comparison.differences.length === 0 ? 0 : 1);
		report(scores, comparison, options, io);
	});
}

function report(
	book: ScoreBook,
	{compared, differences}: Comparison,
	{json, against, seed}: VerifyOptions,
	io: CommandIo,
): void {
	const agreed = compared - differences.length;
	const positions = countPositions(book);
	if (json) {
		const how = against === undefined ? {seed} : {against};
		writeJson(io, {board: rulesKey(book.rules), plies: book.plies, positions, ...how, compared, agreed});
		return;
	}
	io.write(`board ${rulesKey(book.rules)}, ${book.plies} plies, ${groupedCount(positions)} positions\n`);
	const shown = differences.slice(0, MOST_SHOWN);
	const moves = movesTo(book, shown);
	for (const [index, {score, found}] of shown.entries()) {
		io.write(`the position after ${moves[index]} has ${score} in the book, and is ${found}\n`);
	}
	const how = against === undefined ? `solved afresh (seed ${seed})` : `in ${against} too`;
	io.write(`${groupedCount(agreed)} of ${groupedCount(compared)} positions ${how} agree\n`);
}

/** The most differences that are named. */
const MOST_SHOWN = 20;

/** Moves that lead to positions of a book, as text; columns count from 0. */
function movesTo(book: ScoreBook, places: readonly Difference[]): readonly string[] {
	const found = new Map<string, string>();
	if (places.length > 0) {
		forEachPosition(book.rules, book.plies, (code, moves) => {
			found.set(`${moves.length} ${code}`, moves.length === 0 ? 'no moves' : formatNumbers(moves));
		});
	}
	return places.map(({stones, code}) => found.get(`${stones} ${code}`) ?? `some ${stones} moves`);
}

/** Solves a sample of the book's positions on all cores, without books. */
async function solveSample(book: ScoreBook, {sample, seed}: VerifyOptions, io: CommandIo): Promise<Comparison> {
	if (!canSolve(book.rules)) {
		throw new UsageError(cannotSolve(book.rules));
	}
	const chosen = chooseSample(book, sample, seed);
	const found = new Int8Array(chosen.length);
	const team = io.solverTeam({table: TABLE, share: SHARE});
	try {
		await new Promise<void>((resolve, reject) => {
			team.solve(
				chosen.map(({code}) => positionOfCode(book.rules, code)),
				{
					onSolved: (index, {score}) => {
						found[index] = score;
					},
					onDone: resolve,
					onFailure: (message) => reject(new CommandFailure(`the solver failed: ${message}`)),
				},
			);
		});
	} finally {
		team.close();
	}
	return compare(chosen, (_, index) => found[index]);
}

/** A sample without repetition, in the order of the book: all positions where there are no more. */
function chooseSample(book: ScoreBook, size: number, seed: number): readonly ScoredPosition[] {
	const places = placesOf(book);
	const random = createRandom(seed);
	// Selection sampling (Knuth, The Art of Computer Programming, volume 2, algorithm S).
	const chosen: ScoredPosition[] = [];
	for (const [index, place] of places.entries()) {
		if (random.below(places.length - index) < size - chosen.length) {
			chosen.push(place);
		}
	}
	return chosen;
}

/** Compares the scores that both books hold. */
function compareBooks(book: ScoreBook, other: ScoreBook): Comparison {
	if (!sameRules(book.rules, other.rules)) {
		throw new UsageError(`one book is for ${rulesKey(book.rules)}, the other for ${rulesKey(other.rules)}`);
	}
	return compare(placesOf(book), ({stones, code}) => scoreOfCode(other, stones, code));
}

/** Compares scores of a book with what `find` knows of the same positions; undefined where it knows nothing. */
function compare(
	places: readonly ScoredPosition[],
	find: (place: ScoredPosition, index: number) => number | undefined,
): Comparison {
	let compared = 0;
	const differences: Difference[] = [];
	for (const [index, place] of places.entries()) {
		const found = find(place, index);
		if (found !== undefined) {
			compared++;
			if (found !== place.score) {
				differences.push({...place, found});
			}
		}
	}
	return {compared, differences};
}

function placesOf({layers}: ScoreBook): readonly ScoredPosition[] {
	return layers.flatMap(({codes, scores}, stones) =>
		Array.from(codes, (code, index) => ({stones, code, score: scores[index] as number})),
	);
}

function parseSample(text: string): number {
	if (text !== 'all' && !/^[1-9]\d*$/.test(text)) {
		throw new InvalidArgumentError('It is a whole number from 1, or "all".');
	}
	return text === 'all' ? Number.POSITIVE_INFINITY : Number(text);
}
