import {describe, expect, test} from 'vitest';
import {agreementOf, type LabSearch, labSearches, runLabSearch} from '../../../source/engine/lab/compare.ts';
import {LAB_EXAMPLES, type LabExampleId, labExample} from '../../../source/engine/lab/examples.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {afterCells, CONNECT_FOUR} from '../../helpers/positions.ts';

/** A short name of a search without deepening: `centre`, `natural/reversed`, `learned table`. */
function nameOf(search: LabSearch): string {
	if (search.kind === 'perfect') {
		return 'solver';
	}
	const {algorithm, order, table, deepen} = search;
	const orders = algorithm === 'minimax' ? 'minimax' : order.X === order.O ? order.X : `${order.X}/${order.O}`;
	return `${orders}${table ? ' table' : ''}${deepen ? ' deepen' : ''}`;
}

/** The nodes of the searches of an example that are named, and whether all of its searches agree; without the solver. */
function nodesOf(id: LabExampleId, names: readonly string[]) {
	const {position, settings} = labExample(id);
	const rows = labSearches(position)
		.filter((search) => search.kind === 'tree')
		.map((search) => runLabSearch(search, position, {...settings, table: 16, time: null, nodes: null}, UNDISTURBED));
	expect(agreementOf(rows).agree).toBe(true);
	return Object.fromEntries(
		rows.map(({search, nodes}) => [nameOf(search), nodes] as const).filter(([name]) => names.includes(name)),
	);
}

describe('an example', () => {
	test('of the notebook: 300,882 nodes from left to right, 28,736 with the order of O reversed', () => {
		const cells = [38, 37, 31, 24, 30, 17, 23, 10, 3, 16, 39, 32, 40];
		expect(labExample('notebook').position).toEqual(afterCells(CONNECT_FOUR, cells));
		expect(nodesOf('notebook', ['minimax', 'natural', 'natural/reversed', 'reversed', 'learned table'])).toEqual({
			minimax: 1_068_262,
			natural: 300_882,
			'natural/reversed': 28_736,
			reversed: 8_236,
			'learned table': 3_852,
		});
	});

	test('in which centre-first is worse than left to right', () => {
		expect(nodesOf('centre', ['natural', 'centre'])).toEqual({natural: 52_665, centre: 144_655});
	});

	test('in which a shallow sort pays', () => {
		expect(nodesOf('shallow', ['natural', 'reversed', 'centre', 'shallow'])).toEqual({
			natural: 200_851,
			reversed: 21_681,
			centre: 120_038,
			shallow: 7_709,
		});
	});

	test('in which a table pays', () => {
		expect(nodesOf('table', ['minimax', 'minimax table', 'natural', 'natural table'])).toEqual({
			minimax: 549_946,
			'minimax table': 16_168,
			natural: 20_866,
			'natural table': 5_538,
		});
	});

	test('can be sent to another thread', () => {
		expect(structuredClone(LAB_EXAMPLES)).toEqual(LAB_EXAMPLES);
	});
});
