import {lineTo, type SearchTree, scoreOfValue, type TreeNode} from '../engine/lab/search-tree.ts';
import type {Score} from '../engine/score.ts';
import {INFINITE} from '../engine/search/value.ts';
import {groupedCount} from './numbers.ts';
import {boundSign, shortScoreText} from './score-text.ts';

/** Who chooses at a node: X or O, in a number tree max or min. */
export function chooserText({source}: SearchTree, {side}: TreeNode): string {
	return source.kind === 'game' ? side : side === 'X' ? 'max' : 'min';
}

/** The window of a node on entry, X's view: "[-inf, +35]". Wins count from the node. */
export function windowText(tree: SearchTree, {window, ply}: TreeNode): string {
	return `[${edgeText(tree, window.alpha, ply)}, ${edgeText(tree, window.beta, ply)}]`;
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
	const {end, score, side, ply, window} = node;
	const [alpha, beta] = [`alpha ${edgeText(tree, window.alpha, ply)}`, `beta ${edgeText(tree, window.beta, ply)}`];
	switch (end) {
		case 'cut': {
			const value = score === null ? '' : valueText(tree, {...score, bound: 'exact'});
			return side === 'X' ? `cut: ${value} >= ${beta}` : `cut: ${value} <= ${alpha}`;
		}
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

/** A node in one line: "X [-inf, +35] >= +40  cut: +40 >= beta +35". */
export function nodeText(tree: SearchTree, node: TreeNode): string {
	const end = nodeEndText(tree, node);
	return `${chooserText(tree, node)} ${windowText(tree, node)} ${nodeScoreText(tree, node)}${end === '' ? '' : `  ${end}`}`;
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

/** A number of the search as the edge of a window. */
function edgeText(tree: SearchTree, value: number, ply: number): string {
	return value >= INFINITE ? 'inf' : value <= -INFINITE ? '-inf' : valueText(tree, scoreOfValue(tree, value, ply));
}

/** Number trees have plain numbers, as they were written. */
function valueText({source}: SearchTree, score: Score): string {
	return source.kind === 'numbers' && score.kind === 'heuristic'
		? boundSign(score.bound) + score.value
		: shortScoreText(score);
}
