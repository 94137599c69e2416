import type {Look} from './look.ts';
import {LANGUAGES} from './messages/languages.ts';
import type {Settings} from './settings.ts';
import type {Surroundings} from './surroundings.ts';
import {THEMES, type ThemeId} from './theme.ts';

/** How everything is shown with these settings in these surroundings; `plain` is ASCII without colours, whatever is set. */
export function lookOf(settings: Settings, surroundings: Surroundings, plain: boolean): Look {
	const {language, theme, pieces, characters, columnsFrom, view} = settings;
	const ascii = plain || characters === 'ascii' || (characters === 'auto' && surroundings.eastAsian);
	const themeId: ThemeId = plain ? 'mono' : theme === 'auto' ? (surroundings.light ? 'light' : 'dark') : theme;
	return {
		messages: LANGUAGES[language === 'auto' ? surroundings.language : language],
		firstNumber: columnsFrom,
		pieces: ascii ? 'ascii' : pieces,
		theme: THEMES[themeId][surroundings.colours],
		ascii,
		view,
	};
}
