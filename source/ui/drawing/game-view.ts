import {bookMoves} from '../../engine/book/library.ts';
import {analysisKey} from '../hooks/use-analysis.ts';
import type {FrameLayout, GameLayout} from '../layout.ts';
import type {AppState} from '../state/app-state.ts';
import {exactPanel} from '../state/exact.ts';
import type {GameState} from '../state/game.ts';
import {panelPosition} from '../state/panel-position.ts';
import type {GameView} from './game-screen.ts';
import {STILL} from './motion.ts';

/** What the game screen shows of a game: what is known of its position now. */
export function gameView(state: AppState, game: GameState, frame: FrameLayout, layout: GameLayout): GameView {
	const {analysis, exact, library} = state;
	const scored = panelPosition(game)?.position;
	return {
		game,
		report: analysis?.key === analysisKey(game) ? analysis?.report : undefined,
		exact: exactPanel(game, exact),
		bookMoves: scored === undefined ? [] : (bookMoves(library, scored)?.moves ?? []),
		motion: STILL,
		frame,
		layout,
	};
}
