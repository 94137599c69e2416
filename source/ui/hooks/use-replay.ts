import {useEffect} from 'react';
import type {EngineClient} from '../../worker/client.ts';
import type {Action} from '../state/action.ts';
import type {AppState} from '../state/app-state.ts';
import {replayJob} from '../state/replay.ts';

/** Lets the engine judge the moves of the game that is gone through, one after the other. */
export function useReplay(state: AppState, dispatch: (action: Action) => void, engine: EngineClient): void {
	const replay = state.screen === 'replay' ? state.replay : undefined;
	const job = replay === undefined ? undefined : replayJob(replay);
	const key = job === undefined ? undefined : JSON.stringify(job);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the question depends on
	useEffect(() => {
		if (job === undefined) {
			return;
		}
		return engine.start(job, {
			onAnswer: (answer) => {
				if (answer.kind === 'explain') {
					const {move, position, verdict} = answer.explanation;
					dispatch({kind: 'replay-judged', moves: [...position.moves, move], verdict});
				}
			},
			onFailure: (message) => dispatch({kind: 'replay-failed', message}),
		});
	}, [key, engine, dispatch]);
}
