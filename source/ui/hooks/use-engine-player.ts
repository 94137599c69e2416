import {useEffect} from 'react';
import type {Choice} from '../../engine/players/player.ts';
import type {EngineClient} from '../../worker/client.ts';
import type {Action} from '../state/action.ts';
import {type AppState, playedGame} from '../state/app-state.ts';
import {chooserFor} from '../state/chooser.ts';
import {engineDelay, engineSide, type GameState} from '../state/game.ts';

/**
 * Lets the engine choose a move when it is its turn, or a hint that is wanted. A choice is held back until the least
 * time for a move is over, and given up as soon as the turn changes.
 */
export function useEnginePlayer(state: AppState, dispatch: (action: Action) => void, engine: EngineClient): void {
	const game = playedGame(state);
	const task = game === undefined ? undefined : taskOf(game);
	const delay = game === undefined || task === 'hint' ? 0 : engineDelay(game);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the turn says all that the choice depends on
	useEffect(() => {
		if (game === undefined || task === undefined) {
			return;
		}
		const {turn, position} = game;
		const id = state.shown;
		const kind = task === 'hint' ? 'hint-found' : 'engine-chose';
		const started = performance.now();
		let timer: NodeJS.Timeout | undefined;
		const deliver = (choice: Choice) => {
			const wait = Math.max(0, delay - (performance.now() - started));
			timer = setTimeout(() => dispatch({kind, game: id, turn, choice}), wait);
		};
		const cancel = engine.start(
			{kind: 'choose', position, player: chooserFor(game, task)},
			{
				onAnswer: (answer) => {
					if (answer.kind === 'choose') {
						deliver(answer.choice);
					}
				},
				onRestart: () => dispatch({kind: 'engine-notice', game: id, notice: {kind: 'engine-restarted'}}),
				onFailure: (message) => dispatch({kind: 'engine-notice', game: id, notice: {kind: 'engine-failed', message}}),
			},
		);
		return () => {
			clearTimeout(timer);
			cancel();
		};
	}, [state.shown, task, game?.turn, delay, engine, dispatch]);
}

/** What the engine is to choose now: its own move, a hint for the person, or nothing. */
function taskOf(game: GameState): 'move' | 'hint' | undefined {
	const side = engineSide(game);
	if (side !== undefined && game.players[side] === 'program') {
		// See use-program-player.ts.
		return undefined;
	}
	if (side !== undefined) {
		return game.paused ? undefined : 'move';
	}
	return game.hint === 'wanted' ? 'hint' : undefined;
}
