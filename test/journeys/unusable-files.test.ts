import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect} from 'vitest';
import {gameText} from '../helpers/games.ts';
import {KEYS} from '../helpers/terminal.ts';
import {
	gamesFolder,
	openList,
	put,
	savedGames,
	savedNames,
	settingsPath,
	waitForRunning,
	waitForSaved,
} from './saved.ts';
import {isGame, journey, playing, titleOf, waitForMoves} from './steps.ts';

const SAVED = '2026-11-30T09:00:00.000Z';

/** The words of a screen in one line, however they are broken. */
const words = (text: string) => text.replace(/\s+/g, ' ');

describe.concurrent('a saved game that cannot be used', () => {
	journey(
		'because it is damaged is told in the menu and kept beside, and the program runs',
		async ({home, openGame}) => {
			const name = '2026-11-30-084851-tic-tac-toe-k3fq.json';
			const text = gameText([4, 4], null, SAVED);
			const path = put(join(gamesFolder(home), 'running', name), text);
			const terminal = await openGame();
			terminal.write('q');
			const menu = await terminal.waitFor('Choose with the arrow keys');
			expect(words(menu.text)).toContain(
				`Not used: ${name} is damaged: moves[1] is not possible: at index 1: cell 4 is taken; it is kept as ${name}.damaged`,
			);
			expect(menu.text).not.toContain('Continue Tic-tac-toe');
			expect(readFileSync(`${path}.damaged`, 'utf8')).toBe(text);
			expect(existsSync(path)).toBe(false);
			terminal.write(KEYS.enter + playing('3'));
			await waitForRunning(home, 3);
			expect(readFileSync(`${path}.damaged`, 'utf8')).toBe(text);
		},
	);

	journey('because it ends too early, too', async ({home, openMenu}) => {
		const text = gameText([4, 0], null, SAVED);
		const path = put(join(gamesFolder(home), 'running', 'game.json'), text.slice(0, 200));
		const menu = await openMenu();
		expect(words(menu.screen.text)).toContain(
			'Not used: game.json is damaged: it is not JSON, or ends too early; it is kept as game.json.damaged',
		);
		expect(readFileSync(`${path}.damaged`, 'utf8')).toBe(text.slice(0, 200));
	});

	journey(
		'because a later program wrote it is told, and stays untouched whatever is played',
		async ({home, openMenu}) => {
			const text = gameText([4, 0], null, SAVED).replace('"version": 1', '"version": 2,\n  "mood": "good"');
			const path = put(join(gamesFolder(home), 'running', 'later.json'), text);
			const terminal = await openMenu();
			expect(words(terminal.screen.text)).toContain(
				'Not used: later.json is of version 2, which a later fourply wrote; it was left as it is',
			);
			terminal.write(`${KEYS.down}${KEYS.enter}${KEYS.enter}`);
			await terminal.waitFor(isGame);
			terminal.write(playing('4'));
			await waitForSaved(() => savedNames(home, 'running').length === 2);
			terminal.write('q');
			await terminal.waitFor('Choose with the arrow keys');
			await openList(terminal, 1);
			terminal.write('dd');
			await terminal.waitFor('No game is saved yet');
			expect(readFileSync(path, 'utf8')).toBe(text);
			expect(savedNames(home, 'running')).toEqual(['later.json']);
		},
	);

	journey('because a folder has its place is told, and the game gets a name of its own', async ({home, openMenu}) => {
		put(join(gamesFolder(home), 'running', 'game.json', 'inside'), '');
		const terminal = await openMenu();
		expect(words(terminal.screen.text)).toContain('Not used: cannot read game.json: it is a folder (EISDIR)');
		terminal.write(`${KEYS.enter}${KEYS.enter}`);
		await terminal.waitFor(isGame);
		terminal.write(playing('3'));
		await waitForSaved(() => savedNames(home, 'running').length === 2);
	});

	journey('stands below the games of the list, which can be used', async ({home, openMenu}) => {
		put(join(gamesFolder(home), 'finished', 'won.json'), gameText([0, 3, 1, 4, 2], 'X', SAVED));
		put(join(gamesFolder(home), 'finished', 'lost.json'), gameText([0, 3, 1, 4, 2], 'O', SAVED));
		const terminal = await openMenu();
		const list = words((await openList(terminal, 1)).join(' '));
		expect(list).toContain('X wins');
		expect(list).toContain(
			'Not used: lost.json is damaged: result is "O", but after these moves must be "X"; it is kept as lost.json.damaged',
		);
	});
});

