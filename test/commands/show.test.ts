import {describe, expect, test} from 'vitest';
import {run, runJson} from '../helpers/command.ts';
import {FACTS} from '../helpers/facts.ts';

const SIZE = {width: 7, height: 6, connect: 4, gravity: true};

type Shown = {
	readonly game: typeof SIZE;
	readonly moves: number[] | null;
	readonly cells: number[] | null;
	readonly toMove: string | null;
	readonly outcome: unknown;
	readonly wins: unknown;
	readonly legalMoves: number[];
	readonly winningMoves: unknown;
	readonly diagram: string;
};

function show(line: string, world: Parameters<typeof run>[1] = {}): Promise<Shown> {
	return runJson<Shown>(['show', ...line.split(' ').filter((word) => word !== '')], world);
}

describe('fourply show', () => {
	test('answers the example of its description', async () => {
		expect(await show('--moves 4343434')).toEqual({
			game: SIZE,
			moves: [4, 3, 4, 3, 4, 3, 4],
			cells: [39, 38, 32, 31, 25, 24, 18],
			toMove: null,
			outcome: {kind: 'win', winner: 'X', cells: [18, 25, 32, 39]},
			wins: {X: true, O: false},
			legalMoves: [],
			winningMoves: {X: [], O: []},
			diagram: [
				'| | | | | | | |',
				'| | | | | | | |',
				'| | | | |X| | |',
				'| | | |O|X| | |',
				'| | | |O|X| | |',
				'| | | |O|X| | |',
				'---------------',
				' 0 1 2 3 4 5 6',
			].join('\n'),
		});
	});

	test('counts everything from 1 where asked, the numbers under the board too', async () => {
		const shown = await show('--columns-from 1 --moves 4343434');
		expect(shown).toMatchObject({
			moves: [4, 3, 4, 3, 4, 3, 4],
			cells: [39, 38, 32, 31, 25, 24, 18],
			outcome: {kind: 'win', winner: 'X', cells: [18, 25, 32, 39]},
		});
		expect(shown.diagram.split('\n').at(-1)).toBe(' 1 2 3 4 5 6 7');
		const open = await show('--columns-from 1 --moves 454545');
		expect(open.legalMoves).toEqual([1, 2, 3, 4, 5, 6, 7]);
		expect(open.winningMoves).toEqual({X: [4], O: [5]});
	});

	test('knows the side to move and the winning moves of both sides while the game goes on', async () => {
		expect(await show('--moves 343434')).toMatchObject({
			toMove: 'X',
			outcome: null,
			wins: {X: false, O: false},
			legalMoves: [0, 1, 2, 3, 4, 5, 6],
			winningMoves: {X: [3], O: [4]},
		});
	});

	test('knows a draw', async () => {
		expect(await show('--game tic-tac-toe --moves 012435768')).toMatchObject({
			toMove: null,
			outcome: {kind: 'draw'},
			legalMoves: [],
		});
	});

	test('of no moves at all is the empty board', async () => {
		const empty = await show('');
		expect(empty).toMatchObject({moves: [], cells: [], toMove: 'X', outcome: null});
		expect(await runJson(['show', '--moves', ''])).toEqual(empty);
	});

	test('may have both sides winning, leniently, and every fact of the course', async () => {
		for (const {moves, X, O, diagram} of FACTS.course.winsFor) {
			expect(await runJson(['show', '--lenient', '--moves', moves])).toMatchObject({wins: {X, O}, diagram});
		}
		expect(await show('--lenient --moves 00102030')).toMatchObject({
			toMove: null,
			outcome: {kind: 'win', winner: 'X'},
			wins: {X: true, O: true},
		});
	});

	test('leniently knows no order of moves where one was left out', async () => {
		expect(await show('--lenient --moves 393')).toMatchObject({moves: null, cells: null, toMove: 'O'});
		expect(await show('--lenient --moves 33')).toMatchObject({moves: [3, 3], cells: [38, 31], toMove: 'X'});
	});

	test('takes numbers with commas where a board is wide, and cells', async () => {
		const wide = await show('--size 12x6 --moves 10,3,11');
		expect(wide).toMatchObject({game: {width: 12, height: 6, connect: 4, gravity: true}, moves: [10, 3, 11]});
		expect(wide.diagram.split('\n').at(-1)).toBe(' 0 1 2 3 4 5 6 7 8 9 0 1');
		expect(await show('--cells 38,37,31')).toMatchObject({moves: [3, 2, 3], cells: [38, 37, 31]});
		expect(await show('--columns-from 1 --cells 39,38,32')).toMatchObject({moves: [4, 3, 4], cells: [39, 38, 32]});
	});

	test.each([
		['', SIZE],
		['--game tic-tac-toe', {width: 3, height: 3, connect: 3, gravity: false}],
		['--game tic-tac-toe --size 4x3', {width: 4, height: 3, connect: 3, gravity: false}],
		['--game tic-tac-toe --size 4x4', {width: 4, height: 4, connect: 4, gravity: false}],
		['--game tic-tac-toe --size 9x9 --connect 5', {width: 9, height: 9, connect: 5, gravity: false}],
		['--size 3x3', {width: 3, height: 3, connect: 4, gravity: true}],
		['--size 20X20 --connect 20', {width: 20, height: 20, connect: 20, gravity: true}],
		['--size 1x1 --connect 1', {width: 1, height: 1, connect: 1, gravity: true}],
	])('with "%s" is about the right game', async (line, game) => {
		expect((await show(line)).game).toEqual(game);
	});

	test('lets either side be to move by --player', async () => {
		expect(await show('--moves 3 --player X')).toMatchObject({moves: [3], cells: [38]});
		expect((await run(['show', '--player', 'x'])).code).toBe(0);
	});

	test('reads a diagram from a file or from standard input, in which no order of moves is known', async () => {
		const board = '...\n.X.\n..O';
		const expected = {moves: null, cells: null, toMove: 'X', legalMoves: [0, 1, 2, 3, 5, 6, 7]};
		expect(await show('--game tic-tac-toe --diagram board.txt', {files: {'board.txt': board}})).toMatchObject(expected);
		expect(await show('--game tic-tac-toe --diagram -', {stdin: board})).toMatchObject(expected);
	});

	test('reads the diagrams it prints, in all three styles', async () => {
		const {diagram} = await show('--moves 3323');
		for (const style of ['course', 'notebook', 'tic-tac-toe']) {
			const {out} = await run(['show', '--moves', '3323', '--style', style]);
			expect((await show('--diagram -', {stdin: out})).diagram).toBe(diagram);
		}
	});

	test('refuses a diagram that no game can have, in one line', async () => {
		const draws: ReadonlyArray<readonly [string, RegExp]> = [
			['XXX\n...\n...', /3 X and 0 O/],
			['XXX\nOOO\n...', /both have a line/],
			['X..\n...', /--diagram: the diagram has 2 rows, but the board 3/],
			['X.?\n...\n...', /line 1, column 3: "\?"/],
		];
		for (const [stdin, message] of draws) {
			const {code, out, err} = await run(['show', '--game', 'tic-tac-toe', '--diagram', '-'], {stdin});
			expect({code, out}).toEqual({code: 2, out: ''});
			expect(err).toMatch(/^fourply: --diagram: [^\n]+\n$/);
			expect(err).toMatch(message);
		}
		expect(await show('--game tic-tac-toe --lenient --diagram -', {stdin: 'XXX\nOOO\n...'})).toMatchObject({
			wins: {X: true, O: true},
		});
	});

	test('names cells from 1 in the refusal of a diagram where cells count from 1', async () => {
		const stdin = `${'.......\n'.repeat(4)}...X...\n.......\n`;
		const {err} = await run(['show', '--columns-from', '1', '--diagram', '-'], {stdin});
		expect(err).toMatch(/cell 32\b/);
	});

	test('prints the board alone in the style of a document', async () => {
		expect((await run(['show', '--cells', '38,37,30', '--style', 'notebook'])).out).toBe(
			[
				'',
				'. . . . . . . ',
				'. . . . . . . ',
				'. . . . . . . ',
				'. . . . . . . ',
				'. . x . . . . ',
				'. . o x . . . ',
				'=============',
				'0 1 2 3 4 5 6',
				'',
			].join('\n'),
		);
		expect((await run(['show', '--game', 'tic-tac-toe', '--moves', '024', '--style', 'tic-tac-toe'])).out).toBe(
			'X | . | O\n. | X | .\n. | . | .\n\n',
		);
	});

	test('prints for people the board and the facts, aligned', async () => {
		const {code, out, err} = await run(['show', '--moves', '343434']);
		expect({code, err}).toEqual({code: 0, err: ''});
		expect(out).toBe(
			[
				'| | | | | | | |',
				'| | | | | | | |',
				'| | | | | | | |',
				'| | | |X|O| | |',
				'| | | |X|O| | |',
				'| | | |X|O| | |',
				'---------------',
				' 0 1 2 3 4 5 6',
				'',
				'game         Connect Four 7x6, 4 in a row',
				'moves        343434',
				'cells        38,39,31,32,24,25',
				'to move      X',
				'outcome      none yet',
				'lines of     nobody',
				'legal moves  0 1 2 3 4 5 6',
				'X wins with  3',
				'O wins with  4',
				'',
			].join('\n'),
		);
	});

	test('prints for people a win and its cells', async () => {
		const {out} = await run(['show', '--moves', '112244553', '--columns-from', '1']);
		expect(out).toContain('X has won with cells 36 37 38 39 40\n');
		expect(out).toContain('to move      nobody, the game is over\n');
		expect(out).toContain('lines of     X\n');
	});
});
