import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {ownHome} from '../helpers/own-home.ts';
import {journey, PROGRAM} from './steps.ts';

/** Runs the built program through pipes with these lines as its input, which ends after them. */
async function dialogue(...lines: readonly string[]): Promise<{readonly out: string; readonly code: number | null}> {
	const home = mkdtempSync(join(tmpdir(), 'fourply-home-'));
	const program = spawn(process.execPath, [PROGRAM, '--screen-reader'], {
		env: {PATH: process.env.PATH, LC_ALL: 'C', ...ownHome(home)},
		stdio: ['pipe', 'pipe', 'inherit'],
	});
	let out = '';
	program.stdout.setEncoding('utf8').on('data', (text: string) => {
		out += text;
	});
	program.stdin.end(lines.map((line) => `${line}\n`).join(''));
	const [code] = (await once(program, 'close')) as [number | null];
	rmSync(home, {recursive: true});
	return {out, code};
}

/** That nothing was written but printable ASCII and newlines, and all lines are whole. */
function expectPlain(out: string): void {
	expect(out).toMatch(/^[\n -~]*\n$/);
}

const PEOPLE = ['players', '1', '1'];

describe.concurrent('in lines of text, through pipes', () => {
	test('a whole game of tic-tac-toe is played', async () => {
		const {out, code} = await dialogue(
			'game',
			...PEOPLE,
			'4',
			'0',
			'2',
			'board',
			'6',
			'scores',
			'3',
			'5',
			'7',
			'1',
			'8',
			'quit',
		);
		expect(code).toBe(0);
		expectPlain(out);
		const lines = out.split('\n');
		expect(lines.slice(0, 3)).toEqual([
			'fourply.',
			'Connect Four, 7x6, 4 in a row.',
			'X is played by you, O by medium.',
		]);
		const played = lines.slice(lines.indexOf('X plays cell 4, row 1, column 1.'));
		expect(played).toEqual([
			'X plays cell 4, row 1, column 1.',
			'Move of O, cell 0 to 8, or help:',
			'O plays cell 0, row 0, column 0.',
			'Move of X, cell 0 to 8, or help:',
			'X plays cell 2, row 0, column 2.',
			'X threatens to win at cell 6.',
			'Move of O, cell 0 to 8, or help:',
			'row 0: cell 0 O, cell 1 free, cell 2 X',
			'row 1: cell 3 free, cell 4 X, cell 5 free',
			'row 2: cell 6 free, cell 7 free, cell 8 free',
			'Move of O, cell 0 to 8, or help:',
			'O plays cell 6, row 2, column 0.',
			'O threatens to win at cell 3.',
			'Move of X, cell 0 to 8, or help:',
			'Looking for the scores.',
			'Exact scores, the best first:',
			'cell 3: draw, best',
			'cell 1: O wins in 2',
			'cell 5: O wins in 2',
			'cell 7: O wins in 2',
			'cell 8: O wins in 2',
			'Move of X, cell 0 to 8, or help:',
			'X plays cell 3, row 1, column 0.',
			'X threatens to win at cell 5.',
			'Move of O, cell 0 to 8, or help:',
			'O plays cell 5, row 1, column 2.',
			'Move of X, cell 0 to 8, or help:',
			'X plays cell 7, row 2, column 1.',
			'X threatens to win at cell 1.',
			'Move of O, cell 0 to 8, or help:',
			'O plays cell 1, row 0, column 1.',
			'Move of X, cell 0 to 8, or help:',
			'X plays cell 8, row 2, column 2.',
			'Draw: the board is full.',
			'new begins another game, undo takes back, or help:',
			'',
		]);
	});

	test('the engine wins at Connect Four where it can', async () => {
		const {out, code} = await dialogue(...PEOPLE, '0', '3', '0', '3', '6', '3', 'players', '1', 'simple', '1', 'new');
		expect(code).toBe(0);
		expectPlain(out);
		expect(out).toContain(
			[
				'X plays column 1, on row 0.',
				'O is thinking (simple).',
				'O plays column 3, on row 3.',
				'O has won.',
				'The line: column 3 row 3, column 3 row 2, column 3 row 1 and column 3 row 0.',
				'new begins another game, undo takes back, or help:',
				'Connect Four, 7x6, 4 in a row.',
				'X is played by you, O by simple.',
				'Your move as X, column 0 to 6, or help:',
			].join('\n'),
		);
	});

	test('a hint is given in two steps, and the scores of a won position are exact', async () => {
		const {out} = await dialogue(...PEOPLE, '3', '0', '3', '0', '3', '0', 'hint', 'hint', 'scores');
		expect(out).toContain('You can win at once.\nType hint again for the move.\n');
		expect(out).toContain('Hint: column 3.\n');
		expect(out).toContain('column 3: X wins in 1, best\n');
	});

	test('wrong input is told, and nothing of it comes back to the terminal', async () => {
		const {out, code} = await dialogue('\u001B[A', '9', 'a\u0007b', ...PEOPLE, '\u001B]0;x\u0007');
		expect(code).toBe(0);
		expectPlain(out);
		expect(out).toContain('That is neither a move nor a word of this program: type column 0 to 6, or help.\n');
		expect(out).toContain('There is no such move: type column 0 to 6.\n');
	});

	test('the end of the input ends the program, also at once', async () => {
		const {out, code} = await dialogue();
		expect(code).toBe(0);
		expect(out).toBe(
			[
				'fourply.',
				'Connect Four, 7x6, 4 in a row.',
				'X is played by you, O by medium.',
				'Your move as X, column 0 to 6, or help:',
				'',
			].join('\n'),
		);
	});
});

describe.concurrent('in lines of text, in a terminal', () => {
	const start = {command: process.execPath, args: [PROGRAM, '--screen-reader'], columns: 80, rows: 24};

	journey('a move is typed, and Ctrl-C ends with 130', async ({startTerminal}) => {
		const terminal = startTerminal(start);
		await terminal.waitFor('Your move as X, column 0 to 6, or help:');
		terminal.write('3\r');
		await terminal.waitFor(/O plays column \d, on row \d\.\s+Your move/);
		expect(terminal.output).not.toContain('\u001B');
		terminal.write('\u0003');
		expect((await terminal.exit).code).toBe(130);
	});

	journey('quit ends', async ({startTerminal}) => {
		const terminal = startTerminal(start);
		await terminal.waitFor('or help:');
		terminal.write('quit\r');
		expect((await terminal.exit).code).toBe(0);
	});
});
