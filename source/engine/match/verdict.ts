import {bookMoves, bookScoreOf} from '../book/library.ts';
import type {Resources} from '../players/resources.ts';
import {countStones, outcomeOf, type Position, sideToMove, stonesOf} from '../position.ts';
import {unwrap} from '../result.ts';
import {cellCount} from '../rules.ts';
import {isProven, seenFrom} from '../score.ts';
import {type ReportingEnvironment, searchPosition} from '../search/search-position.ts';
import {defaultSettings} from '../search/settings.ts';
import {canSolve} from '../solver/solver.ts';

/** How a game ends with best play from a position, for its side to move. */
export type Verdict = 'win' | 'draw' | 'loss';

/** How long a verdict may take where no book has it: the empty cells up to which the solver is asked, the nodes of a search. */
export type Patience = {readonly emptyCells: number; readonly nodes: number};

/** What takes some milliseconds at the most. */
export const QUICK: Patience = {emptyCells: 30, nodes: 100_000};

/** What takes some seconds at the most: on the 7x6 board all that its book does not have. */
export const THOROUGH: Patience = {emptyCells: 33, nodes: 10_000_000};

/**
 * The verdict on a position: from the books, from the solver, or from a search to the end of the game where the solver cannot
 * serve the board. Undefined where patience is too short, or the environment asked to stop.
 */
export function verdictOf(
	position: Position,
	patience: Patience,
	environment: ReportingEnvironment,
	resources: Resources,
): Verdict | undefined {
	const outcome = outcomeOf(position);
	if (outcome !== undefined) {
		return outcome.kind === 'draw' ? 'draw' : outcome.winner === sideToMove(position) ? 'win' : 'loss';
	}
	return verdictOfBooks(position, resources) ?? verdictWorkedOut(position, patience, environment, resources);
}

/** The verdict as the other side sees it. */
export function reversed(verdict: Verdict): Verdict {
	return ({win: 'loss', draw: 'draw', loss: 'win'} as const)[verdict];
}

function verdictOfBooks(position: Position, {library}: Resources): Verdict | undefined {
	const score = bookScoreOf(library, position);
	if (score !== undefined) {
		return verdictOfScore(score);
	}
	const result = bookMoves(library, position)?.result;
	return result === undefined || result === 'draw' ? result : result === sideToMove(position) ? 'win' : 'loss';
}

function verdictWorkedOut(
	position: Position,
	{emptyCells, nodes}: Patience,
	environment: ReportingEnvironment,
	{memory, solvers}: Resources,
): Verdict | undefined {
	const {rules} = position;
	const {X: x, O: o} = countStones(stonesOf(position));
	// The solver is about games; in one it would else be the other side's turn.
	const isTurnOfGame = sideToMove(position) === (x > o ? 'O' : 'X');
	if (canSolve(rules) && isTurnOfGame && cellCount(rules) - x - o <= emptyCells) {
		const solver = solvers.solverFor(rules, environment.stopRequested);
		unwrap(solver.setPosition(position));
		const solution = solver.solve();
		return solution === undefined ? undefined : verdictOfScore(solution.score);
	}
	const settings = {
		...defaultSettings(rules),
		depth: null,
		nodes,
		evaluation: 'outcome',
		order: {X: 'learned', O: 'learned'},
		table: 8,
	} as const;
	const {now, stopRequested} = environment;
	const {score} = searchPosition(position, settings, {now, stopRequested}, memory);
	const seen = seenFrom(score, sideToMove(position));
	return isProven(seen) && seen.kind !== 'heuristic' ? seen.kind : undefined;
}

function verdictOfScore(score: number): Verdict {
	return score === 0 ? 'draw' : score > 0 ? 'win' : 'loss';
}
