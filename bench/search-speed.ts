/**
 * Nodes a second of minimax and alpha-beta against plain programs that read the whole board at every node:
 * `node dist/bench/search-speed.js [ROUNDS]`. One reads lines as texts, as the notebook's program does, and the aim is
 * meant against it; the other one reads numbers. All must visit the same nodes and find the same value.
 */
import {positionFromCells} from '../source/engine/notation.ts';
import {unwrap} from '../source/engine/result.ts';
import {defaultRules, type Rules} from '../source/engine/rules.ts';
import {scoreValue} from '../source/engine/score.ts';
import {UNDISTURBED} from '../source/engine/search/limits.ts';
import {searchPosition} from '../source/engine/search/search-position.ts';
import {defaultSettings} from '../source/engine/search/settings.ts';
import {groupedCount, shortCount} from '../source/format/numbers.ts';
import {formatTable} from '../source/format/table.ts';
import {check, median, roundsFrom} from './measuring.ts';

const CONNECT_FOUR: Rules = defaultRules('connect-four');

/** How many times as fast the program's search is wanted to be. */
const WANTED = 8;

type Algorithm = 'minimax' | 'alpha-beta';

/** A search to measure. Its nodes and its value are checked where they are known from elsewhere. */
type Task = {
	readonly name: string;
	readonly algorithm: Algorithm;
	readonly cells: readonly number[];
	readonly depth: number;
	readonly known?: Answer;
};

/** What a search found. */
type Answer = {readonly nodes: number; readonly value: number};

/** The notebook's example, O to move. */
const EXAMPLE = [38, 37, 31, 24, 30, 17, 23, 10, 3, 16, 39, 32, 40];

/** A few stones, X to move. */
const OPENING = [38, 31, 24, 39, 37, 30];

/** The figures of the example are the notebook's own; the nodes of the empty board are 1 + 7 + 49 + ... up to depth 6. */
const TASKS: readonly Task[] = [
	{name: 'example', algorithm: 'alpha-beta', cells: EXAMPLE, depth: 8, known: {nodes: 300_882, value: -545}},
	{name: 'opening', algorithm: 'alpha-beta', cells: OPENING, depth: 9},
	{name: 'empty', algorithm: 'alpha-beta', cells: [], depth: 7},
	{name: 'example', algorithm: 'minimax', cells: EXAMPLE, depth: 6},
	{name: 'empty', algorithm: 'minimax', cells: [], depth: 6},
];

const WON = 10_000;
const CELLS = 42;
const COLUMNS = 7;
const WEIGHTS = [0, 5, 30, 500] as const;

/** The whole rows, columns and diagonals on which four stones have room, as lists of cells. */
const LINES: ReadonlyArray<readonly number[]> = linesOfBoard();

function linesOfBoard(): ReadonlyArray<readonly number[]> {
	const rows = CELLS / COLUMNS;
	const lines: number[][] = [];
	for (const [down, across] of [
		[0, 1],
		[1, 0],
		[1, 1],
		[1, -1],
	] as const) {
		for (let cell = 0; cell < CELLS; cell++) {
			const row = Math.floor(cell / COLUMNS);
			const column = cell % COLUMNS;
			const inside = (r: number, c: number) => r >= 0 && r < rows && c >= 0 && c < COLUMNS;
			if (inside(row - down, column - across)) {
				continue;
			}
			const line: number[] = [];
			for (let step = 0; inside(row + step * down, column + step * across); step++) {
				line.push((row + step * down) * COLUMNS + column + step * across);
			}
			if (line.length >= 4) {
				lines.push(line);
			}
		}
	}
	return lines;
}

/** A board on which lines are read, whole, whenever something is to be known. X is 1, O is -1 where sides are numbers. */
abstract class RescanningBoard {
	stones = 0;

	/** 10,000 or -10,000 where X or O has won, else what the arrangements of stones on all lines add up to. */
	abstract evaluate(): number;
	abstract isFree(cell: number): boolean;
	abstract set(cell: number, side: 1 | -1): void;
	abstract clear(cell: number): void;

	place(cell: number, side: 1 | -1): void {
		this.set(cell, side);
		this.stones++;
	}

	remove(cell: number): void {
		this.clear(cell);
		this.stones--;
	}

