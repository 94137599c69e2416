import type {ReactElement} from 'react';
import {Frame} from '../components/frame.tsx';
import {Lines} from '../components/lines.tsx';
import {drawGameBody, type GameView, gameStatus, gameTitle} from '../drawing/game-screen.ts';
import {contentWidth} from '../layout.ts';
import {useLook} from '../look-context.ts';

/** The game screen. */
export function GameScreen(view: GameView): ReactElement {
	const look = useLook();
	const {game, frame} = view;
	return (
		<Frame
			layout={frame}
			title={gameTitle(game, look)}
			status={gameStatus(game, contentWidth(frame), look)}
			keys="game"
		>
			<Lines lines={drawGameBody(view, look)} />
		</Frame>
	);
}
