import {nodeOf, positionAt, type SearchTree, type TreeNode} from '../../engine/lab/search-tree.ts';
import {lastStep, stepAt} from '../../engine/lab/steps.ts';
import {winnerOf} from '../../engine/score.ts';
import {chooserText, nodeEndText, nodeScoreText, recordCutText, windowText} from '../../format/node-text.ts';
import {groupedCount} from '../../format/numbers.ts';
import {questionText, reasonText} from '../../format/prediction-text.ts';
import {problemText} from '../../format/problem-text.ts';
import {boardSize, type CellSize, contentWidth, type FrameLayout} from '../layout.ts';
import {type Look, movesText} from '../look.ts';
import {
	DEEPEST_TREE,
	isLeft,
	type Quiz,
	rootsOf,
	STEP_DELAYS,
	type TreeNotice,
	type TreeRow,
	type TreeState,
	treeRows,
} from '../state/tree.ts';
import type {StyleName} from '../theme.ts';
import {drawBoard} from './board.ts';
import {searchName} from './lab-table.ts';
import {aimed, beside, fitLine, hanging, joinFitting, type SpanLine, span} from './spans.ts';
import {type TypingHelp, typingLine} from './typing-line.ts';

/** The cells of the small board, and the columns that the tree needs beside it at the least. */
const CELL: CellSize = {width: 2, height: 1};
const LEAST_TREE = 44;
const GAP = 2;
const INDENT = 2;

/** The body of the tree screen: the tree, and at the right the board of the node under the cursor and what is known of it. */
export function drawTree(state: TreeState, frame: FrameLayout, look: Look): readonly SpanLine[] {
	const {tree} = state;
	const width = contentWidth(frame);
	if (tree === undefined) {
		return [[span(look.messages.tree.searching, 'quiet')]];
	}
	const rows = treeRows(state);
	const aside = drawNode(state, tree, look);
	const asideWidth = Math.max(...aside.map((line) => line.reduce((sum, {text}) => sum + [...text].length, 0)), 0);
	const room = width - ASIDE_WIDTH - GAP;
	if (asideWidth === 0 || room < LEAST_TREE) {
		// What there is to say of the node stands below, without its board.
		const below = drawFacts(state, tree, width, look).slice(0, Math.max(0, Math.min(4, frame.body - 8)));
		const lines = drawRows(state, tree, rows, width, frame.body - below.length, look);
		return [...lines, ...below.map((line) => fitLine(line, width))];
	}
	const lines = drawRows(state, tree, rows, room, frame.body, look);
	return beside(
		lines,
		room + GAP,
		aside.map((line) => fitLine(line, ASIDE_WIDTH)),
	);
}

/** The columns for the board and the facts beside the tree. */
const ASIDE_WIDTH = 26;

function drawRows(
	state: TreeState,
	tree: SearchTree,
	rows: readonly TreeRow[],
	width: number,
	height: number,
	look: Look,
): readonly SpanLine[] {
	const index = Math.max(
		0,
		rows.findIndex((row) => row.kind === 'node' && row.node === state.cursor),
	);
	const cutLines = (recordCutText(tree, look.firstNumber, look.messages.words) ?? '')
		.split(': ')
		.filter((text) => text !== '');
	const room = Math.max(1, height - cutLines.length);
	const top = Math.max(0, Math.min(rows.length - room, index - Math.floor(room / 2)));
	const lines = rows.slice(top, top + room).map((row) => {
		const line = joinFitting(rowParts(state, tree, row, look), width);
		return row.kind === 'node' ? aimed(line, {kind: 'entry', index: row.node}) : line;
	});
	const filled = [...lines, ...Array.from({length: room - lines.length}, (): SpanLine => fitLine([], width))];
	return [...filled, ...cutLines.map((text) => fitLine([span(text, 'warning')], width))];
}

