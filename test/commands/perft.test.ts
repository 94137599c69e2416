import {describe, expect, test} from 'vitest';
import {run, runJson} from '../helpers/command.ts';

describe('fourply perft', () => {
	test('answers the example of its description', async () => {
		expect(await runJson(['perft', '3'])).toMatchObject({counts: [7, 49, 343]});
	});

	test('counts on any board from any position', async () => {
		expect(await runJson(['perft', '5', '--game', 'tic-tac-toe'])).toMatchObject({counts: [9, 72, 504, 3024, 15120]});
		expect(await runJson(['perft', '2', '--moves', '343434'])).toMatchObject({
			game: {width: 7, height: 6, connect: 4, gravity: true},
			moves: [3, 4, 3, 4, 3, 4],
			counts: [7, 42],
		});
		expect(await runJson(['perft', '6', '--size', '5x4'])).toMatchObject({counts: [5, 25, 125, 625, 3120, 15500]});
		expect(await runJson(['perft', '0'])).toMatchObject({counts: []});
	});

	test('prints for people a line for each length', async () => {
		expect(await run(['perft', '4'])).toEqual({
			code: 0,
			out: '1     7\n2    49\n3   343\n4  2401\n',
			err: '',
			opened: 0,
			files: {},
		});
	});
});
