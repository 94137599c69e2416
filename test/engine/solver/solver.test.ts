import {fileURLToPath} from 'node:url';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {NO_BOOKS} from '../../../source/engine/book/library.ts';
import {positionFromDiagram, positionFromMoves} from '../../../source/engine/notation.ts';
import {emptyPosition, legalMoves, type Position, play} from '../../../source/engine/position.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {defaultRules, type Rules} from '../../../source/engine/rules.ts';
import {seenFrom} from '../../../source/engine/score.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {scoreMoves} from '../../../source/engine/search/search-position.ts';
import {defaultSettings} from '../../../source/engine/search/settings.ts';
import {pliesToEnd, scoreOfSolution, stonesInHand} from '../../../source/engine/solver/solution.ts';
import {solveMoves} from '../../../source/engine/solver/solve-moves.ts';
import {canSolve, createSolver, type Solver, sharedTables} from '../../../source/engine/solver/solver.ts';
import {readSet, type SetName} from '../../helpers/position-sets.ts';

const CONNECT_FOUR = defaultRules('connect-four');
const FOLDER = fileURLToPath(new URL('../../fixtures/positions', import.meta.url));

function board(width: number, height: number): Rules {
	return {width, height, connect: 4, gravity: true};
}

/** Columns from 1, as the sets write them. */
function columnsOf(text: string): readonly number[] {
	return [...text].map((digit) => Number(digit) - 1);
}

function scoresOf(solver: Solver, columns: readonly number[]): ReadonlyArray<number | null> {
	unwrap(solver.setColumns(columns));
	return Array.from({length: solver.rules.width}, (_, column) => solver.solveColumn(column)?.score ?? null);
}

function wrongOnes(solver: Solver, name: SetName, count: number, clear: boolean): readonly string[] {
	return readSet(FOLDER, name, count)
		.filter(({columns, score}) => {
			if (clear) {
				solver.clear();
			}
			unwrap(solver.setColumns(columns));
			return solver.solve()?.score !== score;
		})
		.map(({text}) => text);
}

describe('the solver', () => {
	test.each<[SetName, number]>([
		['L3_R1', 1000],
		['L2_R1', 1000],
		['L2_R2', 1000],
		['L1_R1', 1000],
		['L1_R2', 100],
		['L1_R3', 6],
	])('knows the score of the positions of %s (%i of them), with a warm table', (name, count) => {
		expect(wrongOnes(createSolver(CONNECT_FOUR), name, count, false)).toEqual([]);
	});

	test.each<[SetName, number]>([
		['L3_R1', 1000],
		['L2_R1', 1000],
		['L2_R2', 300],
		['L1_R1', 300],
	])('knows those of %s (%i of them) with a cold and with a tiny table, too', (name, count) => {
		expect(wrongOnes(createSolver(CONNECT_FOUR), name, count, true)).toEqual([]);
		expect(wrongOnes(createSolver(CONNECT_FOUR, {table: 1}), name, count, false)).toEqual([]);
	});

	test('knows every column of 226744515337 and of its mirror image', () => {
		const solver = createSolver(CONNECT_FOUR);
		expect(scoresOf(solver, columnsOf('226744515337'))).toEqual([-1, 0, -1, 7, 6, -2, 0]);
		expect(scoresOf(solver, columnsOf('662144373551'))).toEqual([0, -2, 6, 7, -1, 0, -1]);
	});

	test('sees the double threat of 334422', () => {
		expect(scoresOf(createSolver(CONNECT_FOUR), columnsOf('334422'))).toEqual([18, 17, 17, 17, 18, 17, 17]);
	});

	test('knows every column of a board of 7 by 8 that fills 63 bits', () => {
		const scores = scoresOf(createSolver(board(7, 8)), columnsOf('44444442222222655656666646552711111137735771'));
		expect(scores).toEqual([2, null, 5, null, 6, null, 1]);
	});

	test.each<[number, number, readonly number[]]>([
		[4, 4, [0, 0, 0, 0]],
		[5, 4, [-1, 0, 0, 0, -1]],
		[4, 5, [0, 0, 0, 0]],
		[5, 5, [0, 0, 0, 0, 0]],
		[6, 4, [-1, -1, -1, -1, -1, -1]],
		[4, 6, [0, 0, 0, 0]],
		[6, 5, [0, 0, 0, 0, 0, 0]],
	])('knows every first column of the board %i wide and %i high', (width, height, scores) => {
		expect(scoresOf(createSolver(board(width, height)), [])).toEqual(scores);
	});

	test('serves boards of four in a row with gravity whose columns fit into 64 bits', () => {
		expect(canSolve(CONNECT_FOUR)).toBe(true);
		expect(canSolve(board(8, 7))).toBe(true);
		expect(canSolve(board(9, 7))).toBe(false);
		expect(canSolve({...CONNECT_FOUR, connect: 5})).toBe(false);
		expect(canSolve({...CONNECT_FOUR, gravity: false})).toBe(false);
	});

	test('says what is wrong with columns, and where', () => {
		const solver = createSolver(CONNECT_FOUR);
		expect(solver.setColumns(columnsOf('4444444'))).toEqual({
			ok: false,
			problem: {kind: 'column-full', index: 6, move: 3},
		});
		expect(solver.setColumns([0, 7])).toEqual({ok: false, problem: {kind: 'no-such-move', index: 1, move: 7}});
		expect(solver.setColumns(columnsOf('43434343'))).toEqual({
			ok: false,
			problem: {kind: 'game-over', index: 7, move: 2},
		});
		expect(solver.setColumns(columnsOf('4343434'))).toEqual({ok: false, problem: {kind: 'game-finished'}});
	});

	test('stops when asked, and goes on with the next position', () => {
		let stop = true;
		const solver = createSolver(CONNECT_FOUR, {stopRequested: () => stop});
		unwrap(solver.setColumns([]));
		expect(solver.solve()).toBeUndefined();
		stop = false;
		unwrap(solver.setColumns(columnsOf('226744515337')));
		expect(solver.solve()?.score).toBe(7);
	});

	test('looks every 16,384 nodes whether it is to stop', () => {
		let looks = 0;
		const stopRequested = () => {
			looks++;
			return false;
		};
		const solver = createSolver(CONNECT_FOUR, {stopRequested});
		let expected = 0;
		for (const {columns} of readSet(FOLDER, 'L1_R2', 10)) {
			unwrap(solver.setColumns(columns));
			const {nodes = Number.NaN} = solver.solve() ?? {};
			expected += Math.floor(nodes / 16_384);
			expect(looks).toBe(expected);
		}
		expect(looks).toBeGreaterThan(10);
	});

	test('gives the same scores when two solvers share one table', () => {
		const [one, two] = sharedTables(16, 2).map((shared) => createSolver(CONNECT_FOUR, {shared}));
		for (const {columns, score} of readSet(FOLDER, 'L2_R1', 200)) {
			for (const solver of [one, two]) {
				unwrap(solver?.setColumns(columns) ?? {ok: false, problem: {kind: 'game-finished'}});
				expect(solver?.solve()?.score).toBe(score);
			}
		}
	});

	test('takes a drawn board as well as moves', () => {
		const moves = unwrap(positionFromMoves(CONNECT_FOUR, columnsOf('226744515337')));
		const drawn = unwrap(positionFromDiagram(CONNECT_FOUR, `${'.......\n'.repeat(4)}.OXOXO.\nOXOXXXO`));
		const solver = createSolver(CONNECT_FOUR);
		expect(solveMoves(moves, solver, NO_BOOKS)?.moves.map(({solution}) => solution)).toEqual([-1, 0, -1, 7, 6, -2, 0]);
		expect(solver.setPosition(drawn).ok).toBe(true);
	});
});