/** A line of the tree, and why its node was left, which is said where there is room: of the node under the cursor it is said beside. */
function rowParts(state: TreeState, tree: SearchTree, row: TreeRow, look: Look): readonly SpanLine[] {
	const indent = ' '.repeat(INDENT * row.indent);
	if (row.kind === 'cut') {
		return [[span(`${indent}    ${look.messages.tree.cutOff(movesText(row.moves, look))}`, 'quiet')]];
	}
	const node = nodeOf(tree, row.node);
	const selected = row.node === state.cursor;
	const isKnown = isLeft(state, tree, row.node);
	const isOpen = state.step === undefined ? state.open.has(row.node) : !isKnown;
	const fold = node.firstChild === null ? ' ' : isOpen ? '▾' : '▸';
	const move = node.move === null ? rootName(tree, row.node, look) : movesText([node.move], look);
	const score = isKnown ? nodeScoreText(tree, node, look.messages.words) : look.messages.tree.open;
	const why = isKnown ? nodeEndText(tree, node, look.messages.words) : '';
	const cut = node.end === 'cut' && isKnown;
	const head: SpanLine = [
		span(`${selected ? '›' : ' '}${indent}${fold} `, 'accent'),
		span(`${node.sorting ? '~' : ''}${move} `, selected ? 'accent' : node.sorting ? 'quiet' : 'strong'),
		span(`${chooserText(tree, node)} `, node.side === 'X' ? 'x' : 'o'),
		span(`${windowText(tree, node, look.messages.words)} `, 'quiet'),
		span(score, cut || node.sorting ? 'quiet' : scoreStyle(node)),
	];
	return [head, [span(why === '' ? '' : `  ${why}`, cut ? 'warning' : 'quiet')]];
}

/** A root; of a search that deepens, which has one for each depth, with its depth. */
function rootName(tree: SearchTree, node: number, look: Look): string {
	const roots = rootsOf(tree);
	return roots.length === 1 ? look.messages.tree.root : look.messages.tree.rootOf(roots.indexOf(node) + 1);
}

function scoreStyle({score}: TreeNode): StyleName {
	const winner = score === null ? undefined : winnerOf(score);
	return winner === undefined ? 'strong' : winner === 'X' ? 'x' : 'o';
}

/** The board at the node under the cursor, and below it what is known of the node. */
function drawNode(state: TreeState, tree: SearchTree, look: Look): readonly SpanLine[] {
	const step = state.step === undefined ? undefined : stepAt(tree, state.step);
	const shown = step?.at ?? state.cursor;
	const position = positionAt(tree, shown);
	const facts = drawFacts(state, tree, ASIDE_WIDTH, look);
	if (position === undefined) {
		return facts;
	}
	const {width} = boardSize(position.rules, CELL);
	if (width > ASIDE_WIDTH) {
		return facts;
	}
	const board = drawBoard(
		{
			position,
			cell: CELL,
			cursor: undefined,
			open: false,
			hint: undefined,
			freeCell: () => undefined,
		},
		look,
	);
	return [...board, [], ...facts];
}

/** What is known of the node under the cursor, or of the place where the search stands at a step, in `width` columns. */
function drawFacts(state: TreeState, tree: SearchTree, width: number, look: Look): readonly SpanLine[] {
	const node = nodeOf(tree, state.cursor);
	const isKnown = isLeft(state, tree, state.cursor);
	const line = lineOf(tree, state, look);
	const facts: ReadonlyArray<readonly [label: string, text: string]> = [
		[look.messages.tree.line, line],
		[look.messages.tree.window, windowText(tree, node, look.messages.words)],
		...nowOf(state, tree, look),
		[look.messages.tree.value, isKnown ? nodeScoreText(tree, node, look.messages.words) : look.messages.tree.open],
		[
			look.messages.tree.why,
			isKnown ? (node.sorting ? look.messages.tree.sorting : nodeEndText(tree, node, look.messages.words)) : '',
		],
	];
	const indent = Math.max(...facts.map(([label]) => label.length)) + 2;
	return [
		...facts
			.filter(([, text]) => text !== '')
			.flatMap(([label, text]) => hanging(span(label, 'quiet'), indent, span(text), width)),
		[],
		[span(look.messages.tree.nodes(tree.counts.nodes, groupedCount(tree.counts.nodes, look.messages.words)), 'quiet')],
		[
			span(
				look.messages.tree.cutoffs(tree.counts.cutoffs, groupedCount(tree.counts.cutoffs, look.messages.words)),
				'quiet',
			),
		],
	];
}

/** At a step the window as it is now where the search stands, which what it found has narrowed. */
function nowOf({step}: TreeState, tree: SearchTree, look: Look): ReadonlyArray<readonly [string, string]> {
	const there = step === undefined ? undefined : stepAt(tree, step);
	if (there === undefined || there.at === null || there.window === null) {
		return [];
	}
	const at = nodeOf(tree, there.at);
	const best = there.best === null ? undefined : nodeOf(tree, there.best).move;
	return [
		[look.messages.tree.now, windowText(tree, {...at, window: there.window}, look.messages.words)],
		...(best === undefined || best === null ? [] : [[look.messages.tree.best, movesText([best], look)] as const]),
	];
}

