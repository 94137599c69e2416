import type {Resources} from '../players/resources.ts';
import {countStones, outcomeOf, type Position, sideToMove, stonesOf} from '../position.ts';
import {type Environment, Limits} from '../search/limits.ts';
import {type SolvedPosition, solveMoves} from '../solver/solve-moves.ts';
import {canSolve} from '../solver/solver.ts';

/** What the solver can use: its books, and a solver to use again. */
export type LabResources = Pick<Resources, 'library' | 'solvers'>;

/** Whether the solver can serve a position: the board, stones and turn of a game that goes on. */
export function canSolvePosition(position: Position): boolean {
	const {X: x, O: o} = countStones(stonesOf(position));
	return (
		canSolve(position.rules) && outcomeOf(position) === undefined && x - o === (sideToMove(position) === 'X' ? 0 : 1)
	);
}

/** The nodes between two questions of the solver whether to stop. */
const SOLVER_POLL = 16_384;

/** What a solve that can be stopped found, and what it cost. A stopped one counts in steps of 16,384 nodes. */
export type LimitedSolution = {
	/** Undefined where it was stopped. */
	readonly solved: SolvedPosition | undefined;
	readonly nodes: number;
	readonly milliseconds: number;
};

/**
 * The true score of every move of a position that `canSolvePosition` admits, within limits of time in milliseconds and of
 * nodes (null: none). The solver knows what is in its books and nothing from before.
 */
export function solveWithin(
	position: Position,
	{nodes, time}: {readonly nodes: number | null; readonly time: number | null},
	environment: Environment,
	{library, solvers}: LabResources,
): LimitedSolution {
	const limits = new Limits(nodes, time, environment);
	let polled = 0;
	const solver = solvers.solverFor(position.rules, () => {
		polled += SOLVER_POLL;
		limits.poll();
		return limits.reached(polled);
	});
	solver.clear();
	const solved = solveMoves(position, solver, library);
	return {solved, nodes: solved?.nodes ?? polled, milliseconds: limits.milliseconds()};
}
