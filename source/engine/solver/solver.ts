import {type Position, sideToMove, stonesOf} from '../position.ts';
import {failure, type Problem, type Result, success} from '../result.ts';
import {cellCount, type Move, type Rules} from '../rules.ts';
import {WASM} from './wasm.ts';

/**
 * The perfect solver: exact scores of Connect Four positions. The search itself is in `assembly/`, AssemblyScript compiled
 * to WebAssembly; this file loads it and speaks with it in small numbers only, since a 64-bit one would cross as a BigInt.
 *
 * A solver's score is the number of stones that the winner still has in hand, the completing one counted: positive when
 * the side to move wins, negative when it loses, 0 for a draw.
 */
export type Solver = {
	readonly rules: Rules;
	/**
	 * Sets the position to be solved: four in a row and gravity on this solver's board, the side to move being the one a
	 * game would have. A game that is over is a problem.
	 */
	setPosition(position: Position): Result<undefined>;
	/** The same from columns counted from 0, X first; much faster than by a Position. The index of a problem is the move's. */
	setColumns(columns: ArrayLike<number>): Result<undefined>;
	/** The score of the position set, or undefined when it was stopped. */
	solve(): Solution | undefined;
	/** The score of a column for the side that plays it, null for a full one; undefined when it was stopped. */
	solveColumn(column: Move): Solution<number | null> | undefined;
	/** Forgets everything that was searched. Scores never depend on it. */
	clear(): void;
};

/** A score and the number of positions that were searched for it. */
export type Solution<Value = number> = {readonly score: Value; readonly nodes: number};

/** How a solver is set up. */
export type SolverOptions = {
	/** The largest size of the table in MiB, a power of two from 1 to 2048. It starts small and grows as it fills. */
	readonly table?: number;
	/** Asked every 16,384 nodes, which is every 1 to 3 ms; true ends the search. */
	readonly stopRequested?: () => boolean;
	/** Memory that several solvers use at once, and which of them this one is. The size of its table does not change. */
	readonly shared?: SharedTable;
};

/** The memory of solvers that share one table. It can be sent to another thread as it is. */
export type SharedTable = {
	readonly memory: WebAssembly.Memory;
	readonly solver: number;
	readonly solvers: number;
	readonly table: number;
};

/** The size of a solver's table in MiB where nothing is said. */
export const DEFAULT_TABLE = 64;

/** Whether the solver can serve a board: four in a row, gravity, and columns that fit into 64 bits with a free one each. */
export function canSolve({width, height, connect, gravity}: Rules): boolean {
	return gravity && connect === 4 && width * (height + 1) <= 64;
}

/** Makes a solver. Throws for rules that `canSolve` refuses and for a size of the table that is none. */
export function createSolver(rules: Rules, options: SolverOptions = {}): Solver {
	if (!canSolve(rules)) {
		throw new Error(`the solver cannot serve ${rules.width}x${rules.height}`);
	}
	const {shared, stopRequested} = options;
	const solvers = shared?.solvers ?? 1;
	const table = shared?.table ?? options.table ?? DEFAULT_TABLE;
	const memory = shared?.memory ?? allocate(table, 1);
	const {width, height} = rules;
	const instance = new WebAssembly.Instance(moduleOf(width === 7 && height === 6 ? 'standard' : 'any'), {
		env: {memory, stopRequested: () => (stopRequested?.() ? 1 : 0)},
	});
	const core = instance.exports as Core;
	const size = 20 + Math.log2(table);
	core.init(width, height, shared?.solver ?? 0, solvers, size, solvers > 1 ? size : FIRST_SIZE);
	const line = new Uint8Array(memory.buffer, core.lineAddress(), 64);

	return {
		rules,
		setPosition(position) {
			const bits = bitsOf(position);
			const playable = core.setStones(bits.moverLow, bits.moverHigh, bits.allLow, bits.allHigh) !== 0;
			return playable ? success(undefined) : failure({kind: 'game-finished'});
		},
		setColumns(columns) {
			const length = Math.min(columns.length, cellCount(rules) + 1);
			for (let index = 0; index < length; index++) {
				const column = columns[index] as number;
				line[index] = column >= 0 && column < width ? column : 255;
			}
			const fault = core.setPosition(length);
			return fault === 0 ? success(undefined) : failure(problemOf(fault, columns));
		},
		solve() {
			const score = core.solve();
			return core.wasStopped() ? undefined : {score, nodes: core.nodeCount()};
		},
		solveColumn(column) {
			const score = core.scoreOfColumn(column);
			return core.wasStopped() ? undefined : {score: score === FULL_COLUMN ? null : score, nodes: core.nodeCount()};
		},
		clear: () => core.clearTable(),
	};
}

