import {bookScoreOfMove, type Library} from '../book/library.ts';
import {legalMoves, outcomeOf, type Position, play, stoneCount} from '../position.ts';
import {unwrap} from '../result.ts';
import {cellCount, type Move} from '../rules.ts';
import {type Score, seenFrom} from '../score.ts';
import {scoreOfSolution, stonesInHand} from './solution.ts';
import type {Solver} from './solver.ts';

/** What is known for certain of one move. */
export type SolvedMove = {
	readonly move: Move;
	/** The solver's score for the side that makes the move. */
	readonly solution: number;
	/** The same in X's view, with the plies to the end, the move included. */
	readonly score: Score;
	/** Whether the score is from a book; else it was worked out. */
	readonly fromBook: boolean;
};

/** What is known for certain of a position. */
export type SolvedPosition = {
	/** Each possible move, ascending. */
	readonly moves: readonly SolvedMove[];
	/** The best moves, ascending: the quickest wins, or the latest losses. */
	readonly best: readonly Move[];
	/** The solver's score of the position for its side to move. */
	readonly solution: number;
	/** The positions searched for it. */
	readonly nodes: number;
};

/**
 * The exact score of every move of a position on which the game goes on and that `canSolve` admits; what the books know is
 * not searched. `onMove` hears of each move as it is known. Answers undefined when the solver was stopped.
 */
export function solveMoves(
	position: Position,
	solver: Solver,
	library: Library,
	onMove: (move: SolvedMove) => void = () => {},
): SolvedPosition | undefined {
	unwrap(solver.setPosition(position));
	const {known, open} = movesKnownAtOnce(position, library);
	for (const move of known) {
		onMove(move);
	}
	const moves = [...known];
	let nodes = 0;
	for (const move of open) {
		const solution = solver.solveColumn(move);
		if (solution === undefined) {
			return undefined;
		}
		if (solution.score === null) {
			throw new Error(`the solver takes the legal column ${move} for full`);
		}
		nodes += solution.nodes;
		const solved = solvedMove(position, move, solution.score, false);
		moves.push(solved);
		onMove(solved);
	}
	return solvedPosition(moves, nodes);
}

/** The moves whose score the books know, or that end the game at once, and the others. */
export function movesKnownAtOnce(
	position: Position,
	library: Library,
): {readonly known: readonly SolvedMove[]; readonly open: readonly Move[]} {
	const known: SolvedMove[] = [];
	const open: Move[] = [];
	for (const move of legalMoves(position)) {
		const inBook = bookScoreOfMove(library, position, move);
		const atOnce = inBook === undefined ? scoreAtEnd(position, move) : undefined;
		const solution = inBook ?? atOnce;
		if (solution === undefined) {
			open.push(move);
		} else {
			known.push(solvedMove(position, move, solution, inBook !== undefined));
		}
	}
	return {known, open};
}

/** The score of a move that ends the game, for the side that makes it; undefined for others. */
function scoreAtEnd(position: Position, move: Move): number | undefined {
	const outcome = outcomeOf(unwrap(play(position, move)));
	if (outcome === undefined) {
		return undefined;
	}
	return outcome.kind === 'draw' ? 0 : stonesInHand(1, stoneCount(position), cellCount(position.rules));
}

/** A move with its solver's score for the side that makes it. */
export function solvedMove(position: Position, move: Move, solution: number, fromBook: boolean): SolvedMove {
	return {move, solution, score: seenFrom(scoreOfSolution(solution, position), 'X'), fromBook};
}

/** A position whose moves are all known; there is at least one. */
export function solvedPosition(known: readonly SolvedMove[], nodes: number): SolvedPosition {
	const moves = [...known].sort((a, b) => a.move - b.move);
	const solution = Math.max(...moves.map((move) => move.solution));
	return {moves, best: moves.filter((move) => move.solution === solution).map(({move}) => move), solution, nodes};
}
