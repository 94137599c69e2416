import type {Look} from './look.ts';
import {LANGUAGES} from './messages/languages.ts';
import {transliterated} from './messages/transliterated.ts';
import type {Settings} from './settings.ts';
import type {Surroundings} from './surroundings.ts';
import {THEMES, type ThemeId} from './theme.ts';

/** The messages of each language in ASCII. */
const ASCII_LANGUAGES: typeof LANGUAGES = {
	en: transliterated(LANGUAGES.en),
	nl: transliterated(LANGUAGES.nl),
	de: transliterated(LANGUAGES.de),
};

/** How everything is shown with these settings in these surroundings; `plain` is ASCII without colours, whatever is set. */
export function lookOf(settings: Settings, surroundings: Surroundings, plain: boolean): Look {
	const {language, theme, pieces, characters, columnsFrom, view} = settings;
	const ascii = plain || characters === 'ascii' || (characters === 'auto' && surroundings.eastAsian);
	const themeId: ThemeId = plain ? 'mono' : theme === 'auto' ? (surroundings.light ? 'light' : 'dark') : theme;
	return {
		messages: (ascii ? ASCII_LANGUAGES : LANGUAGES)[language === 'auto' ? surroundings.language : language],
		firstNumber: columnsFrom,
		pieces: ascii ? 'ascii' : pieces,
		theme: THEMES[themeId][surroundings.colours],
		ascii,
		view,
	};
}
