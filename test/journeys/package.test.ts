import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {ownHome} from '../helpers/own-home.ts';
import {KEYS, TestTerminal} from '../helpers/terminal.ts';

const ROOT = join(import.meta.dirname, '..', '..');
let folder = '';

function run(command: string, ...args: readonly string[]): string {
	return execFileSync(command, args, {
		cwd: folder,
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'pipe'],
		// Nobody's own books.
		env: {...process.env, XDG_DATA_HOME: folder},
	});
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

	test('has the book of exact scores, and uses it', () => {
		expect(readdirSync(join(folder, 'node_modules/fourply/book'))).toContain('7x6-connect-4-gravity.scores');
		const {score, moves} = JSON.parse(run('npx', 'fourply', 'book', 'show', '--json')) as {
			readonly score: number;
			readonly moves: ReadonlyArray<{readonly move: number; readonly score: number; readonly source: string}>;
		};
		expect(score).toBe(1);
		expect(moves.map(({score}) => score)).toEqual([-2, -1, 0, 1, 0, -1, -2]);
		expect(moves[3]).toMatchObject({move: 3, score: 1, source: 'solver'});
		expect(JSON.parse(run('npx', 'fourply', 'solve', '--moves', '', '--scores', '--json'))).toMatchObject({
			scores: [-2, -1, 0, 1, 0, -1, -2],
			nodes: 0,
		});
	});

	test('has the examples of programs that play, and plays with them', () => {
		const player = `external:node ${join('node_modules', 'fourply', 'examples', 'player.mjs')}`;
		expect(run('npx', 'fourply', 'match', player, 'leftmost', '--seed', '1', '--json')).toContain('"reason":"line"');
	});

	test('verifies its book in threads', () => {
		expect(run('npx', 'fourply', 'book', 'verify', '--sample', '3')).toBe(
			'board 7x6 connect 4 gravity, 8 plies, 129,498 positions\n3 of 3 positions solved afresh (seed 1) agree\n',
		);
	});

	test('goes on without a book that is damaged, and says so in one line', () => {
		const own = join(folder, 'fourply', 'books');
		mkdirSync(own, {recursive: true});
		writeFileSync(join(own, 'mine.scores'), 'nonsense');
		const {status, stdout, stderr} = spawnSync(
			process.execPath,
			[join(folder, 'node_modules/fourply/dist/cli.js'), 'scores', '--search', 'perfect', '--json'],
			{encoding: 'utf8', env: {...process.env, XDG_DATA_HOME: folder}},
		);
		expect(status).toBe(0);
		expect(JSON.parse(stdout)).toMatchObject({scores: [-2, -1, 0, 1, 0, -1, -2]});
		expect(stderr).toBe(`fourply: not used: ${join(own, 'mine.scores')}: the file is of another kind\n`);
		rmSync(own, {recursive: true});
	});

	test('opens the program, and a game is played', async () => {
		const terminal = new TestTerminal({
			command: process.execPath,
			args: [join(folder, 'node_modules/fourply/dist/cli.js')],
			env: ownHome(folder),
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
