import {formatNumbers, parseNumbers} from '../notation.ts';
import {countStones, emptyPosition, legalMoves, type Position, play, sideToMove, stonesOf} from '../position.ts';
import {failure, type Result, success, unwrap} from '../result.ts';
import {cellCount, type Move, makeRules, opponentOf, type Rules, rulesKey} from '../rules.ts';
import type {Score} from '../score.ts';
import {greatestScore} from '../solver/solution.ts';
import {canonicalOf, mapMove, symmetriesOf, unmapMove} from '../symmetry.ts';

/** What is known of a book position for certain: the winner, a draw, or nothing. */
export type BookResult = 'X' | 'O' | 'draw' | undefined;

/** A book result as a score. */
export function bookScore(result: 'X' | 'O' | 'draw'): Score {
	const shared = {view: 'X', bound: 'exact'} as const;
	return result === 'draw'
		? {...shared, kind: 'draw'}
		: {...shared, kind: result === 'X' ? 'win' : 'loss', plies: null};
}

/** What a book says of one position. */
export type BookEntry = {
	/** The good moves; none where only the score is known. */
	readonly moves: readonly Move[];
	/** The proven result, where the book says it. */
	readonly result: BookResult;
	/** The solver's score for the side to move, where the book says it; then the result follows from it. */
	readonly score?: number;
};

/**
 * An opening book: positions and their good moves, for one set of rules. A position and its symmetric images are one
 * entry, found by the canonical form of its stones.
 */
export type Book = {
	readonly rules: Rules;
	/** By canonical key; moves are those of the canonical position. */
	readonly entries: ReadonlyMap<string, BookEntry>;
};

/** What a book knows of a position, its moves as they are in this position, ascending; undefined if nothing. */
export function lookUp(book: Book, position: Position): BookEntry | undefined {
	if (rulesKey(book.rules) !== rulesKey(position.rules)) {
		return undefined;
	}
	const {rules} = position;
	const stones = stonesOf(position);
	const {X: x, O: o} = countStones(stones);
	if (sideToMove(position) !== (x > o ? 'O' : 'X')) {
		// The book is about games; in a game it would be the other side's turn.
		return undefined;
	}
	const {key, symmetry} = canonicalOf(rules, stones);
	const entry = book.entries.get(key);
	if (entry === undefined) {
		return undefined;
	}
	// Where the stones are symmetric themselves, each image of a good move is as good.
	const moves = new Set<Move>();
	for (const other of symmetriesOf(rules)) {
		const image = stones.map((_, cell) => stones[other.to[cell] as number]);
		if (image.every((side, cell) => side === stones[cell])) {
			for (const move of entry.moves) {
				moves.add(unmapMove(rules, other, unmapMove(rules, symmetry, move)));
			}
		}
	}
	return {...entry, moves: [...moves].sort((a, b) => a - b)};
}

/**
 * Why a line is none of a book: it is not the rules, or the book ends before them; it is no entry, or what is before the colon
 * no list of moves; a move or an answer is not possible, the game is over, the score is beyond `most` either way, or the
 * position has an entry already.
 */
export type BookReason =
	| {readonly kind: 'no-rules'}
	| {readonly kind: 'empty'}
	| {readonly kind: 'no-entry'}
	| {readonly kind: 'no-position'}
	| {readonly kind: 'impossible-move'; readonly move: Move}
	| {readonly kind: 'game-over'}
	| {readonly kind: 'impossible-answer'; readonly text: string}
	| {readonly kind: 'impossible-score'; readonly text: string; readonly most: number}
	| {readonly kind: 'known-position'};

/**
 * Reads a book. The format, line by line:
 *
 *     # a comment, to the end of the line; blank lines do not count
 *     game 7x6 connect 4 gravity        once, first: the rules
 *     -: 3                              a position (its moves; `-` for the empty board): the good moves
 *     3,2: 3 4 = draw                   and, where it is known, the result: X, O or draw,
 *     3,3,4: = -2                       or the solver's score for the side to move, with moves or without
 *
 * Columns and cells count from 0. A move string is as on the command line. A problem names the line, counted from 1.
 */
