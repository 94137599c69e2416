import {expect, test} from 'vitest';
import type {Score} from '../../../source/engine/score.ts';
import {drawBar, emptyBar} from '../../../source/ui/drawing/bar.ts';

const EXACT = {view: 'X', bound: 'exact'} as const;

function bar(score: Score): string {
	return drawBar(score, 4)
		.map(({text}) => text)
		.join('');
}

test('a win of X fills the right side, a win of O the left one', () => {
	expect(bar({...EXACT, kind: 'win', plies: 7})).toBe('    │████');
	expect(bar({...EXACT, kind: 'loss', plies: 7})).toBe('████│    ');
});

test('a win seen from O is drawn on the side of O', () => {
	expect(bar({view: 'O', bound: 'exact', kind: 'win', plies: 7})).toBe('████│    ');
});

test('a proven draw is a mark on the zero line', () => {
	expect(bar({...EXACT, kind: 'draw'})).toBe('    ◆    ');
});

test('a value of nothing is the zero line alone', () => {
	expect(bar({...EXACT, kind: 'heuristic', value: 0})).toBe('    │    ');
	expect(
		emptyBar(4)
			.map(({text}) => text)
			.join(''),
	).toBe('    │    ');
});

test('120 fills half of its side, and values grow in eighths', () => {
	expect(bar({...EXACT, kind: 'heuristic', value: 120})).toBe('    │██  ');
	expect(bar({...EXACT, kind: 'heuristic', value: -120})).toBe('  ██│    ');
	expect(bar({...EXACT, kind: 'heuristic', value: 40})).toBe('    │█   ');
	expect(bar({...EXACT, kind: 'heuristic', value: 20})).toBe('    │▋   ');
	// The left half of a cell is drawn by its free right part, in reverse.
	expect(bar({...EXACT, kind: 'heuristic', value: -20})).toBe('   ▍│    ');
});

test('a bound ends in an arrow that says where the true value may be', () => {
	expect(bar({view: 'X', bound: 'lower', kind: 'heuristic', value: 120})).toBe('    │██› ');
	expect(bar({view: 'X', bound: 'upper', kind: 'heuristic', value: -120})).toBe(' ‹██│    ');
	expect(bar({view: 'X', bound: 'lower', kind: 'win', plies: 3})).toBe('    │███›');
});

test('a bar is as wide for every value and bound', () => {
	for (const bound of ['exact', 'lower', 'upper'] as const) {
		for (let value = -2000; value <= 2000; value += 7) {
			expect([...bar({view: 'X', bound, kind: 'heuristic', value})]).toHaveLength(9);
		}
	}
});
