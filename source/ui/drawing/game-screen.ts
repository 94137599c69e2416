import {legalMoves, type Outcome, outcomeOf, sideToMove} from '../../engine/position.ts';
import {type Cell, gameOf, type Move, type Side} from '../../engine/rules.ts';
import {scoreValue, seenFrom} from '../../engine/score.ts';
import type {SearchReport} from '../../engine/search/search-position.ts';
import {playerReasonText} from '../../format/player-problem-text.ts';
import {problemTextFrom} from '../../format/problem-text.ts';
import {boundSign, signed} from '../../format/score-text.ts';
import {verdictMark, verdictText} from '../../format/verdict-text.ts';
import {contentWidth, type FrameLayout, type GameLayout} from '../layout.ts';
import type {Look} from '../look.ts';
import {panelSource} from '../panel-sources.ts';
import type {ExactPanel} from '../state/exact.ts';
import {engineSide, type GameState, isWatching, type Notice, WATCHING_DELAYS} from '../state/game.ts';
import {pointedMoves} from '../state/hint.ts';
import {panelPosition} from '../state/panel-position.ts';
import {drawBoard} from './board.ts';
import type {Motion} from './motion.ts';
import {drawPanel, drawWaitingPanel} from './panel.ts';
import {beside, joinFitting, lineWidth, type Span, type SpanLine, span, wrapText} from './spans.ts';

/** What the game screen shows. */
export type GameView = {
	readonly game: GameState;
	/** What the panel's engine knows of the position whose scores are shown. */
	readonly report: SearchReport | undefined;
	/** What is known of it for certain. */
	readonly exact: ExactPanel;
	/** The moves that the opening book recommends. */
	readonly bookMoves: readonly Move[];
	readonly frame: FrameLayout;
	readonly layout: GameLayout;
	/** What moves on the board. */
	readonly motion: Motion;
};

/** The body of the game screen: the board, the panel beside it and the moves below. */
export function drawGameBody(
	{game, report, exact, bookMoves, frame, layout, motion}: GameView,
	look: Look,
): readonly SpanLine[] {
	const {position, cursor, hint, panel} = game;
	const over = outcomeOf(position) !== undefined;
	const board = drawBoard(
		{
			position,
			cell: layout.cell,
			cursor: over ? undefined : cursor,
			open: !over && engineSide(game) === undefined,
			hint: hint === 'none' || hint === 'wanted' ? undefined : pointedMoves(position, hint),
			motion,
			freeCell: (cell, width) => freeCell(game, report, cell, width, look),
		},
		look,
	);
	// Moves stand in the last lines of the body, so that nothing above them moves when there are more.
	const room = contentWidth(frame);
	const spare = layout.below > 2 ? 1 : 0;
	// A board without a line for the cursor starts beside the first score, not beside the heading.
	const lead: readonly SpanLine[] = !position.rules.gravity && layout.below > 3 ? [[]] : [];
	const below = drawMoves(game, room, layout.below - spare - lead.length, look);
	const left = [...lead, ...board, ...Array.from({length: spare}, (): SpanLine => []), ...below];
	if (layout.panel === undefined) {
		return left;
	}
	const scored = panelPosition(game);
	if (scored === undefined) {
		return beside(left, layout.panel.left, drawWaitingPanel(layout.panel, look));
	}
	const lines = drawPanel(
		{
			position: scored.position,
			made: scored.made,
			choice: panel,
			report,
			exact,
			bookMoves,
			cursor: scored.made?.move ?? cursor,
			layout: layout.panel,
			height: frame.body - below.length - (below.length > 0 ? spare : 0),
		},
		look,
	);
	return beside(left, layout.panel.left, lines);
}

