import {availableParallelism} from 'node:os';
import chalk from 'chalk';
import {render} from 'ink';
import {startProgram} from '../external/program.ts';
import {bookFolders, type LoadedBooks, loadBooks} from '../store/books.ts';
import {createClient} from '../worker/client.ts';
import {connectThread} from '../worker/connect.ts';
import {createSolverTeam} from '../worker/solver-team.ts';
import {startEngine} from '../worker/start-engine.ts';
import {App} from './app.tsx';
import type {Home} from './home.ts';
import {filterInput} from './input-filter.ts';
import {readSurroundings} from './surroundings.ts';
import {enterFullScreen} from './terminal.ts';

/** The size in MiB of the table that the solvers share: it stays in the cache, which is worth more than size (bench/README.md). */
const SOLVER_TABLE = 8;

/**
 * Opens the full-screen program. Standard input and output must be terminals. It ends the process itself, since a busy
 * engine would otherwise hold its end.
 */
export function openFullScreen(home: Home): void {
	const {stdin, stdout} = process;
	const screen = enterFullScreen(home.flushAtEnd);
	const input = filterInput(stdin);
	let books: LoadedBooks | undefined;
	const loadOnce = () => (books ??= loadBooks(bookFolders()));
	const library = () => loadOnce().library;
	const surroundings = readSurroundings(process.env, chalk.level);
	// The themes choose colours that the terminal has; Ink is to write them, weight and reversed text as they are.
	chalk.level = 3;
	// A fault while drawing rejects the promise of `waitUntilExit`, which the full screen reports like any other.
	const ink = render(
		<App
			window={{columns: stdout.columns, rows: stdout.rows}}
			onResize={screen.onResize}
			onPaste={input.onPaste}
			onMouse={input.onMouse}
			onMouseWanted={screen.setMouse}
			playerEngine={createClient(connectThread(library))}
			panelEngine={createClient(connectThread(library))}
			judgeEngine={createClient(connectThread(library))}
			solvers={createSolverTeam(
				Array.from({length: availableParallelism()}, () => createClient(connectThread(library))),
				{table: SOLVER_TABLE, share: 1},
			)}
			matchMeans={{
				engines: (own) => Array.from({length: availableParallelism()}, () => startEngine(library, own)),
				startProgram,
			}}
			loadBooks={loadOnce}
			start={{
				settings: home.settings,
				surroundings,
				problems: home.problems,
				games: home.games,
			}}
			keepSetting={home.keepSetting}
			seed={Math.floor(Math.random() * 2 ** 32)}
			savedGames={home.savedGames}
			files={home.files}
			onCopy={screen.copy}
			onExit={screen.exit}
			onSuspend={screen.suspend}
			onTitle={screen.showTitle}
			onBell={screen.ringBell}
		/>,
		{stdin: input.stream, stdout, exitOnCtrlC: false, patchConsole: false, maxFps: 60},
	);
	screen.takeOverResize();
	void ink.waitUntilExit();
}
