import {alphaBeta} from './alpha-beta.ts';
import type {Limits} from './limits.ts';
import {minimax} from './minimax.ts';
import {type MoveOrder, type MoveOrderId, moveOrder} from './move-order.ts';
import type {SearchSpace} from './search-space.ts';
import {noStatistics, type Statistics} from './statistics.ts';
import type {NodeEnd, Trace} from './trace.ts';
import {NO_MOVE, type TranspositionTable} from './transposition-table.ts';
import {INFINITE, isDecided, WIN} from './value.ts';

/** The two searches of a tree. */
export type Algorithm = 'minimax' | 'alpha-beta';

/** Whether all wins are worth the same, or the quickest win and the latest loss are best. */
export type Wins = 'flat' | 'fast';

/** How a tree is searched. The orders are those of the side that moves first and of the other one. */
export type SearchMethod = {
	readonly algorithm: Algorithm;
	readonly wins: Wins;
	readonly orders: readonly [first: MoveOrderId, second: MoveOrderId];
	/**
	 * Whether an entry of the table serves only searches of exactly its depth, so that every value is the one that minimax
	 * of that depth has. If not, what a deeper search found serves, too: it is surer, but may be another value.
	 */
	readonly exactDepth?: boolean;
};

/**
 * One search of one space: everything that the recursive functions `minimax` and `alphaBeta` share. Lists that belong to
 * a ply are parts of one long array, so that nothing is allocated while the search runs.
 */
export class Search {
	readonly space: SearchSpace;
	readonly method: SearchMethod;
	readonly limits: Limits;
	readonly statistics: Statistics = noStatistics();
	readonly table: TranspositionTable | undefined;
	/**
	 * How many visits so far rest on something that is not proven: an evaluation at the horizon, or a table entry that
	 * rests on one. A subtree in which the count did not change is searched to the ends of its games.
	 */
	unproven = 0;

	/** The moves of the node at ply p start at place p * mostMoves; `sortKeys` runs beside it. */
	readonly moves: Int16Array;
	readonly sortKeys: Float64Array;
	/** For each ply the targets of two moves that cut off, -1 for none. */
	readonly killers: Int16Array;
	/** For each target and side how much its cutoffs weigh: place 2 * target + side - 1. */
	readonly history: Float64Array;

	/** Why the last visit ended. */
	end: NodeEnd = 'searched';
	/** Whether the visits serve to put moves in order. */
	#sorting = false;
	/** Hears of every visit, if somebody listens. */
	readonly trace: Trace | undefined;

	readonly #prunes: boolean;
	readonly #orders: readonly [MoveOrder, MoveOrder];
	readonly #bases: readonly [Int16Array, Int16Array];
	/** Row p holds the best line from ply p on; `#lineEnd[p]` is the ply after its last move. */
	readonly #lines: Int16Array;
	readonly #lineEnd: Int16Array;
	readonly #rowLength: number;

	constructor(space: SearchSpace, method: SearchMethod, limits: Limits, table?: TranspositionTable, trace?: Trace) {
		this.space = space;
		this.method = method;
		this.limits = limits;
		this.table = table;
		this.trace = trace;
		this.#prunes = method.algorithm === 'alpha-beta';
		const plies = space.mostPlies + 2;
		this.moves = new Int16Array(plies * space.mostMoves);
		this.sortKeys = new Float64Array(plies * space.mostMoves);
		this.killers = new Int16Array(2 * plies).fill(-1);
		this.history = new Float64Array(2 * 1024);
		this.#orders = [moveOrder(method.orders[0]), moveOrder(method.orders[1])];
		this.#bases = [this.#orders[0].base(space), this.#orders[1].base(space)];
		this.#rowLength = plies;
		this.#lines = new Int16Array(plies * plies);
		this.#lineEnd = new Int16Array(plies);
	}

	/** The value of the node reached, seen from its side to move, by the method's algorithm. */
	value(depth: number, alpha: number, beta: number, ply: number): number {
		return this.#prunes ? alphaBeta(this, depth, alpha, beta, ply) : minimax(this, depth, ply);
	}

