import {describe, expect, test} from 'vitest';
import {run, runJson} from '../helpers/command.ts';
import {FACTS} from '../helpers/facts.ts';

type Scores = {
	readonly game: unknown;
	readonly moves: number[] | null;
	readonly toMove: string | null;
	readonly player: string;
	readonly view: string;
	readonly depth: number;
	readonly scores: ReadonlyArray<number | null>;
	readonly plies: ReadonlyArray<number | null>;
	readonly best: number[];
	readonly move: number | null;
	readonly seed?: number;
	readonly nodes: number;
	readonly milliseconds: number;
};

function scores(line: string, world: Parameters<typeof run>[1] = {}): Promise<Scores> {
	return runJson<Scores>(['scores', ...line.split(' ').filter((word) => word !== '')], world);
}

/** The options with which the course's minimax player is asked. */
function course(moves: string, player: string, ply: number, search: string): string[] {
	return [
		...['scores', '--lenient', '--moves', moves, '--player', player, '--search', search, '--depth', String(ply)],
		...['--evaluation', 'outcome', '--win', '100', '--wins', 'flat', '--view', 'o'],
	];
}

describe('fourply scores gives the scores of the course', () => {
	test('116 of them', () => {
		expect(FACTS.course.scoresFor).toHaveLength(116);
		expect(FACTS.course.scoresFor.filter(({ply}) => ply === 0)).toHaveLength(24);
	});

	test.each(['minimax', 'alpha-beta'])('by %s, for each board, player and ply', async (search) => {
		for (const fact of FACTS.course.scoresFor) {
			const answer = await runJson<Scores>(course(fact.moves, fact.player, fact.ply, search));
			expect({...fact, scores: answer.scores, player: answer.player}).toEqual(fact);
			expect(answer.view).toBe('O');
		}
	});

	test.each(['minimax', 'alpha-beta'])('and the next move, from the left and from the right, by %s', async (search) => {
		for (const fact of FACTS.course.nextMove) {
			const args = course(fact.moves, fact.player, fact.ply, search);
			const left = await runJson<Scores>([...args, '--tie', 'left']);
			const right = await runJson<Scores>([...args, '--tie', 'right']);
			expect({...fact, left: left.move, right: right.move}).toEqual(fact);
			expect(left.best).toEqual(right.best);
			expect(left.best).toEqual(expect.arrayContaining([fact.left, fact.right]));
		}
	});
});

