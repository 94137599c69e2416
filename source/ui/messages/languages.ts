import type {LanguageId} from '../surroundings.ts';
import {GERMAN_MESSAGES} from './de.ts';
import {ENGLISH_MESSAGES} from './en.ts';
import type {Messages} from './messages.ts';
import {DUTCH_MESSAGES} from './nl.ts';

/** The messages of each language. */
export const LANGUAGES: Readonly<Record<LanguageId, Messages>> = {
	en: ENGLISH_MESSAGES,
	nl: DUTCH_MESSAGES,
	de: GERMAN_MESSAGES,
};
