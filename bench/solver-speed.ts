/**
 * Speed of the solver on the sets with known scores: `node dist/bench/solver-speed.js [--sets L3_R1,L1_R2:100] [--table MIB]
 * [--warm] [--against COMMAND]`.
 *
 * For each set how many scores are right, and the mean time and nodes a position. The table is cleared before each position
 * (outside the time) unless `--warm`. With `--against` another solver runs in the same run, position by position in turn: it
 * reads positions on its standard input, one a line, columns from 1, and answers each with a line whose first word is the
 * score. Its time is the processor time of its process (Linux). The ratio is the other's time by ours: above 1 we are faster.
 */
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {unwrap} from '../source/engine/result.ts';
import {defaultRules} from '../source/engine/rules.ts';
import {createSolver} from '../source/engine/solver/solver.ts';
import {formatTable} from '../source/format/table.ts';
import {type KnownPosition, readSet, SET_NAMES, type SetName} from '../test/helpers/position-sets.ts';

/** How many positions of the hard sets are taken where nothing is said. */
const COUNTS: Partial<Record<SetName, number>> = {L1_R2: 100, L1_R3: 21};

const FOLDER = fileURLToPath(new URL('../../test/fixtures/positions', import.meta.url));

const {values} = parseArgs({
	options: {
		sets: {type: 'string', default: SET_NAMES.join(',')},
		table: {type: 'string', default: '64'},
		warm: {type: 'boolean', default: false},
		against: {type: 'string'},
	},
});

type Sum = {right: number; nodes: number; microseconds: number};

const solver = createSolver(defaultRules('connect-four'), {table: Number(values.table)});

function solveOurs({columns, score}: KnownPosition, sum: Sum): void {
	if (!values.warm) {
		solver.clear();
	}
	unwrap(solver.setColumns(columns));
	const started = process.hrtime.bigint();
	const processor = process.cpuUsage();
	const solution = solver.solve();
	const wall = Number(process.hrtime.bigint() - started) / 1000;
	const used = process.cpuUsage(processor);
	// The clock of the process is coarse: short times are taken from the wall.
	sum.microseconds += wall > 5000 ? Math.min(wall, used.user + used.system) : wall;
	sum.nodes += solution?.nodes ?? 0;
	sum.right += solution?.score === score ? 1 : 0;
}

/** Another solver in a process of its own. */
function startOther(command: string) {
	const child = spawn(`exec ${command}`, {shell: true, stdio: ['pipe', 'pipe', 'inherit']});
	const lines = createInterface({input: child.stdout})[Symbol.asyncIterator]();
	const processorTime = () => Number(readFileSync(`/proc/${child.pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;
	return {
		async solve({text, score}: KnownPosition, sum: Sum): Promise<void> {
			const before = processorTime();
			child.stdin.write(`${text}\n`);
			const {value, done} = await lines.next();
			if (done) {
				throw new Error('the other solver ended');
			}
			sum.microseconds += processorTime() - before;
			sum.right += Number(value.trim().split(/\s+/)[0]) === score ? 1 : 0;
		},
		close: () => child.stdin.end(),
	};
}

const other = values.against === undefined ? undefined : startOther(values.against);

// The machine code of the solver is made better while the first positions run.
for (let round = 0; round < 20; round++) {
	for (const known of readSet(FOLDER, 'L2_R1', 100)) {
		solveOurs(known, {right: 0, nodes: 0, microseconds: 0});
	}
}

const rows = [['set', 'positions', 'right', 'us', 'nodes', ...(other ? ['other right', 'other us', 'ratio'] : [])]];
let wrong = 0;
for (const part of values.sets.split(',')) {
	const [name, count] = part.split(':') as [SetName, string | undefined];
	const positions = readSet(FOLDER, name, count === undefined ? COUNTS[name] : Number(count));
	const ours: Sum = {right: 0, nodes: 0, microseconds: 0};
	const theirs: Sum = {right: 0, nodes: 0, microseconds: 0};
	for (const known of positions) {
		solveOurs(known, ours);
		await other?.solve(known, theirs);
	}
	const mean = (total: number) => (total / positions.length).toFixed(1);
	wrong += positions.length - ours.right;
	rows.push([
		name,
		String(positions.length),
		String(ours.right),
		mean(ours.microseconds),
		mean(ours.nodes),
		...(other
			? [String(theirs.right), mean(theirs.microseconds), (theirs.microseconds / ours.microseconds).toFixed(1)]
			: []),
	]);
}
other?.close();
process.stdout.write(
	`${formatTable(
		rows,
		(rows[0] ?? []).map((_, column) => (column === 0 ? 'left' : 'right')),
	)}\nmeans a position; ${values.warm ? 'warm table' : 'table cleared before each position'}\n`,
);
process.exitCode = wrong > 0 ? 1 : 0;
