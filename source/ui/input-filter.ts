import {PassThrough} from 'node:stream';
import {type MouseReport, readMouseReport} from './mouse-report.ts';

/** How long a lone Escape waits for the rest of a key that the terminal sends in two pieces, in milliseconds. */
const ESCAPE_WAIT = 25;

const PASTE_START = '\u001B[200~';
const PASTE_END = '\u001B[201~';

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: these are the control sequences of terminals
/**
 * A report of the mouse of which the rest is still to come, in the form asked for (`ESC [ <` and numbers) or the old one (`ESC [ M`
 * and three characters); also what may become one.
 */
const OPEN_REPORT = /^\u001B\[(?:<[\d;]*|M[^\0-\u001F]{0,2})?$/;

/** Whole sequences, the ones that the general form would take for something else first. */
const SEQUENCES: readonly RegExp[] = [
	/^\u001B\[M[^\0-\u001F]{3}/,
	// Broken off: the next key begins before its end.
	/^\u001B\[(?:M[^\0-\u001F]{0,2}(?=[\0-\u001F])|[0-?]*[ -/]*(?=[^ -~]))/,
	/^\u001B(?:\[[0-?]*[ -/]*[@-~]|O[ -~]|[^[O\u001B])/,
];

/** A key: an arrow, Home and End, or a numbered one; not a report of mouse or focus. */
const KEY = /^\u001B(?:[^[]|\[[\d;]*[A-HPQRSZ~]$)/;

/** What is left of a report whose Escape came long before. */
const LATE_REPORT = /^\[<[\d;]*[Mm]/;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: these are the control sequences of terminals

/** A terminal's input as Ink wants it. */
export type TerminalInput = NodeJS.ReadableStream & {
	readonly isTTY?: boolean;
	setRawMode?(mode: boolean): unknown;
	ref?(): unknown;
	unref?(): unknown;
};

/** Input between a terminal and Ink. */
export type InputFilter = {
	/** What Ink reads instead of the terminal. */
	readonly stream: NodeJS.ReadStream;
	/** Hears of each pasted text; the answer stops that. */
	onPaste(listener: (text: string) => void): () => void;
	/** Hears of what is done with the mouse; the answer stops that. */
	onMouse(listener: (report: MouseReport) => void): () => void;
	/** Passes a piece of input through the filter; the terminal's input comes here by itself. */
	write(text: string): void;
};

/**
 * Makes input fit for Ink: a lone Escape is held for a moment, so that an arrow key split over two reads does not become
 * Escape and letters; pasted text (bracketed by the terminal) and the mouse are reported and never taken for keys; sequences
 * that are no keys are left out.
 */
export function filterInput(terminal: TerminalInput): InputFilter {
	const stream = new PassThrough();
	const pasteListeners = new Set<(text: string) => void>();
	const mouseListeners = new Set<(report: MouseReport) => void>();
	let pending = '';
	/** Whether the last thing given up waiting for was a lone Escape. */
	let wasEscape = false;
	let timer: NodeJS.Timeout | NodeJS.Immediate | undefined;

	function flush(): void {
		if (pending !== '') {
			wasEscape = pending === '\u001B';
			stream.write(pending);
			pending = '';
		}
	}

	function write(text: string): void {
		clearTimeout(timer as NodeJS.Timeout);
		clearImmediate(timer as NodeJS.Immediate);
		pending += wasEscape ? text.replace(LATE_REPORT, '') : text;
		wasEscape = false;
		while (pending !== '') {
			const taken = takeInput(pending);
			if (taken === undefined) {
				if (!pending.startsWith(PASTE_START) && !OPEN_REPORT.test(pending)) {
					// What has arrived in the meantime is read before a busy program gives the key up.
					timer = setTimeout(() => {
						timer = setImmediate(flush);
					}, ESCAPE_WAIT);
				}
				return;
			}
			pending = pending.slice(taken.length);
			if (taken.kind === 'keys') {
				stream.write(taken.text);
			} else if (taken.kind === 'paste') {
				for (const listener of pasteListeners) {
					listener(taken.text);
				}
			} else {
				const report = readMouseReport(taken.text);
				if (report !== undefined) {
					for (const listener of mouseListeners) {
						listener(report);
					}
				}
			}
		}
	}

	terminal.setEncoding('utf8');
	terminal.on('data', (chunk) => write(String(chunk)));
	Object.assign(stream, {
		isTTY: terminal.isTTY ?? false,
		setRawMode: (mode: boolean) => {
			terminal.setRawMode?.(mode);
			return stream;
		},
		ref: () => {
			terminal.ref?.();
			return stream;
		},
		unref: () => {
			terminal.unref?.();
			return stream;
		},
	});
	return {
		stream: stream as unknown as NodeJS.ReadStream,
		onPaste(listener) {
			pasteListeners.add(listener);
			return () => pasteListeners.delete(listener);
		},
		onMouse(listener) {
			mouseListeners.add(listener);
			return () => mouseListeners.delete(listener);
		},
		write,
	};
}

type Taken = {readonly kind: 'keys' | 'paste' | 'report'; readonly text: string; readonly length: number};

/** The first piece of some input, or undefined while it is not complete. */
function takeInput(input: string): Taken | undefined {
	if (input.startsWith(PASTE_START)) {
		const end = input.indexOf(PASTE_END);
		return end < 0
			? undefined
			: {kind: 'paste', text: input.slice(PASTE_START.length, end), length: end + PASTE_END.length};
	}
	const start = input.indexOf('\u001B');
	if (start !== 0) {
		const text = start < 0 ? input : input.slice(0, start);
		return {kind: 'keys', text, length: text.length};
	}
	if (OPEN_REPORT.test(input)) {
		return undefined;
	}
	const [sequence] = SEQUENCES.flatMap((form) => form.exec(input)?.[0] ?? []);
	if (sequence === undefined) {
		// Escape pressed twice, or a sequence of which a part is still to come.
		return input.startsWith('\u001B\u001B') ? {kind: 'keys', text: '\u001B', length: 1} : undefined;
	}
	return {kind: KEY.test(sequence) ? 'keys' : 'report', text: sequence, length: sequence.length};
}
