/**
 * Time to the first frame of the program against a five-line program in Ink, both in a terminal of 80x24, in turn:
 * `node dist/bench/first-frame.js [ROUNDS]`.
 */
import {fileURLToPath} from 'node:url';
import {formatTable} from '../source/format/table.ts';
import {TestTerminal, type Wanted} from '../test/helpers/terminal.ts';
import {check, median, percentile, roundsFrom} from './measuring.ts';
import {temporaryHome} from './temporary-home.ts';

/** How many times as long as the five-line program the program may take. */
const WANTED = 2;

type Contestant = {readonly name: string; readonly file: string; readonly frame: Wanted};

const CONTESTANTS: readonly Contestant[] = [
	{name: 'fourply', file: '../cli.js', frame: 'q quit'},
	{name: 'five lines', file: './five-lines.js', frame: 'the smallest program'},
];

const HOME = temporaryHome();

/** The milliseconds from the start of the process to the frame being on the screen. */
async function timeToFrame({file, frame}: Contestant): Promise<number> {
	const program = fileURLToPath(new URL(file, import.meta.url));
	const start = performance.now();
	// The program sets this itself before it loads React; the other one gets it as a present.
	const terminal = new TestTerminal({
		command: process.execPath,
		args: [program],
		env: {...HOME, NODE_ENV: 'production'},
	});
	const screen = await terminal.waitFor(frame);
	const time = performance.now() - start;
	check(screen.text.trim() !== '', 'an empty frame');
	await terminal.close();
	return time;
}

const rounds = roundsFrom(process.argv, 15);
const times = CONTESTANTS.map((): number[] => []);
// The first round fills the caches of the file system and is not counted.
for (let round = 0; round <= rounds; round++) {
	for (const [index, contestant] of CONTESTANTS.entries()) {
		const time = await timeToFrame(contestant);
		if (round > 0) {
			times[index]?.push(time);
		}
	}
}

const [here = [], small = []] = times;
const ratio = median(here.map((time, round) => time / (small[round] as number)));
const rows = CONTESTANTS.map(({name}, index) => {
	const measured = times[index] ?? [];
	return [name, ...[0, 50, 95].map((percent) => percentile(measured, percent).toFixed(0))];
});
const table = formatTable(
	[['program', 'least ms', 'median ms', 'p95 ms'], ...rows],
	['left', 'right', 'right', 'right'],
);
process.stdout.write(`${table}\n${rounds} rounds in turn; median of the ratios ${ratio.toFixed(2)}, `);
process.stdout.write(`at most ${WANTED}: ${ratio <= WANTED ? 'yes' : 'no'}\n`);
