import {Box} from 'ink';
import type {ReactElement} from 'react';
import {Frame} from '../components/frame.tsx';
import {Line} from '../components/lines.tsx';
import {List} from '../components/list.tsx';
import {span} from '../drawing/spans.ts';
import {MENU_BINDINGS} from '../keys.ts';
import {contentWidth, type FrameLayout} from '../layout.ts';
import {MESSAGES} from '../messages/en.ts';
import {type AppState, type MenuEntry, menuEntries} from '../state/app.ts';

/** The menu. */
export function MenuScreen({state, frame}: {readonly state: AppState; readonly frame: FrameLayout}): ReactElement {
	const entries = menuEntries(state).map((entry) => ({
		value: entry,
		label: labelOf(entry),
		about: aboutOf(entry, state),
	}));
	const indent = frame.full ? 2 : 0;
	const [unused] = state.bookProblems;
	const problem =
		unused === undefined ? undefined : MESSAGES.menu.bookProblem(unused.path.replace(/^.*[/\\]/, ''), unused.reason);
	return (
		<Frame
			layout={frame}
			title={{left: [span(MESSAGES.name, 'strong')], right: [span(MESSAGES.slogan, 'quiet')]}}
			status={problem === undefined ? [span(MESSAGES.menu.status)] : [span(problem, 'warning')]}
			bindings={MENU_BINDINGS}
		>
			<Box flexDirection="column" paddingLeft={indent}>
				{frame.full ? <Line line={[]} /> : null}
				<List entries={entries} index={state.menuIndex} width={contentWidth(frame) - indent} />
			</Box>
		</Frame>
	);
}

/** The games that the entries lead back to. */
const CONTINUED = {'continue-connect-four': 'connect-four', 'continue-tic-tac-toe': 'tic-tac-toe'} as const;

function labelOf(entry: MenuEntry): string {
	switch (entry) {
		case 'continue-connect-four':
		case 'continue-tic-tac-toe':
			return MESSAGES.menu.continue(MESSAGES.gameNames[CONTINUED[entry]]);
		case 'connect-four':
		case 'tic-tac-toe':
			return MESSAGES.menu.play(MESSAGES.gameNames[entry]);
		default:
			return MESSAGES.menu[entry];
	}
}

function aboutOf(entry: MenuEntry, {games}: AppState): string {
	switch (entry) {
		case 'continue-connect-four':
		case 'continue-tic-tac-toe':
			return MESSAGES.menu.about.continue(games[CONTINUED[entry]]?.position.moves.length ?? 0);
		default:
			return MESSAGES.menu.about[entry];
	}
}
