import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {recordNumberTree} from '../../../source/engine/lab/record.ts';
import {countEnds} from '../../../source/engine/lab/search-tree.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {type NumberTree, parseNumberTree, searchNumberTree} from '../../../source/engine/search/number-tree.ts';
import {anyNumberTree} from '../../helpers/arbitraries.ts';

const BY_HAND = [
	{text: '1 4\n2 -1 3 0', value: 3, nodes: 5, all: 5},
	{text: '2 2\n3 5 2 9', value: 3, nodes: 6, all: 7},
	{text: '2 2\n3 5 3 9', value: 3, nodes: 6, all: 7},
	{text: '2 3\n3 12 8 2 4 6 14 5 2', value: 3, nodes: 11, all: 13},
	{text: '3 2\n8 5 6 -4 3 8 4 -6', value: 6, nodes: 15, all: 15},
	{text: '0 3\n7', value: 7, nodes: 1, all: 1},
];

/** The value by the definition: the largest and the smallest of the children in turn. */
function definition({depth, branching, leaves}: NumberTree): number {
	const value = (ply: number, index: number): number => {
		if (ply === depth) {
			return leaves[index] ?? Number.NaN;
		}
		const below = Array.from({length: branching}, (_, child) => value(ply + 1, index * branching + child));
		return ply % 2 === 0 ? Math.max(...below) : Math.min(...below);
	};
	return value(0, 0);
}

describe('a number tree', () => {
	test.each(BY_HAND)('$text has the value $value after $nodes visits', ({text, value, nodes, all}) => {
		const tree = unwrap(parseNumberTree(text));
		expect(searchNumberTree(tree, 'alpha-beta')).toMatchObject({value, nodes});
		expect(searchNumberTree(tree, 'minimax')).toEqual({value, nodes: all, cutoffs: 0});
	});

	test('counts its cutoffs, also one at the last child', () => {
		const cutoffs = (text: string) => searchNumberTree(unwrap(parseNumberTree(text)), 'alpha-beta').cutoffs;
		expect(cutoffs('1 4\n2 -1 3 0')).toBe(0);
		expect(cutoffs('2 2\n3 5 2 9')).toBe(1);
		expect(cutoffs('2 2\n3 5 9 3')).toBe(1);
		expect(cutoffs('2 3\n3 12 8 2 4 6 14 5 2')).toBe(2);
	});

	test('has the value of its definition by both searches, and alpha-beta never visits more', () => {
		fc.assert(
			fc.property(anyNumberTree, (tree) => {
				const truth = definition(tree);
				const minimax = searchNumberTree(tree, 'minimax');
				const alphaBeta = searchNumberTree(tree, 'alpha-beta');
				const all = Array.from({length: tree.depth + 1}, (_, ply) => tree.branching ** ply);
				expect(minimax).toEqual({value: truth, nodes: all.reduce((sum, count) => sum + count), cutoffs: 0});
				expect(alphaBeta.value).toBe(truth);
				expect(alphaBeta.nodes).toBeLessThanOrEqual(minimax.nodes);
			}),
			{numRuns: 300},
		);
	});

	test('best first needs no more than the least number of leaves that alpha-beta can do with', () => {
		// Knuth and Moore: b^(d/2) + b^(d/2) - 1 leaves for even depth. Equal leaves are best first.
		const tree = {depth: 4, branching: 3, leaves: new Array<number>(81).fill(0)};
		expect(countEnds(recordNumberTree(tree, 'alpha-beta'), 'horizon')).toBe(9 + 9 - 1);
	});
});

describe('the text of a tree', () => {
	test('may have its leaves on several lines, blank lines and spaces', () => {
		expect(parseNumberTree(' 2  2 \n\n3 5\n\n 2 9 \n')).toEqual({
			ok: true,
			value: {depth: 2, branching: 2, leaves: [3, 5, 2, 9]},
		});
		expect(parseNumberTree('1 2\r\n3 4\r\n').ok).toBe(true);
	});

	test.each([
		['', 1],
		['2', 1],
		['2 2 2\n1', 1],
		['x 2\n1', 1],
		['-1 2\n1', 1],
		['1.5 2\n1', 1],
		['2 0\n1', 1],
		['2 401\n1', 1],
		['201 1\n1', 1],
		['20 3\n1', 1],
		['1 2\n3 x', 2],
		['1 2\n3\n1.5', 3],
		['1 2\n3 100000001', 2],
		['1 2\n3', 2],
		['1 2\n3 4 5', 2],
		['1 2', 1],
	])('%j is none, because of line %i', (text, line) => {
		const result = parseNumberTree(text);
		expect(result).toMatchObject({ok: false, problem: {kind: 'bad-tree', line}});
	});

	test('that is none says what is wrong', () => {
		expect(parseNumberTree('2 2\n3 5 2')).toMatchObject({
			problem: {reason: {kind: 'leaf-count', depth: 2, branching: 2, wanted: 4, found: 3}},
		});
		expect(parseNumberTree('1 2\n3 x')).toMatchObject({problem: {reason: {kind: 'no-number', text: 'x'}}});
		expect(parseNumberTree('1 2\n3 100000001')).toMatchObject({
			problem: {reason: {kind: 'leaf-limits', text: '100000001'}},
		});
	});
});
