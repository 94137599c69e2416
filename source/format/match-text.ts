import type {PlayedGame} from '../engine/match/game.ts';
import type {Graded} from '../engine/match/grade.ts';
import type {Blunder} from '../engine/match/judgement.ts';
import type {Sprt, SprtState} from '../engine/match/sprt.ts';
import {
	eloOfScore,
	gameCount,
	type Interval,
	likelihoodOfSuperiority,
	pointsOf,
	type Results,
	scoreInterval,
	scoreOf,
} from '../engine/match/statistics.ts';
import {type PlayerTally, resultsOf, type Tally} from '../engine/match/tally.ts';
import {formatNumbers} from '../engine/notation.ts';
import type {Move} from '../engine/rules.ts';
import {opponentOf} from '../engine/rules.ts';
import {faultText} from './fault-text.ts';
import {fixed, groupedCount, shortTime} from './numbers.ts';
import {formatTable} from './table.ts';
import {ENGLISH} from './words/en.ts';
import type {Words} from './words/words.ts';

/** How the players of a match are called where their texts would be too long: A, B, C, ... */
export function playerLetter(place: number): string {
	const letter = String.fromCharCode(65 + (place % 26));
	return place < 26 ? letter : `${letter}${Math.floor(place / 26)}`;
}

/** Points: 3, 3.5. */
export function pointsText(points: number, words: Words = ENGLISH): string {
	return fixed(points, Number.isInteger(points) ? 0 : 1, words);
}

/** The tally so far in a few words: for two players wins, draws and losses of the first, else everybody's points. */
export function tallyText(tally: Tally): string {
	const [first] = tally;
	if (first !== undefined && tally.length === 2) {
		const {wins, draws, losses} = resultsOf(first);
		return `${wins} won, ${draws} drawn, ${losses} lost`;
	}
	return tally.map((player, place) => `${playerLetter(place)} ${pointsText(pointsOf(resultsOf(player)))}`).join('  ');
}

/** The result of a match between two players, in the view of the first, as lines. There must be a game. */
export function resultLines(results: Results): readonly string[] {
	const {wins, draws, losses} = results;
	const games = gameCount(results);
	const score = scoreOf(results);
	const interval = scoreInterval(results);
	const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
	const likely = likelihoodOfSuperiority(results);
	const rows = [
		['games of A', `${countText(wins, 'win')}, ${countText(draws, 'draw')}, ${countText(losses, 'loss', 'losses')}`],
		['points', `${pointsText(pointsOf(results))} of ${games}`],
		['score', `${percent(score)}, with 95 % confidence from ${percent(interval.low)} to ${percent(interval.high)}`],
		['Elo difference', eloText(score, interval)],
		['A is stronger', `with a likelihood of ${percent(likely)}`],
	];
	return formatTable(rows, ['left', 'left']).split('\n');
}

function eloText(score: number, {low, high}: Interval): string {
	const elo = (share: number) => {
		const rounded = Math.round(eloOfScore(share));
		return Number.isFinite(rounded) ? `${rounded > 0 ? '+' : ''}${rounded}` : `${rounded > 0 ? '+' : '-'}infinite`;
	};
	return `${elo(score)}, with 95 % confidence from ${elo(low)} to ${elo(high)}`;
}

/** What a sequential test says, in one line. */
export function sprtText({elo0, elo1}: Sprt, {ratio, lower, upper, decision}: SprtState): string {
	const said =
		decision === null
			? 'is still open'
			: `decides for ${decision === 'H0' ? 'the smaller' : 'the larger'} difference, ${decision === 'H0' ? elo0 : elo1}`;
	return `the test of Elo ${elo0} against ${elo1} ${said}: ratio ${ratio.toFixed(2)} between ${lower.toFixed(2)} and ${upper.toFixed(2)}`;
}

