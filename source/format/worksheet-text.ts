import type {NumberSearchTree} from '../engine/lab/search-tree.ts';
import {nodeOf} from '../engine/lab/search-tree.ts';
import {nodeScoreText} from './node-text.ts';
import {groupedCount} from './numbers.ts';
import {drawNumberTree} from './tree-drawing.ts';

/** An exercise about a number tree on paper, and its solution, each with lines of its own. */
export function worksheetText(tree: NumberSearchTree): {readonly exercise: string; readonly solution: string} {
	const {depth, branching} = tree.source.numbers;
	const prunes = tree.algorithm === 'alpha-beta';
	const task = prunes
		? [
				'Search this tree by alpha-beta, from left to right. Write the window and the value at each ?,',
				'and cross out what is cut off.',
			]
		: ['Search this tree by minimax. Write the value at each ?.'];
	const {nodes, cutoffs} = tree.counts;
	const asked = ['Value of the root: ______', 'visited nodes: ______', ...(prunes ? ['cutoffs: ______'] : [])];
	return {
		exercise: [
			`EXERCISE   depth ${depth}, branching factor ${branching}`,
			'',
			...task,
			'',
			drawNumberTree(tree, true),
			'',
			asked.join('   '),
			'',
		].join('\n'),
		solution: [
			'SOLUTION',
			'',
			drawNumberTree(tree, false),
			'',
			`Value of the root: ${nodeScoreText(tree, nodeOf(tree, 0))}   visited nodes: ${groupedCount(nodes)}${prunes ? `   cutoffs: ${groupedCount(cutoffs)}` : ''}`,
		].join('\n'),
	};
}
