import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {durationText, progressText} from '../../source/format/progress.ts';

describe('progress', () => {
	test.each([
		[{done: 0, total: 100, before: 0, milliseconds: 0}, '[........................]   0.0 %  0 of 100'],
		[
			{done: 50, total: 100, before: 0, milliseconds: 30_000},
			'[############............]  50.0 %  50 of 100  about 30 s left',
		],
		// What an earlier start has done says nothing of how fast this one is.
		[
			{done: 60, total: 100, before: 50, milliseconds: 60_000},
			'[##############..........]  60.0 %  60 of 100  about 4 min left',
		],
		[{done: 50, total: 100, before: 50, milliseconds: 9000}, '[############............]  50.0 %  50 of 100'],
		[
			{done: 91_294, total: 91_295, before: 0, milliseconds: 1},
			'[#######################.]  99.9 %  91,294 of 91,295  about 0 s left',
		],
		[{done: 100, total: 100, before: 0, milliseconds: 1000}, '[########################] 100.0 %  100 of 100'],
		[{done: 0, total: 0, before: 0, milliseconds: 0}, '[########################] 100.0 %  0 of 0'],
	])('%j is written %j', (progress, text) => {
		expect(progressText(progress)).toBe(text);
	});

	test('never says that all is done before it is', () => {
		fc.assert(
			fc.property(
				fc.integer({min: 1, max: 1e7}),
				fc.nat({max: 1e7}),
				fc.nat({max: 1e9}),
				(total, choice, milliseconds) => {
					const done = choice % (total + 1);
					const text = progressText({done, total, before: 0, milliseconds});
					expect(text.includes('100.0 %')).toBe(done === total);
					expect(text.includes('.]')).toBe(done < total);
					expect(text.indexOf(']')).toBe(25);
					expect(text).not.toMatch(/NaN|Infinity/);
				},
			),
		);
	});
});

describe('a duration', () => {
	test.each([
		[0, '0 s'],
		[499, '0 s'],
		[119_400, '119 s'],
		[120_000, '2 min'],
		[7_140_000, '119 min'],
		[7_200_000, '2 h 0 min'],
		[11_100_000, '3 h 5 min'],
		[360_000_000, '100 h 0 min'],
	])('of %i milliseconds is %s', (milliseconds, text) => {
		expect(durationText(milliseconds)).toBe(text);
	});
});
