import type {DrawnNode} from '../engine/search/number-tree.ts';
import {INFINITE} from '../engine/search/value.ts';

/**
 * A number tree as it was searched, one node a line, children below their parent: who chooses, the window on entry and
 * the value in the view of the side at the root, and where and why children were cut. `hide` leaves out windows,
 * values and cuts, for an exercise.
 */
export function drawNumberTree(root: DrawnNode, hide: boolean): string {
	const lines: string[] = [];
	const draw = (node: DrawnNode, ply: number, head: string, indent: string): void => {
		lines.push(head + nodeText(node, ply, hide));
		for (const [index, child] of node.children.entries()) {
			const last = index === node.children.length - 1;
			draw(child, ply + 1, `${indent}${last ? '└─ ' : '├─ '}`, `${indent}${last ? '   ' : '│  '}`);
		}
	};
	draw(root, 0, '', '');
	return lines.join('\n');
}

function nodeText(node: DrawnNode, ply: number, hide: boolean): string {
	const leaf = node.children.length === 0;
	if (hide) {
		return leaf ? String(node.leaf) : `${ply % 2 === 0 ? 'max' : 'min'} ?`;
	}
	if (node.visit === undefined) {
		return leaf ? `(${node.leaf}) not visited` : '(not visited)';
	}
	if (leaf) {
		return String(node.leaf);
	}
	const {alpha, beta, value, cut} = node.visit;
	const maximises = ply % 2 === 0;
	const why = maximises ? `cut: ${value} >= ${edge(beta)}` : `cut: ${value} <= ${edge(alpha)}`;
	const bound = cut ? (maximises ? '>= ' : '<= ') : '';
	return `${maximises ? 'max' : 'min'} [${edge(alpha)}, ${edge(beta)}] ${bound}${value}${cut ? `  ${why}` : ''}`;
}

function edge(value: number): string {
	return value >= INFINITE ? 'inf' : value <= -INFINITE ? '-inf' : String(value);
}
