import {Board} from '../board.ts';
import {parseEvaluation, type Term} from '../evaluation/evaluation.ts';
import type {Resources} from '../players/resources.ts';
import {legalMoves, outcomeOf, type Position, play, sideToMove} from '../position.ts';
import {unwrap} from '../result.ts';
import type {Move} from '../rules.ts';
import type {Score} from '../score.ts';
import type {Environment} from '../search/limits.ts';
import {scoreMoves} from '../search/search-position.ts';
import {defaultSettings} from '../search/settings.ts';
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
	/** How far the search looked. */
	readonly depth: number;
	/** The evaluation, and its terms before and after the move, X's view; none after a move that ends the game. */
	readonly evaluation: string;
	readonly before: readonly Term[];
	readonly after: readonly Term[];
};

/** The part of the time that the solver has; the search, which shows the lines, has the rest. */
const SOLVER_SHARE = 0.7;

/**
 * Explains a legal move of a position: searches every move for lines, and asks the solver for true scores where it serves,
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
		time: (1 - SOLVER_SHARE) * time,
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
	const moves = legalMoves(position).flatMap((candidate): ExplainedMove[] => {
		const score = truth.get(candidate) ?? searched.get(candidate)?.score;
		const line = searched.get(candidate)?.line ?? [candidate];
		return score === undefined ? [] : [{move: candidate, score, line}];
	});
	return {
		position,
		move,
		moves,
		verdict: judgeMove(moves, move, sideToMove(position)),
		depth: report.depth,
		evaluation,
		before: termsOf(position, evaluation),
		after: termsOf(unwrap(play(position, move)), evaluation),
	};
}

function termsOf(position: Position, name: string): readonly Term[] {
	if (outcomeOf(position) !== undefined) {
		return [];
	}
	const evaluation = unwrap(parseEvaluation(name));
	return evaluation.explain(new Board(position, evaluation));
}
