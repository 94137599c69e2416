import type {Target} from '../target.ts';
import type {StyleName} from '../theme.ts';

/**
 * A piece of text in one style, and what a click on it is about, if anything. All text is of characters one column wide, so its
 * length is its width.
 */
export type Span = {readonly text: string; readonly style: StyleName; readonly target?: Target};

/** A line of a screen. */
export type SpanLine = readonly Span[];

/** A piece of text. */
export function span(text: string, style: StyleName = 'plain'): Span {
	return {text, style};
}

/** A line, all of it about the same thing. */
export function aimed(line: SpanLine, target: Target): SpanLine {
	return line.map((piece) => ({...piece, target}));
}

/** The piece of a line at this column, counted from 0; undefined outside of the line. */
export function spanAt(line: SpanLine, column: number): Span | undefined {
	let start = 0;
	for (const piece of line) {
		const end = start + [...piece.text].length;
		if (column >= start && column < end) {
			return piece;
		}
		start = end;
	}
	return undefined;
}

/** The columns that a line takes. */
export function lineWidth(line: SpanLine): number {
	return line.reduce((width, {text}) => width + [...text].length, 0);
}

/** A line cut or filled with spaces to exactly `width` columns. */
export function fitLine(line: SpanLine, width: number): SpanLine {
	const fitted: Span[] = [];
	let room = Math.max(0, width);
	for (const piece of line) {
		const characters = [...piece.text];
		if (characters.length > room) {
			fitted.push({...piece, text: characters.slice(0, room).join('')});
			return fitted;
		}
		fitted.push(piece);
		room -= characters.length;
	}
	return room > 0 ? [...fitted, span(' '.repeat(room))] : fitted;
}

/** Two parts of a line at its two ends, apart from each other; the left one is cut first where both do not fit. */
export function spread(left: SpanLine, right: SpanLine, width: number): SpanLine {
	if (lineWidth(right) === 0) {
		return fitLine(left, width);
	}
	const room = width - lineWidth(right) - 1;
	return room < 0 ? fitLine(right, width) : [...fitLine(left, room), span(' '), ...right];
}

/** Two blocks of lines beside each other, the right one starting at column `left`. */
export function beside(block: readonly SpanLine[], left: number, other: readonly SpanLine[]): readonly SpanLine[] {
	return Array.from({length: Math.max(block.length, other.length)}, (_, index) => {
		const right = other[index];
		const line = block[index] ?? [];
		return right === undefined ? line : [...fitLine(line, left), ...right];
	});
}
