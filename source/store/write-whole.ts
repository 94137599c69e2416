import {mkdirSync} from 'node:fs';
import {dirname} from 'node:path';
import {writeFileSync} from 'atomically';

/**
 * Writes a file wholly or not at all: the data goes to a file beside it, which then takes its place. The folder is made
 * if need be. Throws when that is not possible; an old file is then as it was.
 */
export function writeWhole(path: string, data: string | Uint8Array): void {
	mkdirSync(dirname(path), {recursive: true});
	writeFileSync(path, typeof data === 'string' ? data : Buffer.from(data));
}
