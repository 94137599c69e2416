import {describe, expect, test} from 'vitest';
import {groupedCount, shortCount, shortTime} from '../../source/format/numbers.ts';

describe('a count', () => {
	test.each([
		[0, '0'],
		[950, '950'],
		[999, '999'],
		[1000, '1.0 k'],
		[12_345, '12.3 k'],
		[99_949, '99.9 k'],
		[99_960, '100 k'],
		[123_456, '123 k'],
		[999_600, '1.0 M'],
		[1_234_567, '1.2 M'],
		[4_531_985_219, '4.5 G'],
	])('%i is %s for people', (count, text) => {
		expect(shortCount(count)).toBe(text);
	});

	test.each([
		[0, '0'],
		[999, '999'],
		[1000, '1,000'],
		[300_882, '300,882'],
		[5_673_234, '5,673,234'],
	])('%i is %s in groups', (count, text) => {
		expect(groupedCount(count)).toBe(text);
	});
});

test.each([
	[0, '0.00 s'],
	[40, '0.04 s'],
	[1500, '1.5 s'],
	[12_000, '12 s'],
	[119_000, '119 s'],
	[180_000, '3 min'],
])('%i milliseconds are %s', (milliseconds, text) => {
	expect(shortTime(milliseconds)).toBe(text);
});
