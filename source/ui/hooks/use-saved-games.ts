import {useEffect, useMemo} from 'react';
import {gameOf} from '../../engine/rules.ts';
import type {GamesProblem} from '../../format/store-problem.ts';
import type {GameStore, SaveResult} from '../../store/game-store.ts';
import {createGameKeeper} from '../game-keeper.ts';
import type {Action} from '../state/action.ts';
import type {AppState} from '../state/app-state.ts';
import type {GameState} from '../state/game.ts';

/** The saved games, as the screens use them. */
export type SavedGames = Pick<GameStore, 'running' | 'finished' | 'newId' | 'save' | 'flush' | 'remove'> & {
	/** Hears how each save ended; the answer stops that. */
	readonly onResult: (listener: (result: SaveResult) => void) => () => void;
	readonly now: () => Date;
};

/**
 * Saves the running games whenever they change, sets those aside that another game has taken the place of, and reads the list
 * of saved games when its screen wants it.
 */
export function useSavedGames(state: AppState, dispatch: (action: Action) => void, store: SavedGames): void {
	const {games, left, opened, origins, saved, screen, request} = state;
	const keeper = useMemo(
		() => createGameKeeper(store, (seed, origin) => dispatch({kind: 'game-named', seed, origin})),
		[store, dispatch],
	);
	useEffect(() => keeper.update(ownGames(games, opened), left, origins), [games, left, opened, origins, keeper]);

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
			if (result.ok && result.savedAs !== result.id) {
				keeper.rename(result.id, result.savedAs);
			}
		});
	}, [store, keeper, dispatch]);

	const isWanted = screen === 'games' && saved.games === undefined;
	useEffect(() => {
		if (isWanted) {
			// The list shows what is on the disk.
			for (const problem of store.flush()) {
				dispatch({kind: 'flash', flash: {kind: 'not-saved', problem}});
			}
			const lists = [store.running(), store.finished()];
			const all = lists.flatMap((list) => list.games).sort((a, b) => (a.record.saved < b.record.saved ? 1 : -1));
			dispatch({kind: 'games-loaded', games: all, problems: lists.flatMap((list) => list.problems)});
		}
	}, [isWanted, store, dispatch]);

	useEffect(() => {
		if (request?.kind === 'remove-game') {
			const {id} = request;
			const problem = store.remove(id);
			if (problem === undefined) {
				keeper.forget(id);
				dispatch({kind: 'game-removed', id});
			} else {
				dispatch({kind: 'flash', flash: {kind: 'not-removed', problem}});
			}
		}
	}, [request, store, keeper, dispatch]);
}

/** The person's own games: a game of a match that was opened is none. */
function ownGames(games: AppState['games'], opened: AppState['opened']): readonly GameState[] {
	const own = Object.values(games).filter((game) => opened === undefined || gameOf(game.position.rules) !== opened.id);
	return opened?.own === undefined ? own : [...own, opened.own];
}
