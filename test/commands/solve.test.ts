import {describe, expect, test} from 'vitest';
import {run} from '../helpers/command.ts';

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

	test('refuses boards that it cannot serve and options that contradict, in one line', async () => {
		for (const args of [
			['--size', '9x9'],
			['--game', 'tic-tac-toe'],
			['--moves', '3', 'file.txt'],
			['--moves', '3', '--lenient'],
			['--moves', '4343434', '--columns-from', '1'],
			['--table', '3'],
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
