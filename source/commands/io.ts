/** What a command may touch of the world outside; tests pass their own. */
export type CommandIo = {
	/** Writes data: standard output. */
	readonly write: (text: string) => void;
	/** Writes everything else: standard error. */
	readonly warn: (text: string) => void;
	/** All of standard input. */
	readonly readStdin: () => string;
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
	if (path === '-') {
		return io.readStdin();
	}
	try {
		return io.readFile(path);
	} catch (error) {
		const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
		throw new UsageError(`cannot read ${path}: ${reason}`);
	}
}

/** Writes one JSON document and a newline. */
export function writeJson(io: CommandIo, document: unknown): void {
	io.write(`${JSON.stringify(document)}\n`);
}
