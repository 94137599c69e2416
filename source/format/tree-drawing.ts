import {childrenOf, type NumberSearchTree, nodeOf} from '../engine/lab/search-tree.ts';
import {nodeText} from './node-text.ts';

/**
 * A number tree as it was searched, one node a line, children below their parent: who chooses, the window on entry and
 * the value in the view of the side at the root, and where and why children were cut. `hide` leaves out windows,
 * values and cuts, for an exercise.
 */
export function drawNumberTree(tree: NumberSearchTree, hide: boolean): string {
	const lines: string[] = [];
	const {depth, branching, leaves} = tree.source.numbers;
	// The node number `index` of its ply, from the left; `node` is its visit.
	const draw = (node: number | undefined, ply: number, index: number, head: string, indent: string): void => {
		const leaf = ply === depth ? leaves[index] : undefined;
		lines.push(head + lineText(tree, node, ply, leaf, hide));
		const visited = node === undefined ? [] : childrenOf(tree, node);
		for (let child = 0; leaf === undefined && child < branching; child++) {
			const last = child === branching - 1;
			const below = visited.find((candidate) => nodeOf(tree, candidate).move === child);
			const [branch, beside] = last ? ['└─ ', '   '] : ['├─ ', '│  '];
			draw(below, ply + 1, index * branching + child, indent + branch, indent + beside);
		}
	};
	draw(0, 0, 0, '', '');
	return lines.join('\n');
}

function lineText(
	tree: NumberSearchTree,
	node: number | undefined,
	ply: number,
	leaf: number | undefined,
	hide: boolean,
): string {
	if (hide) {
		return leaf === undefined ? `${ply % 2 === 0 ? 'max' : 'min'} ?` : String(leaf);
	}
	if (node === undefined) {
		return leaf === undefined ? '(not visited)' : `(${leaf}) not visited`;
	}
	return leaf === undefined ? nodeText(tree, nodeOf(tree, node)) : String(leaf);
}
