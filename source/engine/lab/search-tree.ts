import {legalMoves, type Position, play, sideToMove} from '../position.ts';
import {unwrap} from '../result.ts';
import {type Move, opponentOf, type Side} from '../rules.ts';
import {type Bound, type Score, seenFrom} from '../score.ts';
import type {NumberTree} from '../search/number-tree.ts';
import {entry, NODE_ENDS, type RecordedVisits} from '../search/recorder.ts';
import type {Algorithm, Wins} from '../search/search.ts';
import type {NodeEnd} from '../search/trace.ts';
import {isDecided, pliesToEnd} from '../search/value.ts';

/**
 * A search as it really ran: each node it visited, why it left it, and in which order. The nodes are numbered from 0 in the
 * order in which they were entered. Plain data; the functions here and in steps.ts read it. Whoever looks at it sees windows
 * and scores in X's view: in a number tree X is the side at the root, which wants the largest number.
 */
export type SearchTree = {
	/** What was searched. */
	readonly source: TreeSource;
	readonly algorithm: Algorithm;
	readonly wins: Wins;
	readonly visits: RecordedVisits;
	/** Counts of the whole search, those visits included that are not recorded. */
	readonly counts: {readonly nodes: number; readonly cutoffs: number};
	/** Whether the search was stopped before its end. */
	readonly stopped: boolean;
};

/** A game from a position on, or a bare number tree. */
export type TreeSource =
	| {readonly kind: 'game'; readonly position: Position}
	| {readonly kind: 'numbers'; readonly numbers: NumberTree};

/** The search of a number tree. */
export type NumberSearchTree = SearchTree & {readonly source: Extract<TreeSource, {readonly kind: 'numbers'}>};

/**
 * What the sides have for certain elsewhere when a node is entered, X's view: X will get at least `alpha`, O will not let X
 * have more than `beta`. Numbers of the search (engine/search/value.ts): -INFINITE and INFINITE for nothing, and wins
 * beyond HEURISTIC_LIMIT.
 */
export type Window = {readonly alpha: number; readonly beta: number};

/** A node of a searched tree. */
export type TreeNode = {
	readonly node: number;
	/** The nodes around it; null where there is none. */
	readonly parent: number | null;
	readonly firstChild: number | null;
	readonly nextSibling: number | null;
	/** Its distance from the root, and the move that leads to it; null for a root. */
	readonly ply: number;
	readonly move: Move | null;
	/** Whose turn it is. */
	readonly side: Side;
	/** The window on entry. */
	readonly window: Window;
	/**
	 * What the search found; only a bound unless it lies within the window. Null where it was stopped. The plies of a win count
	 * from the root, as the values of the search do, so that a node has the score of its best child.
	 */
	readonly score: Score | null;
	/** The same as a number of the search, X's view. */
	readonly value: number;
	readonly end: NodeEnd;
	/** Whether it was visited only to put the moves of the node above in order. */
	readonly sorting: boolean;
};

/** The node with this number, which is one from 0 to `tree.visits.count` - 1. */
export function nodeOf(tree: SearchTree, node: number): TreeNode {
	const {visits} = tree;
	const parent = entry(visits.parents, node);
	const ply = entry(visits.plies, node);
	const next = node + entry(visits.sizes, node);
	const side = sideAt(tree, ply);
	const end = NODE_ENDS[entry(visits.ends, node)] ?? 'unfinished';
	const window = inX(side, {alpha: entry(visits.alphas, node), beta: entry(visits.betas, node)});
	const own = entry(visits.values, node);
	return {
		node,
		parent: parent < 0 ? null : parent,
		firstChild: entry(visits.sizes, node) > 1 ? node + 1 : null,
		nextSibling: next < visits.count && visits.parents[next] === parent ? next : null,
		ply,
		move: parent < 0 ? null : entry(visits.moves, node),
		side,
		window,
		score: scoreOf(tree, node, side, end),
		value: side === 'X' ? own : 0 - own,
		end,
		sorting: visits.sorting[node] === 1,
	};
}

/** The side whose turn it is so many plies below the root. */
export function sideAt({source}: SearchTree, ply: number): Side {
	const first = source.kind === 'game' ? sideToMove(source.position) : 'X';
	return ply % 2 === 0 ? first : opponentOf(first);
}

