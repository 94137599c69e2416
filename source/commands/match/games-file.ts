import {formatDiagram} from '../../engine/diagram.ts';
import type {PlayedGame} from '../../engine/match/game.ts';
import type {OpeningAt} from '../../engine/match/openings.ts';
import {scheduledGame, totalGames} from '../../engine/match/schedule.ts';
import {positionFields} from '../describe.ts';
import {appendOutput, type CommandIo, readIfThere, UsageError, writeOutput} from '../io.ts';
import {gameOfRecord, gameRecord, isGameRecord} from './game-record.ts';
import type {MatchOptions, MatchPlan} from './match-options.ts';

/** The lines of a file of games, each a JSON object; a last line that was not finished is left out. */
export type GameLines = ReadonlyArray<{readonly number: number; readonly text: string; readonly value: unknown}>;

/**
 * What is in the output file. A file that is there although nobody wants to go on from it, and one that holds something else
 * than games, is wrong input.
 */
export function readGameLines({output, resume}: MatchOptions, io: CommandIo): GameLines {
	if (output === undefined) {
		if (resume) {
			throw new UsageError('--resume goes on from the games in a file, which --output names');
		}
		return [];
	}
	const bytes = readIfThere(io, output);
	if (bytes !== undefined && !resume) {
		throw new UsageError(`${output} is there already; go on from it with --resume, or choose another --output`);
	}
	// What follows the last newline was cut off when the program was ended.
	const texts = Buffer.from(bytes ?? [])
		.toString('utf8')
		.split('\n')
		.slice(0, -1);
	return texts.map((text, index) => ({
		number: index + 1,
		text,
		value: parseLine(text, `${output}, line ${index + 1}`),
	}));
}

function parseLine(text: string, where: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new UsageError(`${where} is no JSON, so the file is not one of games`);
	}
}

/** The seed of the match that the games belong to; undefined where there are none. */
export function seedOfGames(lines: GameLines): number | undefined {
	const match = matchOf(lines[0]?.value);
	const seed = typeof match === 'object' && match !== null && 'seed' in match ? match.seed : undefined;
	return typeof seed === 'number' ? seed : undefined;
}

/**
 * The games in the file by their index. A line that is no game of this match is wrong input. Games beyond the number that is
 * asked for do not count. What is left of an unfinished line is removed from the file.
 */
export function knownGames(
	lines: GameLines,
	plan: MatchPlan,
	openingAt: OpeningAt,
	{output, resume}: MatchOptions,
	io: CommandIo,
): ReadonlyMap<number, PlayedGame> {
	const games = new Map<number, PlayedGame>();
	const wanted = JSON.stringify(matchFields(plan));
	for (const {number, value} of lines) {
		if (JSON.stringify(matchOf(value)) !== wanted || !isGameRecord(value)) {
			throw new UsageError(
				`${output}, line ${number} is no game of this match; resume with the same players, board, seed and openings`,
			);
		}
		const game = gameOfRecord(value, plan.given.firstNumber);
		if (game.index < totalGames(plan.match)) {
			checkGame(game, plan, openingAt, `${output}, line ${number}`);
			games.set(game.index, game);
		}
	}
	if (output !== undefined && resume) {
		writeOutput(io, output, lines.map(({text}) => `${text}\n`).join(''));
	}
	return games;
}

function checkGame(game: PlayedGame, {match}: MatchPlan, openingAt: OpeningAt, where: string): void {
	const {x, o, opening} = scheduledGame(match, game.index);
	if (game.x !== x || game.o !== o || openingAt(opening)?.moves.join() !== game.opening.join()) {
		throw new UsageError(`${where}: game ${game.index} of this match has other players or another opening`);
	}
}

/** Adds a game to the output file, if there is one. */
export function saveGame(game: PlayedGame, plan: MatchPlan, {output}: MatchOptions, io: CommandIo): void {
	if (output !== undefined) {
		const line = {...gameRecord(game, plan.given.firstNumber), match: matchFields(plan)};
		appendOutput(io, output, `${JSON.stringify(line)}\n`);
	}
}

function matchOf(value: unknown): unknown {
	return typeof value === 'object' && value !== null && 'match' in value ? value.match : undefined;
}

/** What makes two matches the same, however many games they have. */
function matchFields({names, given, match, openings}: MatchPlan) {
	const {position, firstNumber} = given;
	return {
		players: names,
		...positionFields(given),
		...(position.start === undefined ? {} : {start: formatDiagram(position, 'course', firstNumber)}),
		openings,
		swap: match.swap,
		seed: match.seed,
		columnsFrom: firstNumber,
	};
}
