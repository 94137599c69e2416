import type {Position} from '../engine/position.ts';
import {type Rules, rulesKey} from '../engine/rules.ts';
import {type Solution, sharedTables} from '../engine/solver/solver.ts';
import type {NumberedTable} from '../engine/solver/solver-memory.ts';
import type {EngineClient} from './client.ts';

/** Who hears of positions that a team solves. */
export type TeamListener = {
	/** The position with this index is solved. */
	readonly onSolved: (index: number, solution: Solution) => void;
	/** All positions are solved. Nothing more is heard. */
	readonly onDone: () => void;
	/** An engine failed, and again after it had been started anew. Nothing more is heard. */
	readonly onFailure: (message: string) => void;
	/** An engine failed and was started anew with the same work. */
	readonly onRestart?: () => void;
};

/** Several engines that solve positions together. */
export type SolverTeam = {
	/**
	 * Solves positions of the same board, on which the game goes on, in the order given as far as possible. Work that is
	 * running is given up. The answer gives this work up.
	 */
	solve(positions: readonly Position[], listener: TeamListener): () => void;
	/** Ends the engines. */
	close(): void;
};

/** How a team works. */
export type TeamOptions = {
	/** The size in MiB of the table that the engines share, a power of two; the memory is taken when it is first used. */
	readonly table: number;
	/** How many positions an engine takes at a time. */
	readonly share: number;
};

/**
 * A team of engines, each in a thread of its own. Each takes the next positions as soon as it has solved its last ones, and
 * all use one table: what one of them finds out spares the others the work.
 */
export function createSolverTeam(engines: readonly EngineClient[], {table, share}: TeamOptions): SolverTeam {
	let tables: {readonly board: string; readonly numbered: readonly NumberedTable[]} | undefined;
	let lastId = 0;
	let cancelRunning: () => void = () => {};

	/** The tables for a board, one for each engine, all in the same memory. A table serves one board alone. */
	function tablesFor(rules: Rules): readonly NumberedTable[] {
		const board = rulesKey(rules);
		if (tables?.board !== board) {
			const id = ++lastId;
			tables = {board, numbered: sharedTables(table, engines.length).map((shared) => ({id, table: shared}))};
		}
		return tables.numbered;
	}

	return {
		solve(positions, listener) {
			cancelRunning();
			const cancels = new Set<() => void>();
			let next = 0;
			let left = positions.length;
			let givenUp = false;
			const cancel = () => {
				givenUp = true;
				for (const cancelOne of cancels) {
					cancelOne();
				}
			};
			const takeNext = (engine: EngineClient, table: NumberedTable) => {
				const first = next;
				const taken = positions.slice(first, first + share);
				if (givenUp || taken.length === 0) {
					return;
				}
				next += taken.length;
				const cancelOne = engine.start(
					{kind: 'solve', positions: taken, table},
					{
						onAnswer: (answer) => {
							cancels.delete(cancelOne);
							if (answer.kind !== 'solve') {
								throw new Error('an engine answered another question');
							}
							for (const [index, solution] of answer.solutions.entries()) {
								// The listener may give the work up in the middle.
								if (!givenUp) {
									left--;
									listener.onSolved(first + index, solution);
								}
							}
							if (left > 0) {
								takeNext(engine, table);
							} else if (!givenUp) {
								listener.onDone();
							}
						},
						onRestart: () => listener.onRestart?.(),
						onFailure: (message) => {
							cancel();
							listener.onFailure(message);
						},
					},
				);
				cancels.add(cancelOne);
			};
			cancelRunning = cancel;
			const [first] = positions;
			if (first === undefined) {
				queueMicrotask(() => {
					if (!givenUp) {
						listener.onDone();
					}
				});
				return cancel;
			}
			for (const [index, table] of tablesFor(first.rules).entries()) {
				takeNext(engines[index] as EngineClient, table);
			}
			return cancel;
		},
		close() {
			cancelRunning();
			for (const engine of engines) {
				engine.close();
			}
		},
	};
}
