/** The value below which half of these lie. */
export function median(values: readonly number[]): number {
	return percentile(values, 50);
}

/** The smallest of these values that at least so many percent of them do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Ends the bench where an answer is wrong. */
export function check(holds: boolean, what: string): void {
	if (!holds) {
		throw new Error(`wrong answer: ${what}`);
	}
}

/** How many rounds the command line asks for, as its first argument. */
export function roundsFrom(argv: readonly string[], otherwise: number): number {
	const rounds = argv[2] === undefined ? otherwise : Number(argv[2]);
	if (!Number.isInteger(rounds) || rounds < 1) {
		throw new Error(`the number of rounds must be 1 or more, not ${argv[2]}`);
	}
	return rounds;
}
