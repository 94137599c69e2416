import {expect, test, vi} from 'vitest';
import {windowTitle} from '../../../source/ui/drawing/window-title.ts';
import {lookOf} from '../../../source/ui/look-of.ts';
import type {AppState} from '../../../source/ui/state/app-state.ts';
import {allScreens, linesOf, problemScreens, shownIn} from '../../helpers/screens.tsx';

vi.mock('../../../source/ui/messages/languages.ts', async () => {
	const {pseudoLanguage} = await import('../../helpers/pseudo-language.ts');
	const {ENGLISH_MESSAGES} = await import('../../../source/ui/messages/en.ts');
	const pseudo = pseudoLanguage(ENGLISH_MESSAGES);
	return {LANGUAGES: {en: pseudo, nl: pseudo, de: pseudo}};
});

/** Words that are the same in all languages: names of the command line, of windows and of choosers, and what was typed. */
const NAMES: ReadonlySet<string> = new Set([
	...['outcome', 'pattern', 'threats'],
	...['natural', 'reversed', 'centre', 'shallow', 'learned'],
	...['search', 'depth', 'evaluation'],
	...['alpha', 'beta', 'min', 'max'],
	...['python', 'mine'],
]);

/** The codes of the system, which stand behind the words for them. */
const CODES = /\bE[A-Z]+\b/g;

function expectNoOtherWords(screens: Readonly<Record<string, AppState>>, columns: number, rows: number): void {
	for (const [name, state] of Object.entries(screens)) {
		const shown = shownIn(state, {columns, rows, settings: {characters: 'all'}});
		const look = lookOf(shown.settings, shown.surroundings, shown.plain);
		for (const line of [...linesOf(shown), windowTitle(shown, look)]) {
			const words = line.replace(CODES, '').match(/[A-Za-z]{3,}/g) ?? [];
			expect(
				words.filter((word) => !NAMES.has(word)),
				`${name}: ${line}`,
			).toEqual([]);
		}
	}
}

test.each([
	[120, 40],
	[30, 10],
])('every word on the screens is in the messages, at %ix%i', (columns, rows) => {
	expectNoOtherWords(allScreens(), columns, rows);
});

test('every word about a problem is in the messages, where there is room for all of them', () => {
	expectNoOtherWords(problemScreens(), 300, 24);
});
