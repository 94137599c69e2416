import {render} from 'ink-testing-library';
import {expect, test, vi} from 'vitest';
import {NO_BOOKS} from '../../../source/engine/book/library.ts';
import {App} from '../../../source/ui/app.tsx';
import type {MatchMeans} from '../../../source/ui/hooks/use-match.ts';
import {INITIAL_SETTINGS} from '../../../source/ui/settings.ts';
import {USUAL_SURROUNDINGS} from '../../../source/ui/surroundings.ts';
import type {EngineClient, JobListener} from '../../../source/worker/client.ts';
import type {Job} from '../../../source/worker/protocol.ts';
import {NO_FILES, NOTHING_SAVED} from '../../helpers/saved-games.ts';

/** No test fails because a machine is slow: a wait lasts as long as a timer can. */
const FOREVER = {timeout: 2 ** 31 - 1, interval: 5};

const NO_MATCHES: MatchMeans = {
	engines: () => [],
	startProgram: () => {
		throw new Error('no program is started here');
	},
};

const SILENT: EngineClient = {prepare: () => {}, start: () => () => {}, close: () => {}};

test('a hint is what the perfect player plays, within its time: first where to look, then the move', async () => {
	const asked: Job[] = [];
	let heard: JobListener | undefined;
	const engine: EngineClient = {
		...SILENT,
		start: (job, listener) => {
			asked.push(job);
			heard = listener;
			return () => {};
		},
	};
	const app = render(
		<App
			window={{columns: 80, rows: 24}}
			onResize={() => () => {}}
			onPaste={() => () => {}}
			onMouse={() => () => {}}
			onMouseWanted={() => {}}
			playerEngine={engine}
			panelEngine={SILENT}
			judgeEngine={SILENT}
			matchMeans={NO_MATCHES}
			solvers={{solve: () => () => {}, close: () => {}}}
			loadBooks={() => ({library: NO_BOOKS, problems: []})}
			seed={5}
			start={{settings: INITIAL_SETTINGS, surroundings: USUAL_SURROUNDINGS, problems: [], games: []}}
			keepSetting={() => undefined}
			savedGames={NOTHING_SAVED}
			files={NO_FILES}
			onCopy={() => {}}
			onExit={() => {}}
			onSuspend={() => {}}
			onTitle={() => {}}
			onBell={() => {}}
		/>,
	);
	app.stdin.write('\r\ri');
	await vi.waitFor(() => expect(asked).toHaveLength(1), FOREVER);
	expect(asked[0]).toMatchObject({kind: 'choose', player: {kind: 'perfect', time: 2000}});
	heard?.onAnswer({kind: 'choose', choice: {ok: true, move: 3, fromBook: true}, milliseconds: 0});
	await vi.waitFor(() => expect(app.lastFrame()).toContain('Look at the middle'), FOREVER);
	app.stdin.write('i');
	await vi.waitFor(() => expect(app.lastFrame()).toContain('Hint: 3, from the book'), FOREVER);
	expect(asked).toHaveLength(1);
	app.unmount();
});
