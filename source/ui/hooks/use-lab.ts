import {useEffect} from 'react';
import type {EngineClient} from '../../worker/client.ts';
import type {Action} from '../state/action.ts';
import type {AppState} from '../state/app-state.ts';
import {nextLabJob} from '../state/lab.ts';

/** Lets the engine answer what the lab asks, one question after the other, as long as the lab is seen. */
export function useLab(state: AppState, dispatch: (action: Action) => void, engine: EngineClient): void {
	const lab = state.screen === 'lab' ? state.lab : undefined;
	const job = lab === undefined ? undefined : nextLabJob(lab);
	const run = lab?.results.run;
	const key = job === undefined ? undefined : JSON.stringify([run, job]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the question depends on
	useEffect(() => {
		if (job === undefined || run === undefined) {
			return;
		}
		return engine.start(job, {
			onAnswer: (answer) => dispatch({kind: 'lab-answered', run, answer}),
			onRestart: () => dispatch({kind: 'lab-notice', notice: {kind: 'engine-restarted'}}),
			onFailure: (message) => dispatch({kind: 'lab-notice', notice: {kind: 'engine-failed', message}}),
		});
	}, [key, engine, dispatch]);
}
