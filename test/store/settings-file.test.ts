import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, expectTypeOf, test} from 'vitest';
import {readSettings, type SettingsShape, writeSetting} from '../../source/store/settings-file.ts';

const SHAPE = {
	theme: {values: ['light', 'dark'], initial: 'dark'},
	'column-numbers': {values: [0, 1], initial: 0},
	animation: {values: [true, false], initial: true},
} as const satisfies SettingsShape;

const INITIAL = {theme: 'dark', 'column-numbers': 0, animation: true};

let folder = '';
let path = '';

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'fourply-settings-'));
	path = join(folder, 'config', 'settings.json');
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

function put(text: string): void {
	mkdirSync(join(folder, 'config'), {recursive: true});
	writeFileSync(path, text);
}

describe('settings', () => {
	test('are the initial ones without a file, which reading does not make', () => {
		expect(readSettings(path, SHAPE)).toEqual({values: INITIAL, problems: []});
		expect(existsSync(join(folder, 'config'))).toBe(false);
	});

	test('are written one at a time to a file with a line for each', () => {
		expect(writeSetting(path, SHAPE, 'theme', 'light')).toBeUndefined();
		expect(writeSetting(path, SHAPE, 'column-numbers', 1)).toBeUndefined();
		expect(writeSetting(path, SHAPE, 'animation', false)).toBeUndefined();
		expect(writeSetting(path, SHAPE, 'theme', 'dark')).toBeUndefined();
		expect(readFileSync(path, 'utf8')).toBe(
			'{\n  "fourply": "settings",\n  "version": 1,\n  "theme": "dark",\n  "column-numbers": 1,\n  "animation": false\n}\n',
		);
		const {values, problems} = readSettings(path, SHAPE);
		expect(values).toEqual({theme: 'dark', 'column-numbers': 1, animation: false});
		expect(problems).toEqual([]);
		expect(readdirSync(join(folder, 'config'))).toEqual(['settings.json']);
		expectTypeOf(values.theme).toEqualTypeOf<'light' | 'dark'>();
		expectTypeOf(values['column-numbers']).toEqualTypeOf<0 | 1>();
	});

	test('that are wrong or unknown are told and kept; a wrong one is as if it were not there', () => {
		put('{"fourply":"settings","version":1,"theme":"pink","column-numbers":"1","sound":true,"animation":false}');
		expect(readSettings(path, SHAPE)).toEqual({
			values: {...INITIAL, animation: false},
			problems: [
				{kind: 'wrong-value', path, name: 'theme', found: '"pink"', allowed: ['light', 'dark']},
				{kind: 'wrong-value', path, name: 'column-numbers', found: '"1"', allowed: [0, 1]},
				{kind: 'unknown-setting', path, name: 'sound'},
			],
		});
		expect(writeSetting(path, SHAPE, 'column-numbers', 1)).toBeUndefined();
		expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
			fourply: 'settings',
			version: 1,
			theme: 'pink',
			'column-numbers': 1,
			sound: true,
			animation: false,
		});
	});

	test('with a value that a setting cannot have are a bug', () => {
		const shape: SettingsShape = SHAPE;
		expect(() => writeSetting(path, shape, 'theme', 'pink')).toThrow('the setting theme cannot be pink');
		expect(existsSync(path)).toBe(false);
	});
});

describe('a file of settings that cannot be used', () => {
	test.each([
		['{"fourply":"settings",', {kind: 'damaged', field: '', damage: {kind: 'not-json'}}],
		['{"theme":"light"}', {kind: 'foreign'}],
	])('is set aside: %s', (text, problem) => {
		put(text);
		const told = {kind: 'unusable', path, keptAs: `${path}.damaged`, problem};
		expect(readSettings(path, SHAPE)).toEqual({values: INITIAL, problems: [told]});
		expect(readFileSync(`${path}.damaged`, 'utf8')).toBe(text);
		expect(readSettings(path, SHAPE)).toEqual({values: INITIAL, problems: []});
		put(text);
		expect(writeSetting(path, SHAPE, 'theme', 'light')).toEqual({...told, keptAs: `${path}.damaged-2`});
		expect(readSettings(path, SHAPE)).toEqual({values: {...INITIAL, theme: 'light'}, problems: []});
	});

	test('is left as it is, and not written, when it is newer', () => {
		const text = '{"fourply":"settings","version":2,"theme":"light"}';
		put(text);
		const told = {kind: 'unusable', path, problem: {kind: 'newer', version: 2}};
		expect(readSettings(path, SHAPE)).toEqual({values: INITIAL, problems: [told]});
		expect(writeSetting(path, SHAPE, 'theme', 'light')).toEqual(told);
		expect(readFileSync(path, 'utf8')).toBe(text);
		expect(readdirSync(join(folder, 'config'))).toEqual(['settings.json']);
	});

	test('is left as it is when it cannot be read', () => {
		mkdirSync(path, {recursive: true});
		const told = {kind: 'unreadable', path, code: 'EISDIR'};
		expect(readSettings(path, SHAPE)).toEqual({values: INITIAL, problems: [told]});
		expect(writeSetting(path, SHAPE, 'theme', 'light')).toEqual(told);
	});

	test('is told when its folder is a file', () => {
		writeFileSync(join(folder, 'config'), '');
		const told = {kind: 'unreadable', path, code: 'ENOTDIR'};
		expect(readSettings(path, SHAPE)).toEqual({values: INITIAL, problems: [told]});
		expect(writeSetting(path, SHAPE, 'theme', 'light')).toEqual(told);
	});
});
