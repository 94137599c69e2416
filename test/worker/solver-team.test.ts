import {fileURLToPath} from 'node:url';
import {describe, expect, test, vi} from 'vitest';
import {NO_BOOKS} from '../../source/engine/book/library.ts';
import type {Position} from '../../source/engine/position.ts';
import {type Connect, createClient, type EngineClient, type JobListener} from '../../source/worker/client.ts';
import {connectInProcess} from '../../source/worker/connect.ts';
import type {Job} from '../../source/worker/protocol.ts';
import {createSolverTeam, type SolverTeam, type TeamListener} from '../../source/worker/solver-team.ts';
import {readSet} from '../helpers/position-sets.ts';
import {afterMoves, CONNECT_FOUR, dropBoard} from '../helpers/positions.ts';

const KNOWN = readSet(fileURLToPath(new URL('../fixtures/positions', import.meta.url)), 'L2_R1', 60);
const POSITIONS = KNOWN.map(({columns}) => afterMoves(CONNECT_FOUR, columns.join('')));
const SCORES = KNOWN.map(({score}) => score);

/** Engines in this thread that work together. */
function teamOf(engines: number, share: number, connect: Connect = connectInProcess(NO_BOOKS)): SolverTeam {
	return createSolverTeam(
		Array.from({length: engines}, () => createClient(connect)),
		{table: 4, share},
	);
}

/** The scores that a team finds, each told once, and whether it was begun anew. */
function solve(team: SolverTeam, positions: readonly Position[]) {
	return new Promise<{readonly scores: readonly number[]; readonly restarts: number}>((resolve, reject) => {
		const scores = new Map<number, number>();
		let restarts = 0;
		team.solve(positions, {
			onSolved: (index, {score}) => {
				if (scores.has(index)) {
					reject(new Error(`position ${index} was told twice`));
				}
				scores.set(index, score);
			},
			onDone: () => resolve({scores: positions.map((_, index) => scores.get(index) ?? Number.NaN), restarts}),
			onFailure: (message) => reject(new Error(message)),
			onRestart: () => {
				restarts++;
			},
		});
	});
}

/** A listener that notes what it hears, in order. */
function noted(act: (heard: readonly string[]) => void = () => {}): TeamListener & {readonly heard: string[]} {
	const heard: string[] = [];
	const note = (what: string) => {
		heard.push(what);
		act(heard);
	};
	return {
		heard,
		onSolved: (index) => note(`solved ${index}`),
		onDone: () => note('done'),
		onFailure: (message) => note(`failed: ${message}`),
		onRestart: () => note('restarted'),
	};
}

/** Engines that do nothing by themselves: the test answers their jobs. */
function fakeEngines(count: number) {
	const started: Array<{
		readonly engine: number;
		readonly job: Job & {readonly kind: 'solve'};
		readonly listener: JobListener;
	}> = [];
	const cancelled: number[] = [];
	const engines = Array.from({length: count}, (_, engine): EngineClient => {
		return {
			prepare: () => {},
			start: (job, listener) => {
				if (job.kind !== 'solve') {
					throw new Error('a team only solves');
				}
				started.push({engine, job, listener});
				return () => cancelled.push(engine);
			},
			close: () => {},
		};
	});
	return {engines, started, cancelled};
}

/** Answers a job of a fake engine: every score is 0. */
function answer({job, listener}: ReturnType<typeof fakeEngines>['started'][number]): void {
	listener.onAnswer({kind: 'solve', solutions: job.positions.map(() => ({score: 0, nodes: 1}))});
}

describe('a team of solvers', () => {
	test.each([
		[1, 60],
		[1, 1],
		[2, 1],
		[3, 16],
		[7, 4],
	])('of %i engines that take %i positions each knows the scores that one solver knows', async (engines, share) => {
		const team = teamOf(engines, share);
		expect(await solve(team, POSITIONS)).toEqual({scores: SCORES, restarts: 0});
		team.close();
	});

	test('solves one board after the other, and fewer positions than it has engines', async () => {
		const team = teamOf(3, 1);
		expect((await solve(team, POSITIONS.slice(0, 2))).scores).toEqual(SCORES.slice(0, 2));
		// A draw on the empty board, and a win of the one who answers a stone on the edge.
		const small = [afterMoves(dropBoard(5, 4), ''), afterMoves(dropBoard(5, 4), '0')];
		expect((await solve(team, small)).scores).toEqual([0, 1]);
		expect((await solve(team, [afterMoves(dropBoard(6, 4), '')])).scores).toEqual([-1]);
		expect((await solve(team, POSITIONS.slice(2, 6))).scores).toEqual(SCORES.slice(2, 6));
		team.close();
	});

	test('is done at once where there is nothing to solve', async () => {
		expect(await solve(teamOf(2, 1), [])).toEqual({scores: [], restarts: 0});
	});

	test('hands out the positions in their order, some at a time, to whoever is free', () => {
		const {engines, started} = fakeEngines(2);
		const listener = noted();
		createSolverTeam(engines, {table: 1, share: 4}).solve(POSITIONS.slice(0, 11), listener);
		const taken = () => started.map(({engine, job}) => [engine, job.positions.length]);
		expect(taken()).toEqual([
			[0, 4],
			[1, 4],
		]);
		answer(started[1] as (typeof started)[number]);
		expect(taken()).toEqual([
			[0, 4],
			[1, 4],
			[1, 3],
		]);
		expect(started.flatMap(({job}) => job.positions)).toEqual(POSITIONS.slice(0, 11));
		answer(started[2] as (typeof started)[number]);
		answer(started[0] as (typeof started)[number]);
		expect(started).toHaveLength(3);
		expect(listener.heard).toEqual([4, 5, 6, 7, 8, 9, 10, 0, 1, 2, 3].map((index) => `solved ${index}`).concat('done'));
	});

	test('shares one table for a board, in which each engine has its own part; another board gets another table', () => {
		const {engines, started} = fakeEngines(3);
		const team = createSolverTeam(engines, {table: 1, share: 1});
		const tables = (positions: readonly Position[]) => {
			started.length = 0;
			team.solve(positions, noted());
			return started.map(({job}) => job.table);
		};
		const first = tables(POSITIONS.slice(0, 3));
		expect(first.map((table) => table?.table.solver)).toEqual([0, 1, 2]);
		expect(first.map((table) => table?.table.solvers)).toEqual([3, 3, 3]);
		expect(new Set(first.map((table) => table?.table.memory)).size).toBe(1);
		expect(new Set(first.map((table) => table?.id)).size).toBe(1);
		expect(tables(POSITIONS.slice(3, 6))).toEqual(first);
		const small = new Array(3).fill(afterMoves(dropBoard(5, 4), ''));
		const other = tables(small);
		expect(other[0]?.id).not.toBe(first[0]?.id);
		expect(other[0]?.table.memory).not.toBe(first[0]?.table.memory);
	});
});

