/**
 * The board as bits.
 *
 * Column c takes height + 1 bits, the lowest cell first. The extra bit on top is the guard: no stone ever lies there, so a
 * line that is shifted over the edge of a column lands on a bit that is no cell. For 7x6:
 *
 *       6 13 20 27 34 41 48    guard row
 *      --------------------
 *       5 12 19 26 33 40 47    top row
 *       4 11 18 25 32 39 46
 *       3 10 17 24 31 38 45
 *       2  9 16 23 30 37 44
 *       1  8 15 22 29 36 43
 *       0  7 14 21 28 35 42    bottom row
 *
 * A step up is a shift by 1, to the right by height + 1, along the diagonals by height and height + 2.
 *
 * A position is two words: `mover`, the stones of the side whose turn it is, and `mask`, all stones. The key of a position is
 * mover + mask: in each column the sum carries at most into the bit above the highest stone, and no two positions share it.
 *
 * Where the layout comes from: John Tromp, Fhourstones (https://tromp.github.io/c4/fhour.html).
 *
 * The measures are constants in the build for 7x6, so that the compiler folds them into the code, and globals in the build for
 * all other boards; measured, the constants are worth a good part of the time (bench/README.md).
 */

/** True in the build for the 7x6 board (see standard.ts). */
// @ts-ignore: defined in one of the builds only
const STANDARD: bool = isDefined(STANDARD_BOARD);

/** The lowest cell of each column of the 7x6 board. */
const BOTTOM: u64 = 0x0040810204081;

let widthAny: i32 = 0;
let heightAny: i32 = 0;
let strideAny: u64 = 0;
let bottomAny: u64 = 0;
let fullAny: u64 = 0;
let followAny: u64 = 0;

/** Number of columns. */
// @ts-ignore: decorator
@inline export function width(): i32 { return STANDARD ? 7 : widthAny; }

/** Number of rows. */
// @ts-ignore: decorator
@inline export function height(): i32 { return STANDARD ? 6 : heightAny; }

/** Number of cells. */
// @ts-ignore: decorator
@inline export function cells(): i32 { return STANDARD ? 42 : widthAny * heightAny; }

/** Bits from a cell to its neighbour on the right. */
// @ts-ignore: decorator
@inline export function stride(): u64 { return STANDARD ? 7 : strideAny; }

/** The bottom row. */
// @ts-ignore: decorator
@inline export function bottom(): u64 { return STANDARD ? BOTTOM : bottomAny; }

/** Every cell. */
// @ts-ignore: decorator
@inline export function full(): u64 { return STANDARD ? BOTTOM * 0x3f : fullAny; }

/** The guard row. */
// @ts-ignore: decorator
@inline export function guard(): u64 { return bottom() << <u64>height(); }

/** The lowest `rows` rows. */
// @ts-ignore: decorator
@inline export function lowerRows(rows: i32): u64 { return bottom() * ((<u64>1 << <u64>rows) - 1); }

/**
 * The top row and every second row below it (on 7x6 the second, fourth and sixth): what falls to a player who answers each
 * move in the column where it was made.
 */
// @ts-ignore: decorator
@inline export function follow(): u64 { return STANDARD ? BOTTOM * 0x2a : followAny; }

/** True where a key takes so few bits (49 on 7x6) that both bounds fit beside it in one word. */
// @ts-ignore: decorator
@inline export function narrow(): bool { return STANDARD; }

/** All bits of the first column, its guard too. */
// @ts-ignore: decorator
@inline export function firstColumn(): u64 { return (((<u64>1 << <u64>height()) - 1) << 1) | 1; }

/** All cells of the column in which this one cell lies. */
// @ts-ignore: decorator
@inline export function columnOf(cell: u64): u64 {
	const guards = guard() & ~(cell - 1);
	const top = guards & -guards;
	return top - (top >> <u64>height());
}

/** The cells to which a stone falls now, one for each column that is not full. */
// @ts-ignore: decorator
@inline export function playable(mask: u64): u64 { return (mask + bottom()) & full(); }

/** These cells and all that lie above one of them in its column, in steps of 1, 2, 4... rows. */
// @ts-ignore: decorator
@inline export function upwards(cells: u64): u64 {
	let all = cells | ((cells << 1) & full());
	all |= (all << 2) & full() & ~lowerRows(2);
	if (height() > 4) all |= (all << 4) & full() & ~lowerRows(4);
	if (height() > 8) all |= (all << 8) & full() & ~lowerRows(8);
	if (height() > 16) all |= (all << 16) & full() & ~lowerRows(16);
	if (height() > 32) all |= (all << 32) & full() & ~lowerRows(32);
	return all;
}

/** The key of the mirror image of the position that has this key. */
export function mirrored(key: u64): u64 {
	let image: u64 = 0;
	for (let c = 0; c < width(); c++) {
		const column = (key >> (<u64>c * stride())) & firstColumn();
		image |= column << (((width() - 1 - c) as u64) * stride());
	}
	return image;
}

/** Sets the measures; false for a board that this build cannot serve. */
export function setBoard(columns: i32, rows: i32): bool {
	if (STANDARD) return columns == 7 && rows == 6;
	if (columns < 1 || rows < 1 || columns * (rows + 1) > 64) return false;
	widthAny = columns;
	heightAny = rows;
	strideAny = rows + 1;
	bottomAny = 0;
	for (let c = 0; c < columns; c++) bottomAny |= (1 as u64) << ((c as u64) * strideAny);
	fullAny = lowerRows(rows);
	followAny = 0;
	for (let row = rows - 1; row >= 0; row -= 2) followAny |= bottomAny << <u64>row;
	return true;
}
