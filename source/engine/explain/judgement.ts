import type {Move, Side} from '../rules.ts';
import {type Score, seenFrom} from '../score.ts';

/** A move with what is known of it, in any view: from a search, the solver or a book. The line begins with the move. */
export type ScoredMove = {readonly move: Move; readonly score: Score; readonly line?: readonly Move[]};

/**
 * What a move was worth beside the others. It says no more than is known:
 * - `fine`: nothing better is known;
 * - `gave-away-win`, `gave-away-draw`: another move was sure of it, and this one is sure not to have it;
 * - `uncertain`: another move is sure to win, and whether this one wins is not known;
 * - `loses`: this one is sure to lose, and another one is not known to;
 * - `slower-win`, `sooner-loss`: the same result as the best one, but later or earlier: no mistake;
 * - `lower-value`: the evaluation prefers another one, which proves nothing.
 */
export type Judgement = {
	readonly kind: JudgementKind;
	readonly played: ScoredMove;
	/** The better move; null where the move was fine. */
	readonly better: ScoredMove | null;
};

/** The kinds of judgements. */
export type JudgementKind =
	| 'fine'
	| 'gave-away-win'
	| 'gave-away-draw'
	| 'uncertain'
	| 'loses'
	| 'slower-win'
	| 'sooner-loss'
	| 'lower-value';

/** Whether a move was a mistake for certain: it changed the result of the game. */
export function isMistake({kind}: Judgement): boolean {
	return kind === 'gave-away-win' || kind === 'gave-away-draw';
}

/** The results that are possible by a score: -1 lost, 0 drawn, 1 won. */
type Range = {readonly worst: number; readonly best: number};

/** A move as its side sees it. */
type SeenMove = Range & {readonly scored: ScoredMove; readonly score: Score};

/** Judges a move of `mover` among all moves of the position that were scored, itself among them. */
export function judgeMove(moves: readonly ScoredMove[], move: Move, mover: Side): Judgement {
	const seen = moves.map((scored): SeenMove => {
		const score = seenFrom(scored.score, mover);
		return {scored, score, ...rangeOf(score)};
	});
	const played = seen.find(({scored}) => scored.move === move);
	if (played === undefined) {
		throw new Error(`move ${move} has no score`);
	}
	const best = mostPreferable(seen, played);
	if (best.worst > played.best) {
		return judged(best.worst === 1 ? 'gave-away-win' : 'gave-away-draw', played, best);
	}
	if (best.worst === 1 && played.worst < 1) {
		return judged('uncertain', played, best);
	}
	if (played.best === -1 && best.best > -1) {
		return judged('loses', played, best);
	}
	const better = seen.filter(({score}) => compareScores(score, played.score, mover) === 1);
	if (better.length === 0) {
		return judged('fine', played, null);
	}
	const kind = played.worst === 1 ? 'slower-win' : played.best === -1 ? 'sooner-loss' : 'lower-value';
	return judged(kind, played, mostPreferable(better, played));
}

function judged(kind: JudgementKind, played: SeenMove, better: SeenMove | null): Judgement {
	return {kind, played: played.scored, better: better?.scored ?? null};
}

/**
 * Whether the first of two scores is better (1), the second one (-1), or they are the same (0), for `mover`; null where
 * what is known of them does not tell.
 */
export function compareScores(one: Score, other: Score, mover: Side): number | null {
	const [first, second] = [seenFrom(one, mover), seenFrom(other, mover)];
	const [range, against] = [rangeOf(first), rangeOf(second)];
	if (range.worst > against.best || range.best < against.worst) {
		return range.worst > against.best ? 1 : -1;
	}
	if (first.bound !== 'exact' || second.bound !== 'exact') {
		return null;
	}
	const [value, limit] = [withinResult(first), withinResult(second)];
	const comparable = first.kind === second.kind && value !== null && limit !== null;
	return comparable ? Math.sign(value - limit) : null;
}

/** By how much a score is better than others with the same result: the value, or how soon a win and how late a loss is. */
function withinResult(score: Score): number | null {
	switch (score.kind) {
		case 'heuristic':
			return score.value;
		case 'draw':
			return 0;
		case 'win':
			return score.plies === null ? null : 0 - score.plies;
		case 'loss':
			return score.plies;
	}
}

function rangeOf({kind, bound}: Score): Range {
	const result = {win: 1, draw: 0, loss: -1, heuristic: null}[kind];
	return {
		worst: result === null || (bound === 'upper' && result > -1) ? -1 : result,
		best: result === null || (bound === 'lower' && result < 1) ? 1 : result,
	};
}

/** The move of which most is sure or, with the same results, the best value is known; the first of equal ones. */
function mostPreferable(moves: readonly SeenMove[], first: SeenMove): SeenMove {
	return moves.reduce((best, move) => (isPreferable(move, best) ? move : best), first);
}

function isPreferable(one: SeenMove, other: SeenMove): boolean {
	if (one.worst !== other.worst) {
		return one.worst > other.worst;
	}
	if (one.best !== other.best) {
		return one.best > other.best;
	}
	return compareScores(one.score, other.score, one.score.view) === 1;
}
