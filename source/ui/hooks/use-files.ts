import {useEffect} from 'react';
import type {StoreProblem} from '../../format/store-problem.ts';
import type {FileReading} from '../../store/game-file.ts';
import type {GameRecord} from '../../store/game-record.ts';
import type {Action} from '../state/action.ts';
import type {AppState} from '../state/app-state.ts';

/** Files of games anywhere. */
export type GameFiles = {
	/** The path in full: `~` stands for the home of the person. */
	readonly resolve: (path: string) => string;
	readonly read: (path: string) => FileReading<GameRecord>;
	readonly write: (path: string, record: GameRecord, options: {readonly replace: boolean}) => StoreProblem | undefined;
	readonly now: () => Date;
};

/** Writes and reads the files that a person asks for. */
export function useFiles({request}: AppState, dispatch: (action: Action) => void, files: GameFiles): void {
	useEffect(() => {
		if (request?.kind === 'save-file') {
			const {game, replace} = request;
			const path = files.resolve(request.path);
			const saved = files.now().toISOString();
			const problem = files.write(path, {started: saved, ...game, saved}, {replace});
			dispatch(problem === undefined ? {kind: 'file-saved', path} : {kind: 'file-problem', problem});
		}
		if (request?.kind === 'open-file') {
			const read = files.read(files.resolve(request.path));
			dispatch(read.ok ? {kind: 'game-opened', record: read.value} : {kind: 'file-problem', problem: read.problem});
		}
	}, [request, files, dispatch]);
}
