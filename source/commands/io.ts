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
	/** A clock in milliseconds. */
	readonly now: () => number;
	/** A new seed for random choices nobody gave a seed for. */
	readonly newSeed: () => number;
};

/** Wrong use or wrong input. The message is one line; the command ends with exit code 2. */
export class UsageError extends Error {
	override readonly name = 'UsageError';
}

/** Reads a file named on the command line, `-` being standard input. A file that cannot be read is wrong input. */
export function readInput(io: CommandIo, path: string): string {
	try {
		return path === '-' ? io.readStdin() : io.readFile(path);
	} catch (error) {
		throw new UsageError(`cannot read ${path === '-' ? 'standard input' : path}: ${reasonOf(error)}`);
	}
}

/** What the usual faults of the file system mean. */
const REASONS: Readonly<Record<string, string>> = {
	ENOENT: 'there is no such file',
	EISDIR: 'it is a folder',
	EACCES: 'no permission',
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
