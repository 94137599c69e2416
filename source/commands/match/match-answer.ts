import type {PlayedGame} from '../../engine/match/game.ts';
import {blundersOf, type Graded} from '../../engine/match/grade.ts';
import type {Series} from '../../engine/match/series.ts';
import {
	eloOfScore,
	gameCount,
	likelihoodOfSuperiority,
	pointsOf,
	type Results,
	scoreInterval,
	scoreOf,
} from '../../engine/match/statistics.ts';
import {type PlayerTally, resultsOf} from '../../engine/match/tally.ts';
import {formatNumbers} from '../../engine/notation.ts';
import {
	blunderText,
	countText,
	crossTable,
	effortTable,
	endText,
	moveTime,
	playerLetter,
	requirementText,
	resultLines,
	sprtText,
} from '../../format/match-text.ts';
import {gameName, positionFields, shifted} from '../describe.ts';
import {blunderRecord, gameRecord} from './game-record.ts';
import type {MatchPlan} from './match-options.ts';

/** What a match has come to. */
export type MatchResult = Pick<Series, 'games' | 'tally' | 'test'> & {
	readonly plan: MatchPlan;
	/** How many games say nothing new. */
	readonly repeated: number;
	/** How the first player stands with what is required of it. */
	readonly graded: readonly Graded[];
	/** Whether somebody ended the match before its end. */
	readonly interrupted: boolean;
};

/** The JSON document about a match. */
export function matchDocument(result: MatchResult) {
	const {plan, games, tally, repeated, test, graded, interrupted} = result;
	const {given, names, match, openings} = plan;
	const first = given.firstNumber;
	return {
		players: names,
		...positionFields(given),
		seed: match.seed,
		openings,
		swap: match.swap,
		games: games.map((game) => gameRecord(game, first)),
		summary: {...summaryOf(resultsOf(tally[0] as PlayerTally)), repeated},
		table: tally.map(playerFields),
		...(test === undefined ? {} : {sprt: {...test.sprt, ...test.state}}),
		...(plan.grades ? {grade: gradeFields(result)} : {}),
		...(plan.requirements.length > 0 ? {passed: graded.every(({met}) => met)} : {}),
		interrupted,
	};
}

/** Results in the view of one player, with what follows from them. What is infinite, or rests on no games, is null. */
function summaryOf(results: Results) {
	const games = gameCount(results);
	const score = games === 0 ? null : scoreOf(results);
	const interval = games === 0 ? undefined : scoreInterval(results);
	const elo = (share: number | null | undefined) => {
		const difference = share === null || share === undefined ? Number.NaN : eloOfScore(share);
		return Number.isFinite(difference) ? difference : null;
	};
	return {
		games,
		...results,
		points: pointsOf(results),
		score,
		scoreInterval: interval === undefined ? null : [interval.low, interval.high],
		elo: elo(score),
		eloInterval: interval === undefined ? null : [elo(interval.low), elo(interval.high)],
		likelihood: likelihoodOfSuperiority(results),
	};
}

function playerFields(player: PlayerTally) {
	const {against, efforts, judged, winsGivenAway, drawsGivenAway, faults} = player;
	const {moves, milliseconds, slowest, nodes, searches} = efforts;
	return {
		...summaryOf(resultsOf(player)),
		against: against.map((results) => (gameCount(results) === 0 ? null : pointsOf(results))),
		moves,
		millisecondsPerMove: moves === 0 ? null : milliseconds / moves,
		slowest,
		nodesPerMove: searches === 0 ? null : nodes / searches,
		judged,
		winsGivenAway,
		drawsGivenAway,
		faults,
	};
}

function gradeFields({plan, games, graded}: MatchResult) {
	const first = plan.given.firstNumber;
	return {
		requirements: graded,
		blunders: blundersOf(games, 0).map(({game, ...blunder}) => ({
			game: game.index,
			position: shifted(game.moves.slice(0, blunder.ply), first),
			...blunderRecord(blunder, first),
		})),
	};
}

/** The most games that are listed one by one. */
const MOST_LISTED = 20;

/** A match as text. */
export function matchText(result: MatchResult): string {
	const {plan, games, tally, repeated, test, interrupted} = result;
	const {given, names, match, openings} = plan;
	const first = given.firstNumber;
	const about = [
		gameName(given.position.rules),
		`${countText(games.length, 'game')}${interrupted ? ', then stopped' : ''}`,
		openings === 'random' ? 'random openings' : 'no openings',
		`seed ${match.seed}`,
	];
	const said = [
		...(repeated > 0 ? [`${repeated} of the games repeat earlier ones, and say nothing new`] : []),
		...(test === undefined ? [] : [sprtText(test.sprt, test.state)]),
	];
	const listed = games.length <= MOST_LISTED ? games : games.filter(({detail}) => detail !== undefined);
	return paragraphs([
		[about.join(', ')],
		names.map((name, place) => `${playerLetter(place)}  ${name}`),
		games.length === 0
			? []
			: names.length === 2
				? resultLines(resultsOf(tally[0] as PlayerTally))
				: [crossTable(tally)],
		said,
		games.length === 0 ? [] : [effortTable(tally)],
		listed.map((game) => gameLine(game, first)),
		plan.grades ? gradeLines(result) : [],
	]);
}

function gameLine(game: PlayedGame, first: 0 | 1): string {
	const players = `X ${playerLetter(game.x)}, O ${playerLetter(game.o)}`;
	const moves = formatNumbers(shifted(game.moves, first)) || '-';
	return `game ${game.index + 1}  ${players}  ${moves}  ${endText(game)}`;
}

function gradeLines({plan, games, tally, graded}: MatchResult): readonly string[] {
	const first = plan.given.firstNumber;
	const blunders = blundersOf(games, 0);
	const {efforts} = tally[0] as PlayerTally;
	const time =
		efforts.moves === 0
			? []
			: [`time a move ${moveTime(efforts.milliseconds / efforts.moves)}, at most ${moveTime(efforts.slowest)}`];
	return [
		`report on A: ${countText(blunders.length, 'move')} gave away a win or a draw`,
		...blunders.map(({game, ...blunder}) => `  game ${game.index + 1}: ${blunderText(blunder, game.moves, first)}`),
		...time.map((line) => `  ${line}`),
		...graded.map((requirement) => `  required: ${requirementText(requirement)}`),
	];
}

/** Blocks of lines with an empty line between them; empty ones are left out. */
function paragraphs(blocks: ReadonlyArray<readonly string[]>): string {
	return blocks
		.filter((lines) => lines.length > 0)
		.map((lines) => `${lines.join('\n')}\n`)
		.join('\n');
}
