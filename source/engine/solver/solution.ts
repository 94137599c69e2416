import {type Position, sideToMove, stoneCount} from '../position.ts';
import {cellCount} from '../rules.ts';
import type {Score} from '../score.ts';

/** A solver's score of a position as a score in the view of the side to move. */
export function scoreOfSolution(solution: number, position: Position): Score {
	const shared = {view: sideToMove(position), bound: 'exact'} as const;
	if (solution === 0) {
		return {...shared, kind: 'draw'};
	}
	return {
		...shared,
		kind: solution > 0 ? 'win' : 'loss',
		plies: pliesToEnd(solution, stoneCount(position), cellCount(position.rules)),
	};
}

/** The plies to the end of a decided game by a solver's score for the side to move with `stones` stones on the board. */
export function pliesToEnd(solution: number, stones: number, cells: number): number {
	// The winning stone is laid on a board of cells - 2 |score| stones or of one more: whichever is the winner's turn.
	const before = cells - 2 * Math.abs(solution);
	const winnersTurn = ((before - stones) % 2 === 0) === solution > 0;
	return before - stones + (winnersTurn ? 1 : 2);
}

/** The inverse for the winner: its stones still in hand, the completing one counted, when it wins in `plies`. */
export function stonesInHand(plies: number, stones: number, cells: number): number {
	return (cells + 1 - (stones + plies - 1)) >> 1;
}

/** The greatest score of a position: a win with the next stone. No score is below its negative. */
export function greatestScore(stones: number, cells: number): number {
	return stonesInHand(1, stones, cells);
}
