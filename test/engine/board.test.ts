import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {Board} from '../../source/engine/board.ts';
import {parseEvaluation} from '../../source/engine/evaluation/evaluation.ts';
import {outcome} from '../../source/engine/evaluation/outcome.ts';
import {patternA} from '../../source/engine/evaluation/pattern.ts';
import {linesOf} from '../../source/engine/lines.ts';
import {
	emptyPosition,
	legalMoves,
	movesWithRoom,
	outcomeOf,
	type Position,
	play,
	sideToMove,
	stonesOf,
	withSideToMove,
} from '../../source/engine/position.ts';
import {unwrap} from '../../source/engine/result.ts';
import type {Rules} from '../../source/engine/rules.ts';
import {anyOpenPosition, anyPosition, anyRules, cellsOf} from '../helpers/arbitraries.ts';
import {afterMoves, CONNECT_FOUR, dropBoard, TIC_TAC_TOE} from '../helpers/positions.ts';
import {freeCells, lineCells, lineTexts, patternSum} from '../helpers/reference.ts';

const WEIGHTS = [7, 31, 502];
const OWN_PATTERN = unwrap(parseEvaluation(`pattern:${WEIGHTS.join(',')}`));

/** Everything that a board keeps up to date. */
function snapshot(board: Board) {
	return {
		cells: [...board.cells],
		// Only with gravity do heights mean anything.
		heights: board.rules.gravity ? [...board.heights] : [],
		stones: board.stones,
		toMove: board.toMove,
		completed: board.completed,
		lineSum: board.lineSum,
		hashLow: board.hashLow,
		hashHigh: board.hashHigh,
	};
}

/** What a board must say of a position, worked out from its cells. */
function expected(position: Position) {
	const {rules} = position;
	const cells = cellsOf(position);
	const over = outcomeOf(position);
	return {
		cells: cells.map((cell) => ['.', 'X', 'O'].indexOf(cell)),
		stones: cells.filter((cell) => cell !== '.').length,
		toMove: sideToMove(position) === 'X' ? 1 : 2,
		completed: over?.kind === 'win',
		full: !cells.includes('.'),
		moves: movesWithRoom(rules, stonesOf(position)),
		sum: over?.kind === 'win' ? undefined : patternSum(rules, cells, WEIGHTS),
	};
}

function found(board: Board) {
	const moves = new Int16Array(board.mostMoves);
	const count = board.generate(board.naturalOrder, moves, 0);
	return {
		cells: [...board.cells],
		stones: board.stones,
		toMove: board.toMove,
		completed: board.completed,
		full: board.isFull(),
		moves: [...moves.subarray(0, count)],
		sum: board.completed ? undefined : board.lineSum,
	};
}

/** Plays a game on a board and on positions side by side and compares after each move; then takes everything back. */
function followGame(game: Position): void {
	let position = emptyPosition(game.rules);
	const board = new Board(position, OWN_PATTERN);
	const before = [];
	for (const move of game.moves) {
		expect(found(board)).toEqual(expected(position));
		before.push({move, state: snapshot(board)});
		const cell = board.target(move);
		board.play(move);
		position = unwrap(play(position, move));
		expect(stonesOf(position)[cell]).toBe(board.toMove === 2 ? 'X' : 'O');
	}
	expect(found(board)).toEqual(expected(position));
	for (const {move, state} of before.toReversed()) {
		board.undo(move);
		expect(snapshot(board)).toEqual(state);
	}
}

describe('a board and a position that play the same game', () => {
	test('agree after every move on every board up to 9x9, and undo brings everything back', () => {
		fc.assert(fc.property(anyPosition(anyRules(9, 6), 81), followGame), {numRuns: 150});
	});

	test('agree on boards of 20x20, whose lines are longer than the values of a table', () => {
		const rules = fc.record({
			width: fc.constant(20),
			height: fc.constant(20),
			connect: fc.integer({min: 3, max: 6}),
			gravity: fc.boolean(),
		});
		fc.assert(fc.property(anyPosition(rules, 40), followGame), {numRuns: 6});
	});

	test('agree on long narrow boards', () => {
		const rules = fc.constantFrom<Rules>(
			{width: 13, height: 1, connect: 4, gravity: false},
			{width: 20, height: 2, connect: 5, gravity: true},
			{width: 1, height: 20, connect: 3, gravity: true},
			{width: 2, height: 14, connect: 4, gravity: false},
		);
		fc.assert(fc.property(anyPosition(rules, 40), followGame), {numRuns: 40});
	});
});

