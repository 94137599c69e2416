import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {KEYS, TestTerminal} from '../helpers/terminal.ts';
import {PROGRAM} from './steps.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PLAYER = join(ROOT, 'test', 'fixtures', 'player.mjs');
const LONG = {timeout: 600_000, interval: 100};

let folder = '';
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'fourply-match-'));
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

type Answer = {
	readonly games: ReadonlyArray<{readonly result: string; readonly reason: string; readonly detail?: string}>;
	readonly summary: {readonly points: number};
	readonly table: ReadonlyArray<{readonly faults: number}>;
};

function fourply(...args: readonly string[]) {
	const {status, stdout, stderr} = spawnSync(process.execPath, [PROGRAM, ...args], {cwd: folder, encoding: 'utf8'});
	return {code: status, out: stdout, err: stderr};
}

function match(...args: readonly string[]): Answer {
	const {code, out, err} = fourply('match', ...args, '--json', '--seed', '1');
	expect({code, err}).toEqual({code: 0, err: ''});
	return JSON.parse(out) as Answer;
}

function isAlive(pid: string): boolean {
	try {
		process.kill(Number(pid), 0);
		return true;
	} catch {
		return false;
	}
}

const noted = (file: string) => readFileSync(file, 'utf8').trim().split('\n');
const pidsIn = (file: string) => noted(file).filter((line) => /^\d+$/.test(line));

describe('the examples of programs', () => {
	const hasPython = spawnSync('python3', ['--version']).status === 0;

	function playsWell(player: string): void {
		const four = match(player, 'leftmost', '--games', '2');
		expect(four.table[0]?.faults).toBe(0);
		expect(four.summary.points).toBe(2);
		const three = match(player, 'random', '--game', 'tic-tac-toe', '--games', '2', '--columns-from', '1');
		expect(three.table[0]?.faults).toBe(0);
	}

	test.skipIf(!hasPython)('play Connect Four and tic-tac-toe, from 0 and from 1, in Python', () => {
		playsWell(`external:python3 ${join(ROOT, 'examples/player.py')}`);
	});

	test('play Connect Four and tic-tac-toe, from 0 and from 1, in JavaScript', () => {
		playsWell(`external:${process.execPath} ${join(ROOT, 'examples/player.mjs')}`);
	});
});

