import {homedir} from 'node:os';
import {join, resolve} from 'node:path';
import {type GameId, gameOf} from '../engine/rules.ts';
import type {StoreProblem} from '../format/store-problem.ts';
import {storeProblemText} from '../format/store-problem-text.ts';
import {configFolder, dataFolder} from '../store/folders.ts';
import {readGameFile, writeGameFile} from '../store/game-file.ts';
import {type GameStore, openGameStore, type SaveResult, type StoredGame} from '../store/game-store.ts';
import {readSettings, writeSetting} from '../store/settings-file.ts';
import type {GameFiles} from './hooks/use-files.ts';
import type {SavedGames} from './hooks/use-saved-games.ts';
import type {KeepSetting} from './hooks/use-settings-file.ts';
import {SETTINGS, type Settings} from './settings.ts';

/** What a person has left on this machine: settings and saved games. */
export type Home = {
	/** The settings of this run. */
	readonly settings: Settings;
	readonly keepSetting: KeepSetting;
	readonly savedGames: SavedGames;
	/** The games that can go on, one of each kind, the one saved last first. */
	readonly games: readonly StoredGame[];
	readonly files: GameFiles;
	/** What could not be used. */
	readonly problems: readonly StoreProblem[];
	/** Saves what is not on the disk yet, for the end of the process; answers in lines what went wrong. */
	readonly flushAtEnd: () => readonly string[];
};

/** Reads what a person has left. Settings that `flags` set count for this run, and are not kept. */
export function openHome(flags: Partial<Settings>): Home {
	const settingsPath = join(configFolder(), 'settings.json');
	const {values, problems} = readSettings(settingsPath, SETTINGS);
	const listeners = new Set<(result: SaveResult) => void>();
	const now = () => new Date();
	const store = openGameStore(join(dataFolder(), 'games'), {
		now,
		onResult: (result) => {
			for (const listener of listeners) {
				listener(result);
			}
		},
	});
	const running = gamesToContinue(store);
	return {
		settings: {...values, ...flags},
		keepSetting: (id, value) => writeSetting(settingsPath, SETTINGS, id, value),
		savedGames: {
			...store,
			now,
			onResult: (listener) => {
				listeners.add(listener);
				return () => listeners.delete(listener);
			},
		},
		games: running.games,
		files: FILES,
		problems: [...problems, ...running.problems],
		flushAtEnd: () => store.flush().map((problem) => `fourply: not saved: ${storeProblemText(problem)}`),
	};
}

const FILES: GameFiles = {
	resolve: (path) => resolve(path.replace(/^~(?=$|\/)/, homedir())),
	read: readGameFile,
	write: writeGameFile,
	now: () => new Date(),
};

/** Of the running games the one of each kind that was saved last, and what could not be used. */
function gamesToContinue({running}: GameStore) {
	const {games, problems} = running();
	const seen = new Set<GameId>();
	const latest = games.filter(({record}) => {
		const kind = gameOf(record.position.rules);
		return !seen.has(kind) && seen.add(kind);
	});
	return {games: latest, problems};
}
