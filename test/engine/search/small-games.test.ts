import {describe, expect, test} from 'vitest';
import {
	emptyPosition,
	legalMoves,
	outcomeOf,
	type Position,
	play,
	sideToMove,
	stonesOf,
} from '../../../source/engine/position.ts';
import {unwrap} from '../../../source/engine/result.ts';
import type {Rules, Side} from '../../../source/engine/rules.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {SearchMemory, scoreMoves, searchPosition} from '../../../source/engine/search/search-position.ts';
import type {SearchSettings} from '../../../source/engine/search/settings.ts';
import {
	BIG_TIC_TAC_TOE,
	CONNECT_FOUR,
	drawn,
	dropBoard,
	TIC_TAC_TOE,
	WIDE_TIC_TAC_TOE,
} from '../../helpers/positions.ts';
import {inOrder, settingsFor, TO_THE_END} from '../../helpers/searches.ts';

/** Every kind of search that looks to the end of tic-tac-toe. */
const SEARCHES: ReadonlyArray<readonly [string, Partial<SearchSettings>]> = [
	['minimax', {algorithm: 'minimax'}],
	['minimax with a table', {algorithm: 'minimax', table: 0.1}],
	['minimax with flat wins', {algorithm: 'minimax', wins: 'flat', tie: 'right'}],
	['alpha-beta', {}],
	['alpha-beta with flat wins', {wins: 'flat'}],
	['alpha-beta reversed', inOrder('reversed')],
	['alpha-beta from the centre', inOrder('centre')],
	['alpha-beta with a shallow sort', inOrder('shallow')],
	['alpha-beta that learns', inOrder('learned')],
	['alpha-beta with one order for X and another for O', {order: {X: 'centre', O: 'reversed'}}],
	['alpha-beta with a table', {table: 0.1, ...inOrder('learned')}],
	['alpha-beta with a tiny table', {table: 0.0002}],
	['alpha-beta step by step', {deepen: true, table: 0.1}],
	['alpha-beta with random ties', {tie: 'random', seed: 4}],
	['alpha-beta with a pattern', {evaluation: 'pattern-a'}],
	['alpha-beta with threats', {evaluation: 'threats', wins: 'flat', tie: 'left'}],
];

/** A player of tic-tac-toe that remembers its answers: they depend on the position alone. */
function playerOf(changes: Partial<SearchSettings>): (position: Position) => Position {
	const settings = settingsFor(TIC_TAC_TOE, {depth: 9, ...changes});
	const memory = new SearchMemory();
	const answers = new Map<string, number>();
	return (position) => {
		const key = stonesOf(position).join();
		const move = answers.get(key) ?? searchPosition(position, settings, UNDISTURBED, memory).move ?? Number.NaN;
		answers.set(key, move);
		return unwrap(play(position, move));
	};
}

/** The results of all games in which the opponent tries everything. */
function allResults(engine: Side, answer: (position: Position) => Position): Map<string, number> {
	const results = new Map<string, number>();
	const walk = (position: Position): void => {
		const outcome = outcomeOf(position);
		if (outcome !== undefined) {
			const result = outcome.kind === 'win' ? outcome.winner : 'draw';
			results.set(result, (results.get(result) ?? 0) + 1);
			return;
		}
		if (sideToMove(position) === engine) {
			walk(answer(position));
			return;
		}
		for (const move of legalMoves(position)) {
			walk(unwrap(play(position, move)));
		}
	};
	walk(emptyPosition(TIC_TAC_TOE));
	return results;
}

describe.each(SEARCHES)('tic-tac-toe by %s', (_, changes) => {
	test('is a draw against itself', () => {
		const answer = playerOf(changes);
		let position = emptyPosition(TIC_TAC_TOE);
		while (outcomeOf(position) === undefined) {
			position = answer(position);
		}
		expect(outcomeOf(position)).toEqual({kind: 'draw'});
		expect(position.moves).toHaveLength(9);
	});

	test('is never lost, whatever the opponent plays, and won where the opponent errs', () => {
		const answer = playerOf(changes);
		const asX = allResults('X', answer);
		const asO = allResults('O', answer);
		expect(asX.get('O')).toBeUndefined();
		expect(asO.get('X')).toBeUndefined();
		expect(asX.get('X')).toBeGreaterThan(20);
		expect(asO.get('O')).toBeGreaterThan(20);
		expect(asX.get('draw')).toBeGreaterThan(0);
		expect(asO.get('draw')).toBeGreaterThan(0);
	});
});

describe("the tic-tac-toe page's checks", () => {
	const best = (rows: string, changes: Partial<SearchSettings> = {}) =>
		scoreMoves(drawn(TIC_TAC_TOE, rows), settingsFor(TIC_TAC_TOE, {depth: 9, ...changes}), UNDISTURBED);

	test('X wins at once on cell 6 or 8, and nothing else is as good', () => {
		expect(best('XOX/OXO/...').best).toEqual([6, 8]);
		expect(best('XOX/OXO/...', {wins: 'flat'}).best).toEqual(expect.arrayContaining([6, 8]));
		expect(best('XOX/OXO/...').score).toEqual({view: 'X', bound: 'exact', kind: 'win', plies: 1});
	});

	test('O must block on cell 8', () => {
		for (const algorithm of ['minimax', 'alpha-beta'] as const) {
			for (const wins of ['flat', 'fast'] as const) {
				const report = best('X.O/.X./...', {algorithm, wins});
				expect(report.best).toEqual([8]);
				expect(report.move).toBe(8);
			}
		}
	});

	test('a finished board has no move', () => {
		expect(best('XOX/XOO/OXX').move).toBeNull();
		expect(best('XXX/OO./...').move).toBeNull();
	});
});

