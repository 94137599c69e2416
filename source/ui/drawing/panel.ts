import {landingCell, outcomeOf, type Position, sideToMove, stonesOf} from '../../engine/position.ts';
import {type Move, moveCount} from '../../engine/rules.ts';
import {isProven, type Score, scoreValue, seenFrom, winnerOf} from '../../engine/score.ts';
import type {SearchReport} from '../../engine/search/search-position.ts';
import type {SolvedMove} from '../../engine/solver/solve-moves.ts';
import {shortCount, shortTime} from '../../format/numbers.ts';
import {boundSign, scoreText, shortScoreText, signed} from '../../format/score-text.ts';
import type {PanelLayout} from '../layout.ts';
import {type Look, movesText} from '../look.ts';
import {type PanelChoice, panelSource, THINKING_LIMIT} from '../panel-sources.ts';
import type {ExactPanel} from '../state/exact.ts';
import type {PanelPosition} from '../state/panel-position.ts';
import type {StyleName} from '../theme.ts';
import {drawBar, emptyBar} from './bar.ts';
import {aimed, fitLine, type SpanLine, span, spread} from './spans.ts';

/** What a drawing of the panel shows. */
export type PanelView = {
	readonly position: Position;
	/** The move that a person has made in this position since; undefined where the position is the one on the board. */
	readonly made: PanelPosition['made'];
	readonly choice: PanelChoice;
	/** What the engine has found so far; undefined before its first report. */
	readonly report: SearchReport | undefined;
	/** What is known of the position for certain. */
	readonly exact: ExactPanel;
	/** The moves the opening book knows. */
	readonly bookMoves: readonly Move[];
	readonly cursor: Move;
	readonly layout: PanelLayout;
	/** The lines there are. */
	readonly height: number;
};

/** The columns of the number before a bar: the solver's scores are small, values and bounds of a search are not. */
const NUMBER_WIDTHS = {exact: 6, searched: 8} as const;

/** The solver's score that fills a bar. */
const FULL_SCORE = 12;

/** The columns beside a bar for the mark, the move, its number and the sign of the book, where the words behind it are not counted. */
const BESIDE_BAR = 20;

/** Half the width of the bars: what all that stands beside them leaves, within limits. */
function halfBar({width}: PanelLayout, {messages: {words}}: Look): number {
	const longest = Math.max(words.winsIn('X', 42).length, words.draw.length);
	return Math.max(4, Math.min(14, Math.floor((width - BESIDE_BAR - longest) / 2)));
}

/** The panel as at most `height` lines: a heading, a row for each move, and what the search counted. */
export function drawPanel(view: PanelView, look: Look): readonly SpanLine[] {
	const {position, layout, height} = view;
	const heading = drawHeading(view, look);
	if (outcomeOf(position) !== undefined) {
		return heading;
	}
	// The scores come first; what the search counted has the lines that are left, after a blank one.
	const rows = drawRows(view, Math.max(1, height - heading.length), look);
	const room = height - heading.length - rows.length - 1;
	const footer = room > 0 ? [[], ...drawFooter(view, look).slice(0, room)] : [];
	return [...heading, ...rows, ...footer].map((line) => fitLine(line, layout.width));
}

function drawHeading({position, made, choice, report, exact, layout}: PanelView, look: Look): readonly SpanLine[] {
	const source = panelSource(choice.source);
	const {view} = source.numbers(position, choice, look.view);
	if (outcomeOf(position) !== undefined) {
		return [fitLine([span(look.messages.panel.over, 'quiet')], layout.width)];
	}
	const depth = look.messages.panel.depth(source.id, choice.depths[source.id] ?? report?.depth ?? 0);
	const title = layout.wide ? look.messages.panel.title(source.id, view) : look.messages.panel.shortTitle(view);
	const line = spread([span(title, 'strong')], [span(exactText(exact, layout, look) ?? depth, 'quiet')], layout.width);
	if (made === undefined) {
		return [line];
	}
	const {before, shortBefore} = look.messages.panel;
	return [line, [span((layout.wide ? before : shortBefore)(made.number), 'accent')]];
}

