import type {LanguageId} from '../surroundings.ts';
import {ENGLISH_MESSAGES} from './en.ts';
import type {Messages} from './messages.ts';

/** The messages of each language. */
export const LANGUAGES: Readonly<Record<LanguageId, Messages>> = {
	en: ENGLISH_MESSAGES,
	nl: ENGLISH_MESSAGES,
	de: ENGLISH_MESSAGES,
};
