import {expect} from 'vitest';
import {legalMoves, type Position, play, sideToMove, winningMoves} from '../../source/engine/position.ts';
import {unwrap} from '../../source/engine/result.ts';
import {opponentOf} from '../../source/engine/rules.ts';

/**
 * Expects a legal move that wins at once where that is possible; after which, else, the opponent does not win at once where
 * that can be helped; and where it cannot be helped, one that blocks something if there is something to block.
 */
export function expectNoBlunder(position: Position, move: number): void {
	const side = sideToMove(position);
	const wins = winningMoves(position, side);
	const allows = (played: number) => winningMoves(unwrap(play(position, played)), opponentOf(side)).length > 0;
	if (wins.length > 0) {
		expect(wins).toContain(move);
		return;
	}
	const legal = legalMoves(position);
	const safe = legal.filter((other) => !allows(other));
	const blocks = winningMoves(position, opponentOf(side));
	expect([safe, blocks, legal].find((moves) => moves.length > 0)).toContain(move);
}
