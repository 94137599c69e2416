import {Box} from 'ink';
import type {ReactElement} from 'react';
import {problemText} from '../../format/problem-text.ts';
import {Frame} from '../components/frame.tsx';
import {Lines} from '../components/lines.tsx';
import {List} from '../components/list.tsx';
import {basename, shortStoreProblem} from '../drawing/short-problem.ts';
import {fitLine, span, wrapText} from '../drawing/spans.ts';
import {contentWidth, type FrameLayout, listIndent, listLead} from '../layout.ts';
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
	const width = contentWidth(frame) - listIndent(frame);
	const problems = problemTexts(state, look);
	const lines = problems.flatMap((text) => wrapText(text, width));
	// What could not be used stands below the entries; where there is no room, the first of it in the status line.
	const room = frame.body - listLead(frame, entries.length) - entries.length - 1;
	const [first] = problems;
	return (
		<Frame
			layout={frame}
			title={{left: [span(look.messages.name, 'strong')], right: [span(look.messages.slogan, 'quiet')]}}
			status={first === undefined || room > 0 ? [span(look.messages.menu.status)] : [span(first, 'warning')]}
			keys="menu"
		>
			<List entries={entries} index={state.menuIndex} frame={frame} />
			{room > 0 && first !== undefined ? (
				<Box flexDirection="column" paddingLeft={listIndent(frame)}>
					<Lines lines={[[], ...lines.slice(0, room).map((text) => fitLine([span(text, 'warning')], width))]} />
				</Box>
			) : null}
		</Frame>
	);
}

/** What of books and files could not be used, a sentence for each. */
function problemTexts({bookProblems, problems}: AppState, {messages}: Look): readonly string[] {
	return [
		...problems.map((problem) => messages.games.notUsed(shortStoreProblem(problem, messages.words))),
		...bookProblems.map(({path, problem}) =>
			messages.menu.bookProblem(basename(path), problemText(problem, messages.words)),
		),
	];
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
