import {describe, expect, test} from 'vitest';
import {LANGUAGES} from '../../../source/ui/messages/languages.ts';
import type {AppState} from '../../../source/ui/state/app-state.ts';
import type {LanguageId} from '../../../source/ui/surroundings.ts';
import {allScreens, linesOf, problemScreens, shownIn} from '../../helpers/screens.tsx';

const LANGUAGE_IDS: readonly LanguageId[] = ['en', 'nl', 'de'];
const SCREENS = allScreens();
const PROBLEM_SCREENS = problemScreens();

/** The lines of a screen, which leave the last one of the window free, and are not wider than the window. */
function expectToFit(state: AppState, name: string): readonly string[] {
	const lines = linesOf(state);
	expect(lines.length, name).toBeLessThan(state.rows);
	for (const line of lines) {
		expect([...line].length, `${name}: ${line}`).toBeLessThanOrEqual(state.columns);
	}
	return lines;
}

describe.each(LANGUAGE_IDS)('in the language %s', (language) => {
	test.runIf(language === 'de')('every screen fits a window of 40x16, in the language with the longest words', () => {
		for (const [name, state] of Object.entries(SCREENS)) {
			expectToFit(shownIn(state, {columns: 40, rows: 16, settings: {language}}), name);
		}
	});

	// The longest words are German, and their letters become two in ASCII.
	test.each(language === 'de' ? [false, true] : [false])(
		'every screen fits a window of 80x24, and no text is cut, in ASCII alone: %s',
		(isAscii) => {
			const settings = {language, characters: isAscii ? 'ascii' : 'all'} as const;
			// In ASCII the sign of a cut text is one that has other meanings, too, but not behind a letter.
			const cut = isAscii ? /\p{Letter}~/u : /…/;
			for (const [name, state] of Object.entries(SCREENS)) {
				for (const line of expectToFit(shownIn(state, {columns: 80, rows: 24, settings}), name)) {
					expect(line, name).not.toMatch(cut);
				}
			}
		},
	);

	test.each([
		[120, 40],
		[80, 24],
		[40, 16],
	])('every problem fits a window of %ix%i', (columns, rows) => {
		for (const [name, state] of Object.entries(PROBLEM_SCREENS)) {
			expectToFit(shownIn(state, {columns, rows, settings: {language}}), name);
		}
	});

	test('what is typed has its help behind it at 80x24', () => {
		const {lab, tree, match} = LANGUAGES[language];
		const helps = {'lab, typed': lab, 'tree, typed': tree, 'match, player typed': match};
		for (const [name, {typingHelp}] of Object.entries(helps)) {
			const state = SCREENS[name];
			if (state === undefined) {
				throw new Error(`no screen ${name}`);
			}
			expect(linesOf(shownIn(state, {columns: 80, rows: 24, settings: {language}})).join('\n')).toContain(typingHelp);
		}
	});

	test('messages with a place of their own fit it', () => {
		const {opponents, panel, words, lab} = LANGUAGES[language];
		for (const name of Object.values(opponents.names)) {
			expect(name.length, name).toBeLessThanOrEqual(9);
		}
		const counts = Object.values(panel.counts).flatMap(({nodes, cutoffs}) => [nodes, cutoffs]);
		for (const label of [panel.value, panel.static, panel.line, panel.solver, panel.search, ...counts]) {
			expect(label.length, label).toBeLessThanOrEqual(8);
		}
		for (const text of [words.shortWinsIn('X', 42), words.shortDraw]) {
			expect(text.length, text).toBeLessThanOrEqual(7);
		}
		for (const name of lab.growthNames) {
			expect(name.length, name).toBeLessThanOrEqual(10);
		}
		// The narrow panel beside a board.
		for (const text of [panel.shortTitle('X'), panel.shortBefore(21), panel.shortLater]) {
			expect(text.length, text).toBeLessThanOrEqual(17);
		}
		const {person, looksAhead, deepest, slips, perfect, simple, leftmost, random, program} = opponents;
		const about = [person, deepest, simple, leftmost, random, program, looksAhead(12)];
		for (const text of [...about, slips(1, 10, true), slips(1, 10, false), perfect(true), perfect(false)]) {
			expect(text.length, text).toBeLessThanOrEqual(48);
		}
	});
});