/** Memory for `solvers` solvers that share a table of this size in MiB; the parts are for one solver each. */
export function sharedTables(table: number, solvers: number): readonly SharedTable[] {
	const memory = allocate(table, solvers);
	return Array.from({length: solvers}, (_, solver) => ({memory, solver, solvers, table}));
}

/** What a build exports; see assembly/exports.ts. */
type Core = {
	init(columns: number, rows: number, solver: number, solvers: number, tableSize: number, firstSize: number): number;
	lineAddress(): number;
	setPosition(length: number): number;
	setStones(moverLow: number, moverHigh: number, maskLow: number, maskHigh: number): number;
	solve(): number;
	scoreOfColumn(column: number): number;
	nodeCount(): number;
	wasStopped(): number;
	clearTable(): void;
};

/** The bytes of a page of memory, and of a solver's own memory beside the table. */
const PAGE = 65_536;
const OWN_BYTES = 1 << 18;

/** The logarithm of the size that a solver's own table starts with: it fits the cache of any machine. */
const FIRST_SIZE = 18;

/** What the core answers for a full column. */
const FULL_COLUMN = -128;

const modules = new Map<keyof typeof WASM, WebAssembly.Module>();

/** Each build is compiled once, when it is first needed. */
function moduleOf(build: keyof typeof WASM): WebAssembly.Module {
	let module = modules.get(build);
	if (module === undefined) {
		module = new WebAssembly.Module(Uint8Array.from(atob(WASM[build]), (character) => character.charCodeAt(0)));
		modules.set(build, module);
	}
	return module;
}

function allocate(table: number, solvers: number): WebAssembly.Memory {
	if (!Number.isInteger(Math.log2(table)) || table < 1 || table > 2048) {
		throw new Error(`a table of ${table} MiB is not possible: it is a power of two from 1 to 2048`);
	}
	const pages = (solvers * OWN_BYTES + table * 2 ** 20) / PAGE;
	return new WebAssembly.Memory({initial: pages, maximum: pages, shared: true});
}

/** The fault that the core found, as a problem with the place of the move. */
function problemOf(fault: number, columns: ArrayLike<number>): Problem {
	const index = fault >> 3;
	const kind = (['no-such-move', 'column-full', 'game-over'] as const)[(fault & 7) - 1];
	return kind === undefined ? {kind: 'game-finished'} : {kind, index, move: columns[index] as number};
}

/** The stones of the side to move and all stones, as the bits of assembly/board.ts in halves. */
function bitsOf(position: Position) {
	const {width, height} = position.rules;
	const mover = sideToMove(position);
	const bits = {moverLow: 0, moverHigh: 0, allLow: 0, allHigh: 0};
	for (const [cell, side] of stonesOf(position).entries()) {
		if (side !== undefined) {
			const bit = (cell % width) * (height + 1) + (height - 1 - Math.floor(cell / width));
			const value = 1 << (bit % 32);
			bits[bit < 32 ? 'allLow' : 'allHigh'] |= value;
			if (side === mover) {
				bits[bit < 32 ? 'moverLow' : 'moverHigh'] |= value;
			}
		}
	}
	return bits;
}
