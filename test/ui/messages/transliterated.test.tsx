import {describe, expect, test} from 'vitest';
import {LANGUAGES} from '../../../source/ui/messages/languages.ts';
import {transliterated} from '../../../source/ui/messages/transliterated.ts';
import type {LanguageId} from '../../../source/ui/surroundings.ts';
import {allScreens, linesOf, shownIn} from '../../helpers/screens.tsx';

describe('messages in letters of ASCII', () => {
	test('German has ae, oe, ue and ss', () => {
		const {menu, panel, lab, notices, keyNames, tooSmall} = transliterated(LANGUAGES.de);
		expect(menu.status).toBe('Waehle mit den Pfeiltasten, oeffne mit Enter');
		expect(menu.about['tic-tac-toe']).toBe('drei in einer Reihe; auch groessere Bretter');
		expect(notices.nothingToUndo).toBe('Es gibt nichts zurueckzunehmen');
		expect(panel.title('exact', 'X')).toBe('Exakt, gut fuer X ist +');
		expect(lab.counts(2, '2', '0', '1,5')).toBe('2 Blaetter, 0 aus der Tabelle, Verzweigung 1,5');
		expect(keyNames.backspace).toBe('Ruecktaste');
		expect(tooSmall(30, 10, 40, 13)[4]).toBe('Mach es groesser, oder druecke q.');
	});

	test('Dutch has e for é, and what has a sign of its own keeps it', () => {
		const {menu, lab} = transliterated(LANGUAGES.nl);
		expect(menu.about.lab).toBe('zoekmethoden naast elkaar, een stelling');
		expect(lab.status).toBe('Diepte met ← →, methode met ↑ ↓, bord met Tab');
	});

	test('English is as it was', () => {
		expect(JSON.stringify(transliterated(LANGUAGES.en))).toBe(JSON.stringify(LANGUAGES.en));
	});

	const LANGUAGE_IDS: readonly LanguageId[] = ['en', 'nl', 'de'];

	test.each(LANGUAGE_IDS)('every character of every screen is ASCII where that is wanted, in %s', (language) => {
		for (const [name, state] of Object.entries(allScreens())) {
			const settings = {language, characters: 'ascii'} as const;
			for (const line of linesOf(shownIn(state, {columns: 80, rows: 24, settings}))) {
				expect(line, name).toMatch(/^[ -~]*$/);
				// A question mark inside of a word would be a letter that has no replacement.
				expect(line, name).not.toMatch(/[a-z]\?[a-z]/i);
			}
		}
	});
});
