import type {PlayedGame} from './game.ts';
import type {Blunder} from './judgement.ts';
import {gameCount, pointsOf} from './statistics.ts';
import {type PlayerTally, resultsOf, sideOf} from './tally.ts';

/** What can be required of a player: points at least, or at most so many blunders a game or games lost by a fault. */
export const REQUIREMENTS = ['points', 'blunders', 'faults'] as const;

/** The name of something that can be required. */
export type RequirementName = (typeof REQUIREMENTS)[number];

/** Something that is required of a player. */
export type Requirement = {readonly name: RequirementName; readonly wanted: number};

/** A requirement, what was found, and whether that is enough. */
export type Graded = Requirement & {readonly found: number; readonly met: boolean};

/** Holds what the games say of a player against what is required. */
export function grade(player: PlayerTally, requirements: readonly Requirement[]): readonly Graded[] {
	const results = resultsOf(player);
	const found: Readonly<Record<RequirementName, number>> = {
		points: pointsOf(results),
		blunders: (player.winsGivenAway + player.drawsGivenAway) / Math.max(1, gameCount(results)),
		faults: player.faults,
	};
	return requirements.map(({name, wanted}) => ({
		name,
		wanted,
		found: found[name],
		met: name === 'points' ? found.points >= wanted : found[name] <= wanted,
	}));
}

/** The blunders of a player, game by game. */
export function blundersOf(
	games: readonly PlayedGame[],
	player: number,
): ReadonlyArray<Blunder & {readonly game: PlayedGame}> {
	return games.flatMap((game) =>
		(game.judgement?.blunders ?? [])
			.filter(({side}) => side === sideOf(game, player))
			.map((blunder) => ({...blunder, game})),
	);
}
