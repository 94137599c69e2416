import type {Game, PlayedGame} from '../../engine/match/game.ts';
import {
	gameCount,
	likelihoodOfSuperiority,
	pointsOf,
	type Results,
	scoreInterval,
	scoreOf,
} from '../../engine/match/statistics.ts';
import {resultsOf} from '../../engine/match/tally.ts';
import {formatNumbers} from '../../engine/notation.ts';
import {endText, pointsText} from '../../format/match-text.ts';
import {fixed} from '../../format/numbers.ts';
import {problemText} from '../../format/problem-text.ts';
import {boardSize, CELL_SIZES, type CellSize, contentWidth, type FrameLayout} from '../layout.ts';
import type {Look} from '../look.ts';
import {finishedGames, type MatchNotice, type MatchState, TURN_DELAYS} from '../state/match.ts';
import type {StyleName} from '../theme.ts';
import {drawBoard} from './board.ts';
import {aimed, beside, fitLine, joinFitting, lineWidth, type SpanLine, span} from './spans.ts';
import {type TypingHelp, typingLine} from './typing-line.ts';

const SMALL: CellSize = {width: 2, height: 1};
const GAP = 3;

/** The width of the interval's picture: a scale from 0 to 100 %. */
const SCALE = 40;

/** The body of a match that runs or has run: its score so far, the games that are played, and those that are over. */
export function drawMatch(state: MatchState, frame: FrameLayout, look: Look): readonly SpanLine[] {
	const width = contentWidth(frame);
	const head = drawScore(state, width, look);
	const room = frame.body - head.length;
	const boards = drawPlaying(state, width, Math.max(0, Math.min(room - 3, state.large ? room - 4 : 11)), look);
	const list = drawFinished(state, width, Math.max(0, room - boards.length), look);
	return [...head, ...boards, ...list].slice(0, frame.body).map((line) => fitLine(line, width));
}

/** Who plays, and what the games so far say: points, the interval of the true score as a picture, and who is stronger. */
function drawScore({players, series, games}: MatchState, width: number, look: Look): readonly SpanLine[] {
	const [tally] = series.tally;
	const results: Results = tally === undefined ? {wins: 0, draws: 0, losses: 0} : resultsOf(tally);
	const count = gameCount(results);
	const names: SpanLine[] = players.map((name, place) => [
		span(place === 0 ? 'A ' : 'B ', place === 0 ? 'xStrong' : 'oStrong'),
		span(name),
	]);
	if (count === 0) {
		return [...names, [span(look.messages.match.progress(0, games), 'quiet')], []];
	}
	const {low, high} = scoreInterval(results);
	const {wins, draws, losses} = results;
	const percent = (share: number) => `${fixed(100 * share, 1, look.messages.words)}%`;
	const scale = Math.min(SCALE, Math.max(10, width - 52));
	const place = (share: number) => Math.min(scale - 1, Math.floor(share * scale));
	const picture = Array.from({length: scale}, (_, column) =>
		column === place(scoreOf(results))
			? '●'
			: column >= place(low) && column <= place(high)
				? '━'
				: column === place(0.5)
					? '┊'
					: '─',
	).join('');
	return [
		...names,
		joinFitting(
			[
				[span(look.messages.match.points(pointsText(pointsOf(results), look.messages.words), count), 'strong')],
				[span(`  ${look.messages.match.results(wins, draws, losses)}`)],
				[span(`  ${look.messages.match.progress(count, games)}`, 'quiet')],
			],
			width,
		),
		joinFitting(
			[
				[span(picture, 'accent'), span(` ${percent(scoreOf(results))} (${percent(low)} - ${percent(high)})`)],
				[span(`  ${look.messages.match.stronger(percent(likelihoodOfSuperiority(results)))}`, 'quiet')],
			],
			width,
		),
		[],
	];
}

