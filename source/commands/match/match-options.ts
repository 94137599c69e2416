import {type Command, InvalidArgumentError, Option} from 'commander';
import {type Contestant, type MatchPlayer, ownEvaluationOf} from '../../engine/match/contestant.ts';
import {REQUIREMENTS, type Requirement} from '../../engine/match/grade.ts';
import {type PlayerTextOptions, parsePlayer} from '../../engine/match/player-text.ts';
import type {Match} from '../../engine/match/schedule.ts';
import type {Sprt} from '../../engine/match/sprt.ts';
import {type Patience, QUICK, THOROUGH} from '../../engine/match/verdict.ts';
import {outcomeOf} from '../../engine/position.ts';
import {problemText} from '../../format/problem-text.ts';
import {type CommandIo, UsageError} from '../io.ts';
import {wholeNumber} from '../option-values.ts';
import {addPositionOptions, type GivenPosition, type PositionOptions, readPosition} from '../position-options.ts';

/** The options of `fourply match` as commander delivers them. */
export type MatchOptions = PositionOptions & {
	readonly games?: number;
	readonly roundRobin?: boolean;
	readonly openings?: 'random' | 'none';
	readonly swap: 'on' | 'off';
	readonly seed?: number;
	readonly time: number;
	readonly sprt?: boolean;
	readonly sprtBounds: readonly [number, number];
	readonly sprtRisk: number;
	readonly judge?: 'on' | 'quick' | 'off';
	readonly grade?: boolean;
	readonly require?: readonly Requirement[];
	readonly output?: string;
	readonly resume?: boolean;
};

/** The games of a pairing where nothing is said, and where a test ends the match when it is decided. */
const GAMES = 2;
const MOST_GAMES_OF_TEST = 2000;

/** Adds the options of a match. */
export function addMatchOptions(command: Command): Command {
	return addPositionOptions(
		command
			.option(
				'--games <n>',
				`games of each pairing (${GAMES}; with --sprt at most ${MOST_GAMES_OF_TEST})`,
				wholeNumber(1, 1_000_000),
			)
			.option('--round-robin', 'every player against every other')
			.addOption(
				new Option(
					'--openings <kind>',
					'where games begin: random openings that nobody has won, or none (random; none with a script or a position)',
				).choices(['random', 'none']),
			)
			.addOption(
				new Option('--swap <use>', 'two games from each opening, sides swapped').choices(['on', 'off']).default('on'),
			)
			.option('--seed <n>', 'seed of openings and random choices', wholeNumber(0, 4_294_967_295))
			.option('--time <ms>', 'time for a move of another program', wholeNumber(1, 86_400_000), 10_000)
			.option('--sprt', 'end as soon as it is decided which of two Elo differences is true')
			.option('--sprt-bounds <elo0,elo1>', 'the two differences', parseBounds, [0, 50])
			.option('--sprt-risk <share>', 'the risk of deciding wrongly, either way', parseRisk, 0.05)
			.addOption(
				new Option(
					'--judge <how>',
					'which moves gave away a win or a draw: all (on), those that take milliseconds (quick), or none (quick; with --grade on)',
				).choices(['on', 'quick', 'off']),
			)
			.option('--grade', 'a report on the first player: each move that gave something away, and what was better')
			.option(
				'--require <limits>',
				'exit code 1 unless the first player has points=AT_LEAST,blunders=AT_MOST_A_GAME,faults=AT_MOST',
				parseRequirements,
			)
			.option('--output <file>', 'write each game there as a line of JSON as soon as it is over')
			.option('--resume', 'go on from the games in the output file'),
	);
}

/** What the options ask for. */
export type MatchPlan = {
	readonly match: Match;
	readonly given: GivenPosition;
	/** The players as they were written. */
	readonly names: readonly string[];
	readonly openings: 'random' | 'none';
	/** The modules of own evaluations that players name. */
	readonly ownEvaluations: readonly string[];
	/** How thoroughly moves are judged; null: not at all. */
	readonly patience: Patience | null;
	readonly sprt: Sprt | undefined;
	readonly grades: boolean;
	readonly requirements: readonly Requirement[];
};

