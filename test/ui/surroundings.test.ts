import {describe, expect, test} from 'vitest';
import {readSurroundings} from '../../source/ui/surroundings.ts';

describe('the number of colours', () => {
	test.each([
		[0, 'none'],
		[1, 'basic'],
		[2, 'indexed'],
		[3, 'true'],
	])('is what is known of the terminal (%i)', (level, colours) => {
		expect(readSurroundings({}, level).colours).toBe(colours);
	});

	test.each([
		['0', 'none'],
		['1', 'basic'],
		['2', 'indexed'],
		['3', 'true'],
	])('is what FORCE_COLOR=%s says, whatever the terminal has', (value, colours) => {
		expect(readSurroundings({FORCE_COLOR: value}, 0).colours).toBe(colours);
		expect(readSurroundings({FORCE_COLOR: value}, 3).colours).toBe(colours);
	});

	test.each(['', 'true', 'yes', '4', '-1'])('is what is known where FORCE_COLOR is %j', (value) => {
		expect(readSurroundings({FORCE_COLOR: value}, 2).colours).toBe('indexed');
	});

	test('is none with NO_COLOR, even beside FORCE_COLOR, unless it is empty', () => {
		expect(readSurroundings({NO_COLOR: '1'}, 3).colours).toBe('none');
		expect(readSurroundings({NO_COLOR: '0', FORCE_COLOR: '3'}, 3).colours).toBe('none');
		expect(readSurroundings({NO_COLOR: ''}, 3).colours).toBe('true');
	});
});

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
		['15;default;0', false],
		['7;8', false],
		['15', false],
		['0;default', false],
		['0;7', true],
		['0;15', true],
		['0;default;7', true],
		['', false],
	])('the background with COLORFGBG=%s is light: %s', (colours, light) => {
		expect(readSurroundings({COLORFGBG: colours}, 3).light).toBe(light);
	});
});
