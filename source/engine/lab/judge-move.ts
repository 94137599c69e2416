import type {Move, Side} from '../rules.ts';
import {isProven, type Score, scoreValue, seenFrom} from '../score.ts';

/** A move with its score. */
export type ScoredMove = {readonly move: Move; readonly score: Score};

/**
 * What a move did, compared with the best one:
 * - `best`: nothing is better;
 * - `slower-win`, `sooner-loss`: the result is the same, the game takes longer or ends sooner than it need;
 * - `win-given-away`, `draw-given-away`: the proven result is worse than it need be;
 * - `worse`: a search likes another move better, but nothing is proven;
 * - `unknown`: the move has no score.
 */
export type MoveVerdictKind =
	| 'best'
	| 'slower-win'
	| 'sooner-loss'
	| 'win-given-away'
	| 'draw-given-away'
	| 'worse'
	| 'unknown';

/** The verdict on a move, and the best moves with their score. */
export type MoveVerdict = {
	readonly kind: MoveVerdictKind;
	readonly best: readonly Move[];
	readonly bestScore: Score | undefined;
};

/** Larger than any value of an evaluation, so that a proven win is better and a proven loss worse than every guess. */
const DECIDED = 1e9;

/** The verdict on a move of `side` by the scores of all moves of its position. */
export function judgeMove(moves: readonly ScoredMove[], move: Move, side: Side): MoveVerdict {
	const played = moves.find((candidate) => candidate.move === move);
	const worth = ({score}: ScoredMove): number => {
		const seen = seenFrom(score, side);
		return scoreValue(seen, DECIDED - ('plies' in seen ? (seen.plies ?? 0) : 0));
	};
	const bestOf = (candidates: readonly ScoredMove[]) => {
		const most = Math.max(...candidates.map(worth));
		const best = candidates.filter((candidate) => worth(candidate) === most);
		return {best: best.map((candidate) => candidate.move), bestScore: best[0]?.score};
	};
	const found = bestOf(moves);
	if (played === undefined || found.bestScore === undefined) {
		return {kind: 'unknown', ...found};
	}
	if (found.best.includes(move)) {
		return {kind: 'best', ...found};
	}
	if (!isProven(played.score)) {
		return {kind: 'worse', ...found};
	}
	// What was sure counts, also where a search likes a move better of which nothing is proven.
	const sure = bestOf(moves.filter(({score}) => isProven(score)));
	const before = sure.bestScore === undefined ? undefined : seenFrom(sure.bestScore, side).kind;
	if (before !== seenFrom(played.score, side).kind) {
		return {kind: before === 'win' ? 'win-given-away' : 'draw-given-away', ...sure};
	}
	if (!isProven(found.bestScore)) {
		return {kind: 'worse', ...found};
	}
	return {kind: before === 'win' ? 'slower-win' : 'sooner-loss', ...found};
}
