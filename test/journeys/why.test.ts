import {describe, expect} from 'vitest';
import {KEYS} from '../helpers/terminal.ts';
import {journey, movesOf, playing, titleOf, waitForMoves, waitForStatus} from './steps.ts';

describe.concurrent('why a move', () => {
	journey('a move that gives the win away is marked, and the better one named', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write(playing('0'));
		// The first player wins in the middle alone.
		await waitForStatus(terminal, 'X 0 gave away the win; better: 3 (X wins in 41)');
		await terminal.waitFor((screen) => screen.lines.some((line) => line.startsWith(' 0?')));
		expect(movesOf(terminal.screen)).toEqual([0]);
	});

	journey('one key says why: terms, lines, and what answers the other moves', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write('w');
		await waitForStatus(terminal, 'There is no move to explain yet');
		terminal.write(playing('140516'));
		await waitForMoves(terminal, 6);
		terminal.write(playing('2'));
		await waitForMoves(terminal, 7);
		terminal.write('w');
		await terminal.waitFor((screen) => titleOf(screen).includes('Why 2?'));
		// Three of O stand beside column 3, which X has left open.
		const screen = await terminal.waitFor(/leads to O wins in 2 +2 3/);
		expect(screen.text).toContain('the other moves, and what answers them');
		expect(screen.text).toMatch(/0 O wins in 2 +answer 3/);
		expect(screen.text).toContain('terms of threats, + good for X');
		terminal.write(KEYS.left);
		await terminal.waitFor((screen) => titleOf(screen).includes('Why 6?'));
		await terminal.waitFor('move 6 of 7');
		terminal.write('q');
		await waitForMoves(terminal, 7);
	});
});
