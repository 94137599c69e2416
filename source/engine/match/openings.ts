import type {Library} from '../book/library.ts';
import {newResources} from '../players/resources.ts';
import {legalMoves, outcomeOf, type Position, play, stonesOf} from '../position.ts';
import {createRandom, type Random} from '../random.ts';
import {unwrap} from '../result.ts';
import {cellCount, type Move} from '../rules.ts';
import {UNDISTURBED} from '../search/limits.ts';
import {canonicalOf} from '../symmetry.ts';
import type {Match} from './schedule.ts';
import {type Patience, verdictOf} from './verdict.ts';

/** The position that the games with an opening of this number go on from; undefined where the board has not so many. */
export type OpeningAt = (number: number) => Position | undefined;

/** What a verdict on an opening may cost: at most some milliseconds, since many are looked at. */
const PATIENCE_WITH_ONE: Patience = {emptyCells: 30, nodes: 5000};

/**
 * The openings of a match: random ones that are a draw with best play as far as that can be told at once, or none, so that
 * all games go on from the start.
 */
export function openingsOf({start, seed}: Match, kind: 'random' | 'none', library: Library): OpeningAt {
	if (kind === 'none') {
		return () => start;
	}
	const resources = newResources(library);
	const openings = new Openings(start, seed, (position) => {
		const verdict = verdictOf(position, PATIENCE_WITH_ONE, UNDISTURBED, resources);
		return verdict === undefined || verdict === 'draw';
	});
	return (number) => openings.at(number);
}

/** The plies of an opening on a board that has room for so many, and the share of the cells it fills where it has not. */
const PLIES = 4;
const SHARE_OF_CELLS = 4;

/** So many draws in a row that are of no use mean that openings of this length are used up. */
const PATIENCE = 200;

/**
 * Random openings from one position: no two of them the same or mirror images, on none the game is over, each as
 * `isBalanced` wants it. They begin short, and grow as those of one length are used up. The same start and seed give the
 * same openings, however many are asked for.
 */
export class Openings {
	readonly #start: Position;
	readonly #isBalanced: (position: Position) => boolean;
	readonly #random: Random;
	readonly #found: Position[] = [];
	readonly #seen = new Set<string>();
	#plies: number;

	constructor(start: Position, seed: number, isBalanced: (position: Position) => boolean) {
		this.#start = start;
		this.#isBalanced = isBalanced;
		this.#random = createRandom(seed);
		this.#plies = Math.min(PLIES, Math.floor(cellCount(start.rules) / SHARE_OF_CELLS));
	}

	/** The opening with this number, from 0, as a position; undefined where the board has not so many. */
	at(number: number): Position | undefined {
		while (this.#found.length <= number) {
			const opening = this.#next();
			if (opening === undefined) {
				return undefined;
			}
			this.#found.push(opening);
		}
		return this.#found[number];
	}

	#next(): Position | undefined {
		for (; this.#plies <= cellCount(this.#start.rules) / 2; this.#plies++) {
			for (let draw = 0; draw < PATIENCE; draw++) {
				const position = this.#draw();
				if (position === undefined) {
					continue;
				}
				const {key} = canonicalOf(position.rules, stonesOf(position));
				if (this.#seen.has(key)) {
					continue;
				}
				// One that is not balanced is not looked at again, either.
				this.#seen.add(key);
				if (this.#isBalanced(position)) {
					return position;
				}
			}
		}
		return undefined;
	}

	#draw(): Position | undefined {
		let position = this.#start;
		for (let ply = 0; ply < this.#plies; ply++) {
			const moves = legalMoves(position);
			const move: Move | undefined = moves[this.#random.below(moves.length)];
			if (move === undefined) {
				return undefined;
			}
			position = unwrap(play(position, move));
		}
		return outcomeOf(position) === undefined ? position : undefined;
	}
}
