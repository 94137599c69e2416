import {type IPty, spawn} from '@lydell/node-pty';
import xterm from '@xterm/headless';

/** What a person sees on a terminal. */
export type Screen = {
	readonly columns: number;
	readonly rows: number;
	/** One text for each row, without the spaces at its end. */
	readonly lines: readonly string[];
	/** All rows, one below the other. */
	readonly text: string;
	readonly cursorVisible: boolean;
	/** Whether the alternate screen is shown, as full-screen programs do. */
	readonly alternate: boolean;
	/** Whether text that is pasted arrives in brackets. */
	readonly pasteBracketed: boolean;
	/** The title of the window. */
	readonly title: string;
	/** Which actions of the mouse are reported; 'vt200' is presses, releases and the wheel. */
	readonly mouse: 'none' | 'x10' | 'vt200' | 'drag' | 'any';
};

/** How a program ended. */
export type Exit = {readonly code: number; readonly signal: number};

/** What is waited for: a text anywhere on the screen, or anything that can be said of it. */
export type Wanted = string | RegExp | ((screen: Screen) => boolean);

/** What runs in a terminal, and how large the window is. */
export type TerminalOptions = {
	readonly command: string;
	readonly args: readonly string[];
	readonly columns?: number;
	readonly rows?: number;
	/** Variables beside the few that every program gets here. */
	readonly env?: Readonly<Record<string, string>>;
};

/** The bytes that a terminal sends for keys. */
export const KEYS = {
	up: '\u001B[A',
	down: '\u001B[B',
	right: '\u001B[C',
	left: '\u001B[D',
	home: '\u001B[H',
	end: '\u001B[F',
	enter: '\r',
	escape: '\u001B',
	tab: '\t',
	backspace: '\u007F',
	ctrlC: '\u0003',
	ctrlZ: '\u001A',
	ctrlBackslash: '\u001C',
} as const;

/** What a terminal sends for a click of the left button, or for the wheel, at a place counted from 0. */
export function mouseAt(column: number, row: number, action: 'click' | 'wheel-up' | 'wheel-down' = 'click'): string {
	const place = `${column + 1};${row + 1}`;
	return action === 'click'
		? `\u001B[<0;${place}M\u001B[<0;${place}m`
		: `\u001B[<${action === 'wheel-up' ? 64 : 65};${place}M`;
}

type Waiter = {readonly check: (screen: Screen) => boolean; readonly done: () => void; readonly failed: () => void};

/** A program in a terminal of its own: a pseudo-terminal whose output a terminal emulator draws. */
export class TestTerminal {
	/** Resolves when the program has ended and all it wrote is on the screen. */
	readonly exit: Promise<Exit>;

	readonly #pty: IPty;
	readonly #emulator: InstanceType<typeof xterm.Terminal>;
	#waiters: readonly Waiter[] = [];
	#output = '';
	#cursorVisible = true;
	#title = '';
	#ended = false;

