import {ENGLISH} from './words/en.ts';
import type {Words} from './words/words.ts';

const SCALES = [
	{size: 1e9, unit: ' G'},
	{size: 1e6, unit: ' M'},
	{size: 1e3, unit: ' k'},
] as const;

/** A count for people, in three significant digits at most: 950, 12.3 k, 1.2 M. */
export function shortCount(count: number, words: Words = ENGLISH): string {
	for (const {size, unit} of SCALES) {
		if (count >= size * 0.9995) {
			const scaled = count / size;
			return fixed(scaled, scaled < 99.95 ? 1 : 0, words) + unit;
		}
	}
	return String(Math.round(count));
}

/** A whole number with thin groups of three digits: 300,882. */
export function groupedCount(count: number, {group}: Pick<Words, 'group'> = ENGLISH): string {
	return String(Math.round(count)).replace(/\B(?=(\d{3})+(?!\d))/g, group);
}

/** A time for people: 0.04 s, 1.5 s, 12 s, 3 min. */
export function shortTime(milliseconds: number, words: Words = ENGLISH): string {
	const seconds = milliseconds / 1000;
	if (seconds >= 120) {
		return words.minutes(String(Math.round(seconds / 60)));
	}
	return words.seconds(fixed(seconds, seconds < 1 ? 2 : seconds < 10 ? 1 : 0, words));
}

/** A number with so many digits behind the decimal sign of the language. */
export function fixed(value: number, digits: number, words: Words = ENGLISH): string {
	return value.toFixed(digits).replace('.', words.decimal);
}
