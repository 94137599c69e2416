import {describe, expect, test} from 'vitest';
import {run, runJson} from '../helpers/command.ts';
import {FACTS} from '../helpers/facts.ts';

type Found = {
	readonly move: number | null;
	readonly cell: number | null;
	readonly value: number | null;
	readonly plies: number | null;
	readonly principalVariation: number[];
	readonly nodes: number;
	readonly cutoffs: number;
	readonly firstMoveCutoffs: number;
	readonly leaves: number;
	readonly depth: number;
	readonly milliseconds: number;
	readonly seed?: number;
	readonly book?: boolean;
	readonly stopped?: boolean;
	readonly staticValue?: number | null;
};

function search(line: string, world: Parameters<typeof run>[1] = {}): Promise<Found> {
	return runJson<Found>(['search', ...line.split(' ')], world);
}

describe('fourply search', () => {
	test('answers the example of its description, the notebook', async () => {
		const line = '--cells 38,37,31,24,30,17,23,10,3,16,39,32,40 --depth 8 --evaluation pattern-a --wins flat';
		expect(await search(line)).toMatchObject({
			game: {width: 7, height: 6, connect: 4, gravity: true},
			moves: [3, 2, 3, 3, 2, 3, 2, 3, 3, 2, 4, 4, 5],
			move: 6,
			cell: 41,
			value: -545,
			plies: null,
			principalVariation: [6, 5, 5, 5, 4, 4, 2, 4],
			nodes: 300_882,
			cutoffs: 55_173,
			firstMoveCutoffs: 10_954,
			leaves: 230_323,
			depth: 8,
			milliseconds: expect.any(Number),
			staticValue: 385,
		});
	});

	test.each(FACTS.notebook.example.search)("answers the notebook's search of depth $depth, $order", async (fact) => {
		const orderO = fact.order.startsWith('columns from left') ? 'natural' : 'reversed';
		const cells = FACTS.notebook.example.cells.join(',');
		expect(
			await search(`--cells ${cells} --depth ${fact.depth} --evaluation pattern-a --wins flat --order-o ${orderO}`),
		).toMatchObject({
			move: fact.column,
			cell: fact.cell,
			value: fact.value,
			nodes: fact.visits,
			cutoffs: fact.prunes,
		});
	});

	test('by minimax visits the whole tree of tic-tac-toe', async () => {
		expect(await search('--game tic-tac-toe --search minimax --depth 9')).toMatchObject({
			move: 0,
			cell: 0,
			value: 0,
			plies: 9,
			nodes: 549_946,
			leaves: 255_168,
			cutoffs: 0,
			firstMoveCutoffs: 0,
			depth: 9,
		});
	});

	test('counts columns and cells from 1 where asked', async () => {
		expect(await search('--columns-from 1 --moves 454545 --depth 4')).toMatchObject({
			move: 4,
			cell: 18,
			value: 10_000,
			plies: 1,
			principalVariation: [4],
		});
		expect(await search('--moves 343434 --depth 4')).toMatchObject({move: 3, cell: 17});
	});

	test('at depth 0 gives the static value and no move', async () => {
		expect(await search('--moves 3 --depth 0')).toMatchObject({
			move: null,
			cell: null,
			value: 35,
			plies: null,
			principalVariation: [],
			nodes: 1,
			depth: 0,
		});
	});

	test('of a finished game has no move and its value', async () => {
		expect(await search('--moves 3434343')).toMatchObject({
			move: null,
			cell: null,
			value: 10_000,
			plies: 0,
			principalVariation: [],
		});
		expect(await search('--moves 3434343 --view o --win 100')).toMatchObject({value: -100});
		expect(await search('--game tic-tac-toe --moves 012435768')).toMatchObject({move: null, value: 0, plies: 0});
	});

	test('takes the view asked for', async () => {
		expect(await search('--moves 3 --depth 0 --view o')).toMatchObject({value: -35, view: 'O'});
		expect(await search('--moves 3 --depth 0 --view mover')).toMatchObject({value: -35, view: 'O'});
		expect(await search('--moves 33 --depth 1 --view mover')).toMatchObject({view: 'X'});
	});

	test('has the win at its value and the distance beside it', async () => {
		const line = '--moves 343434 --depth 3 --evaluation outcome';
		expect(await search(line)).toMatchObject({value: 1, plies: 1});
		expect(await search(`${line} --win 100`)).toMatchObject({value: 100, plies: 1});
		expect(await search('--game tic-tac-toe --size 4x3 --depth 12 --table 16 --order learned')).toMatchObject({
			value: 1,
			plies: 7,
		});
	});

	test('takes a move from the book where asked, and shows that it does', async () => {
		expect(await search('--book on')).toMatchObject({
			move: 3,
			cell: 38,
			book: true,
			value: null,
			principalVariation: [3],
			nodes: 0,
		});
		expect(await search('--columns-from 1 --moves 4 --book on')).toMatchObject({move: 4, cell: 32, book: true});
		expect(await search('--game tic-tac-toe --size 4x4 --book on')).toMatchObject({
			move: 0,
			book: true,
			value: 0,
			plies: 16,
		});
		expect(await search('--depth 1')).toMatchObject({book: false});
		expect(await search('--moves 0 --depth 1 --book on')).toMatchObject({book: false});
		expect((await run(['search', '--book', 'on'])).out).toContain('move         3, from the opening book\n');
	});

	test('reports the seed of random ties, and repeats with it', async () => {
		const drawn = await search('--depth 2 --evaluation outcome --tie random', {seeds: [99]});
		expect(drawn.seed).toBe(99);
		expect(await search('--depth 2 --evaluation outcome --tie random --seed 99')).toMatchObject({
			seed: 99,
			move: drawn.move,
		});
		expect(await search('--depth 2')).not.toHaveProperty('seed');
	});

	test('plays the first of equal moves in search order unless told otherwise', async () => {
		const line = '--depth 2 --evaluation outcome';
		expect(await search(line)).toMatchObject({move: 0});
		expect(await search(`${line} --order reversed`)).toMatchObject({move: 6});
		expect(await search(`${line} --order reversed --tie left`)).toMatchObject({move: 0});
		expect(await search(`${line} --tie right`)).toMatchObject({move: 6});
	});

	test('stops at a node limit, deepening step by step before, and says so', async () => {
		const limited = await search('--nodes 2000');
		expect(limited.stopped).toBe(true);
		expect(limited.depth).toBeGreaterThanOrEqual(2);
		expect(await search('--nodes 100000000 --depth 3')).toMatchObject({stopped: false, depth: 3});
	});

	test('stops at a time limit', async () => {
		const clock = Array.from({length: 5000}, (_, reading) => 100 + reading);
		const limited = await search('--time 50', {clock});
		expect(limited).toMatchObject({stopped: true});
		expect(limited.depth).toBeGreaterThanOrEqual(1);
		expect(limited.milliseconds).toBeGreaterThanOrEqual(50);
		expect(limited.move).not.toBeNull();
	});

	test('has the same value with a table, deepening and any order', async () => {
		const {value} = await search('--moves 3323 --depth 5');
		for (const more of [
			'--table 1',
			'--deepen',
			'--table 1 --deepen --order learned',
			'--order centre --order-o shallow',
		]) {
			expect(await search(`--moves 3323 --depth 5 ${more}`)).toMatchObject({value});
		}
	});

	test('takes own weights', async () => {
		expect(await search('--moves 3 --depth 0 --evaluation pattern:7,1,1')).toMatchObject({value: 49});
		expect(await search('--moves 3 --depth 0 --evaluation pattern-b')).toMatchObject({value: 35});
	});

	test('prints for people what it found', async () => {
		const {code, out, err} = await run(['search', '--moves', '343434', '--depth', '1']);
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
				'Connect Four 7x6, 4 in a row, X to move',
				'',
				'move         3',
				"value        +10000 in X's view (X wins in 1)",
				"static value +30 in X's view, by pattern-a",
				'best line    3',
				'depth        1',
				'nodes        8',
				'leaves       7',
				'cutoffs      0, 0 of them by the first move',
				'table hits   0',
				'time         0.0 ms',
				'',
			].join('\n'),
		);
	});
});
