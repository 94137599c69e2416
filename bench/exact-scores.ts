/**
 * How soon the true scores of all columns are there: `node dist/bench/exact-scores.js [POSITIONS]`.
 *
 * With the book those of the empty board and of positions with up to seven stones; of positions with 8 to 11 stones those by one thread and
 * by one on each core, in turn; of positions with 12 stones or more those by one thread; and how soon a thread that solves
 * begins its next job. The answers are checked: two ways to the same scores must agree.
 */
import {availableParallelism} from 'node:os';
import {NO_BOOKS} from '../source/engine/book/library.ts';
import {emptyPosition, legalMoves, type Position, play} from '../source/engine/position.ts';
import {createRandom} from '../source/engine/random.ts';
import {unwrap} from '../source/engine/result.ts';
import {defaultRules} from '../source/engine/rules.ts';
import {movesKnownAtOnce, type SolvedPosition, solveMoves} from '../source/engine/solver/solve-moves.ts';
import {createSolver} from '../source/engine/solver/solver.ts';
import {formatTable} from '../source/format/table.ts';
import {bookFolders, loadBooks} from '../source/store/books.ts';
import {createClient} from '../source/worker/client.ts';
import {connectThread} from '../source/worker/connect.ts';
import {createSolverTeam} from '../source/worker/solver-team.ts';
import {check, median, percentile, roundsFrom} from './measuring.ts';

const count = roundsFrom(process.argv, 60);
const rules = defaultRules('connect-four');
const random = createRandom(20);

/** A position with so many stones by random moves, on which the game goes on and no side wins at once. */
function randomPosition(stones: number): Position {
	for (;;) {
		let position = emptyPosition(rules);
		while (position.moves.length < stones) {
			const moves = legalMoves(position);
			if (moves.length === 0) {
				break;
			}
			position = unwrap(play(position, moves[random.below(moves.length)] as number));
		}
		if (legalMoves(position).length > 0) {
			return position;
		}
	}
}

function positionsWith(least: number, most: number): readonly Position[] {
	return Array.from({length: count}, () => randomPosition(least + random.below(most - least + 1)));
}

function timed<Value>(run: () => Value): {readonly value: Value; readonly milliseconds: number} {
	const started = performance.now();
	const value = run();
	return {value, milliseconds: performance.now() - started};
}

const solutionsOf = ({moves}: Pick<SolvedPosition, 'moves'>) => String(moves.map(({solution}) => solution));

/** With the book. */
function measureBook(): readonly string[][] {
	const loading = timed(() => loadBooks(bookFolders()).library);
	const library = loading.value;
	const cold = timed(() => movesKnownAtOnce(emptyPosition(rules), library));
	check(solutionsOf({moves: cold.value.known}) === '-2,-1,0,1,0,-1,-2', 'the empty board');
	const times = positionsWith(0, 7).map((position) => {
		const {value, milliseconds} = timed(() => movesKnownAtOnce(position, library));
		check(value.open.length === 0, 'a position that the book should know');
		return milliseconds;
	});
	return [
		['reading the book', '1', loading.milliseconds.toFixed(2), ''],
		['empty board, first look', '1', cold.milliseconds.toFixed(2), ''],
		['up to 7 stones', String(count), median(times).toFixed(2), percentile(times, 95).toFixed(2)],
	];
}

/** By one thread, without the book, each position with an empty table. */
function measureSolver(least: number, most: number): readonly string[] {
	const solver = createSolver(rules);
	const times = positionsWith(least, most).map((position) => {
		solver.clear();
		const {value, milliseconds} = timed(() => solveMoves(position, solver, NO_BOOKS));
		unwrap(solver.setPosition(position));
		check(value?.solution === solver.solve()?.score, 'the best column is not the score of the position');
		return milliseconds;
	});
	return [
		`${least} to ${most} stones, one thread`,
		String(count),
		median(times).toFixed(1),
		percentile(times, 95).toFixed(1),
	];
}

/** By one thread and by one on each core in turn. */
async function measureTeam(least: number, most: number): Promise<readonly string[][]> {
	const cores = availableParallelism();
	const teamOf = (size: number, table: number) =>
		createSolverTeam(
			Array.from({length: size}, () => createClient(connectThread(() => NO_BOOKS))),
			{table, share: 1},
		);
	// The sizes with which each is fastest: a table of one thread grows, a shared one does not.
	const teams = [teamOf(1, 64), teamOf(cores, 8)] as const;
	const times: [number[], number[]] = [[], []];
	const ratios: number[] = [];
	// Both teams start their threads before anything is measured.
	for (const team of teams) {
		await solveBy(team, randomPosition(30));
	}
	for (const position of positionsWith(least, most)) {
		const answers: string[] = [];
		const both: number[] = [];
		for (const [index, team] of teams.entries()) {
			const started = performance.now();
			answers.push(await solveBy(team, position));
			both.push(performance.now() - started);
			times[index as 0 | 1].push(both[index] as number);
		}
		ratios.push((both[0] as number) / (both[1] as number));
		check(answers[0] === answers[1], 'one thread and several do not agree');
	}
	for (const team of teams) {
		team.close();
	}
	const row = (name: string, values: readonly number[]) => [
		`${least} to ${most} stones, ${name}`,
		String(count),
		median(values).toFixed(1),
		percentile(values, 95).toFixed(1),
	];
	return [row('one thread', times[0]), row(`${cores} threads (${median(ratios).toFixed(2)} times as fast)`, times[1])];
}

function solveBy(team: ReturnType<typeof createSolverTeam>, position: Position): Promise<string> {
	const {open} = movesKnownAtOnce(position, NO_BOOKS);
	const scores: number[] = [];
	return new Promise((resolve, reject) => {
		team.solve(
			open.map((move) => unwrap(play(position, move))),
			{
				onSolved: (index, {score}) => {
					scores[index] = score;
				},
				onDone: () => resolve(String(scores)),
				onFailure: (message) => reject(new Error(message)),
			},
		);
	});
}

/** From asking a thread that solves the empty board for something else to its answer. */
async function measureStop(): Promise<readonly string[]> {
	const client = createClient(connectThread(() => NO_BOOKS));
	const ask = () =>
		new Promise<void>((resolve, reject) => {
			client.start(
				{kind: 'choose', position: emptyPosition(rules), player: {kind: 'leftmost'}},
				{onAnswer: () => resolve(), onFailure: (message) => reject(new Error(message))},
			);
		});
	await ask();
	const times: number[] = [];
	for (let round = 0; round < count; round++) {
		client.start(
			{kind: 'solve', positions: [emptyPosition(rules)]},
			{
				onAnswer: () => check(false, 'the empty board was solved in no time'),
				onFailure: (message) => check(false, message),
			},
		);
		await new Promise((resolve) => setTimeout(resolve, 30 + random.below(40)));
		const started = performance.now();
		await ask();
		times.push(performance.now() - started);
	}
	client.close();
	return ['stop, and begin the next job', String(count), median(times).toFixed(2), percentile(times, 95).toFixed(2)];
}

const rows = [
	...measureBook(),
	...(await measureTeam(8, 11)),
	...(await measureTeam(12, 20)),
	measureSolver(12, 36),
	measureSolver(12, 12),
	await measureStop(),
];
process.stdout.write(
	`${formatTable([['all columns of', 'runs', 'median ms', 'p95 ms'], ...rows.map((row) => [...row])], ['left', 'right', 'right', 'right'])}\n`,
);
