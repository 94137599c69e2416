import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ownHome} from '../test/helpers/own-home.ts';

/** The environment of a person who has neither settings nor saved games, in a folder that goes with this process. */
export function temporaryHome(): Readonly<Record<string, string>> {
	const folder = mkdtempSync(join(tmpdir(), 'fourply-bench-'));
	process.on('exit', () => rmSync(folder, {recursive: true, force: true}));
	return ownHome(folder);
}
