import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {countPositions} from '../../../source/engine/book/score-book.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {decodeScoreBook} from '../../../source/store/score-book-file.ts';
import {KEYS, TestTerminal} from '../../helpers/terminal.ts';

const PROGRAM = join(import.meta.dirname, '..', '..', '..', 'dist', 'cli.js');

test('the built program builds on all cores, stops at Ctrl-C with a checkpoint, and goes on from it', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'fourply-build-'));
	const output = join(folder, 'b');
	const held = () => countPositions(unwrap(decodeScoreBook(readFileSync(`${output}.part`))));
	/** Builds until there is something done, then presses Ctrl-C. */
	const buildForAWhile = async (shown: RegExp) => {
		const terminal = new TestTerminal({
			command: process.execPath,
			args: [PROGRAM, 'book', 'build', '--size', '6x6', '--plies', '8', '--output', output],
		});
		await terminal.waitFor(shown);
		await terminal.waitFor(/about .* left/);
		terminal.write(KEYS.ctrlC);
		const {code} = await terminal.exit;
		expect(code).toBe(130);
		expect(terminal.screen.text).toContain('stopped; the same command goes on from');
		await terminal.close();
	};
	await buildForAWhile(/%/);
	expect(readdirSync(folder)).toEqual(['b.part']);
	const first = held();
	expect(first).toBeGreaterThan(0);
	await buildForAWhile(/going on from/);
	expect(held()).toBeGreaterThan(first);
	rmSync(folder, {recursive: true, force: true});
});
