import type {Command} from 'commander';
import type {PlayedGame} from '../../engine/match/game.ts';
import {grade} from '../../engine/match/grade.ts';
import {type OpeningAt, openingsOf} from '../../engine/match/openings.ts';
import {scheduledGame, totalGames} from '../../engine/match/schedule.ts';
import {addToSeries, isDecided, newSeries, type Series} from '../../engine/match/series.ts';
import {type PlayerTally, repeatedGames} from '../../engine/match/tally.ts';
import {requirementText} from '../../format/match-text.ts';
import {type GameToPlay, runMatch} from '../../match/run-match.ts';
import {EngineFailure} from '../../match/seat.ts';
import {checkOwnEvaluations} from '../analyse.ts';
import {CommandFailure, type CommandIo, UsageError, writeJson} from '../io.ts';
import {knownGames, readGameLines, saveGame, seedOfGames} from './games-file.ts';
import {type MatchResult, matchDocument, matchText} from './match-answer.ts';
import {addMatchOptions, type MatchOptions, type MatchPlan, readPlan} from './match-options.ts';
import {watchProgress} from './match-progress.ts';

/** How much longer than others the first move of a program may take, since it has to start, in milliseconds. */
const START_TIME = 5000;

/** The exit codes where something that was required is not met, and after Ctrl-C: 128 and the number of the signal. */
const NOT_MET = 1;
const INTERRUPTED = 130;

/** `fourply match`: games between players. */
export function addMatch(program: Command, io: CommandIo, setExitCode: (code: number) => void): void {
	const command = program
		.command('match')
		.description(
			'games between two players, or with --round-robin between all; X in the first game is the first player',
		)
		.argument('<players...>', 'such as simple, search:depth=4,evaluation=threats or "external:python3 mine.py"')
		.addHelpText(
			'after',
			'\nExample:\n  fourply match search:depth=4,evaluation=threats search:depth=4 --games 20 --seed 1',
		);
	addMatchOptions(command).action(async (texts: readonly string[], options: MatchOptions) => {
		const lines = readGameLines(options, io);
		const plan = readPlan(texts, options, seedOfGames(lines), io);
		const openingAt = openingsOf(plan.match, plan.openings, io.library());
		const known = knownGames(lines, plan, openingAt, options, io);
		if (openingAt(0) === undefined) {
			throw new UsageError('no opening of this board is open; play with --openings none');
		}
		const result = await playMatch(plan, openingAt, known, options, io);
		if (options.json) {
			writeJson(io, matchDocument(result));
		} else {
			io.write(matchText(result));
		}
		const missed = result.graded.filter(({met}) => !met);
		if (result.interrupted) {
			setExitCode(INTERRUPTED);
		} else if (missed.length > 0) {
			io.warn(`fourply: ${missed.map(requirementText).join('; ')}\n`);
			setExitCode(NOT_MET);
		}
	});
}

/** Plays what is left of a match, and sums it up. */
async function playMatch(
	plan: MatchPlan,
	openingAt: OpeningAt,
	known: ReadonlyMap<number, PlayedGame>,
	options: MatchOptions,
	io: CommandIo,
): Promise<MatchResult> {
	const {match, patience, given} = plan;
	let series: Series = newSeries(match.players.length, plan.sprt);
	for (const game of known.values()) {
		series = addToSeries(series, game);
	}
	const ending = new AbortController();
	let interrupted = false;
	const stopListening = io.onInterrupt(() => {
		interrupted = true;
		ending.abort();
	});
	const engines = io.engines(plan.ownEvaluations);
	const progress = watchProgress(totalGames(match), series, io);
	try {
		await checkOwnEvaluations(engines, plan.ownEvaluations, given.position);
		await runMatch(
			{
				players: match.players,
				games: isDecided(series) ? [] : gamesToPlay(plan, openingAt, known, io),
				engines,
				patience,
				external: {
					start: io.startProgram,
					time: options.time,
					startTime: START_TIME,
					firstNumber: given.firstNumber,
					now: io.now,
				},
			},
			(event) => {
				if (event.kind !== 'over') {
					return;
				}
				saveGame(event.played, plan, options, io);
				series = addToSeries(series, event.played);
				progress.tell(series);
				if (isDecided(series)) {
					ending.abort();
				}
			},
			ending.signal,
		);
	} catch (error) {
		throw error instanceof EngineFailure ? new CommandFailure(`the engine failed: ${error.message}`) : error;
	} finally {
		stopListening();
		progress.end();
		for (const engine of engines) {
			engine.close();
		}
	}
	return {
		...series,
		plan,
		repeated: repeatedGames(series.games, given.position.rules),
		graded: grade(series.tally[0] as PlayerTally, plan.requirements),
		interrupted,
	};
}

/** The games that are not known yet, in their order, as far as the board has openings. */
function* gamesToPlay(
	{match}: MatchPlan,
	openingAt: OpeningAt,
	known: ReadonlyMap<number, PlayedGame>,
	io: CommandIo,
): Iterable<GameToPlay> {
	for (let index = 0; index < totalGames(match); index++) {
		if (known.has(index)) {
			continue;
		}
		const scheduled = scheduledGame(match, index);
		const from = openingAt(scheduled.opening);
		if (from === undefined) {
			io.warn(`fourply: this board has ${scheduled.opening} different openings, which make ${index} games\n`);
			return;
		}
		yield {scheduled, from};
	}
}
