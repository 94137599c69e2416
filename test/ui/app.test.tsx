import {render} from 'ink-testing-library';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {builtInLibrary} from '../../source/engine/book/library.ts';
import type {Position} from '../../source/engine/position.ts';
import {createRandom} from '../../source/engine/random.ts';
import {App} from '../../source/ui/app.tsx';
import type {MatchMeans} from '../../source/ui/hooks/use-match.ts';
import type {MouseReport} from '../../source/ui/mouse-report.ts';
import {INITIAL_SETTINGS, type Settings} from '../../source/ui/settings.ts';
import {USUAL_SURROUNDINGS} from '../../source/ui/surroundings.ts';
import {createClient, type EngineClient} from '../../source/worker/client.ts';
import {connectInProcess} from '../../source/worker/connect.ts';
import type {SolverTeam, TeamListener} from '../../source/worker/solver-team.ts';
import {NO_FILES, NOTHING_SAVED} from '../helpers/saved-games.ts';

type Running = ReturnType<typeof render> & {
	readonly exits: number[];
	readonly resize: (columns: number, rows: number) => void;
	readonly paste: (text: string) => void;
	readonly mouse: (report: MouseReport) => void;
	/** What the terminal was told to do about the mouse, one after the other. */
	readonly mouseWanted: boolean[];
};

const engines: EngineClient[] = [];

afterEach(() => {
	for (const engine of engines.splice(0)) {
		engine.close();
	}
});

function newEngine(): EngineClient {
	const engine = createClient(connectInProcess(builtInLibrary()));
	engines.push(engine);
	return engine;
}

/**
 * An engine in this thread that leaves out searches without a depth: here they could not be stopped, since everything
 * waits for what runs.
 */
function newPanelEngine(): EngineClient {
	const engine = newEngine();
	return {
		start: (job, listener) =>
			job.kind === 'analyse' && job.settings.depth === null ? () => {} : engine.start(job, listener),
		prepare: engine.prepare,
		close: engine.close,
	};
}

/** Solvers that never answer. */
const IDLE: SolverTeam = {solve: () => () => {}, close: () => {}};

/** Nothing to play matches with. */
const NO_MATCHES: MatchMeans = {
	engines: () => [],
	startProgram: () => {
		throw new Error('no program is started here');
	},
};

/** An engine that never answers: for tests of what is shown before it does. */
const SILENT: EngineClient = {prepare: () => {}, start: () => () => {}, close: () => {}};

function start(
	columns = 80,
	rows = 24,
	playerEngine = newEngine(),
	panelEngine: EngineClient = SILENT,
	solvers = IDLE,
	settings: Settings = INITIAL_SETTINGS,
): Running {
	const exits: number[] = [];
	let resize: Running['resize'] = () => {};
	let paste: Running['paste'] = () => {};
	let mouse: Running['mouse'] = () => {};
	const mouseWanted: boolean[] = [];
	const app = render(
		<App
			window={{columns, rows}}
			onResize={(listener) => {
				resize = listener;
				return () => {};
			}}
			onPaste={(listener) => {
				paste = listener;
				return () => {};
			}}
			onMouse={(listener) => {
				mouse = listener;
				return () => {};
			}}
			onMouseWanted={(wanted) => mouseWanted.push(wanted)}
			playerEngine={playerEngine}
			panelEngine={panelEngine}
			judgeEngine={SILENT}
			matchMeans={NO_MATCHES}
			solvers={solvers}
			loadBooks={() => ({library: builtInLibrary(), problems: []})}
			seed={5}
			start={{settings, surroundings: USUAL_SURROUNDINGS, problems: [], games: []}}
			keepSetting={() => undefined}
			savedGames={NOTHING_SAVED}
			files={NO_FILES}
			onCopy={() => {}}
			onExit={(code) => exits.push(code)}
			onSuspend={() => {}}
			onTitle={() => {}}
			onBell={() => {}}
		/>,
	);
	return {
		...app,
		exits,
		mouseWanted,
		resize: (...size) => resize(...size),
		paste: (text) => paste(text),
		mouse: (report) => mouse(report),
	};
}

/** No test fails because a machine is slow: a wait lasts as long as a timer can. */
const FOREVER = 2 ** 31 - 1;

const LEFT = '\u001B[D';
const DOWN = '\u001B[B';

async function see(app: Running, ...texts: readonly string[]): Promise<string> {
	return vi.waitFor(
		() => {
			const frame = app.lastFrame() ?? '';
			for (const text of texts) {
				expect(frame).toContain(text);
			}
			return frame;
		},
		{timeout: FOREVER, interval: 5},
	);
}

