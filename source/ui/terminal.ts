import {writeSync} from 'node:fs';
import {isatty} from 'node:tty';

/** The title of the window kept; alternate screen, cleared, cursor hidden, pasted text bracketed. */
const ENTER = '\u001B[22;2t\u001B[?1049h\u001B[2J\u001B[H\u001B[?25l\u001B[?2004h';

/** Clicks and the wheel are reported, in the form without a limit of columns; and they are not. */
const MOUSE_ON = '\u001B[?1000h\u001B[?1006h';
const MOUSE_OFF = '\u001B[?1006l\u001B[?1000l';

/**
 * The inverse: no reports of the mouse, paste as usual, colours off, cursor shown, main screen, the title as it was. Ends a
 * synchronized update, too.
 */
const LEAVE = `${MOUSE_OFF}\u001B[?2026l\u001B[?2004l\u001B[0m\u001B[?25h\u001B[?1049l\u001B[23;2t`;

const CLEAR = '\u001B[2J\u001B[H';

const BELL = '\u0007';

/** The signals that end the program, with their exit codes. */
const SIGNALS = {SIGINT: 130, SIGTERM: 143, SIGQUIT: 131} as const;

/** The exit code after the terminal was closed. */
const HANGUP_CODE = 129;

/** How long it may take from the signal until a closed terminal is gone, in milliseconds. */
const HANGUP_WAIT = 100;

/** Hears of a new size of the window. */
export type ResizeListener = (columns: number, rows: number) => void;

/** The terminal as a full screen: entered once, and left whatever happens. */
export type FullScreen = {
	/** Ends the process with this code, the terminal being as before. */
	exit(code: number): never;
	/** Gives the terminal back and stops the program, like any other that Ctrl-Z is pressed in. It is drawn anew when it goes on. */
	suspend(): void;
	/** Copies text to the clipboard, where the terminal lets programs do so (OSC 52). */
	copy(text: string): void;
	/** Gives the window this title, until the full screen is left. */
	showTitle(title: string): void;
	/** Rings the terminal's bell. */
	ringBell(): void;
	/** Lets the terminal report the mouse, or not, until the screen is left. At first it does not. */
	setMouse(wanted: boolean): void;
	/** Hears of each change of the window's size; the answer stops that. */
	onResize(listener: ResizeListener): () => void;
	/** Takes over what Ink does when the window changes. Call it once, after Ink has begun to draw. */
	takeOverResize(): void;
};

/**
 * Enters the full screen. It is left at the end of the process, by signals, and by exceptions nobody caught, which are
 * printed after the main screen is back (exit code 1). `atEnd` is done then, too, in whatever way the process ends; the lines it
 * answers are printed.
 */
export function enterFullScreen(atEnd: () => readonly string[]): FullScreen {
	const {stdin, stdout} = process;
	const resizeListeners = new Set<ResizeListener>();
	let redrawByInk = (): void => {};
	let title = '';
	let isMouseWanted = false;
	let hasLeft = false;

	function enter(): void {
		stdin.setRawMode(true);
		writeTerminal(ENTER + titleSequence(title) + (isMouseWanted ? MOUSE_ON : ''));
	}

	/** Gives the terminal back, if it is still there. */
	function leave(): void {
		if (writeTerminal(LEAVE)) {
			stdin.setRawMode(false);
		}
	}

	/** Leaves for good: the last frame that Ink draws at the end of a process must not land on the main screen. */
	function leaveForGood(): void {
		if (hasLeft) {
			return;
		}
		hasLeft = true;
		leave();
		stdout.write = () => true;
		for (const line of atEnd()) {
			writeAll(2, `${line}\n`);
		}
	}

	/**
	 * Ends the process. At its end Node restores the terminal once more and aborts where that is gone, so then the signal that says so
	 * ends it.
	 */
	function exit(code: number): never {
		leaveForGood();
		if (!isatty(0) || !isatty(1)) {
			process.removeAllListeners('SIGHUP');
			process.kill(process.pid, 'SIGHUP');
		}
		process.exit(code);
	}

	function crash(error: unknown): never {
		leaveForGood();
		writeAll(2, `fourply: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
		exit(1);
	}

	/** The terminal was closed. The signal arrives a moment before it is gone. */
	function hangUp(): void {
		leaveForGood();
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HANGUP_WAIT);
		exit(HANGUP_CODE);
	}

	function suspend(): void {
		leave();
		// The whole group, so that whatever started the program (npm, a script) stops with it.
		process.kill(0, 'SIGSTOP');
	}

	/** Draws the whole frame again, by Ink's own way: it forgets the last frame when the window has become narrower. */
	function redraw(): void {
		const {columns, write} = stdout;
		stdout.write = () => true;
		stdout.columns = 1;
		redrawByInk();
		stdout.write = write;
		stdout.columns = columns;
		redrawByInk();
	}

	function resume(): void {
		enter();
		// The size may have changed while nobody listened. There is no public way to ask for it again.
		(stdout as {_refreshSize?: () => void})._refreshSize?.();
		redraw();
	}

	process.on('exit', leaveForGood);
	for (const [signal, code] of Object.entries(SIGNALS)) {
		process.on(signal, () => exit(code));
	}
	process.on('SIGHUP', hangUp);
	for (const stream of [stdin, stdout]) {
		// Where the terminal is gone, reading or writing may say so before the signal does.
		stream.removeAllListeners('error');
		stream.on('error', (error) => (isatty(0) && isatty(1) ? crash(error) : hangUp()));
	}
	process.on('SIGTSTP', suspend);
	process.on('SIGCONT', resume);
	process.on('uncaughtException', crash);
	process.on('unhandledRejection', crash);
	enter();

	return {
		exit,
		suspend,
		copy: (text) => {
			writeTerminal(`\u001B]52;c;${Buffer.from(text).toString('base64')}\u001B\\`);
		},
		showTitle: (wanted) => {
			title = wanted;
			writeTerminal(titleSequence(title));
		},
		ringBell: () => writeTerminal(BELL),
		setMouse: (wanted) => {
			isMouseWanted = wanted;
			writeTerminal(wanted ? MOUSE_ON : MOUSE_OFF);
		},
		onResize: (listener) => {
			resizeListeners.add(listener);
			return () => resizeListeners.delete(listener);
		},
		takeOverResize: () => {
			// Ink would draw the frame of the old size at once. The screens hear of the new size and draw theirs; until
			// then what the terminal made of the old frame is cleared away.
			for (const listener of stdout.listeners('resize')) {
				redrawByInk = listener as () => void;
				stdout.off('resize', redrawByInk);
			}
			stdout.on('resize', () => {
				writeTerminal(CLEAR);
				for (const listener of resizeListeners) {
					listener(stdout.columns, stdout.rows);
				}
			});
		},
	};
}

/** What gives the window a title (OSC 2), control characters left out; nothing for an empty one. */
export function titleSequence(title: string): string {
	const text = title.replace(/\p{Cc}/gu, '');
	return text === '' ? '' : `\u001B]2;${text}\u001B\\`;
}

/** Writes at once: what is written at the end of a process must not wait. Answers whether the terminal took it. */
function writeTerminal(text: string): boolean {
	return writeAll(1, text);
}

function writeAll(descriptor: number, text: string): boolean {
	try {
		writeSync(descriptor, text);
		return true;
	} catch (error) {
		// A terminal that is gone cannot be told; one that is busy will have the next frame.
		return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
	}
}
