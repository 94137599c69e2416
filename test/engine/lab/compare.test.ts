import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {NO_BOOKS} from '../../../source/engine/book/library.ts';
import {
	agreementOf,
	type LabRow,
	type LabSearch,
	type LabSettings,
	labSearches,
	runLabSearch,
	type TreeSearch,
} from '../../../source/engine/lab/compare.ts';
import {newResources} from '../../../source/engine/players/resources.ts';
import {type Position, sideToMove, withSideToMove} from '../../../source/engine/position.ts';
import type {Score} from '../../../source/engine/score.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import type {MoveOrderId} from '../../../source/engine/search/move-order.ts';
import {scoreMoves} from '../../../source/engine/search/search-position.ts';
import {anyEndgame, anyOpenPosition, anyRules} from '../../helpers/arbitraries.ts';
import {afterMoves, CONNECT_FOUR, dropBoard, TIC_TAC_TOE} from '../../helpers/positions.ts';
import {rank, settingsFor} from '../../helpers/searches.ts';

/** Settings of the lab with some of them changed. */
function lab(changes: Partial<LabSettings> = {}): LabSettings {
	return {depth: 3, evaluation: 'pattern-a', wins: 'fast', table: 1, time: null, nodes: null, ...changes};
}

const PLAIN: TreeSearch = {
	kind: 'tree',
	algorithm: 'alpha-beta',
	order: {X: 'natural', O: 'natural'},
	table: false,
	deepen: false,
};

function runAll(position: Position, settings: LabSettings): readonly LabRow[] {
	const resources = newResources(NO_BOOKS);
	return labSearches(position).map((search) => runLabSearch(search, position, settings, UNDISTURBED, resources));
}

describe('the searches of the lab', () => {
	test('are minimax, alpha-beta in every order, each with and without a table, with deepening, and the solver', () => {
		const orders: readonly MoveOrderId[] = ['natural', 'reversed', 'centre', 'shallow', 'learned'];
		const searches = labSearches(afterMoves(CONNECT_FOUR, ''));
		const has = (search: LabSearch) => expect(searches).toContainEqual(search);
		for (const table of [false, true]) {
			has({...PLAIN, algorithm: 'minimax', table});
			has({...PLAIN, order: {X: 'natural', O: 'reversed'}, table});
			for (const id of orders) {
				has({...PLAIN, order: {X: id, O: id}, table});
			}
		}
		for (const id of orders) {
			has({...PLAIN, order: {X: id, O: id}, table: true, deepen: true});
		}
		has({kind: 'perfect'});
		expect(searches).toHaveLength(21);
	});

	test('have no solver where it cannot serve: board, finished game, side that no game would have', () => {
		for (const position of [
			afterMoves(TIC_TAC_TOE, ''),
			afterMoves(CONNECT_FOUR, '3434343'),
			withSideToMove(afterMoves(CONNECT_FOUR, '3'), 'X'),
		]) {
			expect(labSearches(position)).toHaveLength(20);
		}
	});

	test('all have the value of minimax, quick wins and late losses as far away as there', () => {
		fc.assert(
			fc.property(
				fc.oneof(anyOpenPosition(anyRules(5, 4), 20), anyEndgame(9)),
				fc.constantFrom('outcome', 'pattern-a', 'threats'),
				fc.constantFrom<'flat' | 'fast'>('flat', 'fast'),
				fc.integer({min: 1, max: 4}),
				(position, evaluation, wins, depth) => {
					const rows = runAll(
						position,
						lab({evaluation, wins, depth: position.rules.gravity ? depth : Math.min(2, depth)}),
					);
					expect(rows.every(({finished}) => finished)).toBe(true);
					expect(agreementOf(rows)).toEqual({agree: true, differing: []});
					const mover = sideToMove(position);
					const ranks = rows.flatMap(({search, score}) =>
						search.kind === 'perfect' || score === null ? [] : [rank(score, mover)],
					);
					expect(new Set(ranks).size).toBe(1);
				},
			),
			{numRuns: 100},
		);
	});

	test('have with flat wins the distance of the position, whichever of the lost moves they choose', () => {
		// O must block in column 3 and then loses in 4; with flat wins any other move, after which X wins at once, is as good.
		const position = afterMoves({width: 5, height: 3, connect: 3, gravity: true}, '303');
		const rows = runAll(position, lab({depth: 4, evaluation: 'outcome', wins: 'flat'}));
		const trees = rows.filter(({search}) => search.kind === 'tree');
		expect(new Set(trees.map(({move}) => move)).size).toBeGreaterThan(1);
		for (const {score} of trees) {
			expect(score).toEqual({view: 'X', bound: 'exact', kind: 'win', plies: 4});
		}
		expect(agreementOf(rows)).toEqual({agree: true, differing: []});
	});

	test('have with flat wins the distance of the quickest win, also where a slower one is chosen', () => {
		// X completes 1 2 3 at once; of the same worth, and first in natural order, is a move after which X wins in 3.
		const position = afterMoves({width: 4, height: 3, connect: 3, gravity: true}, '331110');
		const rows = runAll(position, lab({depth: 4, evaluation: 'pattern-a', wins: 'flat'}));
		for (const {score} of rows.filter(({search}) => search.kind === 'tree')) {
			expect(score).toEqual({view: 'X', bound: 'exact', kind: 'win', plies: 1});
		}
		expect(agreementOf(rows)).toEqual({agree: true, differing: []});
	});

	test('agree with the solver in endgames that all of them see to the end', () => {
		fc.assert(
			fc.property(anyOpenPosition(fc.constant(dropBoard(4, 4)), 14), (position) => {
				fc.pre(position.moves.length >= 7);
				const rows = runAll(position, lab({depth: 16, evaluation: 'outcome'}));
				expect(agreementOf(rows).agree).toBe(true);
				expect(new Set(rows.map(({score}) => score === null || rank(score, 'X'))).size).toBe(1);
			}),
			{numRuns: 40},
		);
	});
});

