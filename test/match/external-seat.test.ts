import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {emptyPosition, type Position} from '../../source/engine/position.ts';
import {startProgram} from '../../source/external/program.ts';
import {faultText} from '../../source/format/fault-text.ts';
import {type ExternalOptions, externalSeat} from '../../source/match/external-seat.ts';
import type {Seat} from '../../source/match/seat.ts';
import {afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../helpers/positions.ts';

const PLAYER = join(import.meta.dirname, '..', 'fixtures', 'player.mjs');
/** Longer than any program takes on a busy machine. */
const PATIENT = 600_000;

let folder = '';
let seats: Seat[] = [];

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'fourply-external-'));
	seats = [];
});

afterEach(() => {
	for (const seat of seats) {
		seat.leave(undefined);
	}
	rmSync(folder, {recursive: true, force: true});
});

const notes = () => join(folder, 'notes');

/** What a program has noted: first its process numbers, then the lines that it read. */
function noted(): string[] {
	return readFileSync(notes(), 'utf8').trim().split('\n');
}

function seat(manner: string, options: Partial<ExternalOptions> = {}, rules = CONNECT_FOUR): Seat {
	const made = externalSeat(`${process.execPath} ${PLAYER} ${manner} ${notes()}`, rules, {
		start: startProgram,
		time: PATIENT,
		startTime: 0,
		firstNumber: 0,
		now: () => performance.now(),
		...options,
	});
	seats.push(made);
	return made;
}

function ask(player: Seat, position: Position = emptyPosition(CONNECT_FOUR), signal = new AbortController().signal) {
	return player.choose(position, signal);
}

/** What a turn says of a fault: its kind, and the sentence about it. */
async function faultOf(turn: ReturnType<Seat['choose']>) {
	const taken = await turn;
	return 'fault' in taken ? {kind: taken.fault.kind, detail: faultText(taken.fault.detail)} : undefined;
}

function isAlive(pid: string | undefined): boolean {
	try {
		process.kill(Number(pid), 0);
		return true;
	} catch {
		return false;
	}
}

const gone = (pid: string | undefined) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), {timeout: 60_000});

describe('a program that plays', () => {
	test('is told the game once, then asked for moves, and told the end', async () => {
		const player = seat('fine', {time: PATIENT});
		expect(await ask(player)).toMatchObject({move: 3, milliseconds: expect.any(Number), nodes: null});
		expect(await ask(player, afterMoves(CONNECT_FOUR, '3344'))).toMatchObject({move: 3});
		player.leave('X');
		await vi.waitFor(() => expect(noted()).toHaveLength(5), {timeout: 60_000});
		const [pid, ...lines] = noted();
		expect(lines).toEqual(['game 7 6 4 gravity 0', 'move 600000 -', 'move 600000 3,3,4,4', 'end X']);
		await gone(pid);
	});

	test('counts from 1 where columns do, and knows a board without gravity', async () => {
		const player = seat('fine', {firstNumber: 1}, TIC_TAC_TOE);
		expect(await ask(player, afterMoves(TIC_TAC_TOE, '08'))).toMatchObject({move: 2});
		expect(noted().slice(1)).toEqual(['game 3 3 3 free 1', 'move 600000 1,9']);
	});

	test('may write spaces, empty lines and the line ends of another system', async () => {
		expect(await ask(seat('padded'))).toMatchObject({move: 3});
	});

	test('may end after each move, and is started again for the next', async () => {
		const player = seat('once');
		expect(await ask(player)).toMatchObject({move: 3});
		expect(await ask(player, afterMoves(CONNECT_FOUR, '33'))).toMatchObject({move: 3});
		expect(await ask(player, afterMoves(CONNECT_FOUR, '3333'))).toMatchObject({move: 3});
		expect(noted().filter((line) => line.startsWith('game'))).toHaveLength(3);
	});
});

describe('a program at fault', () => {
	test.each([
		['garbage', 'garbage', 'it wrote "three", which is no move'],
		['fraction', 'garbage', 'it wrote "3.0", which is no move'],
		['flood', 'garbage', 'it writes without end'],
		['crash', 'crash', 'it ended with exit code 3 (Traceback: something is missing)'],
		['quit', 'crash', 'it ended with exit code 0'],
		['orphan', 'crash', 'it ended with exit code 0'],
		['early', 'garbage', 'it wrote "hello", which is no move'],
	])('(%s) is told as %s, and is gone', async (manner, kind, detail) => {
		const turn = ask(seat(manner));
		expect(await turn).toMatchObject({nodes: null});
		expect(await faultOf(turn)).toEqual({kind, detail});
		for (const pid of noted().filter((line) => /^\d+$/.test(line))) {
			await gone(pid);
		}
	});

	test('by silence has run out of time', async () => {
		expect(await faultOf(ask(seat('late', {time: 50})))).toEqual({
			kind: 'timeout',
			detail: 'it did not answer within 50 ms',
		});
	});

	test('has longer for the move for which it starts', async () => {
		const player = seat('late', {time: 50, startTime: 150});
		const {milliseconds} = await ask(player);
		expect(milliseconds).toBeGreaterThanOrEqual(199);
	});

	test('by writing when nobody has asked is told when its turn comes', async () => {
		const player = seat('twice');
		expect(await ask(player)).toMatchObject({move: 3});
		await gone(noted()[0]);
		expect(await faultOf(ask(player, afterMoves(CONNECT_FOUR, '33')))).toEqual({
			kind: 'garbage',
			detail: 'it wrote "3" when nobody had asked',
		});
	});

	test('that cannot be found is told with what the shell says', async () => {
		const player = externalSeat('no-such-program-anywhere', CONNECT_FOUR, {
			start: startProgram,
			time: PATIENT,
			startTime: 0,
			firstNumber: 0,
			now: () => 0,
		});
		expect(await faultOf(ask(player))).toEqual({
			kind: 'crash',
			detail: expect.stringMatching(/^it ended with exit code 127 \(.*not found.*\)$/),
		});
	});
});

describe('the end of a program', () => {
	test('comes with its children', async () => {
		const player = seat('parent');
		expect(await ask(player)).toMatchObject({move: 3});
		const [pid, child] = noted();
		expect(isAlive(child)).toBe(true);
		player.leave('draw');
		await gone(pid);
		await gone(child);
	});

	test('cannot be refused', async () => {
		const player = seat('deaf');
		expect(await ask(player)).toMatchObject({move: 3});
		player.leave('O');
		await gone(noted()[0]);
	});

	test('comes at once when the match is stopped, and nobody waits for its answer', async () => {
		const stop = new AbortController();
		const player = seat('late');
		const answer = ask(player, emptyPosition(CONNECT_FOUR), stop.signal);
		await vi.waitFor(() => expect(noted()).toHaveLength(3), {timeout: 60_000});
		stop.abort(new Error('stopped'));
		await expect(answer).rejects.toThrow('stopped');
		player.leave(undefined);
		await gone(noted()[0]);
	});
});
