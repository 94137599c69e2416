import {defaultEvaluation} from '../evaluation/evaluation.ts';
import type {Move, Rules, Side} from '../rules.ts';
import type {MoveOrderId} from './move-order.ts';
import type {Algorithm, Wins} from './search.ts';

/** Which of equally good moves is played. `first`: the first in search order, at no extra cost. */
export type TieBreak = 'first' | 'left' | 'right' | 'random';

/** All tie-breaks. */
export const TIE_BREAKS: readonly TieBreak[] = ['first', 'left', 'right', 'random'];

/** Everything that determines a search of a position. Plain data: it can be sent to a worker and saved. */
export type SearchSettings = {
	readonly algorithm: Algorithm;
	/** Plies looked ahead; null: to the end of the game. */
	readonly depth: number | null;
	/** Limits in milliseconds and nodes; null: none. With a limit the search deepens step by step. */
	readonly time: number | null;
	readonly nodes: number | null;
	/** The name of an evaluation, as `parseEvaluation` takes it. */
	readonly evaluation: string;
	readonly wins: Wins;
	readonly order: Readonly<Record<Side, MoveOrderId>>;
	/** Size of the transposition table in MiB; 0: none. */
	readonly table: number;
	/** Whether an entry of the table serves only searches of exactly its depth: values are then those of plain minimax. */
	readonly exactDepth: boolean;
	/** Whether the search deepens step by step. */
	readonly deepen: boolean;
	readonly tie: TieBreak;
	/** Seed of random tie-breaks. */
	readonly seed: number;
	/** Whether the opening book is asked first. */
	readonly book: boolean;
};

/** What a search does where nothing is said: plain alpha-beta, six plies deep. */
export function defaultSettings(rules: Rules): SearchSettings {
	return {
		algorithm: 'alpha-beta',
		depth: 6,
		time: null,
		nodes: null,
		evaluation: defaultEvaluation(rules).id,
		wins: 'fast',
		order: {X: 'natural', O: 'natural'},
		table: 0,
		exactDepth: false,
		deepen: false,
		tie: 'first',
		seed: 1,
		book: false,
	};
}

/**
 * Which of equally good moves the tie-break picks; they come in search order and there is at least one. `luck` is a
 * random number of at least 0, used by `random` alone.
 */
export function breakTie(ties: readonly Move[], tie: TieBreak, luck: number): Move {
	const ascending = [...ties].sort((a, b) => a - b);
	const chosen = {
		first: ties[0],
		left: ascending[0],
		right: ascending.at(-1),
		random: ascending[luck % ascending.length],
	}[tie];
	if (chosen === undefined) {
		throw new Error('there is no move to choose from');
	}
	return chosen;
}
