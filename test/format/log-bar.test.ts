import {describe, expect, test} from 'vitest';
import {logBar, logScale} from '../../source/format/log-bar.ts';

describe('a logarithmic scale', () => {
	test.each<[readonly number[], number, number]>([
		[[300_882, 28_736], 10_000, 1_000_000],
		[[1000, 100_000], 1000, 100_000],
		[[57], 10, 100],
		[[100], 100, 1000],
		[[1, 8], 1, 10],
		[[0, 5000, 90_000], 1000, 100_000],
		[[0], 1, 10],
		[[], 1, 10],
	])('for %j goes from %i to %i', (counts, least, most) => {
		expect(logScale(counts)).toEqual({least, most});
	});
});

describe('a bar', () => {
	const scale = {least: 100, most: 10_000};

	test.each([
		[10_000, '████████'],
		[1000, '████'],
		[100, '▏'],
		[101, '▏'],
		[316, '██'],
		[200, '█▎'],
		[0, ''],
	])('of %i is %j', (count, bar) => {
		expect(logBar(count, scale, 8)).toBe(bar);
	});

	test('grows equally for each factor', () => {
		const lengths = [1e2, 1e3, 1e4, 1e5].map((count) => logBar(count, {least: 10, most: 1e5}, 40).length);
		expect(lengths).toEqual([10, 20, 30, 40]);
	});
});
