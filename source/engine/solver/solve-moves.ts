import {landingCell, outcomeOf, type Position, stonesOf} from '../position.ts';
import {unwrap} from '../result.ts';
import {cellCount, type Move} from '../rules.ts';
import {type Score, seenFrom} from '../score.ts';
import {lookUpScore, type ScoreBook} from './score-book.ts';
import {type Solver, scoreOfSolution} from './solver.ts';

/** What the solver says of one move. */
export type SolvedMove = {
	readonly move: Move;
	/** The solver's score for the side that makes the move. */
	readonly solution: number;
	/** The same in X's view, with the plies to the end, the move included. */
	readonly score: Score;
	readonly fromBook: boolean;
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
 * move as it is solved, those first that the book knows. Answers undefined when the solver was stopped.
 */
export function solveMoves(
	position: Position,
	solver: Solver,
	book: ScoreBook | undefined,
	onMove: (move: SolvedMove) => void = () => {},
): SolvedPosition | undefined {
	if (outcomeOf(position) !== undefined) {
		throw new Error('the solver was asked for the moves of a finished game');
	}
	const {rules} = position;
	const stones = stonesOf(position);
	const columns = Array.from({length: rules.width}, (_, column) => column).filter(
		(column) => landingCell(rules, stones, column) !== undefined,
	);
	const moves: SolvedMove[] = [];
	const found = (move: Move, solution: number, fromBook: boolean) => {
		const solved = {move, solution, score: seenFrom(scoreOfSolution(solution, position), 'X'), fromBook};
		moves.push(solved);
		onMove(solved);
	};

	const unknown: Move[] = [];
	for (const column of columns) {
		const known = book === undefined ? undefined : scoreByBook(position, column, book);
		if (known === undefined) {
			unknown.push(column);
		} else {
			found(column, known, true);
		}
	}
	let nodes = 0;
	if (unknown.length > 0) {
		unwrap(solver.setPosition(position));
	}
	for (const column of unknown) {
		const solution = solver.solveColumn(column);
		if (solution === undefined) {
			return undefined;
		}
		nodes += solution.nodes;
		found(column, solution.score as number, false);
	}
	moves.sort((a, b) => a.move - b.move);
	const solution = Math.max(...moves.map((move) => move.solution));
	return {moves, best: moves.filter((move) => move.solution === solution).map(({move}) => move), solution, nodes};
}

/** A move's score for the side that makes it, where the book knows the position after it, or the move ends the game. */
function scoreByBook(position: Position, move: Move, book: ScoreBook): number | undefined {
	const after: Position = {...position, moves: [...position.moves, move]};
	const outcome = outcomeOf(after);
	if (outcome !== undefined) {
		const stones = stonesOf(position).filter((side) => side !== undefined).length;
		return outcome.kind === 'draw' ? 0 : (cellCount(position.rules) + 1 - stones) >> 1;
	}
	const score = lookUpScore(book, after);
	return score === undefined ? undefined : score === 0 ? 0 : -score;
}
