import {writeSync} from 'node:fs';

/** Alternate screen, cursor hidden, cleared, pasted text bracketed. */
const ENTER = '\u001B[?1049h\u001B[2J\u001B[H\u001B[?25l\u001B[?2004h';

/** The inverse: paste as usual, colours off, cursor shown, main screen. Ends a synchronized update, too. */
const LEAVE = '\u001B[?2026l\u001B[?2004l\u001B[0m\u001B[?25h\u001B[?1049l';

const CLEAR = '\u001B[2J\u001B[H';

/** The signals that end the program, with their exit codes. */
const SIGNALS = {SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131} as const;

/** The terminal as a full screen: entered once, and left whatever happens. */
export type FullScreen = {
	/** Ends the process with this code, the terminal being as before. */
	exit(code: number): never;
	/** Gives the terminal back, stops the process, and draws anew when it goes on. */
	suspend(): void;
};

/**
 * Enters the full screen. It is left at the end of the process, by signals, and by exceptions nobody caught, which are
 * printed after the main screen is back (exit code 1).
 */
export function enterFullScreen(): FullScreen {
	const {stdin, stdout} = process;
	let entered = false;

	function enter(): void {
		entered = true;
		stdin.setRawMode(true);
		writeTerminal(ENTER);
	}

	function leave(): void {
		if (entered) {
			entered = false;
			writeTerminal(LEAVE);
			try {
				stdin.setRawMode(false);
			} catch {
				// The terminal is gone; there is nothing to restore.
			}
		}
	}

	/** Leaves for good: the last frame that Ink draws at the end of a process must not land on the main screen. */
	function leaveForGood(): void {
		leave();
		stdout.write = () => true;
	}

	function exit(code: number): never {
		leaveForGood();
		process.exit(code);
	}

	function crash(error: unknown): never {
		leaveForGood();
		writeError(`fourply: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
		process.exit(1);
	}

	/** Lets Ink draw the whole frame again: it does so when the window becomes narrower. */
	function redraw(): void {
		const {columns} = stdout;
		stdout.columns = columns - 1;
		stdout.emit('resize');
		stdout.columns = columns;
		stdout.emit('resize');
	}

	process.on('exit', leaveForGood);
	for (const [signal, code] of Object.entries(SIGNALS)) {
		process.on(signal, () => exit(code));
	}
	process.on('uncaughtException', crash);
	process.on('unhandledRejection', crash);
	process.on('SIGCONT', () => {
		if (!entered) {
			enter();
			redraw();
		}
	});
	// Before Ink hears of it: what the terminal made of the old frame is cleared away.
	stdout.on('resize', () => writeTerminal(CLEAR));
	enter();

	return {
		exit,
		suspend: () => {
			leave();
			process.kill(process.pid, 'SIGSTOP');
		},
	};
}

/** Writes at once: what is written at the end of a process must not wait. A terminal that is gone is no fault. */
function writeTerminal(text: string): void {
	writeAll(1, text);
}

function writeError(text: string): void {
	writeAll(2, text);
}

function writeAll(descriptor: number, text: string): void {
	try {
		writeSync(descriptor, text);
	} catch {
		// The terminal is gone or does not take more now; nobody could be told.
	}
}
