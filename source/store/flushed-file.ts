import {open, readFile} from 'node:fs/promises';
import {faultCode} from './fault-code.ts';

/** Writes a new file; when this ends, the text is on the disk. */
export async function writeFlushed(path: string, text: string): Promise<void> {
	const file = await open(path, 'w');
	try {
		await file.writeFile(text);
		await file.datasync();
	} finally {
		await file.close();
	}
}

/** The text of a file; undefined where there is none. Throws where it cannot be read. */
export async function readIfThere(path: string): Promise<string | undefined> {
	try {
		return await readFile(path, 'utf8');
	} catch (error) {
		if (faultCode(error) === 'ENOENT') {
			return undefined;
		}
		throw error;
	}
}
