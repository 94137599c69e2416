/** What a person did with the mouse, and where: columns and rows of the window count from 0. */
export type MouseReport = {
	readonly kind: 'press' | 'wheel-up' | 'wheel-down';
	readonly column: number;
	readonly row: number;
};

/** The keys Shift, Meta and Control in the button's number, which change nothing here. */
const MODIFIERS = 4 + 8 + 16;

const KINDS: ReadonlyMap<number, MouseReport['kind']> = new Map([
	[0, 'press'],
	[64, 'wheel-up'],
	[65, 'wheel-down'],
]);

/**
 * Reads a report of a mouse as xterm writes it in mode 1006 ("SGR"): `ESC [ < button ; column ; row M`, with `m` where a button is
 * released. Undefined for any other text, and for what has no meaning here: other buttons, motion and releases.
 *
 * Source: XTerm Control Sequences, "Extended coordinates".
 */
export function readMouseReport(sequence: string): MouseReport | undefined {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the control sequences of terminals
	const found = /^\u001B\[<(\d+);(\d+);(\d+)M$/.exec(sequence);
	const [button = Number.NaN, column = 0, row = 0] = (found ?? []).slice(1).map(Number);
	const kind = KINDS.get(button & ~MODIFIERS);
	return found === null || kind === undefined ? undefined : {kind, column: column - 1, row: row - 1};
}
