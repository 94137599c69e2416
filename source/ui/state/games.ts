import type {GamesProblem} from '../../format/store-problem.ts';
import type {StoredGame} from '../../store/game-store.ts';

/** The list of saved games. */
export type GamesState = {
	/** The games, those saved last first; undefined until they are read. */
	readonly games: readonly StoredGame[] | undefined;
	/** What could not be used. */
	readonly problems: readonly GamesProblem[];
	/** The game under the cursor. */
	readonly index: number;
};

/** The list before it is read. */
export const NO_GAMES: GamesState = {games: undefined, problems: [], index: 0};

/** The list as it was read; the cursor stays near its place. */
export function gamesLoaded(
	state: GamesState,
	games: readonly StoredGame[],
	problems: readonly GamesProblem[],
): GamesState {
	return {games, problems, index: Math.max(0, Math.min(state.index, games.length - 1))};
}

/** The game under the cursor. */
export function chosenGame({games, index}: GamesState): StoredGame | undefined {
	return games?.[index];
}
