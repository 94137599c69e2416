/**
 * Time from an arrow key to the frame with the moved cursor, while one engine plays and another one works for the panel,
 * both as fast as they can; and in turn the same in a second program on the same machine in which no engine works:
 * `node dist/bench/key-to-frame.js [KEYS]`.
 */
import {setTimeout as pause} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {createRandom} from '../source/engine/random.ts';
import {formatTable} from '../source/format/table.ts';
import {KEYS, type Screen, TestTerminal} from '../test/helpers/terminal.ts';
import {check, median, percentile, roundsFrom} from './measuring.ts';
import {temporaryHome} from './temporary-home.ts';

/** The milliseconds that 95 in 100 keys may take at the most. */
const WANTED = 50;

/** After so many keys a new game begins, so that the engines never come to the end of what there is to think about. */
const KEYS_A_GAME = 40;

/** The place of the sign above the column of the cursor, which is another one where that is full. */
function cursorPlace({lines}: Screen): number {
	return lines.map((line) => line.search(/[▼×]/)).find((place) => place >= 0) ?? -1;
}

/** Opens Connect Four from the menu, with these keys in its setup. */
async function openGame(keys: string): Promise<TestTerminal> {
	const terminal = new TestTerminal({
		command: process.execPath,
		args: [fileURLToPath(new URL('../cli.js', import.meta.url))],
		env: temporaryHome(),
	});
	await terminal.waitFor('q quit');
	// The setup's last row is O, which is `medium`; above it is X, which is `you`.
	terminal.write(KEYS.enter + KEYS.end + keys + KEYS.enter);
	await terminal.waitFor('Tab panel');
	return terminal;
}

/** Waits until a move from outside the opening book is being thought about, and the panel is under way. */
async function leaveBook(terminal: TestTerminal): Promise<void> {
	await terminal.waitFor((screen) => /^ 3b 3b$/m.test(screen.text) && screen.text.includes('is thinking'));
	await terminal.waitFor(/depth \d/);
}

/** Presses an arrow key and answers the milliseconds until the cursor has moved. */
async function timeToMove(terminal: TestTerminal, direction: 'left' | 'right', status: string): Promise<number> {
	const before = cursorPlace(terminal.screen);
	check(before > 0, 'no cursor on the screen');
	const start = performance.now();
	terminal.write(KEYS[direction]);
	const screen = await terminal.waitFor((candidate) => ![before, -1].includes(cursorPlace(candidate)));
	const time = performance.now() - start;
	check(cursorPlace(screen) < before === (direction === 'left'), 'the cursor moved the wrong way');
	check(screen.text.includes(status), `the frame does not say "${status}"`);
	return time;
}

const keys = roundsFrom(process.argv, 250);
const random = createRandom(1);
const busy = await openGame(KEYS.right.repeat(3) + KEYS.up + KEYS.right.repeat(6));
await leaveBook(busy);
const quiet = await openGame(KEYS.left.repeat(3));
quiet.write(KEYS.tab);
await quiet.waitFor(({text}) => !text.includes('Scores'));
const busyTimes: number[] = [];
const quietTimes: number[] = [];
for (let key = 0; key < keys; key++) {
	if (key > 0 && key % KEYS_A_GAME === 0) {
		busy.write('n');
		await leaveBook(busy);
	}
	const direction = key % 6 < 3 ? 'left' : 'right';
	for (const [terminal, times, status] of [
		[busy, busyTimes, 'is thinking'],
		[quiet, quietTimes, 'X to move'],
	] as const) {
		// Keys come at any moment of the program's work: reports every 100 ms, frames every 17 ms at the most.
		await pause(20 + random.below(80));
		times.push(await timeToMove(terminal, direction, status));
	}
}
await Promise.all([busy.close(), quiet.close()]);

const row = (name: string, times: readonly number[]) => [
	name,
	String(times.length),
	...[0, 50, 95, 100].map((percent) => percentile(times, percent).toFixed(1)),
];
const table = formatTable(
	[
		['program', 'keys', 'least ms', 'median ms', 'p95 ms', 'most ms'],
		row('two engines search', busyTimes),
		row('no engine', quietTimes),
	],
	['left', 'right', 'right', 'right', 'right', 'right'],
);
const ratio = median(busyTimes) / median(quietTimes);
const high = percentile(busyTimes, 95);
process.stdout.write(`${table}\nratio of the medians ${ratio.toFixed(2)}; `);
process.stdout.write(`p95 while two engines search at most ${WANTED} ms: ${high <= WANTED ? 'yes' : 'no'}\n`);
