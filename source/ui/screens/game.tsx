import type {ReactElement} from 'react';
import {Frame} from '../components/frame.tsx';
import {Lines} from '../components/lines.tsx';
import {drawGameBody, type GameView, gameStatus, gameTitle} from '../drawing/game-screen.ts';
import {GAME_BINDINGS} from '../keys.ts';
import {contentWidth} from '../layout.ts';

/** The game screen. */
export function GameScreen(view: GameView): ReactElement {
	const {game, frame} = view;
	return (
		<Frame
			layout={frame}
			title={gameTitle(game)}
			status={gameStatus(game, contentWidth(frame))}
			bindings={GAME_BINDINGS}
		>
			<Lines lines={drawGameBody(view)} />
		</Frame>
	);
}
