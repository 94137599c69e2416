import type {ReactElement} from 'react';
import type {SearchReport} from '../../engine/search/search-position.ts';
import {Frame} from '../components/frame.tsx';
import {Lines} from '../components/lines.tsx';
import {drawGameBody, gameStatus, gameTitle} from '../drawing/game-screen.ts';
import {GAME_BINDINGS} from '../keys.ts';
import {contentWidth, type FrameLayout, type GameLayout} from '../layout.ts';
import type {GameState} from '../state/game.ts';

/** What the game screen shows. */
export type GameScreenProps = {
	readonly game: GameState;
	/** What the panel's engine knows of this very position. */
	readonly report: SearchReport | undefined;
	readonly frame: FrameLayout;
	readonly layout: GameLayout;
};

/** The game screen. */
export function GameScreen({game, report, frame, layout}: GameScreenProps): ReactElement {
	return (
		<Frame
			layout={frame}
			title={gameTitle(game)}
			status={gameStatus(game, contentWidth(frame))}
			bindings={GAME_BINDINGS}
		>
			<Lines lines={drawGameBody(game, report, frame, layout)} />
		</Frame>
	);
}
