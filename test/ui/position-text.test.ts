import {describe, expect, test} from 'vitest';
import {readPositionText} from '../../source/ui/position-text.ts';
import {CONNECT_FOUR, TIC_TAC_TOE} from '../helpers/positions.ts';

function movesOf(text: string, rules = CONNECT_FOUR) {
	const read = readPositionText(rules, text);
	return read.ok ? read.value.moves : read.problem.kind;
}

describe('a position from text', () => {
	test.each([
		['3342', [3, 3, 4, 2]],
		['3,3,4,2', [3, 3, 4, 2]],
		[' 3 3 4 2 \n', [3, 3, 4, 2]],
		['3, 3, 4', [3, 3, 4]],
		['', []],
		['cells 38,31', [3, 3]],
		['cells 38 31\r\n', [3, 3]],
		['--cells 38,37', [3, 2]],
		['vakken 38,31', [3, 3]],
		['Felder 38,31', [3, 3]],
	])('%j is read as moves', (text, moves) => {
		expect(movesOf(text)).toEqual(moves);
	});

	test('a drawn board is read as it stands', () => {
		const read = readPositionText(TIC_TAC_TOE, 'X . O\r\n. X .\r\n. . O\r\n');
		expect(read.ok && read.value.start?.stones.map((side) => side ?? '.').join('')).toBe('X.O.X...O');
		expect(read.ok && read.value.start?.toMove).toBe('X');
	});

	test.each([
		['abc', 'not-a-number'],
		['37', 'no-such-move'],
		['3333333', 'column-full'],
		['01010101', 'game-over'],
		['cells 1', 'cell-floating'],
		['X O', 'diagram-columns'],
		['| | | | | | | |', 'diagram-rows'],
	])('%j is none: %s', (text, kind) => {
		expect(movesOf(text)).toBe(kind);
	});
});