/** What a free cell of a tic-tac-toe board says: its score, its number or nothing. */
function freeCell(
	game: GameState,
	report: SearchReport | undefined,
	cell: Cell,
	width: number,
	look: Look,
): Span | undefined {
	if (game.cells === 'numbers') {
		const number = String(cell + look.firstNumber);
		return width >= number.length ? span(number, 'quiet') : undefined;
	}
	const found = report?.moves.find(({move}) => move === cell);
	const isOfNow = panelPosition(game)?.made === undefined;
	if (!isOfNow || game.cells === 'nothing' || !game.panel.visible || found === undefined) {
		return undefined;
	}
	const {view, win} = panelSource(game.panel.source).numbers(game.position, game.panel, look.view);
	const seen = seenFrom(found.score, view);
	// A draw that is proven is told from a value of 0.
	const number = seen.kind === 'draw' ? '◆' : signed(scoreValue(seen, win));
	const text = boundSign(seen.bound).trim() + number;
	return text.length <= width ? span(text, report?.best.includes(cell) ? 'accent' : 'quiet') : undefined;
}

/** The moves so far on at most `room` lines, the latest ones where not all fit. */
function drawMoves(game: GameState, width: number, room: number, look: Look): readonly SpanLine[] {
	const {moves} = game.position;
	if (room <= 0 || moves.length === 0) {
		return [];
	}
	const words = moves.map(
		(move, index) =>
			`${move + look.firstNumber}${game.bookMoves[index] ? look.messages.game.bookMark : ''}${verdictMark(game.verdicts[index])}`,
	);
	return wrapText(words.join(' '), width)
		.slice(-Math.min(room, 2))
		.map((text) => [span(text, 'quiet')]);
}

/** The title of the game screen: what is played, and who plays. */
export function gameTitle(game: GameState, look: Look): {readonly left: SpanLine; readonly right: SpanLine} {
	const {rules} = game.position;
	const {width, height} = rules;
	const name = look.messages.gameNames[gameOf(rules)];
	const player = (side: Side) => look.messages.opponents.names[game.players[side]];
	return {
		left: [span(name, 'strong'), span(` ${width}x${height}`, 'quiet')],
		right: [span('X ', 'xStrong'), span(`${player('X')}   `), span('O ', 'oStrong'), span(player('O'))],
	};
}

/** The status line: whose turn it is and what happened. Where there is no room for both, what happened. */
export function gameStatus(game: GameState, width: number, look: Look): SpanLine {
	const {position, hint, notice} = game;
	const outcome = outcomeOf(position);
	const state = outcome === undefined ? turnSpans(game, look) : [outcomeSpan(outcome, look)];
	const column = fullColumn(game);
	const full: SpanLine =
		column === undefined ? [] : [span(`   ${look.messages.game.full(column + look.firstNumber)}`, 'warning')];
	if (hint === 'wanted') {
		return joinFitting([state, full, [span(`   ${look.messages.notices.looking}`, 'quiet')]], width);
	}
	// After the end the last move is seen, and what can be done now is worth more.
	if (notice === undefined || (outcome !== undefined && notice.kind === 'played')) {
		return joinFitting([state, full, ...(outcome === undefined ? [] : nextSpans(game, look))], width);
	}
	// After the end of a game what a key did not do is said in place of what could be done.
	const said = span(noticeText(notice, look), noticeStyle(notice));
	const all = [
		[...state, ...full, span('   '), said],
		[...state, span('   '), said],
	];
	const advice: SpanLine =
		notice.kind === 'program-failed' ? [span(`; ${look.messages.notices.afterFailure}`, 'warning')] : [];
	return joinFitting([all.find((line) => lineWidth(line) <= width) ?? [said], advice], width);
}

/** After the end: how many moves changed the result, as soon as that is known, and what can be done. */
function nextSpans({position, verdicts}: GameState, {messages: {game}}: Look): readonly SpanLine[] {
	const turns = verdicts.filter((verdict) => verdictMark(verdict) !== '').length;
	const review: SpanLine =
		verdicts.length < position.moves.length || turns === 0 ? [] : [span(`   ${game.turns(turns)}`, 'warning')];
	return [review, [span(`   ${game.next}`, 'quiet')]];
}

