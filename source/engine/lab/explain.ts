import {Board} from '../board.ts';
import {parseEvaluation, type Term} from '../evaluation/evaluation.ts';
import type {Resources} from '../players/resources.ts';
import {legalMoves, outcomeOf, type Position, play, sideToMove, winningMoves} from '../position.ts';
import {unwrap} from '../result.ts';
import type {Move} from '../rules.ts';
import type {Score} from '../score.ts';
import type {Environment} from '../search/limits.ts';
import {scoreMoves} from '../search/search-position.ts';
import {defaultSettings} from '../search/settings.ts';
import {solveMoves} from '../solver/solve-moves.ts';
import {judgeMove, type MoveVerdict} from './judge-move.ts';
import {canSolvePosition, solveWithin} from './true-scores.ts';

/** A move as it is explained. */
export type ExplainedMove = {
	readonly move: Move;
	/** X's view; the true score where the solver or a search to the end has found it. */
	readonly score: Score;
	/** The best line, this move first; the second one is the opponent's answer, for a bad move its refutation. */
	readonly line: readonly Move[];
};

/** Why a move is good or bad. */
export type Explanation = {
	/** The position before the move. */
	readonly position: Position;
	readonly move: Move;
	/** All moves that have a score, ascending. */
	readonly moves: readonly ExplainedMove[];
	readonly verdict: MoveVerdict;
	/** Whether scores and lines are by books and the solver; else they are by a search. */
	readonly exact: boolean;
	/** How far the search looked. */
	readonly depth: number;
	/** The evaluation, and its terms before and after the move, X's view; none after a move that ends the game. */
	readonly evaluation: string;
	readonly before: readonly Term[];
	readonly after: readonly Term[];
};

/** The parts of the time for the solver, for a search, and for lines of best play where the solver has found the scores. */
const SOLVER_SHARE = 0.5;
const SEARCH_SHARE = 0.2;
const LINES_SHARE = 0.3;

/**
 * Explains a legal move of a position: asks the solver for true scores and best play where it serves, and searches every move,
 * within `time` milliseconds. Undefined when it was stopped before anything was known.
 */
export function explainMove(
	position: Position,
	move: Move,
	time: number,
	environment: Environment,
	resources: Resources,
): Explanation | undefined {
	const {rules} = position;
	const evaluation = rules.gravity ? 'threats' : 'outcome';
	const limits = {time: SOLVER_SHARE * time, nodes: null};
	const solved = canSolvePosition(position) ? solveWithin(position, limits, environment, resources).solved : undefined;
	const settings = {
		...defaultSettings(rules),
		evaluation,
		depth: null,
		time: SEARCH_SHARE * time,
		order: {X: 'learned', O: 'learned'},
		table: 16,
		deepen: true,
		tie: 'left',
	} as const;
	const report = scoreMoves(position, settings, environment, resources.memory);
	if (environment.stopRequested()) {
		return undefined;
	}
	const truth = new Map(solved?.moves.map((known) => [known.move, known.score]));
	const searched = new Map(report.moves.map((found) => [found.move, found]));
	const trueLines =
		solved === undefined ? new Map<Move, readonly Move[]>() : linesOfPlay(position, move, time, environment, resources);
	const moves = legalMoves(position).flatMap((candidate): ExplainedMove[] => {
		const score = truth.get(candidate) ?? searched.get(candidate)?.score;
		// A line must lead to what the score says: one of a search does so only where the score is the search's.
		const line = trueLines.get(candidate) ?? searched.get(candidate)?.line ?? [candidate];
		return score === undefined ? [] : [{move: candidate, score, line}];
	});
	return {
		position,
		move,
		moves,
		verdict: judgeMove(moves, move, sideToMove(position)),
		exact: solved !== undefined,
		depth: report.depth,
		evaluation,
		before: termsOf(position, evaluation),
		after: termsOf(unwrap(play(position, move)), evaluation),
	};
}

/** The plies of a line that is found for every move, and the most of one where there is time. */
const ANSWER = 2;
const LONGEST_LINE = 8;

/**
 * Best play after each move, by books and the solver, as far as it is found in time: the answers to all moves first, that to
 * the explained one before the others, then longer lines.
 */
function linesOfPlay(
	position: Position,
	explained: Move,
	time: number,
	environment: Environment,
	{library, solvers}: Resources,
): ReadonlyMap<Move, readonly Move[]> {
	const deadline = environment.now() + LINES_SHARE * time;
	const isOver = () => environment.stopRequested() || environment.now() >= deadline;
	const order = [explained, ...legalMoves(position).filter((move) => move !== explained)];
	const lines = new Map<Move, Move[]>(order.map((move) => [move, [move]]));
	for (const length of [ANSWER, LONGEST_LINE]) {
		for (const line of lines.values()) {
			let reached = line.reduce((before, move) => unwrap(play(before, move)), position);
			while (line.length < length && outcomeOf(reached) === undefined && !isOver()) {
				const best =
					winningMoves(reached, sideToMove(reached))[0] ??
					solveMoves(reached, solvers.solverFor(position.rules, isOver), library)?.best[0];
				if (best === undefined) {
					break;
				}
				line.push(best);
				reached = unwrap(play(reached, best));
			}
		}
	}
	return lines;
}

function termsOf(position: Position, name: string): readonly Term[] {
	if (outcomeOf(position) !== undefined) {
		return [];
	}
	const evaluation = unwrap(parseEvaluation(name));
	return evaluation.explain(new Board(position, evaluation));
}
