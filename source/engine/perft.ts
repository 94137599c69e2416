import {Board} from './board.ts';
import {outcome} from './evaluation/outcome.ts';
import {outcomeOf, type Position} from './position.ts';
import {type Environment, UNDISTURBED} from './search/limits.ts';

/**
 * How many sequences of 1, 2, ... `depth` moves the rules allow from a position, a game that is over having none:
 * the usual check of a move generator (https://www.chessprogramming.org/Perft). Answers undefined when stopped.
 */
export function perft(
	position: Position,
	depth: number,
	environment: Environment = UNDISTURBED,
): readonly number[] | undefined {
	const board = new Board(position, outcome);
	const counts = new Array<number>(depth).fill(0);
	const moves = new Int16Array((depth + 1) * board.mostMoves);
	let visits = 0;
	let stopped = false;

	const count = (ply: number): void => {
		if (ply === depth || board.completed || board.isFull()) {
			return;
		}
		stopped ||= ++visits % 65_536 === 0 && environment.stopRequested();
		const start = ply * board.mostMoves;
		const found = board.generate(board.naturalOrder, moves, start);
		counts[ply] = (counts[ply] as number) + found;
		if (ply + 1 === depth) {
			return;
		}
		for (let index = start; index < start + found && !stopped; index++) {
			const move = moves[index] as number;
			board.play(move);
			count(ply + 1);
			board.undo(move);
		}
	};
	if (outcomeOf(position) === undefined) {
		count(0);
	}
	return stopped ? undefined : counts;
}
