/**
 * Lines of four: which cells would complete one, and whether a set of cells holds one.
 *
 * A direction is a step s, and all are treated alike. With `pair` = stones that have a stone one step below (XX, marked at the
 * upper end), a cell completes four along s when it is the gap in one of
 *
 *      XXX_    (pair & pair<<s) << s        _XXX    (pair & pair<<s) >> 3s
 *      XX_X    pair<<s & stones>>s          X_XX    pair>>2s & stones<<s
 *
 * Upwards only XXX_ can be, as nothing lies above a gap.
 *
 * The idea of finding all such cells by shifts: https://www.chessprogramming.org/Connect_Four and its page on fill algorithms.
 * Two sets of stones go through the same steps in the two halves of a 128-bit register; the search looks at its moves in twos
 * (2 to 7 % of the time).
 */
import {stride} from './board';

// @ts-ignore: decorator
@inline function completing(stones: v128, s: i32): v128 {
	const up = i64x2.shl(stones, s);
	const down = i64x2.shr_u(stones, s);
	const pair = v128.and(stones, up);
	const pairUp = i64x2.shl(pair, s);
	const triple = v128.and(pair, pairUp);
	return v128.or(
		v128.or(i64x2.shl(triple, s), i64x2.shr_u(triple, 3 * s)),
		v128.or(v128.and(pairUp, down), v128.and(i64x2.shr_u(pair, 2 * s), up)),
	);
}

/**
 * For each half: the bits where one more stone completes four with these. Bits that are no cell or already taken are among
 * them; the caller leaves those out.
 */
// @ts-ignore: decorator
@inline export function winningCells(stones: v128): v128 {
	const s = <i32>stride();
	const pair = v128.and(stones, i64x2.shl(stones, 1));
	return v128.or(
		v128.or(i64x2.shl(v128.and(pair, i64x2.shl(pair, 1)), 1), completing(stones, s)),
		v128.or(completing(stones, s - 1), completing(stones, s + 1)),
	);
}

/** Two words as the halves of a register. */
// @ts-ignore: decorator
@inline export function twoWords(first: u64, second: u64): v128 {
	return i64x2.replace_lane(i64x2.splat(first), 1, second);
}

/** The first half of a register. */
// @ts-ignore: decorator
@inline export function firstWord(words: v128): u64 { return i64x2.extract_lane(words, 0); }

/** The second half of a register. */
// @ts-ignore: decorator
@inline export function secondWord(words: v128): u64 { return i64x2.extract_lane(words, 1); }

/** `winningCells` of one set. */
// @ts-ignore: decorator
@inline export function winningCellsOf(stones: u64): u64 { return firstWord(winningCells(i64x2.splat(stones))); }

// @ts-ignore: decorator
@inline function holds(set: u64, s: u64): u64 {
	const pair = set & (set >> s);
	return pair & (pair >> (2 * s));
}

/** True when the set holds four in a line. */
// @ts-ignore: decorator
@inline export function hasFour(set: u64): bool {
	const s = stride();
	return (holds(set, 1) | holds(set, s) | holds(set, s - 1) | holds(set, s + 1)) != 0;
}
