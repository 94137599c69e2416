import type {Position} from '../position.ts';
import {mix} from '../random.ts';
import {type Move, rulesKey} from '../rules.ts';
import {breakTie, type SearchSettings} from '../search/settings.ts';
import {type Book, type BookEntry, builtInBook, lookUp} from './book.ts';
import {CONNECT_FOUR_BOOK} from './connect-four.ts';
import {TIC_TAC_TOE_BOOK} from './tic-tac-toe-4x4.ts';

/** The books that come with the program, as text. A new one is a file and a line here. */
const TEXTS: readonly string[] = [CONNECT_FOUR_BOOK, TIC_TAC_TOE_BOOK];

let books: ReadonlyMap<string, Book> | undefined;

/** What the program's own book knows of a position; undefined if nothing. The books are read when first asked for. */
export function bookMoves(position: Position): BookEntry | undefined {
	books ??= new Map(TEXTS.map(builtInBook).map((book) => [rulesKey(book.rules), book]));
	const book = books.get(rulesKey(position.rules));
	return book === undefined ? undefined : lookUp(book, position);
}

/** The book move that a player with these settings plays: the first good one, or with random tie-breaks any of them. */
export function chooseBookMove(position: Position, {tie, seed}: SearchSettings): Move | undefined {
	const entry = bookMoves(position);
	return entry === undefined ? undefined : breakTie(entry.moves, tie, mix(seed ^ mix(position.moves.length)));
}
