import {describe, expect, test} from 'vitest';
import {parseBook} from '../../../source/engine/book/book.ts';
import {countPositions} from '../../../source/engine/book/score-book.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {decodeScoreBook, encodeScoreBook} from '../../../source/store/score-book-file.ts';
import {run} from '../../helpers/command.ts';
import {keyedScores, SAMPLE} from '../../helpers/keyed-scores.ts';
import {dropBoard} from '../../helpers/positions.ts';
import {builtScores, libraryOf} from '../../helpers/score-books.ts';

const BOOK = builtScores(dropBoard(5, 4), 4);
const FILE = encodeScoreBook(BOOK);

function book(line: string, world: Parameters<typeof run>[1] = {}) {
	return run(['book', ...line.split(' ')], world);
}

/** The same bytes, whatever kind of array holds them. */
function bytesOf(data: string | Uint8Array | undefined): Uint8Array {
	return Uint8Array.from(Buffer.from(data ?? ''));
}

describe('fourply book export', () => {
	test('writes the book in use, or a file, as text that is read as a book', async () => {
		const {code, out, err} = await book('export --size 5x4', {library: libraryOf(BOOK)});
		expect({code, err}).toEqual({code: 0, err: ''});
		expect(out.startsWith('game 5x4 connect 4 gravity\n-: = 0\n0: = 1\n1: = 0\n2: = 0\n')).toBe(true);
		expect(unwrap(parseBook(out)).entries.size).toBe(243);
		expect((await book('export --file 5x4.scores', {files: {'5x4.scores': FILE}})).out).toBe(out);
		expect(await book('export --file a --output b', {files: {a: FILE}})).toEqual({
			code: 0,
			out: '',
			err: '',
			opened: 0,
			files: {a: FILE, b: out},
		});
	});

	test('fails in one line', async () => {
		const files = {text: 'game 7x6 connect 4 gravity\n'};
		expect(await book('export --size 5x5', {library: libraryOf(BOOK), files})).toMatchObject({
			code: 2,
			err: 'fourply: there is no book of scores for 5x5 connect 4 gravity; "fourply book build" makes one\n',
		});
		expect(await book('export --file text', {files})).toMatchObject({
			code: 2,
			err: 'fourply: text: the file is of another kind\n',
		});
		expect(await book('export --file a --output b', {files: {a: FILE}, writeFault: 'ENOSPC'})).toEqual({
			code: 1,
			out: '',
			err: 'fourply: cannot write b: the disk is full\n',
			opened: 0,
			files: {a: FILE},
		});
	});
});

describe('fourply book import', () => {
	test('makes of an exported text the same bytes, to a file or among the own books', async () => {
		const {out: text} = await book('export --file a', {files: {a: FILE}});
		const named = await book('import text --output b', {files: {text}});
		expect(named).toMatchObject({code: 0, out: `b: 243 positions, ${FILE.length} bytes\n`, err: ''});
		expect(bytesOf(named.files.b)).toEqual(bytesOf(FILE));
		const {files, out} = await book('import text', {files: {text}});
		expect(out).toBe(`/own/5x4-connect-4-gravity.scores: 243 positions, ${FILE.length} bytes\n`);
		expect(bytesOf(files['/own/5x4-connect-4-gravity.scores'])).toEqual(bytesOf(FILE));
	});

	test('makes the same bytes of comments, other orders, Windows line ends and mirror images', async () => {
		const {out} = await book('export --file a', {files: {a: FILE}});
		const [game = '', ...lines] = out.trimEnd().split('\n');
		const turned = lines.reverse().map((line) => {
			const [moves = '', score = ''] = line.split(':');
			return `${moves.replace(/\d/g, (move) => String(4 - Number(move)))} :${score} # ${moves}`;
		});
		const text = ['# mine', '', `${game} # five columns`, ...turned].join('\r\n');
		expect(bytesOf((await book('import text --output b', {files: {text}})).files.b)).toEqual(bytesOf(FILE));
	});

	test('reads scores of connect-four-ai, and a compact book', async () => {
		const {out, files} = await book('import sample.bin --output b', {files: {'sample.bin': SAMPLE}});
		expect(out).toMatch(/^b: 2,000 positions, [\d,]+ bytes\n$/);
		expect(countPositions(unwrap(decodeScoreBook(bytesOf(files.b))))).toBe(2000);
		const again = await book('import b --output c', {files});
		expect(bytesOf(again.files.c)).toEqual(bytesOf(files.b));
	});

	test('reads text with and without good moves, but needs a score everywhere', async () => {
		const text = 'game 7x6 connect 4 gravity\n-: 3 = 1\n3: = -1\n';
		expect(await book('import text --output b', {files: {text}})).toMatchObject({code: 0});
		const without = {text: `${text}33: 3 = draw\n`};
		expect(await book('import text --output b', {files: without})).toEqual({
			code: 2,
			out: '',
			err: 'fourply: text: a position with 2 stones has no score, such as "3,2: = -2"\n',
			opened: 0,
			files: without,
		});
	});

	const damaged = Uint8Array.from(FILE);
	damaged[damaged.length - 1] = (damaged.at(-1) as number) ^ 1;
	test.each<[string, string | Uint8Array, string]>([
		['an empty file', '', 'line 1 of the book: the book is empty'],
		[
			'a text that is no book',
			'hello\n',
			'line 1 of the book: expected the rules, such as "game 7x6 connect 4 gravity"',
		],
		[
			'a score that cannot be',
			'game 5x4 connect 4 gravity\n-: = 11\n',
			'line 2 of the book: the score 11 is not possible: it is from -10 to 10',
		],
		[
			'a position twice',
			'game 5x4 connect 4 gravity\n0: = 1\n4: = 1\n',
			'line 3 of the book: this position or an image of it is there already',
		],
		[
			'a board without gravity',
			'game 3x3 connect 3\n-: 4 = 0\n',
			'there is no book of scores for 3x3 connect 3 with 0 stones',
		],
		['a damaged book', damaged, 'it is damaged: the checksum is wrong'],
		['a newer book', 'fourply-scores 2\n\n', 'it has version 2 of the format, and this program reads version 1'],
		[
			'other data',
			Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]),
			'its length is not the one that its first eight bytes say',
		],
		['a key that is no position', keyedScores([[127n, 0]]), 'record 0 is no position with a score'],
		[
			'a key twice',
			keyedScores([
				[0n, 1],
				[0n, 1],
			]),
			'the position of record 1 is there twice',
		],
	])('refuses %s in one line, and writes nothing', async (_, content, reason) => {
		const files = {x: content};
		expect(await book('import x', {files})).toEqual({
			code: 2,
			out: '',
			err: `fourply: x: ${reason}\n`,
			opened: 0,
			files,
		});
	});

	test('fails in one line where nothing can be read or written', async () => {
		expect(await book('import nowhere')).toMatchObject({
			code: 2,
			err: 'fourply: cannot read nowhere: there is no such file\n',
		});
		expect(await book('import a', {files: {a: FILE}, writeFault: 'EROFS'})).toMatchObject({
			code: 1,
			err: 'fourply: cannot write /own/5x4-connect-4-gravity.scores: the disk is read-only\n',
		});
	});
});
