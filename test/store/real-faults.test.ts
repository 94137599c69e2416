import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {readGameFile} from '../../source/store/game-file.ts';
import {openGameStore} from '../../source/store/game-store.ts';

const SAVING = join(import.meta.dirname, '..', 'fixtures', 'saving.mjs');
const HAS_OWN_DISKS = spawnSync('unshare', ['-Urm', 'true']).status === 0;
let folder = '';

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'fourply-faults-'));
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** What the program says on a small disk of its own. */
function onOwnDisk(manner: string): readonly unknown[] {
	const {stdout, stderr} = spawnSync(
		'unshare',
		[
			'-Urm',
			'sh',
			'-c',
			'mount -t tmpfs -o size=16k tmpfs "$1" && exec "$0" "$2" "$3" "$1"',
			process.execPath,
			folder,
			SAVING,
			manner,
		],
		{encoding: 'utf8'},
	);
	expect(stderr).toBe('');
	return stdout
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line));
}

describe.skipIf(!HAS_OWN_DISKS)('a disk', () => {
	test.each([
		['full', 'ENOSPC'],
		['read-only', 'EROFS'],
	])('that is %s leaves the old files as they are, is told, and the next save tries again', (manner, code) => {
		const problem = {kind: 'unwritable', path: join(folder, 'running', 'game.json'), code};
		expect(onOwnDisk(manner)).toEqual([
			{id: 'game', ok: true, savedAs: 'game'},
			{id: 'game', ok: false, problem},
			[problem],
			{kind: 'unwritable', path: join(folder, 'mine.json'), code},
			{kind: 'unwritable', path: join(folder, 'settings.json'), code},
			{names: ['game.json'], same: true, theme: 'dark'},
			[],
			{names: ['game.json'], moves: [3, 3]},
		]);
	});
});

describe('a program that is killed while it saves', () => {
	test.each([1, 2, 3, 5, 8, 13, 40, 100])('after %i saves leaves a whole game', async (count) => {
		const program = spawn(process.execPath, [SAVING, 'loop', folder], {stdio: ['ignore', 'pipe', 'inherit']});
		const ended = new Promise((resolve) => program.on('exit', (_, signal) => resolve(signal)));
		let saves = 0;
		for await (const line of createInterface({input: program.stdout})) {
			expect(JSON.parse(line)).toEqual({id: 'game', ok: true, savedAs: 'game'});
			if (++saves === count) {
				program.kill('SIGKILL');
			}
		}
		expect(await ended).toBe('SIGKILL');
		const running = join(folder, 'running');
		const path = join(running, 'game.json');
		expect(readGameFile(path)).toMatchObject({ok: true, value: {players: {X: 'you', O: 'medium'}}});
		expect(readFileSync(path, 'utf8')).toContain(`\n  "owner": ${program.pid}\n}\n`);
		const store = openGameStore(folder, {now: () => new Date(), onResult: () => {}});
		expect(readdirSync(running)).toEqual(['game.json']);
		expect(store.running()).toMatchObject({games: [{id: 'game', isPlayedElsewhere: false}], problems: []});
	});
});
