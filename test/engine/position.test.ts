import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	emptyPosition,
	landingCell,
	legalMoves,
	movesWithRoom,
	outcomeOf,
	type Position,
	play,
	setupPosition,
	sideToMove,
	stonesOf,
	takeBackTo,
	winningMoves,
	winsOf,
	withSideToMove,
} from '../../source/engine/position.ts';
import {unwrap} from '../../source/engine/result.ts';
import {opponentOf} from '../../source/engine/rules.ts';
import {anyPosition, anyRules, cellsOf} from '../helpers/arbitraries.ts';
import {FACTS} from '../helpers/facts.ts';
import {
	afterLenientMoves,
	afterMoves,
	afterMovesFromOne,
	BIG_TIC_TAC_TOE,
	CONNECT_FOUR,
	drawn,
	TIC_TAC_TOE,
} from '../helpers/positions.ts';
import {freeCells, lineCells, moveTo} from '../helpers/reference.ts';

describe('faults reported of other programs', () => {
	test('a win of the second player with the 42nd stone is a win, not a draw', () => {
		const moves = '211131416572345677654327654322345677654321';
		const before = afterMovesFromOne(CONNECT_FOUR, moves.slice(0, -1));
		expect(outcomeOf(before)).toBeUndefined();
		expect(sideToMove(before)).toBe('O');
		const after = afterMovesFromOne(CONNECT_FOUR, moves);
		expect(after.moves).toHaveLength(42);
		expect(outcomeOf(after)).toMatchObject({kind: 'win', winner: 'O'});
		expect(winsOf(CONNECT_FOUR, stonesOf(after))).toEqual({X: false, O: true});
	});

	test('4343434 wins for X by the vertical in column 4', () => {
		const position = afterMovesFromOne(CONNECT_FOUR, '4343434');
		expect(outcomeOf(position)).toEqual({kind: 'win', winner: 'X', cells: [17, 24, 31, 38]});
		expect(legalMoves(position)).toEqual([]);
	});

	test('112244553 lights all five cells of the bottom row', () => {
		const position = afterMovesFromOne(CONNECT_FOUR, '112244553');
		expect(outcomeOf(position)).toEqual({kind: 'win', winner: 'X', cells: [35, 36, 37, 38, 39]});
	});

	test.each([
		['11224455', [0, 1, 2, 3, 4, 5, 6]],
		['5577611', [0, 1, 2, 3, 4, 5, 6]],
		['544454434', [0, 1, 2, 4, 5, 6]],
	])('after %s nobody has won: lines do not run around the edge', (moves, legal) => {
		const position = afterMovesFromOne(CONNECT_FOUR, moves);
		expect(outcomeOf(position)).toBeUndefined();
		expect(legalMoves(position)).toEqual(legal);
	});

	test('a stone in a full column is refused, and it stays the turn of the same player', () => {
		const position = afterMovesFromOne(CONNECT_FOUR, '444444');
		expect(play(position, 3)).toEqual({ok: false, problem: {kind: 'column-full', index: 6, move: 3}});
		expect(sideToMove(position)).toBe('X');
		expect(legalMoves(position)).toEqual([0, 1, 2, 4, 5, 6]);
		const next = unwrap(play(position, 0));
		expect(stonesOf(next)[35]).toBe('X');
	});

	test('X wins tic-tac-toe with the ninth stone on squares 6 2 8 3 4 5 7 9 1', () => {
		const position = afterMovesFromOne(TIC_TAC_TOE, '628345791');
		expect(position.moves).toHaveLength(9);
		expect(outcomeOf(position)).toEqual({kind: 'win', winner: 'X', cells: [0, 3, 6]});
	});

	test('after the winning move is taken back there is no winner and the same side moves again', () => {
		const position = takeBackTo(afterMovesFromOne(CONNECT_FOUR, '4343434'), 6);
		expect(outcomeOf(position)).toBeUndefined();
		expect(sideToMove(position)).toBe('X');
		expect(winningMoves(position, 'X')).toEqual([3]);
	});
});

