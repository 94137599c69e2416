import {spawnSync} from 'node:child_process';
import {describe, expect} from 'vitest';
import {ownHome} from '../helpers/own-home.ts';
import {KEYS, type Screen, type TestTerminal} from '../helpers/terminal.ts';
import {isGame, journey, movesOf, PROGRAM, type Surroundings, waitForMoves} from './steps.ts';

/** What a shell does at its end: it says so and stays, since what is written just before an end may not arrive. */
const STAY = 'echo looked; read -r _';

/** Runs a program, its process id said before it starts, and afterwards says how it ended and how the terminal is set. */
const RUN_AND_LOOK = `sh -c 'echo "process $$"; exec "$@"' sh "$@"; echo "code $?"; stty -a; ${STAY}`;

/** What is run in a shell that looks at the terminal afterwards. */
type InShell = {
	readonly terminal: TestTerminal;
	/** The process id of the program. */
	readonly pid: number;
};

type Start = (options: ConstructorParameters<typeof TestTerminal>[0]) => TestTerminal;

/** Starts the program in a shell that looks at the terminal when the program has ended, and waits for the menu. */
async function openInShell(startTerminal: Start, surroundings: Surroundings = {}): Promise<InShell> {
	const terminal = startTerminal({
		...surroundings,
		command: 'sh',
		args: ['-c', RUN_AND_LOOK, 'sh', process.execPath, PROGRAM],
	});
	await terminal.waitFor(({text, mouse}) => text.includes('Choose with the arrow keys') && mouse === 'vt200');
	return {terminal, pid: Number(/process (\d+)/.exec(terminal.output)?.[1])};
}

/** Waits until the shell has looked at everything and answers what is on the screen then. */
async function afterEnd(terminal: TestTerminal): Promise<Screen> {
	return terminal.waitFor(({lines}) => lines.includes('looked'));
}

/** That the terminal is as it was before the program, and what the program wrote is gone, but for `left` over it. */
function expectRestored(screen: Screen, code: number): void {
	expect(screen).toMatchObject({alternate: false, cursorVisible: true, pasteBracketed: false, mouse: 'none'});
	expect(screen.lines[0]).toMatch(/^process \d+$/);
	expect(screen.text).toContain(`code ${code}\n`);
	expect(screen.text).toMatch(/\sicanon\s/);
	expect(screen.text).toMatch(/\secho\s/);
	expect(screen.text).toMatch(/\sisig\s/);
	expect(screen.text).not.toContain('Choose with the arrow keys');
}

/** That nothing stands between the line before the program and the shell's report. */
function expectNothingLeft(screen: Screen, code: number): void {
	expectRestored(screen, code);
	expect(screen.lines[1]).toBe(`code ${code}`);
}

