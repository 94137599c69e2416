import {describe, expect, test} from 'vitest';
import {createRandom, mix} from '../../source/engine/random.ts';

describe('random numbers', () => {
	test('repeat with the seed, and differ with another seed', () => {
		const numbers = (seed: number) => {
			const random = createRandom(seed);
			return Array.from({length: 20}, () => random.next());
		};
		expect(numbers(7)).toEqual(numbers(7));
		expect(numbers(7)).not.toEqual(numbers(8));
		expect(numbers(2 ** 32 + 7)).toEqual(numbers(7));
	});

	test('are whole numbers of 32 bits', () => {
		const random = createRandom(1);
		for (let count = 0; count < 1000; count++) {
			const number = random.next();
			expect(Number.isInteger(number) && number >= 0 && number < 2 ** 32).toBe(true);
		}
	});

	test('below six come out about equally often', () => {
		const random = createRandom(3);
		const counts = [0, 0, 0, 0, 0, 0];
		for (let count = 0; count < 6000; count++) {
			const number = random.below(6);
			counts[number] = (counts[number] ?? Number.NaN) + 1;
		}
		expect(counts).toHaveLength(6);
		for (const count of counts) {
			expect(count).toBeGreaterThan(850);
			expect(count).toBeLessThan(1150);
		}
	});

	test('from neighbouring seeds are unrelated: about half of the bits differ', () => {
		let bits = 0;
		for (let seed = 0; seed < 200; seed++) {
			const difference = mix(seed) ^ mix(seed + 1);
			bits += (difference >>> 0).toString(2).replaceAll('0', '').length;
		}
		expect(bits / 200).toBeGreaterThan(14);
		expect(bits / 200).toBeLessThan(18);
	});
});
