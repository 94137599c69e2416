import {availableParallelism, homedir} from 'node:os';
import {join, resolve} from 'node:path';
import chalk from 'chalk';
import {render} from 'ink';
import {startProgram} from '../external/program.ts';
import {storeProblemText} from '../format/store-problem-text.ts';
import {bookFolders, type LoadedBooks, loadBooks} from '../store/books.ts';
import {configFolder, dataFolder} from '../store/folders.ts';
import {readGameFile, writeGameFile} from '../store/game-file.ts';
import {openGameStore, type SaveResult} from '../store/game-store.ts';
import {readSettings, writeSetting} from '../store/settings-file.ts';
import {createClient} from '../worker/client.ts';
import {connectThread} from '../worker/connect.ts';
import {createSolverTeam} from '../worker/solver-team.ts';
import {startEngine} from '../worker/start-engine.ts';
import {App} from './app.tsx';
import type {GameFiles} from './hooks/use-files.ts';
import {gamesToContinue, type SavedGames} from './hooks/use-saved-games.ts';
import {filterInput} from './input-filter.ts';
import {SETTINGS, type Settings} from './settings.ts';
import {readSurroundings} from './surroundings.ts';
import {enterFullScreen} from './terminal.ts';

/** The size in MiB of the table that the solvers share: it stays in the cache, which is worth more than size (bench/README.md). */
const SOLVER_TABLE = 8;

/**
 * Opens the full-screen program. Standard input and output must be terminals. It ends the process itself, since a busy
 * engine would otherwise hold its end. Settings that `flags` set count for this run, and are not kept.
 */
export function openFullScreen(flags: Partial<Settings>): void {
	const {stdin, stdout} = process;
	const settingsPath = join(configFolder(), 'settings.json');
	const reading = readSettings(settingsPath, SETTINGS);
	const savedGames = openSavedGames(join(dataFolder(), 'games'));
	const {games, problems} = gamesToContinue(savedGames);
	const screen = enterFullScreen();
	// After the screen was left: what is told now stays to be read.
	process.on('exit', savedGames.flushAtEnd);
	const input = filterInput(stdin);
	let books: LoadedBooks | undefined;
	const loadOnce = () => (books ??= loadBooks(bookFolders()));
	const library = () => loadOnce().library;
	// A fault while drawing rejects the promise of `waitUntilExit`, which the full screen reports like any other.
	const ink = render(
		<App
			window={{columns: stdout.columns, rows: stdout.rows}}
			onResize={screen.onResize}
			onPaste={input.onPaste}
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
				settings: {...reading.values, ...flags},
				surroundings: readSurroundings(process.env, chalk.level),
				problems: [...reading.problems, ...problems],
				games,
			}}
			keepSetting={(id, value) => writeSetting(settingsPath, SETTINGS, id, value)}
			seed={Math.floor(Math.random() * 2 ** 32)}
			savedGames={savedGames}
			files={FILES}
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

const FILES: GameFiles = {
	resolve: (path) => resolve(path.replace(/^~(?=$|\/)/, homedir())),
	read: readGameFile,
	write: writeGameFile,
	now: () => new Date(),
};

/** The saved games in a folder; `flushAtEnd` saves what is not on the disk when the process ends, and tells what went wrong. */
function openSavedGames(folder: string): SavedGames & {readonly flushAtEnd: () => void} {
	const listeners = new Set<(result: SaveResult) => void>();
	const now = () => new Date();
	const store = openGameStore(folder, {
		now,
		onResult: (result) => {
			for (const listener of listeners) {
				listener(result);
			}
		},
	});
	return {
		...store,
		now,
		onResult: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		flushAtEnd: () => {
			for (const problem of store.flush()) {
				process.stderr.write(`fourply: not saved: ${storeProblemText(problem)}\n`);
			}
		},
	};
}
