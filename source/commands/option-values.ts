import {InvalidArgumentError} from 'commander';

/** An option value that is a power of two from `least` to `most`. */
export function powerOfTwo(least: number, most: number): (text: string) => number {
	return (text) => {
		const value = Number(text);
		if (!Number.isInteger(Math.log2(value)) || value < least || value > most) {
			throw new InvalidArgumentError(`It is a power of two from ${least} to ${most}.`);
		}
		return value;
	};
}

/** An option value that is a whole number from `least` to `most`; commander reports anything else. */
export function wholeNumber(least: number, most: number): (text: string) => number {
	return (text) => {
		const value = Number(text);
		if (!/^\d+$/.test(text) || value < least || value > most) {
			throw new InvalidArgumentError(`It is a whole number from ${least} to ${most}.`);
		}
		return value;
	};
}
