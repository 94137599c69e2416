import {Box} from 'ink';
import type {ReactElement} from 'react';
import {problemText} from '../../format/problem-text.ts';
import {Frame} from '../components/frame.tsx';
import {Line} from '../components/lines.tsx';
import {List} from '../components/list.tsx';
import {span} from '../drawing/spans.ts';
import {contentWidth, type FrameLayout} from '../layout.ts';
import type {Look} from '../look.ts';
import {useLook} from '../look-context.ts';
import type {AppState, MenuEntry} from '../state/app-state.ts';
import {menuEntries} from '../state/screens/menu.ts';

/** The menu. */
export function MenuScreen({state, frame}: {readonly state: AppState; readonly frame: FrameLayout}): ReactElement {
	const look = useLook();
	const entries = menuEntries(state).map((entry) => ({
		value: entry,
		label: labelOf(entry, look),
		about: aboutOf(entry, state, look),
	}));
	const indent = frame.full ? 2 : 0;
	const [unused] = state.bookProblems;
	const problem =
		unused === undefined
			? undefined
			: look.messages.menu.bookProblem(unused.path.replace(/^.*[/\\]/, ''), problemText(unused.problem));
	return (
		<Frame
			layout={frame}
			title={{left: [span(look.messages.name, 'strong')], right: [span(look.messages.slogan, 'quiet')]}}
			status={problem === undefined ? [span(look.messages.menu.status)] : [span(problem, 'warning')]}
			keys="menu"
		>
			<Box flexDirection="column" paddingLeft={indent}>
				{frame.full ? <Line line={[]} /> : null}
				<List
					entries={entries}
					index={state.menuIndex}
					width={contentWidth(frame) - indent}
					height={frame.full ? frame.body - 1 : frame.body}
				/>
			</Box>
		</Frame>
	);
}

/** The games that the entries lead back to. */
const CONTINUED = {'continue-connect-four': 'connect-four', 'continue-tic-tac-toe': 'tic-tac-toe'} as const;

function labelOf(entry: MenuEntry, look: Look): string {
	switch (entry) {
		case 'continue-connect-four':
		case 'continue-tic-tac-toe':
			return look.messages.menu.continue(look.messages.gameNames[CONTINUED[entry]]);
		case 'connect-four':
		case 'tic-tac-toe':
			return look.messages.menu.play(look.messages.gameNames[entry]);
		default:
			return look.messages.menu[entry];
	}
}

function aboutOf(entry: MenuEntry, {games}: AppState, look: Look): string {
	switch (entry) {
		case 'continue-connect-four':
		case 'continue-tic-tac-toe':
			return look.messages.menu.about.continue(games[CONTINUED[entry]]?.position.moves.length ?? 0);
		default:
			return look.messages.menu.about[entry];
	}
}
