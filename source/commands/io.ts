import type {Library} from '../engine/book/library.ts';
import type {StartProgram} from '../external/program.ts';
import type {BookFolders} from '../store/books.ts';
import type {EngineClient} from '../worker/client.ts';
import type {SolverTeam, TeamOptions} from '../worker/solver-team.ts';

/** What a command may touch of the world outside; tests pass their own. */
export type CommandIo = {
	/** Writes data: standard output. */
	readonly write: (text: string) => void;
	/** Writes everything else: standard error. */
	readonly warn: (text: string) => void;
	/** All of standard input. */
	readonly readStdin: () => string;
	/** The lines of standard input, each as soon as it is there. */
	readonly stdinLines: () => AsyncIterable<string>;
	/** A text file; throws when it cannot be read. */
	readonly readFile: (path: string) => string;
	/** A file as it is; throws when it cannot be read. */
	readonly readBytes: (path: string) => Uint8Array;
	/** Writes a file, wholly or not at all, and makes its folder; throws when it cannot. */
	readonly writeFile: (path: string, data: string | Uint8Array) => void;
	/** Adds text to the end of a file, which need not be there; throws when it cannot. */
	readonly appendFile: (path: string, text: string) => void;
	/** Removes a file; one that is not there is no fault. */
	readonly removeFile: (path: string) => void;
	/** The books in use. Those that cannot be used are told on standard error, once. */
	readonly library: () => Library;
	readonly bookFolders: BookFolders;
	/** Engines that solve together, one for each core. */
	readonly solverTeam: (options: TeamOptions) => SolverTeam;
	/** Engines with the books, one for each core, that have loaded these modules of own evaluations. */
	readonly engines: (ownEvaluations: readonly string[]) => readonly EngineClient[];
	/** Starts another program. */
	readonly startProgram: StartProgram;
	/** Whether standard error is a terminal, which shows how far a long command is. */
	readonly showsProgress: boolean;
	/** Hears of Ctrl-C in place of ending at once; the answer stops that. */
	readonly onInterrupt: (listener: () => void) => () => void;
	/** A clock in milliseconds. */
	readonly now: () => number;
	/** A new seed for random choices nobody gave a seed for. */
	readonly newSeed: () => number;
};

/** Wrong use or wrong input. The message is one line; the command ends with exit code 2. */
export class UsageError extends Error {
	override readonly name = 'UsageError';
}

/** The command could not be done, through no fault of its input. The message is one line; the exit code is 1. */
export class CommandFailure extends Error {
	override readonly name = 'CommandFailure';
}

/** Reads a file named on the command line, `-` being standard input. A file that cannot be read is wrong input. */
export function readInput(io: CommandIo, path: string): string {
	return reading(path === '-' ? 'standard input' : path, () => (path === '-' ? io.readStdin() : io.readFile(path)));
}

/** The same for a file that is no text. */
export function readInputBytes(io: CommandIo, path: string): Uint8Array {
	return reading(path, () => io.readBytes(path));
}

/** The same for a file that need not be there: undefined where it is not. */
export function readIfThere(io: CommandIo, path: string): Uint8Array | undefined {
	return reading(path, () => {
		try {
			return io.readBytes(path);
		} catch (error) {
			if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
				return undefined;
			}
			throw error;
		}
	});
}

function reading<Content>(name: string, read: () => Content): Content {
	try {
		return read();
	} catch (error) {
		throw new UsageError(`cannot read ${name}: ${reasonOf(error)}`);
	}
}

/** Writes a file. Where that is not possible the command fails with a line that says why; an old file is left as it was. */
export function writeOutput(io: CommandIo, path: string, data: string | Uint8Array): void {
	try {
		io.writeFile(path, data);
	} catch (error) {
		throw new CommandFailure(`cannot write ${path}: ${reasonOf(error)}`);
	}
}

/** Adds text to the end of a file. Where that is not possible the command fails with a line that says why. */
export function appendOutput(io: CommandIo, path: string, text: string): void {
	try {
		io.appendFile(path, text);
	} catch (error) {
		throw new CommandFailure(`cannot write ${path}: ${reasonOf(error)}`);
	}
}

/** What the usual faults of the file system mean. */
const REASONS: Readonly<Record<string, string>> = {
	ENOENT: 'there is no such file',
	EISDIR: 'it is a folder',
	EACCES: 'no permission',
	EPERM: 'no permission',
	EROFS: 'the disk is read-only',
	ENOSPC: 'the disk is full',
	ENOTDIR: 'a part of the path is no folder',
	EEXIST: 'a part of the path is no folder',
	EAGAIN: 'nothing arrives there',
};

function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) {
		return String(error);
	}
	return 'code' in error ? (REASONS[String(error.code)] ?? String(error.code)) : error.message;
}

/** The lines of a file named on the command line. */
export function readLines(io: CommandIo, path: string): readonly string[] {
	const lines = readInput(io, path).split('\n');
	return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Writes one JSON document and a newline. */
export function writeJson(io: CommandIo, document: unknown): void {
	io.write(`${JSON.stringify(document)}\n`);
}
