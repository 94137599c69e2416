import {describe, expect, test} from 'vitest';
import {readSurroundings} from '../../source/ui/surroundings.ts';

describe('the language of the environment', () => {
	test.each<[Readonly<Record<string, string>>, string]>([
		[{}, 'en'],
		[{LANG: 'nl_NL.UTF-8'}, 'nl'],
		[{LANG: 'nl_BE@euro'}, 'nl'],
		[{LANG: 'de_AT.UTF-8'}, 'de'],
		[{LANG: 'DE'}, 'de'],
		[{LANG: 'en_GB.UTF-8'}, 'en'],
		[{LANG: 'fr_FR.UTF-8'}, 'en'],
		[{LANG: 'nds_DE.UTF-8'}, 'en'],
		[{LANG: 'C.UTF-8'}, 'en'],
		[{LANG: 'C'}, 'en'],
		[{LANG: 'POSIX'}, 'en'],
		[{LANG: ''}, 'en'],
		[{LC_MESSAGES: 'de_DE.UTF-8', LANG: 'nl_NL.UTF-8'}, 'de'],
		[{LC_ALL: 'nl_NL.UTF-8', LC_MESSAGES: 'de_DE.UTF-8', LANG: 'en_US.UTF-8'}, 'nl'],
		[{LC_ALL: '', LC_MESSAGES: '', LANG: 'de_DE.UTF-8'}, 'de'],
		[{LC_ALL: 'C', LANG: 'de_DE.UTF-8'}, 'en'],
		[{LC_ALL: 'fr_FR.UTF-8', LANG: 'de_DE.UTF-8'}, 'en'],
		[{LANGUAGE: 'nl:de', LANG: 'en_US.UTF-8'}, 'nl'],
		[{LANGUAGE: 'fr:de_CH:nl', LANG: 'en_US.UTF-8'}, 'de'],
		[{LANGUAGE: 'fr:es', LANG: 'de_DE.UTF-8'}, 'de'],
		[{LANGUAGE: '', LANG: 'de_DE.UTF-8'}, 'de'],
		[{LANGUAGE: 'de', LC_ALL: 'C'}, 'en'],
		[{LANGUAGE: 'de', LANG: 'C.UTF-8'}, 'en'],
		[{LANGUAGE: 'de'}, 'en'],
	])('%j is %s', (env, language) => {
		expect(readSurroundings(env, 3).language).toBe(language);
	});
});

describe('what else the environment says', () => {
	test.each<[Readonly<Record<string, string>>, boolean]>([
		[{LANG: 'ja_JP.UTF-8'}, true],
		[{LANG: 'zh_CN'}, true],
		[{LC_CTYPE: 'ko_KR.UTF-8', LANG: 'en_US.UTF-8'}, true],
		[{LC_ALL: 'de_DE.UTF-8', LANG: 'ja_JP.UTF-8'}, false],
		[{LANG: 'de_DE.UTF-8'}, false],
		[{}, false],
	])('in %j widths are uncertain: %s', (env, eastAsian) => {
		expect(readSurroundings(env, 3).eastAsian).toBe(eastAsian);
	});

	test.each([
		['15;0', false],
		['0;15', true],
		['0;default;7', true],
		['', false],
	])('the background with COLORFGBG=%s is light: %s', (colours, light) => {
		expect(readSurroundings({COLORFGBG: colours}, 3).light).toBe(light);
	});
});