function lineOf(tree: SearchTree, state: TreeState, look: Look): string {
	const moves: number[] = [];
	for (let node = nodeOf(tree, state.cursor); node.parent !== null; node = nodeOf(tree, node.parent)) {
		moves.unshift(node.move ?? 0);
	}
	return moves.length === 0 ? look.messages.tree.root : movesText(moves, look);
}

/** The title of the tree: what is searched, and how. */
export function treeTitle({question}: TreeState, look: Look): {readonly left: SpanLine; readonly right: SpanLine} {
	if (question.kind === 'numbers') {
		const {depth, branching} = question.numbers;
		return {
			left: [span(look.messages.tree.title, 'strong'), span(`  ${look.messages.lab.algorithms[question.algorithm]}`)],
			right: [span(look.messages.tree.numbers(depth, branching), 'quiet')],
		};
	}
	const {search, settings} = question;
	const means = `${search.table ? ' T' : ''}${search.deepen ? 'D' : ''}`;
	return {
		left: [span(look.messages.tree.title, 'strong'), span(`  ${searchName(search, false, look)}${means}`)],
		right: [span(`${look.messages.lab.depth(settings.depth)}, ${settings.evaluation}`, 'quiet')],
	};
}

/** The status line of the tree: what is typed, what happened, which step is shown, or what the keys do. */
export function treeStatus(state: TreeState, width: number, look: Look): SpanLine {
	const {text, notice, tree, step, playing, speed} = state;
	if (text !== undefined) {
		const help: TypingHelp =
			notice === undefined
				? {text: look.messages.tree.typingHelp, style: 'quiet'}
				: {text: noticeText(notice, look), style: 'warning'};
		return typingLine(look.messages.tree.typing, text, help, width);
	}
	if (notice !== undefined) {
		return fitLine([span(noticeText(notice, look), 'warning')], width);
	}
	if (tree !== undefined && state.quiz !== undefined) {
		return joinFitting(quizParts(state, state.quiz, tree, look), width);
	}
	if (tree === undefined || step === undefined) {
		return fitLine([span(look.messages.tree.status)], width);
	}
	const {event} = stepAt(tree, step);
	const speeds = playing ? `   ${look.messages.tree.playing(speed + 1, STEP_DELAYS.length)}` : '';
	return fitLine(
		[span(look.messages.tree.steps(step, lastStep(tree), look.messages.tree.events[event])), span(speeds, 'quiet')],
		width,
	);
}

/** The question of a prediction, or the answer to it with the reason; then what is said where there is room. */
function quizParts(
	{tally}: TreeState,
	{prediction, text, right}: Quiz,
	tree: SearchTree,
	look: Look,
): readonly SpanLine[] {
	const {right: rights, wrong: wrongs} = tally;
	const score: SpanLine =
		rights + wrongs === 0 ? [] : [span(`   ${look.messages.tree.tally(rights, wrongs)}`, 'quiet')];
	if (right === undefined) {
		const help =
			prediction.kind === 'cut'
				? look.messages.tree.yesOrNo
				: tree.source.kind === 'numbers'
					? look.messages.tree.numberHelp
					: look.messages.tree.valueHelp;
		const typed = prediction.kind === 'cut' ? '' : ` ${text}▏`;
		return [
			[span(questionText(tree, prediction, look.messages.words, look.firstNumber), 'strong'), span(typed, 'accent')],
			[span(` ${help}`, 'accent')],
			score,
		];
	}
	return [
		[
			span(right ? look.messages.tree.right : look.messages.tree.wrong, right ? 'accent' : 'warning'),
			span(` ${reasonText(tree, prediction, look.messages.words)}`),
		],
		[span(`   ${look.messages.tree.goOn}`, 'quiet')],
		score,
	];
}

function noticeText(notice: TreeNotice, look: Look): string {
	switch (notice.kind) {
		case 'bad-tree':
			return look.messages.tree.bad(problemText(notice.problem, look.messages.words));
		case 'depth-limited':
			return look.messages.tree.depthLimited(DEEPEST_TREE);
		case 'nothing-to-predict':
			return look.messages.tree.nothingToPredict;
		case 'engine-restarted':
			return look.messages.notices.engineRestarted;
		case 'engine-failed':
			return look.messages.notices.engineFailed(notice.message.replace(/\s+/g, ' '));
	}
}
