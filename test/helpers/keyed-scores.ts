import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** 2,000 positions of the 7x6 board with known scores, in the form of connect-four-ai. */
export const SAMPLE = readFileSync(fileURLToPath(new URL('../fixtures/scores/sample.bin', import.meta.url)));

/** Keys and scores in that form. */
export function keyedScores(records: ReadonlyArray<readonly [key: bigint, score: number]>): Uint8Array {
	const bytes = new Uint8Array(8 + 9 * records.length);
	const data = new DataView(bytes.buffer);
	data.setBigUint64(0, BigInt(records.length), true);
	for (const [index, [key, score]] of records.entries()) {
		data.setBigUint64(8 + 9 * index, key, true);
		data.setInt8(16 + 9 * index, score);
	}
	return bytes;
}
