import {describe, expect, test} from 'vitest';
import type {LabRow, LabSearch, TreeSearch} from '../../source/engine/lab/compare.ts';
import {LAB_EXAMPLES} from '../../source/engine/lab/examples.ts';
import {agreementText, firstMoveRate, LESSONS, labSearchName} from '../../source/format/lab-text.ts';

const PLAIN: TreeSearch = {
	kind: 'tree',
	algorithm: 'alpha-beta',
	order: {X: 'natural', O: 'natural'},
	table: false,
	deepen: false,
};

function row(search: LabSearch, cutoffs = 0, firstMoveCutoffs = 0, finished = true): LabRow {
	return {
		search,
		depth: 1,
		finished,
		score: null,
		move: null,
		nodes: 1,
		counts: search.kind === 'perfect' ? null : {cutoffs, firstMoveCutoffs, leaves: 0, tableHits: 0},
		branching: null,
		milliseconds: 0,
	};
}

describe('a search of the lab', () => {
	test.each<[LabSearch, string]>([
		[{...PLAIN, algorithm: 'minimax'}, 'minimax'],
		[{...PLAIN, algorithm: 'minimax', table: true}, 'minimax, table'],
		[PLAIN, 'natural'],
		[{...PLAIN, order: {X: 'natural', O: 'reversed'}}, 'natural, O reversed'],
		[{...PLAIN, order: {X: 'learned', O: 'learned'}, table: true, deepen: true}, 'learned, table, deepening'],
		[{kind: 'perfect'}, 'solver'],
	])('%j is called "%s"', (search, name) => {
		expect(labSearchName(search)).toBe(name);
	});

	test('has a rate of cutoffs by the first move, if any', () => {
		expect(firstMoveRate(row(PLAIN, 55_173, 10_954))).toBe('20%');
		expect(firstMoveRate(row(PLAIN))).toBe('-');
		expect(firstMoveRate(row({kind: 'perfect'}))).toBe('-');
	});
});

describe('agreement in words', () => {
	const rows = [row(PLAIN), row({...PLAIN, table: true}), row({kind: 'perfect'}, 0, 0, false)];

	test('says how many agree, and how many were stopped', () => {
		expect(agreementText(rows.slice(0, 2), {agree: true, differing: []})).toBe('✓ all 2 agree');
		expect(agreementText(rows, {agree: true, differing: []})).toBe('✓ all 2 agree, 1 stopped');
	});

	test('names those that differ', () => {
		expect(agreementText(rows, {agree: false, differing: [1]})).toBe('✗ 1 of 2 differ, 1 stopped: natural, table');
	});
});

test('every example has a lesson of one line', () => {
	for (const {id} of LAB_EXAMPLES) {
		expect(LESSONS[id]).toMatch(/^[A-Z][^\n]{20,110}\.$/);
	}
});