describe('a row', () => {
	const notebook = afterMoves(CONNECT_FOUR, '3233232332445');

	test('has what the search found and counted', () => {
		expect(runLabSearch(PLAIN, notebook, lab({depth: 8, wins: 'flat'}), UNDISTURBED)).toEqual({
			search: PLAIN,
			depth: 8,
			finished: true,
			score: {view: 'X', bound: 'exact', kind: 'heuristic', value: -545},
			move: 6,
			nodes: 300_882,
			counts: {cutoffs: 55_173, firstMoveCutoffs: 10_954, leaves: 230_323, tableHits: 0},
			branching: expect.closeTo(4.7, 2),
			milliseconds: 0,
		});
	});

	test('of the solver has its own score, and no counts but nodes', () => {
		expect(runLabSearch({kind: 'perfect'}, notebook, lab(), UNDISTURBED)).toEqual({
			search: {kind: 'perfect'},
			depth: 29,
			finished: true,
			score: {view: 'X', bound: 'exact', kind: 'loss', plies: 23},
			move: 6,
			nodes: expect.any(Number),
			counts: null,
			branching: null,
			milliseconds: 0,
		});
	});

	test('of a solver that was used before counts the same', () => {
		const resources = newResources(NO_BOOKS);
		const nodes = () => runLabSearch({kind: 'perfect'}, notebook, lab(), UNDISTURBED, resources).nodes;
		expect(nodes()).toBe(nodes());
	});

	test('of a search that a limit stopped has no value, since a limit makes nothing deepen', () => {
		const stopped = {finished: false, depth: 0, score: null, move: null, branching: null};
		expect(runLabSearch(PLAIN, notebook, lab({depth: 8, nodes: 1000}), UNDISTURBED)).toMatchObject({
			...stopped,
			nodes: 1000,
		});
		expect(runLabSearch(PLAIN, notebook, lab({depth: 8, wins: 'flat', nodes: 300_882}), UNDISTURBED)).toMatchObject({
			finished: true,
			nodes: 300_882,
		});
		let clock = 0;
		const ticking = {now: () => clock++, stopRequested: () => false};
		expect(runLabSearch(PLAIN, notebook, lab({depth: 8, time: 20}), ticking)).toMatchObject(stopped);
		const asked = {now: () => 0, stopRequested: () => true};
		expect(runLabSearch(PLAIN, notebook, lab({depth: 8}), asked)).toMatchObject(stopped);
	});

	test('of a solver that was stopped has no value either', () => {
		const hard = afterMoves(CONNECT_FOUR, '3');
		const stopped = {finished: false, score: null, move: null};
		const asked = {now: () => 0, stopRequested: () => true};
		expect(runLabSearch({kind: 'perfect'}, hard, lab(), asked)).toMatchObject(stopped);
		expect(runLabSearch({kind: 'perfect'}, hard, lab({nodes: 40_000}), UNDISTURBED)).toMatchObject({
			...stopped,
			nodes: 49_152,
		});
	});

	test('of a finished game has its result and no move', () => {
		expect(runLabSearch(PLAIN, afterMoves(CONNECT_FOUR, '3434343'), lab(), UNDISTURBED)).toMatchObject({
			finished: true,
			score: {kind: 'win', plies: 0},
			move: null,
			nodes: 1,
		});
	});
});