/** A module that breaks the program in some way when SIGUSR2 arrives; for the option `--import`. */
function breaking(statement: string): Surroundings {
	const source = `process.on('SIGUSR2', () => { ${statement} });`;
	return {env: {NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source)}`}};
}

describe.concurrent('the terminal is as before, and the exit code is right', () => {
	journey('after q in the menu', async ({startTerminal}) => {
		const {terminal} = await openInShell(startTerminal);
		terminal.write('q');
		expectNothingLeft(await afterEnd(terminal), 0);
	});

	journey('after Quit in the menu, reached from a game', async ({startTerminal}) => {
		const {terminal} = await openInShell(startTerminal);
		terminal.write(KEYS.enter + KEYS.enter);
		await terminal.waitFor(isGame);
		terminal.write(`q${KEYS.end}${KEYS.enter}`);
		expectNothingLeft(await afterEnd(terminal), 0);
	});

	journey('after Ctrl-C in the menu', async ({startTerminal}) => {
		const {terminal} = await openInShell(startTerminal);
		terminal.write(KEYS.ctrlC);
		expectNothingLeft(await afterEnd(terminal), 130);
	});

	journey('after Ctrl-C in a game, while two engines search', async ({startTerminal}) => {
		const {terminal} = await openInShell(startTerminal);
		// The deepest engine plays O, and the panel thinks as well.
		terminal.write(`${KEYS.enter}${KEYS.end}${KEYS.right.repeat(3)}${KEYS.enter}${KEYS.enter}`);
		await terminal.waitFor('O is thinking (deepest)');
		terminal.write(KEYS.ctrlC);
		expectNothingLeft(await afterEnd(terminal), 130);
	});

	journey('after Ctrl-\\', async ({startTerminal}) => {
		const {terminal} = await openInShell(startTerminal);
		terminal.write(KEYS.ctrlBackslash);
		expectNothingLeft(await afterEnd(terminal), 131);
	});

	journey.for([
		['SIGTERM', 143],
		['SIGHUP', 129],
		['SIGINT', 130],
		['SIGQUIT', 131],
	] as const)('after %s in a game', async ([signal, code], {startTerminal}) => {
		const {terminal, pid} = await openInShell(startTerminal);
		terminal.write(KEYS.enter + KEYS.enter);
		await terminal.waitFor(isGame);
		process.kill(pid, signal);
		expectNothingLeft(await afterEnd(terminal), code);
	});

	journey('after an exception, whose text can be read', async ({startTerminal}) => {
		const {terminal, pid} = await openInShell(startTerminal, breaking("throw new Error('broken on purpose')"));
		process.kill(pid, 'SIGUSR2');
		const screen = await afterEnd(terminal);
		expectRestored(screen, 1);
		expect(screen.lines[1]).toBe('fourply: Error: broken on purpose');
	});

	journey('after a promise that is rejected and not caught', async ({startTerminal}) => {
		const statement = "void Promise.reject(new Error('broken on purpose'))";
		const {terminal, pid} = await openInShell(startTerminal, breaking(statement));
		process.kill(pid, 'SIGUSR2');
		const screen = await afterEnd(terminal);
		expectRestored(screen, 1);
		expect(screen.lines[1]).toBe('fourply: Error: broken on purpose');
	});

	journey('after an exception while a frame is drawn', async ({startTerminal}) => {
		const statement = "String.prototype.padEnd = () => { throw new Error('broken on purpose'); }";
		const {terminal, pid} = await openInShell(startTerminal, {...breaking(statement), rows: 50});
		process.kill(pid, 'SIGUSR2');
		// The signal is handled before the key that needs another frame, or that frame is the next one.
		terminal.write(KEYS.down + KEYS.down);
		terminal.write(KEYS.up + KEYS.up + KEYS.down);
		const screen = await afterEnd(terminal);
		expectRestored(screen, 1);
		expect(screen.lines[1]).toBe('fourply: Error: broken on purpose');
	});

	journey('after the window was closed nothing runs on', async ({openGame}) => {
		const terminal = await openGame({O: 'deepest', panel: true});
		terminal.write(KEYS.enter);
		await terminal.waitFor('O is thinking');
		terminal.hangUp();
		// Ended by itself with the exit code of SIGHUP, or by that signal; not aborted.
		expect([
			{code: 129, signal: 0},
			{code: 0, signal: 1},
		]).toContainEqual(await terminal.exit);
	});
});

describe.concurrent('Ctrl-Z', () => {
	const shell = {command: 'bash', args: ['--norc', '--noprofile', '--noediting', '-i'], env: {PS1: 'prompt> '}};

	journey('suspends the program, and fg brings back a clean screen on which one plays on', async ({startTerminal}) => {
		const terminal = startTerminal(shell);
		await terminal.waitFor('prompt>');
		terminal.write(`'${process.execPath}' '${PROGRAM}'\r`);
		await terminal.waitFor('Choose with the arrow keys');
		terminal.write(KEYS.enter + KEYS.enter);
		await terminal.waitFor(isGame);
		terminal.write(`g${KEYS.tab}`);
		const before = await terminal.waitFor(
			({text, title}) => text.includes('Tic-tac-toe') && title.includes('Tic-tac-toe') && !text.includes('★'),
		);
		terminal.write(KEYS.ctrlZ);
		const stopped = await terminal.waitFor((screen) => /Stopped/.test(screen.text));
		expect(stopped).toMatchObject({
			alternate: false,
			cursorVisible: true,
			pasteBracketed: false,
			title: '',
			mouse: 'none',
		});
		terminal.write('stty -a\r');
		const settings = await terminal.waitFor(/\sisig\s/);
		expect(settings.text).toMatch(/\sicanon\s/);
		terminal.write('fg\r');
		await terminal.waitFor((screen) => screen.alternate && screen.text === before.text);
		expect(terminal.screen).toMatchObject({
			cursorVisible: false,
			pasteBracketed: true,
			title: before.title,
			mouse: 'vt200',
		});
		terminal.write(KEYS.enter);
		await waitForMoves(terminal, 2);
		terminal.write('qq');
		await terminal.waitFor((screen) => !screen.alternate && screen.text.trimEnd().endsWith('prompt>'));
		terminal.write('echo "code $?"\r');
		const after = await terminal.waitFor((screen) => !screen.alternate && screen.text.includes('code 0'));
		expect(after).toMatchObject({cursorVisible: true, title: ''});
	});

	journey('works twice, and with a window of another size than before', async ({startTerminal}) => {
		const terminal = startTerminal(shell);
		await terminal.waitFor('prompt>');
		terminal.write(`'${process.execPath}' '${PROGRAM}'\r`);
		await terminal.waitFor('Choose with the arrow keys');
		for (const [columns, rows] of [
			[100, 30],
			[60, 20],
		] as const) {
			terminal.write(KEYS.ctrlZ);
			await terminal.waitFor(
				({alternate, text}) => !alternate && /Stopped/.test(text) && /prompt> $/.test(`${text.trimEnd()} `),
			);
			terminal.resize(columns, rows);
			terminal.write('clear; fg\r');
			const screen = await terminal.waitFor(
				({alternate, lines}) => alternate && (lines[rows - 2] ?? '').includes('q quit'),
			);
			expect(screen.lines[1]).toBe(` ${'─'.repeat(columns - 2)}`);
			expect(screen.text.match(/fourply/g)).toHaveLength(1);
			expect(screen.text.match(/q quit/g)).toHaveLength(1);
		}
	});

	journey(
		'stops everything that was started with the program, as npm start does, so that the shell is back',
		async ({startTerminal}) => {
			const terminal = startTerminal(shell);
			await terminal.waitFor('prompt>');
			terminal.write(`sh -c '"$0" "$1"; exit $?' '${process.execPath}' '${PROGRAM}'\r`);
			await terminal.waitFor('Choose with the arrow keys');
			terminal.write(KEYS.ctrlZ);
			await terminal.waitFor((screen) => !screen.alternate && /Stopped/.test(screen.text));
			terminal.write('fg\r');
			await terminal.waitFor((screen) => screen.alternate && screen.text.includes('Choose with the arrow keys'));
		},
	);

	journey(
		'is not the only way to be stopped: after SIGTSTP from outside fg brings a clean screen back, too',
		async ({startTerminal}) => {
			const terminal = startTerminal(shell);
			await terminal.waitFor('prompt>');
			terminal.write(`sh -c 'echo "process $$"; exec "$0" "$1"' '${process.execPath}' '${PROGRAM}'\r`);
			const menu = await terminal.waitFor('Choose with the arrow keys');
			process.kill(Number(/process (\d+)/.exec(terminal.output)?.[1]), 'SIGTSTP');
			await terminal.waitFor('Stopped');
			terminal.write('fg\r');
			await terminal.waitFor((screen) => screen.alternate && screen.text === menu.text);
			terminal.write(KEYS.enter + KEYS.enter);
			await terminal.waitFor(isGame);
		},
	);
});

describe.concurrent('without a terminal there is one line that says what to do instead, and exit code 2', () => {
	journey('when input and output are no terminals', ({home}) => {
		const env = {...process.env, ...ownHome(home)};
		const {status, stdout, stderr} = spawnSync(process.execPath, [PROGRAM], {input: '', encoding: 'utf8', env});
		expect({status, stdout}).toEqual({status: 2, stdout: ''});
		expect(stderr).toMatch(
			/^fourply: the full-screen program needs a terminal; use fourply --screen-reader, or a command[^\n]*\n$/,
		);
	});

	journey.for([
		['its output goes into a pipe', '"$0" "$1" | cat; echo "code $?"', 0],
		['its input comes from a file', '"$0" "$1" </dev/null; echo "code $?"', 2],
	] as const)('when %s', async ([, script, code], {startTerminal}) => {
		const args = ['-c', `${script}; ${STAY}`, process.execPath, PROGRAM];
		const terminal = startTerminal({command: 'sh', args, columns: 200});
		const screen = await afterEnd(terminal);
		expect(screen.lines[0]).toMatch(/^fourply: the full-screen program needs a terminal/);
		expect(screen.lines[1]).toBe(`code ${code}`);
	});

	journey('when TERM is dumb', async ({startProgram}) => {
		const terminal = startProgram({columns: 200, env: {TERM: 'dumb'}});
		expect(await terminal.exit).toEqual({code: 2, signal: 0});
		expect(terminal.output).toMatch(/^fourply: TERM=dumb has no full screen; use a command instead[^\n]*\r\n$/);
	});
});

describe.concurrent('a start', () => {
	journey('leaves what was on the screen where it was', async ({startTerminal}) => {
		const {terminal} = await openInShell(startTerminal);
		terminal.write(KEYS.enter + KEYS.enter);
		await terminal.waitFor((screen) => isGame(screen) && movesOf(screen).length === 0);
		terminal.write(KEYS.escape);
		await terminal.waitFor('Continue');
		terminal.write(KEYS.escape);
		expectNothingLeft(await afterEnd(terminal), 0);
	});
});
