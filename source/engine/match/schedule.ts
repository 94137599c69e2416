import type {Position} from '../position.ts';
import {mix} from '../random.ts';
import type {MatchPlayer} from './contestant.ts';

/** A match as it is asked for: from this and the openings each of its games follows, whoever plays it and when. */
export type Match = {
	/** Where all games begin; the openings go on from here. */
	readonly start: Position;
	/** Two players, or more, of whom each meets every other. */
	readonly players: readonly MatchPlayer[];
	/** The games of each pairing. */
	readonly games: number;
	/** Whether the sides are swapped for the second game of each pair, which has the opening of the first. */
	readonly swap: boolean;
	/** The source of all that is random. */
	readonly seed: number;
};

/** One game of a match before it is played; `x` and `o` are the places of the players in the list. */
export type ScheduledGame = {
	readonly index: number;
	readonly x: number;
	readonly o: number;
	/** The number of its opening. */
	readonly opening: number;
	/** The seed of players that have none of their own. */
	readonly seed: number;
};

/** The pairings of a match: places in the list of players. */
export function pairingsOf({players}: Match): ReadonlyArray<readonly [first: number, second: number]> {
	return players.flatMap((_, second) =>
		players.slice(0, second).map((_, first): readonly [number, number] => [first, second]),
	);
}

/** The number of games. */
export function totalGames(match: Match): number {
	return pairingsOf(match).length * match.games;
}

/**
 * The game with this index, from 0. They go round by round: in each, every pairing plays one game or, with swapped sides, a
 * pair of games, and all from the same opening. So a longer match begins like a shorter one.
 */
export function scheduledGame(match: Match, index: number): ScheduledGame {
	if (index >= totalGames(match)) {
		throw new Error(`the match has no game ${index}`);
	}
	const pairings = pairingsOf(match);
	const together = match.swap ? 2 : 1;
	const perRound = pairings.length * together;
	const round = Math.floor(index / perRound);
	// An odd number of games leaves single games for the last round.
	const isSingle = round === Math.floor(match.games / together);
	const within = index - round * perRound;
	const [first, second] = pairings[isSingle ? within : Math.floor(within / together)] as readonly [number, number];
	const swapped = !isSingle && within % together === 1;
	return {
		index,
		x: swapped ? second : first,
		o: swapped ? first : second,
		opening: round,
		seed: mix(mix(match.seed) ^ index),
	};
}
