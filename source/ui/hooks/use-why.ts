import {useEffect} from 'react';
import type {EngineClient} from '../../worker/client.ts';
import type {Action} from '../state/action.ts';
import type {AppState} from '../state/app-state.ts';
import {whyJob} from '../state/why.ts';

/** Lets the engine explain the move that the explanation is about. */
export function useWhy(state: AppState, dispatch: (action: Action) => void, engine: EngineClient): void {
	const why = state.screen === 'why' ? state.why : undefined;
	const job = why === undefined ? undefined : whyJob(why);
	const key = job === undefined ? undefined : JSON.stringify(job);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the question depends on
	useEffect(() => {
		if (job === undefined) {
			return;
		}
		return engine.start(job, {
			onAnswer: (answer) => {
				if (answer.kind === 'explain') {
					dispatch({kind: 'explained', explanation: answer.explanation});
				}
			},
			onFailure: (message) => dispatch({kind: 'why-failed', message}),
		});
	}, [key, engine, dispatch]);
}
