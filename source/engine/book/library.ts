import {type Position, play} from '../position.ts';
import {mix} from '../random.ts';
import type {Move} from '../rules.ts';
import {breakTie, type SearchSettings} from '../search/settings.ts';
import {type Book, type BookEntry, builtInBook, lookUp} from './book.ts';
import {CONNECT_FOUR_BOOK} from './connect-four.ts';
import {lookUpScore, type ScoreBook} from './score-book.ts';
import {TIC_TAC_TOE_BOOK} from './tic-tac-toe-4x4.ts';

/** The books in use. Where several know a position, the first one counts. */
export type Library = {
	/** Good moves of openings. */
	readonly openings: readonly Book[];
	/** Exact scores. */
	readonly scores: readonly ScoreBook[];
};

/** No books at all. */
export const NO_BOOKS: Library = {openings: [], scores: []};

/** The openings that are part of the program, as text. A new one is a file and a line here. */
const TEXTS: readonly string[] = [CONNECT_FOUR_BOOK, TIC_TAC_TOE_BOOK];

let builtIn: Library | undefined;

/** The openings that are part of the program, and no scores. They are read when first asked for. */
export function builtInLibrary(): Library {
	builtIn ??= {openings: TEXTS.map(builtInBook), scores: []};
	return builtIn;
}

/** What the openings say of a position for which they name good moves; undefined if they name none. */
export function bookMoves({openings}: Library, position: Position): BookEntry | undefined {
	return firstKnown(openings, (book) => {
		const entry = lookUp(book, position);
		return entry?.moves.length === 0 ? undefined : entry;
	});
}

/** The opening move that a player with these settings plays: the first good one, or with random tie-breaks any of them. */
export function chooseBookMove(library: Library, position: Position, {tie, seed}: SearchSettings): Move | undefined {
	const moves = bookMoves(library, position)?.moves ?? [];
	return moves.length === 0 ? undefined : breakTie(moves, tie, mix(seed ^ mix(position.moves.length)));
}

/** The solver's score of a position for its side to move, by the books; undefined where none knows it. */
export function bookScoreOf({scores, openings}: Library, position: Position): number | undefined {
	return (
		firstKnown(scores, (book) => lookUpScore(book, position)) ??
		firstKnown(openings, (book) => lookUp(book, position)?.score)
	);
}

/** The same of a move, for the side that makes it. */
export function bookScoreOfMove(library: Library, position: Position, move: Move): number | undefined {
	const next = play(position, move);
	const score = next.ok ? bookScoreOf(library, next.value) : undefined;
	return score === undefined ? undefined : 0 - score;
}

function firstKnown<Source, Value>(
	sources: readonly Source[],
	look: (source: Source) => Value | undefined,
): Value | undefined {
	for (const source of sources) {
		const known = look(source);
		if (known !== undefined) {
			return known;
		}
	}
	return undefined;
}
