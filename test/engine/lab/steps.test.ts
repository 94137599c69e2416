import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {recordNumberTree, recordSearch} from '../../../source/engine/lab/record.ts';
import {childrenOf, lineTo, nodeOf, type SearchTree} from '../../../source/engine/lab/search-tree.ts';
import {enterStep, lastStep, leaveStep, stepAt} from '../../../source/engine/lab/steps.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {parseNumberTree} from '../../../source/engine/search/number-tree.ts';
import type {SearchSettings} from '../../../source/engine/search/settings.ts';
import {INFINITE} from '../../../source/engine/search/value.ts';
import {anyNumberTree, anyOpenPosition, anyOrder, anyRules} from '../../helpers/arbitraries.ts';
import {settingsFor} from '../../helpers/searches.ts';

const settings: fc.Arbitrary<Partial<SearchSettings>> = fc.record({
	algorithm: fc.constantFrom<'minimax' | 'alpha-beta'>('minimax', 'alpha-beta'),
	depth: fc.integer({min: 0, max: 3}),
	order: fc.record({X: anyOrder, O: anyOrder}),
	table: fc.constantFrom(0, 0.1),
	deepen: fc.boolean(),
});

const trees: fc.Arbitrary<SearchTree> = fc.oneof(
	fc
		.tuple(anyOpenPosition(anyRules(4, 4), 16), settings, fc.constantFrom(1_000_000, 40))
		.map(([position, changes, limit]) =>
			recordSearch(position, settingsFor(position.rules, changes), UNDISTURBED, limit),
		),
	fc
		.tuple(anyNumberTree, fc.constantFrom<'minimax' | 'alpha-beta'>('minimax', 'alpha-beta'))
		.map(([numbers, algorithm]) => recordNumberTree(numbers, algorithm)),
);

/** The events of a walk through the recorded nodes, as the search would tell them: node n entered, node n left. */
function eventsOf(tree: SearchTree): ReadonlyArray<readonly ['enter' | 'leave', number]> {
	const events: Array<readonly ['enter' | 'leave', number]> = [];
	const walk = (node: number): void => {
		events.push(['enter', node]);
		for (const child of childrenOf(tree, node)) {
			walk(child);
		}
		events.push(['leave', node]);
	};
	for (let root: number | null = 0; root !== null; root = nodeOf(tree, root).nextSibling) {
		walk(root);
	}
	return events;
}

describe('stepping through a search', () => {
	test('enters and leaves the nodes in the order in which the search did, with the line to where it stands', () => {
		fc.assert(
			fc.property(trees, (tree) => {
				const open: number[] = [];
				expect(stepAt(tree, 0)).toEqual({
					step: 0,
					event: 'start',
					node: null,
					at: null,
					line: [],
					window: null,
					best: null,
				});
				const events = eventsOf(tree);
				expect(lastStep(tree)).toBe(events.length);
				for (const [index, [event, node]] of events.entries()) {
					if (event === 'enter') {
						open.push(node);
						expect(enterStep(tree, node)).toBe(index + 1);
					} else {
						open.pop();
						expect(leaveStep(tree, node)).toBe(index + 1);
					}
					const at = open.at(-1) ?? null;
					const line = at === null ? [] : lineTo(tree, at);
					expect(stepAt(tree, index + 1)).toMatchObject({step: index + 1, event, node, at, line});
				}
			}),
			{numRuns: 150},
		);
	});

	test('to the end and back passes through the same states', () => {
		fc.assert(
			fc.property(trees, (tree) => {
				const last = lastStep(tree);
				const forwards = Array.from({length: last + 1}, (_, step) => stepAt(tree, step));
				const backwards = Array.from({length: last + 1}, (_, step) => stepAt(tree, last - step));
				expect(backwards.toReversed()).toEqual(forwards);
				expect(stepAt(tree, -5)).toEqual(forwards[0]);
				expect(stepAt(tree, last + 5)).toEqual(forwards.at(-1));
			}),
			{numRuns: 100},
		);
	});

	test('has at each step the window with which the search enters the next node', () => {
		fc.assert(
			fc.property(trees, (tree) => {
				for (let node = 0; node < tree.visits.count; node++) {
					const {window, sorting, parent} = nodeOf(tree, node);
					const before = stepAt(tree, enterStep(tree, node) - 1);
					expect(before.at).toBe(parent);
					// Moves are sorted by full windows.
					if (parent !== null && !sorting) {
						expect(window).toEqual(before.window);
					}
				}
			}),
			{numRuns: 150},
		);
	});

	test('has at the end of a node its best child, whose value it has', () => {
		fc.assert(
			fc.property(trees, (tree) => {
				for (let node = 0; node < tree.visits.count; node++) {
					const {end, value} = nodeOf(tree, node);
					const {best} = stepAt(tree, leaveStep(tree, node) - 1);
					if ((end === 'searched' || end === 'cut') && tree.visits.dropped === 0) {
						expect(best === null ? null : nodeOf(tree, best).value).toBe(value);
					}
				}
			}),
			{numRuns: 100},
		);
	});

	test('by hand: 2 2 / 3 5 2 9', () => {
		const tree = recordNumberTree(unwrap(parseNumberTree('2 2\n3 5 2 9')), 'alpha-beta');
		const inf = INFINITE;
		const states = Array.from({length: lastStep(tree) + 1}, (_, step) => {
			const {event, at, window} = stepAt(tree, step);
			return [event, at, window?.alpha, window?.beta];
		});
		expect(states).toEqual([
			['start', null, undefined, undefined],
			['enter', 0, -inf, inf],
			['enter', 1, -inf, inf],
			['enter', 2, -inf, inf],
			['leave', 1, -inf, 3],
			['enter', 3, -inf, 3],
			['leave', 1, -inf, 3],
			['leave', 0, 3, inf],
			['enter', 4, 3, inf],
			['enter', 5, 3, inf],
			['leave', 4, 3, 2],
			['leave', 0, 3, inf],
			['leave', null, undefined, undefined],
		]);
	});
});
