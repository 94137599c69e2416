import {play} from '../position.ts';
import {failure} from '../result.ts';
import type {Move} from '../rules.ts';
import type {Decide} from './player.ts';

/**
 * Plays a list of moves, the n-th one as the side's n-th move since the game started. A list that has ended, or a move
 * that is not possible, is a problem.
 */
export const scripted: Decide<{readonly kind: 'scripted'; readonly moves: readonly Move[]}> = (position, {moves}) => {
	const index = Math.floor(position.moves.length / 2);
	const move = moves[index];
	if (move === undefined) {
		return failure({kind: 'script-ended', index});
	}
	const next = play(position, move);
	return next.ok ? {ok: true, move, fromBook: false} : next;
};
