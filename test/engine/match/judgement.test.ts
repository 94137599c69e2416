import {describe, expect, test} from 'vitest';
import {builtInLibrary} from '../../../source/engine/book/library.ts';
import {judgeGame} from '../../../source/engine/match/judgement.ts';
import {QUICK, THOROUGH, verdictOf} from '../../../source/engine/match/verdict.ts';
import {newResources} from '../../../source/engine/players/resources.ts';
import {emptyPosition, type Position, withSideToMove} from '../../../source/engine/position.ts';
import type {Rules} from '../../../source/engine/rules.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {bookFolders, loadBooks} from '../../../source/store/books.ts';
import {
	afterMoves,
	afterMovesFromOne,
	BIG_TIC_TAC_TOE,
	CONNECT_FOUR,
	dropBoard,
	TIC_TAC_TOE,
	WIDE_TIC_TAC_TOE,
} from '../../helpers/positions.ts';

const resources = newResources(loadBooks(bookFolders()).library);
const verdict = (position: Position, patience = QUICK) => verdictOf(position, patience, UNDISTURBED, resources);
const judge = (rules: Rules, moves: string, opening = 0, patience = QUICK) =>
	judgeGame(afterMoves(rules, moves), opening, patience, UNDISTURBED, resources);

describe('the verdict on a position', () => {
	test('is known for small boards', () => {
		expect(verdict(emptyPosition(TIC_TAC_TOE))).toBe('draw');
		expect(verdict(emptyPosition(WIDE_TIC_TAC_TOE))).toBe('win');
		expect(verdict(emptyPosition(dropBoard(4, 4)))).toBe('draw');
		expect(verdict(emptyPosition(dropBoard(6, 4)))).toBe('loss');
	});

	test('comes from the book at the beginning of 7x6 and of 4x4 tic-tac-toe, and from the solver later', () => {
		expect(verdict(emptyPosition(CONNECT_FOUR))).toBe('win');
		expect(verdict(afterMoves(CONNECT_FOUR, '3'))).toBe('loss');
		expect(verdict(afterMoves(CONNECT_FOUR, '2'))).toBe('draw');
		expect(verdict(emptyPosition(BIG_TIC_TAC_TOE))).toBe('draw');
		expect(verdict(afterMovesFromOne(CONNECT_FOUR, '226744515337'))).toBe('win');
	});

	test('of a finished game is its outcome', () => {
		expect(verdict(afterMoves(CONNECT_FOUR, '3434343'))).toBe('loss');
		expect(verdict(afterMoves(TIC_TAC_TOE, '012435768'))).toBe('draw');
	});

	test('is not given where it would take long, or by no book', () => {
		const noBooks = newResources({openings: [], scores: []});
		expect(verdictOf(afterMoves(CONNECT_FOUR, '33'), QUICK, UNDISTURBED, noBooks)).toBeUndefined();
		expect(verdict(emptyPosition({width: 12, height: 12, connect: 5, gravity: false}))).toBeUndefined();
	});

	test('is given for a turn that no game would have', () => {
		expect(verdict(withSideToMove(afterMoves(CONNECT_FOUR, '343434'), 'O'))).toBe('win');
		expect(verdict(withSideToMove(afterMoves(TIC_TAC_TOE, '04'), 'O'))).toBeDefined();
	});

	test('is not given by a solver that is stopped', () => {
		const stopped = {now: () => 0, stopRequested: () => true};
		const noBooks = newResources({openings: [], scores: []});
		expect(verdictOf(afterMoves(CONNECT_FOUR, '3'), THOROUGH, stopped, noBooks)).toBeUndefined();
	});
});

describe('the judgement on a game', () => {
	test('names the move that gave away a draw, and what would have kept it', () => {
		// X in a corner: only the centre draws.
		expect(judge(TIC_TAC_TOE, '01')).toEqual({
			judged: {X: 1, O: 1},
			blunders: [{ply: 1, side: 'O', move: 1, before: 'draw', after: 'loss', better: [4]}],
		});
	});

	test('names the move that gave away a win', () => {
		// On 7x6 only the middle wins, its neighbours draw, and the others lose.
		expect(judge(CONNECT_FOUR, '2')?.blunders).toEqual([
			{ply: 0, side: 'X', move: 2, before: 'win', after: 'draw', better: [3]},
		]);
		expect(judge(CONNECT_FOUR, '0')?.blunders).toEqual([
			{ply: 0, side: 'X', move: 0, before: 'win', after: 'loss', better: [3]},
		]);
		expect(judge(CONNECT_FOUR, '3')).toEqual({judged: {X: 1, O: 0}, blunders: []});
	});

	test('says nothing of the opening, and counts moves of both sides', () => {
		expect(judge(TIC_TAC_TOE, '014', 2)).toEqual({judged: {X: 1, O: 0}, blunders: []});
	});

	test('of a game that was played to the end includes the last move', () => {
		const judgement = judge(CONNECT_FOUR, '3434343');
		expect(judgement?.judged).toEqual({X: 4, O: 3});
		expect(judgement?.blunders).toEqual([
			{ply: 2, side: 'X', move: 3, before: 'win', after: 'draw', better: [0, 1]},
			{ply: 3, side: 'O', move: 4, before: 'draw', after: 'loss', better: [3]},
		]);
	});

	test('leaves out moves that no quick verdict is there for', () => {
		const noBooks = newResources(builtInLibrary());
		const end = afterMovesFromOne(CONNECT_FOUR, '2267445153371');
		const judged = judgeGame(end, 0, QUICK, UNDISTURBED, noBooks)?.judged;
		expect(judged).toEqual({X: 1, O: 0});
	});

	test('is not given when it is stopped', () => {
		const stopped = {now: () => 0, stopRequested: () => true};
		expect(judgeGame(afterMoves(TIC_TAC_TOE, '01'), 0, QUICK, stopped, resources)).toBeUndefined();
	});
});
