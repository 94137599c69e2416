import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {EXACT, LOWER, NO_MOVE, TranspositionTable, UPPER} from '../../../source/engine/search/transposition-table.ts';

function found(table: TranspositionTable, low: number, high: number) {
	return table.probe(low, high)
		? {value: table.value, depth: table.depth, bound: table.bound, move: table.move, complete: table.complete}
		: undefined;
}

const hashes = fc.integer({min: -0x8000_0000, max: 0x7fff_ffff});

describe('a transposition table', () => {
	test('gives back what was stored last, in every field', () => {
		fc.assert(
			fc.property(
				hashes,
				hashes,
				fc.record({
					depth: fc.integer({min: 0, max: 400}),
					value: fc.integer({min: -1_000_000_001, max: 1_000_000_001}),
					bound: fc.constantFrom(EXACT, LOWER, UPPER),
					move: fc.constantFrom(0, 6, 399, NO_MOVE),
					complete: fc.boolean(),
				}),
				(low, high, entry) => {
					const table = new TranspositionTable(0.001);
					expect(found(table, low, high)).toBeUndefined();
					table.store(low, high, entry.depth, entry.value, entry.bound, entry.move, entry.complete);
					expect(found(table, low, high)).toEqual(entry);
					expect(found(table, low, high ^ 1)).toBeUndefined();
				},
			),
		);
	});

	test('forgets everything when cleared', () => {
		const table = new TranspositionTable(0.001);
		table.store(1, 2, 3, 4, EXACT, 5, true);
		table.clear();
		expect(table.probe(1, 2)).toBe(false);
	});

	test('keeps the deeper search of two in one place and the latest beside it', () => {
		// Two entries: everything falls into the same pair.
		const table = new TranspositionTable(0.00002);
		table.store(1, 10, 8, 100, EXACT, 1, false);
		table.store(2, 20, 3, 200, EXACT, 2, false);
		table.store(3, 30, 4, 300, EXACT, 3, false);
		expect(found(table, 1, 10)).toMatchObject({value: 100, depth: 8});
		expect(found(table, 2, 20)).toBeUndefined();
		expect(found(table, 3, 30)).toMatchObject({value: 300, depth: 4});
		table.store(4, 40, 9, 400, EXACT, 4, false);
		expect(found(table, 1, 10)).toBeUndefined();
		expect(found(table, 4, 40)).toMatchObject({value: 400, depth: 9});
	});

	test('has one answer for a position that is stored again', () => {
		const table = new TranspositionTable(0.00002);
		table.store(1, 10, 8, 100, EXACT, 1, false);
		table.store(1, 10, 2, 50, LOWER, 2, true);
		expect(found(table, 1, 10)).toEqual({value: 50, depth: 2, bound: LOWER, move: 2, complete: true});
	});
});
