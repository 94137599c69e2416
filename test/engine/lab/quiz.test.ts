import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	type Answer,
	checkAnswer,
	NO_TALLY,
	type Question,
	questionsAt,
	questionsOf,
	tallied,
} from '../../../source/engine/lab/quiz.ts';
import {recordNumberTree, recordSearch} from '../../../source/engine/lab/record.ts';
import {nodeOf, type SearchTree} from '../../../source/engine/lab/search-tree.ts';
import {lastStep} from '../../../source/engine/lab/steps.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {parseNumberTree} from '../../../source/engine/search/number-tree.ts';
import {anyNumberTree} from '../../helpers/arbitraries.ts';
import {afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';
import {settingsFor} from '../../helpers/searches.ts';

function numberTree(text: string, algorithm: 'minimax' | 'alpha-beta' = 'alpha-beta'): SearchTree {
	return recordNumberTree(unwrap(parseNumberTree(text)), algorithm);
}

/** All questions of a search, in the order in which it comes to them. */
function allQuestions(tree: SearchTree): readonly Question[] {
	return Array.from({length: lastStep(tree) + 1}, (_, step) => questionsAt(tree, step)).flat();
}

const value = (number: number): Answer => ({kind: 'value', value: number});
const cut = (answer: boolean): Answer => ({kind: 'cut', cut: answer});

describe('the questions of a search', () => {
	test('come when a node is entered: values that will be exact, and cuts', () => {
		const tree = numberTree('2 2\n3 5 2 9');
		expect(allQuestions(tree)).toEqual([
			{kind: 'value', node: 0},
			{kind: 'cut', node: 0},
			{kind: 'value', node: 1},
			{kind: 'cut', node: 1},
			{kind: 'cut', node: 4},
		]);
		expect(questionsAt(tree, 2)).toEqual([
			{kind: 'value', node: 1},
			{kind: 'cut', node: 1},
		]);
		expect(questionsAt(tree, 0)).toEqual([]);
		expect(questionsAt(tree, 4)).toEqual([]);
	});

	test('of minimax are about values alone, each of them exact', () => {
		expect(allQuestions(numberTree('2 2\n3 5 2 9', 'minimax')).map(({kind}) => kind)).toEqual([
			'value',
			'value',
			'value',
		]);
	});

	test('are none where the record is full, or a node only sorted moves', () => {
		const position = afterMoves(CONNECT_FOUR, '');
		const full = recordSearch(position, settingsFor(CONNECT_FOUR, {depth: 3}), UNDISTURBED, 20);
		expect(questionsOf(full, 0)).toEqual([]);
		const order = {X: 'shallow', O: 'shallow'} as const;
		const sorted = recordSearch(position, settingsFor(CONNECT_FOUR, {depth: 5, order}), UNDISTURBED);
		expect(nodeOf(sorted, 1).sorting).toBe(true);
		expect(questionsOf(sorted, 1)).toEqual([]);
	});
});

describe('an answer', () => {
	const tree = numberTree('2 2\n3 5 2 9');

	test.each<[Question, Answer, boolean]>([
		[{kind: 'value', node: 0}, value(3), true],
		[{kind: 'value', node: 0}, value(2), false],
		[{kind: 'value', node: 1}, value(3), true],
		[{kind: 'value', node: 1}, value(5), false],
		[{kind: 'cut', node: 1}, cut(false), true],
		[{kind: 'cut', node: 4}, cut(true), true],
		[{kind: 'cut', node: 4}, cut(false), false],
	])('to %j, %j, is right: %s', (question, answer, right) => {
		expect(checkAnswer(tree, question, answer).right).toBe(right);
	});

	test('comes with what decided: the children searched, the one that counted, what was left out', () => {
		const verdict = checkAnswer(tree, {kind: 'cut', node: 4}, cut(true));
		expect(verdict).toMatchObject({
			node: {node: 4, end: 'cut'},
			children: [{node: 5, value: 2}],
			decisive: {node: 5},
			cutMoves: [1],
		});
		expect(checkAnswer(tree, {kind: 'value', node: 1}, value(3))).toMatchObject({
			children: [{value: 3}, {value: 5}],
			decisive: {value: 3},
			cutMoves: [],
		});
	});

	test('in a game names who wins, or 0 for a draw', () => {
		const won = recordSearch(afterMoves(CONNECT_FOUR, '343434'), settingsFor(CONNECT_FOUR, {depth: 2}), UNDISTURBED);
		const root: Question = {kind: 'value', node: 0};
		expect(checkAnswer(won, root, {kind: 'value', value: 'X'}).right).toBe(true);
		expect(checkAnswer(won, root, {kind: 'value', value: 'O'}).right).toBe(false);
		expect(checkAnswer(won, root, {kind: 'value', value: 10_000}).right).toBe(false);
		const drawn = recordSearch(afterMoves(TIC_TAC_TOE, '01243576'), settingsFor(TIC_TAC_TOE, {depth: 1}), UNDISTURBED);
		expect(checkAnswer(drawn, root, value(0)).right).toBe(true);
		expect(checkAnswer(drawn, root, {kind: 'value', value: 'X'}).right).toBe(false);
	});

	test('to another question is a bug', () => {
		expect(() => checkAnswer(tree, {kind: 'value', node: 0}, cut(true))).toThrow('not asked');
	});

	test('counts in the tally', () => {
		const right = checkAnswer(tree, {kind: 'value', node: 0}, value(3));
		const wrong = checkAnswer(tree, {kind: 'value', node: 0}, value(9));
		expect([right, wrong, right].reduce(tallied, NO_TALLY)).toEqual({answered: 3, right: 2});
	});
});

describe('in every number tree', () => {
	test('the value asked for is the largest or smallest one below, and a cut node is one that was cut', () => {
		fc.assert(
			fc.property(
				anyNumberTree,
				fc.constantFrom<'minimax' | 'alpha-beta'>('minimax', 'alpha-beta'),
				(numbers, algorithm) => {
					const tree = recordNumberTree(numbers, algorithm);
					for (const question of allQuestions(tree)) {
						const node = nodeOf(tree, question.node);
						const isCut = node.end === 'cut';
						const verdict = checkAnswer(tree, question, question.kind === 'cut' ? cut(isCut) : value(node.value));
						expect(verdict.right).toBe(true);
						const values = verdict.children.map((child) => child.value);
						expect(verdict.decisive.value).toBe(node.side === 'X' ? Math.max(...values) : Math.min(...values));
						expect(verdict.decisive.value).toBe(node.value);
						expect(verdict.children.length + verdict.cutMoves.length).toBe(numbers.branching);
					}
				},
			),
		);
	});
});
