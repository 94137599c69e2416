import type {Library} from '../engine/book/library.ts';
import {type Position, play, stoneCount} from '../engine/position.ts';
import {unwrap} from '../engine/result.ts';
import {cellCount} from '../engine/rules.ts';
import {
	movesKnownAtOnce,
	type SolvedPosition,
	solvedMove,
	solvedPosition,
	solveMoves,
} from '../engine/solver/solve-moves.ts';
import {createSolver} from '../engine/solver/solver.ts';
import {CommandFailure, type CommandIo} from './io.ts';

/** With more empty cells than this a position is hard enough to be worth the start of threads. */
const HARD = 30;

/** The size in MiB of the table that threads share for one position: it stays in the cache (bench/README.md). */
const SHARED_TABLE = 8;

/**
 * The exact score of every move of a position on which the game goes on and that `canSolve` admits: from the books, in this
 * thread, or, where that would take long, on all cores.
 */
export async function solvePosition(position: Position, library: Library, io: CommandIo): Promise<SolvedPosition> {
	const {known, open} = movesKnownAtOnce(position, library);
	if (open.length <= 1 || cellCount(position.rules) - stoneCount(position) <= HARD) {
		const solved = solveMoves(position, createSolver(position.rules), library);
		if (solved === undefined) {
			throw new Error('a solve that nobody can stop was stopped');
		}
		return solved;
	}
	const team = io.solverTeam({table: SHARED_TABLE, share: 1});
	const moves = [...known];
	let nodes = 0;
	try {
		await new Promise<void>((resolve, reject) => {
			team.solve(
				open.map((move) => unwrap(play(position, move))),
				{
					onSolved: (index, solution) => {
						nodes += solution.nodes;
						// The position after the move is seen by the opponent.
						moves.push(solvedMove(position, open[index] as number, 0 - solution.score, false));
					},
					onDone: resolve,
					onFailure: (message) => reject(new CommandFailure(`the solver failed: ${message}`)),
				},
			);
		});
	} finally {
		team.close();
	}
	return solvedPosition(moves, nodes);
}
