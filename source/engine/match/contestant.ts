import {isOwnEvaluation} from '../evaluation/own.ts';
import type {ComputerSpec} from '../players/player.ts';

/** Who can play in a match, as plain data: a player of this program, or another program, started by a command line. */
export type Contestant = ComputerSpec | {readonly kind: 'external'; readonly command: string};

/** A contestant of a match. Where it makes random choices and no seed was given, each game gives it another one. */
export type MatchPlayer = {readonly contestant: Contestant; readonly seeded: boolean};

/** The contestant as it plays a game that has this seed. */
export function inGame({contestant, seeded}: MatchPlayer, seed: number): Contestant {
	if (seeded) {
		return contestant;
	}
	switch (contestant.kind) {
		case 'random':
		case 'perfect':
		case 'level':
			return {...contestant, seed};
		case 'search':
			return {...contestant, settings: {...contestant.settings, seed}};
		default:
			return contestant;
	}
}

/** The name of the own evaluation that a contestant uses; undefined where it uses none. */
export function ownEvaluationOf(contestant: Contestant): string | undefined {
	const name = contestant.kind === 'search' ? contestant.settings.evaluation : undefined;
	return name !== undefined && isOwnEvaluation(name) ? name : undefined;
}