describe.concurrent('a file of settings', () => {
	journey(
		'with a wrong value is told with the allowed ones, stays as it is, and the default counts',
		async ({home, openMenu}) => {
			const text = '{"fourply": "settings", "version": 1, "theme": "pink", "pieces": "letters", "playerO": "hard"}\n';
			const path = put(settingsPath(home), text);
			const terminal = await openMenu();
			expect(words(terminal.screen.text)).toContain(
				'Not used: settings.json: theme cannot be "pink"; it can be auto, dark, light, contrast-dark, contrast-light, mono',
			);
			terminal.write(KEYS.enter + KEYS.enter);
			expect(titleOf(await terminal.waitFor(isGame))).toMatch(/X you {3}O hard$/);
			terminal.write('qq');
			await terminal.exit;
			expect(readFileSync(path, 'utf8')).toBe(text);
		},
	);

	journey('that is broken is kept beside, and a change makes a new one', async ({home, openMenu}) => {
		const path = put(settingsPath(home), '{"theme": "dark",');
		const terminal = await openMenu();
		expect(words(terminal.screen.text)).toContain(
			'Not used: settings.json is damaged: it is not JSON, or ends too early; it is kept as settings.json.damaged',
		);
		terminal.write(`${KEYS.end}${KEYS.up.repeat(2)}${KEYS.enter}`);
		await terminal.waitFor('Colours');
		terminal.write(`${KEYS.down}${KEYS.right}`);
		await waitForSaved(() => existsSync(path));
		expect(readFileSync(`${path}.damaged`, 'utf8')).toBe('{"theme": "dark",');
		expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({fourply: 'settings', version: 1, theme: 'dark'});
	});

	journey('of a later program is told and never written', async ({home, openMenu}) => {
		const text = '{"fourply": "settings", "version": 2, "theme": "pink"}\n';
		const path = put(settingsPath(home), text);
		const terminal = await openMenu();
		expect(words(terminal.screen.text)).toContain('Not used: settings.json is of version 2');
		terminal.write(`${KEYS.end}${KEYS.up.repeat(2)}${KEYS.enter}`);
		await terminal.waitFor('Colours');
		terminal.write(`${KEYS.down}${KEYS.right}`);
		await terminal.waitFor('Not kept: settings.json is of version 2');
		expect(readFileSync(path, 'utf8')).toBe(text);
	});

	journey(
		'has what was changed on the screen at the next start; a flag counts for one run',
		async ({home, openMenu}) => {
			const first = await openMenu({}, '--columns-from', '1', '--player-o', 'hard');
			first.write(`${KEYS.end}${KEYS.up.repeat(2)}${KEYS.enter}`);
			await first.waitFor('Colours');
			first.write(`${KEYS.down.repeat(2)}${KEYS.right}`);
			await first.waitFor(/Stones +‹ letters/);
			first.write('q');
			await first.waitFor('Choose with the arrow keys');
			first.write(KEYS.home + KEYS.enter + KEYS.enter);
			const flagged = await first.waitFor(isGame);
			expect(titleOf(flagged)).toMatch(/O hard$/);
			expect(flagged.text).toMatch(/^ +1 +2 +3 +4 +5 +6 +7/m);
			first.write('qq');
			await first.exit;
			expect(JSON.parse(readFileSync(settingsPath(home), 'utf8'))).toEqual({
				fourply: 'settings',
				version: 1,
				pieces: 'letters',
			});

			const second = await openMenu();
			second.write(KEYS.enter + KEYS.enter);
			const game = await second.waitFor(isGame);
			expect(titleOf(game)).toMatch(/O medium$/);
			expect(game.text).toMatch(/^ +0 +1 +2 +3 +4 +5 +6/m);
			second.write(`${KEYS.tab}${playing('3')}`);
			await waitForMoves(second, 2);
			expect(second.screen.text).toMatch(/│.*\bX\b.*│/);
			await waitForSaved(() => savedGames(home, 'running').some(({players}) => players.O === 'medium'));
		},
	);
});
