import {existsSync, readFileSync, rmSync} from 'node:fs';
import {mkdir, rename, rm} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Rules} from '../engine/rules.ts';
import type {GamesProblem} from '../format/store-problem.ts';
import {faultCode} from './fault-code.ts';
import {readIfThere, writeFlushed} from './flushed-file.ts';
import {type FoundGame, PLACES, type Place, pathOf, placeOf, readGame, readPlace} from './game-folder.ts';
import {gameId, randomLetters} from './game-id.ts';
import {formatGame, type GameRecord} from './game-record.ts';
import {isProcessAlive, removeLeftovers, temporaryName} from './temporary-files.ts';
import {writeWhole} from './write-whole.ts';

/** A saved game. It is played elsewhere where the process that saved it lives and is another one. */
export type StoredGame = {readonly id: string; readonly record: GameRecord; readonly isPlayedElsewhere: boolean};

/** The saved games of one kind, the one saved last first, and what could not be used. */
export type StoredGames = {readonly games: readonly StoredGame[]; readonly problems: readonly GamesProblem[]};

/**
 * How a save ended. `id` is what `save` was given. `savedAs` is the name of the game on the disk: another one, with the
 * problem that says why, where the file of `id` is another program's.
 */
export type SaveResult =
	| {readonly id: string; readonly ok: true; readonly savedAs: string; readonly problem?: GamesProblem}
	| {readonly id: string; readonly ok: false; readonly problem: GamesProblem};

/** What a store needs of the world; the last three are those of this process where nothing is said. */
export type GameStoreOptions = {
	readonly now: () => Date;
	readonly onResult: (result: SaveResult) => void;
	/** The end of the name of a new game: another one each time. */
	readonly newLetters?: () => string;
	readonly pid?: number;
	readonly isAlive?: (pid: number) => boolean;
};

/** The saved games in a folder. */
export type GameStore = {
	/** The games that go on, as they are on the disk. */
	readonly running: () => StoredGames;
	/** The games that are over, as they are on the disk. */
	readonly finished: () => StoredGames;
	/** A name for a new game, which no saved game has. */
	readonly newId: (rules: Rules) => string;
	/**
	 * Saves a game in the background, with the time of now; `onResult` says how it ended. Of the saves of a game that wait, the
	 * latest counts. A save that failed is tried again by the next one, and by `flush`.
	 */
	readonly save: (id: string, record: GameRecord) => void;
	/** Saves at once what is not on the disk yet, before the process ends, and gives what went wrong. */
	readonly flush: () => readonly GamesProblem[];
	/** Removes the game of this name on the disk, and what of it was to be saved. A file that is another program's is left and told. */
	readonly remove: (id: string) => GamesProblem | undefined;
};

/** A game that this store saves. `name` is that of its file. */
type KeptGame = {name: string; unsaved: GameRecord | undefined; attempt: Attempt | undefined};

/** A save on its way. The one of its game that counts no more when another one, or none, is there. */
type Attempt = {readonly temporary: string};

/**
 * Opens the saved games in a folder: `running/ID.json` for those that go on, `finished/ID.json` for those that are over. The
 * folder is made by the first save.
 *
 * A file is replaced or removed only where it holds exactly what this store has read or written there, and read counts only
 * where no other living process plays the game. Any other file stays, and the own game gets a new name. This is looked at
 * just before the new file takes its place; two programs that do so within the same instant are not kept apart.
 *
 * A game that ends, or goes on after moves were taken back, is written in its new place before it is removed from the old
 * one. Where both are there, the one saved later counts.
 */