/** Everybody's points against everybody, the best player first. */
export function crossTable(tally: Tally): string {
	const places = [...tally.keys()].sort((a, b) => pointsAt(tally, b) - pointsAt(tally, a));
	const header = ['', ...places.map(playerLetter), 'points', 'games'];
	const rows = places.map((place) => {
		const player = tally[place] as PlayerTally;
		const against = places.map((opponent) => {
			const results = player.against[opponent];
			return results === undefined || gameCount(results) === 0 ? '-' : pointsText(pointsOf(results));
		});
		return [playerLetter(place), ...against, pointsText(pointsAt(tally, place)), String(gameCount(resultsOf(player)))];
	});
	return formatTable([header, ...rows], ['left', ...places.map(() => 'right' as const), 'right', 'right']);
}

function pointsAt(tally: Tally, place: number): number {
	return pointsOf(resultsOf(tally[place] as PlayerTally));
}

/** What everybody's moves took, and what they gave away. */
export function effortTable(tally: Tally): string {
	const header = [
		'',
		'moves',
		'time a move',
		'slowest',
		'nodes a move',
		'judged',
		'wins given away',
		'draws given away',
		'lost by a fault',
	];
	const rows = tally.map(({efforts, judged, winsGivenAway, drawsGivenAway, faults}, place) => [
		playerLetter(place),
		groupedCount(efforts.moves),
		efforts.moves === 0 ? '-' : moveTime(efforts.milliseconds / efforts.moves),
		efforts.moves === 0 ? '-' : moveTime(efforts.slowest),
		efforts.searches === 0 ? '-' : groupedCount(efforts.nodes / efforts.searches),
		groupedCount(judged),
		judged === 0 ? '-' : groupedCount(winsGivenAway),
		judged === 0 ? '-' : groupedCount(drawsGivenAway),
		groupedCount(faults),
	]);
	return formatTable([header, ...rows], ['left', ...header.slice(1).map(() => 'right' as const)]);
}

/** A time for people that may be short: 0.12 ms, 35 ms, 1.5 s. */
export function moveTime(milliseconds: number): string {
	return milliseconds >= 1000 ? shortTime(milliseconds) : `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`;
}

/**
 * How a game ended, in words: "X wins", "draw", "O loses (timeout): it did not answer within 1000 ms".
 * Columns and cells are numbers from `first`, or as the player at fault was told to number them.
 */
export function endText(
	{result, reason, detail}: Pick<PlayedGame, 'result' | 'reason' | 'detail'>,
	words: Words = ENGLISH,
	first?: 0 | 1,
): string {
	if (result === 'draw') {
		return words.draw;
	}
	return detail === undefined || reason === 'line' || reason === 'full'
		? words.wins(result)
		: words.loses(opponentOf(result), words.faults[reason], faultText(detail, words, first));
}

/** A number of things: 1 game, 2 games. */
export function countText(number: number, one: string, more = `${one}s`): string {
	return `${number} ${number === 1 ? one : more}`;
}

/** A blunder in words; `moves` are those of its game. Columns and cells are numbers from `first`. */
export function blunderText({ply, move, before, after, better}: Blunder, moves: readonly Move[], first: 0 | 1): string {
	const shift = (numbers: readonly number[]) => numbers.map((number) => number + first);
	const position = ply === 0 ? 'on the empty board' : `after ${formatNumbers(shift(moves.slice(0, ply)))}`;
	const lost = before === 'draw' ? 'a draw' : `a win for ${after === 'draw' ? 'a draw' : 'a loss'}`;
	return `${position} it played ${move + first} and gave away ${lost}; better: ${shift(better).join(', ')}`;
}

/** Whether a requirement is met, in words. */
export function requirementText({name, wanted, found, met}: Graded): string {
	const limit = name === 'points' ? 'at least' : 'at most';
	const unit = name === 'blunders' ? ' a game' : '';
	return `${name}${unit} ${limit} ${wanted}: ${Number(found.toFixed(2))}, ${met ? 'met' : 'not met'}`;
}
