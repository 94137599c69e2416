import {legalMoves, type Position} from '../position.ts';
import type {Decide} from './player.ts';

/** Plays the first possible column or cell, as the course's basic player does. */
export const leftmost: Decide<{readonly kind: 'leftmost'}> = (position) => ({
	ok: true,
	move: firstLegalMove(position),
	fromBook: false,
});

/** The first possible move of a position that is not over. */
export function firstLegalMove(position: Position): number {
	const move = legalMoves(position)[0];
	if (move === undefined) {
		throw new Error('a player was asked for a move in a finished game');
	}
	return move;
}