/** The panel where scores come after the person's first move. */
export function drawWaitingPanel({wide, width}: PanelLayout, look: Look): readonly SpanLine[] {
	const {later, shortLater} = look.messages.panel;
	return [fitLine([span(wide ? later : shortLater, 'quiet')], width)];
}

/** How many scores are exact, in the place of the depth of a search; undefined where none can be. */
function exactText(exact: ExactPanel, {wide}: PanelLayout, look: Look): string | undefined {
	switch (exact.kind) {
		case 'partly':
			return wide ? look.messages.panel.exactOf(exact.known, exact.total) : `${exact.known}/${exact.total}`;
		case 'whole':
			return look.messages.panel.exactAll;
		default:
			return undefined;
	}
}

/** A row of the panel: what a search or the solver says of a move. */
type Row = {
	readonly move: Move;
	readonly score: Score;
	/** What the solver says; undefined for the value of a search. */
	readonly solved: SolvedMove | undefined;
};

/** The rows by their moves: what is exact stands before what a search says. */
function rowsOf({report, exact}: PanelView): ReadonlyMap<Move, Row> {
	const rows = new Map<Move, Row>(report?.moves.map(({move, score}) => [move, {move, score, solved: undefined}]));
	if (exact.kind === 'partly' || exact.kind === 'whole') {
		for (const solved of exact.scores.moves) {
			rows.set(solved.move, {move: solved.move, score: solved.score, solved});
		}
	}
	return rows;
}

/** The best moves as far as they are known. */
function bestOf({report, exact}: PanelView): readonly Move[] {
	return exact.kind === 'whole' ? exact.solved.best : (report?.best ?? []);
}

function drawRows(view: PanelView, room: number, look: Look): readonly SpanLine[] {
	const {position} = view;
	const {rules} = position;
	const stones = stonesOf(position);
	const found = rowsOf(view);
	let moves = Array.from({length: moveCount(rules)}, (_, move) => move);
	if (!rules.gravity) {
		moves = moves.filter((move) => landingCell(rules, stones, move) !== undefined);
	}
	if (moves.length > room) {
		// Not all fit: the best ones do, and the cursor's.
		const rank = (move: Move) => rankOf(view, found.get(move));
		const kept = [...moves].sort((a, b) => rank(b) - rank(a) || a - b).slice(0, room - 1);
		if (!kept.includes(view.cursor) && moves.includes(view.cursor)) {
			kept.splice(-1, 1, view.cursor);
		}
		const hidden = moves.length - kept.length;
		moves = moves.filter((move) => kept.includes(move));
		return [
			...moves.map((move) => drawMove(view, found.get(move), move, look)),
			[span(look.messages.panel.more(hidden), 'quiet')],
		];
	}
	return moves.map((move) => drawMove(view, found.get(move), move, look));
}

/** How good a move is for the side to move, for choosing which ones are shown. */
function rankOf({position}: PanelView, row: Row | undefined): number {
	if (row === undefined) {
		return Number.NEGATIVE_INFINITY;
	}
	const score = seenFrom(row.score, sideToMove(position));
	return score.kind === 'win' || score.kind === 'loss'
		? scoreValue(score, 1e9 - (score.plies ?? 0))
		: scoreValue(score, 0);
}

function rowHead(view: PanelView, move: Move, best: boolean, look: Look): SpanLine {
	const number = String(move + look.firstNumber).padStart(2);
	const style: StyleName = move === view.cursor ? 'accent' : best ? 'strong' : 'plain';
	const marks = `${best ? '★' : ' '}${move === view.cursor ? '›' : ' '}`;
	return [span(marks, 'accent'), span(`${number} `, style)];
}

function drawFullRow(view: PanelView, move: Move, look: Look): SpanLine {
	return [...rowHead(view, move, false, look), span(` ${look.messages.panel.full}`, 'quiet')];
}

