import {describe, expect} from 'vitest';
import {KEYS} from '../helpers/terminal.ts';
import {journey, playing, statusOf, titleOf, waitForMoves} from './steps.ts';

describe.concurrent('the lab', () => {
	journey('compares searches on the example of the notebook: 300,882 nodes, and 28,736', async ({openMenu}) => {
		const terminal = await openMenu();
		terminal.write(KEYS.down + KEYS.down + KEYS.enter);
		await terminal.waitFor('Lab  searches side by side');
		terminal.write('x');
		await terminal.waitFor("the notebook's example");
		const screen = await terminal.waitFor(/✓ all 20 agree: -545/);
		expect(screen.text).toMatch(/alpha-beta natural +-545 +6 +301 k /);
		expect(screen.text).toMatch(/alpha-beta nat\/rev +-545 +6 +28\.7 k /);
		expect(screen.text).toMatch(/minimax +-545 +6 +1\.1 M/);
	});

	journey('takes the position of a game, and goes back to it', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write(playing('334'));
		await waitForMoves(terminal, 3);
		terminal.write('a');
		const lab = await terminal.waitFor('Lab  searches side by side');
		expect(titleOf(lab)).toContain('Connect Four 7x6');
		await terminal.waitFor(/✓ all \d+ agree/);
		terminal.write('v');
		await terminal.waitFor('nodes by depth');
		terminal.write('v');
		// After 3, 3, 4 the game is lost for O, whatever it plays, but some moves hold out longer.
		await terminal.waitFor('value by depth');
		terminal.write('q');
		const game = await waitForMoves(terminal, 3);
		expect(statusOf(game)).toContain('O to move');
	});

	journey('shows every value by depth beside the true score', async ({openMenu}) => {
		const terminal = await openMenu();
		terminal.write(`${KEYS.down + KEYS.down + KEYS.enter}vv`);
		await terminal.waitFor('true: X wins in 41');
		const screen = await terminal.waitFor('6 of 6 done');
		const rows = screen.lines.flatMap((line) => /^[★ ] +\d {2}( .*\d)$/.exec(line.slice(20))?.[1] ?? []);
		expect(rows.map((row) => Number(row.trim().split(/\s+/).at(-1)))).toEqual([-2, -1, 0, 1, 0, -1, -2]);
	});

	journey('reads a position that is typed or pasted, and says what is wrong with one', async ({openMenu}) => {
		const terminal = await openMenu();
		terminal.write(`${KEYS.down + KEYS.down + KEYS.enter}i339`);
		await terminal.waitFor('Position: 339');
		terminal.write(KEYS.enter);
		await terminal.waitFor('Not read: at index 2: the board has no column or cell 9');
		terminal.write(KEYS.escape);
		await terminal.waitFor('Depth with');
		terminal.write(
			'\u001B[200~| | | | | | | |\n| | | | | | | |\n| | | | | | | |\n| | | | | | | |\n| | | | | | | |\n| | | |X|O| | |\n\u001B[201~',
		);
		await terminal.waitFor((screen) => /· · · ● ○ · ·/.test(screen.text));
	});
});
