import type {Look} from './look.ts';
import {LANGUAGES} from './messages/languages.ts';
import type {Messages} from './messages/messages.ts';
import {transliterated} from './messages/transliterated.ts';
import type {Settings} from './settings.ts';
import type {LanguageId, Surroundings} from './surroundings.ts';
import {THEMES, type ThemeId} from './theme.ts';

/** How everything is shown with these settings in these surroundings; `plain` is ASCII without colours, whatever is set. */
export function lookOf(settings: Settings, surroundings: Surroundings, plain: boolean): Look {
	const {language, theme, pieces, characters, columnsFrom, view} = settings;
	const ascii = plain || characters === 'ascii' || (characters === 'auto' && surroundings.eastAsian);
	const themeId: ThemeId = plain ? 'mono' : theme === 'auto' ? (surroundings.light ? 'light' : 'dark') : theme;
	return {
		messages: messagesIn(language === 'auto' ? surroundings.language : language, ascii),
		firstNumber: columnsFrom,
		pieces: ascii ? 'ascii' : pieces,
		theme: THEMES[themeId][surroundings.colours],
		ascii,
		view,
	};
}

/** The messages in ASCII of the languages that were wanted so. */
const asciiMessages = new Map<LanguageId, Messages>();

function messagesIn(language: LanguageId, ascii: boolean): Messages {
	if (!ascii) {
		return LANGUAGES[language];
	}
	const messages = asciiMessages.get(language) ?? transliterated(LANGUAGES[language]);
	asciiMessages.set(language, messages);
	return messages;
}
