import {existsSync, renameSync} from 'node:fs';
import type {FileProblem, TextProblem} from '../format/store-problem.ts';

/**
 * The problem that the text of a file cannot be used. The file is set aside first if its kind of problem is one of `aside`.
 * Undefined where the file is gone: another fourply has set it aside, and tells it.
 */
export function unusableFile(
	path: string,
	problem: TextProblem,
	aside: ReadonlyArray<TextProblem['kind']>,
): FileProblem | undefined {
	const keptAs = aside.includes(problem.kind) ? setAside(path) : undefined;
	if (keptAs === undefined && !existsSync(path)) {
		return undefined;
	}
	return {kind: 'unusable', path, problem, ...(keptAs === undefined ? {} : {keptAs})};
}

/**
 * Renames a file to `NAME.damaged`, or `NAME.damaged-2` and so on where that name is taken, and gives the new path. Undefined
 * where that is not possible: the file is then where it was.
 */
function setAside(path: string): string | undefined {
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