function outcomeSpan(outcome: Outcome, {messages: {game}}: Look): Span {
	return outcome.kind === 'draw'
		? span(game.draw, 'strong')
		: span(game.wins(outcome.winner), outcome.winner === 'X' ? 'xStrong' : 'oStrong');
}

/** The column under the cursor of a person to move, if it is full; not where a notice says so already. */
function fullColumn(game: GameState): Move | undefined {
	const {position, cursor, notice} = game;
	const isFull =
		position.rules.gravity &&
		outcomeOf(position) === undefined &&
		engineSide(game) === undefined &&
		!legalMoves(position).includes(cursor);
	return isFull && !(notice?.kind === 'illegal' && notice.move === cursor) ? cursor : undefined;
}

function turnSpans(game: GameState, look: Look): SpanLine {
	const side = sideToMove(game.position);
	const style = side === 'X' ? 'xStrong' : 'oStrong';
	const engine = engineSide(game);
	if (engine === undefined) {
		const alone = game.players.X === 'you' && game.players.O === 'you';
		return [span(alone ? look.messages.game.toMove(side) : look.messages.game.yourTurn(side), style)];
	}
	if (game.paused) {
		return [span(look.messages.game.waits(side), style)];
	}
	const speed = isWatching(game)
		? [span(`   ${look.messages.game.speed(game.speed + 1, WATCHING_DELAYS.length)}`, 'quiet')]
		: [];
	return [span(look.messages.game.thinking(side, look.messages.opponents.names[game.players[side]]), style), ...speed];
}

/** What happened last, in words. */
export function noticeText(notice: Notice, look: Look): string {
	const {notices} = look.messages;
	switch (notice.kind) {
		case 'illegal':
			return notice.reason === 'full'
				? notices.full(notice.move + look.firstNumber)
				: notices.taken(notice.move + look.firstNumber);
		case 'not-your-turn':
			return notices.notYourTurn(notice.side);
		case 'over':
			return notices.over;
		case 'nothing-to-undo':
			return notices.nothingToUndo;
		case 'nothing-to-redo':
			return notices.nothingToRedo;
		case 'nothing-to-explain':
			return notices.nothingToExplain;
		case 'nothing-to-review':
			return notices.nothingToReview;
		case 'judged':
			return `${notice.side} ${notice.move + look.firstNumber} ${verdictText(notice.verdict, notice.move, look.messages.words, look.firstNumber)}`;
		case 'played':
			return notices.played(notice.side, notice.move + look.firstNumber, notice.fromBook);
		case 'hint-place': {
			const {place} = notice;
			const {win, block, regions} = notices.hintPlaces;
			return place.kind === 'win' ? win : place.kind === 'block' ? block(place.side) : regions[place.region];
		}
		case 'hint':
			return notices.hint(notice.move + look.firstNumber, notice.fromBook);
		case 'swapped':
			return notices.swapped;
		case 'scores-when':
			return notices.scoresWhen[notice.when];
		case 'program-failed':
			return notices.programFailed(playerReasonText(notice.reason, look.messages.words).replace(/\s+/g, ' '));
		case 'engine-restarted':
			return notices.engineRestarted;
		case 'engine-problem':
			return notices.engineFailed(problemTextFrom(notice.problem, look.firstNumber, look.messages.words));
		case 'engine-failed':
			return notices.engineFailed(notice.message.replace(/\s+/g, ' '));
	}
}

/** Notices that a person should not miss. */
const WARNINGS: ReadonlySet<Notice['kind']> = new Set([
	'illegal',
	'not-your-turn',
	'engine-restarted',
	'engine-problem',
	'engine-failed',
	'program-failed',
]);

function noticeStyle(notice: Notice | undefined): 'warning' | 'quiet' {
	if (notice?.kind === 'judged') {
		return verdictMark(notice.verdict) === '' ? 'quiet' : 'warning';
	}
	return notice !== undefined && WARNINGS.has(notice.kind) ? 'warning' : 'quiet';
}
