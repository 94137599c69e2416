import {describe, expect, test} from 'vitest';
import {run, runJson} from '../helpers/command.ts';
import {dropBoard} from '../helpers/positions.ts';
import {builtScores, libraryOf, shippedScores} from '../helpers/score-books.ts';
import {failingTeam} from '../helpers/solver-teams.ts';

/** A book of the 5x4 board to four stones. */
const SMALL = {library: libraryOf(builtScores(dropBoard(5, 4), 4))};
const SHIPPED = {library: shippedScores()};

/** Positions of the 5x4 board with up to five stones: in the book, at its edge, and beyond. */
const ON_SMALL = ['', '2', '0', '20', '222', '0123', '2222', '01234'];

describe('fourply solve', () => {
	test('answers a line of positions each with score, nodes and time, in order', async () => {
		const {code, out} = await run(['solve', '--columns-from', '1'], {stdin: '334422\n226744515337\n'});
		expect(code).toBe(0);
		expect(out.split('\n').map((line) => line.split(' ').slice(0, 2))).toEqual([
			['334422', '18'],
			['226744515337', '7'],
			[''],
		]);
	});

	test('answers in JSON with the score of each column', async () => {
		const {out} = await run(['solve', '--columns-from', '1', '--scores', '--json'], {stdin: '334422\n'});
		expect(JSON.parse(out)).toMatchObject({position: '334422', score: 18, scores: [18, 17, 17, 17, 18, 17, 17]});
		expect(Object.keys(JSON.parse(out) as object)).toEqual(['position', 'score', 'scores', 'nodes', 'microseconds']);
	});

	test('answers a bad line and a finished game with an empty line, says why, and goes on', async () => {
		const stdin = '334422\nabc\n4444444\n4343434\n334422\n';
		const {code, out, err} = await run(['solve', '--columns-from', '1', '--json'], {stdin});
		expect(code).toBe(2);
		expect(out.split('\n').map((line) => line !== '')).toEqual([true, false, false, false, true, false]);
		expect(err.split('\n')).toEqual([
			expect.stringMatching(/^fourply: line 2: at index 0: "a" is not a number/),
			'fourply: line 3: at index 6: column 4 is full',
			'fourply: line 4: the game is over, so there is nothing to solve',
			'',
		]);
	});

	test('takes an empty line as the empty board', async () => {
		const {out} = await run(['solve', '--size', '5x4', '--scores', '--json'], {stdin: '\n'});
		expect(JSON.parse(out)).toMatchObject({position: '', score: 0, scores: [-1, 0, 0, 0, -1]});
	});

	test('compares with expected scores and fails where one differs', async () => {
		const stdin = '334422 18\n226744515337 5\n';
		const {code, err} = await run(['solve', '--columns-from', '1', '--check'], {stdin});
		expect(code).toBe(1);
		expect(err).toBe('fourply: line 2: 226744515337 is 7, not 5\n1 of 2 agree\n');
	});

	test('solves the positions of a file, and one named by options', async () => {
		const files = {'positions.txt': '334422 18\n'};
		expect((await run(['solve', '--columns-from', '1', '--check', 'positions.txt'], {files})).err).toBe(
			'1 of 1 agree\n',
		);
		expect((await run(['solve', '--moves', '223311'])).out).toMatch(/^223311 18 /);
	});

	test('gives the same scores with books and without, and needs no search where a book knows them', async () => {
		const stdin = ON_SMALL.map((moves) => `${moves}\n`).join('');
		type Line = {
			readonly position: string;
			readonly score: number;
			readonly scores?: readonly number[];
			readonly nodes: number;
		};
		const solve = async (...more: readonly string[]) => {
			const {code, out, err} = await run(['solve', '--size', '5x4', '--json', ...more], {...SMALL, stdin});
			expect({code, err}).toEqual({code: 0, err: ''});
			const lines = out
				.trimEnd()
				.split('\n')
				.map((line) => JSON.parse(line) as Line);
			return {
				found: lines.map(({position, score, scores}) => ({position, score, scores})),
				nodes: lines.map(({nodes}) => nodes),
			};
		};
		const columns = await solve('--scores');
		expect((await solve('--scores', '--book', 'off')).found).toEqual(columns.found);
		expect(columns.found[0]).toEqual({position: '', score: 0, scores: [-1, 0, 0, 0, -1]});
		// Of a position with four stones the positions after the moves are beyond the book.
		expect(columns.nodes.map((nodes) => nodes > 0)).toEqual([false, false, false, false, false, true, true, true]);
		const single = await solve();
		expect((await solve('--book', 'off')).found).toEqual(single.found);
		expect(single.found.map(({score}) => score)).toEqual(columns.found.map(({score}) => score));
		expect(single.nodes.map((nodes) => nodes > 0)).toEqual([false, false, false, false, false, false, false, true]);
	});

	test('knows the empty 7x6 board from the book that comes with the program', async () => {
		const answer = await run(['solve', '--scores', '--json'], {...SHIPPED, stdin: '\n'});
		expect(JSON.parse(answer.out)).toMatchObject({score: 1, scores: [-2, -1, 0, 1, 0, -1, -2], nodes: 0});
		expect((await run(['solve', '--moves', ''], SHIPPED)).out).toMatch(/^ 1 0 \d+\n$/);
		expect((await run(['solve', '--moves', '333'], SHIPPED)).out).toMatch(/^333 -1 0 \d+\n$/);
	});

	test('asks books with full columns and moves that end the game, too', async () => {
		const stdin = '333333\n343434\n';
		const {out} = await run(['solve', '--scores', '--json'], {...SHIPPED, stdin});
		const [full, won] = out
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line) as {readonly scores: unknown; readonly nodes: number});
		expect(full?.scores).toEqual([-1, 0, 1, null, 1, 0, -1]);
		expect(full?.nodes).toBe(0);
		expect(won).toMatchObject({score: 18});
	});

	test('refuses boards that it cannot serve and options that contradict, in one line', async () => {
		for (const args of [
			['--size', '9x9'],
			['--game', 'tic-tac-toe'],
			['--moves', '3', 'file.txt'],
			['--moves', '3', '--lenient'],
			['--moves', '4343434', '--columns-from', '1'],
			['--table', '3'],
			['--book', 'maybe'],
		]) {
			const {code, out, err} = await run(['solve', ...args]);
			expect({args, code, out}).toEqual({args, code: 2, out: ''});
			expect(err).toMatch(/^fourply: [^\n]+\n$/);
		}
	});
});

