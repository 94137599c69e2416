import {cellsPlayed, emptyPosition, landingCell, type Position, play, type Stones, setupPosition, winsOf} from './position.ts';
import {failure, type Result, success} from './result.ts';
import {cellCount, type Move, opponentOf, type Rules, type Side} from './rules.ts';

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

/** The position after `numbers` as moves of the game, X first. Numbers in problems are as written. */
export function positionFromMoves(
	rules: Rules,
	numbers: readonly number[],
	options: ReadingOptions = STRICT,
): Result<Position> {
	return options.lenient ? success(playLeniently(rules, numbers, options)) : playStrictly(rules, numbers, options);
}

/** The position after stones on the cells `numbers`, X first, as the game-tree notebook writes positions. */
export function positionFromCells(
	rules: Rules,
	numbers: readonly number[],
	options: ReadingOptions = STRICT,
): Result<Position> {
	if (!rules.gravity) {
		return positionFromMoves(rules, numbers, options);
	}
	const {firstNumber, lenient} = options;
	let position = emptyPosition(rules);
	const stones = new Array<Side | undefined>(cellCount(rules)).fill(undefined);
	let side: Side = 'X';
	for (const [index, number] of numbers.entries()) {
		const cell = number - firstNumber;
		const exists = cell >= 0 && cell < cellCount(rules);
		const fits = exists && stones[cell] === undefined && landingCell(rules, stones, cell % rules.width) === cell;
		if (lenient) {
			if (fits) {
				stones[cell] = side;
			}
			side = opponentOf(side);
			continue;
		}
		if (!exists) {
			return failure({kind: 'no-such-move', index, move: number});
		}
		if (!fits) {
			const kind = stones[cell] === undefined ? 'cell-floating' : 'cell-taken';
			return failure({kind, index, move: number});
		}
		const next = play(position, cell % rules.width);
		if (!next.ok) {
			return withWrittenNumbers(next.problem, index, number);
		}
		position = next.value;
		stones[cell] = side;
		side = opponentOf(side);
	}
	return success(lenient ? setupPosition(rules, stones, side) : position);
}

function playStrictly(rules: Rules, numbers: readonly number[], {firstNumber}: ReadingOptions): Result<Position> {
	let position = emptyPosition(rules);
	for (const [index, number] of numbers.entries()) {
		const next = play(position, number - firstNumber);
		if (!next.ok) {
			return withWrittenNumbers(next.problem, index, number);
		}
		position = next.value;
	}
	return success(position);
}

/** The course page's `set_board`: each number passes the turn, whether or not there was room for its stone. */
function playLeniently(rules: Rules, numbers: readonly number[], {firstNumber}: ReadingOptions): Position {
	const stones = new Array<Side | undefined>(cellCount(rules)).fill(undefined);
	let side: Side = 'X';
	for (const number of numbers) {
		const cell = landingCell(rules, stones, number - firstNumber);
		if (cell !== undefined) {
			stones[cell] = side;
		}
		side = opponentOf(side);
	}
	return setupPosition(rules, stones, side);
}

function withWrittenNumbers(
	problem: Extract<Result<never>, {ok: false}>['problem'],
	index: number,
	move: number,
): Result<never> {
	return failure('move' in problem ? {...problem, index, move} : problem);
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
	const rows: Array<Array<Side | undefined>> = [];
	let lastLine = 1;
	for (const [index, raw] of text.split(/\r?\n/).entries()) {
		const line = index + 1;
		if (/^\s*[-=+]{2,}\s*$|^\s*[-=]\s*$/.test(raw)) {
			if (rows.length > 0) {
				break;
			}
			continue;
		}
		if (raw.trim() === '' || /^[\s\d]+$/.test(raw)) {
			continue;
		}
		const row = parseDiagramRow(raw, line);
		if (!row.ok) {
			return row;
		}
		if (row.value.length !== width || rows.length >= height) {
			return failure({kind: 'diagram-size', rows: rows.length + 1, columns: row.value.length, line});
		}
		rows.push([...row.value]);
		lastLine = line;
	}
	if (rows.length !== height) {
		return failure({kind: 'diagram-size', rows: rows.length, columns: rows[0]?.length ?? 0, line: lastLine});
	}
	return fromStones(rules, rows.flat(), options.lenient);
}

function parseDiagramRow(raw: string, line: number): Result<ReadonlyArray<Side | undefined>> {
	const barred = raw.includes('|');
	const cells: Array<{readonly text: string; readonly column: number}> = [];
	if (barred) {
		const inner = raw.trim().replace(/^\|/, '').replace(/\|$/, '');
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
function fromStones(rules: Rules, stones: Stones, lenient: boolean): Result<Position> {
	const x = stones.filter((side) => side === 'X').length;
	const o = stones.filter((side) => side === 'O').length;
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
			return failure({kind: 'stone-floating', cell: floating});
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
	return success(setupPosition(rules, stones, toMove));
}

/** The moves and cells of a position as numbers from `firstNumber`, or null where no order of moves is known. */
export function numbersOf(
	position: Position,
	firstNumber: 0 | 1,
): {readonly moves: readonly number[]; readonly cells: readonly number[]} | null {
	if (position.start !== undefined) {
		return null;
	}
	const shift = (numbers: readonly Move[]) => numbers.map((number) => number + firstNumber);
	return {moves: shift(position.moves), cells: shift(cellsPlayed(position))};
}

