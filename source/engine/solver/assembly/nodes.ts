/**
 * Where the search keeps positions: a slot for each position, in memory of its own for each worker.
 *
 *      byte   0      8      16     24     32     40      44      48
 *             mover  mask   own    threats key   stones  order   sign
 *
 * `own`: the empty cells where the mover completes four; `threats`: where the other side does. They are computed once, when the
 * move is made, and handed down: what was `own` for one side are the `threats` to the other.
 * `sign`: 1 when the mover is the one of the position that the slot was filled from, else -1 (after a chain of forced moves it
 * may be either). While moves are collected, `mover` holds the one cell that the move takes.
 */
export const MOVER: usize = 0;
export const MASK: usize = 8;
export const OWN: usize = 16;
export const THREATS: usize = 24;
export const KEY: usize = 32;
export const STONES: usize = 40;
export const ORDER: usize = 44;
export const SIGN: usize = 48;
/** Bytes of a slot. */
export const SLOT: usize = 64;
