import {describe, expect} from 'vitest';
import {KEYS} from '../helpers/terminal.ts';
import {journey, PROGRAM, playing, waitForMoves, waitForStatus} from './steps.ts';

/** Runs a program after the window has got a title of its own. */
const NAME_AND_RUN = `printf '\\033]2;my shell\\033\\\\'; "$@"; echo "code $?"`;

describe.concurrent('the title of the window', () => {
	journey('says what is played and how it stands, and is as before at the end', async ({startTerminal}) => {
		const terminal = startTerminal({command: 'sh', args: ['-c', NAME_AND_RUN, 'sh', process.execPath, PROGRAM]});
		await terminal.waitFor(({title}) => title === 'my shell');
		await terminal.waitFor(({title}) => title === 'fourply: menu');
		terminal.write(KEYS.enter);
		await terminal.waitFor(({title}) => title === 'fourply: setup');
		terminal.write(KEYS.end + KEYS.left.repeat(3) + KEYS.enter);
		await terminal.waitFor(({title}) => title === 'fourply: Connect Four 7x6, X to move');
		terminal.write(playing('0101010'));
		await terminal.waitFor(({title}) => title === 'fourply: Connect Four 7x6, X has won');
		terminal.write(KEYS.ctrlC);
		await terminal.exit;
		expect(terminal.screen.title).toBe('my shell');
		expect(terminal.screen.text).toContain('code 130');
		// The bell is off where nobody has chosen it.
		expect(terminal.output).not.toContain('\u0007');
	});
});

describe.concurrent('a stone that falls', () => {
	journey('comes to rest', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write(playing('3'));
		await terminal.waitFor('›▟█▙');
	});

	journey('holds no key back: two moves in one write are both played', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write(playing('3'));
		terminal.write(playing('44'));
		await waitForMoves(terminal, 3);
		await terminal.waitFor('›▟█▙');
	});

	journey('is told before one tries where the column is full', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write(playing('333333'));
		const screen = await waitForStatus(terminal, 'X to move   Column 3 is full');
		expect(screen.text).toContain('×');
	});
});

describe.concurrent('scores after the move', () => {
	journey('are those of the position before it, and b has them at once again', async ({openGame}) => {
		const terminal = await openGame({O: 'leftmost', panel: 'exact'});
		terminal.write('b');
		await terminal.waitFor('scores come after your move');
		terminal.write(playing('3'));
		await waitForMoves(terminal, 2);
		// The empty board is in the book: the middle wins, and is the move that was made.
		const before = await terminal.waitFor('before your move 1');
		await terminal.waitFor('★› 3');
		expect(before.text).not.toContain('scores come after');
		terminal.write('b');
		await terminal.waitFor((screen) => !screen.text.includes('before your move') && screen.text.includes('Exact'));
	});
});
