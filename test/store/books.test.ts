import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {bookMoves, bookScoreOf, builtInLibrary} from '../../source/engine/book/library.ts';
import {scoreBookOf} from '../../source/engine/book/score-book.ts';
import {problemText} from '../../source/format/problem-text.ts';
import {type BookProblem, bookFileName, bookFolders, loadBooks} from '../../source/store/books.ts';
import {encodeScoreBook} from '../../source/store/score-book-file.ts';
import {afterMoves, CONNECT_FOUR, dropBoard, TIC_TAC_TOE} from '../helpers/positions.ts';

let folder = '';
let folders = {own: '', shipped: ''};

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'fourply-books-'));
	folders = {own: join(folder, 'own'), shipped: join(folder, 'shipped')};
	mkdirSync(folders.own);
	mkdirSync(folders.shipped);
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** A book that knows the score of the empty 7x6 board. */
function scoresSaying(score: number): Uint8Array {
	return encodeScoreBook(scoreBookOf(CONNECT_FOUR, 0, [{stones: 0, code: 0, score}]));
}

/** Problems as they are told. */
const told = (problems: readonly BookProblem[]) =>
	problems.map(({path, problem}) => ({path, reason: problemText(problem)}));

const EMPTY = afterMoves(CONNECT_FOUR, '');

describe('the books in the folders', () => {
	test('are none where there are no folders, beside the openings of the program', () => {
		expect(loadBooks({own: join(folder, 'nowhere'), shipped: join(folder, 'not', 'there')})).toEqual({
			library: {scores: [], openings: builtInLibrary().openings},
			problems: [],
		});
	});

	test('are those that come with the program, and the own ones, which count first', () => {
		writeFileSync(join(folders.shipped, 'a.scores'), scoresSaying(1));
		expect(bookScoreOf(loadBooks(folders).library, EMPTY)).toBe(1);
		writeFileSync(join(folders.own, 'z.scores'), scoresSaying(7));
		writeFileSync(join(folders.own, 'mine.book'), 'game 7x6 connect 4 gravity\n-: 2\n0: 0 = -3\n');
		const {library, problems} = loadBooks(folders);
		expect(told(problems)).toEqual([]);
		expect(library.scores).toHaveLength(2);
		expect(bookScoreOf(library, EMPTY)).toBe(7);
		// The middle is what the program's own openings say.
		expect(bookMoves(library, EMPTY)?.moves).toEqual([2, 4]);
		expect(bookMoves(library, afterMoves(CONNECT_FOUR, '3'))?.moves).toEqual([3]);
		expect(bookScoreOf(library, afterMoves(CONNECT_FOUR, '6'))).toBe(-3);
	});

	test('in one folder count in the order of their names', () => {
		writeFileSync(join(folders.own, 'b.scores'), scoresSaying(2));
		writeFileSync(join(folders.own, 'a.scores'), scoresSaying(3));
		expect(bookScoreOf(loadBooks(folders).library, EMPTY)).toBe(3);
	});

	test('are known by the ends of their names; other files do not count', () => {
		for (const name of ['a.scores.part', 'README.md', 'book.txt', '.scores~', 'b.scores.7.tmp']) {
			writeFileSync(join(folders.own, name), 'nothing');
		}
		writeFileSync(join(folders.shipped, 'openings.book'), 'nothing');
		expect(loadBooks(folders)).toMatchObject({library: {scores: []}, problems: []});
	});

	test('that are damaged, foreign or newer are told and left out, and the others are used', () => {
		const good = scoresSaying(1);
		const damaged = Uint8Array.from(good);
		damaged[damaged.length - 1] = (damaged.at(-1) as number) ^ 1;
		writeFileSync(join(folders.own, 'damaged.scores'), damaged);
		writeFileSync(join(folders.own, 'cut.scores'), good.subarray(0, 20));
		writeFileSync(join(folders.own, 'empty.scores'), '');
		writeFileSync(join(folders.own, 'newer.scores'), 'fourply-scores 2\n\n');
		writeFileSync(join(folders.own, 'bad.book'), 'game 7x6 connect 4 gravity\n9: 3\n');
		writeFileSync(join(folders.own, 'picture.book'), Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]));
		mkdirSync(join(folders.own, 'folder.scores'));
		writeFileSync(join(folders.shipped, 'good.scores'), good);
		const {library, problems} = loadBooks(folders);
		expect(bookScoreOf(library, EMPTY)).toBe(1);
		expect(library.scores).toHaveLength(1);
		expect(library.openings).toHaveLength(builtInLibrary().openings.length);
		const at = (name: string) => join(folders.own, name);
		expect(told(problems)).toEqual([
			{path: at('cut.scores'), reason: 'it is damaged: the checksum is wrong'},
			{path: at('damaged.scores'), reason: 'it is damaged: the checksum is wrong'},
			{path: at('empty.scores'), reason: 'the file is of another kind'},
			{path: at('folder.scores'), reason: 'it cannot be read (EISDIR)'},
			{path: at('newer.scores'), reason: 'it has version 2 of the format, and this program reads version 1'},
			{path: at('bad.book'), reason: 'line 2 of the book: move 9 of the position is not possible'},
			{
				path: at('picture.book'),
				reason: 'line 1 of the book: expected the rules, such as "game 7x6 connect 4 gravity"',
			},
		]);
	});

	// Root reads everything.
	test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')('that cannot be read are told', () => {
		writeFileSync(join(folders.own, 'closed.scores'), scoresSaying(1));
		chmodSync(join(folders.own, 'closed.scores'), 0);
		chmodSync(folders.shipped, 0);
		expect(told(loadBooks(folders).problems)).toEqual([
			{path: folders.shipped, reason: 'it cannot be read (EACCES)'},
			{path: join(folders.own, 'closed.scores'), reason: 'it cannot be read (EACCES)'},
		]);
		chmodSync(folders.shipped, 0o700);
	});

	test('are told where a folder is none', () => {
		writeFileSync(join(folder, 'file'), '');
		expect(told(loadBooks({own: join(folder, 'file'), shipped: folders.shipped}).problems)).toEqual([
			{path: join(folder, 'file'), reason: 'it cannot be read (ENOTDIR)'},
		]);
	});
});

describe('the name of a book', () => {
	test('says the board and the kind', () => {
		expect(bookFileName(CONNECT_FOUR, 'scores')).toBe('7x6-connect-4-gravity.scores');
		expect(bookFileName(dropBoard(5, 4), 'openings')).toBe('5x4-connect-4-gravity.book');
		expect(bookFileName(TIC_TAC_TOE, 'openings')).toBe('3x3-connect-3.book');
	});
});

describe('the folders of this program', () => {
	test('are one of the user, and the one that comes with the program', () => {
		const {own, shipped} = bookFolders();
		expect(own).toMatch(/fourply.*books$/i);
		expect(shipped).toBe(join(import.meta.dirname, '..', '..', 'book'));
	});
});
