import {describe, expect, test} from 'vitest';
import {contrast, cubeColour, difference, type Lab, labOf, lightOf, seenWith} from './colour.ts';

describe('contrast', () => {
	test('is what WCAG says of known pairs, either way round', () => {
		expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
		expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
		expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
		expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(4, 2);
		expect(contrast('#0000ff', '#ffffff')).toBeCloseTo(8.59, 2);
	});
});

describe('the place in CIELAB', () => {
	test.each<readonly [hex: string, lab: Lab]>([
		['#ffffff', [100, 0, 0]],
		['#000000', [0, 0, 0]],
		['#ff0000', [53.24, 80.09, 67.2]],
		['#0000ff', [32.3, 79.19, -107.86]],
	])('of %s is that of the tables', (hex, lab) => {
		for (const [index, value] of labOf(lightOf(hex)).entries()) {
			expect(Math.abs(value - (lab[index] ?? Number.NaN))).toBeLessThan(0.02);
		}
	});
});

/** Pairs of Sharma, Wu and Dalal (2005), table 1, by their numbers there. */
const SHARMA: ReadonlyArray<readonly [number: number, first: Lab, second: Lab, difference: number]> = [
	[1, [50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
	[4, [50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
	[7, [50, 0, 0], [50, -1, 2], 2.3669],
	[9, [50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
	[11, [50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
	[13, [50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045],
	[16, [50, 2.5, 0], [50, 0, -2.5], 4.3065],
	[17, [50, 2.5, 0], [73, 25, -18], 27.1492],
	[18, [50, 2.5, 0], [61, -5, 29], 22.8977],
	[19, [50, 2.5, 0], [56, -27, -3], 31.903],
	[20, [50, 2.5, 0], [58, 24, 15], 19.4535],
	[25, [60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
	[34, [2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
];

describe('the difference of two colours', () => {
	test.each(SHARMA)('is that of pair %i of the paper, either way round', (_, first, second, expected) => {
		expect(difference(first, second)).toBeCloseTo(expected, 4);
		expect(difference(second, first)).toBeCloseTo(expected, 4);
	});
});

describe('what a dichromat sees', () => {
	test('is the same of white, greys and black', () => {
		for (const dichromacy of ['protanopia', 'deuteranopia', 'tritanopia'] as const) {
			for (const hex of ['#ffffff', '#808080', '#000000']) {
				const light = lightOf(hex);
				expect(difference(labOf(seenWith(dichromacy, light)), labOf(light))).toBeLessThan(0.1);
			}
		}
	});

	test('has no red or green to it for those who lack the cones for long or middle waves', () => {
		for (const dichromacy of ['protanopia', 'deuteranopia'] as const) {
			for (const hex of ['#ff0000', '#00ff00', '#e69f00']) {
				const [red, green] = seenWith(dichromacy, lightOf(hex));
				expect(red).toBeCloseTo(green, 10);
			}
		}
	});

	test('takes blue and green for much the same without short waves, but not red and green', () => {
		const tritan = (hex: string) => labOf(seenWith('tritanopia', lightOf(hex)));
		expect(difference(tritan('#0060a8'), tritan('#00694f'))).toBeLessThan(5);
		expect(difference(tritan('#ff0000'), tritan('#00ff00'))).toBeGreaterThan(40);
	});
});

describe('the 256 colours of xterm', () => {
	test('have steps of 95 and 40', () => {
		expect(cubeColour(16)).toBe('#000000');
		expect(cubeColour(214)).toBe('#ffaf00');
		expect(cubeColour(117)).toBe('#87d7ff');
		expect(cubeColour(231)).toBe('#ffffff');
	});
});