describe('work that a team gives up', () => {
	test('is heard of no more, and the next work is done', async () => {
		const team = teamOf(2, 3);
		const first = noted();
		const cancel = team.solve(POSITIONS, first);
		cancel();
		expect((await solve(team, POSITIONS.slice(0, 5))).scores).toEqual(SCORES.slice(0, 5));
		expect(first.heard).toEqual([]);
		team.close();
	});

	test('is so when it is replaced, too', async () => {
		const team = teamOf(2, 3);
		const first = noted();
		team.solve(POSITIONS, first);
		expect((await solve(team, POSITIONS.slice(10, 20))).scores).toEqual(SCORES.slice(10, 20));
		expect(first.heard).toEqual([]);
		team.close();
	});

	test('by its listener, in the middle of what an engine has solved, is heard of no more', async () => {
		const team = teamOf(2, 8);
		let cancel = () => {};
		const first = noted((heard) => {
			if (heard.length === 3) {
				cancel();
			}
		});
		cancel = team.solve(POSITIONS, first);
		await vi.waitFor(() => expect(first.heard).toHaveLength(3), {timeout: 60_000});
		expect((await solve(team, POSITIONS.slice(0, 20))).scores).toEqual(SCORES.slice(0, 20));
		expect(first.heard).toHaveLength(3);
		team.close();
	});

	test('with nothing to solve is not done', async () => {
		const team = teamOf(1, 1);
		const listener = noted();
		team.solve([], listener)();
		await solve(team, POSITIONS.slice(0, 1));
		expect(listener.heard).toEqual([]);
		team.close();
	});

	test('is taken from every engine, when the team is closed as well', () => {
		const {engines, started, cancelled} = fakeEngines(2);
		const team = createSolverTeam(engines, {table: 1, share: 1});
		team.solve(POSITIONS.slice(0, 4), noted())();
		expect(cancelled.sort()).toEqual([0, 1]);
		team.solve(POSITIONS.slice(0, 4), noted());
		cancelled.length = 0;
		team.close();
		expect(cancelled.sort()).toEqual([0, 1]);
		expect(started).toHaveLength(4);
	});
});

describe('an engine that is lost', () => {
	/** Threads in this one, of which those with these numbers, counted from 0, are lost with their first job. */
	function losing(lost: readonly number[]): Connect {
		let threads = 0;
		return (wanted, onMessage, onLost) => {
			const thread = threads++;
			const connection = connectInProcess(NO_BOOKS)(wanted, onMessage, onLost);
			return lost.includes(thread)
				? {...connection, postMessage: () => queueMicrotask(() => onLost(`thread ${thread} was killed`))}
				: connection;
		};
	}

	test('is started anew with the same work, and nothing is lost', async () => {
		const team = teamOf(2, 5, losing([0, 1]));
		expect(await solve(team, POSITIONS)).toEqual({scores: SCORES, restarts: 2});
		team.close();
	});

	test('and again after it was started anew, fails the work, which is told once', async () => {
		const team = teamOf(2, 5, losing([0, 1, 2, 3]));
		const listener = noted();
		team.solve(POSITIONS, listener);
		await vi.waitFor(() => expect(listener.heard.at(-1)).toMatch(/^failed: thread \d was killed$/), {timeout: 60_000});
		// The team can be used again: the next threads work.
		expect((await solve(team, POSITIONS.slice(0, 10))).scores).toEqual(SCORES.slice(0, 10));
		expect(listener.heard.filter((what) => what.startsWith('failed'))).toHaveLength(1);
		expect(listener.heard.at(-1)).toMatch(/^failed/);
		team.close();
	});

	test('by a fault in its work fails the work, which is told once', async () => {
		const team = teamOf(2, 1);
		const over = afterMoves(CONNECT_FOUR, '3434343');
		await expect(solve(team, [over, over])).rejects.toThrow('game-finished');
		expect((await solve(team, POSITIONS.slice(0, 3))).scores).toEqual(SCORES.slice(0, 3));
		team.close();
	});
});

test('a team of built threads finds the same, with one table in shared memory', async () => {
	// The built program's own modules: a thread cannot load TypeScript.
	const built = (name: string) => import(`../../dist/source/worker/${name}.js`);
	const {connectThread} = (await built('connect')) as typeof import('../../source/worker/connect.ts');
	const team = teamOf(
		2,
		2,
		connectThread(() => NO_BOOKS),
	);
	expect(await solve(team, POSITIONS)).toEqual({scores: SCORES, restarts: 0});
	expect((await solve(team, [afterMoves(dropBoard(6, 4), '')])).scores).toEqual([-1]);
	team.close();
});
