import type {Question, Verdict} from '../engine/lab/quiz.ts';
import type {SearchTree, TreeNode} from '../engine/lab/search-tree.ts';
import {INFINITE} from '../engine/search/value.ts';
import {chooserText, nodeScoreText, numberText} from './node-text.ts';

/** What is asked, in words. */
export const QUESTIONS: Readonly<Record<Question['kind'], string>> = {
	value: 'Which value will this node have?',
	cut: 'Will this node be cut?',
};

/** Whether an answer was right, and why. Moves count from `firstNumber`. */
export function verdictText(tree: SearchTree, verdict: Verdict, firstNumber: 0 | 1): string {
	const reason = verdict.question.kind === 'value' ? valueReason(tree, verdict) : cutReason(tree, verdict, firstNumber);
	return `${verdict.right ? 'Right' : 'No'}: ${reason}`;
}

function valueReason(tree: SearchTree, {node, children}: Verdict): string {
	const values = children.map((child) => nodeScoreText(tree, child)).join(', ');
	const choice = children.length === 1 ? 'has only' : `takes the ${node.side === 'X' ? 'largest' : 'smallest'} of`;
	return `${nodeScoreText(tree, node)}, since ${chooserText(tree, node)} ${choice} ${values}.`;
}

function cutReason(tree: SearchTree, verdict: Verdict, firstNumber: 0 | 1): string {
	const {node, decisive, cutMoves} = verdict;
	const edge = edgeOf(tree, node);
	if (node.end !== 'cut') {
		return Math.abs(edge.value) >= INFINITE
			? `it is not cut: ${edge.name} is ${edge.text}, nothing is known elsewhere yet.`
			: `it is not cut: its value, ${nodeScoreText(tree, node)}, stays ${node.side === 'X' ? 'below' : 'above'} ${edge.name} ${edge.text}.`;
	}
	const value = numberText(tree, node.value);
	const game = tree.source.kind === 'game';
	const word = game ? 'move' : 'child';
	const left = cutMoves.map((move) => move + firstNumber).join(', ');
	const rest = cutMoves.length === 0 ? 'nothing is left out' : `the rest is left out (${left})`;
	const relation = node.side === 'X' ? '>=' : '<=';
	const sides = game ? {X: 'X', O: 'O'} : {X: 'max', O: 'min'};
	const other = node.side === 'X' ? sides.O : sides.X;
	return (
		`it is cut by ${word} ${(decisive.move ?? 0) + firstNumber}: ${value} ${relation} ${edge.name} ${edge.text}. ` +
		`${other} has ${edge.text} elsewhere and will not let it come to this node; ${rest}.`
	);
}

/** The edge of the window that a node is cut at, as the side to move there pushes its value towards it. */
function edgeOf(tree: SearchTree, {side, window}: TreeNode) {
	const name = side === 'X' ? 'beta' : 'alpha';
	return {name, value: window[name], text: numberText(tree, window[name])} as const;
}