/** A row for a move as wide as the panel; a click on it is about the move. */
function drawMove(view: PanelView, row: Row | undefined, move: Move, look: Look): SpanLine {
	const isFull = landingCell(view.position.rules, stonesOf(view.position), move) === undefined;
	const line = isFull ? drawFullRow(view, move, look) : drawRow(view, row, move, look);
	return aimed(fitLine(line, view.layout.width), {kind: 'score', move});
}

function drawRow(view: PanelView, row: Row | undefined, move: Move, look: Look): SpanLine {
	const {layout} = view;
	const head = rowHead(view, move, bestOf(view).includes(move), look);
	const fromBook = row?.solved === undefined ? view.bookMoves.includes(move) : row.solved.fromBook;
	const book = fromBook
		? [span(` ${layout.wide ? look.messages.panel.book : look.messages.game.bookMark}`, 'accent')]
		: [];
	if (row === undefined) {
		return layout.wide
			? [...head, span(' '.repeat(numberWidth(view) + 1)), ...emptyBar(halfBar(layout, look)), ...book]
			: [...head, ...book];
	}
	const style = scoreStyle(view, row);
	const number = numberText(view, row, look);
	const words = row.score.kind === 'heuristic' ? '' : scoreText(row.score, look.messages.words);
	return layout.wide
		? [
				...head,
				span(number.padStart(numberWidth(view)), style),
				span(' '),
				...drawBar(row.score, halfBar(layout, look), wonShare(row)),
				span(words === '' ? '' : ` ${words}`, style),
				...book,
			]
		: [...head, span(words === '' ? number : shortest(words, row.score, layout, look), style), ...book];
}

/** Words for a narrow panel: those, or shorter ones where they do not fit behind the move. */
function shortest(words: string, score: Score, {width}: PanelLayout, {messages}: Look): string {
	return words.length <= width - 5 ? words : shortScoreText(score, messages.words);
}

function numberWidth({exact}: PanelView): number {
	return NUMBER_WIDTHS[exact.kind === 'partly' || exact.kind === 'whole' ? 'exact' : 'searched'];
}

/** The part of its side that the bar of a decided game fills: all of it, or, where the solver's score is known, more the sooner. */
function wonShare({solved}: Row): number {
	return solved === undefined ? 1 : Math.min(1, Math.abs(solved.solution) / FULL_SCORE);
}

/** The number of a row. The solver's scores and the values of an evaluation are different things, so these have a mark then. */
function numberText({choice, position, exact}: PanelView, {score, solved}: Row, look: Look): string {
	const {view, win} = panelSource(choice.source).numbers(position, choice, look.view);
	const seen = seenFrom(score, view);
	if (solved !== undefined) {
		return signed(scoreValue(seen, Math.abs(solved.solution)));
	}
	const number = boundSign(seen.bound).trim() + signed(scoreValue(seen, win));
	const isOpen = exact.kind === 'partly' && seen.kind === 'heuristic' && seen.bound === 'exact';
	return isOpen ? `~${number}` : number;
}

function scoreStyle({exact}: PanelView, {score, solved}: Row): StyleName {
	const winner = winnerOf(score);
	if (winner !== undefined) {
		return winner === 'X' ? 'x' : 'o';
	}
	if (exact.kind === 'partly' && solved === undefined) {
		return 'quiet';
	}
	return isProven(score) ? 'strong' : 'plain';
}