/** A position in the middle of a game on which the game goes on; the moves are chosen by numbers. */
function playedOn(rules: Rules, choices: readonly number[]): Position {
	let position = emptyPosition(rules);
	for (const choice of choices) {
		const moves = legalMoves(position);
		const next = unwrap(play(position, moves[choice % moves.length] ?? 0));
		if (legalMoves(next).length > 0) {
			position = next;
		}
	}
	return position;
}

describe('the mirror image of a position', () => {
	test('has the mirrored scores, on every board', () => {
		const boards = fc.constantFrom(CONNECT_FOUR, board(5, 4), board(6, 5), board(5, 6), board(8, 5), board(4, 7));
		fc.assert(
			fc.property(boards, fc.array(fc.nat(), {minLength: 60, maxLength: 60}), (rules, choices) => {
				const {width, height} = rules;
				const position = playedOn(rules, choices.slice(0, width * height - 14));
				const mirrored = position.moves.map((column) => width - 1 - column);
				const scores = scoresOf(createSolver(rules), position.moves);
				expect(scoresOf(createSolver(rules), mirrored)).toEqual([...scores].reverse());
			}),
			{numRuns: 60},
		);
	});
});

describe('the solver and full-depth alpha-beta', () => {
	test('agree on result and distance of every move of random late positions', () => {
		const rules = fc.constantFrom(CONNECT_FOUR, board(5, 5), board(6, 5), board(5, 6));
		fc.assert(
			fc.property(
				rules,
				fc.array(fc.nat(), {minLength: 60, maxLength: 60}),
				fc.integer({min: 6, max: 11}),
				(board, choices, left) => {
					const position = playedOn(board, choices.slice(0, board.width * board.height - left));
					const solved = solveMoves(position, createSolver(board), NO_BOOKS);
					const settings = {
						...defaultSettings(board),
						depth: null,
						evaluation: 'outcome',
						table: 1,
						order: {X: 'learned', O: 'learned'},
					} as const;
					const searched = scoreMoves(position, settings, UNDISTURBED);
					expect(solved?.moves.map(({move, score}) => [move, score])).toEqual(
						searched.moves.map(({move, score}) => [move, score]),
					);
				},
			),
			{numRuns: 60},
		);
	});
});

describe('the distance of a score', () => {
	test('is the number of plies to the winning stone, from either side', () => {
		expect(pliesToEnd(18, 6, 42)).toBe(1);
		expect(pliesToEnd(17, 6, 42)).toBe(3);
		expect(pliesToEnd(-17, 7, 42)).toBe(2);
		expect(pliesToEnd(1, 0, 42)).toBe(41);
		expect(pliesToEnd(-1, 1, 42)).toBe(40);
		expect(pliesToEnd(-2, 0, 42)).toBe(40);
	});

	test('and the score tell each other', () => {
		for (let stones = 0; stones < 42; stones++) {
			for (let plies = 1; plies <= 42 - stones; plies++) {
				const inHand = stonesInHand(plies, stones, 42);
				expect(pliesToEnd(plies % 2 === 1 ? inHand : -inHand, stones, 42)).toBe(plies);
			}
		}
	});

	test('makes a score in the view of the side to move', () => {
		const position = unwrap(positionFromMoves(CONNECT_FOUR, [3]));
		const score = scoreOfSolution(-1, position);
		expect(score).toEqual({view: 'O', bound: 'exact', kind: 'loss', plies: 40});
		expect(seenFrom(score, 'X').kind).toBe('win');
	});
});
