import {describe, expect, test} from 'vitest';
import type {PlayedGame} from '../../../source/engine/match/game.ts';
import {blundersOf, grade} from '../../../source/engine/match/grade.ts';
import {addToSeries, isDecided, newSeries} from '../../../source/engine/match/series.ts';
import {addGame, emptyTally, repeatedGames, resultsOf, tallyOf} from '../../../source/engine/match/tally.ts';
import {CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';

function played(index: number, changes: Partial<PlayedGame> = {}): PlayedGame {
	const effort = {moves: 3, milliseconds: 6, slowest: 4, nodes: 30, searches: 3};
	return {
		index,
		x: index % 2,
		o: 1 - (index % 2),
		opening: [],
		moves: [index % 7],
		result: 'X',
		reason: 'line',
		efforts: {X: effort, O: {...effort, slowest: 1}},
		...changes,
	};
}

const BLUNDER = {ply: 2, side: 'X', move: 1, before: 'win', after: 'loss', better: [3]} as const;

describe('the tally of a match', () => {
	test('has the results of each player against each', () => {
		const games = [
			played(0, {x: 0, o: 1}),
			played(1, {x: 2, o: 0, result: 'draw', reason: 'full'}),
			played(2, {x: 2, o: 1, result: 'O'}),
			played(3, {x: 1, o: 0}),
		];
		const [a, b, c] = tallyOf(3, games);
		expect(a?.against).toEqual([
			{wins: 0, draws: 0, losses: 0},
			{wins: 1, draws: 0, losses: 1},
			{wins: 0, draws: 1, losses: 0},
		]);
		expect(b && resultsOf(b)).toEqual({wins: 2, draws: 0, losses: 1});
		expect(c && resultsOf(c)).toEqual({wins: 0, draws: 1, losses: 1});
	});

	test('adds up efforts, verdicts, moves that gave something away, and faults', () => {
		const judgement = {judged: {X: 3, O: 2}, blunders: [BLUNDER, {...BLUNDER, before: 'draw', side: 'O'} as const]};
		const games = [played(0, {judgement}), played(1, {reason: 'crash', detail: 'gone'})];
		const [a, b] = tallyOf(2, games);
		expect(a).toMatchObject({
			efforts: {moves: 6, milliseconds: 12, slowest: 4, nodes: 60, searches: 6},
			judged: 3,
			winsGivenAway: 1,
			drawsGivenAway: 0,
			faults: 1,
		});
		expect(b).toMatchObject({judged: 2, winsGivenAway: 0, drawsGivenAway: 1, faults: 0});
	});

	test('does not change the one before', () => {
		const before = emptyTally(2);
		addGame(before, played(0));
		expect(before).toEqual(emptyTally(2));
	});
});

describe('repeated games', () => {
	test('are those with the same moves or mirrored ones, of the same players on the same sides', () => {
		const same = {x: 0, o: 1};
		const games = [
			played(0, {...same, moves: [3, 4, 2]}),
			played(1, {...same, moves: [3, 4, 2]}),
			played(2, {...same, moves: [3, 2, 4]}),
			played(3, {x: 1, o: 0, moves: [3, 4, 2]}),
			played(4, {...same, moves: [3, 4, 1]}),
		];
		expect(repeatedGames(games, CONNECT_FOUR)).toBe(2);
		expect(repeatedGames([], CONNECT_FOUR)).toBe(0);
	});

	test('are found in every image of a square board', () => {
		const corners = [0, 2, 6, 8].map((corner, index) => played(index, {x: 0, o: 1, moves: [corner, 4]}));
		expect(repeatedGames(corners, TIC_TAC_TOE)).toBe(3);
	});
});

describe('a series', () => {
	const SPRT = {elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05};
	/** Games that the first player wins. */
	const won = (index: number) => played(index, {result: index % 2 === 0 ? 'X' : 'O'});

	test('keeps games in their order, whichever was over first', () => {
		const series = [3, 0, 2].map((index) => played(index)).reduce(addToSeries, newSeries(2));
		expect(series.games.map(({index}) => index)).toEqual([0, 2, 3]);
		expect(series.tally).toEqual(tallyOf(2, series.games));
		expect(isDecided(series)).toBe(false);
	});

	test('is decided by its test at the same game, whichever was over first', () => {
		const indexes = Array.from({length: 40}, (_, index) => index);
		const inOrder = indexes.map(won).reduce(addToSeries, newSeries(2, SPRT));
		// Each win counts ln(0.571463 / 0.5) = 0.1336, and 23 of them pass 2.9444.
		expect(inOrder.games).toHaveLength(23);
		expect(inOrder.test?.state.decision).toBe('H1');
		const backwards = indexes.toReversed().map(won).reduce(addToSeries, newSeries(2, SPRT));
		expect(backwards).toEqual(inOrder);
		expect(addToSeries(inOrder, won(40))).toBe(inOrder);
	});

	test('waits with its test for games that are missing', () => {
		const later = Array.from({length: 40}, (_, index) => won(index + 1)).reduce(addToSeries, newSeries(2, SPRT));
		expect(later.games).toHaveLength(40);
		expect(later.test?.results).toEqual({wins: 0, draws: 0, losses: 0});
	});
});

describe('the grade of a player', () => {
	const judgement = {judged: {X: 3, O: 2}, blunders: [BLUNDER]};
	const games = [
		played(0, {judgement}),
		played(1, {judgement}),
		played(2, {result: 'draw', reason: 'full', judgement}),
	];
	const [player] = tallyOf(2, games);
	if (player === undefined) {
		throw new Error('a tally has players');
	}

	test('holds points, blunders a game and faults against what is required', () => {
		// As X it wins and draws, as O it loses; it blunders as X.
		expect(
			grade(player, [
				{name: 'points', wanted: 1.5},
				{name: 'points', wanted: 2},
				{name: 'blunders', wanted: 0.6},
				{name: 'faults', wanted: 0},
			]),
		).toEqual([
			{name: 'points', wanted: 1.5, found: 1.5, met: true},
			{name: 'points', wanted: 2, found: 1.5, met: false},
			{name: 'blunders', wanted: 0.6, found: 2 / 3, met: false},
			{name: 'faults', wanted: 0, found: 0, met: true},
		]);
	});

	test('lists the blunders of this player alone', () => {
		expect(blundersOf(games, 0).map(({game}) => game.index)).toEqual([0, 2]);
		expect(blundersOf(games, 1).map(({game}) => game.index)).toEqual([1]);
	});
});