	/** The lowest free cell of a column, or -1. */
	landing(column: number): number {
		for (let cell = CELLS - COLUMNS + column; cell >= 0; cell -= COLUMNS) {
			if (this.isFree(cell)) {
				return cell;
			}
		}
		return -1;
	}
}

/** All ways in which 1, 2 or 3 stones can stand among four cells, and what each is worth. */
const ARRANGEMENTS: ReadonlyArray<readonly [text: string, worth: number]> = Array.from({length: 14}, (_, index) => {
	const places = (index + 1).toString(2).padStart(4, '0');
	return [places.replaceAll('0', '.'), WEIGHTS[places.replaceAll('0', '').length] as number] as const;
}).flatMap(([places, worth]) => [
	[places.replaceAll('1', 'x'), worth] as const,
	[places.replaceAll('1', 'o'), -worth] as const,
]);

/** The board as the notebook has it: letters, and lines as texts in which texts are looked for. */
class TextBoard extends RescanningBoard {
	readonly #board = Array.from({length: CELLS}, () => '.');

	evaluate(): number {
		let sum = 0;
		for (const line of LINES) {
			const text = line.map((cell) => this.#board[cell]).join('');
			if (text.includes('xxxx')) {
				return WON;
			}
			if (text.includes('oooo')) {
				return -WON;
			}
			for (const [arrangement, worth] of ARRANGEMENTS) {
				if (text.includes(arrangement)) {
					sum += worth;
				}
			}
		}
		return sum;
	}

	isFree(cell: number): boolean {
		return this.#board[cell] === '.';
	}

	set(cell: number, side: 1 | -1): void {
		this.#board[cell] = side === 1 ? 'x' : 'o';
	}

	clear(cell: number): void {
		this.#board[cell] = '.';
	}
}

/** The same with numbers in place of letters and texts, in one pass: as fast as one gets without keeping anything. */
class NumberBoard extends RescanningBoard {
	readonly #board = new Int8Array(CELLS);

	evaluate(): number {
		const board = this.#board;
		let sum = 0;
		for (const line of LINES) {
			let seenX = 0;
			let seenO = 0;
			for (let start = 0; start + 4 <= line.length; start++) {
				let x = 0;
				let o = 0;
				let places = 0;
				for (let place = 0; place < 4; place++) {
					const stone = board[line[start + place] as number];
					if (stone !== 0) {
						places |= 1 << place;
						if (stone === 1) {
							x++;
						} else {
							o++;
						}
					}
				}
				if (x === 4 || o === 4) {
					return x === 4 ? WON : -WON;
				}
				// Each arrangement counts once on a line.
				if (o === 0 && x > 0 && (seenX & (1 << places)) === 0) {
					seenX |= 1 << places;
					sum += WEIGHTS[x] as number;
				}
				if (x === 0 && o > 0 && (seenO & (1 << places)) === 0) {
					seenO |= 1 << places;
					sum -= WEIGHTS[o] as number;
				}
			}
		}
		return sum;
	}

	isFree(cell: number): boolean {
		return this.#board[cell] === 0;
	}

	set(cell: number, side: 1 | -1): void {
		this.#board[cell] = side;
	}

	clear(cell: number): void {
		this.#board[cell] = 0;
	}
}

/** The notebook's `maximize` and `minimize`, with or without leaving out what cannot change the value of the root. */
class PlainSearch {
	nodes = 0;
	readonly #board: RescanningBoard;
	readonly #prunes: boolean;

	constructor(board: RescanningBoard, prunes: boolean) {
		this.#board = board;
		this.#prunes = prunes;
	}

