import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {GamesProblem} from '../format/store-problem.ts';
import {faultCode} from './fault-code.ts';
import {type GameRecord, type OwnedGame, parseOwnedGame, resultOf} from './game-record.ts';
import {unusableFile} from './set-aside.ts';

/** Where a game is kept: games that go on, and those that are over. */
export type Place = 'running' | 'finished';

/** Both places. */
export const PLACES = ['running', 'finished'] as const satisfies readonly Place[];

const ENDING = '.json';

/** Where this game belongs. */
export function placeOf(record: GameRecord): Place {
	return resultOf(record.position) === null && record.setAside !== true ? 'running' : 'finished';
}

/** The file of a game. */
export function pathOf(folder: string, place: Place, id: string): string {
	return join(folder, place, id + ENDING);
}

/** A game that was read, and the text of its file. */
export type FoundGame = OwnedGame & {readonly id: string; readonly text: string};

/** Reads the games in one place. What cannot be used is told and left out; a damaged file is set aside. */
export function readPlace(
	folder: string,
	place: Place,
): {readonly games: readonly FoundGame[]; readonly problems: readonly GamesProblem[]} {
	const games: FoundGame[] = [];
	const problems: GamesProblem[] = [];
	const where = join(folder, place);
	try {
		for (const name of readdirSync(where).sort()) {
			if (!name.endsWith(ENDING)) {
				continue;
			}
			const found = readGame(join(where, name));
			if (found === undefined) {
				continue;
			}
			if ('kind' in found) {
				problems.push(found);
			} else {
				games.push({...found, id: name.slice(0, -ENDING.length)});
			}
		}
	} catch (error) {
		if (faultCode(error) !== 'ENOENT') {
			problems.push({kind: 'unreadable', path: where, code: faultCode(error)});
		}
	}
	return {games, problems};
}

/** The game of a file and its text; undefined where there is no such file by now. */
export function readGame(path: string): Omit<FoundGame, 'id'> | GamesProblem | undefined {
	let text: string;
	try {
		if (!statSync(path).isFile()) {
			return {kind: 'unreadable', path, code: 'EISDIR'};
		}
		text = readFileSync(path, 'utf8');
	} catch (error) {
		const code = faultCode(error);
		return code === 'ENOENT' ? undefined : {kind: 'unreadable', path, code};
	}
	const game = parseOwnedGame(text);
	if (game.ok) {
		return {...game.value, text};
	}
	return unusableFile(path, game.problem, ['damaged']);
}
