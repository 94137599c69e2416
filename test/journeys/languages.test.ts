import {describe, expect} from 'vitest';
import {KEYS} from '../helpers/terminal.ts';
import {journey, statusOf, titleOf} from './steps.ts';

describe('the language of the environment', () => {
	journey('opens a German menu, and a game can be played to its end', async ({startProgram}) => {
		const terminal = startProgram({env: {LANG: 'de_DE.UTF-8'}});
		const menu = await terminal.waitFor('Wähle mit den Pfeiltasten, öffne mit Enter');
		expect(menu.text).toContain('› Vier gewinnt spielen');
		terminal.write(KEYS.enter);
		await terminal.waitFor('Ändere mit ← →, spiele mit Enter');
		// The second player, from the last row to the person: three steps to the left of the middle level.
		terminal.write(KEYS.end + KEYS.left.repeat(3) + KEYS.home + KEYS.enter);
		const game = await terminal.waitFor('X ist am Zug');
		expect(titleOf(game)).toMatch(/^ Vier gewinnt 7x6 .* X du {3}O du$/);
		terminal.write(`1${KEYS.enter}1${KEYS.enter}`.repeat(3));
		await terminal.waitFor('Spalte 1 ist voll');
		terminal.write(['2', '3', '2', '3', '2', '3', '2'].map((move) => move + KEYS.enter).join(''));
		const won = await terminal.waitFor('X hat gewonnen');
		expect(statusOf(won)).toMatch(
			/^X hat gewonnen {3}(\d (Zug änderte|Züge änderten) das Ergebnis {3})?v Rückblick, n neu, u zurück$/,
		);
		terminal.write('?');
		await terminal.waitFor('Hilfe: Partie');
		terminal.write(`q${KEYS.escape}`);
		await terminal.waitFor('Vier gewinnt fortsetzen');
		terminal.write('q');
		expect(await terminal.exit).toMatchObject({code: 0});
	});

	journey('opens a Dutch menu, and LC_ALL is worth more than LANG', async ({startProgram}) => {
		const terminal = startProgram({env: {LANG: 'de_DE.UTF-8', LC_ALL: 'nl_NL.UTF-8'}});
		const menu = await terminal.waitFor('Kies met de pijltjes, open met Enter');
		expect(menu.text).toContain('Speel Boter, kaas en eieren');
		terminal.write(`${KEYS.down}${KEYS.enter}`);
		await terminal.waitFor('Verander met ← →, speel met Enter');
		terminal.write(KEYS.end + KEYS.left.repeat(3) + KEYS.home + KEYS.enter);
		await terminal.waitFor('X is aan zet');
		terminal.write([0, 1, 2, 4, 3, 5, 7, 6, 8].map((cell) => cell + KEYS.enter).join(''));
		await terminal.waitFor('Gelijkspel: het bord is vol');
	});

	journey('is written in ASCII where a locale is East Asian and German is wished for', async ({startProgram}) => {
		const terminal = startProgram({env: {LANG: 'ja_JP.UTF-8', LANGUAGE: 'de'}});
		const menu = await terminal.waitFor('Waehle mit den Pfeiltasten, oeffne mit Enter');
		expect(menu.text).toMatch(/^[ -~\n]*$/);
	});
});
