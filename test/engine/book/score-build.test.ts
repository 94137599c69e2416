import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {packScores} from '../../../source/engine/book/pack-scores.ts';
import {countPositions, lookUpScore, type ScoreBook} from '../../../source/engine/book/score-book.ts';
import {ScoreBuild} from '../../../source/engine/book/score-build.ts';
import {stoneCount} from '../../../source/engine/position.ts';
import {dropBoard} from '../../helpers/positions.ts';
import {builtScores} from '../../helpers/score-books.ts';

const BOARD = dropBoard(5, 4);
const WHOLE = builtScores(BOARD, 4);

/** Solves some of the open positions of a build, in the order that the numbers choose. */
function goOn(known: ScoreBook | undefined, choices: readonly number[]): ScoreBuild {
	const build = new ScoreBuild(BOARD, 4, known);
	const open = [...build.open()];
	for (const choice of choices) {
		const [taken] = open.splice(choice % Math.max(1, open.length), 1);
		if (taken !== undefined) {
			build.solved(taken.number, lookUpScore(WHOLE, taken.position) ?? Number.NaN);
		}
	}
	return build;
}

describe('a book in the making', () => {
	test('has the positions with the most stones to solve, and counts what is done', () => {
		const build = goOn(undefined, [5, 3, 1]);
		expect({total: build.total, done: build.done, open: build.open().length}).toEqual({total: 177, done: 3, open: 174});
		expect(build.open().every(({position}) => stoneCount(position) === 4)).toBe(true);
	});

	test('goes on from a checkpoint, which holds what is solved and no more', () => {
		const checkpoint = goOn(undefined, [0, 0, 0, 0, 0]).checkpoint();
		expect(checkpoint).toMatchObject({rules: BOARD, plies: 4});
		expect(countPositions(checkpoint)).toBe(5);
		const build = new ScoreBuild(BOARD, 4, checkpoint);
		expect([build.done, build.open().length]).toEqual([5, 172]);
	});

	test('is the same whatever the order was, and however often it was interrupted', () => {
		fc.assert(
			fc.property(fc.array(fc.array(fc.nat(), {maxLength: 80}), {maxLength: 4}), (parts) => {
				let known: ScoreBook | undefined;
				for (const choices of parts) {
					known = goOn(known, choices).checkpoint();
				}
				const rest = goOn(known, new Array(177).fill(0));
				expect(rest.done).toBe(177);
				expect(packScores(rest.finish())).toEqual(packScores(WHOLE));
			}),
			{numRuns: 25},
		);
	});
});