describe('the facts of the course', () => {
	test.each(FACTS.course.winsFor)('who has a line after $moves', ({moves, X, O}) => {
		expect(winsOf(CONNECT_FOUR, stonesOf(afterLenientMoves(CONNECT_FOUR, moves)))).toEqual({X, O});
	});

	test.each(FACTS.course.colsToWin)('the columns with which each side would win after $moves', ({moves, X, O}) => {
		const position = afterMoves(CONNECT_FOUR, moves);
		expect(winningMoves(position, 'X')).toEqual(X);
		expect(winningMoves(position, 'O')).toEqual(O);
	});

	test('each of the five games is legal to its last move, which wins for O', () => {
		expect(FACTS.course.games).toHaveLength(5);
		for (const {columns, result} of FACTS.course.games) {
			const position = afterMoves(CONNECT_FOUR, columns);
			expect(outcomeOf(position)).toMatchObject({kind: 'win', winner: result});
			expect(outcomeOf(takeBackTo(position, columns.length - 1))).toBeUndefined();
		}
	});

	test('each of the four games of the notebook is over with its last move', () => {
		for (const {columns, result} of FACTS.notebook['evaluations A against B']) {
			const position = afterMoves(CONNECT_FOUR, columns);
			expect(outcomeOf(position)).toMatchObject({kind: 'win', winner: result.toUpperCase()});
		}
	});
});

describe('a position', () => {
	test('begins empty with X to move', () => {
		const position = emptyPosition(CONNECT_FOUR);
		expect(stonesOf(position)).toEqual(new Array(42).fill(undefined));
		expect(sideToMove(position)).toBe('X');
		expect(legalMoves(position)).toEqual([0, 1, 2, 3, 4, 5, 6]);
	});

	test('is not changed by playing on from it', () => {
		const position = afterMoves(CONNECT_FOUR, '33');
		unwrap(play(position, 2));
		expect(position).toEqual({rules: CONNECT_FOUR, moves: [3, 3]});
	});

	test.each([-1, 7, 1.5, Number.NaN])('knows no move %s', (move) => {
		const problem = play(afterMoves(CONNECT_FOUR, '33'), move);
		expect(problem).toEqual({ok: false, problem: {kind: 'no-such-move', index: 2, move}});
	});

	test('refuses a taken cell and a move after the end, naming both', () => {
		expect(play(afterMoves(TIC_TAC_TOE, '4'), 4)).toEqual({
			ok: false,
			problem: {kind: 'cell-taken', index: 1, move: 4},
		});
		expect(play(afterMoves(TIC_TAC_TOE, '03142'), 8)).toEqual({
			ok: false,
			problem: {kind: 'game-over', index: 5, move: 8},
		});
	});

	test('is a draw when the board is full without a line', () => {
		expect(outcomeOf(drawn(TIC_TAC_TOE, 'XOX/XOO/OXX'))).toEqual({kind: 'draw'});
		expect(legalMoves(drawn(TIC_TAC_TOE, 'XOX/XOO/OXX'))).toEqual([]);
	});

	test('lights the cells of two lines completed by one stone', () => {
		const position = unwrap(play(drawn(TIC_TAC_TOE, 'XX./OOX/OOX'), 2));
		expect(outcomeOf(position)).toEqual({kind: 'win', winner: 'X', cells: [0, 1, 2, 5, 8]});
	});

	test('counts X as the winner where both sides have a line', () => {
		const position = afterLenientMoves(CONNECT_FOUR, '00102030');
		expect(outcomeOf(position)).toMatchObject({kind: 'win', winner: 'X'});
	});

	test('has no winning moves once the game is over', () => {
		const position = afterMoves(CONNECT_FOUR, '0101010');
		expect(winningMoves(position, 'X')).toEqual([]);
		expect(winningMoves(position, 'O')).toEqual([]);
	});

	test('can pass the turn to the other side, stones as they are, and is itself where it is that side already', () => {
		const position = afterMoves(CONNECT_FOUR, '33');
		expect(withSideToMove(position, 'X')).toBe(position);
		const passed = withSideToMove(position, 'O');
		expect(sideToMove(passed)).toBe('O');
		expect(stonesOf(passed)).toEqual(stonesOf(position));
		expect(stonesOf(unwrap(play(passed, 3)))[24]).toBe('O');
	});

	test('that was set up alternates sides from the one set up', () => {
		const stones = stonesOf(afterMoves(TIC_TAC_TOE, '04'));
		const position = unwrap(play(setupPosition(TIC_TAC_TOE, stones, 'O'), 8));
		expect(stonesOf(position)[8]).toBe('O');
		expect(sideToMove(position)).toBe('X');
	});

	test('with an impossible move in it is a bug and throws', () => {
		expect(() => stonesOf({rules: TIC_TAC_TOE, moves: [4, 4]})).toThrow('illegal move');
	});

	test('knows the lowest free cell of a column, and none in a full one', () => {
		const stones = stonesOf(afterMoves(CONNECT_FOUR, '3333332'));
		expect(landingCell(CONNECT_FOUR, stones, 3)).toBeUndefined();
		expect(landingCell(CONNECT_FOUR, stones, 2)).toBe(30);
		expect(landingCell(CONNECT_FOUR, stones, 0)).toBe(35);
	});

	test('forgets moves when taken back, to the empty board and not beyond', () => {
		const position = afterMoves(CONNECT_FOUR, '3334');
		expect(takeBackTo(position, 2).moves).toEqual([3, 3]);
		expect(takeBackTo(position, -1).moves).toEqual([]);
		expect(takeBackTo(position, 9).moves).toEqual([3, 3, 3, 4]);
	});

	test('survives being copied as data', () => {
		const position = withSideToMove(afterMoves(BIG_TIC_TAC_TOE, '0,15,5'), 'X');
		expect(structuredClone(position)).toEqual(position);
	});
});

