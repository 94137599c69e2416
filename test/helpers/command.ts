import {runCommandLine} from '../../source/commands/program.ts';

/** What a command may find in the world around it. */
export type World = {
	readonly stdin?: string;
	readonly files?: Readonly<Record<string, string>>;
	/** The seeds drawn, one after the other. */
	readonly seeds?: readonly number[];
	/** What the clock shows, reading after reading; the last value stays. */
	readonly clock?: readonly number[];
	/** What the full-screen program answers when it is opened. */
	readonly programAnswers?: number;
};

/** What a command did. */
export type Outcome = {
	readonly code: number;
	readonly out: string;
	readonly err: string;
	/** How often the full-screen program was opened. */
	readonly opened: number;
};

/** Runs a command line in a world of its own. */
export async function run(args: readonly string[], world: World = {}): Promise<Outcome> {
	let out = '';
	let err = '';
	let opened = 0;
	const seeds = [...(world.seeds ?? [])];
	const clock = [...(world.clock ?? [0])];
	const code = await runCommandLine(
		args,
		'1.2.3',
		{
			write: (text) => {
				out += text;
			},
			warn: (text) => {
				err += text;
			},
			readStdin: () => world.stdin ?? '',
			stdinLines: async function* () {
				yield* (world.stdin ?? '').split('\n').slice(0, -1);
			},
			readFile: (path) => {
				const text = world.files?.[path];
				if (text === undefined) {
					throw Object.assign(new Error(`no such file: ${path}`), {code: 'ENOENT'});
				}
				return text;
			},
			now: () => (clock.length > 1 ? clock.shift() : clock[0]) ?? 0,
			newSeed: () => {
				const seed = seeds.shift();
				if (seed === undefined) {
					throw new Error('a seed was drawn that nobody expected');
				}
				return seed;
			},
		},
		async () => {
			opened++;
			return world.programAnswers ?? 0;
		},
	);
	return {code, out, err, opened};
}

/** Runs a command that must succeed in silence, and reads the one JSON document it writes. */
export async function runJson<Answer>(args: readonly string[], world: World = {}): Promise<Answer> {
	const {code, out, err} = await run([...args, '--json'], world);
	if (code !== 0 || err !== '' || !/^[^\n]+\n$/.test(out)) {
		throw new Error(`expected one line of JSON, got code ${code}, ${JSON.stringify({out, err})}`);
	}
	return JSON.parse(out) as Answer;
}
