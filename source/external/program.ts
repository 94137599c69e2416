import {type ChildProcess, spawn} from 'node:child_process';

/**
 * How a program ended, and whether that was without complaint: by itself or by a signal, with the last line that it wrote on
 * standard error (perhaps empty), or it could not be started.
 */
export type Ending = {
	readonly clean: boolean;
	readonly end:
		| {readonly kind: 'exit'; readonly code: number | null; readonly lastLine: string}
		| {readonly kind: 'signal'; readonly signal: string; readonly lastLine: string}
		| {readonly kind: 'no-start'; readonly message: string};
};

/** Who hears of a program. After `onFlood` or `onEnd` nothing more is heard. */
export type ProgramListener = {
	/** It wrote a line; line ends are taken off. */
	readonly onLine: (line: string) => void;
	/** It writes more than anybody can want to read. */
	readonly onFlood: () => void;
	/** It ended without having been ended, or could not be started. */
	readonly onEnd: (ending: Ending) => void;
};

/** A running program. */
export type Program = {
	/** Writes a line to it. A program that does not read, or is gone, does not matter. */
	send(line: string): void;
	/** Says that nothing more comes, and ends it with all its children if it is still there after the grace, in milliseconds. */
	finish(grace: number): void;
	/** Ends it and all its children now. */
	kill(): void;
};

/** Starts a program. */
export type StartProgram = (command: string, listener: ProgramListener) => Program;

/** The characters that a program may write between two lines sent to it. */
const MOST_OUTPUT = 16_384;

/** How much is kept of what it says on standard error, and the longest line of it that is quoted. */
const LAST_WORDS = 2048;
const LONGEST_QUOTE = 120;

/** How long its output may stay open after its end, in milliseconds; a child that got away could keep it open for ever. */
const CLOSING_TIME = 500;

/**
 * Starts a command line in the shell. It gets a process group of its own, so that it can be ended with all its children, which
 * happens when it ends by itself, too, and when this process ends.
 */
export const startProgram: StartProgram = (command, listener) => {
	const child = spawn(command, {shell: true, detached: true, stdio: 'pipe'});
	const group = child.pid;
	if (group !== undefined) {
		remember(group);
	}
	let heard = true;
	let output = '';
	let written = 0;
	let lastWords = '';
	let timer: NodeJS.Timeout | undefined;

	const kill = () => {
		heard = false;
		clearTimeout(timer);
		if (group !== undefined) {
			killGroup(group, child);
		}
		child.stdout.destroy();
		child.stderr.destroy();
	};
	const end = (ending: Ending) => {
		if (heard) {
			kill();
			listener.onEnd(ending);
		}
	};

	child.stdout.setEncoding('utf8');
	child.stdout.on('data', (text: string) => {
		written += text.length;
		const lines = (output + text).split('\n');
		output = lines.pop() ?? '';
		for (const line of lines) {
			if (heard) {
				listener.onLine(line.trim());
			}
		}
		if (heard && written > MOST_OUTPUT) {
			kill();
			listener.onFlood();
		}
	});
	child.stderr.setEncoding('utf8');
	child.stderr.on('data', (text: string) => {
		lastWords = (lastWords + text).slice(-LAST_WORDS);
	});
	// What is written to a program that has ended is lost; its end is told elsewhere.
	child.stdin.on('error', () => {});
	child.on('error', (error) => end({clean: false, end: {kind: 'no-start', message: error.message}}));
	child.on('exit', (code, signal) => {
		// Its children must not outlive it, or keep its output open.
		if (group !== undefined) {
			killGroup(group, child);
		}
		clearTimeout(timer);
		const ending = () => {
			const lastLine = lastLineOf(lastWords);
			end({
				clean: code === 0,
				end: signal === null ? {kind: 'exit', code, lastLine} : {kind: 'signal', signal, lastLine},
			});
		};
		child.on('close', ending);
		timer = setTimeout(ending, CLOSING_TIME);
	});

	return {
		send(line) {
			written = 0;
			child.stdin.write(`${line}\n`);
		},
		finish(grace) {
			heard = false;
			child.stdin.end();
			timer = setTimeout(kill, grace);
			child.on('exit', kill);
		},
		kill,
	};
};

/** The last line of what a program wrote on standard error, as far as it is quoted. */
function lastLineOf(words: string): string {
	const line = words.trim().split('\n').at(-1)?.trim() ?? '';
	return line.slice(0, LONGEST_QUOTE);
}

/** The process groups that may be alive. */
const groups = new Set<number>();

/** The signals that end this process without its `exit` being heard. Ctrl-C is not among them: whoever waits for a program hears it. */
const DEADLY = ['SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

let listening = false;

/** Sees to it that a group is ended with this process. */
function remember(group: number): void {
	groups.add(group);
	if (listening) {
		return;
	}
	listening = true;
	process.on('exit', killAll);
	for (const signal of DEADLY) {
		process.once(signal, () => {
			killAll();
			// If nobody else listens, the signal does now what it would have done.
			if (process.listenerCount(signal) === 0) {
				process.kill(process.pid, signal);
			}
		});
	}
}

function killAll(): void {
	for (const group of groups) {
		killGroup(group);
	}
}

function killGroup(group: number, child?: ChildProcess): void {
	if (!groups.delete(group)) {
		// It was ended before; by now its number may be another's.
		return;
	}
	try {
		process.kill(-group, 'SIGKILL');
	} catch {
		// All are gone, or the system knows no groups.
		child?.kill('SIGKILL');
	}
}
