import {recordNumberTree} from '../engine/lab/record.ts';
import {nodeOf} from '../engine/lab/search-tree.ts';
import type {NumberTree} from '../engine/search/number-tree.ts';
import {drawNumberTree} from './tree-drawing.ts';

/** An exercise on a number tree, and its solution for a page of its own. */
export type Worksheet = {readonly exercise: string; readonly solution: string};

/** The exercise: the values by minimax, then what alpha-beta does, moves from left to right. No newline at the ends. */
export function worksheet(numbers: NumberTree): Worksheet {
	const minimax = recordNumberTree(numbers, 'minimax');
	const alphaBeta = recordNumberTree(numbers, 'alpha-beta');
	const {depth, branching} = numbers;
	const title = `A number tree of depth ${depth} and branching factor ${branching}`;
	const {value} = nodeOf(minimax, 0);
	const visited = alphaBeta.counts.nodes;
	const saved = minimax.counts.nodes - visited;
	return {
		exercise: [
			title,
			'',
			drawNumberTree(minimax, true),
			'',
			'1. Write down the value of each node by minimax: max takes the largest number below it, min the smallest.',
			'2. Alpha-beta visits the tree from left to right. Write down the window [alpha, beta] with which it enters',
			'   each node, and cross out what it does not visit. A node is cut as soon as its value reaches the edge.',
			'3. How many nodes does alpha-beta visit, the root and the leaves included? How many nodes are cut?',
		].join('\n'),
		solution: [
			`${title}: solution`,
			'',
			`1. The value is ${value}.`,
			'',
			drawNumberTree(minimax, false),
			'',
			'2. Windows, values and cuts, all as max sees them; <= and >= stand before what is only a bound.',
			'',
			drawNumberTree(alphaBeta, false),
			'',
			`3. Alpha-beta visits ${visited} nodes, ${saved} fewer than minimax; ${alphaBeta.counts.cutoffs} are cut.`,
		].join('\n'),
	};
}
