import {describe, expect, test} from 'vitest';
import {NO_BOOKS} from '../../../source/engine/book/library.ts';
import {scoreBookOf} from '../../../source/engine/book/score-book.ts';
import {type SolvedMove, solveMoves} from '../../../source/engine/solver/solve-moves.ts';
import {createSolver} from '../../../source/engine/solver/solver.ts';
import {SolverMemory} from '../../../source/engine/solver/solver-memory.ts';
import {afterMoves, afterMovesFromOne, CONNECT_FOUR, dropBoard} from '../../helpers/positions.ts';
import {codeAt, libraryOf} from '../../helpers/score-books.ts';

const NEVER = () => false;

describe('the exact scores of all moves', () => {
	test('are told one by one, what ends the game or is in a book first', () => {
		const position = afterMovesFromOne(CONNECT_FOUR, '334422');
		const after = afterMovesFromOne(CONNECT_FOUR, '3344227');
		// A score that only a book can know: it is taken as it is.
		const library = libraryOf(scoreBookOf(CONNECT_FOUR, 7, [{stones: 7, code: codeAt(after), score: -5}]));
		const told: SolvedMove[] = [];
		const solved = solveMoves(position, createSolver(CONNECT_FOUR), library, (move) => told.push(move));
		expect(told.map(({move, solution, fromBook}) => [move, solution, fromBook])).toEqual([
			[0, 18, false],
			[4, 18, false],
			[6, 5, true],
			[1, 17, false],
			[2, 17, false],
			[3, 17, false],
			[5, 17, false],
		]);
		expect(solved?.moves.map(({move}) => move)).toEqual([0, 1, 2, 3, 4, 5, 6]);
		expect(solved).toMatchObject({best: [0, 4], solution: 18});
		expect(solved?.moves[1]?.score).toEqual({view: 'X', bound: 'exact', kind: 'win', plies: 3});
	});

	test("are in the view of the mover, as scores in X's", () => {
		const solved = solveMoves(afterMoves(dropBoard(5, 4), '0'), createSolver(dropBoard(5, 4)), NO_BOOKS);
		expect(solved?.solution).toBe(1);
		const best = solved?.moves.find(({move}) => move === solved.best[0]);
		expect(best?.score).toMatchObject({view: 'X', kind: 'loss'});
	});

	test('of the last cell are a draw, without a search', () => {
		// 4x2 has rows of four alone: X O X O over O X O X.
		const position = afterMoves(dropBoard(4, 2), '0123102');
		expect(solveMoves(position, createSolver(dropBoard(4, 2)), NO_BOOKS)).toMatchObject({
			moves: [{move: 3, solution: 0}],
			solution: 0,
			nodes: 0,
		});
	});

	test('are not there when the solver was stopped', () => {
		const solver = createSolver(CONNECT_FOUR, {stopRequested: () => true});
		expect(solveMoves(afterMoves(CONNECT_FOUR, ''), solver, NO_BOOKS)).toBeUndefined();
	});

	test('of a finished game are a bug of the caller', () => {
		expect(() => solveMoves(afterMoves(CONNECT_FOUR, '3434343'), createSolver(CONNECT_FOUR), NO_BOOKS)).toThrow(
			'game-finished',
		);
	});
});

describe('what a solver keeps', () => {
	test('is the solver itself as long as board and table are the same', () => {
		const memory = new SolverMemory();
		const first = memory.solverFor(CONNECT_FOUR, NEVER);
		expect(memory.solverFor(CONNECT_FOUR, NEVER)).toBe(first);
		const other = memory.solverFor(dropBoard(5, 4), NEVER);
		expect(other).not.toBe(first);
		expect(other.rules).toEqual(dropBoard(5, 4));
	});

	test('stops when the latest one to ask wants it', () => {
		const memory = new SolverMemory();
		const position = afterMoves(CONNECT_FOUR, '');
		memory.solverFor(CONNECT_FOUR, NEVER);
		const solver = memory.solverFor(CONNECT_FOUR, () => true);
		solver.setPosition(position);
		expect(solver.solve()).toBeUndefined();
		const again = memory.solverFor(CONNECT_FOUR, NEVER);
		again.setPosition(afterMovesFromOne(CONNECT_FOUR, '226744515337'));
		expect(again.solve()?.score).toBe(7);
	});
});