	/**
	 * The value of a move of the node at this ply: makes it, searches `depth` plies from there, takes it back. Window and
	 * value are those of the side that makes the move; for its opponent everything is negated.
	 */
	afterMove(move: number, depth: number, alpha: number, beta: number, ply: number): number {
		this.space.play(move);
		// Not -x: that would turn 0 into the number -0, which is slower and prints differently.
		this.trace?.enter(move, 0 - beta, 0 - alpha, this.#sorting);
		const value = this.value(depth, 0 - beta, 0 - alpha, ply + 1);
		this.trace?.leave(value, this.limits.stopped ? 'unfinished' : this.end);
		this.space.undo(move);
		return 0 - value;
	}

	/** Counts a visit, unless the search must end, which it answers. */
	visit(ply: number): boolean {
		if (this.limits.reached(this.statistics.nodes)) {
			return true;
		}
		this.statistics.nodes++;
		this.#lineEnd[ply] = ply;
		return false;
	}

	/** The value of a node at this ply whose side to move has lost. */
	lossAt(ply: number): number {
		return this.method.wins === 'fast' ? ply - WIN : -WIN;
	}

	/** A table's value, whose wins count from its own position, as a value that counts from the root. */
	fromTable(value: number, ply: number): number {
		return this.method.wins === 'flat' || !isDecided(value) ? value : value > 0 ? value - ply : value + ply;
	}

	/** The inverse of `fromTable`. */
	toTable(value: number, ply: number): number {
		return this.fromTable(value, -ply);
	}

	/** Generates the moves of the node at this ply in the order of its side; answers how many they are. */
	orderedMoves(depth: number, ply: number, tableMove: number): number {
		const {space} = this;
		const side = space.toMove - 1;
		const start = ply * space.mostMoves;
		const count = space.generate(this.#bases[side] as Int16Array, this.moves, start);
		const rearrange = (this.#orders[side] as MoveOrder).rearrange;
		if (rearrange !== undefined && count > 1) {
			rearrange(this, {start, count, depth, ply, tableMove});
		}
		return count;
	}

	/** Tells the order of the side to move that a move cut off the node at this ply. */
	learn(move: number, depth: number, ply: number): void {
		(this.#orders[this.space.toMove - 1] as MoveOrder).learn?.(this, move, depth, ply);
	}

	/** The value of a move for the side that makes it, by a search of small depth, which does not make the node less proven. */
	shallowValue(move: number, depth: number, ply: number): number {
		const {unproven} = this;
		this.#sorting = true;
		const value = this.afterMove(move, depth, -INFINITE, INFINITE, ply);
		this.#sorting = false;
		this.unproven = unproven;
		return value;
	}

	/** Makes `move`, followed by the best line from the next ply on, the best line from this ply on. */
	extendLine(move: number, ply: number): void {
		const row = ply * this.#rowLength;
		const nextRow = row + this.#rowLength;
		const end = this.#lineEnd[ply + 1] as number;
		this.#lines[row + ply] = move;
		for (let place = ply + 1; place < end; place++) {
			this.#lines[row + place] = this.#lines[nextRow + place] as number;
		}
		this.#lineEnd[ply] = end;
	}

	/** The best line from this ply on, as far as the search knows it. */
	line(ply: number): number[] {
		const row = ply * this.#rowLength;
		return [...this.#lines.subarray(row + ply, row + (this.#lineEnd[ply] as number))];
	}

	/** Lengthens a line by the best moves of the table, to at most `length` moves. The line starts at the root. */
	lengthenLine(line: number[], length: number): number[] {
		const {space, table} = this;
		if (table === undefined) {
			return line;
		}
		const longer = [...line];
		for (const move of longer) {
			space.play(move);
		}
		while (
			longer.length < length &&
			!space.completed &&
			!space.isFull() &&
			table.probe(space.hashLow, space.hashHigh) &&
			table.move !== NO_MOVE &&
			this.#isPossible(table.move)
		) {
			longer.push(table.move);
			space.play(table.move);
		}
		for (const move of longer.toReversed()) {
			space.undo(move);
		}
		return longer;
	}

	#isPossible(move: number): boolean {
		const {space} = this;
		const last = space.mostPlies + 1;
		const count = space.generate(space.naturalOrder, this.moves, last * space.mostMoves);
		return this.moves.subarray(last * space.mostMoves, last * space.mostMoves + count).includes(move);
	}
}
