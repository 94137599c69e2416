import type {Rules, Side} from '../../source/engine/rules.ts';
import {WON} from './searches.ts';

/** What lies on the cells, written out: `X`, `O` or `.`. */
export type Cells = readonly string[];

const DIRECTIONS = [
	[0, 1],
	[1, 0],
	[1, 1],
	[1, -1],
] as const;

/**
 * A slow second opinion on the rules: from each cell, in each direction, are there `connect` stones of one side? It
 * shares no code with the engine.
 */
export function lineCells(rules: Rules, cells: Cells, side: string): readonly number[] {
	const {width, height, connect} = rules;
	const found = new Set<number>();
	for (let row = 0; row < height; row++) {
		for (let column = 0; column < width; column++) {
			for (const [down, across] of DIRECTIONS) {
				const run: number[] = [];
				for (let step = 0; step < connect; step++) {
					const r = row + step * down;
					const c = column + step * across;
					if (r < height && c >= 0 && c < width && cells[r * width + c] === side) {
						run.push(r * width + c);
					}
				}
				if (run.length === connect) {
					for (const cell of run) {
						found.add(cell);
					}
				}
			}
		}
	}
	return [...found].sort((a, b) => a - b);
}

/** All whole rows, columns and diagonals of at least `connect` cells, as strings. */
export function lineTexts(rules: Rules, cells: Cells): readonly string[] {
	const {width, height, connect} = rules;
	const inside = (row: number, column: number) => row >= 0 && row < height && column >= 0 && column < width;
	const texts: string[] = [];
	for (const [down, across] of DIRECTIONS) {
		for (let row = 0; row < height; row++) {
			for (let column = 0; column < width; column++) {
				if (inside(row - down, column - across)) {
					continue;
				}
				let text = '';
				for (let step = 0; inside(row + step * down, column + step * across); step++) {
					text += cells[(row + step * down) * width + column + step * across];
				}
				if (text.length >= connect) {
					texts.push(text);
				}
			}
		}
	}
	return texts;
}

/**
 * The notebook's evaluation in its own terms: each arrangement of one, two, ... stones among `connect` cells otherwise
 * empty is looked for in each line as a string.
 */
export function patternSum(rules: Rules, cells: Cells, weights: readonly number[]): number {
	const {connect} = rules;
	let sum = 0;
	for (const text of lineTexts(rules, cells)) {
		for (let bits = 1; bits < 2 ** connect - 1; bits++) {
			const shape = bits.toString(2).padStart(connect, '0');
			const stones = [...shape].filter((bit) => bit === '1').length;
			const weight = weights[Math.min(stones, weights.length) - 1] ?? 0;
			for (const [side, sign] of [
				['X', 1],
				['O', -1],
			] as const) {
				if (text.includes(shape.replaceAll('1', side).replaceAll('0', '.'))) {
					sum += sign * weight;
				}
			}
		}
	}
	return sum;
}

/** The cells on which a stone can be placed now. */
export function freeCells(rules: Rules, cells: Cells): readonly number[] {
	const {width, gravity} = rules;
	return [...cells.keys()].filter((cell) => {
		const below = cell + width;
		return cells[cell] === '.' && (!gravity || below >= cells.length || cells[below] !== '.');
	});
}

/** The move that places a stone on a cell. */
export function moveTo(rules: Rules, cell: number): number {
	return rules.gravity ? cell % rules.width : cell;
}

/** The side that is not `side`. */
function other(side: Side): Side {
	return side === 'X' ? 'O' : 'X';
}

/**
 * The plainest minimax: no windows, no tables, everything looked at afresh. Seen from the side to move, in the numbers of
 * `rank`. `weights` are those of a pattern evaluation, empty for none.
 */
export function referenceValue(
	rules: Rules,
	cells: Cells,
	toMove: Side,
	depth: number,
	weights: readonly number[],
	ply = 0,
): number {
	if (lineCells(rules, cells, other(toMove)).length > 0) {
		return ply - WON;
	}
	const free = freeCells(rules, cells);
	if (free.length === 0) {
		return 0;
	}
	if (depth === 0) {
		const sum = weights.length === 0 ? 0 : patternSum(rules, cells, weights);
		return toMove === 'X' ? sum : 0 - sum;
	}
	let best = Number.NEGATIVE_INFINITY;
	for (const cell of free) {
		const after = [...cells];
		after[cell] = toMove;
		best = Math.max(best, 0 - referenceValue(rules, after, other(toMove), depth - 1, weights, ply + 1));
	}
	return best;
}
