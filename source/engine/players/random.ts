import {legalMoves, stonesOf} from '../position.ts';
import {createRandom, mix} from '../random.ts';
import type {Decide} from './player.ts';

/** Plays any possible move. The same seed plays the same move in the same position. */
export const random: Decide<{readonly kind: 'random'; readonly seed: number}> = (position, {seed}) => {
	let state = mix(seed);
	for (const side of stonesOf(position)) {
		state = mix(state ^ (side === undefined ? 0 : side === 'X' ? 1 : 2));
	}
	const moves = legalMoves(position);
	const move = moves[createRandom(state).below(moves.length)];
	if (move === undefined) {
		throw new Error('a player was asked for a move in a finished game');
	}
	return {ok: true, move, fromBook: false};
};
