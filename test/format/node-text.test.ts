import {describe, expect, test} from 'vitest';
import {recordNumberTree, recordSearch} from '../../source/engine/lab/record.ts';
import {childrenOf, nodeOf, type SearchTree} from '../../source/engine/lab/search-tree.ts';
import {unwrap} from '../../source/engine/result.ts';
import type {Rules} from '../../source/engine/rules.ts';
import {UNDISTURBED} from '../../source/engine/search/limits.ts';
import {parseNumberTree} from '../../source/engine/search/number-tree.ts';
import type {SearchSettings} from '../../source/engine/search/settings.ts';
import {nodeText, recordCutText} from '../../source/format/node-text.ts';
import {afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../helpers/positions.ts';
import {settingsFor} from '../helpers/searches.ts';

function gameTree(rules: Rules, moves: string, changes: Partial<SearchSettings>, limit?: number): SearchTree {
	return recordSearch(afterMoves(rules, moves), settingsFor(rules, changes), UNDISTURBED, limit);
}

/** A search of a game that is over. */
function recordOver(): SearchTree {
	return gameTree(CONNECT_FOUR, '3434343', {});
}

/** The texts of a node and of those right below it. */
function texts(tree: SearchTree, node = 0): readonly string[] {
	return [node, ...childrenOf(tree, node)].map((number) => nodeText(tree, nodeOf(tree, number)));
}

describe('a node in words', () => {
	test('of a number tree has plain numbers, and bounds that do not look exact', () => {
		const tree = recordNumberTree(unwrap(parseNumberTree('2 2\n3 5 2 9')), 'alpha-beta');
		expect(texts(tree)).toEqual(['max [-inf, inf] 3', 'min [-inf, inf] 3', 'min [3, inf] <= 2  cut: 2 <= alpha 3']);
		expect(texts(tree, 1)).toEqual(['min [-inf, inf] 3', 'max [-inf, inf] 3  leaf', 'max [-inf, 3] 5  leaf']);
	});

	test('of a game has the sides, values with signs, and cuts of both of them', () => {
		const tree = gameTree(CONNECT_FOUR, '', {depth: 2});
		expect(texts(tree)).toEqual([
			'X [-inf, inf] -15',
			'O [-inf, inf] -20',
			'O [-20, inf] -15',
			'O [-15, inf] <= -15  cut: -15 <= alpha -15',
			'O [-15, inf] <= -15  cut: -15 <= alpha -15',
			'O [-15, inf] <= -15  cut: -15 <= alpha -15',
			'O [-15, inf] <= -15  cut: -15 <= alpha -15',
			'O [-15, inf] <= -20  cut: -20 <= alpha -15',
		]);
		expect(texts(tree, 1).slice(0, 3)).toEqual([
			'O [-inf, inf] -20',
			'X [-inf, inf] -5  horizon',
			'X [-inf, -5] -5  horizon',
		]);
	});

	test('counts wins from the root, and says when the game is over', () => {
		const tree = gameTree(CONNECT_FOUR, '343434', {depth: 2});
		expect(texts(tree)).toEqual([
			'X [-inf, inf] X in 1',
			'O [-inf, inf] O in 2',
			'O [O in 2, inf] O wins in 2 or sooner  cut: O in 2 <= alpha O in 2',
			'O [O in 2, inf] O wins in 2 or sooner  cut: O in 2 <= alpha O in 2',
			'O [O in 2, inf] X in 1  the game is over',
			'O [X in 1, inf] <= +650  cut: +650 <= alpha X in 1',
			'O [X in 1, inf] <= +20  cut: +20 <= alpha X in 1',
			'O [X in 1, inf] <= +25  cut: +25 <= alpha X in 1',
		]);
		expect(texts(recordOver())[0]).toBe('O [-inf, inf] X has won  the game is over');
	});

	test('says of flat wins nothing of distances', () => {
		const tree = gameTree(CONNECT_FOUR, '343434', {depth: 2, wins: 'flat'});
		expect(nodeText(tree, nodeOf(tree, 0))).toBe('X [-inf, inf] X wins');
	});

	test('knows draws, the table, moves that reach nothing, and a search that was stopped', () => {
		const draw = gameTree(TIC_TAC_TOE, '01243576', {depth: 1, evaluation: 'outcome'});
		expect(texts(draw)[1]).toMatch(/ draw {2}the game is over$/);
		const all = (tree: SearchTree) =>
			Array.from({length: tree.visits.count}, (_, node) => nodeText(tree, nodeOf(tree, node)));
		const table = all(gameTree(TIC_TAC_TOE, '', {depth: 4, evaluation: 'pattern-a', table: 1}));
		expect(table.some((text) => / {2}known from the table$/.test(text))).toBe(true);
		expect(table.filter((text) => /^X \[.*\] <= .* {2}all <= alpha /.test(text)).length).toBeGreaterThan(0);
		expect(table.filter((text) => /^O \[.*\] >= .* {2}all >= beta /.test(text)).length).toBeGreaterThan(0);
		const stopped = all(gameTree(CONNECT_FOUR, '', {depth: 4, nodes: 30}));
		expect(stopped[0]).toBe('X [-inf, inf] ?  stopped here');
	});
});

describe('a record that is full', () => {
	test('says how much of the search it holds, and where it was full', () => {
		const cut = (limit: number, firstNumber: 0 | 1 = 0) =>
			recordCutText(gameTree(CONNECT_FOUR, '', {algorithm: 'minimax', depth: 4}, limit), firstNumber);
		expect(cut(2801)).toBeUndefined();
		expect(cut(1000)).toBe('recorded 1,000 of 2,801 visits: from within 2 3 3 on the rest is missing');
		expect(cut(1000, 1)).toBe('recorded 1,000 of 2,801 visits: from within 3 4 4 on the rest is missing');
		expect(cut(1)).toBe('recorded 1 of 2,801 visits: from the root on the rest is missing');
	});
});
