import {beforeAll, describe, expect, test} from 'vitest';
import {countPositions} from '../../../source/engine/book/score-book.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {decodeScoreBook, encodeScoreBook} from '../../../source/store/score-book-file.ts';
import {type Outcome, run, type World} from '../../helpers/command.ts';
import {dropBoard} from '../../helpers/positions.ts';
import {builtScores, libraryOf} from '../../helpers/score-books.ts';
import {failingTeam} from '../../helpers/solver-teams.ts';

/** 1 + 3 + 13 + 49 + 177 positions, of which the last ones are solved. */
const BUILD = ['book', 'build', '--size', '5x4', '--plies', '4', '--output', 'out'];

let whole: Outcome;

beforeAll(async () => {
	whole = await run(BUILD);
});

/** A world in which Ctrl-C is pressed when the clock is looked at for the n-th time. */
function pressingAt(n: number, files: World['files'] = {}): World {
	let press = () => {};
	let readings = 0;
	return {
		files,
		interrupts: (listener) => {
			press = listener;
		},
		clock: () => {
			readings++;
			if (readings === n) {
				press();
			}
			return 0;
		},
	};
}

/** A clock that goes on by a second each time it is looked at. */
function secondBySecond(): () => number {
	let seconds = 0;
	return () => {
		seconds++;
		return 1000 * seconds;
	};
}

/** How many positions the checkpoint holds. */
function heldBy({files}: Outcome): number {
	return countPositions(unwrap(decodeScoreBook(Buffer.from(files['out.part'] ?? ''))));
}

