import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {emptyPosition, legalMoves, sideToMove} from '../../../source/engine/position.ts';
import {scoreValue} from '../../../source/engine/score.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {SearchMemory, scoreMoves, searchPosition} from '../../../source/engine/search/search-position.ts';
import {anyOpenPosition, cellsOf} from '../../helpers/arbitraries.ts';
import {FACTS} from '../../helpers/facts.ts';
import {CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';
import {referenceValue} from '../../helpers/reference.ts';
import {rank, settingsFor, WON} from '../../helpers/searches.ts';

const PLAIN = {algorithm: 'minimax', evaluation: 'outcome', wins: 'flat'} as const;

/** Boards small enough for the reference, which looks at everything afresh. */
const smallPositions = anyOpenPosition(
	fc.record({
		width: fc.integer({min: 2, max: 5}),
		height: fc.integer({min: 2, max: 4}),
		connect: fc.integer({min: 2, max: 4}),
		gravity: fc.boolean(),
	}),
	16,
);

describe('minimax', () => {
	test.each([
		[1, 7],
		[2, 56],
		[3, 399],
		[4, 2800],
		[5, 19607],
		[6, 137256],
		[7, 960792],
	])('of depth %i visits %i nodes below the root of the empty 7x6 board', (depth, below) => {
		const report = searchPosition(
			emptyPosition(CONNECT_FOUR),
			settingsFor(CONNECT_FOUR, {...PLAIN, depth}),
			UNDISTURBED,
		);
		expect(report.statistics.nodes).toBe(below + 1);
		expect(report.statistics.cutoffs).toBe(0);
	});

	test.each(['flat', 'fast'] as const)('with %s wins visits the whole tree of tic-tac-toe', (wins) => {
		const settings = settingsFor(TIC_TAC_TOE, {...PLAIN, wins, depth: 9});
		const {statistics, score, move} = searchPosition(emptyPosition(TIC_TAC_TOE), settings, UNDISTURBED);
		expect(statistics).toEqual({nodes: 549_946, leaves: 255_168, cutoffs: 0, firstMoveCutoffs: 0, tableHits: 0});
		expect(FACTS.ticTacToe).toEqual({treeNodes: 549_946, value: 0, firstBestCell: 0});
		expect(score).toEqual({view: 'X', bound: 'exact', kind: 'draw'});
		expect(move).toBe(0);
	});

	test('gives every move the value that the plainest minimax there is gives it', () => {
		const patterns = fc.constantFrom(
			{evaluation: 'outcome', weights: []},
			{evaluation: 'pattern-a', weights: [5, 30, 500]},
			{evaluation: 'pattern:3,-7', weights: [3, -7]},
		);
		fc.assert(
			fc.property(smallPositions, patterns, fc.integer({min: 1, max: 5}), (position, {evaluation, weights}, most) => {
				const depth = Math.min(most, legalMoves(position).length > 6 ? 2 : 3);
				const {rules} = position;
				const mover = sideToMove(position);
				const settings = settingsFor(rules, {algorithm: 'minimax', evaluation, depth});
				const report = scoreMoves(position, settings, UNDISTURBED);
				const best = referenceValue(rules, cellsOf(position), mover, depth, weights);
				expect(rank(report.score, mover)).toBe(best);
				expect(Math.max(...report.moves.map(({score}) => rank(score, mover)))).toBe(best);
				for (const {score} of report.moves) {
					expect(score.bound).toBe('exact');
				}
			}),
			{numRuns: 80},
		);
	});

	test('that remembers in a table, however small or filled by smaller depths, gives the same values', () => {
		fc.assert(
			fc.property(
				smallPositions,
				fc.constantFrom(0.00002, 0.001, 0.1),
				fc.array(fc.tuple(fc.integer({min: 1, max: 3}), fc.boolean()), {minLength: 1, maxLength: 4}),
				(position, table, searches) => {
					const memory = new SearchMemory();
					// A deeper search may have proven results that lie behind the horizon of this one.
					for (const [depth, deepen] of searches.toSorted(([one], [two]) => one - two)) {
						const plain = settingsFor(position.rules, {algorithm: 'minimax', evaluation: 'pattern-a', depth});
						const truth = scoreMoves(position, plain, UNDISTURBED);
						const report = scoreMoves(position, {...plain, table, deepen}, UNDISTURBED, memory);
						const values = (of: typeof truth) => of.moves.map(({move, score}) => [move, scoreValue(score, WON)]);
						expect(values(report)).toEqual(values(truth));
						expect(report.best).toEqual(truth.best);
					}
				},
			),
			{numRuns: 200},
		);
	});

	test('with flat wins gives the same values without the distance', () => {
		fc.assert(
			fc.property(smallPositions, fc.integer({min: 1, max: 3}), (position, depth) => {
				const mover = sideToMove(position);
				const search = (wins: 'flat' | 'fast') => {
					const settings = settingsFor(position.rules, {algorithm: 'minimax', evaluation: 'pattern-a', depth, wins});
					return scoreMoves(position, settings, UNDISTURBED).moves.map(({move, score}) => {
						return {move, value: score.kind === 'heuristic' ? rank(score, mover) : score.kind};
					});
				};
				expect(search('flat')).toEqual(search('fast'));
			}),
		);
	});
});
