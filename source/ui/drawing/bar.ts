import {type Score, seenFrom} from '../../engine/score.ts';
import {type SpanLine, span} from './spans.ts';

/** Left parts of a cell in eighths, from none to seven. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;

/** The heuristic value that fills half a side of the bar. */
const HALF_BAR = 120;

/**
 * A bar of `2 * half + 1` columns with a zero line in its middle: X to the right, O to the left. A won game fills its
 * side, or the part `won` of it; a draw is a mark on the line, a bound ends in an arrow that says where the true value may
 * lie.
 */
export function drawBar(score: Score, half: number, won = 1): SpanLine {
	const seen = seenFrom(score, 'X');
	if (seen.kind === 'draw' && seen.bound === 'exact') {
		return [span(' '.repeat(half)), span('◆', 'strong'), span(' '.repeat(half))];
	}
	const share = shareOf(seen, won);
	const arrow = {exact: '', lower: '›', upper: '‹'}[seen.bound];
	const most = 8 * (half - arrow.length);
	const eighths = Math.min(most, Math.round(Math.abs(share) * half * 8));
	const blocks = '█'.repeat(Math.floor(eighths / 8));
	const part = eighths % 8;
	const room = ' '.repeat(half - blocks.length - (part > 0 ? 1 : 0) - arrow.length);
	const line = span('│', 'quiet');
	if (share >= 0) {
		return [span(' '.repeat(half)), line, span(`${blocks}${EIGHTHS[part] ?? ''}${arrow}`, 'x'), span(room)];
	}
	// To the left the outermost cell is filled from its right side: there is no such block, but its free part in reverse.
	const outermost = part > 0 ? [span(EIGHTHS[8 - part] ?? '', 'oFill')] : [];
	return [span(room), span(arrow, 'o'), ...outermost, span(blocks, 'o'), line, span(' '.repeat(half))];
}

/** A bar for nothing known: the zero line alone. */
export function emptyBar(half: number): SpanLine {
	return [span(' '.repeat(half)), span('│', 'quiet'), span(' '.repeat(half))];
}

/** The part of X's (positive) or O's (negative) side that is filled. */
function shareOf(score: Score, won: number): number {
	switch (score.kind) {
		case 'win':
			return won;
		case 'loss':
			return -won;
		case 'draw':
			return 0;
		case 'heuristic':
			return score.value / (Math.abs(score.value) + HALF_BAR);
	}
}
