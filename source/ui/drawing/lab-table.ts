import {agreementOf, type LabRow, type LabSearch} from '../../engine/lab/compare.ts';
import {scoreValue, winnerOf} from '../../engine/score.ts';
import {logBar, logScale} from '../../format/log-bar.ts';
import {fixed, shortCount, shortTime} from '../../format/numbers.ts';
import {shortScoreText, signed} from '../../format/score-text.ts';
import type {Look} from '../look.ts';
import {LAB_TIME, type LabState, searchesOf} from '../state/lab.ts';
import type {StyleName} from '../theme.ts';
import {aimed, fitLine, type SpanLine, span} from './spans.ts';

/** A column of the table of searches: its heading, its least width, and what it says of a row. */
type Column = {
	readonly head: ColumnHead;
	readonly width: number;
	readonly text: (row: LabRow, look: Look) => string;
};

type ColumnHead = keyof Look['messages']['lab']['heads'];

/** The columns that are always there, and those that come as there is room, the most telling first. */
const COLUMNS: readonly Column[] = [
	{head: 'value', width: 8, text: valueText},
	{head: 'move', width: 5, text: ({move}, {firstNumber}) => (move === null ? '-' : String(move + firstNumber))},
	{head: 'nodes', width: 8, text: ({nodes}, {messages}) => shortCount(nodes, messages.words)},
];
const MORE_COLUMNS: readonly Column[] = [
	{head: 'time', width: 8, text: ({milliseconds}, look) => timeText(milliseconds, look)},
	{
		head: 'first',
		width: 5,
		text: ({counts}) => (counts === null || counts.cutoffs === 0 ? '' : `${firstPercent(counts)}%`),
	},
	{
		head: 'branching',
		width: 6,
		text: ({branching}, {messages}) => (branching === null ? '' : fixed(branching, 2, messages.words)),
	},
	{
		head: 'cutoffs',
		width: 9,
		text: ({counts}, {messages}) => (counts === null ? '' : shortCount(counts.cutoffs, messages.words)),
	},
	{
		head: 'leaves',
		width: 9,
		text: ({counts}, {messages}) => (counts === null ? '' : shortCount(counts.leaves, messages.words)),
	},
];

/** The width of the names of searches, of the marks for table and deepening, and the least and largest one of a bar. */
const NAME_WIDTHS = {short: 14, long: 21} as const;
const MARKS_WIDTH = 3;
const BAR_WIDTHS = {least: 6, most: 30} as const;

/** The table of the searches as `height` lines of `width`: a heading, as many rows as fit, and what holds for all. */
export function drawSearches(lab: LabState, width: number, height: number, look: Look): readonly SpanLine[] {
	const searches = searchesOf(lab);
	const {rows} = lab.results;
	const isShort = fixedWidth(COLUMNS.map(sizedBy(look)), NAME_WIDTHS.long) + BAR_WIDTHS.least > width;
	const nameWidth = NAME_WIDTHS[isShort ? 'short' : 'long'];
	const columns = columnsIn(width, nameWidth, look);
	const bar = Math.max(1, Math.min(BAR_WIDTHS.most, width - fixedWidth(columns, nameWidth)));
	const {differing} = agreementOf(rows);
	const room = Math.max(1, height - 5);
	const top = Math.max(0, Math.min(searches.length - room, lab.row - Math.floor(room / 2)));
	const scale = logScale(rows.map(({nodes}) => nodes));
	const heading: SpanLine = [
		span(` ${headOf(top, room, searches.length, look)}`.padEnd(nameWidth + MARKS_WIDTH), 'quiet'),
		...columns.map(({head, width}) => span(look.messages.lab.heads[head].padStart(width), 'quiet')),
	];
	const rowLine = (search: LabSearch, index: number): SpanLine => {
		const row = rows[index];
		const selected = index === lab.row;
		const style: StyleName = selected ? 'accent' : row === undefined ? 'quiet' : 'plain';
		const name = `${selected ? '›' : ' '}${searchName(search, isShort, look)}`;
		const marks = search.kind === 'tree' ? `${search.table ? 'T' : ' '}${search.deepen ? 'D' : ' '}` : '';
		const head = [span(name.padEnd(nameWidth), style), span(marks.padEnd(MARKS_WIDTH), 'quiet')];
		if (row === undefined) {
			return index === rows.length ? [...head, span(`  ${look.messages.lab.waiting}`, 'quiet')] : head;
		}
		if (!row.finished) {
			return [...head, span(`  ${look.messages.lab.unfinished(LAB_TIME / 1000)}`, 'warning')];
		}
		const isOff = differing.includes(index);
		return [
			...head,
			...columns.map(({width, text}, column) =>
				span(text(row, look).padStart(width), column === 0 ? valueStyle(row, isOff) : selected ? 'strong' : 'plain'),
			),
			span(isOff ? '!' : ' ', 'warning'),
			span(logBar(row.nodes, scale, bar - 1), selected ? 'accent' : 'quiet'),
		];
	};
	const lines = searches
		.slice(top, top + room)
		.map((search, place) => aimed(fitLine(rowLine(search, top + place), width), {kind: 'entry', index: top + place}));
	return [heading, ...lines, [], ...drawVerdict(lab, searches, look)].map((line) => fitLine(line, width));
}

