import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {readGameFile, writeGameFile} from '../../source/store/game-file.ts';
import {gameText, keptGame} from '../helpers/games.ts';
import {TIC_TAC_TOE} from '../helpers/positions.ts';

let folder = '';
let path = '';

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'fourply-game-'));
	path = join(folder, 'mine.json');
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

const SAVED = '2026-11-30T08:48:51.000Z';

describe('a game in a file', () => {
	test('is written and read', () => {
		expect(writeGameFile(path, keptGame(TIC_TAC_TOE, '04'))).toBeUndefined();
		expect(readFileSync(path, 'utf8')).toBe(gameText([0, 4], null, SAVED));
		expect(readGameFile(path)).toEqual({ok: true, value: keptGame(TIC_TAC_TOE, '04')});
	});

	test('replaces another file only when it is to', () => {
		writeFileSync(path, 'a letter');
		expect(writeGameFile(path, keptGame(TIC_TAC_TOE, '04'))).toEqual({kind: 'exists', path});
		expect(readFileSync(path, 'utf8')).toBe('a letter');
		expect(writeGameFile(path, keptGame(TIC_TAC_TOE, '04'), {replace: true})).toBeUndefined();
		expect(readFileSync(path, 'utf8')).toBe(gameText([0, 4], null, SAVED));
	});

	test('makes no folder', () => {
		const elsewhere = join(folder, 'none', 'mine.json');
		expect(writeGameFile(elsewhere, keptGame(TIC_TAC_TOE, '04'))).toEqual({
			kind: 'unwritable',
			path: elsewhere,
			code: 'ENOENT',
		});
		expect(readdirSync(folder)).toEqual([]);
	});

	test('of the store is read like any other', () => {
		writeFileSync(path, gameText([0, 4], null, SAVED, 1001));
		expect(readGameFile(path)).toEqual({ok: true, value: keptGame(TIC_TAC_TOE, '04')});
	});

	test('that cannot be used is told and stays', () => {
		writeFileSync(path, '{"fourply":"game"');
		expect(readGameFile(path)).toEqual({
			ok: false,
			problem: {kind: 'unusable', path, problem: {kind: 'damaged', field: '', damage: {kind: 'not-json'}}},
		});
		expect(readGameFile(folder)).toEqual({ok: false, problem: {kind: 'unreadable', path: folder, code: 'EISDIR'}});
		const nowhere = join(path, 'below');
		expect(writeGameFile(nowhere, keptGame(TIC_TAC_TOE, '0'))).toMatchObject({kind: 'unwritable', path: nowhere});
		expect(readdirSync(folder)).toEqual(['mine.json']);
	});
});