	/** The value for X of the position reached. */
	search(side: 1 | -1, depth: number, alpha: number, beta: number): number {
		const board = this.#board;
		this.nodes++;
		const value = board.evaluate();
		if (depth === 0 || Math.abs(value) === WON || board.stones === CELLS) {
			return value;
		}
		let best = -side * Number.POSITIVE_INFINITY;
		let low = alpha;
		let high = beta;
		for (let column = 0; column < COLUMNS; column++) {
			const cell = board.landing(column);
			if (cell < 0) {
				continue;
			}
			board.place(cell, side);
			const found = this.search(side === 1 ? -1 : 1, depth - 1, low, high);
			board.remove(cell);
			best = side === 1 ? Math.max(best, found) : Math.min(best, found);
			if (this.#prunes && (side === 1 ? best >= beta : best <= alpha)) {
				break;
			}
			if (side === 1) {
				low = Math.max(low, best);
			} else {
				high = Math.min(high, best);
			}
		}
		return best;
	}
}

function searchPlainly({algorithm, cells, depth}: Task, board: RescanningBoard): Answer {
	for (const [index, cell] of cells.entries()) {
		board.place(cell, index % 2 === 0 ? 1 : -1);
	}
	const search = new PlainSearch(board, algorithm === 'alpha-beta');
	const side = cells.length % 2 === 0 ? 1 : -1;
	const value = search.search(side, depth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
	return {nodes: search.nodes, value};
}

function searchHere({algorithm, cells, depth}: Task): Answer {
	const position = unwrap(positionFromCells(CONNECT_FOUR, cells));
	const settings = {...defaultSettings(CONNECT_FOUR), algorithm, depth, evaluation: 'pattern-a', wins: 'flat'} as const;
	const report = searchPosition(position, settings, UNDISTURBED);
	return {nodes: report.statistics.nodes, value: scoreValue(report.score, WON)};
}

/** The milliseconds of the processor's time that a search is repeated for, at the least. */
const LONG_ENOUGH = 150;

/** Runs a search again and again, and answers the milliseconds of the processor's time that it takes. */
function timed(task: Task, search: (task: Task) => Answer): {readonly answer: Answer; readonly milliseconds: number} {
	const start = process.cpuUsage();
	for (let times = 1; ; times++) {
		const answer = search(task);
		const {user, system} = process.cpuUsage(start);
		const milliseconds = (user + system) / 1000;
		if (milliseconds >= LONG_ENOUGH) {
			return {answer, milliseconds: milliseconds / times};
		}
	}
}

/** The programs that are compared; the first one is the one that counts. */
const PROGRAMS: ReadonlyArray<{readonly name: string; readonly search: (task: Task) => Answer}> = [
	{name: 'fourply', search: searchHere},
	{name: 'texts', search: (task) => searchPlainly(task, new TextBoard())},
	{name: 'numbers', search: (task) => searchPlainly(task, new NumberBoard())},
];

const rounds = roundsFrom(process.argv, 3);
const times = TASKS.map(() => PROGRAMS.map((): number[] => []));
const answers: Answer[] = [];
// The first round warms up and is not counted.
for (let round = 0; round <= rounds; round++) {
	for (const [index, task] of TASKS.entries()) {
		for (const [place, {name, search}] of PROGRAMS.entries()) {
			const {answer, milliseconds} = timed(task, search);
			const known = answers[index] ?? task.known ?? answer;
			const found = `${answer.nodes} nodes, value ${answer.value}`;
			check(answer.nodes === known.nodes && answer.value === known.value, `${task.name}, ${name}: ${found}`);
			answers[index] = answer;
			if (round > 0) {
				times[index]?.[place]?.push(milliseconds);
			}
		}
	}
}

const rows = TASKS.map(({name, algorithm, depth}, index) => {
	const [here = [], ...others] = times[index] ?? [];
	const {nodes, value} = answers[index] ?? {nodes: Number.NaN, value: Number.NaN};
	const speed = (measured: readonly number[]) => shortCount((1000 * nodes) / median(measured));
	const ratios = others.map((other) => median(other.map((time, round) => time / (here[round] as number))));
	return [
		name,
		algorithm,
		String(depth),
		groupedCount(nodes),
		String(value),
		speed(here),
		...others.flatMap((other, place) => [speed(other), (ratios[place] as number).toFixed(1)]),
		(ratios[0] as number) >= WANTED ? 'yes' : 'no',
	];
});
const names = PROGRAMS.slice(1).flatMap(({name}) => [`${name}/s`, 'ratio']);
const heading = ['position', 'search', 'depth', 'nodes', 'value', 'nodes/s', ...names, `>= ${WANTED}`];
const table = formatTable(
	[heading, ...rows],
	heading.map((_, column) => (column < 2 ? 'left' : 'right')),
);
process.stdout.write(`${table}\n${rounds} rounds in turn, processor time; medians\n`);
