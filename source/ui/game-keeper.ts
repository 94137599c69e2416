import type {GameStore} from '../store/game-store.ts';
import type {Origin} from './state/app-state.ts';
import type {GameState} from './state/game.ts';
import {isWorthKeeping, type KeptGame, keptGame} from './state/game-record.ts';

/** Saves the running games of a run as they change. */
export type GameKeeper = {
	/**
	 * Saves what has changed in these games, which are all that are running now, and sets those aside that another game has taken
	 * the place of. `origins` says, by its seed, where a game was saved before; `command` starts the program that plays.
	 */
	update(games: Iterable<GameState>, origins: ReadonlyMap<number, Origin>, command: string): void;
};

/** What a keeper needs of the saved games. */
export type KeeperStore = Pick<GameStore, 'newId' | 'save'> & {readonly now: () => Date};

/** A game that is kept: its name, when it began, and its state when it was saved last. */
type Kept = {readonly id: string; readonly started: string; readonly last: KeptGame | undefined};

/** A keeper of games in a store. Games are known by their seeds. */
export function createGameKeeper(store: KeeperStore): GameKeeper {
	const kept = new Map<number, Kept>();
	let running: ReadonlyMap<number, GameState> = new Map();

	function keep(game: GameState, origin: Origin | undefined, command: string, setAside: boolean): void {
		const now = keptGame(game, command);
		const before: Kept = kept.get(game.seed) ?? {
			id: origin?.id ?? store.newId(game.position.rules),
			started: origin?.started ?? store.now().toISOString(),
			// A game that goes on as it was kept is not saved again.
			last: origin === undefined ? undefined : now,
		};
		kept.set(game.seed, {...before, last: now});
		if (setAside || before.last === undefined || !isSameGame(before.last, now)) {
			// The store says when it was saved.
			store.save(before.id, {...now, started: before.started, saved: before.started, ...(setAside ? {setAside} : {})});
		}
	}

	return {
		update(games, origins, command) {
			const current = new Map([...games].map((game) => [game.seed, game]));
			for (const [seed, game] of running) {
				if (!current.has(seed) && isWorthKeeping(game)) {
					keep(game, origins.get(seed), command, true);
				}
			}
			for (const [seed, game] of current) {
				// A game of which everything was taken back is kept as long as it was kept before.
				if (isWorthKeeping(game) || kept.has(seed)) {
					keep(game, origins.get(seed), command, false);
				}
			}
			running = current;
		},
	};
}

function isSameGame(one: KeptGame, other: KeptGame): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}
