import {readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';

/** The name of a file that the process `pid` writes before it takes the place of `path`; each `mark` gives another one. */
export function temporaryName(path: string, pid: number, mark?: number): string {
	return mark === undefined ? `${path}.${pid}.tmp` : `${path}.${mark}.${pid}.tmp`;
}

/** Removes the temporary files of processes that no longer live. A folder that is not there, or cannot be changed, stays as it is. */
export function removeLeftovers(folder: string, isAlive: (pid: number) => boolean): void {
	try {
		for (const name of readdirSync(folder)) {
			const [, pid] = /\.([1-9]\d{0,9})\.tmp$/.exec(name) ?? [];
			if (pid !== undefined && !isAlive(Number(pid))) {
				rmSync(join(folder, name), {force: true});
			}
		}
	} catch {
		// Leftovers do no harm: nobody reads them.
	}
}

/** Whether a process of this number lives on this machine, whoever's it is. */
export function isProcessAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && 'code' in error && error.code === 'EPERM';
	}
}
