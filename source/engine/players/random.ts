import {legalMoves, type Position, stonesOf} from '../position.ts';
import {createRandom, mix, type Random} from '../random.ts';
import type {Decide} from './player.ts';

/** Plays any possible move. The same seed plays the same move in the same position. */
export const random: Decide<{readonly kind: 'random'; readonly seed: number}> = (position, {seed}) => ({
	ok: true,
	move: pick(randomAt(position, seed), legalMoves(position)),
	fromBook: false,
});

/** The random numbers that a player with this seed has in a position: they depend on its stones alone. */
export function randomAt(position: Position, seed: number): Random {
	let state = mix(seed);
	for (const side of stonesOf(position)) {
		state = mix(state ^ (side === undefined ? 0 : side === 'X' ? 1 : 2));
	}
	return createRandom(state);
}

/** One of the moves, or of what is known of them, that a player may choose in a position that is not over. */
export function pick<Item>({below}: Random, items: readonly Item[]): Item {
	const picked = items[below(items.length)];
	if (picked === undefined) {
		throw new Error('a player was asked for a move in a finished game');
	}
	return picked;
}
