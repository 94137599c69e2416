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

describe('the background', () => {
	test.each(['0;15', '0;7', '0;default;15'])('is light where COLORFGBG is %s', (value) => {
		expect(readSurroundings({COLORFGBG: value}, 3).light).toBe(true);
	});

	test.each([undefined, '', '15;0', '15;default;0', '7;8', '0;default', '15'])(
		'is dark where COLORFGBG is %s',
		(value) => {
			expect(readSurroundings({COLORFGBG: value}, 3).light).toBe(false);
		},
	);
});

describe('the locale', () => {
	test('says whether the width of characters is uncertain', () => {
		expect(readSurroundings({LANG: 'ja_JP.UTF-8'}, 3).eastAsian).toBe(true);
		expect(readSurroundings({LANG: 'ja_JP.UTF-8', LC_ALL: 'en_GB.UTF-8'}, 3).eastAsian).toBe(false);
		expect(readSurroundings({LANG: 'de_DE.UTF-8'}, 3).eastAsian).toBe(false);
	});

	test('says the language, the first wish that is spoken', () => {
		expect(readSurroundings({LANG: 'de_AT.UTF-8'}, 3).language).toBe('de');
		expect(readSurroundings({LANG: 'de_AT.UTF-8', LANGUAGE: 'fr:nl'}, 3).language).toBe('nl');
		expect(readSurroundings({LANG: 'C', LANGUAGE: 'nl'}, 3).language).toBe('en');
		expect(readSurroundings({}, 3).language).toBe('en');
	});
});
