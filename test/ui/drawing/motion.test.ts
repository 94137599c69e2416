import {describe, expect, test} from 'vitest';
import {motionBetween} from '../../../source/ui/drawing/motion.ts';
import {afterMoves, CONNECT_FOUR, dropBoard, TIC_TAC_TOE} from '../../helpers/positions.ts';

/** The rows that a stone is seen to pass when the last of these moves is made. */
function rowsPassed(moves: string, rules = CONNECT_FOUR): ReadonlyArray<number | undefined> {
	const before = afterMoves(rules, moves.slice(0, -1));
	return motionBetween(before, afterMoves(rules, moves)).map(({motion}) => motion.falling?.row);
}

describe('a stone', () => {
	test('passes every cell above its own, in 150 ms on the usual board', () => {
		const moments = motionBetween(afterMoves(CONNECT_FOUR, ''), afterMoves(CONNECT_FOUR, '3'));
		expect(moments.map(({motion}) => motion)).toEqual([
			{falling: {cell: 38, row: 0}, blink: false},
			{falling: {cell: 38, row: 1}, blink: false},
			{falling: {cell: 38, row: 2}, blink: false},
			{falling: {cell: 38, row: 3}, blink: false},
			{falling: {cell: 38, row: 4}, blink: false},
		]);
		expect(moments.map(({time}) => time)).toEqual([30, 30, 30, 30, 30]);
	});

	test('falls less far on others, and not at all into the highest cell', () => {
		expect(rowsPassed('3333')).toEqual([0, 1]);
		expect(rowsPassed('333333')).toEqual([]);
	});

	test('skips cells of a high board, so that it takes no more than 180 ms', () => {
		expect(rowsPassed('0', dropBoard(7, 20))).toEqual([0, 3, 6, 9, 12, 15]);
	});
});

describe('what moves between two positions', () => {
	test('is nothing where it is not one more move', () => {
		const empty = afterMoves(CONNECT_FOUR, '');
		const one = afterMoves(CONNECT_FOUR, '3');
		const two = afterMoves(CONNECT_FOUR, '33');
		expect(motionBetween(one, empty)).toEqual([]);
		expect(motionBetween(empty, two)).toEqual([]);
		expect(motionBetween(afterMoves(CONNECT_FOUR, '23'), afterMoves(CONNECT_FOUR, '334'))).toEqual([]);
		expect(motionBetween(two, two)).toEqual([]);
		expect(motionBetween(afterMoves(TIC_TAC_TOE, ''), one)).toEqual([]);
	});

	test('is a winning line, after the stone has fallen', () => {
		const moments = motionBetween(afterMoves(CONNECT_FOUR, '010101'), afterMoves(CONNECT_FOUR, '0101010'));
		expect(moments.map(({motion, time}) => [motion.falling?.row, motion.blink, time])).toEqual([
			[0, false, 30],
			[1, false, 30],
			[undefined, true, 150],
			[undefined, false, 150],
			[undefined, true, 150],
		]);
	});

	test('in tic-tac-toe is the winning line alone', () => {
		expect(motionBetween(afterMoves(TIC_TAC_TOE, ''), afterMoves(TIC_TAC_TOE, '4'))).toEqual([]);
		const moments = motionBetween(afterMoves(TIC_TAC_TOE, '0314'), afterMoves(TIC_TAC_TOE, '03142'));
		expect(moments.map(({motion}) => motion)).toEqual([{blink: true}, {blink: false}, {blink: true}]);
	});
});
