import {type Bound, type Score, winnerOf} from '../engine/score.ts';

/** The sign that stands before a value that is only a bound: nothing, at least, at most. */
export function boundSign(bound: Bound): string {
	return {exact: '', lower: '>= ', upper: '<= '}[bound];
}

/** A value with its sign: +35, -4, 0. */
export function signed(value: number): string {
	return value > 0 ? `+${value}` : String(value === 0 ? 0 : value);
}

/**
 * A score in words: "X wins in 7", "draw", "+35", ">= +20". A bound stands before a value or a draw; for a win it says
 * that the distance may be another one in favour of one side: "X wins in 7 or sooner".
 */
export function scoreText(score: Score): string {
	switch (score.kind) {
		case 'heuristic':
			return boundSign(score.bound) + signed(score.value);
		case 'draw':
			return `${boundSign(score.bound)}draw`;
		case 'win':
		case 'loss': {
			const winner = winnerOf(score);
			if (score.plies === 0) {
				return `${winner} has won`;
			}
			return `${winner} wins${score.plies === null ? '' : ` in ${score.plies}`}${distanceBound(score)}`;
		}
	}
}

/** An exact score in a few characters, for cells of a table: "+35", "X in 7", "draw". Bounds are written as by `scoreText`. */
export function shortScoreText(score: Score): string {
	const text = scoreText(score);
	return score.bound === 'exact' ? text.replace(' wins in ', ' in ') : text;
}

/** A win is at least as good as it says: sooner. A loss is at most as good: sooner, too. The other two may be anything. */
function distanceBound(score: Score): string {
	if (score.bound === 'exact' || (score.kind !== 'heuristic' && score.kind !== 'draw' && score.plies === null)) {
		return '';
	}
	return (score.kind === 'win') === (score.bound === 'lower') ? ' or sooner' : ' at best';
}