describe('for every game on every board', () => {
	const positions = anyPosition(anyRules(7, 5), 60);

	test('outcome, legal moves and winning moves are those that a plain look at the cells gives', () => {
		fc.assert(
			fc.property(positions, (position) => {
				const {rules} = position;
				const cells = cellsOf(position);
				const over = lineCells(rules, cells, 'X').length + lineCells(rules, cells, 'O').length > 0;
				const free = freeCells(rules, cells);
				const room = free.map((cell) => moveTo(rules, cell)).sort((a, b) => a - b);
				expect(movesWithRoom(rules, stonesOf(position))).toEqual(room);
				expect(legalMoves(position)).toEqual(over ? [] : room);
				for (const side of ['X', 'O'] as const) {
					const wins = free.filter((cell) => lineCells(rules, cells.with(cell, side), side).length > 0);
					const expected = over ? [] : wins.map((cell) => moveTo(rules, cell)).sort((a, b) => a - b);
					expect(winningMoves(position, side)).toEqual(expected);
				}
				expect(outcomeOf(position)).toEqual(expectedOutcome(position));
			}),
			{numRuns: 300},
		);
	});

	test('the stones of both sides differ by one at most, and only the side that moved last can have won', () => {
		fc.assert(
			fc.property(positions, (position) => {
				const stones = stonesOf(position);
				const count = (side: string) => stones.filter((stone) => stone === side).length;
				expect(count('X') - count('O')).toBe(position.moves.length % 2);
				const outcome = outcomeOf(position);
				if (outcome?.kind === 'win') {
					expect(outcome.winner).toBe(opponentOf(sideToMove(position)));
				}
			}),
		);
	});
});

function expectedOutcome(position: Position): unknown {
	const cells = cellsOf(position);
	for (const winner of ['X', 'O']) {
		const line = lineCells(position.rules, cells, winner);
		if (line.length > 0) {
			return {kind: 'win', winner, cells: line};
		}
	}
	return cells.includes('.') ? undefined : {kind: 'draw'};
}
