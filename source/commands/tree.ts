import {type Command, InvalidArgumentError, Option} from 'commander';
import {recordNumberTree} from '../engine/lab/record.ts';
import {
	formatNumberTree,
	isTreeShape,
	NUMBER_TREE_LIMITS,
	type NumberTree,
	parseNumberTree,
	randomNumberTree,
	searchNumberTree,
} from '../engine/search/number-tree.ts';
import type {Algorithm} from '../engine/search/search.ts';
import {drawNumberTree} from '../format/tree-drawing.ts';
import {worksheet} from '../format/worksheet.ts';
import {type CommandIo, readInput, UsageError, writeJson} from './io.ts';
import {wholeNumber} from './option-values.ts';
import {need} from './position-options.ts';

type TreeOptions = {
	readonly search: Algorithm;
	readonly random?: Shape;
	readonly seed?: number;
	readonly show?: boolean;
	readonly quiz?: boolean;
	readonly worksheet?: boolean;
	readonly json?: boolean;
};

type Shape = {readonly depth: number; readonly branching: number};

/** The most leaves of a tree that is drawn. */
const LARGEST_DRAWING = 4096;

/** `fourply tree`: a bare number tree. */
export function addTree(program: Command, io: CommandIo): void {
	program
		.command('tree')
		.description('search a bare number tree: depth and branching factor, then the leaves')
		.argument('[file]', 'the tree; standard input where there is none, or by -')
		.addOption(new Option('--search <search>', 'which search').choices(['minimax', 'alpha-beta']).default('alpha-beta'))
		.option('--random <DEPTHxBRANCHING>', 'a tree of random leaves instead, such as 3x2', parseShape)
		.option('--seed <n>', 'seed of the random leaves', wholeNumber(0, 4_294_967_295))
		.option('--show', 'draw the tree with windows and cuts')
		.addOption(new Option('--quiz', 'draw the tree without the answers').conflicts('show'))
		.addOption(
			new Option('--worksheet', 'an exercise, and on a page of its own its solution').conflicts([
				'show',
				'quiz',
				'search',
			]),
		)
		.option('--json', 'one JSON document instead of text')
		.addHelpText(
			'after',
			"\nExamples:\n  printf '1 4\\n2 -1 3 0\\n' | fourply tree\n  fourply tree --random 3x2 --seed 1 --worksheet",
		)
		.action((file: string | undefined, options: TreeOptions) => {
			const {tree, ...made} = readTree(file, options, io);
			const draws = options.show === true || options.quiz === true || options.worksheet === true;
			if (draws && tree.leaves.length > LARGEST_DRAWING) {
				throw new UsageError(`a tree of ${tree.leaves.length} leaves is too large to draw; at most ${LARGEST_DRAWING}`);
			}
			const answer = options.worksheet ? worksheetAnswer(tree) : searchAnswer(tree, options);
			if (options.json) {
				writeJson(io, {...made, ...(options.random === undefined ? {} : tree), ...answer.fields});
				return;
			}
			if (options.random !== undefined && !options.worksheet) {
				io.write(`${formatNumberTree(tree)}\n`);
			}
			if (made.seed !== undefined && options.seed === undefined) {
				io.warn(`seed ${made.seed}\n`);
			}
			io.write(answer.text);
		});
}

/** What a command says, as fields of JSON and as text. */
type Answer = {readonly fields: Readonly<Record<string, unknown>>; readonly text: string};

/** The tree, and the seed if it is a random one. */
function readTree(
	file: string | undefined,
	{random, seed}: TreeOptions,
	io: CommandIo,
): {readonly tree: NumberTree; readonly seed?: number} {
	if (random !== undefined) {
		if (file !== undefined) {
			throw new UsageError('a file and --random exclude each other');
		}
		const used = seed ?? io.newSeed();
		return {tree: randomNumberTree(random.depth, random.branching, used), seed: used};
	}
	if (seed !== undefined) {
		throw new UsageError('--seed is for --random');
	}
	const path = file ?? '-';
	return {tree: need(path === '-' ? 'standard input' : path, parseNumberTree(readInput(io, path)))};
}

function searchAnswer(tree: NumberTree, {search, show, quiz}: TreeOptions): Answer {
	const drawing = show || quiz ? drawNumberTree(recordNumberTree(tree, search), quiz === true) : undefined;
	const {value, nodes, cutoffs} = searchNumberTree(tree, search);
	return {
		fields: {...(quiz ? {} : {value, nodes, cutoffs}), ...(drawing === undefined ? {} : {drawing})},
		text: [...(drawing === undefined ? [] : [drawing]), ...(quiz ? [] : [`${value} ${nodes}`])]
			.map((line) => `${line}\n`)
			.join(''),
	};
}

/** A form feed lets a printer begin the solution on a new page. */
function worksheetAnswer(tree: NumberTree): Answer {
	const {exercise, solution} = worksheet(tree);
	return {fields: {exercise, solution}, text: `${exercise}\n\f\n${solution}\n`};
}

function parseShape(text: string): Shape {
	const [depth = Number.NaN, branching = Number.NaN] = /^(\d{1,3})x(\d{1,3})$/i.exec(text)?.slice(1).map(Number) ?? [];
	if (!isTreeShape(depth, branching)) {
		const limits = NUMBER_TREE_LIMITS;
		throw new InvalidArgumentError(
			`It is depth x branching factor, such as 3x2: at most ${limits.depth} and ${limits.branching}, and ${limits.leaves} leaves.`,
		);
	}
	return {depth, branching};
}
