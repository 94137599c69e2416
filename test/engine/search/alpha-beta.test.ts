import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {Board} from '../../../source/engine/board.ts';
import {parseEvaluation} from '../../../source/engine/evaluation/evaluation.ts';
import {
	emptyPosition,
	landingCell,
	legalMoves,
	outcomeOf,
	type Position,
	play,
	sideToMove,
	stonesOf,
} from '../../../source/engine/position.ts';
import {unwrap} from '../../../source/engine/result.ts';
import type {Rules} from '../../../source/engine/rules.ts';
import {scoreValue} from '../../../source/engine/score.ts';
import {Limits, UNDISTURBED} from '../../../source/engine/search/limits.ts';
import type {MoveOrderId} from '../../../source/engine/search/move-order.ts';
import {Search, type SearchMethod} from '../../../source/engine/search/search.ts';
import {scoreMoves, searchPosition} from '../../../source/engine/search/search-position.ts';
import type {SearchSettings} from '../../../source/engine/search/settings.ts';
import type {NodeEnd} from '../../../source/engine/search/trace.ts';
import {TranspositionTable} from '../../../source/engine/search/transposition-table.ts';
import {WIN} from '../../../source/engine/search/value.ts';
import {anyOpenPosition, anyOrder} from '../../helpers/arbitraries.ts';
import {FACTS} from '../../helpers/facts.ts';
import {afterCells, afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';
import {rank, settingsFor} from '../../helpers/searches.ts';

const NOTEBOOK: Partial<SearchSettings> = {evaluation: 'pattern-a', wins: 'flat'};

/** The notebook's order of columns as an order for each side. */
function orderOf(words: string): SearchSettings['order'] {
	const known: Readonly<Record<string, SearchSettings['order']>> = {
		'columns from left to right': {X: 'natural', O: 'natural'},
		'columns from right to left at O nodes, left to right at X nodes': {X: 'natural', O: 'reversed'},
	};
	const order = known[words];
	if (order === undefined) {
		throw new Error(`the facts have an order nobody knows: ${words}`);
	}
	return order;
}

function cellOf(position: Position, move: number | null): number | undefined {
	return move === null ? undefined : landingCell(position.rules, stonesOf(position), move);
}

describe('alpha-beta visits the nodes and counts the cutoffs that the notebook does', () => {
	const {example} = FACTS.notebook;

	test.each(example.search)('on its example, depth $depth, $order', (fact) => {
		const position = afterCells(CONNECT_FOUR, example.cells);
		const settings = settingsFor(CONNECT_FOUR, {...NOTEBOOK, depth: fact.depth, order: orderOf(fact.order)});
		const report = searchPosition(position, settings, UNDISTURBED);
		expect({
			cell: cellOf(position, report.move),
			column: report.move,
			value: scoreValue(report.score, 10_000),
			visits: report.statistics.nodes,
			prunes: report.statistics.cutoffs,
		}).toEqual({cell: fact.cell, column: fact.column, value: fact.value, visits: fact.visits, prunes: fact.prunes});
	});

	test('namely 300,882 nodes and 55,173 cutoffs at depth 8, and 28,736 and 8,223 with the order of O reversed', () => {
		const deepest = example.search.filter(({depth}) => depth === 8).map(({visits, prunes}) => [visits, prunes]);
		expect(deepest).toEqual([
			[300_882, 55_173],
			[28_736, 8_223],
		]);
	});

	test.each(FACTS.notebook.search)('at depth $depth after $cells, $order', (fact) => {
		const position = afterCells(CONNECT_FOUR, fact.cells);
		const settings = settingsFor(CONNECT_FOUR, {...NOTEBOOK, depth: fact.depth, order: orderOf(fact.order)});
		const report = searchPosition(position, settings, UNDISTURBED);
		expect({
			cell: cellOf(position, report.move),
			value: scoreValue(report.score, 10_000),
			visits: report.statistics.nodes,
			prunes: report.statistics.cutoffs,
		}).toEqual({cell: fact.cell, value: fact.value, visits: fact.visits, prunes: fact.prunes});
	});

	test('in all 24 of its searches', () => {
		expect(FACTS.notebook.search).toHaveLength(24);
	});

	test('and finds the values of a small search after each move of the example', () => {
		const position = afterCells(CONNECT_FOUR, example.cells);
		const found = legalMoves(position).map((column) => {
			const next = unwrap(play(position, column));
			const settings = settingsFor(CONNECT_FOUR, {...NOTEBOOK, depth: 2});
			return {column, value: scoreValue(searchPosition(next, settings, UNDISTURBED).score, 10_000)};
		});
		expect(found).toEqual(example['shallow bremse 2 of each next position']);
	});

	test.each(FACTS.notebook['evaluations A against B'])(
		'and plays its game of depth $depth with evaluation $x for X, each value as there',
		({depth, x, columns, values}) => {
			let position = emptyPosition(CONNECT_FOUR);
			const moves: number[] = [];
			const found: number[] = [];
			while (outcomeOf(position) === undefined) {
				const usesA = (sideToMove(position) === 'X') === (x === 'A');
				const evaluation = usesA ? 'pattern-a' : 'pattern-b';
				const settings = settingsFor(CONNECT_FOUR, {...NOTEBOOK, evaluation, depth});
				const report = searchPosition(position, settings, UNDISTURBED);
				found.push(scoreValue(report.score, 10_000));
				moves.push(report.move ?? Number.NaN);
				position = unwrap(play(position, report.move ?? Number.NaN));
			}
			expect(moves.join('')).toBe(columns);
			expect(found).toEqual(values);
		},
	);
});

/** Boards on which minimax is quick. */
const boards: fc.Arbitrary<Rules> = fc.record({
	width: fc.integer({min: 2, max: 6}),
	height: fc.integer({min: 2, max: 5}),
	connect: fc.integer({min: 2, max: 4}),
	gravity: fc.boolean(),
});
const positions = anyOpenPosition(boards, 20);
const evaluations = fc.constantFrom('outcome', 'pattern-a', 'pattern-b', 'threats', 'pattern:1,-3,7');

/** The deepest depth, at most `wanted`, at which a tree of these moves stays below about `nodes`. */
function affordable(position: Position, wanted: number, nodes = 6000): number {
	const branching = Math.max(2, legalMoves(position).length);
	return Math.max(1, Math.min(wanted, Math.floor(Math.log(nodes) / Math.log(branching))));
}

describe('alpha-beta has the value of minimax', () => {
	test('with every order, with and without table, at once and step by step, and for every single move', () => {
		fc.assert(
			fc.property(
				positions,
				evaluations,
				fc.tuple(anyOrder, anyOrder),
				fc.constantFrom<'flat' | 'fast'>('flat', 'fast'),
				fc.constantFrom(0, 0.00002, 0.01, 1),
				fc.boolean(),
				fc.integer({min: 1, max: 8}),
				(position, evaluation, [first, second], wins, table, deepen, wanted) => {
					const depth = affordable(position, wanted);
					const mover = sideToMove(position);
					const shared = {evaluation, wins, depth};
					const plain = settingsFor(position.rules, {...shared, algorithm: 'minimax'});
					const pruned = settingsFor(position.rules, {...shared, order: {X: first, O: second}, table, deepen});
					const truth = scoreMoves(position, plain, UNDISTURBED);
					const each = scoreMoves(position, pruned, UNDISTURBED);
					const one = searchPosition(position, pruned, UNDISTURBED);
					const all = searchPosition(position, {...pruned, tie: 'left'}, UNDISTURBED);
					// With flat wins the distance is whatever line was found.
					const number = (report: (typeof truth.moves)[number]) =>
						wins === 'fast' ? rank(report.score, mover) : scoreValue(report.score, 1e6);
					expect(each.moves.map(number)).toEqual(truth.moves.map(number));
					expect(each.best).toEqual(truth.best);
					if (wins === 'fast' || !deepen) {
						expect(all.best).toEqual(truth.best);
					}
					expect(truth.best).toEqual(expect.arrayContaining([...all.best]));
					expect(truth.best).toContain(one.move);
					for (const report of [each, one, all]) {
						expect(scoreValue(report.score, 1e6)).toBe(scoreValue(truth.score, 1e6));
						if (wins === 'fast') {
							expect(rank(report.score, mover)).toBe(rank(truth.score, mover));
						}
					}
				},
			),
			{numRuns: 250},
		);
	});

	test('with flat wins also step by step: all wins are equal, those of a deeper step too', () => {
		const position = afterMoves(TIC_TAC_TOE, '0132');
		const best = (deepen: boolean) =>
			searchPosition(position, settingsFor(TIC_TAC_TOE, {wins: 'flat', depth: 3, tie: 'right', deepen}), UNDISTURBED)
				.best;
		expect(best(false)).toEqual([4, 5, 6, 8]);
		expect(best(true)).toEqual([4, 5, 6, 8]);
	});

	test('on positions with seven columns, six plies deep', () => {
		for (const moves of ['', '3', '33', '3323', '20314', '334455', '44434241', '3343521', '323233312']) {
			const position = afterMoves(CONNECT_FOUR, moves);
			const search = (changes: Partial<SearchSettings>) =>
				searchPosition(
					position,
					settingsFor(CONNECT_FOUR, {evaluation: 'pattern-a', depth: 6, ...changes}),
					UNDISTURBED,
				);
			const truth = search({algorithm: 'minimax'}).score;
			for (const id of ['natural', 'reversed', 'centre', 'shallow', 'learned'] satisfies MoveOrderId[]) {
				const order = {X: id, O: id};
				expect(search({order}).score).toEqual(truth);
				expect(search({order, table: 1, deepen: true}).score).toEqual(truth);
			}
		}
	});
});

describe('alpha-beta with a window', () => {
	const windows = fc.tuple(fc.integer({min: -600, max: 600}), fc.integer({min: 1, max: 400}), fc.nat(20));

	test('is exact within it, and outside it a bound that holds', () => {
		fc.assert(
			fc.property(
				positions,
				evaluations,
				anyOrder,
				fc.boolean(),
				windows,
				(position, name, order, withTable, window) => {
					const evaluation = unwrap(parseEvaluation(name));
					const depth = affordable(position, 5);
					const [low, width, special] = window;
					// Some windows lie at won and lost games.
					const alpha = special < 4 ? (special - 2) * (WIN - 4) : low;
					const beta = alpha + width;
					const search = (algorithm: SearchMethod['algorithm']) =>
						new Search(
							new Board(position, evaluation),
							{algorithm, wins: 'fast', orders: [order, order]},
							new Limits(null, null, UNDISTURBED),
							withTable ? new TranspositionTable(0.01) : undefined,
						);
					const truth = search('minimax').value(depth, 0, 0, 0);
					const value = search('alpha-beta').value(depth, alpha, beta, 0);
					if (value <= alpha) {
						expect(truth).toBeLessThanOrEqual(value);
					} else if (value >= beta) {
						expect(truth).toBeGreaterThanOrEqual(value);
					} else {
						expect(value).toBe(truth);
					}
				},
			),
			{numRuns: 400},
		);
	});
});

describe('what a search counts', () => {
	test('adds up: leaves, inner nodes and table hits are the nodes, and a cutoff is an inner node that was cut', () => {
		fc.assert(
			fc.property(
				positions,
				evaluations,
				anyOrder,
				fc.constantFrom<SearchMethod['algorithm']>('minimax', 'alpha-beta'),
				fc.constantFrom(0, 0.0005, 0.1),
				(position, name, order, algorithm, mebibytes) => {
					const ends: Record<NodeEnd, number> = {
						searched: 0,
						cut: 0,
						horizon: 0,
						won: 0,
						drawn: 0,
						table: 0,
						unfinished: 0,
					};
					let depth = 0;
					const search = new Search(
						new Board(position, unwrap(parseEvaluation(name))),
						{algorithm, wins: 'fast', orders: [order, order]},
						new Limits(null, null, UNDISTURBED),
						mebibytes === 0 ? undefined : new TranspositionTable(mebibytes),
						{
							enter: (_move, alpha, beta) => {
								depth++;
								expect(alpha).toBeLessThan(beta);
							},
							leave: (_value, end) => {
								depth--;
								ends[end]++;
							},
						},
					);
					search.value(affordable(position, 6), -WIN - 1, WIN + 1, 0);
					ends[search.end]++;
					const {nodes, leaves, cutoffs, firstMoveCutoffs, tableHits} = search.statistics;
					expect(depth).toBe(0);
					expect(leaves).toBe(ends.horizon + ends.won + ends.drawn);
					expect(cutoffs).toBe(ends.cut);
					expect(tableHits).toBe(ends.table);
					expect(nodes).toBe(leaves + tableHits + ends.cut + ends.searched);
					expect(firstMoveCutoffs).toBeLessThanOrEqual(cutoffs);
					if (algorithm === 'minimax') {
						expect(cutoffs).toBe(0);
					}
				},
			),
			{numRuns: 150},
		);
	});

	test('is less with pruning: never more nodes than minimax in the same order', () => {
		fc.assert(
			fc.property(
				positions,
				evaluations,
				fc.constantFrom('natural', 'reversed', 'centre'),
				(position, evaluation, id) => {
					const shared = {evaluation, depth: affordable(position, 6), order: {X: id, O: id} as const};
					const nodes = (algorithm: SearchSettings['algorithm']) =>
						searchPosition(position, settingsFor(position.rules, {...shared, algorithm}), UNDISTURBED).statistics.nodes;
					expect(nodes('alpha-beta')).toBeLessThanOrEqual(nodes('minimax'));
				},
			),
		);
	});
});
