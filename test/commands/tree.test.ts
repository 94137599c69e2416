import {describe, expect, test} from 'vitest';
import {run, runJson} from '../helpers/command.ts';

describe('fourply tree', () => {
	test.each([
		['1 4\n2 -1 3 0', '3 5\n'],
		['2 2\n3 5 2 9', '3 6\n'],
		['2 2\n3 5 3 9', '3 6\n'],
		['2 3\n3 12 8 2 4 6 14 5 2', '3 11\n'],
		['3 2\n8 5 6 -4 3 8 4 -6', '6 15\n'],
	])('answers %j with %j', async (stdin, out) => {
		expect(await run(['tree'], {stdin})).toEqual({code: 0, out, err: '', opened: 0, files: {}});
		expect(await run(['tree', '-'], {stdin})).toMatchObject({out});
		expect(await run(['tree', 'leaves'], {files: {leaves: stdin}})).toMatchObject({code: 0, out});
	});

	test('visits everything by minimax', async () => {
		const stdin = '2 3\n3 12 8 2 4 6 14 5 2';
		expect(await run(['tree', '--search', 'minimax'], {stdin})).toMatchObject({out: '3 13\n'});
	});

	test('answers JSON', async () => {
		expect(await runJson(['tree'], {stdin: '1 4\n2 -1 3 0'})).toEqual({value: 3, nodes: 5, cutoffs: 0});
		expect(await runJson(['tree'], {stdin: '2 2\n3 5 2 9'})).toEqual({value: 3, nodes: 6, cutoffs: 1});
	});

	test('draws the tree with windows and cuts, the answer below', async () => {
		expect((await run(['tree', '--show'], {stdin: '2 2\n3 5 2 9'})).out).toBe(
			[
				'max [-inf, inf] 3',
				'├─ min [-inf, inf] 3',
				'│  ├─ 3',
				'│  └─ 5',
				'└─ min [3, inf] <= 2  cut: 2 <= alpha 3',
				'   ├─ 2',
				'   └─ (9) not visited',
				'3 6',
				'',
			].join('\n'),
		);
	});

	test('draws an exercise without any answer', async () => {
		const stdin = '2 2\n3 5 2 9';
		expect((await run(['tree', '--quiz'], {stdin})).out).toBe(
			'max ?\n├─ min ?\n│  ├─ 3\n│  └─ 5\n└─ min ?\n   ├─ 2\n   └─ 9\n',
		);
		expect(await runJson(['tree', '--quiz'], {stdin})).toEqual({
			drawing: 'max ?\n├─ min ?\n│  ├─ 3\n│  └─ 5\n└─ min ?\n   ├─ 2\n   └─ 9',
		});
	});

	test('puts the drawing into JSON where asked', async () => {
		expect(await runJson(['tree', '--show'], {stdin: '0 1\n7'})).toEqual({
			value: 7,
			nodes: 1,
			cutoffs: 0,
			drawing: '7',
		});
	});

	test('refuses to draw what is too large to read, and still searches it', async () => {
		const stdin = `13 2\n${new Array(8192).fill(1).join(' ')}`;
		const {code, out, err} = await run(['tree', '--show'], {stdin});
		expect({code, out}).toEqual({code: 2, out: ''});
		expect(err).toMatch(/^fourply: a tree of 8192 leaves is too large to draw; at most 4096\n$/);
		expect((await run(['tree'], {stdin})).code).toBe(0);
	});

	test.each([
		['2 2\n3 5 2', /^fourply: standard input: line 2: .*need 4 leaves, found 3\n$/],
		['2 2\n3 5 2 x', /^fourply: standard input: line 2: "x" is not a whole number\n$/],
		['', /^fourply: standard input: line 1: expected depth and branching factor/],
	])('refuses %j in one line', async (stdin, message) => {
		const {code, out, err} = await run(['tree'], {stdin});
		expect({code, out}).toEqual({code: 2, out: ''});
		expect(err).toMatch(message);
	});

	test('names the file in which a tree is wrong', async () => {
		const {err} = await run(['tree', 'leaves'], {files: {leaves: '1'}});
		expect(err).toMatch(/^fourply: leaves: line 1: /);
	});
});

describe('a random tree', () => {
	test('is the same for the same seed, is printed so that it can be read again, and is answered', async () => {
		const first = await run(['tree', '--random', '2x3', '--seed', '5']);
		expect(first).toMatchObject({code: 0, err: '', out: '2 3\n15 17 -4 11 14 15 3 2 11\n11 11\n'});
		const [size, leaves] = first.out.split('\n');
		expect(await run(['tree'], {stdin: `${size}\n${leaves}`})).toMatchObject({out: '11 11\n'});
		expect(await runJson(['tree', '--random', '2x3', '--seed', '5'])).toEqual({
			seed: 5,
			depth: 2,
			branching: 3,
			leaves: [15, 17, -4, 11, 14, 15, 3, 2, 11],
			value: 11,
			nodes: 11,
			cutoffs: 1,
		});
	});

	test('without a seed draws one and tells it', async () => {
		expect(await run(['tree', '--random', '1x2'], {seeds: [7]})).toMatchObject({code: 0, err: 'seed 7\n'});
	});

	test('as a worksheet is an exercise without answers, and apart from it the solution', async () => {
		const {out} = await run(['tree', '--random', '2x3', '--seed', '5', '--worksheet']);
		const [exercise = '', solution = ''] = out.split('SOLUTION');
		expect(exercise).toContain('max ?\n├─ min ?\n│  ├─ 15\n');
		expect(exercise).toContain('Value of the root: ______   visited nodes: ______   cutoffs: ______');
		expect(exercise).not.toMatch(/\[|cut:/);
		expect(solution).toContain('└─ min [11, inf] <= 3  cut: 3 <= alpha 11');
		expect(solution).toContain('Value of the root: 11   visited nodes: 11   cutoffs: 1');
		const minimax = await run(['tree', '--worksheet', '--search', 'minimax'], {stdin: '2 2\n3 5 2 9'});
		expect(minimax.out).toContain('Search this tree by minimax.');
		expect(minimax.out).toContain('Value of the root: 3   visited nodes: 7\n');
		const sheet = await runJson<{exercise: string; solution: string}>(['tree', '--worksheet'], {stdin: '1 2\n4 8'});
		expect(sheet.exercise).toContain('EXERCISE   depth 1, branching factor 2');
		expect(sheet.solution).toContain('Value of the root: 8');
	});

	test.each([
		[['--random', '2'], /It is depth x branching factor, such as 3x2/],
		[['--random', '99x99'], /^fourply: --random: the depth is from 0 to 200, the branching factor from 1 to 400/],
		[['--random', '2x2', 'leaves'], /a file and --random exclude each other/],
		[['--seed', '4'], /--seed chooses a random tree: give --random, too/],
		[['--worksheet', '--show'], /cannot be used with/],
	])('wrong use: %j', async (args, message) => {
		const {code, err} = await run(['tree', ...args], {stdin: '1 2\n4 8', seeds: [1]});
		expect(code).toBe(2);
		expect(err).toMatch(message);
	});
});
