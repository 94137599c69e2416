import {Board} from '../board.ts';
import {outcome} from '../evaluation/outcome.ts';
import {legalMoves, type Position} from '../position.ts';
import type {Move} from '../rules.ts';

/** The moves that are left for somebody who sees one move of each side ahead. */
export type Candidates = {
	/** Ascending; none when the game is over. */
	readonly moves: readonly Move[];
	/** Whether nothing is left to think about: there is one move, or all win at once, or the opponent wins after any. */
	readonly settled: boolean;
};

/**
 * The moves that win at once; else those after which the opponent does not win at once; else those that block one of its
 * wins; else all.
 */
export function candidates(position: Position): Candidates {
	const board = new Board(position, outcome);
	const replies = new Int16Array(board.mostMoves);
	const {toMove} = board;
	const completedBy = (move: Move) => board.completers(board.target(move));
	const isSafe = (move: Move) => {
		board.play(move);
		const count = board.generate(board.naturalOrder, replies, 0);
		const loses = replies.subarray(0, count).some((reply) => (completedBy(reply) & board.toMove) !== 0);
		board.undo(move);
		return !loses;
	};

	const moves = legalMoves(position);
	const wins = moves.filter((move) => (completedBy(move) & toMove) !== 0);
	if (wins.length > 0) {
		return {moves: wins, settled: true};
	}
	const safe = moves.filter(isSafe);
	if (safe.length > 0) {
		return {moves: safe, settled: safe.length === 1};
	}
	const blocks = moves.filter((move) => completedBy(move) !== 0);
	return {moves: blocks.length > 0 ? blocks : moves, settled: true};
}
