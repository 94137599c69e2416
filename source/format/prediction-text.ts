import type {Prediction} from '../engine/lab/predict.ts';
import {childrenOf, nodeOf, type SearchTree} from '../engine/lab/search-tree.ts';
import {stepAt} from '../engine/lab/steps.ts';
import {chooserText, nodeEndText, nodeScoreText, windowText} from './node-text.ts';

/** The most values that are named as a reason. */
const MOST_VALUES = 5;

/** The question of a prediction, about the node where the search stands. */
export function questionText(tree: SearchTree, {kind, node}: Prediction): string {
	const {move} = nodeOf(tree, node);
	const where = move === null ? 'the root' : `node ${move}`;
	return kind === 'cut' ? `Is ${where} cut now?` : `Which value has ${where} in the end?`;
}

/** Why the answer is what it is. */
export function reasonText(tree: SearchTree, {kind, node, step}: Prediction): string {
	const found = nodeOf(tree, node);
	if (kind === 'cut') {
		const next = stepAt(tree, step + 1);
		const isCut = next.event === 'leave' && next.node === node;
		const window = stepAt(tree, step).window;
		return isCut
			? nodeEndText(tree, found)
			: `not cut: ${window === null ? 'the window' : windowText(tree, {...found, window})} is still open`;
	}
	const values = childrenOf(tree, node)
		.map((child) => nodeOf(tree, child))
		.filter(({sorting}) => !sorting)
		.map((child) => nodeScoreText(tree, child));
	const takes = found.side === 'X' ? 'the largest' : 'the smallest';
	const shown = values.length > MOST_VALUES ? [...values.slice(0, MOST_VALUES), '...'] : values;
	return `${nodeScoreText(tree, found)}: ${chooserText(tree, found)} takes ${takes} of ${shown.join(', ')}`;
}