/** The heading of the names: which of the searches are seen, where not all are. */
function headOf(top: number, room: number, count: number, look: Look): string {
	return room >= count
		? look.messages.lab.heads.search
		: look.messages.lab.seen(top + 1, Math.min(count, top + room), count);
}

/** A column as wide as its heading needs in the language, and that of values as wide as a won game needs. */
function sizedBy({messages: {lab, words}}: Look): (column: Column) => Column {
	const texts = (head: ColumnHead) => [
		lab.heads[head],
		...(head === 'value' ? [words.wins('X'), words.shortWinsIn('X', 42), words.shortDraw] : []),
	];
	return (column) => ({...column, width: Math.max(column.width, ...texts(column.head).map(({length}) => length + 1))});
}

function columnsIn(width: number, nameWidth: number, look: Look): readonly Column[] {
	let columns = COLUMNS.map(sizedBy(look));
	for (const column of MORE_COLUMNS.map(sizedBy(look))) {
		if (fixedWidth([...columns, column], nameWidth) + BAR_WIDTHS.least <= width) {
			columns = [...columns, column];
		}
	}
	return columns;
}

function fixedWidth(columns: readonly Column[], nameWidth: number): number {
	return nameWidth + MARKS_WIDTH + columns.reduce((sum, {width}) => sum + width, 0);
}

/** The name of a search, as short as a table needs it, or shorter. */
export function searchName(search: LabSearch, isShort: boolean, look: Look): string {
	if (search.kind === 'perfect') {
		return isShort ? look.messages.lab.shortSolver : look.messages.lab.solver;
	}
	const name = look.messages.lab[isShort ? 'shortAlgorithms' : 'algorithms'][search.algorithm];
	const {X: x, O: o} = search.order;
	return search.algorithm === 'minimax' ? name : `${name} ${look.messages.lab.orders(x, o)}`;
}

/** What is said below the table: the search under the cursor in detail, and whether all agree. */
function drawVerdict({results, row}: LabState, searches: readonly LabSearch[], look: Look): readonly SpanLine[] {
	const {rows} = results;
	const selected = rows[row];
	const counts = selected?.counts;
	const details =
		selected === undefined
			? ['', '']
			: counts === null || counts === undefined
				? [look.messages.lab.solved, '']
				: [
						look.messages.lab.cutoffs(
							counts.cutoffs,
							shortCount(counts.cutoffs, look.messages.words),
							firstPercent(counts),
						),
						look.messages.lab.counts(
							counts.leaves,
							shortCount(counts.leaves, look.messages.words),
							shortCount(counts.tableHits, look.messages.words),
							selected.branching === null ? '-' : fixed(selected.branching, 2, look.messages.words),
						),
					];
	const {differing} = agreementOf(rows);
	const finished = rows.filter(({search, finished}) => search.kind === 'tree' && finished);
	const [first] = finished;
	const running = rows.length < searches.length ? `${look.messages.lab.running(rows.length, searches.length)}   ` : '';
	const verdict: SpanLine =
		differing.length > 0
			? [span(look.messages.lab.differ(differing.length), 'warning')]
			: first === undefined
				? []
				: [span(look.messages.lab.agree(finished.length, valueText(first, look)), 'accent')];
	return [...details.map((text) => [span(text, 'quiet')]), [span(running, 'quiet'), ...verdict]];
}

function firstPercent({cutoffs, firstMoveCutoffs}: NonNullable<LabRow['counts']>): number {
	return cutoffs === 0 ? 0 : Math.round((100 * firstMoveCutoffs) / cutoffs);
}

/** The value of a row in X's view: a number, or for a decided game its end in short. */
function valueText({score}: LabRow, {messages: {words}}: Look): string {
	if (score === null) {
		return '-';
	}
	const winner = winnerOf(score);
	if (winner === undefined) {
		return score.kind === 'draw' ? shortScoreText(score, words) : signed(scoreValue(score, 0));
	}
	const plies = score.kind === 'win' || score.kind === 'loss' ? score.plies : null;
	return plies === null ? words.wins(winner) : words.shortWinsIn(winner, plies);
}

function valueStyle({score}: LabRow, isOff: boolean): StyleName {
	const winner = score === null ? undefined : winnerOf(score);
	if (isOff) {
		return 'warning';
	}
	return winner === undefined ? 'strong' : winner === 'X' ? 'x' : 'o';
}

function timeText(milliseconds: number, look: Look): string {
	return milliseconds < 100
		? `${fixed(milliseconds, milliseconds < 10 ? 1 : 0, look.messages.words)} ms`
		: shortTime(milliseconds, look.messages.words);
}
