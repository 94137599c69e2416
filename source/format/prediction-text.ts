import type {Prediction} from '../engine/lab/predict.ts';
import {childrenOf, nodeOf, type SearchTree} from '../engine/lab/search-tree.ts';
import {stepAt} from '../engine/lab/steps.ts';
import {chooserText, nodeEndText, nodeScoreText, windowText} from './node-text.ts';
import {ENGLISH} from './words/en.ts';
import type {Words} from './words/words.ts';

/** The most values that are named as a reason. */
const MOST_VALUES = 5;

/** The question of a prediction, about the node where the search stands. Numbers of moves count from `first`. */
export function questionText(
	tree: SearchTree,
	{kind, node}: Prediction,
	words: Words = ENGLISH,
	first: 0 | 1 = 0,
): string {
	const said = words.prediction;
	const {move} = nodeOf(tree, node);
	const where = move === null ? said.root : said.node(move + first);
	return kind === 'cut' ? said.isCut(where) : said.whichValue(where);
}

/** Why the answer is what it is. */
export function reasonText(tree: SearchTree, {kind, node, step}: Prediction, words: Words = ENGLISH): string {
	const said = words.prediction;
	const found = nodeOf(tree, node);
	if (kind === 'cut') {
		const next = stepAt(tree, step + 1);
		const isCut = next.event === 'leave' && next.node === node;
		const window = stepAt(tree, step).window;
		return isCut
			? nodeEndText(tree, found, words)
			: said.notCut(window === null ? said.theWindow : windowText(tree, {window}, words));
	}
	const values = childrenOf(tree, node)
		.map((child) => nodeOf(tree, child))
		.filter(({sorting}) => !sorting)
		.map((child) => nodeScoreText(tree, child, words));
	const takes = found.side === 'X' ? said.takesLargest : said.takesSmallest;
	const shown = values.length > MOST_VALUES ? [...values.slice(0, MOST_VALUES), '...'] : values;
	return takes(nodeScoreText(tree, found, words), chooserText(tree, found), shown.join(', '));
}
