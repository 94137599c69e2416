import {type Command, InvalidArgumentError, Option} from 'commander';
import {recordNumberTree} from '../engine/lab/record.ts';
import {
	formatNumberTree,
	type NumberTree,
	parseNumberTree,
	randomNumberTree,
	searchNumberTree,
} from '../engine/search/number-tree.ts';
import type {Algorithm} from '../engine/search/search.ts';
import {drawNumberTree} from '../format/tree-drawing.ts';
import {treeReasonText} from '../format/tree-problem-text.ts';
import {worksheetText} from '../format/worksheet-text.ts';
import {type CommandIo, readInput, UsageError, writeJson} from './io.ts';
import {wholeNumber} from './option-values.ts';
import {need} from './position-options.ts';

type TreeOptions = {
	readonly search: Algorithm;
	readonly random?: {readonly depth: number; readonly branching: number};
	readonly seed?: number;
	readonly show?: boolean;
	readonly quiz?: boolean;
	readonly worksheet?: boolean;
	readonly json?: boolean;
};

/** The most leaves of a tree that is drawn. */
const LARGEST_DRAWING = 4096;

/** `fourply tree`: a bare number tree. */
export function addTree(program: Command, io: CommandIo): void {
	program
		.command('tree')
		.description('search a bare number tree: depth and branching factor, then the leaves')
		.argument('[file]', 'the tree; standard input where there is none')
		.addOption(new Option('--search <search>', 'which search').choices(['minimax', 'alpha-beta']).default('alpha-beta'))
		.option('--random <size>', 'a random tree instead of a file, depth x branching factor, such as 3x2', parseTreeSize)
		.option('--seed <n>', 'which random tree', wholeNumber(0, 4_294_967_295))
		.option('--show', 'draw the tree with windows and cuts')
		.addOption(new Option('--quiz', 'draw the tree without the answers').conflicts('show'))
		.addOption(new Option('--worksheet', 'an exercise, and apart from it its solution').conflicts(['show', 'quiz']))
		.option('--json', 'one JSON document instead of text')
		.addHelpText(
			'after',
			"\nExamples:\n  printf '1 4\\n2 -1 3 0\\n' | fourply tree\n  fourply tree --random 2x3 --seed 5 --worksheet",
		)
		.action((file: string | undefined, options: TreeOptions) => {
			const {tree, seed} = readTree(file, options, io);
			const draws = options.show === true || options.quiz === true || options.worksheet === true;
			if (draws && tree.leaves.length > LARGEST_DRAWING) {
				throw new UsageError(`a tree of ${tree.leaves.length} leaves is too large to draw; at most ${LARGEST_DRAWING}`);
			}
			const drawn = seed === undefined ? {} : {seed, ...tree};
			if (options.worksheet) {
				const sheet = worksheetText(recordNumberTree(tree, options.search));
				if (options.json) {
					writeJson(io, {...drawn, ...sheet});
				} else {
					io.write(`${sheet.exercise}\n${sheet.solution}\n`);
				}
				tellSeed(seed, options, io);
				return;
			}
			const drawing = draws ? drawNumberTree(recordNumberTree(tree, options.search), options.quiz === true) : undefined;
			const {value, nodes, cutoffs} = searchNumberTree(tree, options.search);
			const answer = options.quiz ? {} : {value, nodes, cutoffs};
			if (options.json) {
				writeJson(io, {...drawn, ...answer, ...(drawing === undefined ? {} : {drawing})});
				return;
			}
			if (seed !== undefined) {
				io.write(`${formatNumberTree(tree)}\n`);
			}
			if (drawing !== undefined) {
				io.write(`${drawing}\n`);
			}
			if (!options.quiz) {
				io.write(`${value} ${nodes}\n`);
			}
			tellSeed(seed, options, io);
		});
}

/** The tree in a file or on standard input, or a random one with its seed. */
function readTree(
	file: string | undefined,
	{random, seed}: TreeOptions,
	io: CommandIo,
): {readonly tree: NumberTree; readonly seed?: number} {
	if (random === undefined) {
		if (seed !== undefined) {
			throw new UsageError('--seed chooses a random tree: give --random, too');
		}
		const path = file ?? '-';
		return {tree: need(path === '-' ? 'standard input' : path, parseNumberTree(readInput(io, path)))};
	}
	if (file !== undefined) {
		throw new UsageError('a file and --random exclude each other');
	}
	const chosen = seed ?? io.newSeed();
	const made = randomNumberTree(random.depth, random.branching, chosen);
	if (!made.ok) {
		const {problem} = made;
		throw new UsageError(`--random: ${problem.kind === 'bad-tree' ? treeReasonText(problem.reason) : problem.kind}`);
	}
	return {tree: made.value, seed: chosen};
}

/** A seed that was drawn is told, so that the tree can be had again. */
function tellSeed(seed: number | undefined, options: TreeOptions, io: CommandIo): void {
	if (seed !== undefined && options.seed === undefined && !options.json) {
		io.warn(`seed ${seed}\n`);
	}
}

function parseTreeSize(text: string): {readonly depth: number; readonly branching: number} {
	const match = /^(\d{1,3})x(\d{1,3})$/i.exec(text);
	if (match === null) {
		throw new InvalidArgumentError('It is depth x branching factor, such as 3x2.');
	}
	return {depth: Number(match[1]), branching: Number(match[2])};
}
