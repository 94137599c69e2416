import {landingCell, outcomeOfStones, type Position, type Stones, sideToMove, stonesOf} from '../../engine/position.ts';
import type {Cell, Move, Rules, Side} from '../../engine/rules.ts';
import {boardSize, type CellSize} from '../layout.ts';
import type {Look} from '../look.ts';
import type {StyleName} from '../theme.ts';
import {type Piece, pictureOf} from './board-art.ts';
import {lastCell, type Motion, STILL} from './motion.ts';
import {aimed, fitLine, type Span, type SpanLine, span} from './spans.ts';

/** What a drawing of a board shows. */
export type BoardView = {
	readonly position: Position;
	readonly cell: CellSize;
	/** The column or cell under the cursor; undefined where there is nothing to choose. */
	readonly cursor: Move | undefined;
	/** Whether a stone would land under the cursor: the game goes on and a person is to move. */
	readonly open: boolean;
	/** The moves to point at, if there are any. */
	readonly hint: readonly Move[] | undefined;
	/** What moves just now; nothing where it is left out. */
	readonly motion?: Motion;
	/** What stands in a free cell of a board without gravity, at most `width` characters. */
	readonly freeCell: (cell: Cell, width: number) => Span | undefined;
};

/** The sign before the last stone, and before the stones of a line that has won. */
const LAST_MARK = '›';
const WIN_MARK = '*';

/** A board as lines of the width and height that `boardSize` says. */
export function drawBoard(view: BoardView, look: Look): readonly SpanLine[] {
	const {rules} = view.position;
	const facts = factsOf(view);
	const lines = rules.gravity
		? drawFalling(view, facts, look)
		: view.cell.height === 1
			? drawPlain(view, facts, look)
			: drawGrid(view, facts, look);
	const {width} = boardSize(rules, view.cell);
	return lines.map((line) => fitLine(line, width));
}

/** What is the same for all cells of a drawing. */
type Facts = {
	readonly stones: Stones;
	readonly winning: ReadonlySet<Cell>;
	readonly won: boolean;
	/** Whether the winning line is lit up. */
	readonly lit: boolean;
	readonly last: Cell | undefined;
	readonly ghost: Cell | undefined;
	readonly mover: Side;
};

function factsOf({position, cursor, open, motion = STILL}: BoardView): Facts {
	const {rules} = position;
	const {falling, blink} = motion;
	const stones = stonesOf(position);
	const outcome = falling === undefined ? outcomeOfStones(rules, stones) : undefined;
	return {
		stones: falling === undefined ? stones : onItsWay(stones, falling.cell, falling.row * rules.width, rules),
		winning: new Set(outcome?.kind === 'win' ? outcome.cells : []),
		won: outcome?.kind === 'win',
		lit: blink,
		last: falling === undefined ? lastCell(position) : undefined,
		ghost: open && cursor !== undefined ? landingCell(rules, stones, cursor) : undefined,
		mover: sideToMove(position),
	};
}

/** The stones while that of `cell` is still in the row that starts with the cell `rowStart`. */
function onItsWay(stones: Stones, cell: Cell, rowStart: Cell, {width}: Rules): Stones {
	const passed = rowStart + (cell % width);
	return stones.with(cell, undefined).with(passed, stones[cell]);
}

/** Connect Four: the cursor above, a frame at the sides and below, the column numbers under it. */
function drawFalling(view: BoardView, facts: Facts, look: Look): readonly SpanLine[] {
	const {position, cell, cursor, hint, open} = view;
	const {width, height} = position.rules;
	const columns = Array.from({length: width}, (_, column) => column);
	const pointer = columns.flatMap((column) => {
		const [text, style]: [string, StyleName] =
			column === cursor
				? open && facts.ghost === undefined
					? ['×', 'warning']
					: ['▼', 'accent']
				: hint?.includes(column)
					? ['▽', 'accent']
					: [' ', 'plain'];
		return aimed([span(centred(text, cell.width), style)], {kind: 'move', move: column});
	});
	const lines: SpanLine[] = [[span(' '), ...pointer]];
	for (let row = 0; row < height; row++) {
		for (let part = 0; part < cell.height; part++) {
			const spans = columns.flatMap((column) => pieceLine(view, facts, row * width + column, part, look));
			lines.push([span('│', 'quiet'), ...spans, span(' '), span('│', 'quiet')]);
		}
	}
	lines.push([span(`└${'─'.repeat(width * cell.width + 1)}┘`, 'quiet')]);
	const numbers = columns.flatMap((column) => {
		const text = cell.width === 2 ? String((column + look.firstNumber) % 10) : String(column + look.firstNumber);
		const line = [span(centred(text, cell.width), column === cursor ? 'strong' : 'quiet')];
		return aimed(line, {kind: 'move', move: column});
	});
	lines.push([span(' '), ...numbers]);
	return lines;
}

