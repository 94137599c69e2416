import {existsSync, renameSync} from 'node:fs';

/**
 * Renames a damaged file to `NAME.damaged`, or `NAME.damaged-2` and so on where that name is taken, and gives the new path.
 * Undefined where that is not possible: the file is then where it was.
 */
export function setAside(path: string): string | undefined {
	let kept = `${path}.damaged`;
	for (let number = 2; existsSync(kept); number++) {
		kept = `${path}.damaged-${number}`;
	}
	try {
		renameSync(path, kept);
		return kept;
	} catch {
		return undefined;
	}
}
