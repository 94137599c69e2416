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

/** A line cut or filled with spaces to exactly `width` columns; a text that is cut ends in `…`. */
export function fitLine(line: SpanLine, width: number): SpanLine {
	const room = Math.max(0, width);
	const used = lineWidth(line);
	if (used <= room) {
		return used < room ? [...line, span(' '.repeat(room - used))] : line;
	}
	const text = line.map((part) => part.text).join('');
	return room === 0 ? [] : startOf(line, room, [...text.trimEnd()].length > room ? CUT : '');
}

/** The sign at the end of a text that was cut. */
const CUT = '…';

/** The first `room` columns of a longer line, the last of them being `end`. */
function startOf(line: SpanLine, room: number, end: string): SpanLine {
	const kept: Span[] = [];
	let left = room;
	for (const piece of line) {
		const characters = [...piece.text];
		if (characters.length >= left) {
			kept.push({...piece, text: characters.slice(0, left - end.length).join('') + end});
			break;
		}
		kept.push(piece);
		left -= characters.length;
	}
	return kept;
}

/** A text of at most `width` columns: where it is longer, its beginning with `…`. */
export function cutText(text: string, width: number): string {
	const characters = [...text];
	if (characters.length <= width) {
		return text;
	}
	return width <= 0 ? '' : characters.slice(0, width - 1).join('') + CUT;
}

/** A text on as many lines of at most `width` columns as it needs, broken at spaces, and within words that are longer. */
export function wrapText(text: string, width: number): readonly string[] {
	const room = Math.max(1, width);
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(' ').flatMap((one) => (one.length > room ? chunksOf(one, room) : [one]))) {
		if (line !== '' && line.length + word.length + 1 > room) {
			lines.push(line);
			line = '';
		}
		line = line === '' ? word : `${line} ${word}`;
	}
	return [...lines, line];
}

function chunksOf(text: string, size: number): readonly string[] {
	return Array.from({length: Math.ceil(text.length / size)}, (_, index) =>
		text.slice(index * size, (index + 1) * size),
	);
}

/** A name with what is said about it, in lines of `width` columns: of a long text all lines begin at the column `indent`. */
export function hanging(name: Span, indent: number, said: Span, width: number): readonly SpanLine[] {
	return wrapText(said.text, width - indent).map((text, index) => [
		span((index === 0 ? name.text : '').padEnd(indent), name.style),
		span(text, said.style),
	]);
}

/** The first parts of a line, as many as fit into `width` columns whole; the first one is there in any case. */
export function joinFitting(parts: readonly SpanLine[], width: number): SpanLine {
	const [first = [], ...rest] = parts;
	let joined = first;
	for (const part of rest) {
		if (lineWidth(joined) + lineWidth(part) > width) {
			break;
		}
		joined = [...joined, ...part];
	}
	return fitLine(joined, width);
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
