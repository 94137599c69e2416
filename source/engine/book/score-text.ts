import {failure, type Result, success} from '../result.ts';
import {rulesKey} from '../rules.ts';
import {type Book, entryText} from './book.ts';
import {forEachPosition} from './build-scores.ts';
import {canHaveScoreBook, codeOf, type ScoreBook, type ScoredPosition, scoreBookOf, scoreOfCode} from './score-book.ts';

/** A score book as text that `parseBook` reads, a position a line with its score, by moves that lead there. */
export function formatScores(book: ScoreBook): string {
	const lines: string[][] = Array.from({length: book.plies + 1}, () => []);
	forEachPosition(book.rules, book.plies, (code, moves) => {
		const score = scoreOfCode(book, moves.length, code);
		if (score !== undefined) {
			lines[moves.length]?.push(entryText(moves, {moves: [], result: undefined, score}));
		}
	});
	return [`game ${rulesKey(book.rules)}`, ...lines.flat(), ''].join('\n');
}

/** The score book that holds the entries of a text; each of them must have a score. */
export function scoresOfBook({rules, entries}: Book): Result<ScoreBook> {
	const positions: ScoredPosition[] = [];
	let plies = 0;
	for (const [key, {score}] of entries) {
		// The key of an entry is its stones, cell by cell.
		const cells = [...key].map((stone) => '.XO'.indexOf(stone));
		const stones = cells.filter((cell) => cell > 0).length;
		if (score === undefined) {
			return failure({kind: 'bad-score-book', reason: {kind: 'no-score', stones}});
		}
		positions.push({stones, code: codeOf(rules, cells), score});
		plies = Math.max(plies, stones);
	}
	return canHaveScoreBook(rules, plies)
		? success(scoreBookOf(rules, plies, positions))
		: failure({
				kind: 'bad-score-book',
				reason: {kind: 'no-book-with', board: rulesKey(rules), stones: plies},
			});
}
