import {type Command, Option} from 'commander';
import {recordNumberTree} from '../engine/lab/record.ts';
import {parseNumberTree, searchNumberTree} from '../engine/search/number-tree.ts';
import type {Algorithm} from '../engine/search/search.ts';
import {drawNumberTree} from '../format/tree-drawing.ts';
import {type CommandIo, readInput, UsageError, writeJson} from './io.ts';
import {need} from './position-options.ts';

type TreeOptions = {
	readonly search: Algorithm;
	readonly show?: boolean;
	readonly quiz?: boolean;
	readonly json?: boolean;
};

/** The most leaves of a tree that is drawn. */
const LARGEST_DRAWING = 4096;

/** `fourply tree`: a bare number tree. */
export function addTree(program: Command, io: CommandIo): void {
	program
		.command('tree')
		.description('search a bare number tree: depth and branching factor, then the leaves')
		.argument('[file]', 'the tree; standard input where there is none', '-')
		.addOption(new Option('--search <search>', 'which search').choices(['minimax', 'alpha-beta']).default('alpha-beta'))
		.option('--show', 'draw the tree with windows and cuts')
		.addOption(new Option('--quiz', 'draw the tree without the answers').conflicts('show'))
		.option('--json', 'one JSON document instead of text')
		.addHelpText('after', "\nExample:\n  printf '1 4\\n2 -1 3 0\\n' | fourply tree")
		.action((file: string, options: TreeOptions) => {
			const tree = need(file === '-' ? 'standard input' : file, parseNumberTree(readInput(io, file)));
			const draws = options.show === true || options.quiz === true;
			if (draws && tree.leaves.length > LARGEST_DRAWING) {
				throw new UsageError(`a tree of ${tree.leaves.length} leaves is too large to draw; at most ${LARGEST_DRAWING}`);
			}
			const drawing = draws ? drawNumberTree(recordNumberTree(tree, options.search), options.quiz === true) : undefined;
			const {value, nodes, cutoffs} = searchNumberTree(tree, options.search);
			const answer = options.quiz ? {} : {value, nodes, cutoffs};
			if (options.json) {
				writeJson(io, {...answer, ...(drawing === undefined ? {} : {drawing})});
				return;
			}
			if (drawing !== undefined) {
				io.write(`${drawing}\n`);
			}
			if (!options.quiz) {
				io.write(`${value} ${nodes}\n`);
			}
		});
}
