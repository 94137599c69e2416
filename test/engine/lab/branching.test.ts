import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {effectiveBranching} from '../../../source/engine/lab/branching.ts';

describe('the effective branching factor', () => {
	test.each([
		[8, 1, 7],
		[57, 2, 7],
		[400, 3, 7],
		[2801, 4, 7],
		[31, 4, 2],
		[5, 4, 1],
		[1, 3, 0],
		// The example of Russell and Norvig: 52 nodes below the root and a solution at depth 5 are 1.92.
		[53, 5, 1.92],
	])('of %i nodes at depth %i is %d', (nodes, depth, branching) => {
		expect(effectiveBranching(nodes, depth)).toBeCloseTo(branching, 2);
	});

	test('means nothing without a ply or a node', () => {
		expect(effectiveBranching(1, 0)).toBeNull();
		expect(effectiveBranching(0, 3)).toBeNull();
	});

	test('is that of the uniform tree with as many nodes', () => {
		fc.assert(
			fc.property(fc.integer({min: 1, max: 1e9}), fc.integer({min: 1, max: 40}), (nodes, depth) => {
				const branching = effectiveBranching(nodes, depth) ?? Number.NaN;
				let sum = 0;
				for (let ply = 0; ply <= depth; ply++) {
					sum += branching ** ply;
				}
				expect(sum / nodes).toBeCloseTo(1, 6);
			}),
		);
	});
});
