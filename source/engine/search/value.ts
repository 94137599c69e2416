/**
 * Values inside a search: whole numbers seen from the side to move. A static evaluation lies well within
 * plus or minus HEURISTIC_LIMIT, a won game beyond it, so that no evaluation is mistaken for a result. What a won game
 * is worth in reports is another matter (`scoreValue`).
 */

/** A game won at the root itself; a win n plies from the root is worth n less, so that the quickest one is best. */
export const WIN = 1_000_000_000;

/** Larger than every value. */
export const INFINITE = WIN + 1;

/** The largest value of a static evaluation, either way. */
export const HEURISTIC_LIMIT = 900_000_000;

/** Whether a value says that the side to move wins, or that it loses. */
export function isDecided(value: number): boolean {
	return value > HEURISTIC_LIMIT || value < -HEURISTIC_LIMIT;
}

/** The plies from the root to the end of a decided game (with `fast` wins). */
export function pliesToEnd(value: number): number {
	return WIN - Math.abs(value);
}
