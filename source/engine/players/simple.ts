import {sideToMove, winningMoves} from '../position.ts';
import {opponentOf} from '../rules.ts';
import {firstLegalMove} from './leftmost.ts';
import type {Decide} from './player.ts';

/** Wins if it can, blocks if it must, and otherwise plays the first possible move: the course's simple player. */
export const simple: Decide<{readonly kind: 'simple'}> = (position) => {
	const side = sideToMove(position);
	const move =
		winningMoves(position, side)[0] ?? winningMoves(position, opponentOf(side))[0] ?? firstLegalMove(position);
	return {ok: true, move, fromBook: false};
};
