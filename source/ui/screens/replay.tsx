import type {ReactElement} from 'react';
import {gameOf, type Side} from '../../engine/rules.ts';
import {Frame} from '../components/frame.tsx';
import {Lines} from '../components/lines.tsx';
import {drawReplay} from '../drawing/replay-screen.ts';
import {span} from '../drawing/spans.ts';
import type {FrameLayout} from '../layout.ts';
import {useLook} from '../look-context.ts';
import {playersOf} from '../state/game-record.ts';
import type {ReplayState} from '../state/replay.ts';

/** A game that is gone through. */
export function ReplayScreen({
	replay,
	frame,
}: {
	readonly replay: ReplayState;
	readonly frame: FrameLayout;
}): ReactElement {
	const look = useLook();
	const {messages} = look;
	const {rules} = replay.game.position;
	const players = playersOf(replay.game);
	const name = (side: Side) => messages.opponents.names[players[side]];
	return (
		<Frame
			layout={frame}
			title={{
				left: [
					span(messages.replay.title, 'strong'),
					span(`  ${messages.gameNames[gameOf(rules)]} ${rules.width}x${rules.height}`, 'quiet'),
				],
				right: [span('X ', 'xStrong'), span(`${name('X')}   `), span('O ', 'oStrong'), span(name('O'))],
			}}
			status={[span(messages.replay.status)]}
			keys="replay"
		>
			<Lines lines={drawReplay(replay, frame, look)} />
		</Frame>
	);
}
