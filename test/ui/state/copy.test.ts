import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type Position, sideToMove, stonesOf} from '../../../source/engine/position.ts';
import {readPositionText} from '../../../source/ui/position-text.ts';
import {type CopyForm, copyText, nextForm} from '../../../source/ui/state/copy.ts';
import {anyPosition, anyRules} from '../../helpers/arbitraries.ts';
import {
	afterMoves,
	BIG_TIC_TAC_TOE,
	CONNECT_FOUR,
	drawn,
	dropBoard,
	TIC_TAC_TOE,
	WIDE_TIC_TAC_TOE,
} from '../../helpers/positions.ts';

/** The board as it lies, and who is to move. */
function boardOf(position: Position) {
	return {rules: position.rules, stones: stonesOf(position), toMove: sideToMove(position)};
}

const anyBoard = fc.oneof(
	fc.constantFrom(
		CONNECT_FOUR,
		TIC_TAC_TOE,
		WIDE_TIC_TAC_TOE,
		BIG_TIC_TAC_TOE,
		dropBoard(12, 3),
		dropBoard(20, 20),
		dropBoard(1, 1),
	),
	anyRules(12),
);

describe('a copied position', () => {
	test.each<CopyForm>(['moves', 'cells', 'drawing'])('as %s is the same one when it is pasted', (form) => {
		fc.assert(
			fc.property(anyPosition(anyBoard, 40), fc.constantFrom<0 | 1>(0, 1), (position, first) => {
				// Without moves a drawing is what is copied.
				fc.pre(form === 'drawing' || position.moves.length > 0);
				const read = readPositionText(position.rules, copyText(position, form, first), first);
				if (!read.ok) {
					throw new Error(JSON.stringify(read.problem));
				}
				expect(boardOf(read.value)).toEqual(boardOf(position));
				if (form !== 'drawing') {
					expect(read.value).toEqual(position);
				}
			}),
		);
	});

	test('is the text that other programs take', () => {
		const position = afterMoves(CONNECT_FOUR, '3342');
		expect(copyText(position, 'moves', 0)).toBe('3342');
		expect(copyText(position, 'moves', 1)).toBe('4453');
		expect(copyText(position, 'cells', 0)).toBe('cells 38,31,39,37');
		expect(copyText(position, 'drawing', 1)).toBe(
			[
				'| | | | | | | |',
				'| | | | | | | |',
				'| | | | | | | |',
				'| | | | | | | |',
				'| | | |O| | | |',
				'| | |O|X|X| | |',
				'---------------',
				' 1 2 3 4 5 6 7',
				'',
			].join('\n'),
		);
		expect(copyText(afterMoves(dropBoard(12, 3), '11,'), 'moves', 0)).toBe('11,');
		expect(copyText(afterMoves(CONNECT_FOUR, '3'), 'cells', 0)).toBe('cells 38,');
	});
});

describe('the form that is copied next', () => {
	test('goes round', () => {
		const position = afterMoves(CONNECT_FOUR, '3');
		expect(nextForm(position, undefined)).toBe('moves');
		expect(nextForm(position, 'moves')).toBe('cells');
		expect(nextForm(position, 'cells')).toBe('drawing');
		expect(nextForm(position, 'drawing')).toBe('moves');
	});

	test('is a drawing where no moves are known', () => {
		expect(nextForm(afterMoves(CONNECT_FOUR, ''), undefined)).toBe('drawing');
		expect(nextForm(drawn(TIC_TAC_TOE, 'X.O/.X./..O'), 'drawing')).toBe('drawing');
	});
});
