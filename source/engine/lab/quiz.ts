import type {Side} from '../rules.ts';
import {winnerOf} from '../score.ts';
import {childrenOf, cutMoves, isRecordCut, nodeOf, type SearchTree, type TreeNode} from './search-tree.ts';
import {leaveStep, stepAt} from './steps.ts';

/** What a student can be asked when a node is entered: which value it will have, or whether it will be cut. */
export type Question = {readonly kind: 'value' | 'cut'; readonly node: number};

/** An answer: a value in X's view (0 for a draw), the side that wins, or whether the node is cut. */
export type Answer =
	| {readonly kind: 'value'; readonly value: number | Side}
	| {readonly kind: 'cut'; readonly cut: boolean};

/** Whether an answer is right, and what the reason rests on. */
export type Verdict = {
	readonly question: Question;
	readonly right: boolean;
	readonly node: TreeNode;
	/** The children that were searched, in this order. */
	readonly children: readonly TreeNode[];
	/** The child that gave the node its value, which is the last one where the node was cut. */
	readonly decisive: TreeNode;
	/** The moves that were left out. */
	readonly cutMoves: readonly number[];
};

/** How many questions were answered, and how many rightly. */
export type Tally = {readonly answered: number; readonly right: number};

/** Nothing answered yet. */
export const NO_TALLY: Tally = {answered: 0, right: 0};

/**
 * The questions that a node can be asked for: inner nodes only, as far as the record holds what is below them. The value
 * only where it is exact, since a bound is not what the node is worth; whether it is cut only where the search cuts.
 */
export function questionsOf(tree: SearchTree, node: number): readonly Question[] {
	const {end, score, sorting} = nodeOf(tree, node);
	if (sorting || (end !== 'searched' && end !== 'cut') || isRecordCut(tree, node)) {
		return [];
	}
	return [
		...(score?.bound === 'exact' ? [{kind: 'value', node} as const] : []),
		...(tree.algorithm === 'alpha-beta' ? [{kind: 'cut', node} as const] : []),
	];
}

/** The questions for the node that a step enters; none after other steps. The answer is known after `leaveStep`. */
export function questionsAt(tree: SearchTree, step: number): readonly Question[] {
	const {event, node} = stepAt(tree, step);
	return event === 'enter' && node !== null ? questionsOf(tree, node) : [];
}

/** Checks an answer, which must be of the question's kind, to a question that `questionsOf` gave. */
export function checkAnswer(tree: SearchTree, question: Question, answer: Answer): Verdict {
	const node = nodeOf(tree, question.node);
	const children = childrenOf(tree, question.node)
		.map((child) => nodeOf(tree, child))
		.filter(({sorting}) => !sorting);
	const {best} = stepAt(tree, leaveStep(tree, question.node) - 1);
	const decisive = children.find((child) => child.node === best);
	if (answer.kind !== question.kind || decisive === undefined) {
		throw new Error(`node ${question.node} is not asked for its ${question.kind}`);
	}
	return {question, right: isRight(node, answer), node, children, decisive, cutMoves: cutMoves(tree, question.node)};
}

/** The tally with one more answer. */
export function tallied({answered, right}: Tally, verdict: Verdict): Tally {
	return {answered: answered + 1, right: right + (verdict.right ? 1 : 0)};
}

function isRight({end, score, value}: TreeNode, answer: Answer): boolean {
	if (answer.kind === 'cut') {
		return answer.cut === (end === 'cut');
	}
	const winner = score === null || score.kind === 'heuristic' ? undefined : winnerOf(score);
	return answer.value === (winner ?? value);
}
