import {describe, expect, test} from 'vitest';
import {recordNumberTree} from '../../source/engine/lab/record.ts';
import {unwrap} from '../../source/engine/result.ts';
import {parseNumberTree} from '../../source/engine/search/number-tree.ts';
import {drawNumberTree} from '../../source/format/tree-drawing.ts';

function drawing(text: string, algorithm: 'minimax' | 'alpha-beta', hide = false): string {
	return drawNumberTree(recordNumberTree(unwrap(parseNumberTree(text)), algorithm), hide);
}

describe('a drawn number tree', () => {
	test('shows windows, values and why the second branch was cut, which is only a bound', () => {
		expect(drawing('2 2\n3 5 2 9', 'alpha-beta')).toBe(
			[
				'max [-inf, inf] 3',
				'├─ min [-inf, inf] 3',
				'│  ├─ 3',
				'│  └─ 5',
				'└─ min [3, inf] <= 2  cut: 2 <= alpha 3',
				'   ├─ 2',
				'   └─ (9) not visited',
			].join('\n'),
		);
	});

	test('shows cuts of the maximising side, and what was not visited below them', () => {
		expect(drawing('3 2\n1 2 5 9 0 0 0 0', 'alpha-beta')).toBe(
			[
				'max [-inf, inf] 2',
				'├─ min [-inf, inf] 2',
				'│  ├─ max [-inf, inf] 2',
				'│  │  ├─ 1',
				'│  │  └─ 2',
				'│  └─ max [-inf, 2] >= 5  cut: 5 >= beta 2',
				'│     ├─ 5',
				'│     └─ (9) not visited',
				'└─ min [2, inf] <= 0  cut: 0 <= alpha 2',
				'   ├─ max [2, inf] <= 0  all <= alpha 2',
				'   │  ├─ 0',
				'   │  └─ 0',
				'   └─ (not visited)',
				'      ├─ (0) not visited',
				'      └─ (0) not visited',
			].join('\n'),
		);
	});

	test('hides values, windows and cuts for an exercise', () => {
		expect(drawing('2 2\n3 5 2 9', 'alpha-beta', true)).toBe(
			['max ?', '├─ min ?', '│  ├─ 3', '│  └─ 5', '└─ min ?', '   ├─ 2', '   └─ 9'].join('\n'),
		);
	});

	test('of minimax cuts nothing', () => {
		expect(drawing('2 2\n3 5 2 9', 'minimax')).not.toMatch(/cut|not visited/);
	});

	test('of one leaf is that leaf', () => {
		expect(drawing('0 1\n7', 'alpha-beta')).toBe('7');
	});
});
