import {useEffect, useRef} from 'react';
import {type GameId, gameOf} from '../../engine/rules.ts';
import type {GamesProblem} from '../../format/store-problem.ts';
import type {GameStore, SaveResult} from '../../store/game-store.ts';
import type {Action} from '../state/action.ts';
import type {AppState} from '../state/app-state.ts';
import type {GameState} from '../state/game.ts';
import {isWorthKeeping, type KeptGame, keptGame} from '../state/game-record.ts';

/** The saved games, as the screens use them. */
export type SavedGames = Pick<GameStore, 'running' | 'finished' | 'newId' | 'save' | 'remove'> & {
	/** Hears how each save ended; the answer stops that. */
	readonly onResult: (listener: (result: SaveResult) => void) => () => void;
	readonly now: () => Date;
};

/** A game that is kept: its name, when it began, and its state when it was saved last. */
type Kept = {readonly id: string; readonly started: string; readonly last: KeptGame | undefined};

/**
 * Saves the running games whenever they change, sets those aside that another game has taken the place of, and reads the list
 * of saved games when its screen wants it.
 */
export function useSavedGames(state: AppState, dispatch: (action: Action) => void, store: SavedGames): void {
	const {games, opened, origins, setup, saved, screen, request} = state;
	const kept = useRef(new Map<number, Kept>());
	const running = useRef(new Map<number, GameState>());
	const {command} = setup;

	// biome-ignore lint/correctness/useExhaustiveDependencies: origins only grow, together with games
	useEffect(() => {
		const current = ownGames(games, opened);
		for (const [seed, game] of running.current) {
			if (!current.has(seed) && isWorthKeeping(game)) {
				keep(game, true);
			}
		}
		running.current = current;
		for (const game of current.values()) {
			if (isWorthKeeping(game)) {
				keep(game, false);
			}
		}

		function keep(game: GameState, setAside: boolean): void {
			const now = keptGame(game, command);
			const origin = origins.get(game.seed);
			const before: Kept = kept.current.get(game.seed) ?? {
				id: origin?.id ?? store.newId(game.position.rules),
				started: origin?.started ?? store.now().toISOString(),
				// A game that goes on as it was kept is not saved again.
				last: origin === undefined ? undefined : now,
			};
			const isSame = !setAside && before.last !== undefined && isSameGame(before.last, now);
			kept.current.set(game.seed, {...before, last: now});
			if (!isSame) {
				store.save(before.id, {
					...now,
					started: before.started,
					saved: before.started,
					...(setAside ? {setAside} : {}),
				});
			}
		}
	}, [games, opened, command, store]);

	// What went wrong is told once, until a save succeeds again.
	useEffect(() => {
		let told: string | undefined;
		return store.onResult((result) => {
			const problem: GamesProblem | undefined = result.problem;
			const key = problem === undefined ? undefined : JSON.stringify([problem.kind, 'code' in problem && problem.code]);
			if (problem !== undefined && key !== told) {
				dispatch({kind: 'flash', flash: {kind: 'not-saved', problem}});
			}
			told = key;
		});
	}, [store, dispatch]);

	const isWanted = screen === 'games' && saved.games === undefined;
	useEffect(() => {
		if (isWanted) {
			const lists = [store.running(), store.finished()];
			const all = lists.flatMap((list) => list.games).sort((a, b) => (a.record.saved < b.record.saved ? 1 : -1));
			dispatch({kind: 'games-loaded', games: all, problems: lists.flatMap((list) => list.problems)});
		}
	}, [isWanted, store, dispatch]);

	useEffect(() => {
		if (request?.kind === 'remove-game') {
			const problem = store.remove(request.id);
			dispatch(
				problem === undefined
					? {kind: 'game-removed', id: request.id}
					: {kind: 'flash', flash: {kind: 'not-removed', problem}},
			);
		}
	}, [request, store, dispatch]);
}

/** The person's own games by their seeds: a game of a match that was opened is none. */
function ownGames(games: AppState['games'], opened: AppState['opened']): Map<number, GameState> {
	const own = Object.values(games).filter((game) => opened === undefined || gameOf(game.position.rules) !== opened.id);
	const hidden: readonly GameState[] = opened?.own === undefined ? [] : [opened.own];
	return new Map([...own, ...hidden].map((game) => [game.seed, game]));
}

function isSameGame(one: KeptGame, other: KeptGame): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

/** The games that the menu offers to go on with: the one of each kind that was saved last. */
export function gamesToContinue({running}: Pick<GameStore, 'running'>) {
	const {games, problems} = running();
	const ids: readonly GameId[] = ['connect-four', 'tic-tac-toe'];
	const latest = ids.flatMap((id) => games.find(({record}) => gameOf(record.position.rules) === id) ?? []);
	return {games: latest, problems};
}
