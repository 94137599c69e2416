import {
	type Agreement,
	agreementOf,
	type LabRow,
	type LabSearch,
	labSearches,
	runLabSearch,
} from '../../engine/lab/compare.ts';
import {newResources} from '../../engine/players/resources.ts';
import {agreementText, firstMoveRate, labSearchName} from '../../format/lab-text.ts';
import {logBar, logScale} from '../../format/log-bar.ts';
import {groupedCount, shortCount} from '../../format/numbers.ts';
import {scoreText, signed} from '../../format/score-text.ts';
import {formatTable} from '../../format/table.ts';
import {shiftedMove} from '../describe.ts';
import type {CommandIo} from '../io.ts';
import {numberIn, pliesOf} from '../search-options.ts';
import {type Comparison, type ComparisonView, SOLVER_TIME} from './comparison.ts';

/** A row for each search. */
export const rows: ComparisonView = (comparison, io) => {
	const searches = labSearches(comparison.given.position);
	const found = runSearches(searches, comparison.settings.depth, comparison, io);
	const agreement = agreementOf(found);
	return {
		fields: {agree: agreement.agree, rows: describeRows(found, agreement, comparison)},
		text: [
			rowsText(found, agreement, comparison),
			'',
			'alpha-beta in each order of moves; b: effective branching factor; first: cutoffs by the first move tried',
			agreementText(found, agreement),
		].join('\n'),
	};
};

/** Runs searches one after the other, to this depth. */
export function runSearches(
	searches: readonly LabSearch[],
	depth: number,
	{given: {position}, settings, environment}: Comparison,
	io: CommandIo,
): readonly LabRow[] {
	const resources = newResources(io.library());
	return searches.map((search) => {
		const time = settings.time ?? (search.kind === 'perfect' ? SOLVER_TIME : null);
		return runLabSearch(search, position, {...settings, depth, time}, environment, resources);
	});
}

/** Rows as fields of JSON. */
export function describeRows(found: readonly LabRow[], agreement: Agreement, comparison: Comparison) {
	const {position, firstNumber} = comparison.given;
	return found.map((row, index) => {
		const {search, score, counts, branching} = row;
		return {
			...describeSearch(search),
			value: score === null ? null : numberOf(row, comparison),
			plies: score === null ? null : pliesOf(score, position),
			move: shiftedMove(row.move, firstNumber),
			nodes: row.nodes,
			cutoffs: counts?.cutoffs ?? null,
			firstMoveCutoffs: counts?.firstMoveCutoffs ?? null,
			leaves: counts?.leaves ?? null,
			tableHits: counts?.tableHits ?? null,
			branching: branching === null ? null : Number(branching.toFixed(3)),
			depth: row.depth,
			finished: row.finished,
			agrees: row.finished ? !agreement.differing.includes(index) : null,
			milliseconds: row.milliseconds,
		};
	});
}

/** The solver always has a table, and an order of its own. */
function describeSearch(search: LabSearch) {
	if (search.kind === 'perfect') {
		return {search: 'perfect', order: null, orderO: null, table: true, deepen: false};
	}
	const {algorithm, order, table, deepen} = search;
	return {search: algorithm, order: order.X, orderO: order.O, table, deepen};
}

function numberOf({search, score}: LabRow, {valuation, perfect}: Comparison): number | null {
	return score === null ? null : numberIn(score, search.kind === 'perfect' ? perfect : valuation);
}

/** The cells of a bar. */
const BAR = 20;

function rowsText(found: readonly LabRow[], agreement: Agreement, comparison: Comparison): string {
	const scale = logScale(found.map(({nodes}) => nodes));
	const ends = [shortCount(scale.least), shortCount(scale.most)] as const;
	const {firstNumber} = comparison.given;
	const lines = found.map((row, index) => {
		const {search, score, counts, branching} = row;
		const value = numberOf(row, comparison);
		const words = [
			...(row.finished ? [] : ['stopped']),
			...(agreement.differing.includes(index) ? ['differs'] : []),
			...(score === null || score.kind === 'heuristic' ? [] : [scoreText(score)]),
			...(row.nodes === 0 ? ['known without a search'] : []),
		];
		return [
			labSearchName(search),
			value === null ? '' : signed(value),
			row.move === null ? '' : String(row.move + firstNumber),
			groupedCount(row.nodes),
			logBar(row.nodes, scale, BAR),
			branching === null ? '' : branching.toFixed(2),
			counts === null ? '' : shortCount(counts.cutoffs),
			counts === null ? '' : firstMoveRate(row),
			counts === null ? '' : shortCount(counts.leaves),
			`${row.milliseconds.toFixed(1)} ms`,
			words.join(', '),
		];
	});
	const bars = ends[0] + ends[1].padStart(BAR - ends[0].length);
	return formatTable(
		[['search', 'value', 'move', 'nodes', bars, 'b', 'cutoffs', 'first', 'leaves', 'time', ''], ...lines],
		['left', 'right', 'right', 'right', 'left', 'right', 'right', 'right', 'right', 'right', 'left'],
	);
}
