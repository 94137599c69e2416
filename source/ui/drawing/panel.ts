import {landingCell, outcomeOf, type Position, sideToMove, stonesOf} from '../../engine/position.ts';
import {type Move, moveCount} from '../../engine/rules.ts';
import {isProven, scoreValue, seenFrom, winnerOf} from '../../engine/score.ts';
import type {MoveReport, SearchReport} from '../../engine/search/search-position.ts';
import {shortCount, shortTime} from '../../format/numbers.ts';
import {boundSign, scoreText, signed} from '../../format/score-text.ts';
import type {PanelLayout} from '../layout.ts';
import {MESSAGES} from '../messages/en.ts';
import {type PanelChoice, panelSource, THINKING_LIMIT} from '../panel-sources.ts';
import type {StyleName} from '../theme.ts';
import {drawBar, emptyBar} from './bar.ts';
import {fitLine, type SpanLine, span, spread} from './spans.ts';

/** What a drawing of the panel shows. */
export type PanelView = {
	readonly position: Position;
	readonly choice: PanelChoice;
	/** What the engine has found so far; undefined before its first report. */
	readonly report: SearchReport | undefined;
	/** The moves the opening book knows. */
	readonly bookMoves: readonly Move[];
	readonly cursor: Move;
	readonly layout: PanelLayout;
	/** The lines there are. */
	readonly height: number;
};

/** The columns of the number before a bar. */
const NUMBER_WIDTH = 8;

/** Half the width of the bars: what the mark, the move, its number and the longest words leave, within limits. */
function halfBar({width}: PanelLayout): number {
	return Math.max(6, Math.min(14, Math.floor((width - 32) / 2)));
}

/** The panel as at most `height` lines: a heading, a row for each move, and what the search counted. */
export function drawPanel(view: PanelView): readonly SpanLine[] {
	const {position, layout, height} = view;
	const heading = drawHeading(view);
	if (outcomeOf(position) !== undefined) {
		return heading;
	}
	// The scores come first; what the search counted has the lines that are left, after a blank one.
	const rows = drawRows(view, Math.max(1, height - heading.length));
	const room = height - heading.length - rows.length - 1;
	const footer = room > 0 ? [[], ...drawFooter(view).slice(0, room)] : [];
	return [...heading, ...rows, ...footer].map((line) => fitLine(line, layout.width));
}

function drawHeading({position, choice, report, layout}: PanelView): readonly SpanLine[] {
	const source = panelSource(choice.source);
	const {view} = source.numbers(position.rules, choice);
	if (outcomeOf(position) !== undefined) {
		return [[span(MESSAGES.panel.over, 'quiet')]];
	}
	const depth = MESSAGES.panel.depth(source.id, choice.depths[source.id] ?? report?.depth ?? 0);
	const title = MESSAGES.panel.title(source.id, view);
	return layout.wide
		? [spread([span(title, 'strong')], [span(depth, 'quiet')], layout.width)]
		: [spread([span(MESSAGES.panel.shortTitle(view), 'strong')], [span(depth, 'quiet')], layout.width)];
}

function drawRows(view: PanelView, room: number): readonly SpanLine[] {
	const {position, report} = view;
	const {rules} = position;
	const stones = stonesOf(position);
	const reports = new Map(report?.moves.map((move) => [move.move, move]));
	let moves = Array.from({length: moveCount(rules)}, (_, move) => move);
	if (!rules.gravity) {
		moves = moves.filter((move) => landingCell(rules, stones, move) !== undefined);
	}
	if (moves.length > room) {
		// Not all fit: the best ones do, and the cursor's.
		const rank = (move: Move) => rankOf(view, reports.get(move));
		const kept = [...moves].sort((a, b) => rank(b) - rank(a) || a - b).slice(0, room - 1);
		if (!kept.includes(view.cursor) && moves.includes(view.cursor)) {
			kept.splice(-1, 1, view.cursor);
		}
		const hidden = moves.length - kept.length;
		moves = moves.filter((move) => kept.includes(move));
		return [
			...moves.map((move) => drawRow(view, reports.get(move), move)),
			[span(MESSAGES.panel.more(hidden), 'quiet')],
		];
	}
	return moves.map((move) =>
		landingCell(rules, stones, move) === undefined ? drawFullRow(view, move) : drawRow(view, reports.get(move), move),
	);
}

/** How good a move is for the side to move, for choosing which ones are shown. */
function rankOf({position}: PanelView, report: MoveReport | undefined): number {
	if (report === undefined) {
		return Number.NEGATIVE_INFINITY;
	}
	const score = seenFrom(report.score, sideToMove(position));
	return score.kind === 'win' || score.kind === 'loss'
		? scoreValue(score, 1e9 - (score.plies ?? 0))
		: scoreValue(score, 0);
}