	constructor({command, args, columns = 80, rows = 24, env = {}}: TerminalOptions) {
		this.#emulator = new xterm.Terminal({
			cols: columns,
			rows,
			allowProposedApi: true,
			windowOptions: {pushTitle: true, popTitle: true},
		});
		this.#emulator.onTitleChange((title) => {
			this.#title = title;
		});
		this.#followCursor('h', true);
		this.#followCursor('l', false);
		this.#pty = spawn(command, [...args], {cols: columns, rows, env: {...basicEnvironment(), ...env}});
		this.#pty.onData((data) => {
			this.#output += data;
			this.#emulator.write(data, () => this.#look());
		});
		this.exit = new Promise((resolve) => {
			this.#pty.onExit(({exitCode, signal}) => {
				this.#emulator.write('', () => {
					this.#ended = true;
					this.#look();
					resolve({code: exitCode, signal: signal ?? 0});
				});
			});
		});
	}

	/** Everything written to the terminal so far, byte for byte. */
	get output(): string {
		return this.#output;
	}

	/** What is to be seen now; it may be half a frame, unlike what `waitFor` finds. */
	get screen(): Screen {
		const {cols: columns, rows, buffer, modes} = this.#emulator;
		const {active} = buffer;
		const lines = Array.from(
			{length: rows},
			(_, row) =>
				active
					.getLine(active.baseY + row)
					?.translateToString(true, 0, columns)
					.trimEnd() ?? '',
		);
		return {
			columns,
			rows,
			lines,
			text: lines.join('\n'),
			cursorVisible: this.#cursorVisible,
			alternate: active.type === 'alternate',
			pasteBracketed: modes.bracketedPasteMode,
			title: this.#title,
			mouse: modes.mouseTrackingMode,
		};
	}

	/** Sends keys, or any bytes, in one write. */
	write(keys: string): void {
		this.#pty.write(keys);
	}

	/** Changes the size of the window. */
	resize(columns: number, rows: number): void {
		this.#emulator.resize(columns, rows);
		this.#pty.resize(columns, rows);
	}

	/**
	 * Waits until a whole frame shows what is wanted, and answers that frame. There is no time limit. It fails when the
	 * program ends without having shown it.
	 */
	waitFor(wanted: Wanted): Promise<Screen> {
		const check = checkOf(wanted);
		return new Promise((resolve, reject) => {
			let found: Screen | undefined;
			const waiter: Waiter = {
				check: (screen) => {
					found = check(screen) ? screen : undefined;
					return found !== undefined;
				},
				done: () => resolve(found ?? this.screen),
				failed: () => reject(new Error(`the program ended without showing ${String(wanted)}:\n${this.screen.text}`)),
			};
			this.#waiters = [...this.#waiters, waiter];
			this.#look();
		});
	}

	/** Sends text as a terminal does when it is pasted. */
	paste(text: string): void {
		this.write(`\u001B[200~${text}\u001B[201~`);
	}

	/** Kills what was started here, as `kill -9` does: it can do nothing about it. */
	async kill(): Promise<void> {
		this.#pty.kill('SIGKILL');
		await this.exit;
	}

	/** Closes the window: the terminal is gone for what runs in it. */
	hangUp(): void {
		const {destroy} = this.#pty as IPty & {readonly destroy?: () => void};
		if (destroy === undefined) {
			throw new Error('this pseudo-terminal cannot be closed');
		}
		destroy.call(this.#pty);
	}

	/** Ends what runs here, whatever it is doing. */
	async close(): Promise<void> {
		if (!this.#ended) {
			try {
				this.#pty.kill('SIGKILL');
			} catch {
				// It has ended in this moment.
			}
			await this.exit;
		}
		this.#emulator.dispose();
	}

	#followCursor(final: 'h' | 'l', visible: boolean): void {
		this.#emulator.parser.registerCsiHandler({prefix: '?', final}, (parameters) => {
			if (parameters.includes(25)) {
				this.#cursorVisible = visible;
			}
			return false;
		});
	}

	/** Tells those who wait what is to be seen, except in the middle of a frame. */
	#look(): void {
		if (this.#emulator.modes.synchronizedOutputMode && !this.#ended) {
			return;
		}
		const {screen} = this;
		const waiting = this.#waiters;
		const done = waiting.filter((waiter) => waiter.check(screen));
		this.#waiters = this.#ended ? [] : waiting.filter((waiter) => !done.includes(waiter));
		for (const waiter of done) {
			waiter.done();
		}
		if (this.#ended) {
			for (const waiter of waiting) {
				if (!done.includes(waiter)) {
					waiter.failed();
				}
			}
		}
	}
}

/** The environment of a person at a usual terminal: nothing that makes Ink draw otherwise than there. */
function basicEnvironment(): Record<string, string> {
	const kept = ['PATH', 'HOME', 'TMPDIR', 'NODE_V8_COVERAGE'].flatMap((name) => {
		const value = process.env[name];
		return value === undefined ? [] : [[name, value] as const];
	});
	return {...Object.fromEntries(kept), TERM: 'xterm-256color', LANG: 'C.UTF-8'};
}

function checkOf(wanted: Wanted): (screen: Screen) => boolean {
	if (typeof wanted === 'function') {
		return wanted;
	}
	return typeof wanted === 'string' ? ({text}) => text.includes(wanted) : ({text}) => wanted.test(text);
}
