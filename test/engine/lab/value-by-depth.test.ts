import {describe, expect, test} from 'vitest';
import {labExample} from '../../../source/engine/lab/examples.ts';
import {scoresAtDepth} from '../../../source/engine/lab/value-by-depth.ts';
import type {Position} from '../../../source/engine/position.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {SearchMemory, scoreMoves} from '../../../source/engine/search/search-position.ts';
import {afterMoves, CONNECT_FOUR} from '../../helpers/positions.ts';
import {settingsFor} from '../../helpers/searches.ts';

const SETTINGS = {depth: 1, evaluation: 'pattern-a', wins: 'fast', table: 1, time: null, nodes: null} as const;

/** The values of all moves at each depth up to `most`, wins as `X3`: X wins in 3. */
function table(position: Position, most: number): ReadonlyArray<ReadonlyArray<number | string>> {
	const memory = new SearchMemory();
	return Array.from({length: most}, (_, index) => {
		const scores = scoresAtDepth(position, index + 1, SETTINGS, UNDISTURBED, memory);
		return (scores?.moves ?? []).map(({score}) =>
			score.kind === 'heuristic'
				? score.value
				: score.kind === 'draw'
					? 0
					: `${score.kind === 'win' ? 'X' : 'O'}${score.plies}`,
		);
	});
}

describe('the value of each move by depth', () => {
	test('swings between odd and even depths on the empty board', () => {
		expect(table(labExample('odd-even').position, 6)).toEqual([
			[15, 20, 25, 35, 25, 20, 15],
			[-20, -15, -15, -15, -15, -15, -20],
			[30, 35, 60, 70, 60, 35, 30],
			[-55, -25, -20, -10, -20, -25, -55],
			[40, 65, 95, 95, 95, 65, 40],
			[-85, -50, -35, -15, -35, -50, -85],
		]);
	});

	test('shows a defeat only when it comes before the horizon', () => {
		const {position} = labExample('horizon');
		const values = table(position, 8);
		expect(values[3]).toEqual([590, 495, 475, 475, 485, 545, 125]);
		expect(values[7]).toEqual(['X8', 50, 500, 530, 'X8', 'X8', 'X8']);
		const memory = new SearchMemory();
		const best = [1, 2, 3, 4, 8].map((depth) => scoresAtDepth(position, depth, SETTINGS, UNDISTURBED, memory)?.best);
		expect(best).toEqual([[6], [6], [6], [6], [1]]);
	});

	test('is that of minimax, in whatever order the depths are asked for', () => {
		const position = afterMoves(CONNECT_FOUR, '3040');
		const memory = new SearchMemory();
		for (const depth of [5, 2, 4, 1, 3]) {
			const settings = settingsFor(CONNECT_FOUR, {algorithm: 'minimax', depth});
			const truth = scoreMoves(position, settings, UNDISTURBED);
			const found = scoresAtDepth(position, depth, SETTINGS, UNDISTURBED, memory);
			expect(found?.moves.map(({score}) => score)).toEqual(truth.moves.map(({score}) => score));
			expect(found).toMatchObject({depth, best: truth.best});
		}
	});

	test('is not known when the search was stopped', () => {
		const asked = {now: () => 0, stopRequested: () => true};
		expect(scoresAtDepth(afterMoves(CONNECT_FOUR, ''), 9, SETTINGS, asked, new SearchMemory())).toBeUndefined();
	});
});
