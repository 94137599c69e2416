import {describe, expect, test} from 'vitest';
import type {Score} from '../../source/engine/score.ts';
import {boundSign, scoreText, shortScoreText, signed} from '../../source/format/score-text.ts';

describe('a score in words', () => {
	test.each<[Score, string]>([
		[{view: 'X', bound: 'exact', kind: 'win', plies: 7}, 'X wins in 7'],
		[{view: 'X', bound: 'exact', kind: 'loss', plies: 2}, 'O wins in 2'],
		[{view: 'O', bound: 'exact', kind: 'win', plies: 1}, 'O wins in 1'],
		[{view: 'X', bound: 'exact', kind: 'win', plies: null}, 'X wins'],
		[{view: 'X', bound: 'exact', kind: 'win', plies: 0}, 'X has won'],
		[{view: 'X', bound: 'exact', kind: 'loss', plies: 0}, 'O has won'],
		[{view: 'X', bound: 'exact', kind: 'draw'}, 'draw'],
		[{view: 'X', bound: 'upper', kind: 'draw'}, '<= draw'],
		[{view: 'X', bound: 'exact', kind: 'heuristic', value: 35}, '+35'],
		[{view: 'X', bound: 'exact', kind: 'heuristic', value: -4}, '-4'],
		[{view: 'X', bound: 'exact', kind: 'heuristic', value: 0}, '0'],
		[{view: 'X', bound: 'lower', kind: 'heuristic', value: 20}, '>= +20'],
		[{view: 'X', bound: 'upper', kind: 'heuristic', value: -20}, '<= -20'],
		// At least as good as a win in 7 is a quicker one; at most as good as a loss in 4 is a quicker one.
		[{view: 'X', bound: 'lower', kind: 'win', plies: 7}, 'X wins in 7 or sooner'],
		[{view: 'X', bound: 'upper', kind: 'loss', plies: 4}, 'O wins in 4 or sooner'],
		[{view: 'X', bound: 'upper', kind: 'win', plies: 7}, 'X wins in 7 at best'],
		// Without a distance, too, what is only possible is not said as if it were sure.
		[{view: 'X', bound: 'upper', kind: 'win', plies: null}, 'X wins at best'],
		[{view: 'X', bound: 'lower', kind: 'loss', plies: null}, 'O wins at best'],
		[{view: 'X', bound: 'lower', kind: 'win', plies: null}, 'X wins'],
	])('%j is "%s"', (score, text) => {
		expect(scoreText(score)).toBe(text);
	});
});

test.each<[Score, string]>([
	[{view: 'X', bound: 'exact', kind: 'win', plies: 7}, 'X in 7'],
	[{view: 'X', bound: 'exact', kind: 'loss', plies: 2}, 'O in 2'],
	[{view: 'X', bound: 'exact', kind: 'win', plies: null}, 'X wins'],
	[{view: 'X', bound: 'lower', kind: 'win', plies: 7}, 'X wins in 7 or sooner'],
	[{view: 'X', bound: 'exact', kind: 'draw'}, 'draw'],
	[{view: 'X', bound: 'upper', kind: 'heuristic', value: -4}, '<= -4'],
])('%j in short is "%s"', (score, text) => {
	expect(shortScoreText(score)).toBe(text);
});

test('values have their sign, and nothing has none', () => {
	expect([35, -4, 0, -0].map(signed)).toEqual(['+35', '-4', '0', '0']);
});

test('bounds have a sign too', () => {
	expect([boundSign('exact'), boundSign('lower'), boundSign('upper')]).toEqual(['', '>= ', '<= ']);
});
