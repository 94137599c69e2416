import {useEffect} from 'react';
import {outcomeOf} from '../../engine/position.ts';
import type {EngineClient} from '../../worker/client.ts';
import {panelSource, THINKING_LIMIT} from '../panel-sources.ts';
import type {Action} from '../state/action.ts';
import {type AppState, playedGame} from '../state/app-state.ts';
import {exactPanel} from '../state/exact.ts';
import type {GameState} from '../state/game.ts';
import {panelPosition} from '../state/panel-position.ts';

/** What the panel of a game asks the engine, as a text: the same text is the same question; undefined where it shows nothing. */
export function analysisKey(game: GameState): string | undefined {
	const position = panelPosition(game)?.position;
	if (position === undefined) {
		return undefined;
	}
	const {source, depths, evaluations} = game.panel;
	return JSON.stringify([position, source, depths[source], evaluations[source]]);
}

/** Lets the engine work on what the panel shows, as long as the panel is seen. Its reports become actions. */
export function useAnalysis(state: AppState, dispatch: (action: Action) => void, engine: EngineClient): void {
	const game = playedGame(state);
	const wanted =
		game?.panel.visible === true &&
		outcomeOf(game.position) === undefined &&
		// What is known for certain needs no search.
		exactPanel(game, state.exact).kind !== 'whole';
	const key = game !== undefined && wanted ? analysisKey(game) : undefined;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the question depends on
	useEffect(() => {
		const position = game === undefined ? undefined : panelPosition(game)?.position;
		if (game === undefined || position === undefined || key === undefined) {
			return;
		}
		const {panel} = game;
		const source = panelSource(panel.source);
		const id = state.shown;
		return engine.start(
			{
				kind: 'analyse',
				position,
				settings: source.settings(position.rules, panel),
				moves: source.moves,
				limit: THINKING_LIMIT,
			},
			{
				onReport: (report) => dispatch({kind: 'analysed', key, report}),
				onAnswer: (answer) => {
					if (answer.kind === 'analyse') {
						dispatch({kind: 'analysed', key, report: answer.report});
					}
				},
				onRestart: () => dispatch({kind: 'engine-notice', game: id, notice: {kind: 'engine-restarted'}}),
				onFailure: (message) => dispatch({kind: 'engine-notice', game: id, notice: {kind: 'engine-failed', message}}),
			},
		);
	}, [key, engine, dispatch]);
}
