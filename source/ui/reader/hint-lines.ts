import {type Position, sideToMove, winningMoves} from '../../engine/position.ts';
import {type Move, opponentOf} from '../../engine/rules.ts';
import type {Look} from '../look.ts';

/** The first step of a hint: what the best move is about, or else in which third of the board it is. */
export function whereToLook(position: Position, move: Move, {messages: {reader}}: Look): string {
	const side = sideToMove(position);
	if (winningMoves(position, side).includes(move)) {
		return reader.winNow(side);
	}
	const other = opponentOf(side);
	return winningMoves(position, other).includes(move) ? reader.block(other) : reader.look[thirdOf(position, move)];
}

function thirdOf({rules: {width}}: Position, move: Move): 'left' | 'middle' | 'right' {
	const offset = 2 * (move % width) - (width - 1);
	return Math.abs(3 * offset) <= width ? 'middle' : offset < 0 ? 'left' : 'right';
}
