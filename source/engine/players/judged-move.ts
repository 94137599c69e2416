import type {Move, Side} from '../rules.ts';
import {type Score, scoreValue, seenFrom} from '../score.ts';
import {WIN} from '../search/value.ts';

/** A move, and what a player thinks of it. */
export type JudgedMove = {
	readonly move: Move;
	/**
	 * What it is worth to the side that makes it, as values inside a search are (search/value.ts): a quick win most, then
	 * evaluations above 0, draws, evaluations below 0, and a quick loss least.
	 */
	readonly value: number;
	/** Whether that is from a book. */
	readonly fromBook: boolean;
};

/** A judged move with this score; `side` makes it. */
export function judgedMove(move: Move, score: Score, side: Side, fromBook = false): JudgedMove {
	const seen = seenFrom(score, side);
	const plies = 'plies' in seen ? (seen.plies ?? 0) : 0;
	const value = scoreValue(seen, WIN - plies);
	// Of a move that is only bounded nothing good is known: what is proven to be a draw is better.
	return {move, value: seen.bound === 'exact' ? value : Math.min(value, -1), fromBook};
}

/** The moves that are at most `margin` worse than the best one. */
export function bestWithin(margin: number, moves: readonly JudgedMove[]): readonly JudgedMove[] {
	const best = Math.max(...moves.map(({value}) => value));
	return moves.filter(({value}) => value >= best - margin);
}
