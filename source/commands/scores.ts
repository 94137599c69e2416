import type {Command} from 'commander';
import {bookMoves, bookScoreOfMove} from '../engine/book/library.ts';
import {formatDiagram} from '../engine/diagram.ts';
import {legalMoves, movesWithRoom, outcomeOf, type Position, stonesOf} from '../engine/position.ts';
import type {Move} from '../engine/rules.ts';
import type {SearchReport} from '../engine/search/search-position.ts';
import {breakTie, type SearchSettings} from '../engine/search/settings.ts';
import {noStatistics} from '../engine/search/statistics.ts';
import {groupedCount} from '../format/numbers.ts';
import {scoreText, signed} from '../format/score-text.ts';
import {formatTable} from '../format/table.ts';
import {analyse} from './analyse.ts';
import {headline, positionFields, shifted, shiftedMove, turnFields} from './describe.ts';
import {type CommandIo, writeJson} from './io.ts';
import {perfectReport} from './perfect.ts';
import {addPositionOptions, type GivenPosition, type PositionOptions, readPosition} from './position-options.ts';
import {
	addSearchOptions,
	numberIn,
	readSettings,
	readValuation,
	type SearchOptions,
	scoreFields,
	seedField,
	type Valuation,
} from './search-options.ts';

type ScoresOptions = PositionOptions & SearchOptions;

/** `fourply scores`: the exact value of each move. */
export function addScores(program: Command, io: CommandIo): void {
	const command = program
		.command('scores')
		.description('the value of each move, every one searched with a full window')
		.addHelpText(
			'after',
			'\nExample (the course page):\n  fourply scores --moves 1211244445 --player O --search minimax --depth 3 --evaluation outcome --win 100 --view o',
		);
	addSearchOptions(addPositionOptions(command), 'left').action(async (options: ScoresOptions) => {
		const given = readPosition(options, io);
		const {position} = given;
		const settings = readSettings(options, position, io);
		const valuation = readValuation(options, settings, position);
		const report =
			options.search === 'perfect'
				? await perfectReport(position, settings, io)
				: await scoresOf(position, settings, options.lenient ?? false, io);
		const inBook = settings.book ? movesInBook(position, options, io) : undefined;
		if (options.json) {
			writeJson(io, describe(given, settings, valuation, report, inBook));
		} else {
			io.write(scoresText(given, settings, valuation, report, inBook));
		}
	});
}

/**
 * The scores, with what the course's minimax player does added: at depth 0 each move has the static value of the position
 * as it stands, and so it has, leniently, when the game is over.
 */
async function scoresOf(
	position: Position,
	settings: SearchSettings,
	lenient: boolean,
	io: CommandIo,
): Promise<SearchReport> {
	const outcome = outcomeOf(position);
	const searched = await analyse(position, settings, 'each', io);
	if (outcome === undefined ? settings.depth !== 0 : !lenient) {
		return searched;
	}
	const moves = movesWithRoom(position.rules, stonesOf(position));
	return {
		...searched,
		move: moves.length === 0 ? null : breakTie(moves, settings.tie, settings.seed),
		best: moves,
		moves: moves.map((move) => ({move, score: searched.score, line: [move]})),
		statistics: {...noStatistics(), nodes: 1, leaves: 1},
	};
}

/** The moves whose score is from the book, or, where a search gave the scores, those that the book recommends. */
function movesInBook(position: Position, options: ScoresOptions, io: CommandIo): readonly Move[] {
	const library = io.library();
	return options.search === 'perfect'
		? legalMoves(position).filter((move) => bookScoreOfMove(library, position, move) !== undefined)
		: (bookMoves(library, position)?.moves ?? []);
}

function describe(
	given: GivenPosition,
	settings: SearchSettings,
	valuation: Valuation,
	report: SearchReport,
	inBook: readonly Move[] | undefined,
) {
	const {position, firstNumber: first} = given;
	return {
		...positionFields(given),
		...turnFields(given),
		view: valuation.view,
		depth: report.depth,
		...scoreFields(report.moves, position, valuation),
		best: shifted(report.best, first),
		move: shiftedMove(report.move, first),
		...(inBook === undefined ? {} : {book: shifted(inBook, first)}),
		...seedField(settings),
		nodes: report.statistics.nodes,
		milliseconds: report.milliseconds,
	};
}

function scoresText(
	{position, firstNumber: first}: GivenPosition,
	settings: SearchSettings,
	valuation: Valuation,
	report: SearchReport,
	inBook: readonly Move[] = [],
): string {
	const rows = report.moves.map(({move, score}) => [
		report.best.includes(move) ? '*' : '',
		String(move + first),
		signed(numberIn(score, valuation)),
		[score.kind === 'heuristic' ? '' : scoreText(score), inBook.includes(move) ? 'book' : ''].join(' ').trim(),
	]);
	const table =
		rows.length === 0
			? 'no moves: the game is over'
			: formatTable([['', 'move', 'score', ''], ...rows], ['left', 'right', 'right', 'left']);
	const seed = Object.entries(seedField(settings)).map(([name, value]) => `, ${name} ${value}`);
	const chosen = report.move === null ? '' : `move ${report.move + first}, `;
	return [
		formatDiagram(position, 'course', first),
		'',
		headline(position),
		`scores in ${valuation.view}'s view, ${report.depth} ${report.depth === 1 ? 'ply' : 'plies'} looked ahead`,
		'',
		table,
		'',
		`${chosen}${groupedCount(report.statistics.nodes)} nodes, ${report.milliseconds.toFixed(1)} ms${seed.join('')}`,
		'',
	].join('\n');
}
