import {mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {temporaryName} from './temporary-files.ts';

/**
 * Writes a file wholly or not at all: the data goes to a file beside it, which takes its place when all of it is on the
 * disk. The folder is made if need be, and a link stays one. Throws when that is not possible; an old file is then as it was.
 */
export function writeWhole(path: string, data: string | Uint8Array): void {
	mkdirSync(dirname(path), {recursive: true});
	const there = statSync(path, {throwIfNoEntry: false});
	if (there !== undefined && !there.isFile()) {
		// A device or a pipe is written to and must not be replaced; a folder is a fault that says so.
		writeFileSync(path, data);
		return;
	}
	const target = there === undefined ? path : realpathSync(path);
	const beside = temporaryName(target, process.pid);
	try {
		writeFileSync(beside, data, {flush: true});
		renameSync(beside, target);
	} catch (error) {
		rmSync(beside, {force: true});
		throw error;
	}
}
