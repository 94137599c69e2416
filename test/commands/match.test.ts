import {describe, expect, test} from 'vitest';
import {bookFolders, loadBooks} from '../../source/store/books.ts';
import {run, runJson} from '../helpers/command.ts';
import {FACTS} from '../helpers/facts.ts';

type GameRecord = {
	readonly index: number;
	readonly x: number;
	readonly o: number;
	readonly opening: number[];
	readonly moves: number[];
	readonly result: string;
	readonly reason: string;
	readonly detail?: string;
};

type Answer = {
	readonly players: string[];
	readonly seed: number;
	readonly games: GameRecord[];
	readonly summary: {
		readonly games: number;
		readonly wins: number;
		readonly draws: number;
		readonly losses: number;
		readonly points: number;
		readonly score: number | null;
		readonly scoreInterval: [number, number] | null;
		readonly elo: number | null;
		readonly eloInterval: [number | null, number | null] | null;
		readonly likelihood: number;
		readonly repeated: number;
	};
	readonly table: ReadonlyArray<{
		readonly points: number;
		readonly against: Array<number | null>;
		readonly faults: number;
	}>;
	readonly sprt?: {readonly decision: string | null; readonly elo1: number};
	readonly passed?: boolean;
	readonly interrupted: boolean;
};

type World = Parameters<typeof run>[1];

function match(line: string, world: World = {}): Promise<Answer> {
	return runJson<Answer>(['match', ...line.split(' ')], world);
}

const movesOf = ({games}: Pick<Answer, 'games'>) => games.map(({moves}) => moves.join(''));

describe("the documents' matches", () => {
	// A and B are pattern-a and pattern-b; the fact says which of them is X.
	test.each(FACTS.notebook['evaluations A against B'])(
		'at depth $depth with $x as X',
		async ({depth, x, columns, result}) => {
			const a = `search:depth=${depth},evaluation=pattern-a,wins=flat`;
			const b = `search:depth=${depth},evaluation=pattern-b,wins=flat`;
			const [first, second] = x === 'A' ? [a, b] : [b, a];
			const answer = await match(`${first} ${second} --games 1 --openings none --seed 1 --judge off`);
			expect(movesOf(answer)).toEqual([columns]);
			expect(answer.games[0]).toMatchObject({result: result.toUpperCase(), reason: 'line'});
		},
	);

	test('with the evaluations exchanged by swapping sides', async () => {
		const [a, b] = ['a', 'b'].map((name) => `search:depth=6,evaluation=pattern-${name},wins=flat`);
		const answer = await match(`${a} ${b} --games 2 --openings none --seed 1 --judge off`);
		expect(movesOf(answer)).toEqual([
			'3333122221051311235215506556660060044644',
			'322322333123266606000005664555115111544',
		]);
		expect(answer.games.map(({x, o, result}) => [x, o, result])).toEqual([
			[0, 1, 'O'],
			[1, 0, 'X'],
		]);
		expect(answer.summary).toMatchObject({games: 2, wins: 0, draws: 0, losses: 2, points: 0, repeated: 0});
	});

	test("of the course's simple player against minimax of ply 3", async () => {
		const minimax = 'search:search=minimax,depth=3,evaluation=outcome,win=100,wins=flat,tie=left';
		const answer = await match(`simple ${minimax} --games 1 --openings none --seed 1 --judge off`);
		expect(movesOf(answer)).toEqual(['00000011111123222223433334444455555566']);
		expect(answer.games[0]).toMatchObject({result: 'O', reason: 'line'});
	});

	test('show that threats beats pattern-a at equal depth', async () => {
		const players = 'search:depth=4,evaluation=threats search:depth=4,evaluation=pattern-a';
		const {summary, games} = await match(`${players} --games 200 --seed 2026 --judge off`, {
			library: loadBooks(bookFolders()).library,
		});
		expect(games).toHaveLength(200);
		expect(summary.scoreInterval?.[0]).toBeGreaterThan(0.5);
		expect(summary.likelihood).toBeGreaterThan(0.99);
		expect(summary.repeated).toBe(0);
	});
});

