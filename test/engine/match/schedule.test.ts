import {describe, expect, test} from 'vitest';
import type {MatchPlayer} from '../../../source/engine/match/contestant.ts';
import {type Match, pairingsOf, scheduledGame, totalGames} from '../../../source/engine/match/schedule.ts';
import {emptyPosition} from '../../../source/engine/position.ts';
import {CONNECT_FOUR} from '../../helpers/positions.ts';

const PLAYER: MatchPlayer = {contestant: {kind: 'simple'}, seeded: false};

function match(players: number, games: number, swap = true): Match {
	return {start: emptyPosition(CONNECT_FOUR), players: Array(players).fill(PLAYER), games, swap, seed: 1};
}

/** Each game as `X-O opening`. */
function games(of: Match): string[] {
	return Array.from({length: totalGames(of)}, (_, index) => {
		const {x, o, opening} = scheduledGame(of, index);
		return `${x}-${o} ${opening}`;
	});
}

describe('the games of a match', () => {
	test('are pairs from one opening with swapped sides', () => {
		expect(games(match(2, 4))).toEqual(['0-1 0', '1-0 0', '0-1 1', '1-0 1']);
	});

	test('end with a single game where their number is odd', () => {
		expect(games(match(2, 3))).toEqual(['0-1 0', '1-0 0', '0-1 1']);
		expect(games(match(2, 1))).toEqual(['0-1 0']);
		expect(games(match(3, 1))).toEqual(['0-1 0', '0-2 0', '1-2 0']);
	});

	test('have an opening each where sides are not swapped', () => {
		expect(games(match(2, 3, false))).toEqual(['0-1 0', '0-1 1', '0-1 2']);
	});

	test('of a round robin go round by round, all from the same opening', () => {
		expect(pairingsOf(match(4, 1))).toHaveLength(6);
		expect(games(match(3, 4)).slice(0, 7)).toEqual(['0-1 0', '1-0 0', '0-2 0', '2-0 0', '1-2 0', '2-1 0', '0-1 1']);
		expect(totalGames(match(3, 4))).toBe(12);
	});

	test('are the same in a longer match, and there are no others', () => {
		expect(games(match(3, 8)).slice(0, 12)).toEqual(games(match(3, 4)));
		expect(() => scheduledGame(match(2, 2), 4)).toThrow('no game');
	});

	test('have different seeds, which the seed of the match decides', () => {
		const seeds = (seed: number) => [0, 1, 2].map((index) => scheduledGame({...match(2, 4), seed}, index).seed);
		expect(new Set([...seeds(1), ...seeds(2)]).size).toBe(6);
		expect(seeds(1)).toEqual(seeds(1));
	});
});
