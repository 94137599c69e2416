/**
 * The transposition table: bounds of positions that were searched before.
 * (https://www.chessprogramming.org/Transposition_Table)
 *
 * An entry of the 7x6 build is one word, so that it is read and written whole:
 *
 *      63                                   12 11        6 5         0
 *      [ key (49 bits)                        | upper + 32 | lower + 32 ]
 *
 * On other boards a key takes up to 64 bits, and an entry is two words, (key xor bounds, bounds): when two workers write the
 * same entry at once, the halves of different entries do not fit together and count as nothing found
 * (Hyatt and Mann, "A lock-less transposition table implementation for parallel search", 2002). As every entry
 * holds the full key, neither a small nor a foreign nor a shared table can change a score. The word 0 is "nothing here": the
 * bounds of a real entry are never both -32. (This also covers the empty board, whose key is 0.)
 *
 * Where an entry lies. Most of the time of a large table goes into address translation (TLB) and cache misses. So the page of
 * 2 KB is chosen by the lower four rows alone, which change rarely as the search runs through the last moves of a line; the
 * place in it by the whole key. Neighbours in the tree are then neighbours in memory.
 *
 * How large it is. A table that fits the cache is faster while little is stored. The table starts small and doubles when it is
 * half full of stores: the old half is copied to the new one, so every entry is at the right place whatever the new bit of its
 * page number is. Until then the rest of the memory is not even touched.
 *
 * An old entry always gives way: keeping the one with more work, and two places for a key, gave nothing (bench/README.md).
 */
import {height, lowerRows, narrow} from './board';

/** Bytes of a page and of an entry, as powers of two. */
const PAGE: u32 = 11;
// @ts-ignore: decorator
@inline function entrySize(): u32 { return narrow() ? 3 : 4; }

/** What `lookUp` returns when the position is not there. */
export const UNKNOWN: i32 = 0;

let base: usize = 0;
let pageMask: u32 = 0;
let lastPageMask: u32 = 0;
let firstPages: u32 = 0;
let stores: u32 = 0;
let storesToGrow: u32 = 0;

/** Places the table at an address; sizes are powers of two (log2 of bytes). Equal sizes: it never grows. */
export function placeTable(at: usize, size: i32, firstSize: i32): void {
	base = at;
	lastPageMask = (<u32>1 << (<u32>size - PAGE)) - 1;
	firstPages = <u32>1 << (<u32>min(size, firstSize) - PAGE);
	resize(firstPages);
}

/** Forgets everything, and goes back to the first size. */
export function clearTable(): void {
	// A table of its own (one that grows) that has kept nothing yet is clear.
	const untouched = stores == 0 && pageMask + 1 == firstPages;
	if (untouched && pageMask < lastPageMask) return;
	memory.fill(base, 0, <usize>(pageMask + 1) << PAGE);
	resize(firstPages);
}

function resize(pages: u32): void {
	pageMask = pages - 1;
	stores = 0;
	storesToGrow = pages << (PAGE - entrySize() - 1);
}

function grow(): void {
	const bytes = <usize>(pageMask + 1) << PAGE;
	memory.copy(base + bytes, base, bytes);
	resize((pageMask + 1) << 1);
}

// @ts-ignore: decorator
@inline function entryOf(key: u64): usize {
	const low = key & lowerRows(min(height(), 4));
	const page = <u32>((low * 0x9e3779b97f4a7c15) >> 32) & pageMask;
	const place = (key * 0xd6e8feb86659fd93) >> <u64>(64 - PAGE + entrySize());
	return base + (<usize>page << PAGE) + (<usize>place << entrySize());
}

/** What is known of a position, for `lowerOf` and `upperOf`, or UNKNOWN. */
// @ts-ignore: decorator
@inline export function lookUp(key: u64): i32 {
	const entry = entryOf(key);
	if (narrow()) {
		const word = load<u64>(entry);
		return word >> 12 == key ? <i32>word & 0xfff : UNKNOWN;
	}
	const bounds = load<u64>(entry, 8);
	return (load<u64>(entry) ^ bounds) == key ? <i32>bounds : UNKNOWN;
}

/** The score is at least this. */
// @ts-ignore: decorator
@inline export function lowerOf(known: i32): i32 { return (known & 63) - 32; }

/** The score is at most this. */
// @ts-ignore: decorator
@inline export function upperOf(known: i32): i32 { return (known >> 6) - 32; }

/** Keeps the result of a window: above alpha it is a lower bound, else an upper one; the other bound stays if it is there. */
// @ts-ignore: decorator
@inline export function keep(key: u64, alpha: i32, result: i32): void {
	const known = lookUp(key);
	let lower = known == UNKNOWN ? -32 : lowerOf(known);
	let upper = known == UNKNOWN ? 31 : upperOf(known);
	if (result > alpha) lower = max(lower, result);
	else upper = min(upper, result);
	const bounds = <u64>((upper + 32) << 6 | (lower + 32));
	const entry = entryOf(key);
	if (narrow()) {
		store<u64>(entry, key << 12 | bounds);
	} else {
		store<u64>(entry, key ^ bounds);
		store<u64>(entry, bounds, 8);
	}
	if (++stores >= storesToGrow && pageMask < lastPageMask) grow();
}
