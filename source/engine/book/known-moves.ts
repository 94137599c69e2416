import {outcomeOf, type Position} from '../position.ts';
import type {Move} from '../rules.ts';
import {movesKnownAtOnce} from '../solver/solve-moves.ts';
import {bookMoves, bookScoreOf, type Library} from './library.ts';

/** What books know of one move. */
export type KnownMove = {
	readonly move: Move;
	/** The solver's score for the side that makes it; null where a book only recommends the move. */
	readonly score: number | null;
	/** Whether an opening book recommends it. */
	readonly recommended: boolean;
};

/** What books know of a position: its score for the side to move (null: none), and the moves they know something of. */
export type KnownPosition = {readonly score: number | null; readonly moves: readonly KnownMove[]};

/**
 * What the books know of a position, moves ascending. A move that ends the game needs no book, so it is there as soon as a
 * book knows anything of the position. Of a finished game nothing is known.
 */
export function knownPosition(library: Library, position: Position): KnownPosition {
	if (outcomeOf(position) !== undefined) {
		return {score: null, moves: []};
	}
	const score = bookScoreOf(library, position) ?? null;
	const recommended = bookMoves(library, position)?.moves ?? [];
	const {known, open} = movesKnownAtOnce(position, library);
	const inBook = score !== null || recommended.length > 0 || known.some(({fromBook}) => fromBook);
	const moves = [
		...(inBook ? known : []).map(({move, solution}) => ({move, score: solution})),
		...open.filter((move) => recommended.includes(move)).map((move) => ({move, score: null})),
	];
	return {
		score,
		moves: moves
			.map((known) => ({...known, recommended: recommended.includes(known.move)}))
			.sort((a, b) => a.move - b.move),
	};
}
