import type {Position} from '../position.ts';
import type {Rules} from '../rules.ts';
import {codesWithin, scoresFromLast} from './build-scores.ts';
import {positionOfCode, type ScoreBook, scoreOfCode} from './score-book.ts';

/** The score of a position that is not solved yet. */
const UNKNOWN = -128;

/**
 * A book of scores in the making: the positions with the most stones are solved one by one, in any order, and in the end all
 * others follow from them.
 */
export class ScoreBuild {
	/** How many positions have to be solved, and how many of them are. */
	readonly total: number;
	done = 0;

	readonly #rules: Rules;
	readonly #codes: readonly Float64Array[];
	readonly #last: Float64Array;
	readonly #scores: Int8Array;

	/** Begins a book of all positions with at most `plies` stones; what `known`, a book of the same board, says is not open. */
	constructor(rules: Rules, plies: number, known?: ScoreBook) {
		this.#rules = rules;
		this.#codes = codesWithin(rules, plies);
		this.#last = this.#codes[plies] as Float64Array;
		this.total = this.#last.length;
		this.#scores = Int8Array.from(this.#last, (code) => {
			const score = known === undefined ? undefined : scoreOfCode(known, plies, code);
			this.done += score === undefined ? 0 : 1;
			return score ?? UNKNOWN;
		});
	}

	/** The positions that are still to be solved, and the number of each, for `solved`. Neighbours have much in common. */
	open(): ReadonlyArray<{readonly number: number; readonly position: Position}> {
		return [...this.#last.entries()]
			.filter(([number]) => this.#scores[number] === UNKNOWN)
			.map(([number, code]) => ({number, position: positionOfCode(this.#rules, code)}));
	}

	/** Notes the score of an open position, for its side to move. */
	solved(number: number, score: number): void {
		this.#scores[number] = score;
		this.done++;
	}

	/** What is solved so far, as a book: the start of another build. */
	checkpoint(): ScoreBook {
		const layers = this.#codes.map(() => ({codes: new Float64Array(0), scores: new Int8Array(0)}));
		const isSolved = (_: number, number: number) => this.#scores[number] !== UNKNOWN;
		const last = {codes: this.#last.filter(isSolved), scores: this.#scores.filter(isSolved)};
		return {rules: this.#rules, plies: layers.length - 1, layers: [...layers.slice(0, -1), last]};
	}

	/** The whole book, when nothing is open any more. */
	finish(): ScoreBook {
		return scoresFromLast(this.#rules, this.#codes, this.#scores);
	}
}
