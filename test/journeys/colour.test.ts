import {describe, expect} from 'vitest';
import {KEYS, type Screen, type TestTerminal} from '../helpers/terminal.ts';
import {journey, movesOf, playing, statusOf, waitForMoves, waitForPanel, waitForStatus} from './steps.ts';

/** The parameters of all the sequences that change how text looks, in what was written to a terminal. */
function styles({output}: TestTerminal): ReadonlySet<string> {
	const start = '\u001B';
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
