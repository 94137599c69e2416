import {
	countStones,
	landingCell,
	outcomeOfStones,
	type Position,
	type Stones,
	setupPosition,
	winsOf,
} from './position.ts';
import {failure, type Result, success} from './result.ts';
import {type Cell, cellCount, type Move, moveCount, opponentOf, type Rules, type Side} from './rules.ts';

/**
 * How text is read: `firstNumber` is what the first column or cell is called (0 or 1). Lenient reading plays on after a
 * win, skips moves for which there is no room, and takes boards that no game can lead to.
 */
export type ReadingOptions = {readonly firstNumber: 0 | 1; readonly lenient: boolean};

/** Numbers from 0, strictly. */
export const STRICT: ReadingOptions = {firstNumber: 0, lenient: false};

/**
 * A list of numbers. With a comma anywhere each part is a number (one comma may follow the last); without, each
 * character is one digit. Empty text is an empty list. A problem has the index of the part that is no number.
 */
export function parseNumbers(text: string): Result<readonly number[]> {
	const trimmed = text.trim();
	if (trimmed === '') {
		return success([]);
	}
	const parts = trimmed.includes(',') ? trimmed.replace(/,\s*$/, '').split(',') : [...trimmed];
	const numbers: number[] = [];
	for (const [index, part] of parts.entries()) {
		if (!/^\s*\d{1,6}\s*$/.test(part)) {
			return failure({kind: 'not-a-number', index, text: part.trim()});
		}
		numbers.push(Number(part));
	}
	return success(numbers);
}

/** Moves as text that `parseNumbers` reads back: digits without commas where each is below 10. */
export function formatNumbers(numbers: readonly number[]): string {
	if (numbers.every((number) => number < 10)) {
		return numbers.join('');
	}
	return numbers.length === 1 ? `${numbers[0]},` : numbers.join(',');
}

/** A position read from a list of numbers, and the stones placed, in their order: all of them, or leniently those there was room for. */
export type Reading = {
	readonly position: Position;
	readonly played: ReadonlyArray<{readonly move: Move; readonly cell: Cell}>;
};

/** The position after `numbers` as moves of the game, X first. A problem holds the number as written. */
export function positionFromMoves(rules: Rules, numbers: readonly number[], options = STRICT): Result<Position> {
	const reading = readMoves(rules, numbers, options);
	return reading.ok ? success(reading.value.position) : reading;
}

/** The position after stones on the cells `numbers`, X first, as the game-tree notebook writes positions. */
export function positionFromCells(rules: Rules, numbers: readonly number[], options = STRICT): Result<Position> {
	const reading = readCells(rules, numbers, options);
	return reading.ok ? success(reading.value.position) : reading;
}

/** `positionFromMoves` with the stones placed. */
export function readMoves(rules: Rules, numbers: readonly number[], options = STRICT): Result<Reading> {
	return readNumbers(rules, numbers, options, (stones, number) =>
		number >= 0 && number < moveCount(rules)
			? (landingCell(rules, stones, number) ?? (rules.gravity ? 'column-full' : 'cell-taken'))
			: 'no-such-move',
	);
}

/** `positionFromCells` with the stones placed. */
export function readCells(rules: Rules, numbers: readonly number[], options = STRICT): Result<Reading> {
	return readNumbers(rules, numbers, options, (stones, number) => {
		if (number < 0 || number >= cellCount(rules)) {
			return 'no-such-move';
		}
		if (stones[number] !== undefined) {
			return 'cell-taken';
		}
		const falls = rules.gravity && landingCell(rules, stones, number % rules.width) !== number;
		return falls ? 'cell-floating' : number;
	});
}

/** Why a stone cannot be placed. */
type Obstacle = 'no-such-move' | 'column-full' | 'cell-taken' | 'cell-floating';

/**
 * Places a stone for each number where `find` says, X and O in turn. Strictly an obstacle, or a move after the end, is a
 * problem; leniently the stone is left out, the turn passes all the same, and nobody asks whether the game is over.
 */
function readNumbers(
	rules: Rules,
	numbers: readonly number[],
	{firstNumber, lenient}: ReadingOptions,
	find: (stones: Stones, number: number) => Cell | Obstacle,
): Result<Reading> {
	const stones = new Array<Side | undefined>(cellCount(rules)).fill(undefined);
	const played: Array<{readonly move: Move; readonly cell: Cell}> = [];
	let side: Side = 'X';
	let regular = true;
	for (const [index, number] of numbers.entries()) {
		const found = find(stones, number - firstNumber);
		const over = outcomeOfStones(rules, stones) !== undefined;
		regular &&= typeof found === 'number' && !over;
		if (!regular && !lenient) {
			const kind = over && found !== 'no-such-move' ? 'game-over' : (found as Obstacle);
			return failure({kind, index, move: number});
		}
		if (typeof found === 'number') {
			stones[found] = side;
			played.push({move: rules.gravity ? found % rules.width : found, cell: found});
		}
		side = opponentOf(side);
	}
	const position = regular ? {rules, moves: played.map(({move}) => move)} : setupPosition(rules, stones, side);
	return success({position, played});
}

