import {fileURLToPath} from 'node:url';
import fc from 'fast-check';
import type {Library} from '../../source/engine/book/library.ts';
import {codeOf, type ScoreBook, type ScoredPosition, scoreBookOf} from '../../source/engine/book/score-book.ts';
import {ScoreBuild} from '../../source/engine/book/score-build.ts';
import {type Position, stoneCount, stonesOf} from '../../source/engine/position.ts';
import {unwrap} from '../../source/engine/result.ts';
import type {Rules} from '../../source/engine/rules.ts';
import {createSolver} from '../../source/engine/solver/solver.ts';
import {loadBooks} from '../../source/store/books.ts';
import {anyOpenPosition, anyRules} from './arbitraries.ts';

/** The code of a position's stones. */
export function codeAt(position: Position): number {
	return codeOf(
		position.rules,
		stonesOf(position).map((side) => (side === undefined ? 0 : side === 'X' ? 1 : 2)),
	);
}

/** A book worked out by one solver in this thread. */
export function builtScores(rules: Rules, plies: number): ScoreBook {
	const build = new ScoreBuild(rules, plies);
	const solver = createSolver(rules);
	for (const {number, position} of build.open()) {
		unwrap(solver.setPosition(position));
		build.solved(number, solver.solve()?.score ?? Number.NaN);
	}
	return build.finish();
}

/** Boards with gravity, up to 8x8. */
export const anyDropBoard: fc.Arbitrary<Rules> = anyRules(8).map((rules) => ({...rules, gravity: true}));

/** Any game of at most 12 plies that goes on, on such a board. */
export const anyOpening: fc.Arbitrary<Position> = anyOpenPosition(anyDropBoard, 12);

/** A book of any board that holds a few positions with any scores that can be. */
export const anyScoreBook: fc.Arbitrary<ScoreBook> = anyDropBoard
	.chain((rules) =>
		fc.record({
			rules: fc.constant(rules),
			positions: fc.array(fc.tuple(anyOpenPosition(fc.constant(rules), 12), fc.integer({min: -1000, max: 1000})), {
				maxLength: 40,
			}),
			more: fc.nat({max: 2}),
		}),
	)
	.map(({rules, positions, more}) => {
		const found = new Map<string, ScoredPosition>();
		for (const [position, choice] of positions) {
			const stones = stoneCount(position);
			const most = Math.floor((rules.width * rules.height + 1 - stones) / 2);
			found.set(`${stones} ${codeAt(position)}`, {stones, code: codeAt(position), score: (choice % (most + 1)) | 0});
		}
		const entries = [...found.values()];
		const plies = Math.min(12, Math.max(0, ...entries.map(({stones}) => stones)) + more);
		return scoreBookOf(rules, plies, entries);
	});

/** The books of exact scores that come with the program, and no openings. */
export function shippedScores(): Library {
	const {library} = loadBooks({own: '/nowhere', shipped: fileURLToPath(new URL('../../book', import.meta.url))});
	return {...library, openings: []};
}

/** A library of these scores alone. */
export function libraryOf(...scores: readonly ScoreBook[]): Library {
	return {openings: [], scores};
}
