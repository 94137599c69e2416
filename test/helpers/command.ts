import type {CommandIo} from '../../source/commands/io.ts';
import {runCommandLine} from '../../source/commands/program.ts';
import {builtInLibrary, type Library, NO_BOOKS} from '../../source/engine/book/library.ts';
import {startProgram} from '../../source/external/program.ts';
import {FLAGS} from '../../source/ui/flags.ts';
import {createClient} from '../../source/worker/client.ts';
import {connectInProcess} from '../../source/worker/connect.ts';
import {createSolverTeam, type SolverTeam, type TeamOptions} from '../../source/worker/solver-team.ts';

/** What a command may find in the world around it. */
export type World = {
	readonly stdin?: string;
	readonly files?: Readonly<Record<string, string | Uint8Array>>;
	/** The books in use; the program's own openings where nothing is said. */
	readonly library?: Library;
	/** The code of the fault that every write ends with, such as EROFS where the disk is read-only. */
	readonly writeFault?: string;
	/** Whether standard error is a terminal. */
	readonly showsProgress?: boolean;
	/** Gets what a press of Ctrl-C calls, when a command listens to it. */
	readonly interrupts?: (press: () => void) => void;
	/** The seeds drawn, one after the other. */
	readonly seeds?: readonly number[];
	/** What the clock shows, reading after reading (the last value stays), or what is asked at each reading. */
	readonly clock?: readonly number[] | (() => number);
	/** The engines that solve together; two in this thread where nothing is said. */
	readonly solverTeam?: CommandIo['solverTeam'];
	/** Hears with which flags the full-screen program is opened. */
	readonly onOpen?: (given: Readonly<Record<string, unknown>>) => void;
	/** What the full-screen program answers when it is opened. */
	readonly programAnswers?: number;
};

/** What a command did. */
export type Outcome = {
	readonly code: number;
	readonly out: string;
	readonly err: string;
	/** How often the full-screen program was opened. */
	readonly opened: number;
	/** All files afterwards. */
	readonly files: Readonly<Record<string, string | Uint8Array>>;
};

/** Two engines in this thread that solve together. */
function teamOfTwo(options: TeamOptions): SolverTeam {
	return createSolverTeam(
		[createClient(connectInProcess(NO_BOOKS)), createClient(connectInProcess(NO_BOOKS))],
		options,
	);
}

/** Runs a command line in a world of its own. */
export async function run(args: readonly string[], world: World = {}): Promise<Outcome> {
	let out = '';
	let err = '';
	let opened = 0;
	const seeds = [...(world.seeds ?? [])];
	const files = {...world.files};
	const read = (path: string) => {
		const content = files[path];
		if (content === undefined) {
			throw Object.assign(new Error(`no such file: ${path}`), {code: 'ENOENT'});
		}
		return content;
	};
	const {clock = [0]} = world;
	const readings = typeof clock === 'function' ? [] : [...clock];
	const next = () => (readings.length > 1 ? readings.shift() : readings[0]) ?? 0;
	const code = await runCommandLine(
		args,
		'1.2.3',
		{
			write: (text) => {
				out += text;
			},
			warn: (text) => {
				err += text;
			},
			readStdin: () => world.stdin ?? '',
			stdinLines: async function* () {
				yield* (world.stdin ?? '').split('\n').slice(0, -1);
			},
			readFile: (path) => Buffer.from(read(path)).toString(),
			readBytes: (path) => Buffer.from(read(path)),
			writeFile: (path, data) => {
				if (world.writeFault !== undefined) {
					throw Object.assign(new Error(`${path} was not written`), {code: world.writeFault});
				}
				files[path] = data;
			},
			appendFile: (path, text) => {
				if (world.writeFault !== undefined) {
					throw Object.assign(new Error(`${path} was not written`), {code: world.writeFault});
				}
				files[path] = `${files[path] ?? ''}${text}`;
			},
			removeFile: (path) => {
				delete files[path];
			},
			library: () => world.library ?? builtInLibrary(),
			bookFolders: {own: '/own', shipped: '/shipped'},
			solverTeam: world.solverTeam ?? teamOfTwo,
			engines: () => [1, 2].map(() => createClient(connectInProcess(world.library ?? builtInLibrary()))),
			startProgram,
			showsProgress: world.showsProgress ?? false,
			onInterrupt: (listener) => {
				world.interrupts?.(listener);
				return () => {};
			},
			now: typeof clock === 'function' ? clock : next,
			newSeed: () => {
				const seed = seeds.shift();
				if (seed === undefined) {
					throw new Error('a seed was drawn that nobody expected');
				}
				return seed;
			},
		},
		{
			flags: FLAGS,
			open: async (given) => {
				opened++;
				world.onOpen?.(given);
				return world.programAnswers ?? 0;
			},
		},
	);
	return {code, out, err, opened, files};
}

/** Runs a command that must succeed in silence, and reads the one JSON document it writes. */
export async function runJson<Answer>(args: readonly string[], world: World = {}): Promise<Answer> {
	const {code, out, err} = await run([...args, '--json'], world);
	if (code !== 0 || err !== '' || !/^[^\n]+\n$/.test(out)) {
		throw new Error(`expected one line of JSON, got code ${code}, ${JSON.stringify({out, err})}`);
	}
	return JSON.parse(out) as Answer;
}
