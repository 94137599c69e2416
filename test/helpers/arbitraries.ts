import fc from 'fast-check';
import {emptyPosition, legalMoves, type Position, play, stonesOf} from '../../source/engine/position.ts';
import {unwrap} from '../../source/engine/result.ts';
import type {Rules} from '../../source/engine/rules.ts';
import {MOVE_ORDERS} from '../../source/engine/search/move-order.ts';
import type {NumberTree} from '../../source/engine/search/number-tree.ts';
import type {Cells} from './reference.ts';

/** Rules on boards from 1x1 to `largest` a side, with and without gravity; `connect` may be too large for the board. */
export function anyRules(largest: number, mostConnect = 6): fc.Arbitrary<Rules> {
	return fc.record({
		width: fc.integer({min: 1, max: largest}),
		height: fc.integer({min: 1, max: largest}),
		connect: fc.integer({min: 1, max: mostConnect}),
		gravity: fc.boolean(),
	});
}

/** Any legal game on these boards, at most `most` plies long: each number chooses one of the legal moves. */
export function anyPosition(rules: fc.Arbitrary<Rules>, most: number): fc.Arbitrary<Position> {
	return fc.tuple(rules, fc.array(fc.nat({max: 1000}), {maxLength: most})).map(([chosen, choices]) => {
		let position = emptyPosition(chosen);
		for (const choice of choices) {
			const legal = legalMoves(position);
			const move = legal[choice % Math.max(1, legal.length)];
			if (move === undefined) {
				break;
			}
			position = unwrap(play(position, move));
		}
		return position;
	});
}

/** Any legal game that is not over. */
export function anyOpenPosition(rules: fc.Arbitrary<Rules>, most: number): fc.Arbitrary<Position> {
	return anyPosition(rules, most).filter((position) => legalMoves(position).length > 0);
}

/** A game on a small board that goes on and has at most `most` empty cells, so that it can be searched to its end. */
export function anyEndgame(most: number): fc.Arbitrary<Position> {
	const rules = fc.record({
		width: fc.integer({min: 2, max: 4}),
		height: fc.integer({min: 2, max: 4}),
		connect: fc.integer({min: 3, max: 4}),
		gravity: fc.boolean(),
	});
	return anyOpenPosition(rules, 16).filter((position) => emptyCells(position) <= most);
}

/** The name of any move order. */
export const anyOrder = fc.constantFrom(...MOVE_ORDERS.map(({id}) => id));

/** Any number tree of at most 364 nodes. */
export const anyNumberTree: fc.Arbitrary<NumberTree> = fc
	.record({depth: fc.integer({min: 0, max: 5}), branching: fc.integer({min: 1, max: 3})})
	.chain(({depth, branching}) => {
		const count = branching ** depth;
		const leaves = fc.array(fc.integer({min: -9, max: 9}), {minLength: count, maxLength: count});
		return leaves.map((numbers) => ({depth, branching, leaves: numbers}));
	});

/** How many cells are empty. */
export function emptyCells(position: Position): number {
	return stonesOf(position).filter((side) => side === undefined).length;
}

/** What lies on the cells, as the reference reads it. */
export function cellsOf(position: Position): Cells {
	return stonesOf(position).map((side) => side ?? '.');
}