/** The first moves with their kind, `+`, `=` or `-` for the mover. */
function firstMoves(rules: Rules, changes: Partial<SearchSettings> = {}): string {
	const report = scoreMoves(emptyPosition(rules), settingsFor(rules, {...TO_THE_END, ...changes}), UNDISTURBED);
	expect(report.settled).toBe(true);
	return report.moves.map(({score}) => ({win: '+', loss: '-', draw: '=', heuristic: '?'})[score.kind]).join('');
}

describe('the values of small boards', () => {
	test('tic-tac-toe is a draw with every first move', () => {
		expect(firstMoves(TIC_TAC_TOE)).toBe('=========');
	});

	test('on 4x3 with three in a row X wins in seven plies, and against the best defence it takes that long', () => {
		const settings = settingsFor(WIDE_TIC_TAC_TOE, TO_THE_END);
		const report = searchPosition(emptyPosition(WIDE_TIC_TAC_TOE), settings, UNDISTURBED);
		expect(report.score).toEqual({view: 'X', bound: 'exact', kind: 'win', plies: 7});
		const end = report.principalVariation.reduce(
			(position, move) => unwrap(play(position, move)),
			emptyPosition(WIDE_TIC_TAC_TOE),
		);
		expect(end.moves).toHaveLength(7);
		expect(outcomeOf(end)).toMatchObject({kind: 'win', winner: 'X'});
	});

	test('on 4x3 the engine wins as X against itself in seven plies', () => {
		const settings = settingsFor(WIDE_TIC_TAC_TOE, TO_THE_END);
		const memory = new SearchMemory();
		let position = emptyPosition(WIDE_TIC_TAC_TOE);
		while (outcomeOf(position) === undefined) {
			const {move} = searchPosition(position, settings, UNDISTURBED, memory);
			position = unwrap(play(position, move ?? Number.NaN));
		}
		expect(outcomeOf(position)).toMatchObject({kind: 'win', winner: 'X'});
		expect(position.moves).toHaveLength(7);
	});

	test.each([
		['4x4', dropBoard(4, 4), '===='],
		['5x4', dropBoard(5, 4), '-===-'],
		['4x5', dropBoard(4, 5), '===='],
	])('with gravity %s has the first moves it is known to have', (_, rules, expected) => {
		expect(firstMoves(rules)).toBe(expected);
	});

	test('4x4 with gravity is a draw by plain alpha-beta too', () => {
		const settings = settingsFor(dropBoard(4, 4), {
			evaluation: 'outcome',
			depth: null,
			...inOrder('reversed'),
			table: 1,
		});
		expect(searchPosition(emptyPosition(dropBoard(4, 4)), settings, UNDISTURBED).score).toEqual({
			view: 'X',
			bound: 'exact',
			kind: 'draw',
		});
	});

	test('4x4 with four in a row and without gravity is a draw', () => {
		const report = searchPosition(
			emptyPosition(BIG_TIC_TAC_TOE),
			settingsFor(BIG_TIC_TAC_TOE, TO_THE_END),
			UNDISTURBED,
		);
		expect(report.score).toEqual({view: 'X', bound: 'exact', kind: 'draw'});
		expect(report.settled).toBe(true);
	});

	test('where no line is possible every game is a draw', () => {
		const rules = {width: 3, height: 3, connect: 4, gravity: true};
		expect(firstMoves(rules)).toBe('===');
	});

	test('with one in a row the first stone wins', () => {
		const rules = {width: 3, height: 1, connect: 1, gravity: false};
		expect(firstMoves(rules)).toBe('+++');
	});

	test('a board of one cell is a draw in one ply', () => {
		const rules = {width: 1, height: 1, connect: 2, gravity: true};
		const report = searchPosition(emptyPosition(rules), settingsFor(rules), UNDISTURBED);
		expect(report).toMatchObject({move: 0, depth: 1, settled: true, score: {kind: 'draw', bound: 'exact'}});
	});
});

describe('a search with a seed and a node limit', () => {
	test('plays the same game twice', () => {
		const game = (): readonly number[] => {
			const memory = new SearchMemory();
			let position = emptyPosition(CONNECT_FOUR);
			while (outcomeOf(position) === undefined) {
				const settings = settingsFor(CONNECT_FOUR, {
					depth: null,
					nodes: 2000,
					tie: 'random',
					seed: 11,
					table: 0.1,
					...inOrder('learned'),
				});
				const {move} = searchPosition(position, settings, UNDISTURBED, memory);
				position = unwrap(play(position, move ?? Number.NaN));
			}
			return position.moves;
		};
		const first = game();
		expect(first.length).toBeGreaterThan(6);
		expect(game()).toEqual(first);
	});
});
