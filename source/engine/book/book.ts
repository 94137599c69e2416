import {formatNumbers, parseNumbers} from '../notation.ts';
import {countStones, emptyPosition, type Position, play, sideToMove, stonesOf} from '../position.ts';
import {failure, type Result, success, unwrap} from '../result.ts';
import {type Move, makeRules, type Rules, rulesKey} from '../rules.ts';
import type {Score} from '../score.ts';
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

/** The good moves of one position, and its proven result where the book says it. */
export type BookEntry = {readonly moves: readonly Move[]; readonly result: BookResult};

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
	return {moves: [...moves].sort((a, b) => a - b), result: entry.result};
}

/**
 * Reads a book. The format, line by line:
 *
 *     # a comment, to the end of the line; blank lines do not count
 *     game 7x6 connect 4 gravity        once, first: the rules
 *     -: 3                              a position (its moves; `-` for the empty board): the good moves
 *     3,2: 3 4 = draw                   and, where it is known, the result: X, O or draw
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
				return failure({kind: 'bad-book', line, reason: 'expected the rules, such as "game 7x6 connect 4 gravity"'});
			}
			rules = made.value;
			continue;
		}
		const entry = parseEntry(rules, content);
		if (typeof entry === 'string') {
			return failure({kind: 'bad-book', line, reason: entry});
		}
		if (entries.has(entry.key)) {
			return failure({kind: 'bad-book', line, reason: 'this position or an image of it is there already'});
		}
		entries.set(entry.key, entry.entry);
	}
	if (rules === undefined) {
		return failure({kind: 'bad-book', line: 1, reason: 'the book is empty'});
	}
	return success({rules, entries});
}

function parseEntry(rules: Rules, content: string): {readonly key: string; readonly entry: BookEntry} | string {
	const match = /^([\d,]+|-)\s*:\s*([\d\s]+?)(?:\s*=\s*(X|O|draw))?$/.exec(content);
	if (match === null) {
		return 'expected "position: moves", such as "3,2: 3 4 = draw"';
	}
	const numbers = parseNumbers(match[1] === '-' ? '' : (match[1] ?? ''));
	if (!numbers.ok) {
		return 'the position is not a list of moves';
	}
	let position = emptyPosition(rules);
	for (const move of numbers.value) {
		const next = play(position, move);
		if (!next.ok) {
			return `move ${move} of the position is not possible`;
		}
		position = next.value;
	}
	const {key, symmetry} = canonicalOf(rules, stonesOf(position));
	const moves: Move[] = [];
	for (const word of (match[2] ?? '').trim().split(/\s+/)) {
		const move = Number(word);
		if (!play(position, move).ok) {
			return `the answer ${word} is not possible`;
		}
		moves.push(mapMove(rules, symmetry, move));
	}
	return {key, entry: {moves, result: match[3] as BookResult}};
}

/** A book as text that `parseBook` reads; positions are written by moves that lead to them. */
export function formatBook(
	rules: Rules,
	positions: ReadonlyArray<{readonly position: Position; readonly entry: BookEntry}>,
): string {
	const lines = positions.map(({position, entry}) => {
		const where = position.moves.length === 0 ? '-' : formatNumbers(position.moves);
		return `${where}: ${entry.moves.join(' ')}${entry.result === undefined ? '' : ` = ${entry.result}`}`;
	});
	return [`game ${rulesKey(rules)}`, ...lines, ''].join('\n');
}

/** Reads a book that is part of the program; a fault in it is a bug. */
export function builtInBook(text: string): Book {
	return unwrap(parseBook(text));
}
