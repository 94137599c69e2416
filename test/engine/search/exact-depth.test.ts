import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {legalMoves, type Position, sideToMove} from '../../../source/engine/position.ts';
import {scoreValue} from '../../../source/engine/score.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {
	SearchMemory,
	type SearchReport,
	scoreMoves,
	searchPosition,
} from '../../../source/engine/search/search-position.ts';
import {anyEndgame, anyOpenPosition, anyOrder, anyRules} from '../../helpers/arbitraries.ts';
import {afterMoves, CONNECT_FOUR} from '../../helpers/positions.ts';
import {inOrder, rank, settingsFor} from '../../helpers/searches.ts';

/** Positions from the opening to the last moves, in which results lie on both sides of the horizon. */
const positions = fc.oneof(anyOpenPosition(anyRules(5, 4), 20), anyEndgame(10));

/** The deepest depth, at most `wanted`, at which minimax stays below some thousand nodes. */
function affordable(position: Position, wanted: number): number {
	const branching = Math.max(2, legalMoves(position).length);
	return Math.max(1, Math.min(wanted, Math.floor(Math.log(5000) / Math.log(branching))));
}

describe('a table that serves exact depths alone', () => {
	test('leaves every search the value of minimax, whatever was searched before with the same table', () => {
		fc.assert(
			fc.property(
				positions,
				fc.constantFrom('outcome', 'pattern-a', 'threats'),
				fc.constantFrom<'flat' | 'fast'>('flat', 'fast'),
				fc.constantFrom(0, 0.0002, 0.1),
				fc.array(
					fc.record({
						algorithm: fc.constantFrom<'minimax' | 'alpha-beta'>('alpha-beta', 'minimax'),
						wanted: fc.integer({min: 1, max: 9}),
						first: anyOrder,
						second: anyOrder,
						deepen: fc.boolean(),
					}),
					{minLength: 1, maxLength: 5},
				),
				(position, evaluation, wins, table, searches) => {
					const mover = sideToMove(position);
					const number = ({score}: Pick<SearchReport, 'score'>) =>
						wins === 'fast' ? rank(score, mover) : scoreValue(score, 1e6);
					const memory = new SearchMemory();
					for (const {algorithm, wanted, first, second, deepen} of searches) {
						const plain = settingsFor(position.rules, {
							algorithm: 'minimax',
							evaluation,
							wins,
							depth: affordable(position, wanted),
						});
						const settings = {
							...plain,
							algorithm,
							order: {X: first, O: second},
							table,
							deepen,
							exactDepth: true,
						};
						const truth = scoreMoves(position, plain, UNDISTURBED);
						expect(number(searchPosition(position, settings, UNDISTURBED, memory))).toBe(number(truth));
						expect(scoreMoves(position, settings, UNDISTURBED, memory).moves.map(number)).toEqual(
							truth.moves.map(number),
						);
					}
				},
			),
			{numRuns: 300},
		);
	});

	test('does not tell a search what a deeper one has found, as another table does', () => {
		// After 3 0 4 0 X wins in 3, which two plies do not see.
		const position = afterMoves(CONNECT_FOUR, '3040');
		const twoAfterFive = (exactDepth: boolean) => {
			const memory = new SearchMemory();
			const settings = settingsFor(CONNECT_FOUR, {...inOrder('learned'), table: 1, exactDepth});
			scoreMoves(position, {...settings, depth: 5}, UNDISTURBED, memory);
			return scoreMoves(position, {...settings, depth: 2}, UNDISTURBED, memory).score.kind;
		};
		expect(twoAfterFive(true)).toBe('heuristic');
		expect(twoAfterFive(false)).toBe('win');
	});

	test('shares nothing with a table that serves more', () => {
		const settings = settingsFor(CONNECT_FOUR, {table: 1});
		const position = afterMoves(CONNECT_FOUR, '');
		const memory = new SearchMemory();
		const table = memory.tableFor(position, settings);
		expect(memory.tableFor(position, settings)).toBe(table);
		expect(memory.tableFor(position, {...settings, exactDepth: true})).not.toBe(table);
	});
});
