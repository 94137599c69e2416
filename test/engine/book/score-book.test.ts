import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	canHaveScoreBook,
	countPositions,
	lookUpScore,
	positionOfCode,
	scoreBookOf,
	scoreOfCode,
} from '../../../source/engine/book/score-book.ts';
import {
	emptyPosition,
	legalMoves,
	type Position,
	play,
	sideToMove,
	stoneCount,
	withSideToMove,
} from '../../../source/engine/position.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {cellsOf} from '../../helpers/arbitraries.ts';
import {afterMoves, CONNECT_FOUR, drawn, dropBoard, TIC_TAC_TOE} from '../../helpers/positions.ts';
import {anyOpening, anyScoreBook, codeAt} from '../../helpers/score-books.ts';

/** The same game played on the mirror image of the board. */
function mirrored({rules, moves}: Position): Position {
	return moves.reduce<Position>(
		(position, move) => unwrap(play(position, rules.width - 1 - move)),
		emptyPosition(rules),
	);
}

describe('the code of a position', () => {
	test.each([
		['', 0],
		['0', 1],
		['1', 3],
		['2', 9],
		['3', 27],
		['4', 9],
		['6', 1],
		// 0 0 0 0 1 2 0 0 0 in base 3.
		['33', 135],
		// 0 0 0 0 1 0 0 0 2, and from the right 0 2 0 0 0 1 0 0 0.
		['36', 83],
		// 0 0 0 0 0 0 2 1 2 0 1 2 1 in base 3, read from the right.
		['000111', 1879],
	])('after %j on the 7x6 board is %i', (moves, code) => {
		expect(codeAt(afterMoves(CONNECT_FOUR, moves))).toBe(code);
	});

	test('and the position stand for each other, mirror images being one', () => {
		fc.assert(
			fc.property(anyOpening, (position) => {
				const code = codeAt(position);
				const back = positionOfCode(position.rules, code);
				expect([cellsOf(position), cellsOf(mirrored(position))]).toContainEqual(cellsOf(back));
				expect(codeAt(back)).toBe(code);
				expect(codeAt(mirrored(position))).toBe(code);
				expect(sideToMove(back)).toBe(sideToMove(position));
				expect(Number.isSafeInteger(code)).toBe(true);
			}),
		);
	});

	test('tells positions with as many stones apart, unless they are mirror images', () => {
		const reached = new Map<number, Set<string>>();
		const boards = new Set<string>();
		for (let game = 0; game < 5 ** 5; game++) {
			const position = [0, 1, 2, 3, 4].reduce<Position>(
				(before, ply) => unwrap(play(before, Math.floor(game / 5 ** ply) % 5)),
				emptyPosition(dropBoard(5, 5)),
			);
			const code = codeAt(position);
			const text = [cellsOf(position).join(''), cellsOf(mirrored(position)).join('')].sort().join('/');
			boards.add(text);
			reached.set(code, (reached.get(code) ?? new Set()).add(text));
		}
		expect(reached.size).toBe(boards.size);
		expect([...reached.values()].every(({size}) => size === 1)).toBe(true);
	});
});

describe('a book of scores', () => {
	const book = scoreBookOf(CONNECT_FOUR, 2, [
		{stones: 2, code: 135, score: 0},
		{stones: 1, code: 27, score: -1},
		{stones: 0, code: 0, score: 1},
		{stones: 1, code: 1, score: 2},
	]);

	test('holds positions by their stones, codes ascending', () => {
		expect(book.layers.map(({codes, scores}) => [[...codes], [...scores]])).toEqual([
			[[0], [1]],
			[
				[1, 27],
				[2, -1],
			],
			[[135], [0]],
		]);
		expect(countPositions(book)).toBe(4);
	});

	test('knows the score of its positions and of their mirror images, and of nothing else', () => {
		const at = (moves: string) => lookUpScore(book, afterMoves(CONNECT_FOUR, moves));
		expect(['', '3', '0', '6', '33'].map(at)).toEqual([1, -1, 2, 2, 0]);
		expect(['1', '2', '5', '34', '333', '3333'].map(at)).toEqual(new Array(6).fill(undefined));
	});

	test('knows a drawn board as well as moves', () => {
		const rows = `${'......./'.repeat(4)}...O.../...X...`;
		expect(lookUpScore(book, drawn(CONNECT_FOUR, rows))).toBe(0);
	});

	test('knows nothing of other boards, nor where it is not the turn of the side that a game would have', () => {
		expect(lookUpScore(book, emptyPosition(dropBoard(7, 7)))).toBeUndefined();
		expect(lookUpScore(book, emptyPosition({...CONNECT_FOUR, connect: 5}))).toBeUndefined();
		expect(lookUpScore(book, emptyPosition({...CONNECT_FOUR, gravity: false}))).toBeUndefined();
		expect(lookUpScore(book, withSideToMove(emptyPosition(CONNECT_FOUR), 'O'))).toBeUndefined();
		expect(lookUpScore(book, withSideToMove(afterMoves(CONNECT_FOUR, '3'), 'X'))).toBeUndefined();
	});

	test('answers every code of its own, and none between', () => {
		fc.assert(
			fc.property(anyScoreBook, fc.nat({max: 13}), fc.nat(), (book, stones, other) => {
				const all = book.layers.flatMap(({codes, scores}, stones) =>
					Array.from(codes, (code, index) => ({stones, code, score: scores[index]})),
				);
				expect(countPositions(book)).toBe(all.length);
				for (const {stones, code, score} of all) {
					expect(scoreOfCode(book, stones, code)).toBe(score);
					expect(lookUpScore(book, positionOfCode(book.rules, code))).toBe(score);
				}
				const known = all.find((entry) => entry.stones === stones && entry.code === other);
				expect(scoreOfCode(book, stones, other)).toBe(known?.score);
			}),
		);
	});

	test('is possible for boards on which stones fall, with up to twelve stones', () => {
		expect(canHaveScoreBook(CONNECT_FOUR, 12)).toBe(true);
		expect(canHaveScoreBook(CONNECT_FOUR, 13)).toBe(false);
		expect(canHaveScoreBook(dropBoard(20, 20), 12)).toBe(true);
		expect(canHaveScoreBook(TIC_TAC_TOE, 2)).toBe(false);
	});

	test('has whole codes on the widest board with the most stones', () => {
		const position = afterMoves(dropBoard(20, 20), '0,0,0,1,0,0,1,0,0,0,0,1');
		expect(stoneCount(position)).toBe(12);
		expect(legalMoves(position)).toHaveLength(20);
		expect(cellsOf(positionOfCode(position.rules, codeAt(position)))).toHaveLength(400);
		expect(codeAt(positionOfCode(position.rules, codeAt(position)))).toBe(codeAt(position));
	});
});
