import {useEffect} from 'react';
import type {EngineClient} from '../../worker/client.ts';
import type {Action} from '../state/action.ts';
import type {AppState} from '../state/app-state.ts';
import {STEP_DELAYS, treeJob} from '../state/tree.ts';

/** Lets the engine record the search that the tree shows, and the steps follow each other while they play. */
export function useTree(state: AppState, dispatch: (action: Action) => void, engine: EngineClient): void {
	const tree = state.screen === 'tree' ? state.tree : undefined;
	const job = tree === undefined ? undefined : treeJob(tree);
	const run = tree?.run;
	const isWanted = job !== undefined;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the run says all that the question depends on
	useEffect(() => {
		if (job === undefined || run === undefined) {
			return;
		}
		return engine.start(job, {
			onAnswer: (answer) => {
				if (answer.kind === 'record') {
					dispatch({kind: 'tree-recorded', run, tree: answer.tree});
				}
			},
			onRestart: () => dispatch({kind: 'tree-notice', notice: {kind: 'engine-restarted'}}),
			onFailure: (message) => dispatch({kind: 'tree-notice', notice: {kind: 'engine-failed', message}}),
		});
	}, [isWanted, run, engine, dispatch]);

	const isPlaying = tree?.playing === true;
	const delay = STEP_DELAYS[tree?.speed ?? 0] ?? 0;
	useEffect(() => {
		if (!isPlaying) {
			return;
		}
		const timer = setInterval(() => dispatch({kind: 'tree-tick'}), delay);
		return () => clearInterval(timer);
	}, [isPlaying, delay, dispatch]);
}
