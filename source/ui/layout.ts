import type {Rules} from '../engine/rules.ts';

/** How large a cell of the board is drawn, in characters. */
export type CellSize = {readonly width: number; readonly height: number};

/** The sizes of cells, from the largest. The largest are for windows that are large in both directions, and for small boards. */
export const CELL_SIZES: readonly CellSize[] = [
	{width: 6, height: 3},
	{width: 4, height: 2},
	{width: 4, height: 1},
	{width: 2, height: 1},
];

/** The window from which on the largest cells are used. */
const LARGE_WINDOW = {columns: 110, rows: 36} as const;

/** A window with fewer columns or rows gets the compact frame, without rules. */
const FULL_FRAME = {columns: 60, rows: 20} as const;

/** The frame of every screen. Lines are counted without the window's last one, which stays free. */
export type FrameLayout = {
	readonly columns: number;
	/** The lines of the body. */
	readonly body: number;
	/** Whether there is room for rules between title, body and status. */
	readonly full: boolean;
	/** The columns left free at the left of everything. */
	readonly margin: number;
};

/** The smallest window in which anything but a message is shown. */
export const SMALLEST_WINDOW = {columns: 40, rows: 12} as const;

/** The frames possible in a window, the one with more space around first; none where it is too small for any screen. */
export function frameLayouts(columns: number, rows: number): readonly FrameLayout[] {
	if (columns < SMALLEST_WINDOW.columns || rows < SMALLEST_WINDOW.rows) {
		return [];
	}
	const compact: FrameLayout = {columns, full: false, body: rows - 4, margin: 0};
	const full: FrameLayout = {columns, full: true, body: rows - 6, margin: 1};
	return columns >= FULL_FRAME.columns && rows >= FULL_FRAME.rows ? [full, compact] : [compact];
}

/** The frame for screens that fit into every frame, or undefined where the window is too small for any screen. */
export function frameLayout(columns: number, rows: number): FrameLayout | undefined {
	return frameLayouts(columns, rows)[0];
}

/** The line of the window, from 0, in which the body of a frame begins: below the title and its rule. */
export function bodyTop({full}: FrameLayout): number {
	return full ? 2 : 1;
}

/** The line of the window, from 0, that names the keys: below the body, its rule and the status line. */
export function keysTop(frame: FrameLayout): number {
	return bodyTop(frame) + frame.body + (frame.full ? 2 : 1);
}

/** The columns between the margins of a frame. */
export function contentWidth({columns, margin}: FrameLayout): number {
	return columns - 2 * margin;
}

/** The game screen: the board at the left, the panel beside it, or what does not fit. */
export type GameLayout = {
	readonly cell: CellSize;
	readonly board: {readonly width: number; readonly height: number};
	/** The panel's place, or undefined where it is hidden or does not fit. */
	readonly panel: PanelLayout | undefined;
	/** The lines left below the board. */
	readonly below: number;
};

/** The panel: where it starts, how wide it is, and whether there is room for numbers and bars beside the words. */
export type PanelLayout = {readonly left: number; readonly width: number; readonly wide: boolean};

/** The least widths of a panel with words alone and of one with numbers and bars, and the most that is of use. */
const PANEL_WIDTHS = {narrow: 17, wide: 40, most: 60} as const;

/** The free columns between board and panel. */
const GAP = 3;

/** The columns and lines that a board needs with cells of this size. */
export function boardSize(rules: Rules, cell: CellSize): {readonly width: number; readonly height: number} {
	const {width, height, gravity} = rules;
	if (gravity) {
		// A cursor line above; a frame at the sides and below; a line of column numbers.
		return {width: width * cell.width + 3, height: height * cell.height + 3};
	}
	// Grid lines between the cells are part of them, except after the last one.
	return cell.height === 1
		? {width: width * cell.width + 1, height}
		: {width: width * cell.width - 1, height: height * cell.height - 1};
}

/** The frame and the layout of a game in a window; undefined where its board does not fit. */
export function gameLayout(
	rules: Rules,
	columns: number,
	rows: number,
	wantsPanel: boolean,
): {readonly frame: FrameLayout; readonly layout: GameLayout} | undefined {
	for (const frame of frameLayouts(columns, rows)) {
		const layout = layoutInFrame(rules, frame, rows, wantsPanel);
		if (layout !== undefined) {
			return {frame, layout};
		}
	}
	return undefined;
}

/** The layout of a game in this frame: the largest cells with which board and panel fit, else the board alone. */
function layoutInFrame(rules: Rules, frame: FrameLayout, rows: number, wantsPanel: boolean): GameLayout | undefined {
	const width = contentWidth(frame);
	const isLarge = frame.columns >= LARGE_WINDOW.columns && rows >= LARGE_WINDOW.rows;
	const sizes = CELL_SIZES.filter((cell, place) => {
		const board = boardSize(rules, cell);
		// A small board may have the largest cells in any window, as long as it stays a quarter of it.
		const isSmall = frame.full && 2 * board.width <= frame.columns && 2 * board.height <= rows;
		return board.width <= width && board.height <= frame.body && (place > 0 || isLarge || isSmall);
	});
	const leastPanels = wantsPanel ? [PANEL_WIDTHS.wide, PANEL_WIDTHS.narrow, 0] : [0];
	for (const least of leastPanels) {
		for (const cell of sizes) {
			const board = boardSize(rules, cell);
			const left = board.width + GAP;
			if (least === 0 || left + least <= width) {
				const panelWidth = Math.min(PANEL_WIDTHS.most, width - left);
				return {
					cell,
					board,
					panel: least === 0 ? undefined : {left, width: panelWidth, wide: panelWidth >= PANEL_WIDTHS.wide},
					below: frame.body - board.height,
				};
			}
		}
	}
	return undefined;
}

/** The window that the board of a game needs at the least; every larger one will do, too. */
export function neededWindow(rules: Rules): {readonly columns: number; readonly rows: number} {
	const board = boardSize(rules, CELL_SIZES.at(-1) as CellSize);
	return {
		columns: Math.max(SMALLEST_WINDOW.columns, board.width),
		rows: Math.max(SMALLEST_WINDOW.rows, board.height + 4),
	};
}

/** The free lines above a list of `count` entries: one where there is room for it. */
export function listLead({full, body}: FrameLayout, count: number): number {
	return full && body > count ? 1 : 0;
}

/** The columns before a list. */
export function listIndent({full}: FrameLayout): number {
	return full ? 2 : 0;
}
