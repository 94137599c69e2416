import {outcomeOf} from '../../engine/position.ts';
import {boardSize, type CellSize, contentWidth, type FrameLayout} from '../layout.ts';
import {MESSAGES} from '../messages/en.ts';
import type {LabNotice, LabState} from '../state/lab.ts';
import {drawBoard} from './board.ts';
import {drawDepths, drawGrowth} from './lab-depths.ts';
import {drawSearches} from './lab-table.ts';
import {beside, fitLine, type SpanLine, span} from './spans.ts';

/** The cells of the board, and the columns that the table needs at the least. */
const CELL: CellSize = {width: 2, height: 1};
const LEAST_TABLE = 50;
const GAP = 2;

/** The body of the lab: the board with what is asked about it at the left, and at the right the answers. */
export function drawLab(lab: LabState, frame: FrameLayout): readonly SpanLine[] {
	const width = contentWidth(frame);
	const {width: boardWidth} = boardSize(lab.position.rules, CELL);
	const left = Math.max(boardWidth, LONGEST_LINE) + GAP;
	const bothFit = width - left >= LEAST_TABLE;
	if (!bothFit) {
		return lab.focus === 'board' ? drawPosition(lab) : drawAnswers(lab, width, frame.body);
	}
	return beside(drawPosition(lab), left, drawAnswers(lab, width - left, frame.body));
}

/** The width of the lines below the board. */
const LONGEST_LINE = 15;

function drawPosition(lab: LabState): readonly SpanLine[] {
	const {position, focus, cursor, settings} = lab;
	const open = focus === 'board' && outcomeOf(position) === undefined;
	const board = drawBoard({
		position,
		cell: CELL,
		cursor: focus === 'board' ? cursor : undefined,
		open,
		hint: undefined,
		freeCell: () => undefined,
	});
	const {rules} = position;
	return [
		...board,
		[],
		[span(MESSAGES.lab.depth(settings.depth), 'strong')],
		[span(settings.evaluation, 'plain')],
		[span(MESSAGES.lab.wins[settings.wins], 'quiet')],
		[span(`${rules.connect} in a row`, 'quiet')],
	];
}

function drawAnswers(lab: LabState, width: number, height: number): readonly SpanLine[] {
	if (outcomeOf(lab.position) !== undefined) {
		return [[span(MESSAGES.lab.over, 'quiet')]];
	}
	switch (lab.view) {
		case 'searches':
			return drawSearches(lab, width, height);
		case 'growth':
			return drawGrowth(lab, width, height);
		case 'depths':
			return drawDepths(lab, width, height);
	}
}

/** The status line of the lab: what is typed, what happened, the lesson of an example, or what the keys do. */
export function labStatus({text, notice, example, focus}: LabState, width: number): SpanLine {
	if (text !== undefined) {
		const shown = `${MESSAGES.lab.typing}${text}`;
		const help = notice === undefined ? MESSAGES.lab.typingHelp : noticeText(notice);
		// The end of a long text is what is being typed.
		const line = [...shown].slice(-(width - 1)).join('');
		return fitLine(
			[span(line, 'strong'), span('▏', 'accent'), span(` ${help}`, notice === undefined ? 'quiet' : 'warning')],
			width,
		);
	}
	if (notice !== undefined) {
		return fitLine([span(noticeText(notice), 'warning')], width);
	}
	if (example !== undefined) {
		return fitLine([span(MESSAGES.lab.examples[example], 'accent')], width);
	}
	return fitLine([span(focus === 'board' ? MESSAGES.lab.onBoard : MESSAGES.lab.status)], width);
}

function noticeText(notice: LabNotice): string {
	switch (notice.kind) {
		case 'illegal':
			return MESSAGES.lab.illegal;
		case 'no-tree':
			return MESSAGES.lab.noTree;
		case 'nothing-to-undo':
			return MESSAGES.notices.nothingToUndo;
		case 'nothing-to-redo':
			return MESSAGES.notices.nothingToRedo;
		case 'bad-position':
			return MESSAGES.lab.badPosition(notice.reason);
		case 'other-size':
			return MESSAGES.lab.badPosition(MESSAGES.lab.otherSize);
		case 'engine-restarted':
			return MESSAGES.notices.engineRestarted;
		case 'engine-failed':
			return MESSAGES.notices.engineFailed(notice.message.replace(/\s+/g, ' '));
	}
}