export function parseBook(text: string): Result<Book> {
	let rules: Rules | undefined;
	const entries = new Map<string, BookEntry>();
	for (const [index, raw] of text.split(/\r?\n/).entries()) {
		const line = index + 1;
		const content = raw.replace(/#.*$/, '').trim();
		if (content === '') {
			continue;
		}
		if (rules === undefined) {
			const match = /^game (\d+)x(\d+) connect (\d+)( gravity)?$/.exec(content);
			const made = match
				? makeRules(Number(match[1]), Number(match[2]), Number(match[3]), match[4] !== undefined)
				: undefined;
			if (!made?.ok) {
				return failure({kind: 'bad-book', line, reason: {kind: 'no-rules'}});
			}
			rules = made.value;
			continue;
		}
		const entry = parseEntry(rules, content);
		if ('kind' in entry) {
			return failure({kind: 'bad-book', line, reason: entry});
		}
		if (entries.has(entry.key)) {
			return failure({kind: 'bad-book', line, reason: {kind: 'known-position'}});
		}
		entries.set(entry.key, entry.entry);
	}
	if (rules === undefined) {
		return failure({kind: 'bad-book', line: 1, reason: {kind: 'empty'}});
	}
	return success({rules, entries});
}

function parseEntry(rules: Rules, content: string): {readonly key: string; readonly entry: BookEntry} | BookReason {
	const match = /^([\d,]+|-)\s*:\s*([\d\s]*?)(?:\s*=\s*(?:(X|O|draw)|([+-]?\d+)))?$/.exec(content);
	const [, where = '', answers = '', result, score] = match ?? [];
	if (match === null || (answers === '' && score === undefined)) {
		return {kind: 'no-entry'};
	}
	const numbers = parseNumbers(where === '-' ? '' : where);
	if (!numbers.ok) {
		return {kind: 'no-position'};
	}
	let position = emptyPosition(rules);
	for (const move of numbers.value) {
		const next = play(position, move);
		if (!next.ok) {
			return {kind: 'impossible-move', move};
		}
		position = next.value;
	}
	if (legalMoves(position).length === 0) {
		return {kind: 'game-over'};
	}
	const {key, symmetry} = canonicalOf(rules, stonesOf(position));
	const moves: Move[] = [];
	for (const word of answers.split(/\s+/).filter((word) => word !== '')) {
		const move = Number(word);
		if (!play(position, move).ok) {
			return {kind: 'impossible-answer', text: word};
		}
		moves.push(mapMove(rules, symmetry, move));
	}
	if (score === undefined) {
		return {key, entry: {moves, result: result as BookResult}};
	}
	const most = greatestScore(position.moves.length, cellCount(rules));
	return Math.abs(Number(score)) > most
		? {kind: 'impossible-score', text: score, most}
		: {key, entry: scoredEntry(position, moves, Number(score))};
}

/** The entry of a position whose score is known. */
export function scoredEntry(position: Position, moves: readonly Move[], score: number): BookEntry {
	const mover = sideToMove(position);
	return {moves, score, result: score === 0 ? 'draw' : score > 0 ? mover : opponentOf(mover)};
}

/** A line of a book: an entry, by moves that lead to its position. */
export function entryText(moves: readonly Move[], entry: BookEntry): string {
	const known = entry.score ?? entry.result;
	const where = moves.length === 0 ? '-' : formatNumbers(moves);
	return [`${where}:`, ...entry.moves, ...(known === undefined ? [] : ['=', known])].join(' ');
}

/** A book as text that `parseBook` reads; positions are written by moves that lead to them. */
export function formatBook(
	rules: Rules,
	positions: ReadonlyArray<{readonly position: Position; readonly entry: BookEntry}>,
): string {
	const lines = positions.map(({position, entry}) => entryText(position.moves, entry));
	return [`game ${rulesKey(rules)}`, ...lines, ''].join('\n');
}

/** Reads a book that is part of the program; a fault in it is a bug. */
export function builtInBook(text: string): Book {
	return unwrap(parseBook(text));
}
