import {expect, test} from 'vitest';
import {USUAL_LOOK} from '../../../source/ui/look.ts';
import {whereToLook} from '../../../source/ui/reader/hint-lines.ts';
import {afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';

test('a hint first says what the move is about', () => {
	expect(whereToLook(afterMoves(CONNECT_FOUR, '303030'), 3, USUAL_LOOK)).toBe('You can win at once.');
	expect(whereToLook(afterMoves(CONNECT_FOUR, '30303'), 3, USUAL_LOOK)).toBe('X threatens to win: block it.');
});

test('else in which part of the board it is', () => {
	const thirds = (moves: readonly number[]) =>
		moves.map((move) => whereToLook(afterMoves(CONNECT_FOUR, ''), move, USUAL_LOOK));
	expect(thirds([0, 1])).toEqual(['Look at the left.', 'Look at the left.']);
	expect(thirds([2, 3, 4])).toEqual(['Look at the middle.', 'Look at the middle.', 'Look at the middle.']);
	expect(thirds([5, 6])).toEqual(['Look at the right.', 'Look at the right.']);
	const cells = [3, 4, 5].map((move) => whereToLook(afterMoves(TIC_TAC_TOE, ''), move, USUAL_LOOK));
	expect(cells).toEqual(['Look at the edges.', 'Look at the centre.', 'Look at the edges.']);
});
