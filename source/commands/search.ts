import type {Command} from 'commander';
import {bookScore} from '../engine/book/book.ts';
import {bookMoves, chooseBookMove} from '../engine/book/library.ts';
import {formatDiagram} from '../engine/diagram.ts';
import {landingCell, type Position, stonesOf} from '../engine/position.ts';
import type {Side} from '../engine/rules.ts';
import type {SearchSettings} from '../engine/search/settings.ts';
import {noStatistics} from '../engine/search/statistics.ts';
import {groupedCount} from '../format/numbers.ts';
import {scoreText, signed} from '../format/score-text.ts';
import {analyse} from './analyse.ts';
import {headline, positionFields, shifted, shiftedMove, turnFields} from './describe.ts';
import {type CommandIo, writeJson} from './io.ts';
import {perfectReport} from './perfect.ts';
import {addPositionOptions, type GivenPosition, type PositionOptions, readPosition} from './position-options.ts';
import {
	addSearchOptions,
	numberIn,
	pliesOf,
	readSettings,
	readValuation,
	type SearchOptions,
	seedField,
	type Valuation,
} from './search-options.ts';

type SearchCommandOptions = PositionOptions & SearchOptions;

/** `fourply search`: one search of the whole position, as a program that plays would do it. */
export function addSearch(program: Command, io: CommandIo): void {
	const command = program
		.command('search')
		.description('one search of the whole position: the move, its value and what the search counted')
		.addHelpText(
			'after',
			'\nExample (the notebook):\n  fourply search --cells 38,37,31,24,30,17,23,10,3,16,39,32,40 --depth 8 --evaluation pattern-a --wins flat',
		);
	addSearchOptions(addPositionOptions(command), 'first').action(async (options: SearchCommandOptions) => {
		const given = readPosition(options, io);
		const {position} = given;
		const settings = readSettings(options, position, io);
		const valuation = readValuation(options, settings, position);
		const answer = await answerOf(given, options.search, settings, valuation, io);
		if (options.json) {
			writeJson(io, {...positionFields(given), ...turnFields(given), ...answer, ...seedField(settings)});
		} else {
			io.write(searchText(given, settings, answer));
		}
	});
}

/** What the command answers; numbers of moves and cells as written, `value` in the view asked for. */
type Answer = {
	readonly move: number | null;
	readonly cell: number | null;
	/** Null for a move from the book whose result the book does not say. */
	readonly value: number | null;
	readonly plies: number | null;
	readonly score: string;
	readonly staticValue: number | null;
	readonly principalVariation: readonly number[];
	readonly nodes: number;
	readonly cutoffs: number;
	readonly firstMoveCutoffs: number;
	readonly leaves: number;
	readonly tableHits: number;
	readonly depth: number;
	readonly view: Side;
	readonly book: boolean;
	readonly stopped: boolean;
	readonly milliseconds: number;
};

async function answerOf(
	given: GivenPosition,
	search: SearchOptions['search'],
	settings: SearchSettings,
	valuation: Valuation,
	io: CommandIo,
): Promise<Answer> {
	const {position, firstNumber} = given;
	const started = io.now();
	const asksBook = settings.book && settings.depth !== 0 && search !== 'perfect';
	const inBook = asksBook ? chooseBookMove(io.library(), position, settings) : undefined;
	if (inBook !== undefined) {
		const result = bookMoves(io.library(), position)?.result;
		const score = result === undefined ? undefined : bookScore(result);
		return {
			...noStatistics(),
			move: inBook + firstNumber,
			cell: cellOf(position, inBook, firstNumber),
			value: score === undefined ? null : numberIn(score, valuation),
			plies: score === undefined ? null : pliesOf(score, position),
			score: score === undefined ? 'not known' : scoreText(score),
			staticValue: null,
			principalVariation: [inBook + firstNumber],
			depth: 0,
			view: valuation.view,
			book: true,
			stopped: false,
			milliseconds: io.now() - started,
		};
	}
	const report =
		search === 'perfect' ? await perfectReport(position, settings, io) : await analyse(position, settings, 'best', io);
	return {
		...report.statistics,
		move: shiftedMove(report.move, firstNumber),
		cell: cellOf(position, report.move, firstNumber),
		value: numberIn(report.score, valuation),
		plies: pliesOf(report.score, position),
		score: scoreText(report.score),
		staticValue: report.staticValue,
		principalVariation: shifted(report.principalVariation, firstNumber),
		depth: report.depth,
		view: valuation.view,
		book: false,
		stopped: report.stopped,
		milliseconds: report.milliseconds,
	};
}

function cellOf(position: Position, move: number | null, firstNumber: 0 | 1): number | null {
	const cell = move === null ? undefined : landingCell(position.rules, stonesOf(position), move);
	return shiftedMove(cell, firstNumber);
}

function searchText(given: GivenPosition, settings: SearchSettings, answer: Answer): string {
	const {position, firstNumber} = given;
	const value = answer.value === null ? 'not known' : `${signed(answer.value)} in ${answer.view}'s view`;
	const outcome = answer.plies === null || answer.value === null ? '' : ` (${answer.score})`;
	const staticValue =
		answer.staticValue === null
			? []
			: [['static value', `${signed(answer.staticValue)} in X's view, by ${settings.evaluation}`]];
	const rows = [
		['move', answer.move === null ? 'none' : `${answer.move}${answer.book ? ', from the opening book' : ''}`],
		['value', value + outcome],
		...staticValue,
		['best line', answer.principalVariation.join(' ') || 'none'],
		['depth', `${answer.depth}${answer.stopped ? ' (stopped by a limit)' : ''}`],
		['nodes', groupedCount(answer.nodes)],
		['leaves', groupedCount(answer.leaves)],
		['cutoffs', `${groupedCount(answer.cutoffs)}, ${groupedCount(answer.firstMoveCutoffs)} of them by the first move`],
		['table hits', groupedCount(answer.tableHits)],
		['time', `${answer.milliseconds.toFixed(1)} ms`],
		...Object.entries(seedField(settings)).map(([name, seed]) => [name, String(seed)]),
	];
	return [
		formatDiagram(position, 'course', firstNumber),
		'',
		headline(position),
		'',
		...rows.map(([name, text]) => `${(name ?? '').padEnd(12)} ${text}`),
		'',
	].join('\n');
}
