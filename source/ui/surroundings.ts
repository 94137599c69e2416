import type {ColourDepth} from './theme.ts';

/** The languages that the screens speak. */
export type LanguageId = 'en' | 'nl' | 'de';

/** What the environment says of the person and of the terminal. */
export type Surroundings = {
	readonly language: LanguageId;
	/** Whether the locale is Chinese, Japanese or Korean, where many signs are one or two columns wide by the terminal's choice. */
	readonly eastAsian: boolean;
	/** Whether the terminal says that its background is light. */
	readonly light: boolean;
	readonly colours: ColourDepth;
};

/** What is taken for granted where the environment says nothing. */
export const USUAL_SURROUNDINGS: Surroundings = {language: 'en', eastAsian: false, light: false, colours: 'true'};

/**
 * What the variables of the environment say: the language by LC_ALL, LC_MESSAGES or LANG, the first one set (LANGUAGE, a list of
 * wishes, stands before them unless the locale is C); the width of characters by LC_ALL, LC_CTYPE or LANG; the background by
 * COLORFGBG, which some terminals set ("0;15"). `colourLevel` is what is known of the terminal, 0 to 3, as `chalk` counts: no
 * colours, 16, 256, any; a number in FORCE_COLOR stands before it, and NO_COLOR, unless it is empty, before both.
 */
export function readSurroundings(env: Readonly<Record<string, string | undefined>>, colourLevel: number): Surroundings {
	const messages = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
	const isPlain = /^(C|POSIX)\b/.test(messages);
	const wishes = [...(isPlain || messages === '' ? [] : (env.LANGUAGE ?? '').split(':')), messages];
	const background = /;(\d+)$/.exec(env.COLORFGBG ?? '')?.[1];
	return {
		language: wishes.map(languageOf).find((language) => language !== undefined) ?? 'en',
		eastAsian: /^(zh|ja|ko)\b/i.test((env.LC_ALL || env.LC_CTYPE || env.LANG || '').replace('_', ' ')),
		light: background !== undefined && ['7', '15'].includes(background),
		colours: env.NO_COLOR ? 'none' : (DEPTHS[Number(env.FORCE_COLOR || colourLevel)] ?? DEPTHS[colourLevel] ?? 'true'),
	};
}

/** How many colours there are, by `chalk`'s levels. */
const DEPTHS: readonly ColourDepth[] = ['none', 'basic', 'indexed', 'true'];

/** The language of a locale such as `de_AT.UTF-8`; undefined where it is none of ours. */
function languageOf(locale: string): LanguageId | undefined {
	const code = /^[a-z]+/.exec(locale.toLowerCase())?.[0];
	return code === 'en' || code === 'nl' || code === 'de' ? code : undefined;
}
