import {createRandom} from '../random.ts';
import {failure, type Result, success} from '../result.ts';
import {Limits, UNDISTURBED} from './limits.ts';
import {type Algorithm, Search} from './search.ts';
import type {SearchSpace} from './search-space.ts';
import type {Trace} from './trace.ts';
import {NO_MOVE} from './transposition-table.ts';
import {INFINITE} from './value.ts';

/**
 * A complete tree of numbers, as in textbook exercises: every inner node has `branching` children, `depth` plies below
 * the root are the leaves, from left to right. The side at the root wants the largest number, its opponent the smallest.
 */
export type NumberTree = {
	readonly depth: number;
	readonly branching: number;
	readonly leaves: readonly number[];
};

/** The most leaves a tree may have, and the largest number at a leaf, either way. */
export const NUMBER_TREE_LIMITS = {leaves: 1_000_000, leaf: 100_000_000, depth: 200, branching: 400} as const;

/**
 * Why a text or a size is no tree: the first line is not a depth and a branching factor, they are outside of the limits, a
 * word is no whole number or a leaf beyond the limits, or there are too few or too many leaves.
 */
export type TreeReason =
	| {readonly kind: 'no-size'}
	| {readonly kind: 'size-limits'}
	| {readonly kind: 'no-number'; readonly text: string}
	| {readonly kind: 'leaf-limits'; readonly text: string}
	| {
			readonly kind: 'leaf-count';
			readonly depth: number;
			readonly branching: number;
			readonly wanted: number;
			readonly found: number;
	  };

/**
 * Reads a tree: on the first line depth and branching factor, then the leaves, on as many lines as wanted. A problem
 * names the line, counted from 1.
 */
export function parseNumberTree(text: string): Result<NumberTree> {
	const lines = text.split('\n');
	const [depth, branching, ...more] = (lines[0] ?? '').trim().split(/\s+/).map(wholeNumber);
	if (depth === undefined || branching === undefined || more.length > 0) {
		return failure({kind: 'bad-tree', line: 1, reason: {kind: 'no-size'}});
	}
	const {depth: deepest, branching: widest, leaves: mostLeaves, leaf: largest} = NUMBER_TREE_LIMITS;
	if (depth < 0 || depth > deepest || branching < 1 || branching > widest || branching ** depth > mostLeaves) {
		return failure({kind: 'bad-tree', line: 1, reason: {kind: 'size-limits'}});
	}
	const leaves: number[] = [];
	for (const [index, line] of lines.entries()) {
		if (index === 0 || line.trim() === '') {
			continue;
		}
		for (const word of line.trim().split(/\s+/)) {
			const leaf = wholeNumber(word);
			if (leaf === undefined || Math.abs(leaf) > largest) {
				const kind = leaf === undefined ? 'no-number' : 'leaf-limits';
				return failure({kind: 'bad-tree', line: index + 1, reason: {kind, text: word}});
			}
			leaves.push(leaf);
		}
	}
	const wanted = branching ** depth;
	if (leaves.length !== wanted) {
		const reason = {kind: 'leaf-count', depth, branching, wanted, found: leaves.length} as const;
		return failure({kind: 'bad-tree', line: Math.min(2, lines.length), reason});
	}
	return success({depth, branching, leaves});
}

/** The least and the largest leaf of a random tree: small enough for a worksheet. */
const RANDOM_LEAVES = {least: -9, largest: 20} as const;

/** A tree with random leaves; the same seed gives the same tree. A size outside of the limits is a problem. */
export function randomNumberTree(depth: number, branching: number, seed: number): Result<NumberTree> {
	const {depth: deepest, branching: widest, leaves: mostLeaves} = NUMBER_TREE_LIMITS;
	if (depth > deepest || branching < 1 || branching > widest || branching ** depth > mostLeaves) {
		return failure({kind: 'bad-tree', line: 1, reason: {kind: 'size-limits'}});
	}
	const random = createRandom(seed);
	const {least, largest} = RANDOM_LEAVES;
	const leaves = Array.from({length: branching ** depth}, () => least + random.below(largest - least + 1));
	return success({depth, branching, leaves});
}

/** A tree as text that `parseNumberTree` reads. */
export function formatNumberTree({depth, branching, leaves}: NumberTree): string {
	return `${depth} ${branching}\n${leaves.join(' ')}`;
}

function wholeNumber(word: string): number | undefined {
	return /^-?\d+$/.test(word) ? Number(word) : undefined;
}

/** What a search of a number tree found: the value for the side at the root, the visits and the cutoffs. */
export type NumberTreeReport = {readonly value: number; readonly nodes: number; readonly cutoffs: number};

/** Searches a number tree from left to right, by the same code as the games. */
export function searchNumberTree(tree: NumberTree, algorithm: Algorithm, trace?: Trace): NumberTreeReport {
	const search = new Search(
		new NumberTreeSpace(tree),
		{algorithm, wins: 'fast', orders: ['natural', 'natural']},
		new Limits(null, null, UNDISTURBED),
		undefined,
		trace,
	);
	trace?.enter(NO_MOVE, -INFINITE, INFINITE, false);
	const value = search.value(tree.depth, -INFINITE, INFINITE, 0);
	trace?.leave(value, search.end);
	return {value, nodes: search.statistics.nodes, cutoffs: search.statistics.cutoffs};
}

/** A number tree as a space: the horizon of a search of the tree's depth lies on the leaves. */
class NumberTreeSpace implements SearchSpace {
	readonly mostMoves: number;
	readonly mostPlies: number;
	readonly naturalOrder: Int16Array;
	readonly centreOrder: Int16Array;
	readonly completed = false;
	readonly hashHigh = 0;
	/** The number of the node among those of its ply, from the left. */
	hashLow = 0;
	toMove = 1;

	readonly #tree: NumberTree;

	constructor(tree: NumberTree) {
		this.#tree = tree;
		this.mostMoves = tree.branching;
		this.mostPlies = tree.depth;
		this.naturalOrder = Int16Array.from({length: tree.branching}, (_, move) => move);
		this.centreOrder = this.naturalOrder;
	}

	isFull(): boolean {
		return false;
	}

	generate(order: Int16Array, moves: Int16Array, start: number): number {
		moves.set(order, start);
		return order.length;
	}

	target(move: number): number {
		return move;
	}

	play(move: number): void {
		this.hashLow = this.hashLow * this.#tree.branching + move;
		this.toMove = 3 - this.toMove;
	}

	undo(move: number): void {
		this.hashLow = (this.hashLow - move) / this.#tree.branching;
		this.toMove = 3 - this.toMove;
	}

	evaluate(): number {
		const leaf = this.#tree.leaves[this.hashLow] as number;
		return this.toMove === 1 ? leaf : 0 - leaf;
	}
}
