import {sideToMove, takeBackTo} from '../../engine/position.ts';
import {scoreText} from '../../format/score-text.ts';
import {verdictMark, verdictText} from '../../format/verdict-text.ts';
import {boardSize, CELL_SIZES, type CellSize, contentWidth, type FrameLayout} from '../layout.ts';
import type {Look} from '../look.ts';
import {type ReplayState, scoresOfGame, shownPosition, turningPoints} from '../state/replay.ts';
import {drawBoard} from './board.ts';
import {drawPlot} from './plot.ts';
import {beside, fitLine, hanging, type SpanLine, span} from './spans.ts';

const GAP = 3;

/** The columns that the review needs beside the board at the least, and the most lines of its plot. */
const LEAST_WIDTH = 34;
const PLOT_HEIGHT = 11;

/** The body of a replay: the board at the place that is shown, and beside it what is known of the game. */
export function drawReplay(replay: ReplayState, frame: FrameLayout, look: Look): readonly SpanLine[] {
	const width = contentWidth(frame);
	const {rules} = replay.game.position;
	const cell = CELL_SIZES.find((size) => fits(size, width));
	const smallest = CELL_SIZES.at(-1) as CellSize;
	if (cell === undefined) {
		// Both do not fit beside each other: the board above, and as much of the review as there is room for.
		const board = boardSize(rules, smallest).width <= width ? drawShown(replay, smallest, look) : [];
		const room = frame.body - board.length;
		return [...board, ...drawReview(replay, width, room, look)]
			.slice(0, frame.body)
			.map((line) => fitLine(line, width));
	}
	const left = boardSize(rules, cell).width + GAP;
	return beside(
		drawShown(replay, cell, look),
		left,
		drawReview(replay, width - left, frame.body, look).map((line) => fitLine(line, width - left)),
	).slice(0, frame.body);

	function fits(size: CellSize, columns: number): boolean {
		const board = boardSize(rules, size);
		return board.height <= frame.body && board.width + GAP + LEAST_WIDTH <= columns;
	}
}

function drawShown(replay: ReplayState, cell: CellSize, look: Look): readonly SpanLine[] {
	return drawBoard(
		{position: shownPosition(replay), cell, cursor: undefined, open: false, hint: undefined, freeCell: () => undefined},
		look,
	);
}

/** The move that led here with its verdict, how many moves changed the result, and the score over the game. */
function drawReview(replay: ReplayState, width: number, height: number, look: Look): readonly SpanLine[] {
	const {messages} = look;
	const {game, index, verdicts, failure} = replay;
	const {moves} = game.position;
	const turns = turningPoints(replay);
	const isKnown = verdicts.length === moves.length;
	const head: readonly SpanLine[] = [
		[span(index === 0 ? messages.replay.start : messages.replay.place(index, moves.length), 'strong')],
		...drawMove(replay, width, look),
		[],
		failure === undefined
			? [span(messages.replay.turns(isKnown, turns.length), isKnown && turns.length > 0 ? 'warning' : 'quiet')]
			: [span(messages.notices.engineFailed(failure.replace(/\s+/g, ' ')), 'warning')],
		...drawTurns(replay, width, look),
	];
	const room = Math.min(PLOT_HEIGHT, height - head.length - 2);
	if (room < 5) {
		return head;
	}
	const plot = drawPlot({
		scores: scoresOfGame(replay),
		turns: new Set(turns.map((ply) => ply + 1)),
		index,
		width,
		height: room,
	});
	return [...head, [], [span(messages.replay.plot, 'quiet')], ...plot];
}

/** The move that led to the place that is shown: what it was, what is to be said of it, and the score before it. */
function drawMove({game, index, verdicts}: ReplayState, width: number, look: Look): readonly SpanLine[] {
	const move = game.position.moves[index - 1];
	if (move === undefined) {
		return [[], []];
	}
	const side = sideToMove(takeBackTo(game.position, index - 1));
	const verdict = verdicts[index - 1];
	const {words} = look.messages;
	const name = `${side} ${move + look.firstNumber}`;
	const said = span(
		verdict === undefined ? '' : verdictText(verdict, move, words, look.firstNumber),
		verdictMark(verdict) === '' ? 'plain' : 'warning',
	);
	return [
		...hanging(span(name, side === 'X' ? 'xStrong' : 'oStrong'), name.length + 2, said, width),
		[
			span(
				verdict?.bestScore === undefined ? '' : look.messages.replay.before(scoreText(verdict.bestScore, words)),
				'quiet',
			),
		],
	];
}

/** The moves that changed the result, as many as fit on two lines. */
function drawTurns(replay: ReplayState, width: number, look: Look): readonly SpanLine[] {
	const {moves} = replay.game.position;
	const words = turningPoints(replay).map((ply) => {
		const side = sideToMove(takeBackTo(replay.game.position, ply));
		return `${ply + 1}: ${side} ${(moves[ply] ?? 0) + look.firstNumber}?`;
	});
	const lines: string[] = [''];
	for (const word of words) {
		const line = lines.at(-1) ?? '';
		if (line !== '' && line.length + word.length + 2 > width) {
			lines.push(word);
		} else {
			lines[lines.length - 1] = line === '' ? word : `${line}  ${word}`;
		}
	}
	return lines
		.filter((line) => line !== '')
		.slice(0, 2)
		.map((line) => [span(line, 'warning')]);
}
