import type {Move} from '../rules.ts';
import {entry} from '../search/recorder.ts';
import {childrenOf, lineTo, nodeOf, type SearchTree, type TreeNode, type Window} from './search-tree.ts';

/**
 * Where a search was after so many steps. A step enters a node or leaves it, so that a search takes two steps for each node;
 * after step 0 nothing has happened yet. Any step can be asked for, in any order.
 */
export type TreeStep = {
	readonly step: number;
	readonly event: 'start' | 'enter' | 'leave';
	/** The node that was entered or left; null at the start. */
	readonly node: number | null;
	/** The node where the search stands now: the one entered, or the one above the one left; null outside of every root. */
	readonly at: number | null;
	/** The moves from the root to there. */
	readonly line: readonly Move[];
	/** The window there as it is now, X's view: what was found below it so far has narrowed it. Null outside. */
	readonly window: Window | null;
	/** The child there with the best value so far; null where none has one. */
	readonly best: number | null;
};

/** The number of the last step. */
export function lastStep({visits}: SearchTree): number {
	return 2 * visits.count;
}

/** The step that enters a node: before it all smaller nodes were entered, and left but for those on the way to it. */
export function enterStep({visits}: SearchTree, node: number): number {
	return 2 * node - entry(visits.plies, node) + 1;
}

/** The step that leaves a node: by then all nodes below it were entered and left. */
export function leaveStep({visits}: SearchTree, node: number): number {
	return 2 * (node + entry(visits.sizes, node)) - entry(visits.plies, node);
}

/** Where the search was after `step` steps; steps before the first or after the last one are those. */
export function stepAt(tree: SearchTree, step: number): TreeStep {
	const here = Math.max(0, Math.min(lastStep(tree), step));
	if (here === 0) {
		return {step: here, event: 'start', node: null, at: null, line: [], window: null, best: null};
	}
	// The last node entered by now. The steps since then have left it, the node above it, and so on.
	let node = lastEntered(tree, here);
	let left = here - enterStep(tree, node);
	const event = left === 0 ? 'enter' : 'leave';
	for (; left > 1; left--) {
		node = entry(tree.visits.parents, node);
	}
	const above = event === 'enter' ? node : entry(tree.visits.parents, node);
	if (above < 0) {
		return {step: here, event, node, at: null, line: [], window: null, best: null};
	}
	const best = bestChild(tree, above, here);
	return {step: here, event, node, at: above, line: lineTo(tree, above), window: windowAt(tree, above, best), best};
}

/** The largest node whose entering is not after the step (a search by halves: nodes are entered in order). */
function lastEntered(tree: SearchTree, step: number): number {
	let low = 0;
	let high = tree.visits.count - 1;
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if (enterStep(tree, middle) <= step) {
			low = middle;
		} else {
			high = middle - 1;
		}
	}
	return low;
}

/** The child with the best value for the side to move, the first of them, among those left by a step. */
function bestChild(tree: SearchTree, node: number, step: number): number | null {
	let best: TreeNode | null = null;
	for (const number of childrenOf(tree, node)) {
		if (leaveStep(tree, number) > step) {
			break;
		}
		const child = nodeOf(tree, number);
		if (!child.sorting && child.end !== 'unfinished' && (best === null || isBetter(child, best))) {
			best = child;
		}
	}
	return best?.node ?? null;
}

/** Whether the side that chose between two children has more by the first. */
function isBetter(one: TreeNode, other: TreeNode): boolean {
	return one.side === 'X' ? one.value < other.value : one.value > other.value;
}

/** The window of a node, narrowed by its best child so far where the search prunes. */
function windowAt(tree: SearchTree, node: number, best: number | null): Window {
	const {window, side} = nodeOf(tree, node);
	if (best === null || tree.algorithm === 'minimax') {
		return window;
	}
	const {value} = nodeOf(tree, best);
	return side === 'X'
		? {alpha: Math.max(window.alpha, value), beta: window.beta}
		: {alpha: window.alpha, beta: Math.min(window.beta, value)};
}
