import {describe, expect} from 'vitest';
import {KEYS, type Screen, type TestTerminal} from '../helpers/terminal.ts';
import {
	isGame,
	journey,
	movesOf,
	PROGRAM,
	playing,
	statusOf,
	waitForMoves,
	waitForPanel,
	waitForStatus,
} from './steps.ts';

/** The parameters of all the sequences that change how text looks, in what was written to a terminal from a place on. */
function styles(terminal: TestTerminal, from = 0): ReadonlySet<string> {
	const start = '\u001B';
	const output = terminal.output.slice(from);
	return new Set(
		[...output.matchAll(new RegExp(`${start}\\[([\\d;:]*)m`, 'g'))].map(([, parameters = '']) => parameters),
	);
}

/** Whether a style has to do with colour: 30 to 49 and 90 to 107 are colours, of text and behind it. */
function isColour(parameters: string): boolean {
	return parameters.split(/[;:]/).some((parameter) => {
		const number = Number(parameter);
		return (number >= 30 && number <= 49) || (number >= 90 && number <= 107);
	});
}

/** The ways in which colours of text are named, in what was written to a terminal: by one of 16 names, of 256 numbers, or by light. */
function namings(terminal: TestTerminal, from = 0): readonly string[] {
	const found = [...styles(terminal, from)].flatMap((parameters) =>
		/^(3[0-7]|9[0-7])$/.test(parameters) ? 'name' : (/^38;([25]);/.exec(parameters)?.[1] ?? []),
	);
	return [...new Set(found)];
}

/** Whether nothing but ASCII is on the screen. */
function isAscii({text}: Screen): boolean {
	return /^[\n -~]*$/.test(text);
}

/** What is drawn in the lowest cell of a column, without the cursor's and the last stone's marks. */
function bottomOf({lines}: Screen, column: number): string {
	const numbers = lines.findIndex((line) => /^ *0 +1 +2 +3/.test(line));
	const place = (lines[numbers] ?? '').indexOf(String(column));
	return lines
		.slice(numbers - 3, numbers - 1)
		.map((line) => line.slice(place - 1, place + 2))
		.join('\n')
		.replaceAll('›', ' ');
}

