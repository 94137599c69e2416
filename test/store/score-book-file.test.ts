import {createHash} from 'node:crypto';
import {deflateRawSync} from 'node:zlib';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {scoreBookOf} from '../../source/engine/book/score-book.ts';
import {success, unwrap} from '../../source/engine/result.ts';
import {problemText} from '../../source/format/problem-text.ts';
import {decodeScoreBook, encodeScoreBook, isScoreBook} from '../../source/store/score-book-file.ts';
import {CONNECT_FOUR, dropBoard} from '../helpers/positions.ts';
import {anyScoreBook, builtScores} from '../helpers/score-books.ts';

const BOOK = builtScores(dropBoard(4, 4), 3);
const FILE = encodeScoreBook(BOOK);

/** Why bytes are no book; undefined where they are one. */
function reasonOf(bytes: Uint8Array): string | undefined {
	const book = decodeScoreBook(bytes);
	if (book.ok) {
		return undefined;
	}
	expect(book.problem.kind).toBe('bad-score-book');
	return problemText(book.problem);
}

/** A file with any lines before the checksum, and any data, whose checksum is right. */
function forged(head: string, body: Uint8Array): Uint8Array {
	const sum = createHash('sha256').update(head).update(body).digest('hex');
	return Buffer.concat([Buffer.from(`${head}sha256 ${sum}\n\n`), body]);
}

/** The same with the empty board alone in it, or other bytes in its place. */
function tiny(changes: Readonly<Record<string, string>>, packed: readonly number[] = [1, 0, 1]): Uint8Array {
	const {version = '1', board = '7x6 connect 4 gravity', plies = '0', positions = '1'} = changes;
	const head = `fourply-scores ${version}\nboard ${board}\nplies ${plies}\npositions ${positions}\n`;
	return forged(head, deflateRawSync(Uint8Array.from(packed)));
}