export function openGameStore(folder: string, options: GameStoreOptions): GameStore {
	const {now, onResult, newLetters = randomLetters, pid = process.pid, isAlive = isProcessAlive} = options;
	const games = new Map<string, KeptGame>();
	/** By path, the texts that may lie there and are ours: the last one, and one that is just being put in its place. */
	const own = new Map<string, readonly string[]>();
	let attempts = 0;

	const isElsewhere = (owner: number | undefined) => owner !== undefined && owner !== pid && isAlive(owner);

	for (const place of PLACES) {
		removeLeftovers(join(folder, place), (writer) => writer === pid || isAlive(writer));
	}

	function list(place: Place): StoredGames {
		const found = readPlace(folder, place);
		const shown = found.games.filter((game) => {
			const path = pathOf(folder, place, game.id);
			if (!games.has(game.id) && !isElsewhere(game.owner)) {
				own.set(path, [game.text]);
			}
			return !isOutdated(place, game);
		});
		return {
			games: shown
				.sort((a, b) => savedAt(b.record) - savedAt(a.record) || (a.id < b.id ? 1 : -1))
				.map(({id, record, owner}) => ({id, record, isPlayedElsewhere: isElsewhere(owner)})),
			problems: found.problems,
		};
	}

	/** Whether the same game was saved later in the other place. */
	function isOutdated(place: Place, game: FoundGame): boolean {
		const path = pathOf(folder, otherPlace(place), game.id);
		const other = existsSync(path) ? readGame(path) : undefined;
		if (other === undefined || 'kind' in other) {
			return false;
		}
		const later = savedAt(other.record) - savedAt(game.record);
		return place === 'running' ? later >= 0 : later > 0;
	}

	function newId(rules: Rules): string {
		for (;;) {
			const id = gameId(rules, now(), newLetters());
			if (!games.has(id) && !PLACES.some((place) => existsSync(pathOf(folder, place, id)))) {
				return id;
			}
		}
	}

	function save(id: string, record: GameRecord): void {
		const game = games.get(id) ?? {name: id, unsaved: undefined, attempt: undefined};
		games.set(id, game);
		game.unsaved = {...record, saved: now().toISOString()};
		if (game.attempt === undefined) {
			void saveLatest(id, game);
		}
	}

	/** Saves a game until its latest state is on the disk, or that fails. */
	async function saveLatest(id: string, game: KeptGame): Promise<void> {
		let record = game.unsaved;
		while (record !== undefined) {
			const attempt = {temporary: temporaryName(ownPath(game, record), pid, ++attempts)};
			game.attempt = attempt;
			const result = await saveOnce(id, game, record, attempt);
			if (game.attempt !== attempt) {
				return;
			}
			if (result.ok && game.unsaved === record) {
				game.unsaved = undefined;
			}
			onResult(result);
			if (game.attempt !== attempt) {
				return;
			}
			// What failed waits for the next save; what came in the meantime is that.
			record = game.unsaved === record ? undefined : game.unsaved;
		}
		game.attempt = undefined;
	}

	async function saveOnce(id: string, game: KeptGame, record: GameRecord, attempt: Attempt): Promise<SaveResult> {
		const {temporary} = attempt;
		const text = formatGame(record, pid);
		let path = ownPath(game, record);
		try {
			await mkdir(dirname(path), {recursive: true});
			await writeFlushed(temporary, text);
			const there = await readIfThere(path);
			if (game.attempt !== attempt) {
				throw new Error('the game was flushed or removed in the meantime');
			}
			const problem = giveWay(game, record, there);
			path = ownPath(game, record);
			own.set(path, [...(own.get(path) ?? []).slice(0, 1), text]);
			await rename(temporary, path);
			if (game.attempt === attempt) {
				settle(game, record, text);
			}
			return {id, ok: true, savedAs: game.name, ...problem};
		} catch (error) {
			await rm(temporary, {force: true}).catch(() => {});
			return {id, ok: false, problem: {kind: 'unwritable', path, code: faultCode(error)}};
		}
	}

	function flush(): readonly GamesProblem[] {
		const problems: GamesProblem[] = [];
		for (const game of new Set(games.values())) {
			const record = game.unsaved;
			if (record === undefined) {
				continue;
			}
			cancelAttempt(game);
			let path = ownPath(game, record);
			try {
				const text = formatGame(record, pid);
				const {problem} = giveWay(game, record, readNowIfThere(path));
				path = ownPath(game, record);
				writeWhole(path, text);
				settle(game, record, text);
				game.unsaved = undefined;
				problems.push(...(problem === undefined ? [] : [problem]));
			} catch (error) {
				problems.push({kind: 'unwritable', path, code: faultCode(error)});
			}
		}
		return problems;
	}

	function remove(id: string): GamesProblem | undefined {
		for (const game of games.values()) {
			if (game.name === id) {
				cancelAttempt(game);
				game.unsaved = undefined;
			}
		}
		for (const place of PLACES) {
			const path = pathOf(folder, place, id);
			try {
				if (!removeOwn(path)) {
					return {kind: 'taken', path};
				}
			} catch (error) {
				return {kind: 'unwritable', path, code: faultCode(error)};
			}
		}
		return undefined;
	}

	/**
	 * Ends a save that is on its way. Without its temporary file it can replace nothing, even where the operating system has been
	 * asked to already: that either happened before, or fails.
	 */
	function cancelAttempt(game: KeptGame): void {
		if (game.attempt !== undefined) {
			try {
				rmSync(game.attempt.temporary, {force: true});
			} catch {
				// A file that cannot be removed cannot be renamed either.
			}
			game.attempt = undefined;
		}
	}

	function ownPath(game: KeptGame, record: GameRecord): string {
		return pathOf(folder, placeOf(record), game.name);
	}

	/** Gives a game a new name where its file holds what is not ours. */
	function giveWay(game: KeptGame, record: GameRecord, there: string | undefined): {readonly problem?: GamesProblem} {
		const path = ownPath(game, record);
		if (there === undefined || own.get(path)?.includes(there)) {
			return {};
		}
		game.name = newId(record.position.rules);
		games.set(game.name, game);
		return {problem: {kind: 'taken', path, savedAs: ownPath(game, record)}};
	}

	/** Remembers what lies on the disk now, and removes the game from the other place. */
	function settle(game: KeptGame, record: GameRecord, text: string): void {
		own.set(ownPath(game, record), [text]);
		try {
			// At once, since an order that is on its way could meet a later file there.
			removeOwn(pathOf(folder, otherPlace(placeOf(record)), game.name));
		} catch {
			// What cannot be removed was saved earlier, and so does not count.
		}
	}

	/** Removes a file that is ours. Whether nothing is there now. */
	function removeOwn(path: string): boolean {
		const there = readNowIfThere(path);
		if (there !== undefined) {
			if (!own.get(path)?.includes(there)) {
				return false;
			}
			rmSync(path, {force: true});
		}
		own.delete(path);
		return true;
	}

	return {running: () => list('running'), finished: () => list('finished'), newId, save, flush, remove};
}

function otherPlace(place: Place): Place {
	return place === 'running' ? 'finished' : 'running';
}

/** When a game was saved, in milliseconds. */
function savedAt(record: GameRecord): number {
	return Date.parse(record.saved);
}

/** The text of a file; undefined where there is none. Throws where it cannot be read. */
function readNowIfThere(path: string): string | undefined {
	try {
		return readFileSync(path, 'utf8');
	} catch (error) {
		if (faultCode(error) === 'ENOENT') {
			return undefined;
		}
		throw error;
	}
}
