import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {vi} from 'vitest';
import type {GameFile} from '../helpers/games.ts';
import {KEYS, type TestTerminal} from '../helpers/terminal.ts';

/** No test fails because a machine is slow: a wait lasts as long as a timer can. */
const FOREVER = 2 ** 31 - 1;

type Place = 'running' | 'finished';

/** The folder of the saved games of a home. */
export function gamesFolder(home: string): string {
	return join(home, 'data', 'fourply', 'games');
}

/** The file of settings of a home. */
export function settingsPath(home: string): string {
	return join(home, 'config', 'fourply', 'settings.json');
}

/** The names of the files in one place of the saved games. */
export function savedNames(home: string, place: Place): readonly string[] {
	const folder = join(gamesFolder(home), place);
	return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** The saved games in one place, each a whole one. */
export function savedGames(home: string, place: Place): readonly GameFile[] {
	return savedNames(home, place)
		.filter((name) => name.endsWith('.json'))
		.map((name) => JSON.parse(readFileSync(join(gamesFolder(home), place, name), 'utf8')) as GameFile);
}

/** Writes a file, and its folder. */
export function put(path: string, text: string): string {
	mkdirSync(dirname(path), {recursive: true});
	writeFileSync(path, text);
	return path;
}

/** Waits until the saved games are as wanted; there is no time limit. */
export function waitForSaved(check: () => boolean): Promise<void> {
	return vi.waitFor(
		() => {
			if (!check()) {
				throw new Error('not saved yet');
			}
		},
		{timeout: FOREVER, interval: 5},
	);
}

/** Waits until one of the running games has these moves. */
export function waitForRunning(home: string, ...moves: readonly number[]): Promise<void> {
	const wanted = JSON.stringify(moves);
	return waitForSaved(() => savedGames(home, 'running').some((game) => JSON.stringify(game.moves) === wanted));
}

/** Opens the list of saved games from the menu, and waits until it has so many. */
export async function openList(terminal: TestTerminal, count: number): Promise<readonly string[]> {
	terminal.write(`${KEYS.end}${KEYS.up.repeat(3)}${KEYS.enter}`);
	const {lines} = await terminal.waitFor(`${count} game`);
	return lines;
}
