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

	test('makes a tree of random leaves, the same with the same seed, and shows it', async () => {
		const args = ['tree', '--random', '3x2', '--seed', '3'];
		expect(await run(args)).toMatchObject({code: 0, out: '3 2\n1 9 -3 -6 -2 4 -9 -2\n-2 15\n', err: ''});
		expect(await runJson(args)).toEqual({
			seed: 3,
			depth: 3,
			branching: 2,
			leaves: [1, 9, -3, -6, -2, 4, -9, -2],
			value: -2,
			nodes: 15,
			cutoffs: 0,
		});
		expect((await run([...args, '--show'])).out).toMatch(/^3 2\n1 9 .*\nmax \[-inf, inf\] -2\n[\s\S]*\n-2 15\n$/);
		expect((await run([...args, '--quiz'])).out).toMatch(/^3 2\n1 9 .*\nmax \?\n[\s\S]*─ -2\n$/);
	});

	test('draws a seed where none is given, and tells it', async () => {
		const {out, err} = await run(['tree', '--random', '2x3'], {seeds: [77]});
		expect(err).toBe('seed 77\n');
		expect((await run(['tree', '--random', '2x3', '--seed', '77'])).out).toBe(out);
		expect(await runJson(['tree', '--random', '2x3'], {seeds: [77]})).toMatchObject({seed: 77, depth: 2});
	});

	test('prints a worksheet, and on another page its solution', async () => {
		const {code, out, err} = await run(['tree', '--worksheet'], {stdin: '2 2\n3 5 2 9'});
		expect({code, err}).toEqual({code: 0, err: ''});
		const [exercise = '', solution = '', ...more] = out.split('\f');
		expect(more).toEqual([]);
		expect(exercise).toContain('max ?\n├─ min ?\n│  ├─ 3\n│  └─ 5\n└─ min ?\n   ├─ 2\n   └─ 9\n');
		expect(exercise).toMatch(/^1\. [\s\S]*^2\. [\s\S]*^3\. /m);
		expect(exercise).not.toMatch(/inf|visited|cut:/);
		expect(solution).toContain('1. The value is 3.\n\nmax 3\n├─ min 3\n│  ├─ 3\n│  └─ 5\n└─ min 2\n   ├─ 2\n   └─ 9\n');
		expect(solution).toContain('└─ min [3, inf] <= 2  cut: 2 <= alpha 3\n   ├─ 2\n   └─ (9) not visited\n');
		expect(solution).toContain('3. Alpha-beta visits 6 nodes, 1 fewer than minimax; 1 are cut.\n');
		const json = await runJson<{exercise: string; solution: string}>(['tree', '--worksheet'], {stdin: '2 2\n3 5 2 9'});
		expect(Object.keys(json)).toEqual(['exercise', 'solution']);
		expect(json.exercise).toBe(exercise.trim());
		expect(json.solution).toBe(solution.trim());
	});

	test('makes a worksheet of a random tree', async () => {
		const {out} = await run(['tree', '--random', '2x2', '--seed', '1', '--worksheet']);
		expect(out).toMatch(/^A number tree of depth 2 and branching factor 2\n/);
		expect(out).toContain('\n\f\n');
	});

	test.each([
		['--random 3by2', /'3by2' is invalid.*depth x branching factor, such as 3x2/],
		['--random 30x2', /'30x2' is invalid.*1000000 leaves/],
		['--random 3x0', /'3x0' is invalid/],
		['leaves --random 3x2', /a file and --random exclude each other/],
		['--seed 3', /--seed is for --random/],
		['--worksheet --show', /cannot be used with option/],
		['--worksheet --search minimax', /cannot be used with option/],
		['--random 13x2 --seed 1 --worksheet', /8192 leaves is too large to draw/],
	])('refuses %s in one line', async (line, message) => {
		const {code, out, err} = await run(['tree', ...line.split(' ')], {stdin: '1 1\n1', files: {leaves: '1 1\n1'}});
		expect({code, out}).toEqual({code: 2, out: ''});
		expect(err).toMatch(/^fourply: [^\n]+\n$/);
		expect(err).toMatch(message);
	});
});
