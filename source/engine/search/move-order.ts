import {failure, type Result, success} from '../result.ts';
import type {Search} from './search.ts';
import type {SearchSpace} from './search-space.ts';

/**
 * An order in which the moves of a node are tried. Most orders are fixed: the moves are generated in the order of
 * `base`. An order that depends on the node rearranges what was generated.
 */
export type MoveOrder = {
	readonly id: MoveOrderId;
	/** The moves in the order in which they are generated; worked out once per search. */
	base(space: SearchSpace): Int16Array;
	/** Rearranges the `count` moves from place `start` of `search.moves`. `tableMove` may be NO_MOVE. */
	readonly rearrange?: (search: Search, node: OrderedNode) => void;
	/** Hears that a move cut off a node, with the depth and ply of the node; the node's side is to move. */
	readonly learn?: (search: Search, move: number, depth: number, ply: number) => void;
};

/** A node whose moves are to be rearranged. */
export type OrderedNode = {
	readonly start: number;
	readonly count: number;
	readonly depth: number;
	readonly ply: number;
	readonly tableMove: number;
};

/** The names of the orders. */
export type MoveOrderId = 'natural' | 'reversed' | 'centre' | 'shallow' | 'learned';

/** Ascending: columns from the left, cells row by row. */
const natural: MoveOrder = {id: 'natural', base: (space) => space.naturalOrder};

/** Descending. */
const reversed: MoveOrder = {id: 'reversed', base: (space) => space.naturalOrder.toReversed()};

/** From the centre outwards, since more lines run through the centre. */
const centre: MoveOrder = {id: 'centre', base: (space) => space.centreOrder};

/** Down to which ply, and from which depth on, a shallow search pays for itself, and how deep it looks after a move. */
const SHALLOW = {lastPly: 2, leastDepth: 5, depth: 2} as const;

/**
 * The notebook's idea: at the root and near it, a search of small depth says which moves look best, and these are tried
 * first. Elsewhere the moves are in natural order. The nodes of the small searches are counted as nodes.
 */
const shallow: MoveOrder = {
	id: 'shallow',
	base: (space) => space.naturalOrder,
	rearrange: (search, {start, count, depth, ply}) => {
		if (ply > SHALLOW.lastPly || depth < SHALLOW.leastDepth) {
			return;
		}
		for (let index = 0; index < count; index++) {
			search.sortKeys[start + index] = search.shallowValue(search.moves[start + index] as number, SHALLOW.depth, ply);
		}
		sortByKeys(search, start, count);
	},
};

/**
 * What the search has learned: the move of the transposition table, then the killers (moves that cut off a sibling),
 * then by history (moves that often cut off elsewhere), then from the centre outwards.
 * https://www.chessprogramming.org/Killer_Heuristic, https://www.chessprogramming.org/History_Heuristic
 */
const learned: MoveOrder = {
	id: 'learned',
	base: (space) => space.centreOrder,
	rearrange: (search, {start, count, ply, tableMove}) => {
		const {space, killers, history} = search;
		for (let index = 0; index < count; index++) {
			const move = search.moves[start + index] as number;
			const target = space.target(move);
			search.sortKeys[start + index] =
				move === tableMove
					? 4e9
					: target === killers[2 * ply]
						? 3e9
						: target === killers[2 * ply + 1]
							? 2e9
							: (history[2 * target + space.toMove - 1] as number);
		}
		sortByKeys(search, start, count);
	},
	learn: ({space, killers, history}, move, depth, ply) => {
		const target = space.target(move);
		if (killers[2 * ply] !== target) {
			killers[2 * ply + 1] = killers[2 * ply] as number;
			killers[2 * ply] = target;
		}
		const place = 2 * target + space.toMove - 1;
		history[place] = Math.min(1e9, (history[place] as number) + depth * depth);
	},
};

/** All orders. A new one is a constant and a line here. */
export const MOVE_ORDERS: readonly MoveOrder[] = [natural, reversed, centre, shallow, learned];

/** The order with this name. */
export function parseMoveOrder(text: string): Result<MoveOrderId> {
	const order = MOVE_ORDERS.find((candidate) => candidate.id === text);
	return order === undefined ? failure({kind: 'bad-order', text}) : success(order.id);
}

/** The order with this name; every MoveOrderId has one. */
export function moveOrder(id: MoveOrderId): MoveOrder {
	const order = MOVE_ORDERS.find((candidate) => candidate.id === id);
	if (order === undefined) {
		throw new Error(`no move order ${id}`);
	}
	return order;
}

/** Puts the moves with the largest keys first; equal ones keep their order. */
function sortByKeys({moves, sortKeys}: Search, start: number, count: number): void {
	for (let index = start + 1; index < start + count; index++) {
		const move = moves[index] as number;
		const key = sortKeys[index] as number;
		let place = index;
		while (place > start && (sortKeys[place - 1] as number) < key) {
			moves[place] = moves[place - 1] as number;
			sortKeys[place] = sortKeys[place - 1] as number;
			place--;
		}
		moves[place] = move;
		sortKeys[place] = key;
	}
}
