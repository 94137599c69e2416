import {useEffect} from 'react';
import type {EngineClient} from '../../worker/client.ts';
import type {Action} from '../state/action.ts';
import {type AppState, playedGame} from '../state/app-state.ts';
import {verdictJob} from '../state/game.ts';

/** Lets the engine judge the moves of the game that is seen, one after the other. */
export function useVerdicts(state: AppState, dispatch: (action: Action) => void, engine: EngineClient): void {
	const game = playedGame(state);
	const wanted = game === undefined ? undefined : verdictJob(game);
	const key = wanted === undefined ? undefined : JSON.stringify(wanted);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the question depends on
	useEffect(() => {
		if (wanted === undefined) {
			return;
		}
		const {index, job} = wanted;
		const id = state.shown;
		return engine.start(job, {
			onAnswer: (answer) => {
				if (answer.kind === 'explain') {
					const {move, position, verdict} = answer.explanation;
					dispatch({kind: 'judged', game: id, index, moves: [...position.moves, move], verdict});
				}
			},
			// A move that cannot be judged has no mark; the game goes on.
			onFailure: () => {},
		});
	}, [key, engine, dispatch]);
}
