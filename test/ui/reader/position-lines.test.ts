import {describe, expect, test} from 'vitest';
import {USUAL_LOOK} from '../../../source/ui/look.ts';
import {boardLines, copyLines, lastMoveLines, moveListLine} from '../../../source/ui/reader/position-lines.ts';
import {afterMoves, CONNECT_FOUR, drawn, dropBoard, TIC_TAC_TOE} from '../../helpers/positions.ts';

const FROM_ONE = {...USUAL_LOOK, firstNumber: 1} as const;

describe('the board', () => {
	test('is read by column, each from the bottom, where stones fall', () => {
		expect(boardLines(afterMoves(dropBoard(4, 4), '3331131'), USUAL_LOOK)).toEqual([
			'column 0: empty',
			'column 1: O, X, X, 1 free',
			'column 2: empty',
			'column 3: X, O, X, O, full',
		]);
	});

	test('is read by row in tic-tac-toe', () => {
		expect(boardLines(afterMoves(TIC_TAC_TOE, '408'), FROM_ONE)).toEqual([
			'row 1: cell 1 O, cell 2 free, cell 3 free',
			'row 2: cell 4 free, cell 5 X, cell 6 free',
			'row 3: cell 7 free, cell 8 free, cell 9 X',
		]);
	});
});

describe('the last move', () => {
	test('is said with the row on which the stone lies', () => {
		expect(lastMoveLines(afterMoves(CONNECT_FOUR, '3'), USUAL_LOOK)).toEqual(['X plays column 3, on row 0.']);
		expect(lastMoveLines(afterMoves(CONNECT_FOUR, '33'), USUAL_LOOK)).toEqual(['O plays column 3, on row 1.']);
		expect(lastMoveLines(afterMoves(CONNECT_FOUR, '33'), FROM_ONE)).toEqual(['O plays column 4, on row 2.']);
		expect(lastMoveLines(afterMoves(TIC_TAC_TOE, '5'), USUAL_LOOK)).toEqual(['X plays cell 5, row 1, column 2.']);
	});

	test('is said with what it threatens', () => {
		expect(lastMoveLines(afterMoves(CONNECT_FOUR, '30303'), USUAL_LOOK)).toEqual([
			'X plays column 3, on row 2.',
			'X threatens to win at column 3.',
		]);
		expect(lastMoveLines(afterMoves(CONNECT_FOUR, '20304'), USUAL_LOOK)).toEqual([
			'X plays column 4, on row 0.',
			'X threatens to win at column 1 and column 5.',
		]);
	});

	test('a win of the side to move is no threat: it is left to be found', () => {
		expect(lastMoveLines(afterMoves(CONNECT_FOUR, '303036'), USUAL_LOOK)).toEqual(['O plays column 6, on row 0.']);
	});

	test('is said with the end of the game and where the line is', () => {
		expect(lastMoveLines(afterMoves(CONNECT_FOUR, '3232323'), USUAL_LOOK)).toEqual([
			'X plays column 3, on row 3.',
			'X has won.',
			'The line: column 3 row 3, column 3 row 2, column 3 row 1 and column 3 row 0.',
		]);
		expect(lastMoveLines(afterMoves(TIC_TAC_TOE, '03142'), FROM_ONE)).toEqual([
			'X plays cell 3, row 1, column 3.',
			'X has won.',
			'The line: cell 1, cell 2 and cell 3.',
		]);
		expect(lastMoveLines(afterMoves(TIC_TAC_TOE, '402635718'), USUAL_LOOK)).toEqual([
			'X plays cell 8, row 2, column 2.',
			'Draw: the board is full.',
		]);
	});
});

test('the moves so far stand in one line', () => {
	expect(moveListLine(afterMoves(CONNECT_FOUR, ''), USUAL_LOOK)).toBe('No moves yet.');
	expect(moveListLine(afterMoves(CONNECT_FOUR, '342'), USUAL_LOOK)).toBe(
		'Moves so far: X column 3, O column 4, X column 2.',
	);
	expect(moveListLine(afterMoves(TIC_TAC_TOE, '40'), FROM_ONE)).toBe('Moves so far: X cell 5, O cell 1.');
});

describe('a copy', () => {
	test('has the moves, the cells and a drawing', () => {
		expect(copyLines(afterMoves(dropBoard(4, 4), '331'), USUAL_LOOK)).toEqual([
			'moves 331',
			'cells 15,11,13',
			'| | | | |',
			'| | | | |',
			'| | | |O|',
			'| |X| |X|',
			'---------',
			' 0 1 2 3',
		]);
		expect(copyLines(afterMoves(dropBoard(4, 4), '331'), FROM_ONE).slice(0, 2)).toEqual([
			'moves 442',
			'cells 16,12,14',
		]);
	});

	test('of a position without moves has only the drawing', () => {
		expect(copyLines(drawn(TIC_TAC_TOE, 'X../.O./...'), USUAL_LOOK)[0]).toBe('|X| | |');
	});
});
