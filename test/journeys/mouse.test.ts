import {describe, expect} from 'vitest';
import {KEYS, mouseAt, type Screen} from '../helpers/terminal.ts';
import {cursorColumn, hintsOf, isGame, journey, movesOf, statusOf, waitForMoves, waitForStatus} from './steps.ts';

/** The place where a text is seen first. */
function placeOf({lines, text}: Screen, wanted: string): readonly [column: number, row: number] {
	const row = lines.findIndex((line) => line.includes(wanted));
	const column = lines[row]?.indexOf(wanted);
	if (column === undefined) {
		throw new Error(`"${wanted}" is not on the screen:\n${text}`);
	}
	return [column, row];
}

/** The place of a column's number below the board. */
function numberOf({lines}: Screen, column: number): readonly [column: number, row: number] {
	const row = lines.findIndex((line) => /^ *0 +1 +2 +3/.test(line));
	return [lines[row]?.indexOf(String(column)) ?? Number.NaN, row];
}

describe.concurrent('the mouse', () => {
	journey.for([
		[40, 16],
		[80, 24],
		[120, 40],
	] as const)('in a window of %ix%i a click plays the column that it is on', async ([columns, rows], {openGame}) => {
		const terminal = await openGame({columns, rows});
		await terminal.waitFor(({mouse}) => mouse === 'vt200');
		const [column, row] = numberOf(terminal.screen, 5);
		terminal.write(mouseAt(column, row));
		await waitForStatus(terminal, 'O to move');
		terminal.write(mouseAt(column, row - 2));
		await waitForStatus(terminal, 'X to move');
		expect(cursorColumn(terminal.screen)).toBe(5);
		// One line up is the frame.
		terminal.write(mouseAt(column, row - 1) + KEYS.left);
		const screen = await terminal.waitFor((shown) => cursorColumn(shown) === 4);
		expect(statusOf(screen)).toContain('X to move');
	});

	journey('leads from the menu into a game and back without a key', async ({openMenu}) => {
		const terminal = await openMenu({columns: 120});
		await terminal.waitFor(({mouse}) => mouse === 'vt200');
		terminal.write(mouseAt(...placeOf(terminal.screen, 'Play Tic-tac-toe')));
		await terminal.waitFor('Change with');
		// The first click chooses the row, the second one changes it.
		const row = placeOf(terminal.screen, 'O, second');
		terminal.write(mouseAt(...row));
		await terminal.waitFor('› O, second');
		terminal.write(mouseAt(...row));
		await terminal.waitFor((screen) => /O, second ‹ (?!medium)/.test(screen.text));
		terminal.write(mouseAt(...placeOf(terminal.screen, 'Play')));
		await terminal.waitFor('› Play');
		terminal.write(mouseAt(...placeOf(terminal.screen, 'Play')));
		await terminal.waitFor(isGame);
		const [column, line] = placeOf(terminal.screen, 'Enter play');
		expect(hintsOf(terminal.screen)).toContain('Enter play');
		terminal.write(mouseAt(column, line));
		const played = await terminal.waitFor((screen) => isGame(screen) && movesOf(screen).length > 0);
		expect(movesOf(played)[0]).toBe(4);
		terminal.write(mouseAt(...placeOf(terminal.screen, 'q menu')));
		await terminal.waitFor('Continue Tic-tac-toe');
	});

	journey('moves the cursor with the wheel, and a report in pieces plays nothing', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write(mouseAt(4, 4, 'wheel-down').repeat(2));
		await terminal.waitFor((screen) => cursorColumn(screen) === 5);
		terminal.write(mouseAt(4, 4, 'wheel-up').repeat(9));
		await terminal.waitFor((screen) => cursorColumn(screen) === 0);
		for (const piece of ['\u001B[<6', '5;3', ';3M', '\u001B[M !!', KEYS.enter]) {
			terminal.write(piece);
		}
		expect(movesOf(await waitForMoves(terminal, 1))).toEqual([1]);
	});
});
