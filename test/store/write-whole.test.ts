import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {writeWhole} from '../../source/store/write-whole.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const ON_WINDOWS = process.platform === 'win32';
let folder = '';

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'fourply-write-'));
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

describe('a file written wholly or not at all', () => {
	test('has the text or the bytes, in a folder that is made if need be, and nothing lies beside it', () => {
		const path = join(folder, 'a', 'b', 'book');
		writeWhole(path, 'draughts');
		expect(readFileSync(path, 'utf8')).toBe('draughts');
		writeWhole(path, Uint8Array.from([0, 255, 10]));
		expect([...readFileSync(path)]).toEqual([0, 255, 10]);
		expect(readdirSync(join(folder, 'a', 'b'))).toEqual(['book']);
	});

	test.skipIf(ON_WINDOWS)('stays a link where it was one', () => {
		writeFileSync(join(folder, 'real'), 'old');
		symlinkSync(join(folder, 'real'), join(folder, 'link'));
		writeWhole(join(folder, 'link'), 'new');
		expect(readFileSync(join(folder, 'real'), 'utf8')).toBe('new');
		expect(readdirSync(folder)).toEqual(['link', 'real']);
	});

	test.skipIf(ON_WINDOWS)('is no device: that one is written to and stays', () => {
		writeWhole('/dev/null', 'nothing');
		expect(statSync('/dev/null').isFile()).toBe(false);
	});

	test('cannot take the place of a folder, nor lie in a file', () => {
		mkdirSync(join(folder, 'books'));
		writeFileSync(join(folder, 'file'), 'old');
		expect(() => writeWhole(join(folder, 'books'), 'new')).toThrow(expect.objectContaining({code: 'EISDIR'}));
		expect(() => writeWhole(join(folder, 'file', 'book'), 'new')).toThrow();
		expect(readdirSync(folder)).toEqual(['books', 'file']);
		expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('old');
	});

	test.skipIf(ON_WINDOWS)('is as it was when there is room for a part of the new one alone', () => {
		const path = join(folder, 'small.scores');
		writeFileSync(path, 'old');
		// A limit on the size of files, in blocks of at most a kilobyte, ends the write in the middle as a full disk does.
		const {status, stderr} = spawnSync(
			'sh',
			[
				'-c',
				'ulimit -f 1; exec "$0" dist/cli.js book import test/fixtures/scores/sample.bin --output "$1"',
				process.execPath,
				path,
			],
			{cwd: ROOT, encoding: 'utf8', env: {...process.env, XDG_DATA_HOME: folder}},
		);
		expect({status, lines: stderr.split('\n').length}).toEqual({status: 1, lines: 2});
		expect(stderr).toContain(`fourply: cannot write ${path}: `);
		expect(readFileSync(path, 'utf8')).toBe('old');
		expect(readdirSync(folder)).toEqual(['small.scores']);
	});
});
