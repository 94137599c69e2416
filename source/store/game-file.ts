import {existsSync, readFileSync} from 'node:fs';
import {dirname} from 'node:path';
import type {FileProblem} from '../format/store-problem.ts';
import {faultCode} from './fault-code.ts';
import {formatGame, type GameRecord, parseGame} from './game-record.ts';
import {writeWhole} from './write-whole.ts';

/** What was read from a file, or why it cannot be used. */
export type FileReading<Value> =
	| {readonly ok: true; readonly value: Value}
	| {readonly ok: false; readonly problem: FileProblem};

/** Reads the game in a file anywhere. The file stays as it is, also when it is damaged. */
export function readGameFile(path: string): FileReading<GameRecord> {
	let text: string;
	try {
		text = readFileSync(path, 'utf8');
	} catch (error) {
		return {ok: false, problem: {kind: 'unreadable', path, code: faultCode(error)}};
	}
	const game = parseGame(text);
	return game.ok ? game : {ok: false, problem: {kind: 'unusable', path, problem: game.problem}};
}

/**
 * Writes a game to a file anywhere, wholly or not at all. A file that is there is replaced only with `replace`. No folder is made:
 * one that is not there is more likely a slip.
 */
export function writeGameFile(
	path: string,
	record: GameRecord,
	{replace}: {readonly replace: boolean} = {replace: false},
): FileProblem | undefined {
	if (!replace && existsSync(path)) {
		return {kind: 'exists', path};
	}
	if (!existsSync(dirname(path))) {
		return {kind: 'unwritable', path, code: 'ENOENT'};
	}
	try {
		writeWhole(path, formatGame(record));
		return undefined;
	} catch (error) {
		return {kind: 'unwritable', path, code: faultCode(error)};
	}
}