describe('agreement', () => {
	const heuristic = (value: number): Score => ({view: 'X', bound: 'exact', kind: 'heuristic', value});
	const draw: Score = {view: 'X', bound: 'exact', kind: 'draw'};
	const win = (plies: number | null): Score => ({view: 'X', bound: 'exact', kind: 'win', plies});
	const loss = (plies: number): Score => ({view: 'X', bound: 'exact', kind: 'loss', plies});
	const row = (score: Score | null, search: LabSearch = PLAIN): LabRow => ({
		search,
		depth: 1,
		finished: score !== null,
		score,
		move: 0,
		nodes: 1,
		counts: null,
		branching: null,
		milliseconds: 0,
	});
	const solver = (score: Score | null) => row(score, {kind: 'perfect'});

	test.each<[string, readonly LabRow[], readonly number[]]>([
		['of nothing', [], []],
		['of equal values', [row(heuristic(5)), row(heuristic(5))], []],
		['of a row among three that has another value', [row(heuristic(4)), row(heuristic(5)), row(heuristic(5))], [0]],
		['of another distance', [row(win(3)), row(win(3)), row(win(5))], [2]],
		['of wins whose distance is not known', [row(win(3)), row(win(null))], []],
		['of a win and a loss', [row(win(3)), row(loss(3))], [1]],
		['of a draw and a value of 0', [row(draw), row(heuristic(0))], []],
		['of rows that were stopped', [row(null), row(heuristic(1))], []],
		['of the solver with any value of a horizon', [row(heuristic(90)), solver(loss(4))], []],
		['of the solver with a proven result', [row(win(3)), solver(win(3))], []],
		['of the solver against a proven result', [row(win(3)), solver(draw)], [1]],
		['of the solver against a proven distance', [row(win(3)), solver(win(5))], [1]],
		['of the solver against a draw that one row has proven', [row(heuristic(0)), row(draw), solver(win(9))], [2]],
	])('%s', (_, rows, differing) => {
		expect(agreementOf(rows)).toEqual({agree: differing.length === 0, differing});
	});
});

test('the value of the rows is the best one of the moves', () => {
	const position = afterMoves(CONNECT_FOUR, '3040');
	const {score} = runLabSearch(PLAIN, position, lab({depth: 4}), UNDISTURBED);
	const truth = scoreMoves(position, settingsFor(CONNECT_FOUR, {algorithm: 'minimax', depth: 4}), UNDISTURBED);
	expect(score).toEqual(truth.score);
	expect(score).toMatchObject({kind: 'win', plies: 3});
});
