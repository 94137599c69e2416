import {describe, expect, test} from 'vitest';
import {run, runJson} from '../helpers/command.ts';

type Row = {
	readonly search: string;
	readonly order: string | null;
	readonly orderO: string | null;
	readonly table: boolean;
	readonly deepen: boolean;
	readonly value: number | null;
	readonly plies: number | null;
	readonly move: number | null;
	readonly nodes: number;
	readonly finished: boolean;
	readonly agrees: boolean | null;
	readonly depth: number;
};

type Compared = {
	readonly game: unknown;
	readonly moves: number[] | null;
	readonly toMove: string | null;
	readonly depth: number;
	readonly agree: boolean;
	readonly rows: readonly Row[];
};

function compare<Answer = Compared>(line: string, world: Parameters<typeof run>[1] = {}): Promise<Answer> {
	return runJson<Answer>(['compare', ...line.split(' ').filter((word) => word !== '')], world);
}

const NOTEBOOK = '--cells 38,37,31,24,30,17,23,10,3,16,39,32,40 --depth 8 --evaluation pattern-a --wins flat';

describe('fourply compare', () => {
	test('answers the example of its description, the notebook', async () => {
		const answer = await compare(NOTEBOOK);
		expect(answer).toMatchObject({
			game: {width: 7, height: 6, connect: 4, gravity: true},
			moves: [3, 2, 3, 3, 2, 3, 2, 3, 3, 2, 4, 4, 5],
			toMove: 'O',
			depth: 8,
			evaluation: 'pattern-a',
			wins: 'flat',
			view: 'X',
			agree: true,
		});
		expect(answer.rows).toContainEqual({
			search: 'alpha-beta',
			order: 'natural',
			orderO: 'natural',
			table: false,
			deepen: false,
			value: -545,
			plies: null,
			move: 6,
			nodes: 300_882,
			cutoffs: 55_173,
			firstMoveCutoffs: 10_954,
			leaves: 230_323,
			tableHits: 0,
			branching: 4.697,
			depth: 8,
			finished: true,
			agrees: true,
			milliseconds: 0,
		});
		expect(answer.rows).toContainEqual(
			expect.objectContaining({order: 'natural', orderO: 'reversed', table: false, nodes: 28_736, value: -545}),
		);
		expect(answer.rows.at(-1)).toMatchObject({
			search: 'perfect',
			order: null,
			orderO: null,
			value: -4,
			plies: 23,
			move: 6,
			cutoffs: null,
			branching: null,
			agrees: true,
		});
		expect(answer.rows.filter(({search}) => search !== 'perfect').every(({value}) => value === -545)).toBe(true);
	});

	test('has the example by name, too, and takes other settings for it', async () => {
		const {rows, ...position} = await compare('--example notebook');
		expect(position).toMatchObject({example: 'notebook', depth: 8, moves: [3, 2, 3, 3, 2, 3, 2, 3, 3, 2, 4, 4, 5]});
		expect(rows[2]).toMatchObject({search: 'alpha-beta', nodes: 300_882});
		expect(await compare('--example notebook --depth 2 --wins fast --evaluation outcome')).toMatchObject({
			depth: 2,
			wins: 'fast',
			evaluation: 'outcome',
		});
		expect(await compare('--example notebook --depth 1 --columns-from 1')).toMatchObject({
			moves: [4, 3, 4, 4, 3, 4, 3, 4, 4, 3, 5, 5, 6],
		});
	});

	test('has values in the view asked for, wins at the value asked for, with their distance', async () => {
		const {rows} = await compare('--moves 3040 --depth 3 --view o --win 50 --columns-from 0');
		expect(new Set(rows.slice(0, -1).map(({value, plies, move}) => `${value} ${plies} ${move}`))).toEqual(
			new Set(['-50 3 2', '-50 3 5']),
		);
		// X completes its line as its fourth stone, with 18 of its 21 in hand.
		expect(rows.at(-1)).toMatchObject({search: 'perfect', value: -18, plies: 3});
	});

	test('counts moves from 1 where asked', async () => {
		const {rows} = await compare('--columns-from 1 --moves 454545 --depth 2');
		expect(rows.every(({move}) => move === 4)).toBe(true);
	});

	test('has no solver for tic-tac-toe, and no move for a finished game', async () => {
		expect((await compare('--game tic-tac-toe --depth 3')).rows).toHaveLength(20);
		const {rows} = await compare('--moves 3434343');
		expect(rows).toHaveLength(20);
		expect(rows.every(({value, move, nodes}) => value === 10_000 && move === null && nodes === 1)).toBe(true);
	});

	test('leaves out what a limit stopped, and says so', async () => {
		const answer = await compare(`${NOTEBOOK} --nodes 30000`);
		const natural = answer.rows.find(({order, orderO, table}) => order === 'natural' && orderO === order && !table);
		expect(natural).toMatchObject({value: null, move: null, nodes: 30_000, finished: false, agrees: null, depth: 0});
		expect(answer.rows.find(({order}) => order === 'learned')).toMatchObject({value: -545, finished: true});
		expect(answer.agree).toBe(true);
		const {out} = await run(['compare', ...NOTEBOOK.split(' '), '--nodes', '30000']);
		expect(out).toMatch(/^natural +30,000 .* stopped$/m);
		expect(out).toMatch(/^✓ all \d+ agree, \d+ stopped$/m);
		const clock = Array.from({length: 50_000}, (_, reading) => reading);
		expect((await compare(`${NOTEBOOK} --time 5`, {clock})).rows[0]).toMatchObject({finished: false});
	});

	test('prints a table for people with bars on a logarithmic scale', async () => {
		const {code, out, err} = await run(['compare', '--example', 'notebook']);
		expect({code, err}).toEqual({code: 0, err: ''});
		const lines = out.split('\n');
		expect(lines[0]).toMatch(/^The order of moves decides/);
		expect(lines).toContain('Connect Four 7x6, 4 in a row, O to move');
		expect(lines).toContain("8 plies looked ahead, evaluation pattern-a, all wins alike; values in X's view");
		expect(out).toMatch(/^search +value {2}move +nodes {2}1\.0 k +10\.0 M +b +cutoffs {2}first {2}leaves +time$/m);
		expect(out).toMatch(/^natural {33}-545 +6 +300,882 {2}█{12}▍ +4\.70 +55\.2 k +20% +230 k +0\.0 ms$/m);
		expect(out).toMatch(/^natural, O reversed +-545 +6 +28,736 {2}█{7}▎ +3\.46 /m);
		expect(out).toMatch(/^solver +-4 +6 .* 0\.0 ms {2}O wins in 23$/m);
		expect(lines.at(-2)).toBe('✓ all 20 agree');
	});

	test('with --growth has the nodes at every depth', async () => {
		type Growth = {
			readonly growth: ReadonlyArray<{readonly depth: number; readonly agree: boolean; readonly rows: readonly Row[]}>;
		};
		const {growth} = await compare<Growth>('--depth 4 --growth');
		expect(growth.map(({depth, agree, rows}) => [depth, agree, rows.length, rows[0]?.nodes])).toEqual([
			[1, true, 20, 8],
			[2, true, 20, 57],
			[3, true, 20, 400],
			[4, true, 20, 2801],
		]);
		const {out} = await run(['compare', '--depth', '3', '--growth']);
		expect(out).toMatch(/^nodes at depth +1 +2 +3 +b$/m);
		expect(out).toMatch(/^minimax +8 +57 +400 +7\.00$/m);
		expect(out).toMatch(/^depth 3: ✓ all 20 agree$/m);
	});

	test('with --by-depth has the value of each move at every depth, and the true one', async () => {
		const answer = await compare('--example horizon --by-depth');
		expect(answer).toMatchObject({
			byDepth: [
				{depth: 1, scores: [-10, -100, -50, -70, -40, -20, -450], best: [6]},
				{depth: 2},
				{depth: 3},
				{depth: 4, scores: [590, 495, 475, 475, 485, 545, 125], best: [6]},
				{depth: 5, best: [1]},
				{depth: 6},
				{depth: 7},
				{depth: 8, plies: [8, null, null, null, 8, 8, 8], scores: [10_000, 50, 500, 530, 10_000, 10_000, 10_000]},
			],
			perfect: {scores: [11, -2, 2, 8, 11, 11, 11], plies: [8, 27, 26, 14, 8, 8, 8], best: [1]},
		});
		const {out} = await run(['compare', '--example', 'horizon', '--by-depth']);
		expect(out).toMatch(/^depth +0 +1 +2 +3 +4 +5 +6$/m);
		expect(out).toMatch(/^ +4 +\+590 +\+495 +\+475 +\+475 +\+485 +\+545 +\*\+125$/m);
		expect(out).toMatch(/^ true +X in 8 +\*O in 27 +X in 26 +X in 14 +X in 8 +X in 8 +X in 8$/m);
	});

	test('with --by-depth says where a limit ended it, and that there is nothing to value', async () => {
		const answer = await compare<{byDepth: unknown[]; perfect: unknown}>('--by-depth --depth 20 --nodes 20000');
		expect(answer.byDepth.length).toBeGreaterThanOrEqual(4);
		expect(answer.byDepth.length).toBeLessThan(20);
		expect(answer.perfect).toBeNull();
		const {out} = await run(['compare', '--by-depth', '--depth', '20', '--nodes', '20000']);
		expect(out).toMatch(/^stopped at depth \d+$/m);
		expect(out).toMatch(/^the solver was stopped/m);
		expect((await run(['compare', '--by-depth', '--moves', '3434343'])).out).toMatch(/^no moves: the game is over$/m);
		expect(await compare('--game tic-tac-toe --moves 0 --by-depth --depth 2')).toMatchObject({perfect: null});
	});

	test.each([
		['--depth 0', /'0'.*whole number from 1/],
		['--table off', /'off'.*whole number/],
		['--example nothing', /'nothing' is invalid.*notebook, centre, shallow/],
		['--example notebook --moves 3', /'--example <name>' cannot be used with option '--moves <moves>'/],
		['--example notebook --game tic-tac-toe', /cannot be used with/],
		['--growth --by-depth', /cannot be used with/],
		['--order natural', /unknown option '--order'/],
		['--evaluation best', /--evaluation.*"best"/],
	])('refuses %s in one line', async (line, message) => {
		const {code, out, err} = await run(['compare', ...line.split(' ')]);
		expect({code, out}).toEqual({code: 2, out: ''});
		expect(err).toMatch(/^fourply: [^\n]+\n$/);
		expect(err).toMatch(message);
	});
});
