import {legalMoves, type Position} from '../position.ts';
import {unwrap} from '../result.ts';
import type {Move} from '../rules.ts';
import {type Score, seenFrom} from '../score.ts';
import {type Solver, scoreOfSolution} from './solver.ts';

/** What the solver says of one move. */
export type SolvedMove = {
	readonly move: Move;
	/** The solver's score for the side that makes the move. */
	readonly solution: number;
	/** The same in X's view, with the plies to the end, the move included. */
	readonly score: Score;
};

/** What the solver says of a position. */
export type SolvedPosition = {
	/** Each possible move, ascending. */
	readonly moves: readonly SolvedMove[];
	/** The best moves, ascending: the quickest wins, or the latest losses. */
	readonly best: readonly Move[];
	/** The solver's score of the position for its side to move. */
	readonly solution: number;
	readonly nodes: number;
};

/**
 * The exact score of every move of a position on which the game goes on and that `canSolve` admits. `onMove` hears of each
 * move as it is solved. Answers undefined when the solver was stopped.
 */
export function solveMoves(
	position: Position,
	solver: Solver,
	onMove: (move: SolvedMove) => void = () => {},
): SolvedPosition | undefined {
	unwrap(solver.setPosition(position));
	const moves: SolvedMove[] = [];
	let nodes = 0;
	for (const move of legalMoves(position)) {
		const solution = solver.solveColumn(move);
		if (solution === undefined) {
			return undefined;
		}
		if (solution.score === null) {
			throw new Error(`the solver takes the legal column ${move} for full`);
		}
		nodes += solution.nodes;
		const score = seenFrom(scoreOfSolution(solution.score, position), 'X');
		const solved = {move, solution: solution.score, score};
		moves.push(solved);
		onMove(solved);
	}
	const solution = Math.max(...moves.map((move) => move.solution));
	return {moves, best: moves.filter((move) => move.solution === solution).map(({move}) => move), solution, nodes};
}