function rowHead(view: PanelView, move: Move, best: boolean): SpanLine {
	const number = String(move).padStart(2);
	const style: StyleName = move === view.cursor ? 'accent' : best ? 'strong' : 'plain';
	const marks = `${best ? '★' : ' '}${move === view.cursor ? '›' : ' '}`;
	return [span(marks, 'accent'), span(`${number} `, style)];
}

function drawFullRow(view: PanelView, move: Move): SpanLine {
	return [...rowHead(view, move, false), span(` ${MESSAGES.panel.full}`, 'quiet')];
}

function drawRow(view: PanelView, report: MoveReport | undefined, move: Move): SpanLine {
	const {layout, choice, position} = view;
	const best = view.report?.best.includes(move) === true;
	const head = rowHead(view, move, best);
	const inBook = view.bookMoves.includes(move);
	const book = inBook ? [span(` ${MESSAGES.panel.book}`, 'accent')] : [];
	if (report === undefined) {
		return layout.wide
			? [...head, span(' '.repeat(NUMBER_WIDTH + 1)), ...emptyBar(halfBar(layout)), ...book]
			: [...head, ...book];
	}
	const {score} = report;
	const {view: side, win} = panelSource(choice.source).numbers(position.rules, choice);
	const seen = seenFrom(score, side);
	const style = scoreStyle(report);
	const number = boundSign(seen.bound).trim() + signed(scoreValue(seen, win));
	const words = score.kind === 'heuristic' ? '' : scoreText(score);
	return layout.wide
		? [
				...head,
				span(number.padStart(NUMBER_WIDTH), style),
				span(' '),
				...drawBar(score, halfBar(layout)),
				span(words === '' ? '' : ` ${words}`, style),
				...book,
			]
		: [...head, span(words === '' ? number : words, style), ...book];
}

function scoreStyle({score}: MoveReport): StyleName {
	const winner = winnerOf(score);
	if (winner !== undefined) {
		return winner === 'X' ? 'x' : 'o';
	}
	return isProven(score) ? 'strong' : 'plain';
}

/** What the search counted, its best line, and the values of the position. */
function drawFooter(view: PanelView): readonly SpanLine[] {
	const {report, choice, position, layout} = view;
	const source = panelSource(choice.source);
	if (report === undefined) {
		return [[span(MESSAGES.panel.starting, 'quiet')]];
	}
	const {nodes, cutoffs, firstMoveCutoffs} = report.statistics;
	const seconds = report.milliseconds / 1000;
	const speed = seconds > 0.02 ? `  ${shortCount(nodes / seconds)}/s` : '';
	const {view: side, win} = source.numbers(position.rules, choice);
	const value = seenFrom(report.score, side);
	const line = report.principalVariation.join(' ');
	const first = cutoffs > 0 ? `  ${MESSAGES.panel.byFirstMove(Math.round((100 * firstMoveCutoffs) / cutoffs))}` : '';
	const room = layout.width;
	// Before the first search is finished there is neither a value nor a line.
	const isKnown = report.depth > 0;
	const lines: SpanLine[] = [
		labelled(
			MESSAGES.panel.value,
			isKnown ? `${boundSign(value.bound)}${signed(scoreValue(value, win))}` : MESSAGES.panel.starting,
			room,
		),
		...(report.staticValue === null
			? []
			: [
					labelled(
						MESSAGES.panel.static,
						`${signed(report.staticValue)}  ${MESSAGES.panel.by(choice.evaluations[source.id])}`,
						room,
					),
				]),
		labelled(MESSAGES.panel.line, line === '' ? '-' : line, room),
		labelled(source.words.nodes, `${shortCount(nodes)}${speed}  ${shortTime(report.milliseconds)}`, room),
		labelled(source.words.cutoffs, `${shortCount(cutoffs)}${first}`, room),
	];
	const state = stateOf(report);
	return state === undefined ? lines : [...lines, [span(state, 'quiet')]];
}

function labelled(label: string, text: string, width: number): SpanLine {
	return fitLine([span(label.padEnd(9), 'quiet'), span(text)], width);
}

/** Why nothing changes any more, if nothing does. */
function stateOf(report: SearchReport): string | undefined {
	if (report.settled) {
		return MESSAGES.panel.settled;
	}
	return report.stopped ? MESSAGES.panel.stopped(THINKING_LIMIT / 1000) : undefined;
}
