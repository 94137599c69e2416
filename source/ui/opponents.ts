import {LEVELS, type Level} from '../engine/players/level.ts';
import type {PlayerSpec} from '../engine/players/player.ts';
import {isTruthCertain} from '../engine/players/truth.ts';
import type {Rules} from '../engine/rules.ts';
import {defaultSettings, type SearchSettings} from '../engine/search/settings.ts';

/** Somebody who can be chosen to play a side on the screen. */
export type Opponent = {
	readonly id: OpponentId;
	/** How it is called in lists. */
	readonly name: string;
	/** One line about it, as it plays with these rules. */
	about(rules: Rules): string;
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
	| 'random';

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

function searching(id: OpponentId, name: string, depth: number, about: string): Opponent {
	return {id, name, about: () => about, player: (rules, seed) => strong(rules, seed, {depth, time: 10_000})};
}

/** A perfect player that slips now and then. */
function slipping(level: Level): Opponent {
	const {slips, moves} = LEVELS[level];
	return {
		id: `level-${level}`,
		name: `level ${level}`,
		about: (rules) =>
			`slips at ${slips} ${slips === 1 ? 'move' : 'moves'} in ${moves}, else ${isTruthCertain(rules) ? 'perfect' : 'strong'}`,
		player: (_, seed) => ({kind: 'level', level, seed}),
	};
}

/** All opponents, in the order of the list. A new one is a line here. */
export const OPPONENTS: readonly Opponent[] = [
	{id: 'you', name: 'you', about: () => 'a person at this keyboard', player: () => ({kind: 'human'})},
	searching('beginner', 'beginner', 2, 'looks 2 plies ahead'),
	searching('easy', 'easy', 4, 'looks 4 plies ahead'),
	searching('medium', 'medium', 6, 'looks 6 plies ahead'),
	searching('hard', 'hard', 8, 'looks 8 plies ahead'),
	searching('expert', 'expert', 12, 'looks 12 plies ahead'),
	{
		id: 'deepest',
		name: 'deepest',
		about: () => 'as far as two seconds allow',
		player: (rules, seed) => strong(rules, seed, {depth: null, time: 2000}),
	},
	slipping(1),
	slipping(2),
	slipping(3),
	slipping(4),
	slipping(5),
	{
		id: 'perfect',
		name: 'perfect',
		about: (rules) => (isTruthCertain(rules) ? 'never makes a mistake' : 'as perfect as ten seconds allow'),
		player: (_, seed) => ({kind: 'perfect', seed, time: 10_000}),
	},
	{id: 'simple', name: 'simple', about: () => 'wins, blocks, else leftmost', player: () => ({kind: 'simple'})},
	{
		id: 'leftmost',
		name: 'leftmost',
		about: () => 'always the first free place',
		player: () => ({kind: 'leftmost'}),
	},
	{id: 'random', name: 'random', about: () => 'any legal move', player: (_, seed) => ({kind: 'random', seed})},
];

/** The opponent with this name. */
export function opponent(id: OpponentId): Opponent {
	const found = OPPONENTS.find((candidate) => candidate.id === id);
	if (found === undefined) {
		throw new Error(`no opponent ${id}`);
	}
	return found;
}
