import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {openGameStore, type SaveResult} from '../../source/store/game-store.ts';
import {keptGame} from '../helpers/games.ts';
import {TIC_TAC_TOE} from '../helpers/positions.ts';

/** What happens when the operating system was asked to put a file in its place: just before it does so, and just after. */
const around = vi.hoisted(() => ({before: () => {}, after: () => {}}));

vi.mock('node:fs/promises', async (importOriginal) => {
	const original = await importOriginal<typeof import('node:fs/promises')>();
	const rename: typeof original.rename = async (from, to) => {
		around.before();
		await original.rename(from, to);
		around.after();
	};
	return {...original, rename};
});

let folder = '';

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'fourply-flush-'));
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

const WON = '03142';

test.each([
	['before', '03', '031'],
	['after', '03', '031'],
	['before', WON, '031'],
	['after', WON, '031'],
	['before', '031', WON],
	['after', '031', WON],
] as const)('a flush just %s a save of %s takes its place keeps %s alone', async (when, first, last) => {
	const results: SaveResult[] = [];
	let told = (_: SaveResult) => {};
	const store = openGameStore(folder, {
		now: () => new Date(Date.UTC(2026, 10, 30)),
		onResult: (result) => {
			results.push(result);
			told(result);
		},
	});
	const problems = await new Promise((resolve) => {
		around[when] = () => {
			around[when] = () => {};
			store.save('one', keptGame(TIC_TAC_TOE, last));
			resolve(store.flush());
		};
		store.save('one', keptGame(TIC_TAC_TOE, first));
	});
	expect(problems).toEqual([]);
	// A save after it waits for nothing of the one that was overtaken.
	await new Promise<SaveResult>((resolve) => {
		told = resolve;
		store.save('two', keptGame(TIC_TAC_TOE, '8'));
	});
	expect(results).toEqual([{id: 'two', ok: true, savedAs: 'two'}]);
	const place = last === WON ? 'finished' : 'running';
	const games = ['running', 'finished'].flatMap((name) =>
		readdirSync(folder).includes(name) ? readdirSync(join(folder, name)).map((file) => `${name}/${file}`) : [],
	);
	expect(games.filter((name) => name.endsWith('one.json'))).toEqual([`${place}/one.json`]);
	expect(readFileSync(join(folder, place, 'one.json'), 'utf8')).toContain(
		`"moves": ${JSON.stringify([...last].map(Number))},`,
	);
});
