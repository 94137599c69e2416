import {describe, expect} from 'vitest';
import {KEYS} from '../helpers/terminal.ts';
import {journey, playing, titleOf, waitForMoves, waitForStatus} from './steps.ts';

describe.concurrent('the tree', () => {
	journey('shows how a number tree was searched: windows, values, cuts', async ({openMenu}) => {
		const terminal = await openMenu();
		terminal.write(KEYS.down + KEYS.down + KEYS.down + KEYS.enter);
		await terminal.waitFor(/11 nodes[\s\S]*2 cutoffs/);
		terminal.write(KEYS.down + KEYS.down + KEYS.right);
		const screen = await terminal.waitFor('cut off, never searched: 1 2');
		expect(screen.text).toMatch(/root max \[-inf, inf\] 3/);
		expect(screen.text).toMatch(/› +▾ 1 min \[3, inf\] <= 2 {2}cut: 2 <= alpha 3/);
		terminal.write('i2 2/3 5 2 9');
		await terminal.waitFor('Number tree: 2 2/3 5 2 9');
		terminal.write(KEYS.enter);
		await terminal.waitFor(/ 6 nodes[\s\S]*1 cutoff/);
		terminal.write('m');
		await terminal.waitFor(/ 7 nodes[\s\S]*0 cutoffs/);
	});

	journey('steps through the search of a game, and the board follows', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write(playing('33'));
		await waitForMoves(terminal, 2);
		terminal.write('a');
		await terminal.waitFor('Lab  searches side by side');
		await terminal.waitFor(/✓ all \d+ agree/);
		terminal.write(`${KEYS.down + KEYS.down}t`);
		await terminal.waitFor((screen) => titleOf(screen).includes('Tree  alpha-beta natural'));
		await terminal.waitFor(/\d nodes[\s\S]*\d cutoffs/);
		terminal.write('...');
		await waitForStatus(terminal, 'step 3 of');
		// X dropped into column 0, O on top of it.
		await terminal.waitFor(/line +0 0/);
		terminal.write(',');
		await terminal.waitFor(/line +0\n/);
		terminal.write(' ');
		await waitForStatus(terminal, 'playing, speed 3 of 5');
		await waitForStatus(terminal, 'step 9 of');
		terminal.write(' ');
		terminal.write('q');
		await terminal.waitFor('Open with →');
		terminal.write('q');
		await terminal.waitFor('Lab  searches side by side');
	});
});