describe('fourply match', () => {
	test('answers with the fields of its contract', async () => {
		const answer = await match('scripted:3,3,3,3 scripted:4,4,4 --games 1 --seed 9');
		expect(answer).toMatchObject({
			players: ['scripted:3,3,3,3', 'scripted:4,4,4'],
			game: {width: 7, height: 6, connect: 4, gravity: true},
			seed: 9,
			openings: 'none',
			swap: true,
			games: [{index: 0, x: 0, o: 1, opening: [], moves: [3, 4, 3, 4, 3, 4, 3], result: 'X', reason: 'line'}],
			summary: {
				games: 1,
				wins: 1,
				draws: 0,
				losses: 0,
				points: 1,
				score: 1,
				scoreInterval: [0.20654329147389294, 1],
				elo: null,
				eloInterval: [expect.closeTo(-233.8, 1), null],
				likelihood: expect.closeTo(0.8413, 4),
				repeated: 0,
			},
			table: [
				{points: 1, against: [null, 1], faults: 0, moves: 4, nodesPerMove: null},
				{points: 0, against: [0, null], faults: 0, moves: 3},
			],
			interrupted: false,
		});
	});

	test('plays two games where nothing is said, from one opening with swapped sides', async () => {
		const {games} = await match('simple leftmost --seed 3');
		expect(games.map(({x, o}) => [x, o])).toEqual([
			[0, 1],
			[1, 0],
		]);
		expect(games[0]?.opening).toHaveLength(4);
		expect(games[1]?.opening).toEqual(games[0]?.opening);
		for (const {opening, moves} of games) {
			expect(moves.slice(0, 4)).toEqual(opening);
		}
	});

	test('is repeated by its seed, which is drawn and told where none is given', async () => {
		const drawn = await match('random random --games 4', {seeds: [77]});
		expect(drawn.seed).toBe(77);
		expect(movesOf(await match('random random --games 4 --seed 77'))).toEqual(movesOf(drawn));
		expect(movesOf(await match('random random --games 4 --seed 78'))).not.toEqual(movesOf(drawn));
	});

	test('leaves sides alone where asked, and has an opening for each game then', async () => {
		const {games} = await match('simple leftmost --games 3 --swap off --seed 3');
		expect(games.map(({x}) => x)).toEqual([0, 0, 0]);
		expect(new Set(games.map(({opening}) => opening.join())).size).toBe(3);
	});

	test('reports games that repeat others', async () => {
		const line = 'leftmost simple --games 6 --openings none --seed 1 --judge off';
		expect((await match(line)).summary.repeated).toBe(4);
		expect((await run(['match', ...line.split(' ')])).out).toContain('4 of the games repeat earlier ones');
	});

	test('plays on other boards, and from a position', async () => {
		const small = await match('leftmost leftmost --game tic-tac-toe --openings none --games 1 --seed 1');
		expect(small.games[0]).toMatchObject({moves: [0, 1, 2, 3, 4, 5, 6], result: 'X'});
		const later = await match('leftmost leftmost --moves 334 --games 1 --seed 1');
		expect(later.games[0]).toMatchObject({opening: [3, 3, 4]});
		const further = await match('leftmost leftmost --moves 334 --openings random --games 1 --seed 1');
		expect(further.games[0]?.opening.slice(0, 3)).toEqual([3, 3, 4]);
		expect(further.games[0]?.opening).toHaveLength(7);
	});

	test('counts columns from 1 where asked, in players and faults, too', async () => {
		const {games} = await match('scripted:4,1,8 scripted:4,2 --columns-from 1 --games 1 --seed 1');
		expect(games[0]).toMatchObject({
			moves: [4, 4, 1, 2],
			result: 'O',
			reason: 'illegal',
			detail: 'at index 4: the board has no column or cell 8',
		});
	});

	test('lets everybody play everybody, with a cross table', async () => {
		const answer = await match('--round-robin leftmost simple random --games 2 --seed 5');
		expect(answer.games).toHaveLength(6);
		expect(answer.table.map(({against}) => against.map((points) => points === null))).toEqual([
			[true, false, false],
			[false, true, false],
			[false, false, true],
		]);
		expect(answer.table.reduce((sum, {points}) => sum + points, 0)).toBe(6);
		const {out} = await run('match --round-robin leftmost simple random --games 2 --seed 5'.split(' '));
		expect(out).toMatch(/^ +([ABC] {2}){3}points {2}games$/m);
	});

	test('ends early when its test is decided', async () => {
		const answer = await match('simple leftmost --sprt --sprt-bounds 0,200 --seed 1 --judge off');
		expect(answer.sprt).toMatchObject({elo0: 0, elo1: 200, alpha: 0.05, beta: 0.05, decision: 'H1'});
		expect(answer.games.length).toBeLessThan(100);
		expect(movesOf(await match('simple leftmost --sprt --sprt-bounds 0,200 --seed 1 --judge off'))).toEqual(
			movesOf(answer),
		);
		const {out} = await run('match simple leftmost --sprt --sprt-bounds 0,200 --seed 1 --judge off'.split(' '));
		expect(out).toContain('the test of Elo 0 against 200 decides for the larger difference, 200');
	});

	test('says that a board has no more openings, and plays those', async () => {
		const {code, err, out} = await run(
			'match leftmost simple --size 3x2 --connect 3 --games 1000 --seed 1 --json'.split(' '),
		);
		expect(code).toBe(0);
		const found = /^fourply: this board has (\d+) different openings, which make (\d+) games\n$/.exec(err);
		expect(found).not.toBeNull();
		expect((JSON.parse(out) as Answer).games).toHaveLength(Number(found?.[2]));
	});

	test('prints for people what has come of it', async () => {
		const {code, out, err} = await run(
			'match scripted:3,3,3,3 scripted:4,4,4 --games 1 --seed 9 --judge off'.split(' '),
		);
		expect({code, err}).toEqual({code: 0, err: ''});
		expect(out.replace(/\d+\.\d\d ms/g, 'N ms').replace(/ +(?=N ms)/g, ' ')).toBe(
			[
				'Connect Four 7x6, 4 in a row, 1 game, no openings, seed 9',
				'',
				'A  scripted:3,3,3,3',
				'B  scripted:4,4,4',
				'',
				'games of A      1 win, 0 draws, 0 losses',
				'points          1 of 1',
				'score           100.0 %, with 95 % confidence from 20.7 % to 100.0 %',
				'Elo difference  +infinite, with 95 % confidence from -234 to +infinite',
				'A is stronger   with a likelihood of 84.1 %',
				'',
				'   moves  time a move  slowest  nodes a move  judged  wins given away  draws given away  lost by a fault',
				'A      4 N ms N ms             -       0                -                 -                0',
				'B      3 N ms N ms             -       0                -                 -                0',
				'',
				'game 1  X A, O B  3434343  X wins',
				'',
			].join('\n'),
		);
	});
});

