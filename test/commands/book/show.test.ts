import {describe, expect, test} from 'vitest';
import {encodeScoreBook} from '../../../source/store/score-book-file.ts';
import {run, runJson} from '../../helpers/command.ts';
import {dropBoard} from '../../helpers/positions.ts';
import {builtScores, shippedScores} from '../../helpers/score-books.ts';

const SHIPPED = {library: shippedScores()};

type Shown = {
	readonly score: number | null;
	readonly toMove: string | null;
	readonly moves: ReadonlyArray<{readonly move: number; readonly score: number | null; readonly source: string}>;
};

function show(line: string, world: Parameters<typeof run>[1] = SHIPPED): Promise<Shown> {
	return runJson<Shown>(['book', 'show', ...line.split(' ').filter((word) => word !== '')], world);
}

/** The move, the score and the source of each move. */
function rowsOf({moves}: Shown) {
	return moves.map(({move, score, source}) => [move, score, source]);
}

describe('fourply book show', () => {
	test('has each move with its score and where that is from', async () => {
		const shown = await show('');
		expect(shown).toMatchObject({score: 1, toMove: 'X'});
		expect(shown.moves[3]).toMatchObject({move: 3, score: 1, source: 'solver'});
		expect(rowsOf(shown)).toEqual([
			[0, -2, 'solver'],
			[1, -1, 'solver'],
			[2, 0, 'solver'],
			[3, 1, 'solver'],
			[4, 0, 'solver'],
			[5, -1, 'solver'],
			[6, -2, 'solver'],
		]);
	});

	test('counts from 1 where asked', async () => {
		const {moves} = await show('--columns-from 1');
		expect(moves.map(({move}) => move)).toEqual([1, 2, 3, 4, 5, 6, 7]);
		// O has lost after the middle, whatever it does; on the far left it is X who loses.
		expect(await show('--columns-from 1 --moves 4')).toMatchObject({score: -1, toMove: 'O'});
		expect(await show('--columns-from 1 --moves 1')).toMatchObject({score: 2, toMove: 'O'});
	});

	test("has the openings' moves as such", async () => {
		expect(rowsOf(await show('', {}))).toEqual([[3, null, 'opening']]);
		expect(rowsOf(await show('--game tic-tac-toe --size 4x4 --moves 0', {}))).toContainEqual([5, null, 'opening']);
	});

	test('is empty where the books know nothing, and for a finished game', async () => {
		expect(await show('--moves 012345601234')).toMatchObject({score: null, moves: []});
		expect(await show('--moves 3434343')).toMatchObject({score: null, moves: [], toMove: null});
		expect(await show('--size 6x5')).toMatchObject({score: null, moves: []});
		expect(await show('--moves 3 --player X')).toMatchObject({score: null, moves: []});
	});

	test('looks into one file alone where asked, of either kind', async () => {
		const files = {
			'5x4.scores': encodeScoreBook(builtScores(dropBoard(5, 4), 1)),
			'my.book': 'game 7x6 connect 4 gravity\n-: 2 = draw\n3: = -1\n',
		};
		const world = {...SHIPPED, files};
		expect(rowsOf(await show('--size 5x4 --file 5x4.scores', world))).toEqual([
			[0, -1, 'solver'],
			[1, 0, 'solver'],
			[2, 0, 'solver'],
			[3, 0, 'solver'],
			[4, -1, 'solver'],
		]);
		expect(rowsOf(await show('--file my.book', world))).toEqual([
			[2, null, 'opening'],
			[3, 1, 'solver'],
			[4, null, 'opening'],
		]);
		expect(await show('--file 5x4.scores', world)).toMatchObject({score: null, moves: []});
	});

	test('prints for people the board, the score and a row for each move, the best ones marked', async () => {
		expect(await run(['book', 'show', '--moves', '33'], SHIPPED)).toMatchObject({
			code: 0,
			err: '',
			out: [
				'| | | | | | | |',
				'| | | | | | | |',
				'| | | | | | | |',
				'| | | | | | | |',
				'| | | |O| | | |',
				'| | | |X| | | |',
				'---------------',
				' 0 1 2 3 4 5 6',
				'',
				'Connect Four 7x6, 4 in a row, X to move',
				'score +1, X wins in 39',
				'',
				'   move  score',
				'      0     -3  O wins in 36',
				'      1     -3  O wins in 36',
				'      2     -2  O wins in 38',
				'*     3     +1  X wins in 39',
				'      4     -2  O wins in 38',
				'      5     -3  O wins in 36',
				'      6     -3  O wins in 36',
				'',
			].join('\n'),
		});
		const {out} = await run(['book', 'show'], {});
		expect(out).toContain('\nthe books know no score\n\n  move  score\n     3         opening\n');
		expect((await run(['book', 'show', '--moves', '3434343'], SHIPPED)).out).toMatch(
			/game is over\nthe books know no score\n$/,
		);
	});

	test.each<[string, Readonly<Record<string, string>>, RegExp]>([
		['--file nowhere', {}, /cannot read nowhere: there is no such file/],
		['--file x', {x: 'fourply-scores 1\n'}, /x: it is damaged: the checksum is wrong/],
		['--file x', {x: 'fourply-scores 9\n\n'}, /x: it has version 9 of the format, and this program reads version 1/],
		['--file x', {x: 'nonsense'}, /x: line 1 of the book: expected the rules/],
		['--moves 9', {}, /no column or cell 9/],
	])('%s is refused in a line with %j', async (line, files, message) => {
		const {code, out, err} = await run(['book', 'show', ...line.split(' ')], {files});
		expect({code, out}).toEqual({code: 2, out: ''});
		expect(err).toMatch(/^fourply: [^\n]+\n$/);
		expect(err).toMatch(message);
	});
});