describe('the file of a book of scores', () => {
	test('has a header that says version, board, plies and positions, and a checksum', () => {
		const [version, board, plies, positions, sum, empty] = Buffer.from(FILE).toString('latin1').split('\n');
		expect([version, board, plies, positions, empty]).toEqual([
			'fourply-scores 1',
			'board 4x4 connect 4 gravity',
			'plies 3',
			// 1 + 2 + 8 + 26.
			'positions 37',
			'',
		]);
		expect(sum).toMatch(/^sha256 [\da-f]{64}$/);
	});

	test('is read as the book it was written from', () => {
		expect(decodeScoreBook(FILE)).toEqual(success(BOOK));
		fc.assert(
			fc.property(anyScoreBook, (book) => {
				const bytes = encodeScoreBook(book);
				expect(isScoreBook(bytes)).toBe(true);
				expect(decodeScoreBook(bytes)).toEqual(success(book));
				expect(encodeScoreBook(unwrap(decodeScoreBook(bytes)))).toEqual(bytes);
			}),
		);
	});

	test('is what the test forges with the right values', () => {
		expect(decodeScoreBook(tiny({}))).toEqual(success(scoreBookOf(CONNECT_FOUR, 0, [{stones: 0, code: 0, score: 1}])));
	});

	test('is refused with any single bit turned', () => {
		const accepted = [];
		for (let bit = 0; bit < 8 * FILE.length; bit++) {
			const damaged = Uint8Array.from(FILE);
			damaged[bit >> 3] = (damaged[bit >> 3] as number) ^ (1 << (bit & 7));
			if (!/^[^\n]+$/.test(reasonOf(damaged) ?? '')) {
				accepted.push(bit);
			}
		}
		expect(accepted).toEqual([]);
	});

	test('is refused with any single byte replaced', () => {
		fc.assert(
			fc.property(fc.nat({max: FILE.length - 1}), fc.nat({max: 255}), (place, byte) => {
				const damaged = Uint8Array.from(FILE);
				damaged[place] = byte;
				expect(reasonOf(damaged) === undefined).toBe(FILE[place] === byte);
			}),
			{numRuns: 2000},
		);
	});

	test('is refused cut off anywhere, and with anything behind it', () => {
		for (let length = 0; length < FILE.length; length++) {
			expect(reasonOf(FILE.subarray(0, length))).toBe(
				length < 'fourply-scores '.length ? 'the file is of another kind' : 'it is damaged: the checksum is wrong',
			);
		}
		for (const more of ['\0', '\n', FILE]) {
			expect(reasonOf(Buffer.concat([FILE, Buffer.from(more as string)]))).toBe('it is damaged: the checksum is wrong');
		}
	});

	test.each<[string, Uint8Array]>([
		['nothing', new Uint8Array(0)],
		['a text', Buffer.from('game 7x6 connect 4 gravity\n-: = 1\n')],
		['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
		['a header of another program', Buffer.from('otherprog-scores 1\n\n')],
		['a byte-order mark before it', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), FILE])],
	])('is told from a foreign one (%s)', (_, bytes) => {
		expect(reasonOf(bytes)).toBe('the file is of another kind');
		expect(isScoreBook(bytes)).toBe(false);
	});

	test('of a newer version is refused as such, whatever follows', () => {
		const reason = 'it has version 2 of the format, and this program reads version 1';
		expect(reasonOf(tiny({version: '2'}))).toBe(reason);
		expect(reasonOf(Buffer.from('fourply-scores 2\nall is different'))).toBe(reason);
	});

	test.each<[Readonly<Record<string, string>>, string]>([
		[{board: '7x6 connect 4'}, 'there is no book for the board 7x6 connect 4 to 0 plies'],
		[{board: '21x6 connect 4 gravity'}, 'there is no book for the board 21x6 connect 4 gravity to 0 plies'],
		[{board: '0x6 connect 4 gravity'}, 'there is no book for the board 0x6 connect 4 gravity to 0 plies'],
		[{board: 'chess'}, 'there is no book for the board chess to 0 plies'],
		[{board: ''}, 'there is no book for the board  to 0 plies'],
		[{plies: '13'}, 'there is no book for the board 7x6 connect 4 gravity to 13 plies'],
		[{plies: '-1'}, 'there is no book for the board 7x6 connect 4 gravity to -1 plies'],
		[{plies: '0.5'}, 'there is no book for the board 7x6 connect 4 gravity to 0.5 plies'],
		[{plies: ''}, 'there is no book for the board 7x6 connect 4 gravity to  plies'],
		[{plies: 'many'}, 'there is no book for the board 7x6 connect 4 gravity to many plies'],
		[{plies: '1'}, 'it has fewer positions than it says'],
		[{positions: '0'}, 'it has other positions than it says'],
		[{positions: '2'}, 'it has other positions than it says'],
		[{positions: '-9'}, 'it has other positions than it says'],
		[{positions: 'many'}, 'it has other positions than it says'],
		[{positions: '1e300'}, 'it has other positions than it says'],
	])('with %j in its header and the right checksum is refused', (changes, reason) => {
		expect(reasonOf(tiny(changes))).toBe(reason);
	});

	test('with other lines in its header and the right checksum is refused', () => {
		for (const head of [
			'fourply-scores 1\n',
			'fourply-scores one\nboard 7x6 connect 4 gravity\nplies 0\npositions 1\n',
			'fourply-scores 1\nplies 0\nboard 7x6 connect 4 gravity\npositions 1\n',
			'fourply-scores 1\nboard 7x6 connect 4 gravity\nplies 0\npositions 1\nauthor me\n',
		]) {
			expect(reasonOf(forged(head, deflateRawSync(Uint8Array.from([1, 0, 1]))))).toBeDefined();
		}
	});

	test('with data that cannot be and the right checksum is refused', () => {
		const head = 'fourply-scores 1\nboard 7x6 connect 4 gravity\nplies 0\npositions 1\n';
		expect(reasonOf(forged(head, new Uint8Array(0)))).toBe('it has other positions than it says');
		expect(reasonOf(forged(head, Buffer.from('not deflated')))).toBe('it has other positions than it says');
		// A hundred thousand times as much as one position takes.
		expect(reasonOf(forged(head, deflateRawSync(new Uint8Array(900_000))))).toBe('it has other positions than it says');
		expect(reasonOf(tiny({}, [1, 0, 22]))).toBe('it has positions with 0 stones that cannot be');
		expect(reasonOf(tiny({}, [1, 0, 1, 0]))).toBe('it has other positions than it says');
	});

	test('is refused or read, bytes of any kind: nothing throws', () => {
		const line = fc.constantFrom(
			'fourply-scores 1',
			'board 7x6 connect 4 gravity',
			'plies 2',
			'positions 3',
			'sha256 0',
		);
		const nearly = fc
			.tuple(fc.array(line, {maxLength: 6}), fc.uint8Array({maxLength: 30}))
			.map(([lines, body]) => Buffer.concat([Buffer.from(`${lines.join('\n')}\n\n`), body]));
		const summed = fc
			.tuple(fc.nat({max: 14}), fc.nat({max: 9}), fc.uint8Array({maxLength: 30}), fc.boolean())
			.map(([plies, positions, body, deflated]) =>
				forged(
					`fourply-scores 1\nboard 5x4 connect 4 gravity\nplies ${plies}\npositions ${positions}\n`,
					deflated ? deflateRawSync(body) : body,
				),
			);
		fc.assert(
			fc.property(fc.oneof(fc.uint8Array({maxLength: 200}), nearly, summed), (bytes) => {
				expect(() => decodeScoreBook(bytes)).not.toThrow();
			}),
			{numRuns: 1000},
		);
	});
});
