import type {ReactElement} from 'react';
import {Frame} from '../components/frame.tsx';
import {Lines} from '../components/lines.tsx';
import {drawGames} from '../drawing/games-screen.ts';
import {span} from '../drawing/spans.ts';
import type {FrameLayout} from '../layout.ts';
import {useLook} from '../look-context.ts';
import type {GamesState} from '../state/games.ts';

/** The saved games. */
export function GamesScreen({saved, frame}: {readonly saved: GamesState; readonly frame: FrameLayout}): ReactElement {
	const look = useLook();
	const {games} = look.messages;
	return (
		<Frame
			layout={frame}
			title={{
				left: [span(games.title, 'strong')],
				right: [span(saved.games === undefined ? '' : games.count(saved.games.length), 'quiet')],
			}}
			status={[span(games.status)]}
			keys="games"
		>
			<Lines lines={drawGames(saved, frame, look)} />
		</Frame>
	);
}
