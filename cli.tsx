#!/usr/bin/env node
import {appendFileSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {createInterface} from 'node:readline';
import isInCi from 'is-in-ci';
import {runCommandLine} from './source/commands/program.ts';
import {type Library, NO_BOOKS} from './source/engine/book/library.ts';
import {startProgram} from './source/external/program.ts';
import {problemText} from './source/format/problem-text.ts';
import {bookFolders, type LoadedBooks, loadBooks} from './source/store/books.ts';
import {writeWhole} from './source/store/write-whole.ts';
import {FLAGS, settingsOfFlags} from './source/ui/flags.ts';
import {createClient} from './source/worker/client.ts';
import {connectThread} from './source/worker/connect.ts';
import {createSolverTeam} from './source/worker/solver-team.ts';
import {startEngine} from './source/worker/start-engine.ts';

/** Why the full-screen program cannot run here, and what to do instead; undefined where it can. */
function obstacle(): string | undefined {
	const instead = 'use a command instead, such as: fourply scores --moves 3 (fourply --help lists them)';
	if (!process.stdin.isTTY || !process.stdout.isTTY) {
		return `the full-screen program needs a terminal; ${instead}`;
	}
	if (isInCi) {
		return `the full-screen program does not run where the variable CI is set; ${instead}`;
	}
	return process.env.TERM === 'dumb' ? `TERM=dumb has no full screen; ${instead}` : undefined;
}

/** Opens the full-screen program with the settings that flags of the command line set for this run. */
async function openProgram(given: Readonly<Record<string, unknown>>): Promise<number> {
	const reason = obstacle();
	if (reason !== undefined) {
		process.stderr.write(`fourply: ${reason}\n`);
		return 2;
	}
	// Ink reads FORCE_COLOR alone, and React decides by NODE_ENV, both when they are imported.
	if (process.env.NO_COLOR) {
		process.env.FORCE_COLOR = '0';
	}
	process.env.NODE_ENV = 'production';
	const {openFullScreen} = await import('./source/ui/open.tsx');
	openFullScreen(settingsOfFlags(given));
	return 0;
}

const {version} = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {version: string};

// A reader that has seen enough, such as head, ends the command quietly; a full disk ends it with a line.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	if (error.code !== 'EPIPE') {
		process.stderr.write(`fourply: cannot write: ${error.message}\n`);
	}
	process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const folders = bookFolders();
let books: LoadedBooks | undefined;

/** Tells which books cannot be used, and why; the program goes on without them. */
function tellProblems(loaded: LoadedBooks): LoadedBooks {
	for (const {path, problem} of loaded.problems) {
		process.stderr.write(`fourply: not used: ${path}: ${problemText(problem)}\n`);
	}
	return loaded;
}

function library(): Library {
	books ??= tellProblems(loadBooks(folders));
	return books.library;
}

process.exitCode = await runCommandLine(
	process.argv.slice(2),
	version,
	{
		write: (text) => process.stdout.write(text),
		warn: (text) => process.stderr.write(text),
		readStdin: () => readFileSync(0, 'utf8'),
		stdinLines: () => createInterface({input: process.stdin}),
		readFile: (path) => readFileSync(path, 'utf8'),
		readBytes: (path) => readFileSync(path),
		writeFile: writeWhole,
		appendFile: (path, text) => appendFileSync(path, text),
		removeFile: (path) => rmSync(path, {force: true}),
		library,
		bookFolders: folders,
		solverTeam: (options) =>
			createSolverTeam(
				Array.from({length: availableParallelism()}, () => createClient(connectThread(() => NO_BOOKS))),
				options,
			),
		engines: (own) => Array.from({length: availableParallelism()}, () => startEngine(library, own)),
		startProgram,
		showsProgress: process.stderr.isTTY === true,
		onInterrupt: (listener) => {
			process.on('SIGINT', listener);
			return () => process.off('SIGINT', listener);
		},
		now: () => performance.now(),
		newSeed: () => Math.floor(Math.random() * 2 ** 32),
	},
	{flags: FLAGS, open: openProgram},
);
