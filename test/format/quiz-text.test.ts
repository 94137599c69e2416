import {describe, expect, test} from 'vitest';
import {type Answer, checkAnswer, type Question} from '../../source/engine/lab/quiz.ts';
import {recordNumberTree, recordSearch} from '../../source/engine/lab/record.ts';
import type {SearchTree} from '../../source/engine/lab/search-tree.ts';
import {unwrap} from '../../source/engine/result.ts';
import {UNDISTURBED} from '../../source/engine/search/limits.ts';
import {parseNumberTree} from '../../source/engine/search/number-tree.ts';
import {QUESTIONS, verdictText} from '../../source/format/quiz-text.ts';
import {afterMoves, CONNECT_FOUR} from '../helpers/positions.ts';
import {settingsFor} from '../helpers/searches.ts';

function said(tree: SearchTree, node: number, answer: Answer, firstNumber: 0 | 1 = 0): string {
	const question: Question = {kind: answer.kind, node};
	return verdictText(tree, checkAnswer(tree, question, answer), firstNumber);
}

function numberTree(text: string): SearchTree {
	return recordNumberTree(unwrap(parseNumberTree(text)), 'alpha-beta');
}

test('a question is one sentence', () => {
	expect(Object.values(QUESTIONS)).toEqual(['Which value will this node have?', 'Will this node be cut?']);
});

describe('the reason of an answer', () => {
	const tree = numberTree('2 2\n3 5 2 9');

	test('for a value names the choice, bounds as such', () => {
		expect(said(tree, 0, {kind: 'value', value: 3})).toBe('Right: 3, since max takes the largest of 3, <= 2.');
		expect(said(tree, 1, {kind: 'value', value: 5})).toBe('No: 3, since min takes the smallest of 3, 5.');
		expect(said(numberTree('1 1\n4'), 0, {kind: 'value', value: 4})).toBe('Right: 4, since max has only 4.');
	});

	test('for a cut names the move, the edge and what was left out', () => {
		expect(said(tree, 4, {kind: 'cut', cut: true})).toBe(
			'Right: it is cut by child 0: 2 <= alpha 3. max has 3 elsewhere and will not let it come to this node; the rest is left out (1).',
		);
		expect(said(tree, 4, {kind: 'cut', cut: false}, 1)).toMatch(/^No: it is cut by child 1: .*left out \(2\)\.$/);
		expect(said(numberTree('2 2\n3 5 9 2'), 4, {kind: 'cut', cut: true})).toMatch(
			/^Right: it is cut by child 1: 2 <= alpha 3\. .*; nothing is left out\.$/,
		);
	});

	test('for no cut says how far the value stays from the edge, or that there is none yet', () => {
		expect(said(tree, 1, {kind: 'cut', cut: true})).toBe(
			'No: it is not cut: alpha is -inf, nothing is known elsewhere yet.',
		);
		expect(said(tree, 0, {kind: 'cut', cut: false})).toBe(
			'Right: it is not cut: beta is inf, nothing is known elsewhere yet.',
		);
		expect(said(numberTree('2 2\n3 5 7 9'), 4, {kind: 'cut', cut: false})).toBe(
			'Right: it is not cut: its value, 7, stays above alpha 3.',
		);
		expect(said(numberTree('3 2\n8 5 6 -4 3 8 4 -6'), 5, {kind: 'cut', cut: false})).toBe(
			'Right: it is not cut: its value, 6, stays below beta 8.',
		);
	});

	test('in a game speaks of moves and sides', () => {
		const game = recordSearch(afterMoves(CONNECT_FOUR, ''), settingsFor(CONNECT_FOUR, {depth: 2}), UNDISTURBED);
		expect(said(game, 0, {kind: 'value', value: -15})).toBe(
			'Right: -15, since X takes the largest of -20, -15, <= -15, <= -15, <= -15, <= -15, <= -20.',
		);
		const cutNode = Array.from({length: game.visits.count}, (_, node) => node).find(
			(node) => game.visits.ends[node] === 1,
		);
		expect(said(game, cutNode ?? 0, {kind: 'cut', cut: true})).toMatch(
			/^Right: it is cut by move \d: -15 <= alpha -15\. X has -15 elsewhere and will not let it come to this node; the rest is left out \(.+\)\.$/,
		);
	});
});