/** What the panel says below the rows. */
function drawFooter(view: PanelView, look: Look): readonly SpanLine[] {
	const {exact, report, layout} = view;
	switch (exact.kind) {
		case 'none':
			return drawSearchFooter(view, look);
		case 'impossible':
			return [[span(look.messages.panel.noSolver, 'quiet')], ...drawSearchFooter(view, look)];
		case 'partly': {
			const {nodes, milliseconds, stopped} = exact.scores;
			const searched =
				report === undefined
					? look.messages.panel.starting
					: look.messages.panel.depthAndNodes(report.depth, shortCount(report.statistics.nodes, look.messages.words));
			return [
				labelled(
					look.messages.panel.solver,
					nodes === 0 ? look.messages.panel.starting : countText(nodes, milliseconds, look),
					layout.width,
				),
				labelled(look.messages.panel.search, searched, layout.width),
				...(stopped ? [[span(look.messages.panel.stopped(THINKING_LIMIT / 1000), 'quiet' as const)]] : []),
			];
		}
		case 'whole': {
			const {solved, scores} = exact;
			const best = solved.moves.find(({move}) => move === solved.best[0])?.score;
			return [
				...(best === undefined
					? []
					: [
							layout.wide
								? labelled(look.messages.panel.value, scoreText(best, look.messages.words), layout.width)
								: [span(scoreText(best, look.messages.words), 'strong' as const)],
						]),
				...(layout.wide
					? [labelled(look.messages.panel.solver, countText(scores.nodes, scores.milliseconds, look), layout.width)]
					: []),
			];
		}
	}
}

/** How many nodes in how much time, and how many a second where that can be told. */
function countText(nodes: number, milliseconds: number, look: Look): string {
	const seconds = milliseconds / 1000;
	const speed = seconds > 0.02 && nodes > 0 ? `  ${shortCount(nodes / seconds, look.messages.words)}/s` : '';
	return `${shortCount(nodes, look.messages.words)}${speed}  ${shortTime(milliseconds, look.messages.words)}`;
}

/** What the search counted, its best line, and the values of the position. */
function drawSearchFooter(view: PanelView, look: Look): readonly SpanLine[] {
	const {report, choice, position, layout, made} = view;
	const source = panelSource(choice.source);
	if (report === undefined) {
		return [[span(look.messages.panel.starting, 'quiet')]];
	}
	const {nodes, cutoffs, firstMoveCutoffs} = report.statistics;
	const {view: side, win} = source.numbers(position, choice, look.view);
	const value = seenFrom(report.score, side);
	// The rest of a line would say what to play after the move that was made.
	const line = movesText(made === undefined ? report.principalVariation : report.principalVariation.slice(0, 1), look);
	const first =
		cutoffs > 0 ? `  ${look.messages.panel.byFirstMove(Math.round((100 * firstMoveCutoffs) / cutoffs))}` : '';
	const room = layout.width;
	// Before the first search is finished there is neither a value nor a line.
	const isKnown = report.depth > 0;
	const lines: SpanLine[] = [
		labelled(
			look.messages.panel.value,
			isKnown ? `${boundSign(value.bound)}${signed(scoreValue(value, win))}` : look.messages.panel.starting,
			room,
		),
		...(report.staticValue === null
			? []
			: [
					labelled(
						look.messages.panel.static,
						`${signed(side === 'X' ? report.staticValue : -report.staticValue)}  ${look.messages.panel.by(choice.evaluations[source.id])}`,
						room,
					),
				]),
		labelled(look.messages.panel.line, line === '' ? '-' : line, room),
		labelled(look.messages.panel.counts[source.id].nodes, countText(nodes, report.milliseconds, look), room),
		labelled(
			look.messages.panel.counts[source.id].cutoffs,
			`${shortCount(cutoffs, look.messages.words)}${first}`,
			room,
		),
	];
	const state = stateOf(report, look);
	return state === undefined ? lines : [...lines, [span(state, 'quiet')]];
}

/** The columns for the name of a number. No message for it is longer than eight. */
const LABEL_WIDTH = 9;

function labelled(label: string, text: string, width: number): SpanLine {
	return fitLine([span(label.padEnd(LABEL_WIDTH), 'quiet'), span(text)], width);
}

/** Why nothing changes any more, if nothing does. */
function stateOf(report: SearchReport, look: Look): string | undefined {
	if (report.settled) {
		return look.messages.panel.settled;
	}
	return report.stopped ? look.messages.panel.stopped(THINKING_LIMIT / 1000) : undefined;
}
