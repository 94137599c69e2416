import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {hintPlace, pointedMoves} from '../../../source/ui/state/hint.ts';
import {afterMoves, BIG_TIC_TAC_TOE, CONNECT_FOUR, dropBoard, TIC_TAC_TOE} from '../../helpers/positions.ts';

describe('where to look for a move', () => {
	test('a win stands before a block, and a block before a part of the board', () => {
		expect(hintPlace(afterMoves(CONNECT_FOUR, '010101'), 0)).toEqual({kind: 'win'});
		expect(hintPlace(afterMoves(CONNECT_FOUR, '01010'), 0)).toEqual({kind: 'block', side: 'X'});
		expect(hintPlace(afterMoves(CONNECT_FOUR, '01010'), 6)).toEqual({kind: 'region', region: 'right'});
	});

	test('seven columns have two at each side and three in the middle', () => {
		const regions = [0, 1, 2, 3, 4, 5, 6].map((move) => hintPlace(afterMoves(CONNECT_FOUR, ''), move));
		expect(regions.map((place) => place.kind === 'region' && place.region)).toEqual([
			'left',
			'left',
			'middle',
			'middle',
			'middle',
			'right',
			'right',
		]);
	});

	test('the smallest tic-tac-toe has corners, edges and a centre; a larger one has columns', () => {
		const empty = afterMoves(TIC_TAC_TOE, '');
		expect(hintPlace(empty, 8)).toEqual({kind: 'region', region: 'corners'});
		expect(hintPlace(empty, 5)).toEqual({kind: 'region', region: 'edges'});
		expect(hintPlace(empty, 4)).toEqual({kind: 'region', region: 'centre'});
		expect(hintPlace(afterMoves(BIG_TIC_TAC_TOE, ''), 11)).toEqual({kind: 'region', region: 'right'});
	});
});

describe('what is pointed at', () => {
	const found = {fromBook: false, stage: 'place'} as const;

	test('is every move there, then the move alone', () => {
		const position = afterMoves(CONNECT_FOUR, '444444');
		expect(pointedMoves(position, {...found, move: 3})).toEqual([2, 3]);
		expect(pointedMoves(position, {...found, move: 3, stage: 'move'})).toEqual([3]);
		expect(pointedMoves(afterMoves(TIC_TAC_TOE, '40'), {...found, move: 8})).toEqual([2, 6, 8]);
	});

	test('is nothing where there is a win or a block: it would give the move away', () => {
		expect(pointedMoves(afterMoves(CONNECT_FOUR, '010101'), {...found, move: 0})).toEqual([]);
		expect(pointedMoves(afterMoves(CONNECT_FOUR, '01010'), {...found, move: 0})).toEqual([]);
	});

	test('has the move among it, and the same moves on the other side for its mirror image', () => {
		fc.assert(
			fc.property(fc.integer({min: 1, max: 20}), fc.nat(), (width, choice) => {
				const move = choice % width;
				const position = afterMoves(dropBoard(width, 6), '');
				const moves = pointedMoves(position, {...found, move});
				expect(moves).toContain(move);
				const mirrored = pointedMoves(position, {...found, move: width - 1 - move});
				expect(mirrored.map((other) => width - 1 - other).reverse()).toEqual(moves);
			}),
		);
	});
});
