import {fileURLToPath} from 'node:url';
import {describe, expect} from 'vitest';
import {KEYS} from '../helpers/terminal.ts';
import {savedNames} from './saved.ts';
import {isGame, journey, movesOf, playing, statusOf, titleOf, waitForMoves, waitForStatus} from './steps.ts';

/** A program that plays by the protocol of this program. */
const PROGRAM = `node ${fileURLToPath(new URL('../../examples/player.mjs', import.meta.url))}`;

describe.concurrent('the match', () => {
	journey('is played to its end, and a finished game is opened, which is not saved', async ({home, openMenu}) => {
		const terminal = await openMenu();
		terminal.write(KEYS.down.repeat(4) + KEYS.enter);
		await waitForStatus(terminal, 'begin with Enter');
		terminal.write(`${KEYS.down}i${KEYS.backspace.repeat(60)}simple${KEYS.enter}`);
		terminal.write(`${KEYS.down}i${KEYS.backspace.repeat(60)}leftmost${KEYS.enter}`);
		await terminal.waitFor('‹ leftmost ›');
		terminal.write(`${KEYS.up.repeat(2)}${KEYS.enter}`);
		await waitForStatus(terminal, 'The match is over');
		const screen = terminal.screen.text;
		expect(screen).toContain('20 of 20 games');
		expect(screen).toMatch(/A has \d+(\.5)? of 20/);
		terminal.write(KEYS.enter);
		const game = await terminal.waitFor((candidate) => isGame(candidate) && movesOf(candidate).length > 6);
		expect(statusOf(game)).toMatch(/has won|Draw/);
		terminal.write('u');
		await waitForStatus(terminal, 'to move');
		terminal.write('q');
		await waitForStatus(terminal, 'The match is over');
		terminal.write('qq');
		expect(await terminal.exit).toEqual({code: 0, signal: 0});
		expect([...savedNames(home, 'running'), ...savedNames(home, 'finished')]).toEqual([]);
	});

	journey('can be paused, taken turn by turn, and watched large', async ({openMenu}) => {
		const terminal = await openMenu({columns: 120, rows: 40});
		terminal.write(KEYS.down.repeat(4) + KEYS.enter);
		await waitForStatus(terminal, 'begin with Enter');
		terminal.write(`${KEYS.enter} `);
		await waitForStatus(terminal, 'Paused');
		await terminal.waitFor(/game \d+, X is [AB]/);
		terminal.write('..');
		terminal.write('v');
		terminal.write(' ');
		await waitForStatus(terminal, 'speed 2 of 4');
		await terminal.waitFor((screen) => (screen.text.match(/game \d+, X is/g) ?? []).length === 1);
		terminal.write('n');
		await waitForStatus(terminal, 'begin with Enter');
	});
});

describe.concurrent('a program of one’s own', () => {
	journey('plays on the game screen', async ({openGame}) => {
		const terminal = await openGame({O: 'program', command: PROGRAM});
		terminal.write(playing('3'));
		const screen = await waitForMoves(terminal, 2);
		expect(titleOf(screen)).toMatch(/X you {3}O program$/);
		terminal.write(playing('3'));
		await waitForMoves(terminal, 4);
		terminal.write('u');
		await waitForMoves(terminal, 2);
		terminal.write(playing('2'));
		await waitForMoves(terminal, 4);
	});

	journey('that does not play is told, and the game goes on with others', async ({openGame}) => {
		const terminal = await openGame({O: 'program', command: 'exit 3'});
		terminal.write(playing('3'));
		await waitForStatus(terminal, 'The program lost its turn');
		terminal.write('u');
		await waitForMoves(terminal, 0);
	});
});