describe('a board', () => {
	test('of a position is the same as one on which its moves were played', () => {
		fc.assert(
			fc.property(anyOpenPosition(anyRules(8, 5), 40), (position) => {
				const played = new Board(emptyPosition(position.rules), patternA);
				for (const move of position.moves) {
					played.play(move);
				}
				expect(snapshot(new Board(position, patternA))).toEqual(snapshot(played));
			}),
		);
	});

	test('has the same hash for the same stones in another order, and another one when the other side is to move', () => {
		const one = new Board(afterMoves(CONNECT_FOUR, '2345'), outcome);
		const two = new Board(afterMoves(CONNECT_FOUR, '4523'), outcome);
		const passed = new Board(withSideToMove(afterMoves(CONNECT_FOUR, '2345'), 'O'), outcome);
		expect([two.hashLow, two.hashHigh]).toEqual([one.hashLow, one.hashHigh]);
		expect(passed.hashLow).not.toBe(one.hashLow);
		expect(passed.hashHigh).not.toBe(one.hashHigh);
	});

	test('says who would complete a line on each cell, as a look at the cells does', () => {
		fc.assert(
			fc.property(anyOpenPosition(anyRules(7, 4), 30), (position) => {
				const {rules} = position;
				const board = new Board(position, outcome);
				const cells = cellsOf(position);
				for (const cell of freeCells(rules, cells)) {
					const x = lineCells(rules, cells.with(cell, 'X'), 'X').length > 0 ? 1 : 0;
					const o = lineCells(rules, cells.with(cell, 'O'), 'O').length > 0 ? 2 : 0;
					expect(board.completers(cell)).toBe(x + o);
				}
			}),
		);
	});

	test('gives the contents of its lines in the order of the lines', () => {
		const board = new Board(afterMoves(TIC_TAC_TOE, '0481'), outcome);
		expect(board.lineContents()).toEqual([
			[1, 2, 0],
			[0, 2, 0],
			[0, 0, 1],
			[1, 0, 0],
			[2, 2, 0],
			[0, 0, 1],
			[1, 2, 1],
			[0, 2, 0],
		]);
		expect(board.lineContents()).toHaveLength(linesOf(TIC_TAC_TOE).length);
	});

	test('has an order from the centre outwards: near columns first, of equally near ones the left one', () => {
		expect([...new Board(emptyPosition(CONNECT_FOUR), outcome).centreOrder]).toEqual([3, 2, 4, 1, 5, 0, 6]);
		expect([...new Board(emptyPosition(dropBoard(4, 4)), outcome).centreOrder]).toEqual([1, 2, 0, 3]);
		expect([...new Board(emptyPosition(TIC_TAC_TOE), outcome).centreOrder]).toEqual([4, 1, 3, 5, 7, 0, 2, 6, 8]);
	});

	test('generates moves in the order asked for, from the place asked for', () => {
		const board = new Board(afterMoves(CONNECT_FOUR, '333333'), outcome);
		const moves = new Int16Array(10).fill(-1);
		expect(board.generate(board.centreOrder, moves, 2)).toBe(6);
		expect([...moves]).toEqual([-1, -1, 2, 4, 1, 5, 0, 6, -1, -1]);
	});

	test('evaluates for the side to move', () => {
		expect(new Board(afterMoves(CONNECT_FOUR, '3'), patternA).evaluate()).toBe(-35);
		expect(new Board(withSideToMove(afterMoves(CONNECT_FOUR, '3'), 'X'), patternA).evaluate()).toBe(35);
	});
});

describe('the positions that can be reached', () => {
	/** The number of distinct positions by stones, up to `most` stones; throws if two of them share a hash. */
	function distinctPositions(rules: Rules, most: number): number[] {
		const board = new Board(emptyPosition(rules), outcome);
		const layers: Array<Set<string>> = Array.from({length: most + 1}, () => new Set());
		const hashes = new Set<string>();
		const visit = (): void => {
			const layer = layers[board.stones];
			const key = board.cells.join('');
			if (layer === undefined || layer.has(key)) {
				return;
			}
			layer.add(key);
			hashes.add(`${board.hashLow} ${board.hashHigh}`);
			if (board.completed) {
				return;
			}
			const moves = new Int16Array(board.mostMoves);
			const count = board.generate(board.naturalOrder, moves, 0);
			for (const move of moves.subarray(0, count)) {
				board.play(move);
				visit();
				board.undo(move);
			}
		};
		visit();
		const counts = layers.map((layer) => layer.size);
		expect(hashes.size).toBe(counts.reduce((sum, count) => sum + count));
		return counts;
	}

	test('3x3 has 5478 of them, and each has a hash of its own', () => {
		expect(distinctPositions(TIC_TAC_TOE, 9)).toEqual([1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78]);
	});

	test('7x6 has 54859 with seven stones, and each has a hash of its own', () => {
		expect(distinctPositions(CONNECT_FOUR, 7)).toEqual([1, 7, 49, 238, 1120, 4263, 16422, 54859]);
	});

	test('4x4 with gravity has 161029 in all, and each has a hash of its own', () => {
		expect(distinctPositions(dropBoard(4, 4), 16).reduce((sum, count) => sum + count)).toBe(161029);
	});
});

describe('a line table of a long line', () => {
	test('gives the values of a fresh one however often it has been overwritten', () => {
		const rules: Rules = {width: 20, height: 1, connect: 3, gravity: false};
		const board = new Board(emptyPosition(rules), OWN_PATTERN);
		fc.assert(
			fc.property(anyPosition(fc.constant(rules), 20), (position) => {
				for (const move of position.moves) {
					board.play(move);
				}
				const [text] = lineTexts(rules, cellsOf(position));
				expect(text).toHaveLength(20);
				if (legalMoves(position).length > 0) {
					expect(board.lineSum).toBe(patternSum(rules, cellsOf(position), WEIGHTS));
				}
				for (const move of position.moves.toReversed()) {
					board.undo(move);
				}
				expect(board.lineSum).toBe(0);
			}),
			{numRuns: 300},
		);
	});
});
