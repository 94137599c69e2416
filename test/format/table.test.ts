import {expect, test} from 'vitest';
import {formatTable} from '../../source/format/table.ts';

test('a table has columns of equal width, two spaces apart, and no spaces at the ends of its lines', () => {
	expect(
		formatTable(
			[
				['', 'move', 'score', ''],
				['*', '3', '+35', 'X wins'],
				['', '10', '-4', ''],
			],
			['left', 'right', 'right', 'left'],
		),
	).toBe('   move  score\n*     3    +35  X wins\n     10     -4');
});

test('a table without rows is empty', () => {
	expect(formatTable([], ['left'])).toBe('');
});
