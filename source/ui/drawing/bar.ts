import {type Score, seenFrom} from '../../engine/score.ts';
import {type Span, type SpanLine, span} from './spans.ts';

/** Left parts of a cell in eighths, from none to seven. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;

/** The heuristic value that fills half a side of the bar. */
const HALF_BAR = 120;

/**
 * A bar of `2 * half + 1` columns with a zero line in its middle: X to the right, O to the left. A won game fills its
 * side, a draw is a mark on the line, a bound ends in an arrow that says where the true value may lie.
 */
export function drawBar(score: Score, half: number): SpanLine {
	const seen = seenFrom(score, 'X');
	if (seen.kind === 'draw' && seen.bound === 'exact') {
		return [span(' '.repeat(half)), span('◆', 'strong'), span(' '.repeat(half))];
	}
	const share = shareOf(seen);
	const eighths = Math.round(Math.abs(share) * half * 8);
	const isX = share >= 0;
	const arrow = arrowOf(seen);
	return isX
		? [span(' '.repeat(half)), span('│', 'quiet'), ...rightSide(eighths, half, arrow)]
		: [...leftSide(eighths, half, arrow), span('│', 'quiet'), span(' '.repeat(half))];
}

/** A bar for nothing known: the zero line alone. */
export function emptyBar(half: number): SpanLine {
	return [span(' '.repeat(half)), span('│', 'quiet'), span(' '.repeat(half))];
}

/** The part of X's (positive) or O's (negative) side that is filled. */
function shareOf(score: Score): number {
	switch (score.kind) {
		case 'win':
			return 1;
		case 'loss':
			return -1;
		case 'draw':
			return 0;
		case 'heuristic':
			return score.value / (Math.abs(score.value) + HALF_BAR);
	}
}

/** The arrow of a bound: the true value lies to the right of it, or to the left. */
function arrowOf(score: Score): string | undefined {
	return {exact: undefined, lower: '›', upper: '‹'}[score.bound];
}

function rightSide(eighths: number, half: number, arrow: string | undefined): readonly Span[] {
	const full = Math.floor(eighths / 8);
	const bar = '█'.repeat(full) + EIGHTHS[eighths % 8];
	return withArrow(bar, half, arrow, (text, rest) => [span(text, 'x'), ...rest]);
}

/** The left side grows from the middle; the rest of its outermost cell is drawn in reverse, the blocks being left parts. */
function leftSide(eighths: number, half: number, arrow: string | undefined): readonly Span[] {
	const full = Math.floor(eighths / 8);
	const part = eighths % 8;
	const length = full + (part > 0 ? 1 : 0) + (arrow === undefined ? 0 : 1);
	const room = Math.max(0, half - length);
	const blocks = '█'.repeat(Math.min(full, half - (arrow === undefined ? 0 : 1)));
	return [
		span(' '.repeat(room)),
		...(arrow === undefined ? [] : [span(arrow, 'o')]),
		...(part > 0 ? [span(EIGHTHS[8 - part] ?? '', 'oFill')] : []),
		span(blocks, 'o'),
	];
}

function withArrow(
	bar: string,
	half: number,
	arrow: string | undefined,
	build: (text: string, rest: readonly Span[]) => readonly Span[],
): readonly Span[] {
	const text = [...bar].slice(0, arrow === undefined ? half : half - 1).join('');
	const used = [...text].length + (arrow === undefined ? 0 : 1);
	return build(text, [...(arrow === undefined ? [] : [span(arrow, 'x')]), span(' '.repeat(half - used))]);
}
