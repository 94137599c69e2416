import {outcomeOf} from '../../engine/position.ts';
import {problemTextFrom} from '../../format/problem-text.ts';
import {boardSize, type CellSize, contentWidth, type FrameLayout} from '../layout.ts';
import type {Look} from '../look.ts';
import type {LabNotice, LabState} from '../state/lab.ts';
import {drawBoard} from './board.ts';
import {drawDepths, drawGrowth} from './lab-depths.ts';
import {drawSearches} from './lab-table.ts';
import {beside, fitLine, lineWidth, type SpanLine, span} from './spans.ts';
import {type TypingHelp, typingLine} from './typing-line.ts';

/** The cells of the board, and the columns that the table needs at the least. */
const CELL: CellSize = {width: 2, height: 1};
const LEAST_TABLE = 50;
const GAP = 2;

/** The body of the lab: the board with what is asked about it at the left, and at the right the answers. */
export function drawLab(lab: LabState, frame: FrameLayout, look: Look): readonly SpanLine[] {
	const width = contentWidth(frame);
	const {width: boardWidth} = boardSize(lab.position.rules, CELL);
	const left = Math.max(boardWidth, LEAST_WIDTH, factsWidth(lab, look)) + GAP;
	const bothFit = width - left >= LEAST_TABLE;
	if (!bothFit) {
		const lines = lab.focus === 'board' ? drawPosition(lab, look) : drawAnswers(lab, width, frame.body, look);
		return lines.slice(0, frame.body).map((line) => fitLine(line, width));
	}
	return beside(drawPosition(lab, look), left, drawAnswers(lab, width - left, frame.body, look)).slice(0, frame.body);
}

/** The least width of the board's side, so that the table does not move with each evaluation. */
const LEAST_WIDTH = 15;

function drawPosition(lab: LabState, look: Look): readonly SpanLine[] {
	const {position, focus, cursor} = lab;
	const open = focus === 'board' && outcomeOf(position) === undefined;
	const board = drawBoard(
		{
			position,
			cell: CELL,
			cursor: focus === 'board' ? cursor : undefined,
			open,
			hint: undefined,
			freeCell: () => undefined,
		},
		look,
	);
	return [...board, [], ...drawFacts(lab, look)];
}

/** What is asked about the position. */
function drawFacts({position, settings}: LabState, {messages}: Look): readonly SpanLine[] {
	return [
		[span(messages.lab.depth(settings.depth), 'strong')],
		[span(settings.evaluation, 'plain')],
		[span(messages.lab.wins[settings.wins], 'quiet')],
		[span(messages.inARow(position.rules.connect), 'quiet')],
		[span(messages.panel.shortTitle('X'), 'quiet')],
	];
}

/** The columns that the facts take, however wins count. */
function factsWidth(lab: LabState, look: Look): number {
	const wins = Object.values(look.messages.lab.wins).map((text) => text.length);
	return Math.max(...wins, ...drawFacts(lab, look).map(lineWidth));
}

function drawAnswers(lab: LabState, width: number, height: number, look: Look): readonly SpanLine[] {
	if (outcomeOf(lab.position) !== undefined) {
		return [[span(look.messages.lab.over, 'quiet')]];
	}
	switch (lab.view) {
		case 'searches':
			return drawSearches(lab, width, height, look);
		case 'growth':
			return drawGrowth(lab, width, height, look);
		case 'depths':
			return drawDepths(lab, width, height, look);
	}
}

/** The status line of the lab: what is typed, what happened, the lesson of an example, or what the keys do. */
export function labStatus({text, notice, example, focus}: LabState, width: number, look: Look): SpanLine {
	if (text !== undefined) {
		const help: TypingHelp =
			notice === undefined
				? {text: look.messages.lab.typingHelp, style: 'quiet'}
				: {text: noticeText(notice, look), style: 'warning'};
		return typingLine(look.messages.lab.typing, text, help, width);
	}
	if (notice !== undefined) {
		return fitLine([span(noticeText(notice, look), 'warning')], width);
	}
	if (example !== undefined) {
		return fitLine([span(look.messages.lab.examples[example], 'accent')], width);
	}
	return fitLine([span(focus === 'board' ? look.messages.lab.onBoard : look.messages.lab.status)], width);
}

function noticeText(notice: LabNotice, look: Look): string {
	switch (notice.kind) {
		case 'illegal':
			return look.messages.lab.illegal;
		case 'no-tree':
			return look.messages.lab.noTree;
		case 'nothing-to-undo':
			return look.messages.notices.nothingToUndo;
		case 'nothing-to-redo':
			return look.messages.notices.nothingToRedo;
		case 'bad-position':
			return look.messages.lab.badPosition(problemTextFrom(notice.problem, look.firstNumber, look.messages.words));
		case 'other-size':
			return look.messages.lab.badPosition(look.messages.lab.otherSize);
		case 'engine-restarted':
			return look.messages.notices.engineRestarted;
		case 'engine-failed':
			return look.messages.notices.engineFailed(notice.message.replace(/\s+/g, ' '));
	}
}
