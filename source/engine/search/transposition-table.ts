/** How a stored value relates to the true one at its depth: equal, at least it, at most it. */
export const EXACT = 0;
/** The stored value is a lower bound. */
export const LOWER = 1;
/** The stored value is an upper bound. */
export const UPPER = 2;

/** The move of an entry that knows none. */
export const NO_MOVE = 1023;

const BYTES_PER_ENTRY = 12;
const EMPTY_ENTRY = -1;

/**
 * A transposition table: values of positions met before, found by their hash
 * (https://www.chessprogramming.org/Transposition_Table). Entries live in pairs: the first of a pair keeps the deeper
 * search, the second the latest one. An entry is recognised by the upper 32 bits of the hash beside its place.
 *
 * A win in an entry counts its distance from the entry's own position, since the same position can be reached at
 * different distances from the root; `Search.fromTable` turns one into the other.
 */
export class TranspositionTable {
	/** The entry that the last successful `probe` found. */
	value = 0;
	depth = 0;
	bound = EXACT;
	move = NO_MOVE;
	/** Whether the value rests on finished games alone, on no evaluation at a horizon. */
	complete = false;

	readonly #pairMask: number;
	readonly #keys: Int32Array;
	readonly #values: Int32Array;
	/** depth * 2^13 + complete * 2^12 + bound * 2^10 + move; -1 in an empty entry. */
	readonly #packed: Int32Array;

	/** A table of at most `mebibytes` (at least one), rounded down to a power of two of entries. */
	constructor(mebibytes: number) {
		const wanted = (mebibytes * 2 ** 20) / BYTES_PER_ENTRY;
		const entries = 2 ** Math.max(1, Math.floor(Math.log2(wanted)));
		this.#pairMask = entries / 2 - 1;
		this.#keys = new Int32Array(entries);
		this.#values = new Int32Array(entries);
		this.#packed = new Int32Array(entries).fill(EMPTY_ENTRY);
	}

	/** Forgets everything. */
	clear(): void {
		this.#packed.fill(EMPTY_ENTRY);
	}

	/** Looks a position up; on success its entry is in the public fields. */
	probe(hashLow: number, hashHigh: number): boolean {
		const first = 2 * (hashLow & this.#pairMask);
		for (let index = first; index < first + 2; index++) {
			const packed = this.#packed[index] as number;
			if (packed !== EMPTY_ENTRY && this.#keys[index] === hashHigh) {
				this.value = this.#values[index] as number;
				this.depth = packed >> 13;
				this.complete = (packed & 0x1000) !== 0;
				this.bound = (packed >> 10) & 3;
				this.move = packed & 0x3ff;
				return true;
			}
		}
		return false;
	}

	/** Stores what a search of `depth` found of a position. */
	store(
		hashLow: number,
		hashHigh: number,
		depth: number,
		value: number,
		bound: number,
		move: number,
		complete: boolean,
	): void {
		const first = 2 * (hashLow & this.#pairMask);
		const kept = this.#packed[first] as number;
		const replaceFirst = kept === EMPTY_ENTRY || this.#keys[first] === hashHigh || kept >> 13 <= depth;
		const index = replaceFirst ? first : first + 1;
		this.#keys[index] = hashHigh;
		this.#values[index] = value;
		this.#packed[index] = (depth << 13) | (complete ? 0x1000 : 0) | (bound << 10) | move;
	}
}