/** Tic-tac-toe with lines between the cells. */
function drawGrid(view: BoardView, facts: Facts, look: Look): readonly SpanLine[] {
	const {position, cell} = view;
	const {width, height} = position.rules;
	const rule = Array.from({length: width}, () => '─'.repeat(cell.width - 1)).join('┼');
	const lines: SpanLine[] = [];
	for (let row = 0; row < height; row++) {
		if (row > 0) {
			lines.push([span(rule, 'quiet')]);
		}
		for (let part = 0; part < cell.height - 1; part++) {
			const spans: Span[] = [];
			for (let column = 0; column < width; column++) {
				if (column > 0) {
					spans.push(span('│', 'quiet'));
				}
				spans.push(...pieceLine(view, facts, row * width + column, part, look));
			}
			lines.push(spans);
		}
	}
	return lines;
}

/** A board without gravity in a small place: cells alone. */
function drawPlain(view: BoardView, facts: Facts, look: Look): readonly SpanLine[] {
	const {width, height} = view.position.rules;
	return Array.from({length: height}, (_, row) =>
		Array.from({length: width}, (_, column) => pieceLine(view, facts, row * width + column, 0, look)).flat(),
	);
}

/** One line of the picture of a cell; a click on it is about its column, or, where stones do not fall, about itself. */
function pieceLine(view: BoardView, facts: Facts, cell: Cell, part: number, look: Look): readonly Span[] {
	const {gravity, width} = view.position.rules;
	return aimed(drawPiece(view, facts, cell, part, look), {kind: 'move', move: gravity ? cell % width : cell});
}

/** One line of the picture of a cell, with its mark. */
function drawPiece(view: BoardView, facts: Facts, cell: Cell, part: number, look: Look): readonly Span[] {
	const {rules} = view.position;
	const side = facts.stones[cell];
	const piece: Piece = side ?? (cell === facts.ghost ? ghostOf(facts.mover) : 'empty');
	const picture = [...(pictureOf(piece, look.pieces, rules.gravity, view.cell)[part] ?? '')];
	const style = styleOf(facts, cell, side);
	const isCursor = !rules.gravity && cell === view.cursor;
	const content = picture.join('');

	const free = piece === 'empty' && part === 0 && !rules.gravity ? view.freeCell(cell, picture.length) : undefined;
	if (free !== undefined && !isCursor) {
		return [span(centred(free.text, picture.length), free.style)];
	}
	if (isCursor) {
		return bracketed(picture, style, view.cell, view.open && facts.ghost === undefined ? 'warning' : 'accent');
	}
	const mark = markOf(facts, view.hint, rules.gravity, cell);
	if (mark === undefined || part !== markLine(view.cell)) {
		return [span(content, style)];
	}
	const place = view.cell.width === 4 && view.cell.height === 1 ? 1 : 0;
	return [span(picture.slice(0, place).join('')), span(mark, 'accent'), span(picture.slice(place + 1).join(''), style)];
}

/** The line of a picture that has the mark: its middle, or the upper one of two. */
function markLine(cell: CellSize): number {
	return Math.floor((cell.height - 1) / 2);
}

function markOf(facts: Facts, hint: BoardView['hint'], gravity: boolean, cell: Cell): string | undefined {
	if (facts.winning.has(cell)) {
		return WIN_MARK;
	}
	if (cell === facts.last) {
		return LAST_MARK;
	}
	return !gravity && hint?.includes(cell) ? '?' : undefined;
}

function styleOf(facts: Facts, cell: Cell, side: Side | undefined): StyleName {
	if (side === undefined) {
		return cell === facts.ghost ? (facts.mover === 'X' ? 'x' : 'o') : 'quiet';
	}
	if (facts.won) {
		if (!facts.winning.has(cell)) {
			return 'quiet';
		}
		return facts.lit ? (side === 'X' ? 'xBlink' : 'oBlink') : side === 'X' ? 'xStrong' : 'oStrong';
	}
	return side === 'X' ? 'x' : 'o';
}

function ghostOf(mover: Side): Piece {
	return mover === 'X' ? 'ghostX' : 'ghostO';
}

/** A picture in the cursor's brackets; where there is room for one sign alone, an arrow. */
function bracketed(picture: readonly string[], style: StyleName, cell: CellSize, brackets: StyleName): readonly Span[] {
	if (cell.width === 2) {
		return [span('>', brackets), span(picture.slice(1).join(''), style)];
	}
	const first = cell.height === 1 ? 1 : 0;
	return [
		span(picture.slice(0, first).join('')),
		span('[', brackets),
		span(picture.slice(first + 1, -1).join(''), style),
		span(']', brackets),
	];
}

/** Text in the middle of `width` columns; of two middles the right one, where the pictures of stones have theirs. */
function centred(text: string, width: number): string {
	const room = Math.max(0, width - [...text].length);
	const left = Math.ceil(room / 2);
	return ' '.repeat(left) + text + ' '.repeat(room - left);
}
