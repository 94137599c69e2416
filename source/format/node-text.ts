import {lineTo, type SearchTree, scoreOfValue, type TreeNode} from '../engine/lab/search-tree.ts';
import type {Score} from '../engine/score.ts';
import {INFINITE} from '../engine/search/value.ts';
import {groupedCount} from './numbers.ts';
import {boundSign, shortScoreText} from './score-text.ts';

/** Who chooses at a node: X or O, in a number tree max or min. */
export function chooserText({source}: SearchTree, {side}: TreeNode): string {
	return source.kind === 'game' ? side : side === 'X' ? 'max' : 'min';
}

/** The window of a node on entry, X's view: "[-inf, +35]". */
export function windowText(tree: SearchTree, {window}: TreeNode): string {
	return `[${numberText(tree, window.alpha)}, ${numberText(tree, window.beta)}]`;
}

/** The value of a node, X's view, a bound with its sign: "+35", ">= +35", "X in 7", "draw"; "?" where it was stopped. */
export function nodeScoreText(tree: SearchTree, {score}: TreeNode): string {
	return score === null ? '?' : valueText(tree, score);
}

/**
 * Why a node was left, where there is more to say than that all its moves were searched: "cut: +40 >= beta +35",
 * "all <= alpha +3", "horizon".
 */
export function nodeEndText(tree: SearchTree, node: TreeNode): string {
	const {end, score, side, window, value} = node;
	const [alpha, beta] = [`alpha ${numberText(tree, window.alpha)}`, `beta ${numberText(tree, window.beta)}`];
	switch (end) {
		case 'cut':
			return `cut: ${numberText(tree, value)} ${side === 'X' ? `>= ${beta}` : `<= ${alpha}`}`;
		case 'searched':
			return score === null || score.bound === 'exact' ? '' : side === 'X' ? `all <= ${alpha}` : `all >= ${beta}`;
		case 'horizon':
			return tree.source.kind === 'game' ? 'horizon' : 'leaf';
		case 'won':
		case 'drawn':
			return 'the game is over';
		case 'table':
			return 'known from the table';
		case 'unfinished':
			return 'stopped here';
	}
}

/** A node in one line: "X [-inf, +35] >= +40  cut: +40 >= beta +35". Minimax knows no windows. */
export function nodeText(tree: SearchTree, node: TreeNode): string {
	const window = tree.algorithm === 'minimax' ? '' : ` ${windowText(tree, node)}`;
	const end = nodeEndText(tree, node);
	return `${chooserText(tree, node)}${window} ${nodeScoreText(tree, node)}${end === '' ? '' : `  ${end}`}`;
}

/** How much of a search is recorded and where the record was full, in one line; undefined where it holds every visit. */
export function recordCutText(tree: SearchTree, firstNumber: 0 | 1): string | undefined {
	const {count, dropped, cutAt} = tree.visits;
	if (dropped === 0) {
		return undefined;
	}
	const line = cutAt < 0 ? [] : lineTo(tree, cutAt).map((move) => move + firstNumber);
	const place = line.length === 0 ? 'from the root on' : `from within ${line.join(' ')} on`;
	return `recorded ${groupedCount(count)} of ${groupedCount(count + dropped)} visits: ${place} the rest is missing`;
}

/** A number of the search in X's view, such as the edge of a window: "-inf", "+35", "X in 7". */
function numberText(tree: SearchTree, value: number): string {
	return value >= INFINITE ? 'inf' : value <= -INFINITE ? '-inf' : valueText(tree, scoreOfValue(tree, value));
}

/** Number trees have plain numbers, as they were written. */
function valueText({source}: SearchTree, score: Score): string {
	return source.kind === 'numbers' && score.kind === 'heuristic'
		? boundSign(score.bound) + score.value
		: shortScoreText(score);
}