describe('fourply book build', () => {
	test('makes a book of all positions, and removes its checkpoint', () => {
		expect(whole).toMatchObject({code: 0, out: expect.stringMatching(/^out: 243 positions, \d+ bytes\n$/)});
		expect(Object.keys(whole.files)).toEqual(['out']);
		expect(whole.files.out).toEqual(encodeScoreBook(builtScores(dropBoard(5, 4), 4)));
	});

	test.each<[string, string, ReadonlyArray<number | null>]>([
		['4x4', '6', [0, 0, 0, 0]],
		['5x4', '3', [-1, 0, 0, 0, -1]],
		['5x5', '3', [0, 0, 0, 0, 0]],
		['6x4', '3', [-1, -1, -1, -1, -1, -1]],
		['4x4', '0', [0, 0, 0, 0]],
	])('of %s to %s plies makes a book that answers with the true scores', async (size, plies, scores) => {
		const {files} = await run(['book', 'build', '--size', size, '--plies', plies, '--output', 'out']);
		const book = unwrap(decodeScoreBook(Buffer.from(files.out ?? '')));
		const {out} = await run(['solve', '--size', size, '--scores', '--json'], {stdin: '\n', library: libraryOf(book)});
		expect(JSON.parse(out)).toMatchObject({score: Math.max(...scores.map(Number)), scores});
	});

	test('puts the book among those of the user where nothing is said', async () => {
		const {files} = await run(['book', 'build', '--size', '4x4', '--plies', '2']);
		expect(Object.keys(files)).toEqual(['/own/4x4-connect-4-gravity.scores']);
	});

	test('interrupted by Ctrl-C at any time keeps what it has, says how to go on, and goes on to the same bytes', async () => {
		for (const n of [2, 3, 18, 60, 100, 178]) {
			const stopped = await run(BUILD, pressingAt(n));
			expect(stopped).toMatchObject({code: 130, out: '', err: 'stopped; the same command goes on from out.part\n'});
			expect(Object.keys(stopped.files)).toEqual(['out.part']);
			// The clock is looked at once in the beginning, and after each position.
			expect(heldBy(stopped)).toBe(n - 1);
			const resumed = await run(BUILD, {files: stopped.files});
			expect(resumed).toMatchObject({code: 0, out: whole.out});
			expect(resumed.err.startsWith('going on from out.part\n')).toBe(true);
			expect(resumed.files).toEqual(whole.files);
		}
	});

	test('interrupted again and again comes to the same bytes', async () => {
		let files: Outcome['files'] = {};
		const held = [];
		let outcome = await run(BUILD, pressingAt(20));
		while (outcome.code === 130) {
			held.push(heldBy(outcome));
			files = outcome.files;
			outcome = await run(BUILD, pressingAt(31, files));
		}
		expect(held).toEqual([19, 49, 79, 109, 139, 169]);
		expect(outcome.files).toEqual(whole.files);
	});

	test('interrupted before the first position keeps an empty checkpoint', async () => {
		const stopped = await run(BUILD, {interrupts: (press) => press()});
		expect(stopped.code).toBe(130);
		expect(heldBy(stopped)).toBe(0);
		expect((await run(BUILD, {files: stopped.files})).files).toEqual(whole.files);
	});

	test('writes a checkpoint each minute, which is there when the program is killed', async () => {
		const killed = await run(BUILD, {clock: secondBySecond(), solverTeam: failingTeam('killed', 130)});
		expect(killed).toMatchObject({code: 1, out: ''});
		expect(killed.err.split('\n').slice(-2)).toEqual(['fourply: the solver failed: killed', '']);
		expect(heldBy(killed)).toBe(120);
		const early = await run(BUILD, {clock: secondBySecond(), solverTeam: failingTeam('killed', 59)});
		expect(early).toMatchObject({code: 1, files: {}});
	});

	test('tells how far it is at each checkpoint, and at the end', async () => {
		const {err} = await run(BUILD, {clock: secondBySecond()});
		expect(err.split('\n')).toEqual([
			'[########................]  33.8 %  60 of 177  about 117 s left',
			'[################........]  67.7 %  120 of 177  about 57 s left',
			'[########################] 100.0 %  177 of 177',
			'',
		]);
	});

	test('draws its progress in place on a terminal, and leaves the line below', async () => {
		const {err} = await run(BUILD, {clock: secondBySecond(), showsProgress: true});
		const drawings = err.split('\r\u001B[K');
		expect(drawings).toHaveLength(1 + 177 + 1);
		expect(drawings[0]).toBe('');
		expect(drawings[1]).toBe('[........................]   0.5 %  1 of 177  about 3 min left');
		expect(drawings.at(-1)).toBe('[########################] 100.0 %  177 of 177\n');
	});

	test('draws at most every fifth of a second', async () => {
		let milliseconds = 0;
		const clock = () => {
			milliseconds += 100;
			return milliseconds;
		};
		const {err} = await run(BUILD, {clock, showsProgress: true});
		expect(err.split('\r\u001B[K')).toHaveLength(1 + 89 + 1);
	});

	test('refuses a checkpoint that is damaged or of another book, in one line, and changes nothing', async () => {
		const other = encodeScoreBook(builtScores(dropBoard(5, 4), 3));
		const otherBoard = encodeScoreBook(builtScores(dropBoard(4, 4), 4));
		const damaged = Uint8Array.from(other);
		damaged[80] = (damaged[80] as number) ^ 4;
		for (const [part, reason] of [
			[damaged, 'it is damaged: the checksum is wrong'],
			[Buffer.from('nonsense'), 'the file is of another kind'],
			[Buffer.from('fourply-scores 7\n'), 'it has version 7 of the format, and this program reads version 1'],
		] as const) {
			const files = {'out.part': part, out: 'old'};
			expect(await run(BUILD, {files})).toEqual({
				code: 2,
				out: '',
				err: `fourply: out.part: ${reason}\n`,
				opened: 0,
				files,
			});
		}
		for (const part of [other, otherBoard]) {
			expect(await run(BUILD, {files: {'out.part': part}})).toEqual({
				code: 2,
				out: '',
				err: 'fourply: out.part is the checkpoint of another book; remove it, or choose another --output\n',
				opened: 0,
				files: {'out.part': part},
			});
		}
	});

	test('ends with one line where the disk is full: at a checkpoint, at Ctrl-C, and at the end', async () => {
		const full = {writeFault: 'ENOSPC', files: {out: 'old'}};
		const atCheckpoint = await run(BUILD, {...full, clock: secondBySecond()});
		expect(atCheckpoint).toMatchObject({code: 1, out: '', files: {out: 'old'}});
		expect(atCheckpoint.err).toMatch(/\nfourply: cannot write out.part: the disk is full\n$/);
		const atInterrupt = await run(BUILD, {...pressingAt(40), ...full});
		expect(atInterrupt).toMatchObject({
			code: 1,
			out: '',
			err: 'fourply: cannot write out.part: the disk is full\n',
			files: {out: 'old'},
		});
		const atEnd = await run(BUILD, full);
		expect(atEnd).toMatchObject({code: 1, out: '', files: {out: 'old'}});
		expect(atEnd.err).toMatch(/\nfourply: cannot write out: the disk is full\n$/);
	});

	test.each([
		['--plies 4 --size 9x7', /the solver cannot serve 9x7/],
		['--plies 4 --connect 5', /the solver cannot serve 7x6, 5 in a row/],
		['--plies 13', /'13' is invalid\. It is a whole number from 0 to 12/],
		['--plies -1', /whole number from 0 to 12/],
		['--plies 4 --size 0x4', /0x4/],
		['--plies 4 --table 3', /power of two/],
		['', /required option '--plies <n>' not specified/],
	])('with %j is refused in one line', async (line, message) => {
		const {code, out, err, files} = await run(['book', 'build', ...line.split(' ').filter((word) => word !== '')]);
		expect({code, out, files}).toEqual({code: 2, out: '', files: {}});
		expect(err).toMatch(/^fourply: [^\n]+\n$/);
		expect(err).toMatch(message);
	});
});