describe('the report on a player', () => {
	const line = 'scripted:3,3,3,3 scripted:4,4,4 --games 1 --seed 9';
	const {library} = loadBooks(bookFolders());

	test('names each move that gave something away, and what was better', async () => {
		const {code, out} = await run([...`match ${line} --grade`.split(' ')], {library});
		expect(code).toBe(0);
		expect(out).toContain('report on A: 1 move gave away a win or a draw\n');
		expect(out).toContain('  game 1: after 34 it played 3 and gave away a win for a draw; better: 0, 1\n');
		expect(await match(`${line} --grade`, {library})).toMatchObject({
			grade: {
				requirements: [],
				blunders: [
					{game: 0, position: [3, 4], ply: 2, side: 'X', move: 3, before: 'win', after: 'draw', better: [0, 1]},
				],
			},
		});
	});

	test('sets the exit code by what is required', async () => {
		const passed = await run(`match ${line} --require points=1,blunders=1,faults=0 --json`.split(' '), {library});
		expect(passed).toMatchObject({code: 0, err: ''});
		expect(JSON.parse(passed.out)).toMatchObject({passed: true});
		const failed = await run(`match ${line} --require points=2 --json`.split(' '), {library});
		expect(failed).toMatchObject({code: 1, err: 'fourply: points at least 2: 1, not met\n'});
		expect(JSON.parse(failed.out)).toMatchObject({
			passed: false,
			grade: {requirements: [{name: 'points', wanted: 2, found: 1, met: false}]},
		});
	});
});

