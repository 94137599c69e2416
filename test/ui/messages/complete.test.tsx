import {expect, test, vi} from 'vitest';
import {windowTitle} from '../../../source/ui/drawing/window-title.ts';
import {lookOf} from '../../../source/ui/look-of.ts';
import {allScreens, linesOf, shownIn} from '../../helpers/screens.tsx';

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

test.each([
	[80, 24],
	[120, 40],
	[40, 16],
	[30, 10],
])('every word on the screens is in the messages, at %ix%i', (columns, rows) => {
	for (const [name, state] of Object.entries(allScreens())) {
		const shown = shownIn(state, {columns, rows, settings: {characters: 'all'}});
		const look = lookOf(shown.settings, shown.surroundings, shown.plain);
		for (const line of [...linesOf(shown), windowTitle(shown, look)]) {
			const words = line.match(/[A-Za-z]{3,}/g) ?? [];
			expect(
				words.filter((word) => !NAMES.has(word)),
				`${name}: ${line}`,
			).toEqual([]);
		}
	}
});
