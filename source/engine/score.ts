import {opponentOf, type Side} from './rules.ts';

/** How sure a score is: the value itself, at least it (lower), or at most it (upper), in the score's view. */
export type Bound = 'exact' | 'lower' | 'upper';

/**
 * What is known of a position or move outside a search: never without the side it is seen from, and never surer than
 * it is. Wins, losses and draws are proven; `plies` is the distance to the end where it is known. A heuristic value is
 * an evaluation's at the horizon of a search.
 */
export type Score = {readonly view: Side; readonly bound: Bound} & (
	| {readonly kind: 'win' | 'loss'; readonly plies: number | null}
	| {readonly kind: 'draw'}
	| {readonly kind: 'heuristic'; readonly value: number}
);

/** The same score seen from the other side. */
export function seenFrom(score: Score, view: Side): Score {
	if (score.view === view) {
		return score;
	}
	const bound = score.bound === 'lower' ? 'upper' : score.bound === 'upper' ? 'lower' : 'exact';
	switch (score.kind) {
		case 'win':
			return {...score, view, bound, kind: 'loss'};
		case 'loss':
			return {...score, view, bound, kind: 'win'};
		case 'draw':
			return {...score, view, bound};
		case 'heuristic':
			return {...score, view, bound, value: score.value === 0 ? 0 : -score.value};
	}
}

/** The score as one number in its own view, a won game being worth `win`. */
export function scoreValue(score: Score, win: number): number {
	switch (score.kind) {
		case 'win':
			return win;
		case 'loss':
			return -win;
		case 'draw':
			return 0;
		case 'heuristic':
			return score.value;
	}
}

/** The side that wins by this score, or undefined for draws and heuristic values. */
export function winnerOf(score: Score): Side | undefined {
	return score.kind === 'win' ? score.view : score.kind === 'loss' ? opponentOf(score.view) : undefined;
}

/** Whether the score is settled: a result that holds exactly, not a value of the horizon and not a bound. */
export function isProven(score: Score): boolean {
	return score.kind !== 'heuristic' && score.bound === 'exact';
}
