import type {ReactElement} from 'react';
import {Frame} from '../components/frame.tsx';
import {Lines} from '../components/lines.tsx';
import {drawGameBody, type GameView, gameStatus, gameTitle} from '../drawing/game-screen.ts';
import {useMotion} from '../hooks/use-motion.ts';
import {contentWidth} from '../layout.ts';
import {useLook} from '../look-context.ts';

/** What the game screen shows, and whether stones are seen to fall. */
export type GameScreenProps = Omit<GameView, 'motion'> & {readonly animated: boolean};

/** The game screen. */
export function GameScreen({animated, ...view}: GameScreenProps): ReactElement {
	const look = useLook();
	const {game, frame} = view;
	const motion = useMotion(game.position, `${frame.columns}x${frame.body}`, animated);
	return (
		<Frame
			layout={frame}
			title={gameTitle(game, look)}
			status={gameStatus(game, contentWidth(frame), look)}
			keys="game"
		>
			<Lines lines={drawGameBody({...view, motion}, look)} />
		</Frame>
	);
}
