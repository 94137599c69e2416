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
import type {Home} from './source/ui/home.ts';
import {lookOf} from './source/ui/look-of.ts';
import {readSurroundings} from './source/ui/surroundings.ts';
import {createClient} from './source/worker/client.ts';
import {connectThread} from './source/worker/connect.ts';
import {createSolverTeam} from './source/worker/solver-team.ts';
import {startEngine} from './source/worker/start-engine.ts';

/** Why the full-screen program cannot run here, and what to do instead; undefined where it can. */
function obstacle(): string | undefined {
	const instead = 'use a command instead, such as: fourply scores --moves 3 (fourply --help lists them)';
	if (!process.stdin.isTTY || !process.stdout.isTTY) {
		return `the full-screen program needs a terminal; use fourply --screen-reader, or a command such as: fourply scores --moves 3`;
	}
	if (isInCi) {
		return `the full-screen program does not run where the variable CI is set; ${instead}`;
	}
	return process.env.TERM === 'dumb' ? `TERM=dumb has no full screen; ${instead}` : undefined;
}

/**
 * Opens the program with the settings that flags of the command line set for this run: in lines of text for a screen reader,
 * which needs no terminal, or on the full screen.
 */
async function openProgram(given: Readonly<Record<string, unknown>>): Promise<number> {
	const {openHome} = await import('./source/ui/home.ts');
	const home = openHome(settingsOfFlags(given));
	return home.settings.screenReader ? await openLines(home) : await openScreen(home);
}

async function openLines(home: Home): Promise<number> {
	const {openReader} = await import('./source/ui/reader/open.ts');
	const {keptGames} = await import('./source/ui/reader/kept-games.ts');
	const seed = newSeed();
	let loaded: LoadedBooks | undefined;
	const loadOnce = () => (loaded ??= loadBooks(folders));
	const engine = () => startEngine(() => loadOnce().library, []);
	const code = await openReader({
		input: process.stdin,
		write: (text) => process.stdout.write(text),
		look: lookOf(home.settings, readSurroundings(process.env, 0), true),
		settings: home.settings,
		engine: engine(),
		solver: engine(),
		loadBooks: loadOnce,
		seed,
		problems: home.problems,
		onInterrupt,
		...keptGames(home, seed),
	});
	for (const line of home.flushAtEnd()) {
		process.stderr.write(`${line}\n`);
	}
	return code;
}

async function openScreen(home: Home): Promise<number> {
	const reason = obstacle();
	if (reason !== undefined) {
		process.stderr.write(`fourply: ${reason}\n`);
		return 2;
	}
	// React decides by NODE_ENV when it is imported.
	process.env.NODE_ENV = 'production';
	const {openFullScreen} = await import('./source/ui/open.tsx');
	openFullScreen(home);
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

function onInterrupt(listener: () => void): () => void {
	process.on('SIGINT', listener);
	return () => process.off('SIGINT', listener);
}

function newSeed(): number {
	return Math.floor(Math.random() * 2 ** 32);
}

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
		onInterrupt,
		now: () => performance.now(),
		newSeed,
	},
	{flags: FLAGS, open: openProgram},
);
