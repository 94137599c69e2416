import {type Rules, rulesKey} from '../rules.ts';
import {createSolver, type SharedTable, type Solver} from './solver.ts';

/** A table that several solvers use at once, with a number that tells it from others. */
export type NumberedTable = {readonly id: number; readonly table: SharedTable};

/** Keeps a solver with its table from one use to the next. */
export class SolverMemory {
	#solver: Solver | undefined;
	#key = '';
	#stopRequested: () => boolean = () => false;

	/** The solver for a board that `canSolve` admits. A solve ends when the latest `stopRequested` says so. */
	solverFor(rules: Rules, stopRequested: () => boolean, shared?: NumberedTable): Solver {
		this.#stopRequested = stopRequested;
		const key = `${rulesKey(rules)}|${shared?.id ?? 'own'}`;
		if (this.#solver === undefined || this.#key !== key) {
			this.#solver = createSolver(rules, {
				stopRequested: () => this.#stopRequested(),
				...(shared === undefined ? {} : {shared: shared.table}),
			});
			this.#key = key;
		}
		return this.#solver;
	}
}