/** The games that are played now: one large, or as many small ones as fit beside each other. */
function drawPlaying({playing, large}: MatchState, width: number, height: number, look: Look): readonly SpanLine[] {
	const [first] = playing;
	if (first === undefined) {
		return [];
	}
	const {rules} = first.game.position;
	const board = (game: Game, cell: CellSize) =>
		drawBoard(
			{
				position: game.position,
				cell,
				cursor: undefined,
				open: false,
				hint: undefined,
				freeCell: () => undefined,
			},
			look,
		);
	if (large) {
		const cell =
			CELL_SIZES.filter(({width: cellWidth, height: cellHeight}) => {
				const size = boardSize(rules, {width: cellWidth, height: cellHeight});
				return size.height + 1 <= height && size.width <= width;
			})[0] ?? SMALL;
		return [caption(first.index, first.x, look), ...board(first.game, cell)].slice(0, height);
	}
	// A board is as wide as what stands above it.
	const captions = playing.map(({index, x}) => lineWidth(caption(index, x, look)));
	const column = Math.max(boardSize(rules, SMALL).width, ...captions) + GAP;
	const fitting = Math.max(1, Math.floor((width + GAP) / column));
	let block: readonly SpanLine[] = [];
	for (const [place, {index, x, game}] of playing.slice(0, fitting).entries()) {
		const lines = [caption(index, x, look), ...board(game, SMALL)];
		block = place === 0 ? lines : beside(block, place * column, lines);
	}
	return block.slice(0, height);
}

function caption(index: number, x: number, look: Look): SpanLine {
	return [span(look.messages.match.caption(index + 1, x === 0 ? 'A' : 'B'), 'quiet')];
}

/** The games that are over, the last one first: who won, how, and the moves. */
function drawFinished(state: MatchState, width: number, height: number, look: Look): readonly SpanLine[] {
	const finished = finishedGames(state);
	if (height < 2 || finished.length === 0) {
		return [];
	}
	const room = height - 1;
	const top = Math.max(0, Math.min(finished.length - room, state.cursor - Math.floor(room / 2)));
	return [
		[span(look.messages.match.finished, 'quiet')],
		...finished.slice(top, top + room).map((game, place) => {
			const index = top + place;
			return aimed(fitLine(drawGame(game, index === state.cursor, look), width), {kind: 'entry', index});
		}),
	];
}

function drawGame(game: PlayedGame, selected: boolean, look: Look): SpanLine {
	const {index, x, result, moves} = game;
	const {draw, wins, sides} = look.messages.match;
	const winner = result === 'draw' ? undefined : (result === 'X') === (x === 0) ? 'A' : 'B';
	const style: StyleName = winner === undefined ? 'plain' : winner === 'A' ? 'x' : 'o';
	return [
		span(`${selected ? '›' : ' '}${String(index + 1).padStart(4)} `, selected ? 'accent' : 'plain'),
		span(`${sides(x === 0 ? 'A' : 'B')}    `, 'quiet'),
		span((winner === undefined ? draw : wins(winner)).padEnd(Math.max(draw.length, wins('A').length) + 2), style),
		span(formatNumbers(moves.map((move) => move + look.firstNumber)), selected ? 'strong' : 'plain'),
		span(
			game.reason === 'line' || game.reason === 'full'
				? ''
				: `  ${endText(game, look.messages.words, look.firstNumber)}`,
			'warning',
		),
	];
}

/** The status line of a match: what is typed, what went wrong, or how the match stands. */
export function matchStatus(state: MatchState, width: number, look: Look): SpanLine {
	const {text, notice, phase, large, speed, playing} = state;
	if (text !== undefined) {
		const help: TypingHelp =
			notice === undefined
				? {text: look.messages.match.typingHelp, style: 'quiet'}
				: {text: noticeText(notice, look), style: 'warning'};
		return typingLine(look.messages.match.typing, text, help, width);
	}
	if (notice !== undefined) {
		return fitLine([span(noticeText(notice, look), 'warning')], width);
	}
	const pace = large ? `   ${look.messages.match.speed(speed + 1, TURN_DELAYS.length)}` : '';
	const said =
		phase === 'running' && playing.length === 0 ? look.messages.match.starting : look.messages.match.phases[phase];
	return fitLine([span(said), span(phase === 'running' ? pace : '', 'quiet')], width);
}

function noticeText(notice: MatchNotice, look: Look): string {
	return notice.kind === 'problem' ? problemText(notice.problem, look.messages.words) : notice.message;
}
