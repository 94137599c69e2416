import type {NodeEnd, Trace} from './trace.ts';

/** One number for each recorded visit in each list; they are those of the search, seen from the side to move at the node. */
type Lists = {
	/** The move that leads to each node; NO_MOVE for a root. */
	readonly moves: Int16Array;
	readonly plies: Uint16Array;
	/** The node above each node; -1 for a root. A search that deepens has a root for each depth. */
	readonly parents: Int32Array;
	/** The recorded nodes of the subtree at each node, itself included. */
	readonly sizes: Int32Array;
	/** The window on entry. */
	readonly alphas: Int32Array;
	readonly betas: Int32Array;
	readonly values: Int32Array;
	/** Why each visit ended, as a place in NODE_ENDS. */
	readonly ends: Uint8Array;
	/** 1 for nodes that were visited only to put moves in order. */
	readonly sorting: Uint8Array;
};

/**
 * The visits of a search, in the order in which their nodes were entered: the nodes of the subtree at node n are n and the
 * `sizes[n] - 1` ones after it. Plain data: it can be sent to another thread.
 */
export type RecordedVisits = Lists & {
	/** How many visits are recorded. */
	readonly count: number;
	/** How many visits came after the record was full. */
	readonly dropped: number;
	/** The node below which the first of those lies; -1 where there are none. */
	readonly cutAt: number;
};

/** The reasons why a visit ended, in the order of their codes. */
export const NODE_ENDS: readonly NodeEnd[] = ['searched', 'cut', 'horizon', 'won', 'drawn', 'table', 'unfinished'];

/** The most visits that are recorded: with 26 bytes each, 13 MB. */
export const RECORD_LIMIT = 500_000;

/** The entry of a node in a list. Asking for one that is not there is a bug. */
export function entry(list: Lists[keyof Lists], node: number): number {
	const number = list[node];
	if (number === undefined) {
		throw new Error(`the record has no node ${node}`);
	}
	return number;
}

/** Stands for a node that is not recorded. */
const NONE = -1;

/** Records the visits of a search. When it is full it drops every further visit, and counts them. */
export class Recorder implements Trace {
	readonly #limit: number;
	#lists: Lists;
	#count = 0;
	#dropped = 0;
	#cutAt = NONE;
	/** The nodes that were entered and not left yet, from the root down. */
	readonly #open: number[] = [];

	/** A recorder of at most `limit` visits, at least one. */
	constructor(limit: number = RECORD_LIMIT) {
		this.#limit = limit;
		this.#lists = allocate(Math.min(limit, 1024));
	}

	enter(move: number, alpha: number, beta: number, sorting: boolean): void {
		const parent = this.#open.at(-1) ?? NONE;
		if (this.#count === this.#limit) {
			this.#cutAt = this.#dropped === 0 ? parent : this.#cutAt;
			this.#dropped++;
			this.#open.push(NONE);
			return;
		}
		if (this.#count === this.#lists.moves.length) {
			this.#lists = copied(this.#lists, this.#count, Math.min(this.#limit, 2 * this.#count));
		}
		const lists = this.#lists;
		const node = this.#count++;
		lists.moves[node] = move;
		lists.plies[node] = this.#open.length;
		lists.parents[node] = parent;
		lists.alphas[node] = alpha;
		lists.betas[node] = beta;
		lists.sorting[node] = sorting ? 1 : 0;
		this.#open.push(node);
	}

	leave(value: number, end: NodeEnd): void {
		const node = this.#open.pop();
		if (node === undefined) {
			throw new Error('a node was left that was not entered');
		}
		if (node !== NONE) {
			this.#lists.values[node] = value;
			this.#lists.ends[node] = NODE_ENDS.indexOf(end);
			this.#lists.sizes[node] = this.#count - node;
		}
	}

	/** What was recorded, once every node was left. */
	finish(): RecordedVisits {
		if (this.#open.length > 0) {
			throw new Error('a search is recorded that has not ended');
		}
		return {
			...copied(this.#lists, this.#count, this.#count),
			count: this.#count,
			dropped: this.#dropped,
			cutAt: this.#cutAt,
		};
	}
}

function allocate(capacity: number): Lists {
	return {
		moves: new Int16Array(capacity),
		plies: new Uint16Array(capacity),
		parents: new Int32Array(capacity),
		sizes: new Int32Array(capacity),
		alphas: new Int32Array(capacity),
		betas: new Int32Array(capacity),
		values: new Int32Array(capacity),
		ends: new Uint8Array(capacity),
		sorting: new Uint8Array(capacity),
	};
}

/** Lists with room for `capacity` nodes that hold the first `count` ones of others. */
function copied(from: Lists, count: number, capacity: number): Lists {
	const to = allocate(capacity);
	to.moves.set(from.moves.subarray(0, count));
	to.plies.set(from.plies.subarray(0, count));
	to.parents.set(from.parents.subarray(0, count));
	to.sizes.set(from.sizes.subarray(0, count));
	to.alphas.set(from.alphas.subarray(0, count));
	to.betas.set(from.betas.subarray(0, count));
	to.values.set(from.values.subarray(0, count));
	to.ends.set(from.ends.subarray(0, count));
	to.sorting.set(from.sorting.subarray(0, count));
	return to;
}