describe('the mouse', () => {
	test('is asked for, and a click opens what it is on', async () => {
		const app = start();
		await see(app, '› Play Connect Four');
		await vi.waitFor(() => expect(app.mouseWanted).toEqual([true]), {timeout: FOREVER, interval: 5});
		app.mouse({kind: 'press', column: 10, row: 4});
		await see(app, 'Tic-tac-toe', 'Change with ← →');
	});

	test('is not asked for where it is turned off', async () => {
		const app = start(80, 24, SILENT, SILENT, IDLE, {...INITIAL_SETTINGS, mouse: false});
		await vi.waitFor(() => expect(app.mouseWanted).toEqual([false]), {timeout: FOREVER, interval: 5});
	});
});

describe('the program on the screen', () => {
	test('opens with the menu', async () => {
		const app = start();
		const frame = await see(app, '› Play Connect Four', 'Play Tic-tac-toe', 'Help', 'Quit');
		expect(frame).not.toContain('Continue');
	});

	test('two Enters and a game is there', async () => {
		const app = start();
		app.stdin.write('\r');
		await see(app, 'X, first', '‹ you', '‹ medium');
		app.stdin.write('\r');
		await see(app, 'Connect Four 7x6', 'X you   O medium', 'X to move: your turn');
	});

	test('the menu, the game and its first stones in one write: every key is handled', async () => {
		const app = start();
		app.stdin.write('\r\r44\r');
		const frame = await see(app, 'Connect Four 7x6', '\n 4');
		// One stone of the person; the second digit chose the same column again.
		expect(frame.split('▟█▙')).toHaveLength(2);
	});

	test('a key is handled at once while a stone falls', async () => {
		const app = start();
		app.stdin.write('\r');
		await see(app, 'X, first');
		app.stdin.write(`${DOWN.repeat(6)}${LEFT.repeat(3)}\r`);
		await see(app, 'X you   O you');
		app.stdin.write('3\r');
		await see(app, '\n 3');
		app.stdin.write('4\r');
		await see(app, '\n 3 4');
		// Both stones come to rest.
		await see(app, '│  .   .   .  ▟█▙›▞▀▚');
	});

	test('an engine answers, and its move is told', async () => {
		const app = start();
		app.stdin.write('\r\r0\r');
		await see(app, 'X to move: your turn', 'O played');
	});

	test('from the book the engine plays 3 on 3, and it is marked', async () => {
		const app = start();
		app.stdin.write('\r\r\r');
		await see(app, 'O played 3 from the book', '\n 3 3b');
	});

	test('the panel fills with the scores of every column', async () => {
		const app = start(80, 24, newEngine(), newPanelEngine());
		app.stdin.write('\r\rmmm');
		const frame = await see(app, 'Minimax, good for O is +', 'ply 4', 'static   0  by outcome');
		expect(frame.split('\n').filter((line) => /[★ ][› ] ?\d {8}0 /.test(line))).toHaveLength(7);
	});

	test('exact scores take the place of the others one by one, as the solvers find them', async () => {
		let heard: TeamListener | undefined;
		let asked: readonly Position[] = [];
		const solvers: SolverTeam = {
			solve: (positions, listener) => {
				asked = positions;
				heard = listener;
				return () => {
					heard = undefined;
				};
			},
			close: () => {},
		};
		const app = start(80, 24, newEngine(), SILENT, solvers);
		app.stdin.write('\r\r');
		await see(app, 'Exact, good for X is +', 'exact 0 of 7');
		// The columns in the middle first.
		await vi.waitFor(() => expect(asked.map(({moves}) => moves)).toEqual([[3], [2], [4], [1], [5], [0], [6]]));
		heard?.onSolved(0, {score: -1, nodes: 1000});
		await see(app, 'exact 1 of 7', 'X wins in 41', '1.0 k');
		for (const [index, score] of [0, 0, 1, 1, 2, 2].entries()) {
			heard?.onSolved(index + 1, {score, nodes: 1000});
		}
		heard?.onDone();
		const frame = await see(app, '★› 3', 'O wins in 40', '7.0 k');
		expect(frame).toMatch(/Exact, good for X is \+ +exact\n/);
		// Another position is another question, and nothing more is heard of this one.
		app.stdin.write('\r');
		await see(app, 'exact 0 of 7');
		await vi.waitFor(() => expect(asked[0]?.moves).toEqual([3, 3]));
		app.unmount();
		expect(heard).toBeUndefined();
	});

	test("the notebook's search: 300,882 visits at depth 8 in its example", async () => {
		const app = start(80, 24, newEngine(), newPanelEngine());
		// Two people, the example's moves, alpha-beta with pattern-a.
		app.stdin.write('\r');
		app.stdin.write(`${DOWN.repeat(6)}${'\u001B[D'.repeat(3)}\r`);
		await see(app, 'X you   O you');
		app.stdin.write([3, 2, 3, 3, 2, 3, 2, 3, 3, 2, 4, 4, 5].map((column) => `${column}\r`).join(''));
		await see(app, '3 2 3 3 2 3 2 3 3 2 4 4 5');
		app.stdin.write('mm');
		const frame = await see(app, 'Alpha-beta', 'visits   301 k', 'prunes   55.2 k', 'value    -545');
		expect(frame).toContain('static   +385  by pattern-a');
		expect(frame).toContain('line     6 5 5 5 4 4 2 4');
		expect(frame).toContain('depth 8');
		app.unmount();
	});

	test('a game of tic-tac-toe can be played to a win with the arrow keys', async () => {
		const app = start();
		app.stdin.write(`${DOWN}\r`);
		await see(app, '3x3, 3 in a row');
		app.stdin.write(`${DOWN.repeat(6)}${LEFT.repeat(3)}\r`);
		await see(app, 'X you   O you');
		// X: 4, 0, 8. O: 1, 2.
		for (const keys of ['\r', '1\r', '0\r', '2\r', '8\r']) {
			app.stdin.write(keys);
		}
		const frame = await see(app, 'X has won');
		expect(frame.split('*')).toHaveLength(4);
		expect(frame).toContain('The game is over');
	});

	test('pasted text is never read as keys, but as a position, which becomes a new game', async () => {
		const app = start();
		app.stdin.write('\r\r');
		await see(app, 'your turn');
		app.paste('hq');
		await see(app, 'Not read: at index 0: "h" is not a number');
		app.paste('3344');
		await see(app, 'A new game from what was pasted', ' 3 3 4 4');
	});

	test('a window that is too small says what is needed and has, and the game comes back by itself', async () => {
		const app = start();
		app.stdin.write('\r\r');
		await see(app, 'your turn');
		app.resize(30, 9);
		await see(app, 'need 40x13', 'have 30x9', 'This window is too small.');
		app.resize(80, 24);
		await see(app, 'your turn');
	});

	test('a board that does not fit says what it needs', async () => {
		const app = start(60, 16);
		app.stdin.write(`\r${DOWN}${DOWN}${DOWN}${'\u001B[C'.repeat(14)}\r`);
		await see(app, 'need 40x27', 'have 60x16');
	});

	test('q in the menu asks to end with 0, Ctrl-C with 130', async () => {
		const quits = start();
		quits.stdin.write('q');
		await vi.waitFor(() => expect(quits.exits).toEqual([0]), FOREVER);
		const interrupted = start();
		interrupted.stdin.write('\u0003');
		await vi.waitFor(() => expect(interrupted.exits).toEqual([130]), FOREVER);
	});

	test('when the engine fails, it is said and the keys still work', async () => {
		const failing: EngineClient = {
			start: (_, listener) => {
				const timer = setTimeout(() => listener.onFailure('out of memory'), 0);
				return () => clearTimeout(timer);
			},
			prepare: () => {},
			close: () => {},
		};
		const app = start(80, 24, failing);
		app.stdin.write('\r\r0\r');
		await see(app, 'The engine failed: out of memory');
		app.stdin.write('u');
		await see(app, 'your turn');
	});
});

test('every screen is exactly as high and at most as wide as the window, whatever the keys', async () => {
	const random = createRandom(99);
	const app = start(80, 24);
	const keys = ['\r', '\r', LEFT, DOWN, '\u001B[C', '\u001B[A', ...'uinsgocmetp?q0123456789 +-<>hjkl\t'];
	let quits = 0;
	for (let count = 0; count < 10_000; count++) {
		const key = keys[random.below(keys.length)] ?? '\r';
		app.stdin.write(key);
		if (count % 100 === 0) {
			const frame = app.lastFrame() ?? '';
			const lines = frame.split('\n');
			expect(lines.length).toBeLessThanOrEqual(23);
			for (const line of lines) {
				expect([...line].length).toBeLessThanOrEqual(80);
			}
			quits += app.exits.length > 0 ? 1 : 0;
			// Let the engine's answers come in.
			await new Promise((resolve) => setImmediate(resolve));
		}
	}
	expect(quits).toBeGreaterThan(0);
	expect(app.lastFrame()).not.toBe('');
});