describe('fourply scores', () => {
	test('answers the example of its description', async () => {
		const line = '--moves 1211244445 --player O --search minimax --depth 3 --evaluation outcome --win 100 --view o';
		expect(await scores(line, {clock: [5, 5, 6.25]})).toEqual({
			game: {width: 7, height: 6, connect: 4, gravity: true},
			moves: [1, 2, 1, 1, 2, 4, 4, 4, 4, 5],
			toMove: 'X',
			player: 'O',
			view: 'O',
			depth: 3,
			scores: [0, 0, 0, 100, 0, 0, 0],
			plies: [null, null, null, 1, null, null, null],
			best: [3],
			move: 3,
			nodes: 343,
			milliseconds: expect.any(Number),
		});
	});

	test('counts columns from 1 where asked', async () => {
		expect(await scores('--columns-from 1 --moves 2322355556 --player O --depth 3')).toMatchObject({
			moves: [2, 3, 2, 2, 3, 5, 5, 5, 5, 6],
			best: [4],
			move: 4,
		});
	});

	test('takes the view of X, of O, or of the side whose moves are scored; the best moves stay the same', async () => {
		const line = '--moves 1211244445 --player O --depth 3 --evaluation outcome --win 7';
		const x = await scores(`${line} --view x`);
		const o = await scores(`${line} --view o`);
		const mover = await scores(`${line} --view mover`);
		expect(x).toMatchObject({view: 'X', scores: [0, 0, 0, -7, 0, 0, 0], best: [3], move: 3});
		expect(o).toMatchObject({view: 'O', scores: [0, 0, 0, 7, 0, 0, 0], best: [3], move: 3});
		expect(mover).toMatchObject({view: 'O', scores: [0, 0, 0, 7, 0, 0, 0], best: [3]});
		expect(await scores('--moves 343434 --depth 1 --evaluation outcome --view mover')).toMatchObject({
			view: 'X',
			scores: [0, 0, 0, 1, 0, 0, 0],
		});
		expect(await scores('--moves 343434 --depth 1 --evaluation outcome')).toMatchObject({view: 'X'});
	});

	test('never writes -0', async () => {
		const {out} = await run([
			'scores',
			'--moves',
			'3',
			'--depth',
			'2',
			'--evaluation',
			'outcome',
			'--view',
			'o',
			'--json',
		]);
		expect(out).toContain('"scores":[0,0,0,0,0,0,0]');
	});

	test('values a won game at 10000, with outcome at 1, or at what is asked for', async () => {
		const at = async (line: string) => (await scores(`--moves 343434 --depth 1 ${line}`)).scores[3];
		expect(await at('')).toBe(10_000);
		expect(await at('--evaluation outcome')).toBe(1);
		expect(await at('--evaluation threats')).toBe(10_000);
		expect(await at('--evaluation outcome --win 100')).toBe(100);
		expect((await scores('--game tic-tac-toe --moves 0317 --depth 9')).scores[2]).toBe(1);
	});

	test('looks six plies ahead where nobody says otherwise', async () => {
		expect((await scores('--moves 3')).depth).toBe(6);
	});

	test('has an entry for each cell without gravity, null where no move can be made', async () => {
		const answer = await scores('--game tic-tac-toe --moves 0132 --depth 9');
		expect(answer.scores[0]).toBeNull();
		expect(answer.scores[3]).toBeNull();
		expect(answer.scores).toHaveLength(9);
		expect(answer.plies).toEqual([null, null, null, null, 3, 3, 1, expect.any(Number), 3]);
		expect(answer.best).toEqual([6]);
	});

	test('has null for a full column, and for every column of a finished game', async () => {
		expect((await scores('--moves 333333 --depth 2')).scores[3]).toBeNull();
		expect(await scores('--moves 3434343 --depth 2')).toMatchObject({
			toMove: null,
			scores: [null, null, null, null, null, null, null],
			plies: [null, null, null, null, null, null, null],
			best: [],
			move: null,
			nodes: 1,
		});
	});

	test('leniently gives every column of a finished game that is not full the value as it stands', async () => {
		const line = '--lenient --moves 000000102030 --evaluation outcome --win 100 --depth 2';
		expect((await scores(line)).scores).toEqual([null, 100, 100, 100, 100, 100, 100]);
		const won = await scores('--lenient --moves 0102030 --evaluation outcome --win 100 --depth 2');
		expect(won.scores).toEqual([100, 100, 100, 100, 100, 100, 100]);
		expect(won.best).toEqual([0, 1, 2, 3, 4, 5, 6]);
		expect(won.move).toBe(0);
	});

	test('at depth 0 gives every move the static value of the position as it stands', async () => {
		const answer = await scores('--moves 3 --depth 0 --evaluation pattern-a');
		expect(answer).toMatchObject({depth: 0, scores: [35, 35, 35, 35, 35, 35, 35], move: 0, nodes: 1});
		expect(answer.best).toEqual([0, 1, 2, 3, 4, 5, 6]);
		expect((await scores('--moves 333333 --depth 0 --tie right')).scores[3]).toBeNull();
		expect((await scores('--moves 333333 --depth 0 --tie right')).move).toBe(6);
	});

	test('says the distance to the end only where it is proven, of a draw as many plies as cells are empty', async () => {
		const draw = await scores('--game tic-tac-toe --moves 041 --depth 9');
		expect(draw.plies[2]).toBe(6);
		expect((await scores('--moves 3 --depth 4')).plies).toEqual([null, null, null, null, null, null, null]);
	});

	test('says the distance with flat wins too', async () => {
		const answer = await scores('--game tic-tac-toe --moves 0132 --depth 3 --wins flat');
		expect(answer.best).toEqual([4, 5, 6, 8]);
		expect(answer.plies[6]).toBe(1);
		expect(answer.plies[4]).toBe(3);
	});

	test('breaks ties from the left, from the right, or at random with a seed that it reports', async () => {
		const line = '--depth 2 --evaluation outcome';
		expect(await scores(`${line} --tie left`)).toMatchObject({move: 0});
		expect(await scores(`${line} --tie right`)).toMatchObject({move: 6});
		expect(await scores(`${line} --tie first --order centre`)).toMatchObject({move: 3});
		const drawn = await scores(`${line} --tie random`, {seeds: [4242]});
		expect(drawn.seed).toBe(4242);
		const again = await scores(`${line} --tie random --seed 4242`);
		expect(again).toMatchObject({seed: 4242, move: drawn.move});
		const all = new Set<number | null>();
		for (let seed = 0; seed < 60; seed++) {
			all.add((await scores(`${line} --tie random --seed ${seed}`)).move);
		}
		expect(all).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
	});

	test('draws no seed and reports none where none is needed', async () => {
		expect(await scores('--depth 2')).not.toHaveProperty('seed');
		expect(await scores('--depth 2 --seed 3')).not.toHaveProperty('seed');
	});

	test('names the moves of the book where asked, scores and move being those of the search', async () => {
		const without = await scores('--depth 2');
		expect(await scores('--depth 2 --book on')).toMatchObject({
			book: [3],
			move: without.move,
			scores: without.scores,
			best: without.best,
		});
		expect(await scores('--depth 2 --evaluation outcome')).toMatchObject({move: 0});
	});

	test('scores a drawn board', async () => {
		const world = {stdin: 'XOX\nOXO\n...'};
		expect(await scores('--game tic-tac-toe --diagram - --depth 9', world)).toMatchObject({
			moves: null,
			toMove: 'X',
			best: [6, 8],
			move: 6,
		});
	});

	test('of the tic-tac-toe page: O must block on 8', async () => {
		const world = {stdin: 'X.O\n.X.\n...'};
		expect(await scores('--game tic-tac-toe --diagram - --depth 9', world)).toMatchObject({toMove: 'O', best: [8]});
	});

	test('is stopped by limits after the last finished step', async () => {
		const answer = await scores('--nodes 500');
		expect(answer.depth).toBeGreaterThanOrEqual(2);
		expect(answer.depth).toBeLessThan(6);
		expect(answer.scores.every((score) => score !== null)).toBe(true);
	});

	test('prints for people a row for each move, the best ones marked', async () => {
		const {code, out, err} = await run(
			'scores --moves 1211244445 --player O --search minimax --depth 3 --evaluation outcome --win 100 --view o'.split(
				' ',
			),
		);
		expect({code, err}).toEqual({code: 0, err: ''});
		expect(out).toBe(
			[
				'| | | | | | | |',
				'| | | | | | | |',
				'| | | | |X| | |',
				'| |O| | |O| | |',
				'| |X|X| |X| | |',
				'| |X|O| |O|O| |',
				'---------------',
				' 0 1 2 3 4 5 6',
				'',
				'Connect Four 7x6, 4 in a row, O to move',
				"scores in O's view, 3 plies looked ahead",
				'',
				'   move  score',
				'      0      0',
				'      1      0',
				'      2      0',
				'*     3   +100  O wins in 1',
				'      4      0',
				'      5      0',
				'      6      0',
				'',
				'move 3, 343 nodes, 0.0 ms',
				'',
			].join('\n'),
		);
	});

	test('prints for people that a game is over', async () => {
		const {out} = await run(['scores', '--moves', '3434343']);
		expect(out).toContain('no moves: the game is over\n');
	});

	test('prints for people the seed that was drawn', async () => {
		const {out} = await run(['scores', '--depth', '1', '--tie', 'random'], {seeds: [4242]});
		expect(out).toContain('4242');
	});
});