describe('the file of games', () => {
	const line = 'match random simple --games 4 --seed 3 --judge off --output games.jsonl';
	const play = (more = '', world: World = {}) =>
		run([...line.split(' '), ...more.split(' ').filter((word) => word !== '')], world);

	test('has each game as a line of JSON', async () => {
		const {code, files} = await play();
		expect(code).toBe(0);
		const lines = String(files['games.jsonl']).trimEnd().split('\n');
		expect(lines).toHaveLength(4);
		const records = lines.map((text) => JSON.parse(text) as GameRecord);
		expect(records.map(({index}) => index).sort()).toEqual([0, 1, 2, 3]);
		expect(records[0]).toMatchObject({
			x: expect.any(Number),
			opening: expect.any(Array),
			result: expect.any(String),
			match: {players: ['random', 'simple'], seed: 3, openings: 'random', swap: true},
		});
	});

	test('is gone on from, with the same result as in one go', async () => {
		const whole = await play('--json');
		const lines = String(whole.files['games.jsonl']).split('\n');
		// Two games, and a third one that was being written when the program was killed.
		const begun = `${lines.slice(0, 2).join('\n')}\n${lines[2]?.slice(0, 40)}`;
		const rest = await play('--resume --json', {files: {'games.jsonl': begun}});
		expect(rest).toMatchObject({code: 0, err: ''});
		expect(movesOf(JSON.parse(rest.out) as Answer)).toEqual(movesOf(JSON.parse(whole.out) as Answer));
		expect(String(rest.files['games.jsonl']).trimEnd().split('\n')).toHaveLength(4);
	});

	test('tells its seed to a match that goes on without one, and may grow', async () => {
		const {files} = await play();
		const longer = await run(
			'match random simple --games 6 --output games.jsonl --resume --json --judge off'.split(' '),
			{files},
		);
		const answer = JSON.parse(longer.out) as Answer;
		expect(answer.seed).toBe(3);
		expect(answer.games).toHaveLength(6);
	});

	test('begins where there is none to go on from', async () => {
		const {code, files} = await play('--resume');
		expect(code).toBe(0);
		expect(String(files['games.jsonl']).trimEnd().split('\n')).toHaveLength(4);
	});

	test('that is there, of another match, or no file of games is refused and left alone', async () => {
		const {files} = await play();
		const other = 'match random leftmost --games 4 --seed 3 --output games.jsonl --resume'.split(' ');
		for (const outcome of [
			await play('', {files}),
			await run(other, {files}),
			await play('--openings none --resume', {files}),
			await play('--resume', {files: {'games.jsonl': 'notes\n'}}),
			await play('--resume', {files: {'games.jsonl': '{"index":0}\n'}}),
		]) {
			expect(outcome.code).toBe(2);
			expect(outcome.out).toBe('');
			expect(outcome.err).toMatch(/^fourply: games\.jsonl[^\n]+\n$/);
		}
	});

	test('that cannot be written ends the match with a line', async () => {
		expect(await play('', {writeFault: 'ENOSPC'})).toMatchObject({
			code: 1,
			out: '',
			err: 'fourply: cannot write games.jsonl: the disk is full\n',
		});
	});
});

describe('while a match is played', () => {
	test('a terminal shows how far it is, with the tally', async () => {
		let time = 0;
		const {err} = await run('match simple leftmost --games 4 --seed 1'.split(' '), {
			showsProgress: true,
			clock: () => {
				time += 300;
				return time;
			},
		});
		expect(err).toMatch(/\[#+\.*\] +\d+\.\d % {2}\d of 4.*\d won, \d drawn, \d lost/);
		expect(err).toContain('4 of 4');
		expect(err.endsWith('\n')).toBe(true);
	});

	test('Ctrl-C ends it with the result so far', async () => {
		let press: () => void = () => {};
		const saved: Record<string, string | Uint8Array> = {};
		const outcome = await run(
			'match simple leftmost --games 100000 --seed 1 --judge off --json --output games.jsonl'.split(' '),
			{
				interrupts: (pressed) => {
					press = pressed;
				},
				clock: () => {
					press();
					return 0;
				},
				files: saved,
			},
		);
		expect(outcome.code).toBe(130);
		const answer = JSON.parse(outcome.out) as Answer;
		expect(answer.interrupted).toBe(true);
		expect(answer.games.length).toBeLessThan(100);
	});
});

describe('wrong use of match', () => {
	test.each([
		['no player', 'match', /missing required argument/],
		['one player', 'match simple', /a match needs two players, not 1/],
		['three players', 'match simple simple simple', /two players, not 3; for more there is --round-robin/],
		['one player against all', 'match --round-robin simple', /needs two players or more, not 1/],
		['an unknown player', 'match simple expert', /"expert": there is no such player; there are leftmost/],
		['a key that is none', 'match simple search:depht=4', /"depht" is no key of it; there are search, depth/],
		['a value that is none', 'match simple search:depth=x', /depth is a whole number from 0 to 400, not "x"/],
		['a position that is over', 'match simple simple --moves 3434343', /the game is over/],
		['no games', 'match simple simple --games 0', /'0'.*whole number from 1/],
		['unknown openings', 'match simple simple --openings book', /'book' is invalid.*random, none/],
		[
			'bounds in the wrong order',
			'match simple simple --sprt --sprt-bounds 50,0',
			/two Elo differences, the smaller one first/,
		],
		['a risk that is none', 'match simple simple --sprt --sprt-risk 2', /between 0 and 0.5/],
		['a test of three players', 'match --round-robin --sprt simple simple simple', /decides between two players/],
		['an unknown requirement', 'match simple simple --require wins=3', /points, blunders, faults/],
		['a requirement without a number', 'match simple simple --require points', /points, blunders, faults/],
		['to resume nothing', 'match simple simple --resume', /--output names/],
		[
			'a board without balanced openings',
			'match simple simple --size 3x3 --connect 1',
			/no opening of this board is open/,
		],
	])('(%s) is told in one line', async (_, line, message) => {
		const {code, out, err} = await run(line.split(' '), {seeds: [1]});
		expect({code, out}).toEqual({code: 2, out: ''});
		expect(err).toMatch(/^fourply: [^\n]+\n$/);
		expect(err).toMatch(message);
	});
});
