import {spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {ownHome} from '../helpers/own-home.ts';

const PROGRAM = join(import.meta.dirname, '..', '..', 'dist', 'cli.js');
let folder = '';

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'fourply-help-'));
	const start = join(folder, 'fourply');
	writeFileSync(start, `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`);
	chmodSync(start, 0o755);
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Runs a line as somebody types it into bash. A command that fails anywhere in it makes it fail. */
function shell(line: string): {readonly status: number | null; readonly stdout: string; readonly stderr: string} {
	return spawnSync('bash', ['--norc', '-eo', 'pipefail', '-c', line], {
		cwd: folder,
		encoding: 'utf8',
		// Nobody's own books and settings.
		env: {
			...process.env,
			PATH: `${folder}${delimiter}${process.env.PATH}`,
			...ownHome(folder),
		},
	});
}

/** The lines of a help that are to be typed. */
function typed(help: string): readonly string[] {
	return [...help.matchAll(/^ {2}((?:fourply|printf|mkdir|eval) .+)$/gm)].map(([, line = '']) => line);
}

/** The names of the commands that a help lists. */
function listed(help: string): readonly string[] {
	const [, commands = ''] = /^Commands:\n((?: {2}.*\n?)+)/m.exec(help) ?? [];
	return [...commands.matchAll(/^ {2}([a-z]+)/gm)].map(([, name = '']) => name).filter((name) => name !== 'help');
}

const COMMANDS = ['show', 'scores', 'search', 'solve', 'compare', 'book', 'match', 'tree', 'perft', 'completion'];
const BOOK_COMMANDS = ['show', 'add', 'build', 'verify', 'import', 'export'];

describe('the examples of --help', () => {
	test('are tried for all commands there are', () => {
		expect(listed(shell('fourply --help').stdout)).toEqual(COMMANDS);
		expect(listed(shell('fourply book --help').stdout)).toEqual(BOOK_COMMANDS);
	});

	test.each(['', ...COMMANDS, ...BOOK_COMMANDS.map((name) => `book ${name}`)])('work for "fourply %s"', (command) => {
		const help = shell(`fourply ${command} --help`);
		expect(help).toMatchObject({status: 0, stderr: ''});
		const lines = typed(help.stdout);
		expect(lines.filter((line) => line.includes(`fourply ${command}`))).not.toEqual([]);
		for (const line of lines) {
			expect({line, status: shell(line).status}).toEqual({line, status: 0});
		}
	});
});
