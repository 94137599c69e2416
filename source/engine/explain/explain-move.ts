import {Board} from '../board.ts';
import {parseEvaluation, type Term} from '../evaluation/evaluation.ts';
import {outcomeOf, type Position, playLine, sideToMove, winningMoves} from '../position.ts';
import {unwrap} from '../result.ts';
import type {Move} from '../rules.ts';
import type {Score} from '../score.ts';
import {compareScores, type Judgement, judgeMove, type ScoredMove} from './judgement.ts';

/** Why a move: what it is worth and where it leads, what speaks for the position there, and what the others would meet. */
export type Explanation = {
	readonly move: Move;
	/** As it was given. */
	readonly score: Score;
	/** The moves that are expected, this one first. */
	readonly line: readonly Move[];
	/** What the evaluation says of the position right after the move, X's view; null where the game is over there. */
	readonly terms: readonly Term[] | null;
	/** The same at the end of the line: where a heuristic score comes from. */
	readonly termsAtEnd: readonly Term[] | null;
	/** The other moves, in the order given. */
	readonly others: readonly OtherMove[];
	/** The move beside the best one. */
	readonly judgement: Judgement;
};

/** A move that was not chosen, and why not. */
export type OtherMove = {
	readonly move: Move;
	readonly score: Score;
	/** The opponent's answer to it, its refutation where it is worse; null where none is known or the game is over. */
	readonly answer: Move | null;
	readonly line: readonly Move[];
	/** Whether it is better (1) or worse (-1) than the move explained, or the same (0); null where that is not known. */
	readonly comparison: number | null;
};

/**
 * Explains a move of a position, given the scores of all its moves (of a search, the solver or a book, one of them the
 * move's) and the name of the evaluation, as `parseEvaluation` takes it.
 */
export function explainMove(
	position: Position,
	move: Move,
	moves: readonly ScoredMove[],
	evaluation: string,
): Explanation {
	const mover = sideToMove(position);
	const judgement = judgeMove(moves, move, mover);
	const {score, line = [move]} = judgement.played;
	const termsAfter = (line: readonly Move[]) => termsOf(playLine(position, line), evaluation);
	return {
		move,
		score,
		line,
		terms: termsAfter([move]),
		termsAtEnd: termsAfter(line),
		others: moves
			.filter((other) => other.move !== move)
			.map((other) => ({
				move: other.move,
				score: other.score,
				answer: answerTo(position, other),
				line: other.line ?? [other.move],
				comparison: compareScores(other.score, score, mover),
			})),
		judgement,
	};
}

/** The terms of an evaluation, X's view; null where the game is over. */
export function termsOf(position: Position, evaluation: string): readonly Term[] | null {
	const chosen = unwrap(parseEvaluation(evaluation));
	return outcomeOf(position) === undefined ? chosen.explain(new Board(position, chosen)) : null;
}

/** The next move of the line or, where the line ends, a move that wins at once. */
function answerTo(position: Position, {move, line = [move]}: ScoredMove): Move | null {
	const next = playLine(position, [move]);
	return line[1] ?? winningMoves(next, sideToMove(next))[0] ?? null;
}
