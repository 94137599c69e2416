import {describe, expect, test} from 'vitest';
import {Board} from '../../../source/engine/board.ts';
import {outcome} from '../../../source/engine/evaluation/outcome.ts';
import {patternA} from '../../../source/engine/evaluation/pattern.ts';
import {emptyPosition} from '../../../source/engine/position.ts';
import {Limits, UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {MOVE_ORDERS, type MoveOrderId, moveOrder, parseMoveOrder} from '../../../source/engine/search/move-order.ts';
import {rootMoves} from '../../../source/engine/search/root.ts';
import {Search} from '../../../source/engine/search/search.ts';
import {searchPosition} from '../../../source/engine/search/search-position.ts';
import {NO_MOVE} from '../../../source/engine/search/transposition-table.ts';
import {FACTS} from '../../helpers/facts.ts';
import {afterCells, afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';
import {inOrder, settingsFor} from '../../helpers/searches.ts';

function searchOf(moves: string, first: MoveOrderId, second: MoveOrderId = first): Search {
	return new Search(
		new Board(afterMoves(CONNECT_FOUR, moves), patternA),
		{algorithm: 'alpha-beta', wins: 'fast', orders: [first, second]},
		new Limits(null, null, UNDISTURBED),
	);
}

describe('the move orders', () => {
	test('are natural, reversed, centre, shallow and learned by name, and no other', () => {
		expect(MOVE_ORDERS.map(({id}) => id)).toEqual(['natural', 'reversed', 'centre', 'shallow', 'learned']);
		for (const {id} of MOVE_ORDERS) {
			expect(parseMoveOrder(id)).toEqual({ok: true, value: id});
			expect(moveOrder(id).id).toBe(id);
		}
		expect(parseMoveOrder('best')).toEqual({ok: false, problem: {kind: 'bad-order', text: 'best'}});
	});

	test('try the columns from the left, from the right, and from the centre', () => {
		expect(rootMoves(searchOf('', 'natural'), 4)).toEqual([0, 1, 2, 3, 4, 5, 6]);
		expect(rootMoves(searchOf('', 'reversed'), 4)).toEqual([6, 5, 4, 3, 2, 1, 0]);
		expect(rootMoves(searchOf('', 'centre'), 4)).toEqual([3, 2, 4, 1, 5, 0, 6]);
		expect(rootMoves(searchOf('333333', 'centre'), 4)).toEqual([2, 4, 1, 5, 0, 6]);
	});

	test('of tic-tac-toe begin in the middle with centre', () => {
		const report = searchPosition(
			emptyPosition(TIC_TAC_TOE),
			settingsFor(TIC_TAC_TOE, {depth: 2, evaluation: outcome.id, ...inOrder('centre')}),
			UNDISTURBED,
		);
		expect(report.move).toBe(4);
	});

	test('are those of the side to move, one for X and another for O', () => {
		expect(rootMoves(searchOf('', 'reversed', 'natural'), 4)[0]).toBe(6);
		expect(rootMoves(searchOf('3', 'reversed', 'natural'), 4)[0]).toBe(0);
	});

	test('shallow puts first what a small search likes best: the only move that does not lose in the example', () => {
		const search = new Search(
			new Board(afterCells(CONNECT_FOUR, FACTS.notebook.example.cells), patternA),
			{algorithm: 'alpha-beta', wins: 'fast', orders: ['shallow', 'shallow']},
			new Limits(null, null, UNDISTURBED),
		);
		expect(rootMoves(search, 8)).toEqual([6, 0, 1, 2, 4, 5]);
		expect(search.statistics.nodes).toBeGreaterThan(20);
		expect(search.unproven).toBe(0);
	});

	test('shallow leaves the moves in natural order where the search is not deep enough for it to pay', () => {
		const search = searchOf('33', 'shallow');
		expect(rootMoves(search, 4)).toEqual([0, 1, 2, 3, 4, 5, 6]);
		expect(search.statistics.nodes).toBe(0);
	});

	test('shallow sorts at the root and two plies below it, and no further down', () => {
		const nodesAt = (ply: number) => {
			const search = searchOf('33', 'shallow');
			expect(search.orderedMoves(8, ply, NO_MOVE)).toBe(7);
			return search.statistics.nodes;
		};
		expect(nodesAt(2)).toBeGreaterThan(7);
		expect(nodesAt(3)).toBe(0);
	});

	test('shallow needs fewer nodes on the example than natural', () => {
		const nodes = (order: string) =>
			searchPosition(
				afterCells(CONNECT_FOUR, FACTS.notebook.example.cells),
				settingsFor(CONNECT_FOUR, {depth: 8, wins: 'flat', ...inOrder(order)}),
				UNDISTURBED,
			).statistics.nodes;
		expect(nodes('shallow')).toBeLessThan(nodes('natural') / 2);
	});

	test('learned tries the move of the table, then the killers, then what cut off before, then the centre', () => {
		const search = searchOf('', 'learned');
		const order = (tableMove = NO_MOVE) => {
			const count = search.orderedMoves(6, 0, tableMove);
			return [...search.moves.subarray(0, count)];
		};
		expect(order()).toEqual([3, 2, 4, 1, 5, 0, 6]);
		search.learn(5, 6, 1);
		expect(order()).toEqual([5, 3, 2, 4, 1, 0, 6]);
		search.learn(0, 2, 0);
		search.learn(6, 2, 0);
		expect(order()).toEqual([6, 0, 5, 3, 2, 4, 1]);
		expect(order(1)).toEqual([1, 6, 0, 5, 3, 2, 4]);
	});
});
