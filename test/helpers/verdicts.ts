import type {MoveVerdict} from '../../source/engine/lab/judge-move.ts';
import type {Score} from '../../source/engine/score.ts';

/** A proven score as X sees it: a win (1) or loss (-1) in so many plies, or a draw (0). */
export function provenForX(sign: 1 | 0 | -1, plies = 0): Score {
	return sign === 0
		? {kind: 'draw', view: 'X', bound: 'exact'}
		: {kind: sign > 0 ? 'win' : 'loss', plies, view: 'X', bound: 'exact'};
}

/** The verdict on a move where another one would have been best, or none. */
export function verdictOf(kind: MoveVerdict['kind'], best: readonly number[], bestScore: Score): MoveVerdict {
	return {kind, best, bestScore};
}
