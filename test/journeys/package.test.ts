import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {KEYS, TestTerminal} from '../helpers/terminal.ts';

const ROOT = join(import.meta.dirname, '..', '..');
let folder = '';

function run(command: string, ...args: readonly string[]): string {
	return execFileSync(command, args, {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});
}

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'fourply-package-'));
	// The program is built already; the scripts of the package would build it again.
	execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], {cwd: ROOT, stdio: 'pipe'});
	const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
	writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}\n');
	run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', `./${tarball}`);
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

describe('the package, installed into an empty folder', () => {
	test('tells its version', () => {
		const {version} = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {version: string};
		expect(run('npx', 'fourply', '--version')).toBe(`${version}\n`);
	});

	test('says that it needs Node 20 or later, and that its licence is MIT', () => {
		const {engines, license} = JSON.parse(readFileSync(join(folder, 'node_modules/fourply/package.json'), 'utf8')) as {
			engines: unknown;
			license: unknown;
		};
		expect(engines).toEqual({node: '>=20'});
		expect(license).toBe('MIT');
	});

	test('answers a command', () => {
		expect(run('npx', 'fourply', 'perft', '3', '--json')).toContain('"counts":[7,49,343]');
	});

	test('opens the program, and a game is played', async () => {
		const terminal = new TestTerminal({
			command: process.execPath,
			args: [join(folder, 'node_modules/fourply/dist/cli.js')],
		});
		await terminal.waitFor('Play Connect Four');
		terminal.write(KEYS.enter + KEYS.enter + KEYS.enter);
		await terminal.waitFor('O played 3 from the book');
		terminal.write('qq');
		expect((await terminal.exit).code).toBe(0);
		await terminal.close();
	});

	test('is a library, too', () => {
		writeFileSync(
			join(folder, 'library.js'),
			`import {defaultRules, defaultSettings, emptyPosition, searchPosition, UNDISTURBED} from 'fourply/engine';
			const rules = defaultRules('tic-tac-toe');
			const report = searchPosition(emptyPosition(rules), {...defaultSettings(rules), depth: 9}, UNDISTURBED);
			console.log(report.score.kind);`,
		);
		expect(run('node', 'library.js')).toBe('draw\n');
	});
});