/** Reads what the options ask for. Wrong input throws a UsageError. `knownSeed` is the seed of games that are there already. */
export function readPlan(
	texts: readonly string[],
	options: MatchOptions,
	knownSeed: number | undefined,
	io: CommandIo,
): MatchPlan {
	const given = readPosition(options, io);
	const {position} = given;
	const names = texts.map((text) => text.trim());
	const reading = {rules: position.rules, firstNumber: given.firstNumber};
	const players = names.map((text) => playerOf(text, reading));
	const contestants = players.map(({contestant}) => contestant);
	checkPlayers(contestants, options, given);
	const hasScript = contestants.some(({kind}) => kind === 'scripted');
	const fromStart = position.moves.length === 0 && position.start === undefined;
	const requirements = options.require ?? [];
	const grades = options.grade === true || requirements.length > 0;
	const [elo0, elo1] = options.sprtBounds;
	return {
		given,
		names,
		match: {
			start: position,
			players,
			games: options.games ?? (options.sprt ? MOST_GAMES_OF_TEST : GAMES),
			swap: options.swap === 'on',
			seed: options.seed ?? knownSeed ?? io.newSeed(),
		},
		openings: options.openings ?? (hasScript || !fromStart ? 'none' : 'random'),
		ownEvaluations: [...new Set(contestants.flatMap((contestant) => ownEvaluationOf(contestant) ?? []))],
		patience: {on: THOROUGH, quick: QUICK, off: null}[options.judge ?? (grades ? 'on' : 'quick')],
		sprt: options.sprt ? {elo0, elo1, alpha: options.sprtRisk, beta: options.sprtRisk} : undefined,
		grades,
		requirements,
	};
}

function playerOf(text: string, options: PlayerTextOptions): MatchPlayer {
	const parsed = parsePlayer(text, options);
	if (!parsed.ok) {
		throw new UsageError(problemText(parsed.problem));
	}
	return parsed.value;
}

function checkPlayers(players: readonly Contestant[], options: MatchOptions, {position}: GivenPosition): void {
	if (options.roundRobin ? players.length < 2 : players.length !== 2) {
		const wanted = options.roundRobin ? 'a round robin needs two players or more' : 'a match needs two players';
		const hint = players.length > 2 ? '; for more there is --round-robin' : ', such as search:depth=4 simple';
		throw new UsageError(`${wanted}, not ${players.length}${options.roundRobin ? '' : hint}`);
	}
	if (options.sprt && players.length > 2) {
		throw new UsageError('--sprt decides between two players');
	}
	if (outcomeOf(position) !== undefined) {
		throw new UsageError('the game is over in the position that the match would begin with');
	}
	if (position.start !== undefined && players.some(({kind}) => kind === 'external')) {
		throw new UsageError('another program is told the moves of a game, and to this position there are none');
	}
}

function parseBounds(text: string): readonly [number, number] {
	const [elo0, elo1, ...more] = text.split(',').map(Number);
	if (
		elo0 === undefined ||
		elo1 === undefined ||
		more.length > 0 ||
		!(elo0 < elo1) ||
		!(Math.abs(elo0 + elo1) < 4000)
	) {
		throw new InvalidArgumentError('It is two Elo differences, the smaller one first, such as 0,50.');
	}
	return [elo0, elo1];
}

function parseRisk(text: string): number {
	const risk = Number(text);
	if (!(risk > 0 && risk < 0.5)) {
		throw new InvalidArgumentError('It is a number between 0 and 0.5, such as 0.05.');
	}
	return risk;
}

function parseRequirements(text: string): readonly Requirement[] {
	return text.split(',').map((part) => {
		const [written = '', value = '', ...more] = part.split('=');
		const name = REQUIREMENTS.find((candidate) => candidate === written.trim());
		const wanted = Number(value);
		if (name === undefined || value.trim() === '' || more.length > 0 || !(wanted >= 0 && wanted < 1e9)) {
			throw new InvalidArgumentError(`It is ${REQUIREMENTS.join(', ')} with numbers, such as points=3,blunders=0.5.`);
		}
		return {name, wanted};
	});
}
