import {type Score, scoreValue, seenFrom} from '../../engine/score.ts';
import type {StyleName} from '../theme.ts';
import {type SpanLine, span} from './spans.ts';

/** What a plot of a game's score shows. */
export type PlotView = {
	/** The score of the position after so many moves; undefined where it is not known. */
	readonly scores: ReadonlyArray<Score | undefined>;
	/** The places just after a move that changed the result. */
	readonly turns: ReadonlySet<number>;
	/** The place that is shown on the board. */
	readonly index: number;
	readonly width: number;
	readonly height: number;
};

/** The heuristic value that is half as high as a decided game is at the least. */
const HALF = 120;

/**
 * The score over a game, X above the line and O below it: a decided game is the higher the sooner it ends, the value of a
 * search is never as high as that, and a draw lies on the line. Moves that changed the result are marked below; a column
 * stands for one place of the game, or for several where they do not all fit.
 */
export function drawPlot({scores, turns, index, width, height}: PlotView): readonly SpanLine[] {
	const step = Math.max(1, Math.ceil(scores.length / Math.max(1, width)));
	const columns = Math.ceil(scores.length / step);
	const half = Math.max(1, Math.floor((height - 2) / 2));
	const places = Array.from({length: columns}, (_, column) => placeOfColumn(column, step, scores, index));
	const levels = places.map((place) => levelOf(scores[place], scores.length, half));
	const lines = Array.from({length: 2 * half + 1}, (_, row): SpanLine => {
		const level = half - row;
		return levels.map((here, column) => {
			const isCursor = columnOf(index, step) === column;
			const [sign, style] = signAt(level, here);
			return span(sign === ' ' && isCursor ? '┊' : sign, isCursor ? 'accent' : style);
		});
	});
	const marks = places.map((_, column) => {
		const isTurn = Array.from({length: step}, (_, offset) => column * step + offset).some((place) => turns.has(place));
		return span(isTurn ? '?' : columnOf(index, step) === column ? '▲' : ' ', isTurn ? 'warning' : 'accent');
	});
	return [...lines, marks];
}

/** The place that a column shows: the one on the board if it is among its places, else the last one. */
function placeOfColumn(column: number, step: number, scores: PlotView['scores'], index: number): number {
	return columnOf(index, step) === column ? index : Math.min(scores.length - 1, column * step + step - 1);
}

function columnOf(place: number, step: number): number {
	return Math.floor(place / step);
}

function signAt(level: number, here: number | undefined): readonly [sign: string, style: StyleName] {
	if (level === 0) {
		return here === 0 ? ['◆', 'strong'] : ['─', 'quiet'];
	}
	const isFilled = here !== undefined && here * level > 0 && Math.abs(level) <= Math.abs(here);
	return isFilled ? ['█', level > 0 ? 'x' : 'o'] : [' ', 'plain'];
}

/** How many lines a score is above (X) or below (O) the line; undefined where it is not known. */
function levelOf(score: Score | undefined, most: number, half: number): number | undefined {
	if (score === undefined) {
		return undefined;
	}
	const seen = seenFrom(score, 'X');
	if (seen.kind === 'draw') {
		return 0;
	}
	const sign = Math.sign(scoreValue(seen, 1));
	const lines =
		seen.kind === 'heuristic'
			? Math.trunc((half * 0.5 * Math.abs(seen.value)) / (Math.abs(seen.value) + HALF))
			: Math.round(half * (1 - (0.5 * Math.min(most, seen.plies ?? most)) / Math.max(1, most)));
	// What is not even is seen to be.
	return sign * Math.max(1, lines);
}
