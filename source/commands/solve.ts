import {type Command, Option} from 'commander';
import {type KnownPosition, knownPosition} from '../engine/book/known-moves.ts';
import {MOST_PLIES} from '../engine/book/score-book.ts';
import {parseNumbers, positionFromMoves} from '../engine/notation.ts';
import {type Position, stoneCount} from '../engine/position.ts';
import {unwrap} from '../engine/result.ts';
import type {Rules} from '../engine/rules.ts';
import {canSolve, createSolver, DEFAULT_TABLE, type Solver} from '../engine/solver/solver.ts';
import {problemTextFrom} from '../format/problem-text.ts';
import {type CommandIo, readLines, UsageError, writeJson} from './io.ts';
import {powerOfTwo} from './option-values.ts';
import {addPositionOptions, need, type PositionOptions, readPosition} from './position-options.ts';

type SolveOptions = PositionOptions & {
	readonly scores?: boolean;
	readonly check?: boolean;
	readonly table: number;
	readonly book: 'on' | 'off';
};

/** The options that name a position: with one of them this one is solved, without them positions come line by line. */
const POSITION_OPTIONS = ['moves', 'cells', 'diagram'] as const;

/** `fourply solve`: perfect scores, for the side to move. */
export function addSolve(program: Command, io: CommandIo, setExitCode: (code: number) => void): void {
	const command = program
		.command('solve')
		.description(
			'perfect scores of Connect Four positions, for the side to move; one position a line, or one by options',
		)
		.argument('[file]', 'positions, one a line; standard input where there is neither file nor position option')
		.option('--scores', 'the score of each column as well')
		.option('--check', 'compare with the score that follows each position, and say how many agree')
		.option('--table <mib>', 'largest size of the table in MiB, a power of two', powerOfTwo(1, 2048), DEFAULT_TABLE)
		.addOption(new Option('--book <use>', 'book of scores').choices(['on', 'off']).default('on'))
		.addHelpText('after', "\nExample:\n  printf '334422 18\\n' | fourply solve --columns-from 1 --check");
	addPositionOptions(command).action(async (file: string | undefined, options: SolveOptions) => {
		const named = POSITION_OPTIONS.some((name) => options[name] !== undefined);
		if (named && file !== undefined) {
			throw new UsageError('a file and a position option exclude each other');
		}
		if (options.lenient || options.player !== undefined) {
			throw new UsageError('the solver answers for games as they are played: without --lenient and --player');
		}
		const {position} = readPosition(options, io);
		const {rules} = position;
		if (!canSolve(rules)) {
			throw new UsageError(cannotSolve(rules));
		}
		const solver = createSolver(rules, {table: options.table});
		if (named) {
			need('the position', solver.setPosition(position));
			const text = options.moves ?? options.cells ?? '';
			writeAnswer(io, options, answerOf(solver, text, knownOf(position, options, io), options, io));
			return;
		}
		const lines = file === undefined ? io.stdinLines() : readLines(io, file);
		setExitCode(await solveLines(solver, lines, options, io));
	});
}

/** Why a board is not for the solver. */
export function cannotSolve({width, height, connect, gravity}: Rules): string {
	return `the solver cannot serve ${width}x${height}, ${connect} in a row${gravity ? '' : ' without gravity'}: it needs gravity, four in a row, and width x (height + 1) at most 64`;
}

/** Solves one position a line, in order; a bad line is told and leaves an empty one. Answers the exit code. */
async function solveLines(
	solver: Solver,
	lines: AsyncIterable<string> | Iterable<string>,
	options: SolveOptions,
	io: CommandIo,
): Promise<number> {
	let number = 0;
	let bad = 0;
	let compared = 0;
	let agreed = 0;
	for await (const line of lines) {
		number++;
		const [text = '', expected] = line.trimEnd().split(/\s+/);
		const numbers = parseNumbers(text);
		const columns = numbers.ok ? numbers.value.map((column) => column - options.columnsFrom) : [];
		const set = numbers.ok ? solver.setColumns(columns) : numbers;
		if (!set.ok) {
			bad++;
			// The solver counts from 0; the line is answered in its own numbers.
			io.warn(`fourply: line ${number}: ${problemTextFrom(set.problem, options.columnsFrom)}\n`);
			io.write('\n');
			continue;
		}
		const known =
			columns.length <= MOST_PLIES ? knownOf(unwrap(positionFromMoves(solver.rules, columns)), options, io) : undefined;
		const answer = answerOf(solver, text, known, options, io);
		if (options.check && expected !== undefined) {
			compared++;
			agreed += Number(expected) === answer.score ? 1 : 0;
			if (Number(expected) !== answer.score) {
				io.warn(`fourply: line ${number}: ${text} is ${answer.score}, not ${expected}\n`);
			}
		}
		writeAnswer(io, options, answer);
	}
	if (options.check) {
		io.warn(`${agreed} of ${compared} agree\n`);
	}
	return bad > 0 ? 2 : agreed < compared ? 1 : 0;
}

type Answer = {
	readonly position: string;
	readonly score: number;
	readonly scores?: ReadonlyArray<number | null>;
	readonly nodes: number;
	readonly microseconds: number;
};

/** What the books say of a position with few stones, unless they are not to be asked. */
function knownOf(position: Position, {book}: SolveOptions, io: CommandIo): KnownPosition | undefined {
	return book === 'on' && stoneCount(position) <= MOST_PLIES ? knownPosition(io.library(), position) : undefined;
}

/** Solves the position set in the solver, of which a book may know something. */
function answerOf(
	solver: Solver,
	position: string,
	known: KnownPosition | undefined,
	{scores: wanted}: SolveOptions,
	io: CommandIo,
): Answer {
	const started = io.now();
	let nodes = 0;
	const count = <Value>(solution: {readonly score: Value; readonly nodes: number} | undefined): Value => {
		if (solution === undefined) {
			throw new Error('a solve that nobody can stop was stopped');
		}
		nodes += solution.nodes;
		return solution.score;
	};
	const inBook = new Map(known?.moves.map(({move, score}) => [move, score]));
	const scores = wanted
		? Array.from({length: solver.rules.width}, (_, column) => inBook.get(column) ?? count(solver.solveColumn(column)))
		: undefined;
	const score =
		scores === undefined
			? (known?.score ?? count(solver.solve()))
			: Math.max(...scores.filter((column): column is number => column !== null));
	const microseconds = Math.round((io.now() - started) * 1000);
	return {position, score, ...(scores === undefined ? {} : {scores}), nodes, microseconds};
}

function writeAnswer(io: CommandIo, options: SolveOptions, answer: Answer): void {
	if (options.json) {
		writeJson(io, answer);
		return;
	}
	const {position, score, nodes, microseconds, scores = []} = answer;
	io.write(`${[position, score, nodes, microseconds, ...scores.map((column) => column ?? '-')].join(' ')}\n`);
}
