import {type Move, opponentOf, type Rules, type Side} from '../rules.ts';
import {mapMove, symmetriesOf} from '../symmetry.ts';
import {addEfforts, type Efforts, NO_EFFORTS, type PlayedGame} from './game.ts';
import type {Results} from './statistics.ts';

/** What the games so far say of one player. */
export type PlayerTally = {
	/** Its results against each player, by their places. */
	readonly against: readonly Results[];
	readonly efforts: Efforts;
	/** The moves that there is a verdict on, and how many of them gave away a win or a draw. */
	readonly judged: number;
	readonly winsGivenAway: number;
	readonly drawsGivenAway: number;
	/** The games lost by a fault. */
	readonly faults: number;
};

/** What the games so far say of all players, by their places. */
export type Tally = readonly PlayerTally[];

/** No games. */
export const NO_RESULTS: Results = {wins: 0, draws: 0, losses: 0};

/** No games of so many players. */
export function emptyTally(players: number): Tally {
	return Array.from({length: players}, () => ({
		against: Array.from({length: players}, () => NO_RESULTS),
		efforts: NO_EFFORTS,
		judged: 0,
		winsGivenAway: 0,
		drawsGivenAway: 0,
		faults: 0,
	}));
}

/** The tally with one more game. */
export function addGame(tally: Tally, game: PlayedGame): Tally {
	return tally.map((player, place) => {
		const side = sideOf(game, place);
		return side === undefined ? player : withGame(player, game, place, side);
	});
}

/** The tally of these games. */
export function tallyOf(players: number, games: readonly PlayedGame[]): Tally {
	return games.reduce(addGame, emptyTally(players));
}

/** The results of one player against all others. */
export function resultsOf({against}: PlayerTally): Results {
	return against.reduce(addResults, NO_RESULTS);
}

/** The side that a player has in a game; undefined where it does not play. */
export function sideOf({x, o}: PlayedGame, player: number): Side | undefined {
	return x === player ? 'X' : o === player ? 'O' : undefined;
}

/**
 * How many games are the same as an earlier one of the same players on the same sides, move by move or as its mirror image:
 * they say nothing new.
 */
export function repeatedGames(games: readonly PlayedGame[], rules: Rules): number {
	return games.length - new Set(games.map(({x, o, moves}) => `${x} ${o} ${canonicalMoves(rules, moves)}`)).size;
}

function canonicalMoves(rules: Rules, moves: readonly Move[]): string {
	const images = symmetriesOf(rules).map((symmetry) => moves.map((move) => mapMove(rules, symmetry, move)).join());
	return images.sort()[0] ?? '';
}

function withGame(player: PlayerTally, game: PlayedGame, own: number, side: Side): PlayerTally {
	const opponent = side === 'X' ? game.o : game.x;
	const {result, reason, efforts, judgement} = game;
	const blunders = judgement?.blunders.filter((blunder) => blunder.side === side) ?? [];
	const count = (before: 'win' | 'draw') => blunders.filter((blunder) => blunder.before === before).length;
	const lostByFault = result === opponentOf(side) && reason !== 'line';
	return {
		against: player.against.map((results, place) =>
			place === opponent ? addResults(results, resultIn(game, own)) : results,
		),
		efforts: addEfforts(player.efforts, efforts[side]),
		judged: player.judged + (judgement?.judged[side] ?? 0),
		winsGivenAway: player.winsGivenAway + count('win'),
		drawsGivenAway: player.drawsGivenAway + count('draw'),
		faults: player.faults + (lostByFault ? 1 : 0),
	};
}

/** A game as the results of one of its players; a game in which it did not play is none. */
export function resultIn(game: PlayedGame, player: number): Results {
	const side = sideOf(game, player);
	if (side === undefined) {
		return NO_RESULTS;
	}
	const kind = game.result === 'draw' ? 'draws' : game.result === side ? 'wins' : 'losses';
	return {...NO_RESULTS, [kind]: 1};
}

/** The results of both together. */
export function addResults(a: Results, b: Results): Results {
	return {wins: a.wins + b.wins, draws: a.draws + b.draws, losses: a.losses + b.losses};
}
