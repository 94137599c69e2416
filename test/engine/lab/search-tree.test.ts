import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {recordNumberTree, recordSearch} from '../../../source/engine/lab/record.ts';
import {
	childrenOf,
	countEnds,
	cutMoves,
	isRecordCut,
	lineTo,
	nodeOf,
	pathTo,
	positionAt,
	type SearchTree,
	type TreeNode,
} from '../../../source/engine/lab/search-tree.ts';
import {emptyPosition, legalMoves, outcomeOf, type Position, sideToMove} from '../../../source/engine/position.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {parseNumberTree, searchNumberTree} from '../../../source/engine/search/number-tree.ts';
import {searchPosition} from '../../../source/engine/search/search-position.ts';
import type {SearchSettings} from '../../../source/engine/search/settings.ts';
import {INFINITE} from '../../../source/engine/search/value.ts';
import {anyNumberTree, anyOpenPosition, anyOrder, anyRules} from '../../helpers/arbitraries.ts';
import {afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';
import {rank, settingsFor} from '../../helpers/searches.ts';

const positions = anyOpenPosition(anyRules(4, 4), 16);

/** Any settings with which a search of these positions has some hundred nodes. */
const anySettings: fc.Arbitrary<Partial<SearchSettings>> = fc.record({
	algorithm: fc.constantFrom<'minimax' | 'alpha-beta'>('minimax', 'alpha-beta', 'alpha-beta'),
	depth: fc.integer({min: 1, max: 3}),
	evaluation: fc.constantFrom('outcome', 'pattern-a', 'threats'),
	wins: fc.constantFrom<'flat' | 'fast'>('flat', 'fast'),
	order: fc.record({X: anyOrder, O: anyOrder}),
	table: fc.constantFrom(0, 0.1),
	deepen: fc.boolean(),
});

function nodesOf(tree: SearchTree): readonly TreeNode[] {
	return Array.from({length: tree.visits.count}, (_, node) => nodeOf(tree, node));
}

function numberTree(text: string): SearchTree {
	return recordNumberTree(unwrap(parseNumberTree(text)), 'alpha-beta');
}

describe('the record of a search', () => {
	test('of minimax below the root of the empty 7x6 has 7, 56, 399, 2800, 19607 visits at depths 1 to 5', () => {
		const below = [1, 2, 3, 4, 5].map((depth) => {
			const settings = settingsFor(CONNECT_FOUR, {algorithm: 'minimax', depth});
			return recordSearch(emptyPosition(CONNECT_FOUR), settings, UNDISTURBED).visits.count - 1;
		});
		expect(below).toEqual([7, 56, 399, 2800, 19_607]);
	});

	test('has every visit and every cutoff that the search counts, whatever the settings', () => {
		fc.assert(
			fc.property(positions, anySettings, (position, changes) => {
				const settings = settingsFor(position.rules, changes);
				const tree = recordSearch(position, settings, UNDISTURBED);
				const {nodes, cutoffs, leaves, tableHits} = searchPosition(position, settings, UNDISTURBED).statistics;
				expect(tree.counts).toEqual({nodes, cutoffs});
				expect(tree.visits).toMatchObject({count: nodes, dropped: 0, cutAt: -1});
				expect(countEnds(tree, 'cut')).toBe(cutoffs);
				expect(countEnds(tree, 'table')).toBe(tableHits);
				expect(countEnds(tree, 'horizon') + countEnds(tree, 'won') + countEnds(tree, 'drawn')).toBe(leaves);
				expect(countEnds(tree, 'unfinished')).toBe(0);
				expect(tree.stopped).toBe(false);
			}),
			{numRuns: 200},
		);
	});

	test('of a deep search with a shallow sort tells the nodes that only sort from the others', () => {
		const settings = settingsFor(CONNECT_FOUR, {depth: 6, order: {X: 'shallow', O: 'shallow'}});
		const tree = recordSearch(emptyPosition(CONNECT_FOUR), settings, UNDISTURBED);
		expect(tree.visits.count).toBe(tree.counts.nodes);
		expect(countEnds(tree, 'cut')).toBe(tree.counts.cutoffs);
		const children = childrenOf(tree, 0).map((child) => nodeOf(tree, child));
		expect(children.map(({sorting}) => sorting)).toEqual([...new Array(7).fill(true), ...new Array(7).fill(false)]);
		// Three plies see 3 as the best of the first moves, so that it is tried first.
		expect(children[7]).toMatchObject({move: 3, sorting: false});
	});

	test('has a root for each depth of a search that deepens', () => {
		const settings = settingsFor(TIC_TAC_TOE, {depth: 3, deepen: true});
		const tree = recordSearch(emptyPosition(TIC_TAC_TOE), settings, UNDISTURBED);
		const roots = nodesOf(tree).filter(({parent}) => parent === null);
		expect(roots.map(({ply, move}) => [ply, move])).toEqual([
			[0, null],
			[0, null],
			[0, null],
		]);
		expect(roots.map(({nextSibling}) => nextSibling)).toEqual([roots[1]?.node, roots[2]?.node, null]);
	});

	test('can be sent to another thread', () => {
		const tree = numberTree('2 2\n3 5 2 9');
		expect(structuredClone(tree)).toEqual(tree);
	});
});

describe('the nodes of a tree', () => {
	test('hang together: parents, children, siblings, plies, lines', () => {
		fc.assert(
			fc.property(positions, anySettings, (position, changes) => {
				const tree = recordSearch(position, settingsFor(position.rules, changes), UNDISTURBED);
				for (const node of nodesOf(tree)) {
					const children = childrenOf(tree, node.node);
					expect(node.firstChild).toBe(children[0] ?? null);
					for (const [index, number] of children.entries()) {
						const child = nodeOf(tree, number);
						expect(child).toMatchObject({parent: node.node, ply: node.ply + 1});
						expect(child.nextSibling).toBe(children[index + 1] ?? null);
						expect(child.side).not.toBe(node.side);
						expect(lineTo(tree, number)).toEqual([...lineTo(tree, node.node), child.move]);
						expect(pathTo(tree, number)).toEqual([...pathTo(tree, node.node), number]);
					}
				}
			}),
			{numRuns: 60},
		);
	});

	test('say why they ended, as the position there does', () => {
		fc.assert(
			fc.property(positions, anySettings, (position, changes) => {
				const settings = settingsFor(position.rules, changes);
				const tree = recordSearch(position, settings, UNDISTURBED);
				for (const {node, end, side, score, ply} of nodesOf(tree)) {
					const here = positionAt(tree, node) as Position;
					expect(sideToMove(here)).toBe(side);
					const outcome = outcomeOf(here);
					expect([end === 'won', end === 'drawn']).toEqual([outcome?.kind === 'win', outcome?.kind === 'draw']);
					if (outcome?.kind === 'win') {
						const plies = settings.wins === 'fast' ? ply : null;
						expect(score).toEqual({view: 'X', bound: 'exact', kind: side === 'X' ? 'loss' : 'win', plies});
					} else if (outcome?.kind === 'draw') {
						expect(score).toEqual({view: 'X', bound: 'exact', kind: 'draw'});
					}
				}
			}),
			{numRuns: 60},
		);
	});

	test('have exact values that are those of minimax there, and bounds that hold', () => {
		fc.assert(
			fc.property(positions, anySettings, (position, changes) => {
				const settings = settingsFor(position.rules, {...changes, table: 0, deepen: false, wins: 'fast'});
				const tree = recordSearch(position, settings, UNDISTURBED);
				const depth = settings.depth ?? 0;
				for (const {node, ply, score, sorting, end} of nodesOf(tree)) {
					if (sorting || score === null || end === 'horizon' || end === 'won' || end === 'drawn') {
						continue;
					}
					const here = positionAt(tree, node) as Position;
					const plain = settingsFor(here.rules, {...settings, algorithm: 'minimax', depth: depth - ply});
					const truth = rank(searchPosition(here, plain, UNDISTURBED).score, 'X');
					const fromHere = 'plies' in score && score.plies !== null ? {...score, plies: score.plies - ply} : score;
					const found = rank(fromHere, 'X');
					if (score.bound === 'exact') {
						expect(found).toBe(truth);
					} else {
						expect(score.bound === 'lower' ? truth >= found : truth <= found).toBe(true);
					}
				}
			}),
			{numRuns: 60},
		);
	});

	test('that were cut have moves that nobody searched, and no others do', () => {
		fc.assert(
			fc.property(positions, anySettings, (position, changes) => {
				const tree = recordSearch(position, settingsFor(position.rules, changes), UNDISTURBED);
				for (const {node, end} of nodesOf(tree)) {
					const searched = childrenOf(tree, node)
						.map((child) => nodeOf(tree, child))
						.filter(({sorting}) => !sorting)
						.map(({move}) => move);
					const cut = cutMoves(tree, node);
					if (end === 'cut') {
						const all = [...searched, ...cut].sort((a, b) => (a ?? 0) - (b ?? 0));
						expect(all).toEqual(legalMoves(positionAt(tree, node) as Position));
					} else {
						expect(cut).toEqual([]);
					}
				}
			}),
			{numRuns: 60},
		);
	});
});

describe('a recorded number tree', () => {
	test.each([
		['2 2\n3 5 2 9', 3, 6],
		['2 2\n3 5 3 9', 3, 6],
		['2 3\n3 12 8 2 4 6 14 5 2', 3, 11],
		['3 2\n8 5 6 -4 3 8 4 -6', 6, 15],
	])('%j has the value %i and %i visits', (text, value, nodes) => {
		const tree = numberTree(text);
		expect(tree.visits.count).toBe(nodes);
		expect(nodeOf(tree, 0)).toMatchObject({value, score: {kind: 'heuristic', value, bound: 'exact'}});
	});

	test('has the window on entry and the value of each node in the view of the root, and what was cut', () => {
		const tree = numberTree('2 2\n3 5 2 9');
		const [left = 0, right = 0] = childrenOf(tree, 0);
		const open = {alpha: -INFINITE, beta: INFINITE};
		expect(nodeOf(tree, 0)).toMatchObject({side: 'X', move: null, window: open, end: 'searched'});
		expect(nodeOf(tree, left)).toMatchObject({side: 'O', move: 0, window: open, value: 3, end: 'searched'});
		expect(nodeOf(tree, right)).toMatchObject({
			side: 'O',
			move: 1,
			window: {alpha: 3, beta: INFINITE},
			value: 2,
			score: {bound: 'upper', value: 2},
			end: 'cut',
		});
		expect(childrenOf(tree, right).map((leaf) => nodeOf(tree, leaf).value)).toEqual([2]);
		expect(cutMoves(tree, right)).toEqual([1]);
		expect(cutMoves(tree, left)).toEqual([]);
		expect(positionAt(tree, right)).toBeUndefined();
	});

	test('has as many nodes and cuts as the search counts', () => {
		fc.assert(
			fc.property(
				anyNumberTree,
				fc.constantFrom<'minimax' | 'alpha-beta'>('minimax', 'alpha-beta'),
				(numbers, algorithm) => {
					const {nodes, cutoffs, value} = searchNumberTree(numbers, algorithm);
					const tree = recordNumberTree(numbers, algorithm);
					expect(tree.visits.count).toBe(nodes);
					expect(countEnds(tree, 'cut')).toBe(cutoffs);
					expect(nodeOf(tree, 0).value).toBe(value);
				},
			),
		);
	});
});

describe('a record that is full', () => {
	const settings = settingsFor(CONNECT_FOUR, {depth: 4});
	const whole = recordSearch(emptyPosition(CONNECT_FOUR), settings, UNDISTURBED);

	test('holds the first visits with their true values, and says what is missing and where', () => {
		fc.assert(
			fc.property(fc.integer({min: 1, max: whole.visits.count - 1}), (limit) => {
				const tree = recordSearch(emptyPosition(CONNECT_FOUR), settings, UNDISTURBED, limit);
				const {count, dropped, cutAt} = tree.visits;
				expect([count, dropped]).toEqual([limit, whole.visits.count - limit]);
				expect(cutAt).toBe(nodeOf(whole, limit).parent);
				expect(tree.counts).toEqual(whole.counts);
				for (let node = 0; node < limit; node++) {
					const {firstChild, nextSibling, ...seen} = nodeOf(tree, node);
					const truth = nodeOf(whole, node);
					expect(seen).toEqual(expect.objectContaining({value: truth.value, end: truth.end, score: truth.score}));
					expect([null, truth.firstChild]).toContain(firstChild);
					expect([null, truth.nextSibling]).toContain(nextSibling);
					if (!isRecordCut(tree, node)) {
						expect(childrenOf(tree, node)).toEqual(childrenOf(whole, node));
						expect(cutMoves(tree, node)).toEqual(cutMoves(whole, node));
					} else {
						expect(cutMoves(tree, node)).toEqual([]);
					}
				}
			}),
			{numRuns: 30},
		);
	});

	test('takes 13 MB at the most, however deep the search', () => {
		const deep = settingsFor(CONNECT_FOUR, {algorithm: 'minimax', depth: 8});
		const {visits} = recordSearch(emptyPosition(CONNECT_FOUR), deep, UNDISTURBED);
		const lists = Object.values(visits).filter((list) => typeof list !== 'number');
		const bytes = lists.map(({byteLength}) => byteLength).reduce((sum, length) => sum + length);
		expect(visits).toMatchObject({count: 500_000, dropped: 6_634_027 - 500_000});
		expect(bytes).toBe(13_000_000);
	});
});

describe('a search that was not finished', () => {
	test('leaves the nodes on its way without a score', () => {
		const tree = recordSearch(
			emptyPosition(CONNECT_FOUR),
			settingsFor(CONNECT_FOUR, {depth: 6, nodes: 500}),
			UNDISTURBED,
		);
		expect(tree.stopped).toBe(true);
		expect(tree.counts.nodes).toBe(500);
		const unfinished = nodesOf(tree).filter(({end}) => end === 'unfinished');
		expect(unfinished.map(({node}) => node)).toEqual(pathTo(tree, tree.visits.count - 1));
		expect(unfinished.every(({score}) => score === null)).toBe(true);
	});

	test('is one node where the game is over, or no ply was to be looked ahead', () => {
		const over = recordSearch(afterMoves(CONNECT_FOUR, '3434343'), settingsFor(CONNECT_FOUR), UNDISTURBED);
		expect(over.visits.count).toBe(1);
		expect(nodeOf(over, 0)).toMatchObject({end: 'won', side: 'O', score: {kind: 'win', plies: 0}});
		const full = recordSearch(afterMoves(TIC_TAC_TOE, '012435768'), settingsFor(TIC_TAC_TOE), UNDISTURBED);
		expect(nodeOf(full, 0)).toMatchObject({end: 'drawn', score: {kind: 'draw'}});
		const still = recordSearch(afterMoves(CONNECT_FOUR, '3'), settingsFor(CONNECT_FOUR, {depth: 0}), UNDISTURBED);
		expect(nodeOf(still, 0)).toMatchObject({end: 'horizon', value: 35, score: {kind: 'heuristic', value: 35}});
	});
});

test('a node that there is not is a bug', () => {
	expect(() => nodeOf(numberTree('0 1\n7'), 1)).toThrow('no node 1');
});
