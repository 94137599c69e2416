/** An empty cell in a search. */
export const EMPTY = 0;
/** A stone of X. */
export const X_STONE = 1;
/** A stone of O. */
export const O_STONE = 2;

/** `EMPTY`, `X_STONE` or `O_STONE`. */
export type Stone = 0 | 1 | 2;

/**
 * The value of the content of one line in X's view: a whole number. The line has no side with `connect` in a row.
 * It depends on the content alone, not on where the line lies.
 */
export type LineValue = (line: readonly Stone[], connect: number) => number;

/** What a table answers for a line on which a side has `connect` in a row. No value of a line is that large. */
export const COMPLETED = 0x7fff_ffff;

/** The largest value of one line, either way; a larger one is cut to it. */
export const LINE_VALUE_LIMIT = 100_000;

const UNKNOWN = -0x8000_0000;
const LONGEST_DIRECT = 12;
const SLOTS = 65_521;

/**
 * Values of all contents of lines of one length, each worked out when first asked for. The content of a line is coded
 * as a number in base 3, the first cell being the lowest digit, so that a stone changes the code by `side * 3^place`.
 *
 * Up to twelve cells (3^12 entries) a code is its own index. Longer lines have up to 3.5 thousand million contents;
 * their values are kept in a cache in which a new content replaces the old one in its slot.
 */
export class LineTable {
	readonly #length: number;
	readonly #connect: number;
	readonly #lineValue: LineValue;
	readonly #values: Int32Array;
	readonly #keys: Float64Array | undefined;

	constructor(length: number, connect: number, lineValue: LineValue) {
		this.#length = length;
		this.#connect = connect;
		this.#lineValue = lineValue;
		const direct = length <= LONGEST_DIRECT;
		this.#values = new Int32Array(direct ? 3 ** length : SLOTS).fill(UNKNOWN);
		this.#keys = direct ? undefined : new Float64Array(SLOTS).fill(-1);
	}

	/** The value of the line with this code, or COMPLETED. */
	value(code: number): number {
		const keys = this.#keys;
		if (keys === undefined) {
			const known = this.#values[code] as number;
			return known === UNKNOWN ? this.#work(code, code) : known;
		}
		const slot = code % SLOTS;
		return keys[slot] === code ? (this.#values[slot] as number) : this.#work(code, slot);
	}

	#work(code: number, slot: number): number {
		const line = decode(code, this.#length);
		const value = hasRun(line, this.#connect)
			? COMPLETED
			: Math.max(-LINE_VALUE_LIMIT, Math.min(LINE_VALUE_LIMIT, Math.round(this.#lineValue(line, this.#connect))));
		if (this.#keys !== undefined) {
			this.#keys[slot] = code;
		}
		this.#values[slot] = value;
		return value;
	}
}

/** The content of a line of `length` cells from its code. */
export function decode(code: number, length: number): Stone[] {
	const line: Stone[] = [];
	for (let place = 0; place < length; place++) {
		line.push((code % 3) as Stone);
		code = Math.floor(code / 3);
	}
	return line;
}

function hasRun(line: readonly Stone[], connect: number): boolean {
	let run = 0;
	let last: Stone = EMPTY;
	for (const stone of line) {
		run = stone === last ? run + 1 : 1;
		last = stone;
		if (stone !== EMPTY && run >= connect) {
			return true;
		}
	}
	return false;
}
