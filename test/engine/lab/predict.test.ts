import {describe, expect, test} from 'vitest';
import {isRight, nextPrediction, type Prediction, predictionAfter} from '../../../source/engine/lab/predict.ts';
import {recordNumberTree, recordSearch} from '../../../source/engine/lab/record.ts';
import {countEnds, nodeOf, type SearchTree} from '../../../source/engine/lab/search-tree.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {parseNumberTree} from '../../../source/engine/search/number-tree.ts';
import {questionText, reasonText} from '../../../source/format/prediction-text.ts';
import {afterMoves, CONNECT_FOUR} from '../../helpers/positions.ts';
import {settingsFor} from '../../helpers/searches.ts';

const TREE = recordNumberTree(unwrap(parseNumberTree('2 3\n3 12 8 2 4 6 14 5 2')), 'alpha-beta');

function all(tree: SearchTree): readonly Prediction[] {
	const found: Prediction[] = [];
	for (let next = nextPrediction(tree, 0); next !== undefined; next = predictionAfter(tree, next)) {
		found.push(next);
	}
	return found;
}

describe('predictions in 2 3 / 3 12 8 2 4 6 14 5 2', () => {
	test('ask after each leaf whether the rest is cut, and for the value of each node', () => {
		expect(all(TREE).map(({kind, node}) => `${kind} ${node}`)).toEqual([
			'cut 1', // after 3
			'cut 1', // after 12
			'value 1', // after 8
			'cut 5', // after 2: cut
			'value 5',
			'cut 7', // after 14
			'cut 7', // after 5
			'value 7', // after 2
			'value 0',
		]);
	});

	test('know the answers, and why', () => {
		const [first, , third, fourth, fifth] = all(TREE) as [Prediction, Prediction, Prediction, Prediction, Prediction];
		expect(isRight(TREE, first, {kind: 'cut', cut: false})).toBe(true);
		expect(isRight(TREE, first, {kind: 'cut', cut: true})).toBe(false);
		expect(questionText(TREE, first)).toBe('Is node 0 cut now?');
		expect(reasonText(TREE, first)).toBe('not cut: [-inf, 3] is still open');
		expect(isRight(TREE, third, {kind: 'value', text: '3'})).toBe(true);
		expect(isRight(TREE, third, {kind: 'value', text: ' +3 '})).toBe(true);
		expect(isRight(TREE, third, {kind: 'value', text: '12'})).toBe(false);
		expect(reasonText(TREE, third)).toBe('3: min takes the smallest of 3, 12, 8');
		expect(isRight(TREE, fourth, {kind: 'cut', cut: true})).toBe(true);
		expect(reasonText(TREE, fourth)).toBe('cut: 2 <= alpha 3');
		expect(isRight(TREE, fifth, {kind: 'value', text: '2'})).toBe(true);
		expect(questionText(TREE, fifth)).toBe('Which value has node 1 in the end?');
	});
});

describe('predictions in a game', () => {
	const tree = recordSearch(afterMoves(CONNECT_FOUR, '33'), {...settingsFor(CONNECT_FOUR), depth: 4}, UNDISTURBED);

	test('a node is cut where the trace says so', () => {
		const cuts = all(tree).filter((one) => one.kind === 'cut' && isRight(tree, one, {kind: 'cut', cut: true}));
		expect(cuts.length).toBeGreaterThan(20);
		for (const {node} of cuts) {
			expect(nodeOf(tree, node).end).toBe('cut');
		}
		// A node that is cut at its last move has none left over, so it is no question.
		expect(cuts.length).toBeLessThanOrEqual(countEnds(tree, 'cut'));
	});

	test('a won game is answered by its winner', () => {
		const won = recordSearch(afterMoves(CONNECT_FOUR, '010101'), {...settingsFor(CONNECT_FOUR), depth: 2}, UNDISTURBED);
		const root = all(won).at(-1) as Prediction;
		expect(root).toMatchObject({kind: 'value', node: 0});
		expect(isRight(won, root, {kind: 'value', text: 'x'})).toBe(true);
		expect(isRight(won, root, {kind: 'value', text: 'O'})).toBe(false);
		expect(isRight(won, root, {kind: 'value', text: '10000'})).toBe(false);
	});

	test('minimax cuts nothing, and is not asked for it', () => {
		const minimax = recordNumberTree(unwrap(parseNumberTree('2 2\n3 5 2 9')), 'minimax');
		expect(all(minimax).map(({kind}) => kind)).toEqual(['value', 'value', 'value']);
	});
});
