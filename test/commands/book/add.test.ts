import {describe, expect, test} from 'vitest';
import {encodeScoreBook} from '../../../source/store/score-book-file.ts';
import {run} from '../../helpers/command.ts';
import {dropBoard} from '../../helpers/positions.ts';
import {builtScores, shippedScores} from '../../helpers/score-books.ts';

const BOOK = '# mine\ngame 7x6 connect 4 gravity\n\n-: 3   # the middle\n';

function add(line: string, world: Parameters<typeof run>[1] = {}) {
	return run(['book', 'add', ...line.split(' ')], world);
}

/** A command that must be refused with one line, and change nothing. */
async function refused(line: string, files: Readonly<Record<string, string | Uint8Array>>, message: RegExp) {
	const outcome = await add(line, {files});
	expect({...outcome, err: ''}).toEqual({code: 2, out: '', err: '', opened: 0, files});
	expect(outcome.err).toMatch(/^fourply: [^\n]+\n$/);
	expect(outcome.err).toMatch(message);
}

describe('fourply book add', () => {
	test('makes the book of the user for the board', async () => {
		expect(await add('2 3 --moves 33')).toEqual({
			code: 0,
			out: '/own/7x6-connect-4-gravity.book: 33: 2 3\n',
			err: '',
			opened: 0,
			files: {'/own/7x6-connect-4-gravity.book': 'game 7x6 connect 4 gravity\n33: 2 3\n'},
		});
		expect((await add('4 --game tic-tac-toe')).files).toEqual({
			'/own/3x3-connect-3.book': 'game 3x3 connect 3\n-: 4\n',
		});
	});

	test('adds a line to a book and leaves the rest as it is, comments too', async () => {
		expect((await add('2 --moves 33 --result draw --file my', {files: {my: BOOK}})).files).toEqual({
			my: `${BOOK}33: 2 = draw\n`,
		});
		expect((await add('2 --moves 33 --file my', {files: {my: BOOK.trimEnd()}})).files).toEqual({my: `${BOOK}33: 2\n`});
		expect((await add('10 --size 12x6 --moves 10,10 --file my')).files).toEqual({
			my: 'game 12x6 connect 4 gravity\n10,10: 10\n',
		});
	});

	test('counts from 1 where asked, and the book from 0', async () => {
		expect(await add('3 4 --columns-from 1 --moves 44 --file my')).toMatchObject({
			code: 0,
			out: 'my: 33: 2 3\n',
			files: {my: 'game 7x6 connect 4 gravity\n33: 2 3\n'},
		});
	});

	test('takes what the solver finds where no move is named', async () => {
		expect((await add('--moves 223311 --file my')).files).toEqual({
			my: 'game 7x6 connect 4 gravity\n223311: 0 4 = 18\n',
		});
		expect((await add('--size 5x4 --file my')).files).toEqual({my: 'game 5x4 connect 4 gravity\n-: 1 2 3 = 0\n'});
		expect((await add('--moves 333 --file my', {library: shippedScores()})).files).toEqual({
			my: 'game 7x6 connect 4 gravity\n333: 3 = -1\n',
		});
	});

	test('what was added is found', async () => {
		const {files} = await add('--size 5x4 --file my');
		const {out} = await run(['book', 'show', '--size', '5x4', '--file', 'my', '--json'], {files});
		expect(JSON.parse(out)).toMatchObject({score: 0, moves: [{move: 1}, {move: 2}, {move: 3}]});
	});

	test('refuses a position that is in the book, or whose mirror image is', async () => {
		const my = `${BOOK}01: 2\n`;
		await refused(
			'2 --file my',
			{my},
			/my: this position or an image of it is there already; edit the file to change it/,
		);
		await refused('2 --moves 01 --file my', {my}, /my: this position/);
		await refused('2 --moves 65 --file my', {my}, /my: this position/);
	});

	test('refuses a book of another board, of another kind, or with a fault', async () => {
		await refused(
			'0 --size 3x3 --game tic-tac-toe --file my',
			{my: BOOK},
			/my is a book for 7x6 connect 4 gravity, and the position is one of 3x3 connect 3/,
		);
		await refused(
			'6 --moves 66 --file my',
			{my: 'game 5x4 connect 4 gravity\n'},
			/my is a book for 5x4 connect 4 gravity, and the position is one of 7x6 connect 4 gravity/,
		);
		await refused(
			'3 --file my',
			{my: encodeScoreBook(builtScores(dropBoard(5, 4), 1))},
			/my: line 1 of the book: expected the rules/,
		);
		await refused(
			'3 --moves 3 --file my',
			{my: `${BOOK}nonsense\n`},
			/my: line 5 of the book: expected "position: moves"/,
		);
		await refused('3 --file my', {my: ''}, /my: line 1 of the book: the book is empty/);
	});

	test.each<[string, RegExp]>([
		['7', /"7" is no possible move of this position/],
		['x', /"x" is no possible move/],
		['-- -1', /"-1" is no possible move/],
		['3 --moves 333333', /"3" is no possible move/],
		['0 --columns-from 1', /"0" is no possible move/],
		['3 --moves 3434343', /the game is over in this position/],
		['--moves 3434343', /the game is over in this position/],
		['3 --player O', /without --lenient and --player/],
		['3 --moves 38 --lenient', /without --lenient and --player/],
		['3 --diagram board', /give --moves or --cells/],
		['--result X', /name the good moves of the position beside its result/],
		['3 --result win', /'win' is invalid.*X, O, draw/],
		['--game tic-tac-toe', /name the good moves of the position: the solver cannot serve 3x3/],
		['--size 9x7', /name the good moves of the position: the solver cannot serve 9x7/],
	])('%s is refused', async (line, message) => {
		await refused(line, {board: `${'.......\n'.repeat(5)}...X...`}, message);
	});

	test('fails with one line where the disk takes nothing, and changes nothing', async () => {
		for (const [writeFault, reason] of [
			['EROFS', 'the disk is read-only'],
			['ENOSPC', 'the disk is full'],
			['EACCES', 'no permission'],
		] as const) {
			expect(await add('2 --moves 33 --file my', {files: {my: BOOK}, writeFault})).toEqual({
				code: 1,
				out: '',
				err: `fourply: cannot write my: ${reason}\n`,
				opened: 0,
				files: {my: BOOK},
			});
		}
	});
});
