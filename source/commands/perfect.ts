import {NO_BOOKS} from '../engine/book/library.ts';
import {countStones, outcomeOf, type Position, sideToMove, stonesOf} from '../engine/position.ts';
import {cellCount} from '../engine/rules.ts';
import {seenFrom} from '../engine/score.ts';
import type {SearchReport} from '../engine/search/search-position.ts';
import {breakTie, type SearchSettings} from '../engine/search/settings.ts';
import {noStatistics} from '../engine/search/statistics.ts';
import {scoreOfSolution} from '../engine/solver/solution.ts';
import {canSolve} from '../engine/solver/solver.ts';
import {type CommandIo, UsageError} from './io.ts';
import {cannotSolve} from './solve.ts';
import {solvePosition} from './solving.ts';

/**
 * What `--search perfect` says of a position, in the form of a search that looked to the end of the game. A board that the
 * solver cannot serve, a side to move that no game would have, and a finished game are wrong input.
 */
export async function perfectReport(
	position: Position,
	settings: SearchSettings,
	io: CommandIo,
): Promise<SearchReport> {
	const {rules} = position;
	if (!canSolve(rules)) {
		throw new UsageError(`--search perfect: ${cannotSolve(rules)}`);
	}
	if (outcomeOf(position) !== undefined) {
		throw new UsageError('--search perfect: the game is over, so there is nothing to solve');
	}
	const {X: x, O: o} = countStones(stonesOf(position));
	if (x - o !== (sideToMove(position) === 'X' ? 0 : 1)) {
		throw new UsageError('--search perfect: with these stones it is not the turn of this side in any game');
	}
	const started = io.now();
	const solved = await solvePosition(position, settings.book ? io.library() : NO_BOOKS, io);
	const move = breakTie(solved.best, settings.tie, settings.seed);
	return {
		depth: cellCount(rules) - x - o,
		move,
		best: solved.best,
		score: seenFrom(scoreOfSolution(solved.solution, position), 'X'),
		staticValue: null,
		moves: solved.moves.map((solvedMove) => ({...solvedMove, line: [solvedMove.move]})),
		principalVariation: [move],
		statistics: {...noStatistics(), nodes: solved.nodes},
		milliseconds: io.now() - started,
		settled: true,
		stopped: false,
	};
}