/**
 * The position of a drawn board. Rows from the top; `X` and `O` in either case; empty as `.` or `_`, between bars also
 * as space. With bars the cells lie between them; without, spaces between cells do not count. A line of `-` or `=`
 * ends the board, and lines of numbers or blank lines are passed over. Whose move it is follows from the stone counts.
 *
 * Strictly, a floating stone, a stone count or a winner that no game can have is a problem.
 */
export function positionFromDiagram(rules: Rules, text: string, options: ReadingOptions = STRICT): Result<Position> {
	const {width, height} = rules;
	const rows: Array<ReadonlyArray<Side | undefined>> = [];
	for (const [index, raw] of text.split(/\r?\n/).entries()) {
		const line = index + 1;
		// Frames and grids, numbers below the board, and blank lines are no rows; a frame below the last row ends the board.
		const isFrame = /^[\s\-=+|]*[-=][\s\-=+|]*$/.test(raw);
		if (isFrame && rows.length === height) {
			break;
		}
		if (isFrame || raw.trim() === '' || /^[\s\d]+$/.test(raw)) {
			continue;
		}
		const row = parseDiagramRow(raw, line, width);
		if (!row.ok) {
			return row;
		}
		if (row.value.length !== width) {
			return failure({kind: 'diagram-columns', line, columns: row.value.length, wanted: width});
		}
		rows.push(row.value);
	}
	if (rows.length !== height) {
		return failure({kind: 'diagram-rows', rows: rows.length, wanted: height});
	}
	return fromStones(rules, rows.flat(), options);
}

function parseDiagramRow(raw: string, line: number, width: number): Result<ReadonlyArray<Side | undefined>> {
	const barred = raw.includes('|');
	const cells: Array<{readonly text: string; readonly column: number}> = [];
	if (barred) {
		// With bars between the cells alone, a space at an end is a cell; with bars around them it is not.
		const bars = raw.split('|').length - 1;
		const inner = bars === width - 1 ? raw : raw.trim().replace(/^\|/, '').replace(/\|$/, '');
		let column = raw.indexOf(inner) + 1;
		for (const text of inner.split('|')) {
			cells.push({text: text.trim(), column});
			column += text.length + 1;
		}
	} else {
		for (const [index, text] of [...raw].entries()) {
			if (text.trim() !== '') {
				cells.push({text, column: index + 1});
			}
		}
	}
	const row: Array<Side | undefined> = [];
	for (const {text, column} of cells) {
		const side = text.toUpperCase();
		if (side === 'X' || side === 'O') {
			row.push(side);
		} else if (side === '.' || side === '_' || (barred && side === '')) {
			row.push(undefined);
		} else {
			return failure({kind: 'diagram-character', line, column, text});
		}
	}
	return success(row);
}

/** The position in which these stones lie, the side to move following from their counts; strictly only if a game can lead there. */
function fromStones(rules: Rules, stones: Stones, {firstNumber, lenient}: ReadingOptions): Result<Position> {
	const {X: x, O: o} = countStones(stones);
	const toMove: Side = x > o ? 'O' : 'X';
	if (lenient) {
		return success(setupPosition(rules, stones, toMove));
	}
	if (rules.gravity) {
		const floating = stones.findIndex(
			(side, cell) =>
				side !== undefined && cell + rules.width < stones.length && stones[cell + rules.width] === undefined,
		);
		if (floating >= 0) {
			return failure({kind: 'stone-floating', cell: floating + firstNumber});
		}
	}
	if (x !== o && x !== o + 1) {
		return failure({kind: 'stone-count', x, o});
	}
	const wins = winsOf(rules, stones);
	if (wins.X && wins.O) {
		return failure({kind: 'impossible-win', winner: 'both'});
	}
	if (wins[toMove]) {
		return failure({kind: 'impossible-win', winner: toMove});
	}
	const last = opponentOf(toMove);
	if (wins[last] && !hasLastStone(rules, stones, last)) {
		return failure({kind: 'several-wins', winner: last});
	}
	return success(setupPosition(rules, stones, toMove));
}

/** Whether one stone of the winner completes all its lines, as the last one of a game does. */
function hasLastStone(rules: Rules, stones: Stones, winner: Side): boolean {
	return stones.some((side, cell) => {
		const covered = rules.gravity && cell >= rules.width && stones[cell - rules.width] !== undefined;
		return side === winner && !covered && !winsOf(rules, stones.with(cell, undefined))[winner];
	});
}
