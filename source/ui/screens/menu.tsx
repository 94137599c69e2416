import {Box} from 'ink';
import type {ReactElement} from 'react';
import {Frame} from '../components/frame.tsx';
import {Line} from '../components/lines.tsx';
import {List} from '../components/list.tsx';
import {span} from '../drawing/spans.ts';
import {MENU_BINDINGS} from '../keys.ts';
import {contentWidth, type FrameLayout} from '../layout.ts';
import {MESSAGES} from '../messages/en.ts';
import {type AppState, type MenuEntry, menuEntries, shownGame} from '../state/app.ts';

/** The menu. */
export function MenuScreen({state, frame}: {readonly state: AppState; readonly frame: FrameLayout}): ReactElement {
	const entries = menuEntries(state).map((entry) => ({
		value: entry,
		label: labelOf(entry, state),
		about: aboutOf(entry, state),
	}));
	const indent = frame.full ? 2 : 0;
	return (
		<Frame
			layout={frame}
			title={{left: [span(MESSAGES.name, 'strong')], right: [span(MESSAGES.slogan, 'quiet')]}}
			status={[span(MESSAGES.menu.status)]}
			bindings={MENU_BINDINGS}
		>
			<Box flexDirection="column" paddingLeft={indent}>
				{frame.full ? <Line line={[]} /> : null}
				<List entries={entries} index={state.menuIndex} width={contentWidth(frame) - indent} />
			</Box>
		</Frame>
	);
}

function labelOf(entry: MenuEntry, state: AppState): string {
	switch (entry) {
		case 'continue':
			return MESSAGES.menu.continue(MESSAGES.gameNames[state.shown]);
		case 'connect-four':
		case 'tic-tac-toe':
			return MESSAGES.menu.play(MESSAGES.gameNames[entry]);
		default:
			return MESSAGES.menu[entry];
	}
}

function aboutOf(entry: MenuEntry, state: AppState): string {
	if (entry === 'continue') {
		const game = shownGame(state);
		return MESSAGES.menu.about.continue(game?.position.moves.length ?? 0);
	}
	return MESSAGES.menu.about[entry];
}