/** The recorded nodes right below a node, in the order in which they were entered. */
export function childrenOf({visits}: SearchTree, node: number): readonly number[] {
	const children: number[] = [];
	const end = node + entry(visits.sizes, node);
	for (let child = node + 1; child < end; child += entry(visits.sizes, child)) {
		children.push(child);
	}
	return children;
}

/** The nodes from the root down to this one, itself included. */
export function pathTo({visits}: SearchTree, node: number): readonly number[] {
	const path: number[] = [];
	for (let at = node; at >= 0; at = entry(visits.parents, at)) {
		path.push(at);
	}
	return path.reverse();
}

/** The moves from the root to a node; in a number tree the children taken, counted from 0. */
export function lineTo(tree: SearchTree, node: number): readonly Move[] {
	return pathTo(tree, node)
		.slice(1)
		.map((on) => entry(tree.visits.moves, on));
}

/** The position at a node of a game; undefined in a number tree. */
export function positionAt(tree: SearchTree, node: number): Position | undefined {
	return tree.source.kind === 'game' ? afterLine(tree.source.position, lineTo(tree, node)) : undefined;
}

/**
 * The moves of a node that were cut off, ascending: never searched, since the node was left before their turn. None where
 * the record does not hold all that was searched below the node.
 */
export function cutMoves(tree: SearchTree, node: number): readonly Move[] {
	const {end} = nodeOf(tree, node);
	if (end !== 'cut' || isRecordCut(tree, node)) {
		return [];
	}
	const searched = childrenOf(tree, node)
		.filter((child) => tree.visits.sorting[child] === 0)
		.map((child) => tree.visits.moves[child]);
	return movesAt(tree, node).filter((move) => !searched.includes(move));
}

/** Whether the record may lack nodes right below this one, since it was full before the node was left. */
export function isRecordCut(tree: SearchTree, node: number): boolean {
	const {dropped, cutAt} = tree.visits;
	return dropped > 0 && pathTo(tree, cutAt).includes(node);
}

/** How many recorded visits ended in this way. */
export function countEnds({visits}: SearchTree, end: NodeEnd): number {
	const code = NODE_ENDS.indexOf(end);
	return visits.ends.reduce((count, found) => count + (found === code ? 1 : 0), 0);
}

/** The moves of a node, ascending, searched or not. */
function movesAt(tree: SearchTree, node: number): readonly Move[] {
	const {source} = tree;
	return source.kind === 'game'
		? legalMoves(afterLine(source.position, lineTo(tree, node)))
		: Array.from({length: source.numbers.branching}, (_, child) => child);
}

function afterLine(position: Position, line: readonly Move[]): Position {
	return line.reduce((before, move) => unwrap(play(before, move)), position);
}

/** What a visit says of its node: the value is exact within the window, and at the end of a line. */
function scoreOf(tree: SearchTree, node: number, side: Side, end: NodeEnd): Score | null {
	if (end === 'unfinished') {
		return null;
	}
	const {visits} = tree;
	const value = entry(visits.values, node);
	const bound = boundOf(value, entry(visits.alphas, node), entry(visits.betas, node), end);
	if (end === 'drawn') {
		return {view: 'X', bound, kind: 'draw'};
	}
	return seenFrom({...scoreOfValue(tree, value), view: side, bound}, 'X');
}

/** A number of the search in X's view as an exact score, plies counted from the root. Flat wins say nothing of distances. */
export function scoreOfValue({source, wins}: SearchTree, value: number): Score {
	const shared = {view: 'X', bound: 'exact'} as const;
	return source.kind === 'numbers' || !isDecided(value)
		? {...shared, kind: 'heuristic', value}
		: {...shared, kind: value > 0 ? 'win' : 'loss', plies: wins === 'fast' ? pliesToEnd(value) : null};
}

function boundOf(value: number, alpha: number, beta: number, end: NodeEnd): Bound {
	if (end === 'horizon' || end === 'won' || end === 'drawn') {
		return 'exact';
	}
	return value >= beta ? 'lower' : value <= alpha ? 'upper' : 'exact';
}

/** A window of the side to move in X's view. */
function inX(side: Side, {alpha, beta}: Window): Window {
	return side === 'X' ? {alpha, beta} : {alpha: 0 - beta, beta: 0 - alpha};
}