describe('own evaluations', () => {
	const modules: Readonly<Record<string, string>> = {
		'good.mjs': 'export default ({cells}) => cells[3] === "X" ? 7 : 1;',
		'throws.mjs': 'export function evaluate() { throw new RangeError("far too far\\n at home"); }',
		'text.mjs': 'export function evaluate() { return "five"; }',
		'endless.mjs': 'export function evaluate() { for (;;); }',
		'nothing.mjs': 'export const weights = [1, 2];',
		'broken.mjs': 'export function evaluate(',
		'ends.mjs': 'process.exit(0);',
		'talks.mjs': 'export function evaluate() { console.log("called"); return 1; }',
	};

	beforeAll(() => {
		for (const [name, text] of Object.entries(modules)) {
			writeFileSync(join(folder, name), text);
		}
	});

	test('are used by search, scores and match', () => {
		const search = fourply('search', '--depth', '0', '--evaluation', './good.mjs', '--json');
		expect(JSON.parse(search.out)).toMatchObject({value: 1});
		const scores = fourply('scores', '--moves', '01', '--depth', '1', '--evaluation', './good.mjs', '--json');
		expect(JSON.parse(scores.out)).toMatchObject({scores: [1, 1, 1, 1, 1, 1, 1]});
		const {games} = match('search:depth=2,evaluation=./good.mjs', 'simple');
		expect(games.every(({reason}) => reason === 'line' || reason === 'full')).toBe(true);
	});

	test('that print do not disturb the answer', () => {
		const {code, out, err} = fourply('search', '--depth', '1', '--evaluation', './talks.mjs', '--json');
		expect(code).toBe(0);
		expect(JSON.parse(out)).toMatchObject({value: 1});
		expect(err).toContain('called');
	});

	test.each([
		['throws.mjs', /^fourply: the evaluation \.\/throws\.mjs threw RangeError: far too far\n$/],
		['text.mjs', /^fourply: the evaluation \.\/text\.mjs answered "five", which is not a number from [^\n]+\n$/],
		['endless.mjs', /^fourply: the evaluation \.\/endless\.mjs did not return within 3 s\n$/],
		['nothing.mjs', /^fourply: the evaluation \.\/nothing\.mjs exports no function "evaluate"\n$/],
		['broken.mjs', /^fourply: the evaluation \.\/broken\.mjs cannot be loaded: SyntaxError: [^\n]+\n$/],
		['ends.mjs', /^fourply: the evaluation \.\/ends\.mjs ended the engine\n$/],
		['missing.mjs', /^fourply: the evaluation \.\/missing\.mjs cannot be loaded: there is no such file\n$/],
	])('%s ends a search with one line', (name, message) => {
		const {code, out, err} = fourply('search', '--moves', '3', '--depth', '3', '--evaluation', `./${name}`);
		expect({code, out}).toEqual({code: 2, out: ''});
		expect(err).toMatch(message);
	});

	test.each(['throws.mjs', 'text.mjs', 'endless.mjs'])('%s loses its games', (name) => {
		const {games} = match(`search:depth=2,evaluation=./${name}`, 'simple', '--openings', 'none');
		expect(games.map(({result, reason}) => [result, reason])).toEqual([
			['O', 'evaluation'],
			['X', 'evaluation'],
		]);
		expect(games[0]?.detail).toContain(`./${name}`);
	});

	test.each(['nothing.mjs', 'ends.mjs', 'missing.mjs'])('%s does not let a match begin', (name) => {
		const {code, out, err} = fourply('match', `search:evaluation=./${name}`, 'simple', '--seed', '1');
		expect({code, out}).toEqual({code: 2, out: ''});
		expect(err).toMatch(/^fourply: the evaluation [^\n]+\n$/);
	});

	test('the example is one, and plays', () => {
		const example = join(ROOT, 'examples/evaluation.mjs');
		const {games} = match(`search:depth=2,evaluation=${example}`, 'leftmost');
		expect(games.every(({reason}) => reason === 'line')).toBe(true);
	});
});

describe('other programs are gone', () => {
	const player = (manner: string, file: string) => `external:${process.execPath} ${PLAYER} ${manner} ${file}`;

	test('after a match that they lost by all kinds of faults, which goes on', async () => {
		for (const manner of ['late', 'garbage', 'crash', 'flood', 'orphan']) {
			const file = join(folder, `notes-${manner}`);
			const {games, table} = match(player(manner, file), 'simple', '--time', '50');
			expect(games).toHaveLength(2);
			expect(table[0]?.faults).toBe(2);
			await vi.waitFor(() => expect(pidsIn(file).filter(isAlive)).toEqual([]), LONG);
		}
	});

	test('after Ctrl-C, which ends the match with its result', async () => {
		const file = join(folder, 'notes-interrupted');
		const terminal = new TestTerminal({
			command: process.execPath,
			args: [PROGRAM, 'match', player('late', file), 'simple', '--time', '600000', '--seed', '1'],
			columns: 120,
		});
		await vi.waitFor(() => expect(noted(file).length).toBeGreaterThan(2), LONG);
		terminal.write(KEYS.ctrlC);
		expect(await terminal.exit).toMatchObject({code: 130});
		expect(terminal.output).toContain('0 games, then stopped');
		await vi.waitFor(() => expect(pidsIn(file).filter(isAlive)).toEqual([]), LONG);
		await terminal.close();
	});

	test.each(['SIGTERM', 'SIGHUP'] as const)('after %s', async (signal) => {
		const file = join(folder, `notes-${signal}`);
		const program = spawn(process.execPath, [
			PROGRAM,
			'match',
			player('parent', file),
			player('late', file),
			'--time',
			'600000',
			'--seed',
			'1',
		]);
		const ended = new Promise((resolve) => program.on('exit', (_, by) => resolve(by)));
		await vi.waitFor(
			() => expect(noted(file).filter((line) => line.startsWith('move')).length).toBeGreaterThan(1),
			LONG,
		);
		program.kill(signal);
		expect(await ended).toBe(signal);
		await vi.waitFor(() => expect(pidsIn(file).filter(isAlive)).toEqual([]), LONG);
	});
});
