import {lineTo, type SearchTree, scoreOfValue, type TreeNode} from '../engine/lab/search-tree.ts';
import type {Score} from '../engine/score.ts';
import {INFINITE} from '../engine/search/value.ts';
import {groupedCount} from './numbers.ts';
import {boundSign, shortScoreText} from './score-text.ts';
import {ENGLISH} from './words/en.ts';
import type {Words} from './words/words.ts';

/** Who chooses at a node: X or O, in a number tree max or min. */
export function chooserText({source}: SearchTree, {side}: TreeNode): string {
	return source.kind === 'game' ? side : side === 'X' ? 'max' : 'min';
}

/** The window of a node on entry, X's view: "[-inf, +35]". */
export function windowText(tree: SearchTree, {window}: Pick<TreeNode, 'window'>, words: Words = ENGLISH): string {
	return `[${numberText(tree, window.alpha, words)}, ${numberText(tree, window.beta, words)}]`;
}

/** The value of a node, X's view, a bound with its sign: "+35", ">= +35", "X in 7", "draw"; "?" where it was stopped. */
export function nodeScoreText(tree: SearchTree, {score}: TreeNode, words: Words = ENGLISH): string {
	return score === null ? '?' : valueText(tree, score, words);
}

/**
 * Why a node was left, where there is more to say than that all its moves were searched: "cut: +40 >= beta +35",
 * "all <= alpha +3", "horizon".
 */
export function nodeEndText(tree: SearchTree, node: TreeNode, words: Words = ENGLISH): string {
	const {end, score, side, window, value} = node;
	const [alpha, beta] = [
		`alpha ${numberText(tree, window.alpha, words)}`,
		`beta ${numberText(tree, window.beta, words)}`,
	];
	const said = words.node;
	switch (end) {
		case 'cut':
			return said.cut(`${numberText(tree, value, words)} ${side === 'X' ? `>= ${beta}` : `<= ${alpha}`}`);
		case 'searched':
			return score === null || score.bound === 'exact' ? '' : said.all(side === 'X' ? `<= ${alpha}` : `>= ${beta}`);
		case 'horizon':
			return tree.source.kind === 'game' ? said.horizon : said.leaf;
		case 'won':
		case 'drawn':
			return said.over;
		case 'table':
			return said.table;
		case 'unfinished':
			return said.unfinished;
	}
}

/** A node in one line: "X [-inf, +35] >= +40  cut: +40 >= beta +35". Minimax knows no windows. */
export function nodeText(tree: SearchTree, node: TreeNode): string {
	const window = tree.algorithm === 'minimax' ? '' : ` ${windowText(tree, node)}`;
	const end = nodeEndText(tree, node);
	return `${chooserText(tree, node)}${window} ${nodeScoreText(tree, node)}${end === '' ? '' : `  ${end}`}`;
}

/** How much of a search is recorded and where the record was full, in one line; undefined where it holds every visit. */
export function recordCutText(tree: SearchTree, firstNumber: 0 | 1, words: Words = ENGLISH): string | undefined {
	const {count, dropped, cutAt} = tree.visits;
	if (dropped === 0) {
		return undefined;
	}
	const line = cutAt < 0 ? [] : lineTo(tree, cutAt).map((move) => move + firstNumber);
	const place = line.length === 0 ? words.node.fromRoot : words.node.fromWithin(line.join(' '));
	return words.node.recorded(groupedCount(count, words), groupedCount(count + dropped, words), place);
}

/** A number of the search in X's view, such as the edge of a window: "-inf", "+35", "X in 7". */
function numberText(tree: SearchTree, value: number, words: Words): string {
	const {infinite} = words.node;
	return value >= INFINITE
		? infinite
		: value <= -INFINITE
			? `-${infinite}`
			: valueText(tree, scoreOfValue(tree, value), words);
}

/** Number trees have plain numbers, as they were written. */
function valueText({source}: SearchTree, score: Score, words: Words): string {
	return source.kind === 'numbers' && score.kind === 'heuristic'
		? boundSign(score.bound) + score.value
		: shortScoreText(score, words);
}
