import type {ExplainedMove, Explanation} from '../../engine/lab/explain.ts';
import {sideToMove, takeBackTo} from '../../engine/position.ts';
import {winnerOf} from '../../engine/score.ts';
import {scoreText, signed} from '../../format/score-text.ts';
import {termText} from '../../format/term-text.ts';
import {verdictMark, verdictText} from '../../format/verdict-text.ts';
import {boardSize, type CellSize, contentWidth, type FrameLayout} from '../layout.ts';
import {type Look, movesText} from '../look.ts';
import type {WhyState} from '../state/why.ts';
import type {StyleName} from '../theme.ts';
import {drawBoard} from './board.ts';
import {beside, cutText, fitLine, hanging, type SpanLine, span} from './spans.ts';

const CELL: CellSize = {width: 2, height: 1};
const GAP = 3;

/** The columns that the explanation needs beside the board at the least. */
const LEAST_WIDTH = 40;

/** The body of an explanation: the position before the move, and what is to be said about the move. */
export function drawWhy(why: WhyState, frame: FrameLayout, look: Look): readonly SpanLine[] {
	const {position, index, explanation} = why;
	const before = takeBackTo(position, index);
	const width = contentWidth(frame);
	const {width: boardWidth} = boardSize(position.rules, CELL);
	const room = width - boardWidth - GAP;
	const text = (columns: number) =>
		explanation === undefined ? drawWaiting(why, look) : drawExplanation(explanation, columns, frame.body, look);
	if (room < LEAST_WIDTH) {
		return text(width).map((line) => fitLine(line, width));
	}
	const board = drawBoard(
		{
			position: before,
			cell: CELL,
			cursor: undefined,
			open: false,
			hint: position.moves.slice(index, index + 1),
			freeCell: () => undefined,
		},
		look,
	);
	return beside(
		board,
		boardWidth + GAP,
		text(room).map((line) => fitLine(line, room)),
	).slice(0, frame.body);
}

function drawWaiting({failure}: WhyState, look: Look): readonly SpanLine[] {
	return failure === undefined
		? [[span(look.messages.why.thinking, 'quiet')]]
		: [[span(look.messages.notices.engineFailed(failure.replace(/\s+/g, ' ')), 'warning')]];
}

function drawExplanation(explanation: Explanation, width: number, height: number, look: Look): readonly SpanLine[] {
	const {move, moves, verdict} = explanation;
	const side = sideToMove(explanation.position);
	const own = moves.find((candidate) => candidate.move === move);
	const others = moves.filter((candidate) => candidate.move !== move);
	const isBad = verdictMark(verdict) !== '';
	const name = `${side} ${move + look.firstNumber}`;
	const said = span(
		verdictText(verdict, move, look.messages.words, look.firstNumber),
		isBad ? 'warning' : verdict.kind === 'best' ? 'accent' : 'plain',
	);
	const head: SpanLine[] = [
		...hanging(span(name, side === 'X' ? 'xStrong' : 'oStrong'), name.length + 2, said, width),
		own === undefined
			? []
			: [
					span(`${look.messages.why.leads} `, 'quiet'),
					span(scoreText(own.score, look.messages.words), scoreStyle(own)),
					span(`  ${movesText(own.line, look)}`),
				],
		[],
	];
	const answers: SpanLine[] = [
		[span(look.messages.why.others, 'quiet')],
		...others.map((other) => drawOther(other, verdict.best.includes(other.move), look)),
		[],
	];
	const terms = drawTerms(explanation, width, look);
	// The terms give way where not all fits: the other moves answer the question best.
	const all = [...head, ...answers, ...terms];
	return all.length <= height ? all : [...head, ...answers.slice(0, -1)].slice(0, height);
}

/** Another move: its score, and the line that begins with the opponent's answer. */
function drawOther(other: ExplainedMove, isBest: boolean, look: Look): SpanLine {
	const {words} = look.messages;
	const [, ...answer] = other.line;
	return [
		span(`${isBest ? '★' : ' '} ${String(other.move + look.firstNumber).padStart(2)} `, isBest ? 'accent' : 'plain'),
		span(scoreText(other.score, words).padEnd(words.winsIn('X', 42).length + 2), scoreStyle(other)),
		span(answer.length === 0 ? '' : `  ${look.messages.why.answer} ${movesText(answer.slice(0, 8), look)}`, 'quiet'),
	];
}

/** The terms of the evaluation before and after the move. */
function drawTerms(
	{before, after, evaluation, exact, depth}: Explanation,
	width: number,
	look: Look,
): readonly SpanLine[] {
	const number = Math.max(8, ...[look.messages.why.before, look.messages.why.after].map(({length}) => length + 1));
	const name = Math.max(10, Math.min(36, width - 2 * number - 2));
	const sum = (terms: Explanation['before']) => terms.reduce((total, {value}) => total + value, 0);
	const row = (label: string, from: number, to: number | undefined, style: StyleName = 'plain'): SpanLine => [
		span(cutText(label, name).padEnd(name), style),
		span(signed(from).padStart(number), style),
		span(to === undefined ? '' : signed(to).padStart(number), style),
	];
	if (before.length === 0) {
		return [[span(look.messages.why.lines(exact, depth), 'quiet')]];
	}
	return [
		[
			span(cutText(look.messages.why.terms(evaluation), name).padEnd(name), 'quiet'),
			span(look.messages.why.before.padStart(number), 'quiet'),
			span(after.length === 0 ? '' : look.messages.why.after.padStart(number), 'quiet'),
		],
		...before.map(({name: label, value}, index) =>
			row(termText(label, look.messages.words), value, after[index]?.value),
		),
		row(look.messages.why.sum, sum(before), after.length === 0 ? undefined : sum(after), 'strong'),
		[span(look.messages.why.lines(exact, depth), 'quiet')],
	];
}

function scoreStyle({score}: ExplainedMove): StyleName {
	const winner = winnerOf(score);
	return winner === undefined ? 'plain' : winner === 'X' ? 'x' : 'o';
}
