import {type Cell, type Rules, rulesKey} from './rules.ts';

/** The cells of a whole row, column or diagonal, in order along it. */
export type Line = readonly Cell[];

/**
 * The lines of a board: every whole row, column and diagonal of at least `connect` cells, since only there can a side
 * win. The order is rows from the top, columns from the left, diagonals falling to the right, diagonals falling to the
 * left. The result is shared between callers and must not be changed.
 */
export function linesOf(rules: Rules): readonly Line[] {
	const key = rulesKey(rules);
	let lines = cache.get(key);
	if (lines === undefined) {
		lines = buildLines(rules);
		cache.set(key, lines);
	}
	return lines;
}

const cache = new Map<string, readonly Line[]>();

function buildLines({width, height, connect}: Rules): readonly Line[] {
	const walk = (row: number, column: number, rowStep: number, columnStep: number): Cell[] => {
		const cells: Cell[] = [];
		while (row >= 0 && row < height && column >= 0 && column < width) {
			cells.push(row * width + column);
			row += rowStep;
			column += columnStep;
		}
		return cells;
	};
	const lines: Cell[][] = [];
	for (let row = 0; row < height; row++) {
		lines.push(walk(row, 0, 0, 1));
	}
	for (let column = 0; column < width; column++) {
		lines.push(walk(0, column, 1, 0));
	}
	for (let start = 1 - height; start < width; start++) {
		lines.push(walk(Math.max(0, -start), Math.max(0, start), 1, 1));
	}
	for (let start = 0; start < width + height - 1; start++) {
		lines.push(walk(Math.max(0, start - width + 1), Math.min(start, width - 1), 1, -1));
	}
	// With one in a row every cell is on four lines of its own; the row alone is enough, and it counts once.
	return connect === 1 ? lines.slice(0, height) : lines.filter((line) => line.length >= connect);
}

/**
 * The cells of all runs of at least `connect` stones of one side, sorted: the whole run, so five in a row are five
 * cells. Empty when the side has not won. `owner` says whose stone lies on a cell.
 */
export function winningCells<Owner>(rules: Rules, owner: (cell: Cell) => Owner, side: Owner): readonly Cell[] {
	const found = new Set<Cell>();
	for (const line of linesOf(rules)) {
		let run: Cell[] = [];
		for (let index = 0; index <= line.length; index++) {
			const cell = line[index];
			if (cell !== undefined && owner(cell) === side) {
				run.push(cell);
				continue;
			}
			if (run.length >= rules.connect) {
				for (const member of run) {
					found.add(member);
				}
			}
			run = [];
		}
	}
	return [...found].sort((a, b) => a - b);
}