describe.concurrent('colour', () => {
	journey('is used where nothing speaks against it', async ({openGame}) => {
		const terminal = await openGame({panel: true});
		terminal.write(playing('34'));
		await waitForMoves(terminal, 2);
		expect([...styles(terminal)].filter(isColour)).not.toEqual([]);
	});

	journey('is not used with NO_COLOR, in any screen, and X and O differ by shape', async ({openGame}) => {
		const terminal = await openGame({panel: true, env: {NO_COLOR: '1'}});
		terminal.write(playing('34'));
		await waitForPanel(terminal, ({depth}) => depth >= 4);
		// The last stone has its mark when it has fallen.
		const board = await terminal.waitFor('›▞▀▚');
		const [x, o, empty] = [3, 4, 5].map((column) => bottomOf(board, column));
		expect(new Set([x, o, empty]).size).toBe(3);
		terminal.write(playing('34343'));
		await waitForStatus(terminal, 'X has won');
		terminal.write('?');
		await terminal.waitFor('Help: game');
		terminal.write('qg');
		await terminal.waitFor('Tic-tac-toe 3x3');
		terminal.write(KEYS.enter);
		await waitForMoves(terminal, 2);
		terminal.write('qq');
		await terminal.exit;
		expect([...styles(terminal)].filter(isColour)).toEqual([]);
		// Weight is no colour: the title and what is chosen are bold.
		expect(styles(terminal)).toContain('1');
	});

	journey.for([
		{env: {TERM: 'xterm-256color'}, expected: ['5']},
		{env: {TERM: 'xterm-16color'}, expected: ['name']},
		{env: {TERM: 'xterm-256color', COLORTERM: 'truecolor'}, expected: ['2']},
		{env: {FORCE_COLOR: '0', COLORTERM: 'truecolor'}, expected: []},
		{env: {FORCE_COLOR: '1', COLORTERM: 'truecolor'}, expected: ['name']},
		{env: {FORCE_COLOR: '2', COLORTERM: 'truecolor'}, expected: ['5']},
		{env: {FORCE_COLOR: '3', TERM: 'xterm-16color'}, expected: ['2']},
		{env: {NO_COLOR: '1', FORCE_COLOR: '3'}, expected: []},
	])('is named as the environment says: %o', async ({env, expected}, {openGame}) => {
		const terminal = await openGame({panel: true, env});
		terminal.write(playing('34'));
		await waitForMoves(terminal, 2);
		await terminal.waitFor(/›▞▀▚/);
		expect(namings(terminal)).toEqual(expected);
		expect([...styles(terminal)].some(isColour)).toBe(expected.length > 0);
	});

	journey.for([
		{args: [], env: {}, warm: '38;2;230;159;0'},
		{args: ['--theme', 'light'], env: {}, warm: '38;2;153;77;0'},
		{args: [], env: {COLORFGBG: '0;15'}, warm: '38;2;153;77;0'},
		{args: ['--theme', 'dark'], env: {COLORFGBG: '0;15'}, warm: '38;2;230;159;0'},
		{args: ['--theme', 'contrast-dark'], env: {}, warm: '38;2;255;206;150'},
		{args: ['--theme', 'contrast-light'], env: {}, warm: '38;2;110;56;6'},
		{args: ['--theme', 'mono'], env: {}, warm: undefined},
	])('of X is that of the theme: %o', async ({args, env, warm}, {startTerminal}) => {
		const terminal = startTerminal({
			command: process.execPath,
			args: [PROGRAM, ...args, '--player-o', 'you'],
			env: {COLORTERM: 'truecolor', ...env},
		});
		await terminal.waitFor('Choose with the arrow keys');
		terminal.write(KEYS.enter.repeat(2));
		await terminal.waitFor(isGame);
		terminal.write(playing('34'));
		await waitForMoves(terminal, 2);
		await terminal.waitFor(/›▞▀▚/);
		expect([...styles(terminal)].some(isColour)).toBe(warm !== undefined);
		expect(warm === undefined || styles(terminal).has(warm)).toBe(true);
	});

	journey('and signs beside ASCII are gone with P, on every screen, and back with P', async ({openGame}) => {
		const terminal = await openGame({panel: true, env: {COLORTERM: 'truecolor'}});
		terminal.write(`${playing('34')}P`);
		await terminal.waitFor((screen) => isGame(screen) && movesOf(screen).length === 2 && isAscii(screen));
		const plain = terminal.output.length;
		terminal.write(playing('34343'));
		await waitForStatus(terminal, 'X has won');
		terminal.write('?');
		await terminal.waitFor('Help: game');
		terminal.write('q');
		await waitForStatus(terminal, 'X has won');
		expect(isAscii(terminal.screen)).toBe(true);
		expect([...styles(terminal, plain)].filter(isColour)).toEqual([]);
		// Not even for a moment: these are all the bytes of the frames since.
		expect([...terminal.output.slice(plain)].filter((sign) => sign > '~')).toEqual([]);
		const coloured = terminal.output.length;
		terminal.write('P');
		await terminal.waitFor(({text}) => text.includes('▟█▙') && text.includes('▞▀▚'));
		expect(namings(terminal, coloured)).toEqual(['2']);
	});

	journey('of a win is also said by a mark and by words', async ({openGame}) => {
		const terminal = await openGame({env: {NO_COLOR: '1'}});
		terminal.write(playing('112244553'));
		// Five in a row are five marks, when the last stone has fallen.
		const screen = await terminal.waitFor(({text}) => text.match(/\*/g)?.length === 5);
		expect(statusOf(screen)).toContain('X has won');
		expect(movesOf(screen)).toHaveLength(9);
	});
});
