import {InvalidArgumentError, Option} from 'commander';

/** An option some of whose values have names, which a shell can complete; other values are possible, too. */
export class OptionWithNames extends Option {
	readonly valueNames: readonly string[];

	constructor(flags: string, description: string, valueNames: readonly string[]) {
		super(flags, description);
		this.valueNames = valueNames;
	}
}

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
