import {LEVELS, type Level} from '../engine/players/level.ts';
import type {PlayerSpec} from '../engine/players/player.ts';
import {isTruthCertain} from '../engine/players/truth.ts';
import type {Rules} from '../engine/rules.ts';
import {defaultSettings, type SearchSettings} from '../engine/search/settings.ts';
import type {Messages} from './messages/messages.ts';

/** Somebody who can be chosen to play a side on the screen. */
export type Opponent = {
	readonly id: OpponentId;
	/** One line about it, as it plays with these rules. */
	about(rules: Rules, messages: Messages): string;
	/** The player it is in a game with these rules. `seed` varies its choices between equally good moves. */
	player(rules: Rules, seed: number): PlayerSpec;
};

/** The names of the opponents. */
export type OpponentId =
	| 'you'
	| 'beginner'
	| 'easy'
	| 'medium'
	| 'hard'
	| 'expert'
	| 'deepest'
	| `level-${Level}`
	| 'perfect'
	| 'simple'
	| 'leftmost'
	| 'random'
	| 'program';

/** A search as strong as this program's own: threats where stones fall, learned order, a table, the book. */
function strong(rules: Rules, seed: number, limits: Pick<SearchSettings, 'depth' | 'time'>): PlayerSpec {
	return {
		kind: 'search',
		settings: {
			...defaultSettings(rules),
			evaluation: 'threats',
			order: {X: 'learned', O: 'learned'},
			table: 32,
			deepen: true,
			tie: 'random',
			seed,
			book: true,
			...limits,
		},
	};
}

function searching(id: OpponentId, depth: number): Opponent {
	return {
		id,
		about: (_, {opponents}) => opponents.looksAhead(depth),
		player: (rules, seed) => strong(rules, seed, {depth, time: 10_000}),
	};
}

/** A perfect player that slips now and then. */
function slipping(level: Level): Opponent {
	const {slips, moves} = LEVELS[level];
	return {
		id: `level-${level}`,
		about: (rules, {opponents}) => opponents.slips(slips, moves, isTruthCertain(rules)),
		player: (_, seed) => ({kind: 'level', level, seed}),
	};
}

/** All opponents, in the order of the list. A new one is a line here, and its name in the messages. */
export const OPPONENTS: readonly Opponent[] = [
	{id: 'you', about: (_, {opponents}) => opponents.person, player: () => ({kind: 'human'})},
	searching('beginner', 2),
	searching('easy', 4),
	searching('medium', 6),
	searching('hard', 8),
	searching('expert', 12),
	{
		id: 'deepest',
		about: (_, {opponents}) => opponents.deepest,
		player: (rules, seed) => strong(rules, seed, {depth: null, time: 2000}),
	},
	slipping(1),
	slipping(2),
	slipping(3),
	slipping(4),
	slipping(5),
	{
		id: 'perfect',
		about: (rules, {opponents}) => opponents.perfect(isTruthCertain(rules)),
		player: (_, seed) => ({kind: 'perfect', seed, time: 10_000}),
	},
	{id: 'simple', about: (_, {opponents}) => opponents.simple, player: () => ({kind: 'simple'})},
	{id: 'leftmost', about: (_, {opponents}) => opponents.leftmost, player: () => ({kind: 'leftmost'})},
	{id: 'random', about: (_, {opponents}) => opponents.random, player: (_, seed) => ({kind: 'random', seed})},
	{
		id: 'program',
		about: (_, {opponents}) => opponents.program,
		// Its moves come from another process, as a person's come from the keyboard.
		player: () => ({kind: 'human'}),
	},
];

/** The opponent with this name. */
export function opponent(id: OpponentId): Opponent {
	const found = OPPONENTS.find((candidate) => candidate.id === id);
	if (found === undefined) {
		throw new Error(`no opponent ${id}`);
	}
	return found;
}