describe('--search perfect', () => {
	test("gives each column the solver's score in the view asked for, and its distance", async () => {
		const args = ['scores', '--search', 'perfect', '--moves', '226744515337', '--columns-from', '1', '--json'];
		const {out} = await run(args);
		expect(JSON.parse(out)).toMatchObject({
			player: 'X',
			view: 'X',
			scores: [-1, 0, -1, 7, 6, -2, 0],
			plies: [30, 30, 30, 17, 19, 28, 30],
			best: [4],
			move: 4,
		});
		const seenByO = JSON.parse((await run([...args, '--view', 'o'])).out) as {readonly scores: unknown};
		expect(seenByO.scores).toEqual([1, 0, 1, -7, -6, 2, 0]);
	});

	test('gives the best move and its score', async () => {
		const {out} = await run(['search', '--search', 'perfect', '--moves', '223311', '--json']);
		expect(JSON.parse(out)).toMatchObject({value: 18, plies: 1, move: 0});
	});

	test('gives the same numbers with books and without; the answer names the moves of the book', async () => {
		for (const command of ['scores', 'search']) {
			for (const moves of ON_SMALL) {
				const args = [command, '--search', 'perfect', '--size', '5x4', '--moves', moves];
				const using = await runJson<Readonly<Record<string, unknown>>>(args, SMALL);
				const without = await runJson<Readonly<Record<string, unknown>>>([...args, '--book', 'off'], SMALL);
				const same = ({nodes, book, milliseconds, ...rest}: Readonly<Record<string, unknown>>) => rest;
				expect(same(using)).toEqual(same(without));
				expect(moves.length < 4 ? using.nodes : 0).toBe(0);
			}
		}
		const args = ['scores', '--search', 'perfect', '--size', '5x4', '--moves', '222'];
		expect(await runJson(args, SMALL)).toMatchObject({book: [0, 1, 2, 3, 4]});
		expect(await runJson([...args, '--columns-from', '1', '--moves', '333'], SMALL)).toMatchObject({
			book: [1, 2, 3, 4, 5],
		});
		expect(await runJson([...args, '--book', 'off'], SMALL)).not.toHaveProperty('book');
	});

	test('marks what is from the book for people', async () => {
		const {out} = await run(['scores', '--search', 'perfect'], SHIPPED);
		expect(out).toContain(
			[
				'   move  score',
				'      0     -2  O wins in 40 book',
				'      1     -1  O wins in 42 book',
				'      2      0  draw book',
				'*     3     +1  X wins in 41 book',
				'      4      0  draw book',
				'      5     -1  O wins in 42 book',
				'      6     -2  O wins in 40 book',
				'',
				'move 3, 0 nodes, ',
			].join('\n'),
		);
	});

	test('solves hard positions on all cores', async () => {
		const args = ['scores', '--search', 'perfect', '--columns-from', '1', '--moves', '265756512', '--view', 'mover'];
		const {scores, nodes} = await runJson<{readonly scores: readonly number[]; readonly nodes: number}>(args);
		expect(scores).toHaveLength(7);
		expect(Math.max(...scores)).toBe(-12);
		expect(nodes).toBeGreaterThan(0);
		// After each move the solver alone finds the same for the other side.
		const stdin = ['1', '2', '3', '4', '5', '6', '7'].map((move) => `265756512${move}\n`).join('');
		const {out} = await run(['solve', '--columns-from', '1'], {stdin});
		expect(
			out
				.trimEnd()
				.split('\n')
				.map((line) => 0 - Number(line.split(' ')[1])),
		).toEqual(scores);
	});

	test('fails with one line when the solver fails', async () => {
		expect(
			await run(['scores', '--search', 'perfect', '--moves', '3'], {solverTeam: failingTeam('killed')}),
		).toMatchObject({
			code: 1,
			out: '',
			err: 'fourply: the solver failed: killed\n',
		});
	});

	test('is refused in one line where it cannot be had', async () => {
		for (const args of [
			['--game', 'tic-tac-toe'],
			['--moves', '3232323'],
			['--moves', '3', '--player', 'X'],
		]) {
			const {code, err} = await run(['scores', '--search', 'perfect', ...args]);
			expect(code).toBe(2);
			expect(err).toMatch(/^fourply: --search perfect: [^\n]+\n$/);
		}
	});
});
