import {outcomeOf} from '../engine/position.ts';
import type {GameStore} from '../store/game-store.ts';
import type {Origin} from './state/app-state.ts';
import type {GameState} from './state/game.ts';
import {isWorthKeeping, type KeptGame, keptGame} from './state/game-record.ts';

/** Saves the running games of a run as they change. */
export type GameKeeper = {
	/**
	 * Saves what has changed in the games that are running now, and those that another game has taken the place of: they are set
	 * aside if they went on. `origins` says, by its seed, where a game was saved before.
	 */
	update(running: Iterable<GameState>, left: readonly GameState[], origins: ReadonlyMap<number, Origin>): void;
	/** A game of this name was saved under another one. */
	rename(id: string, name: string): void;
	/** A game of this name was removed: if it goes on all the same, it is a new one. */
	forget(id: string): void;
};

/** What a keeper needs of the saved games. */
export type KeeperStore = Pick<GameStore, 'newId' | 'save'> & {readonly now: () => Date};

/** A game that is kept: its name once it was saved, when it began, and its state when it was saved last. */
type Kept = {readonly id: string | undefined; readonly started: string; readonly last: KeptGame | undefined};

/** A keeper of games in a store. Games are known by their seeds; `onNamed` hears which game got which name. */
export function createGameKeeper(
	store: KeeperStore,
	onNamed: (seed: number, origin: Origin) => void = () => {},
): GameKeeper {
	const kept = new Map<number, Kept>();
	const done = new Set<number>();

	function keep(game: GameState, origin: Origin | undefined, setAside: boolean): void {
		const {seed, position} = game;
		const now = keptGame(game);
		const before: Kept = kept.get(seed) ?? {
			id: origin?.id,
			started: origin?.started ?? store.now().toISOString(),
			last: origin?.onDisk && keptGame(origin.onDisk),
		};
		const isChanged = before.last === undefined || !isSameGame(before.last, now);
		// A game of another program is left to it as long as nothing was done here.
		if (!isChanged && (!setAside || before.id === undefined)) {
			kept.set(seed, before);
			return;
		}
		const {started} = before;
		const id = before.id ?? store.newId(position.rules);
		kept.set(seed, {id, started, last: now});
		if (before.id === undefined) {
			onNamed(seed, {id, started, onDisk: undefined});
		}
		// The store says when it was saved.
		store.save(id, {...now, started, saved: started, ...(setAside ? {setAside} : {})});
	}

	/** The seeds of the games of this name. */
	function seedsOf(id: string): readonly number[] {
		return [...kept].flatMap(([seed, game]) => (game.id === id ? [seed] : []));
	}

	return {
		update(running, left, origins) {
			for (const game of left) {
				if (!done.has(game.seed) && isWorthKeeping(game)) {
					keep(game, origins.get(game.seed), outcomeOf(game.position) === undefined);
				}
				done.add(game.seed);
			}
			for (const game of running) {
				if (isWorthKeeping(game)) {
					keep(game, origins.get(game.seed), false);
				}
			}
		},
		rename(id, name) {
			for (const seed of seedsOf(id)) {
				const game = kept.get(seed);
				if (game !== undefined) {
					kept.set(seed, {...game, id: name});
					onNamed(seed, {id: name, started: game.started, onDisk: undefined});
				}
			}
		},
		forget(id) {
			for (const seed of seedsOf(id)) {
				kept.delete(seed);
			}
		},
	};
}

function isSameGame(one: KeptGame, other: KeptGame): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}
