import {type Command, Option} from 'commander';
import type {LabSettings} from '../../engine/lab/compare.ts';
import {LAB_EXAMPLES, type LabExample, type LabExampleId, labExample} from '../../engine/lab/examples.ts';
import type {Environment} from '../../engine/search/limits.ts';
import type {CommandIo} from '../io.ts';
import {wholeNumber} from '../option-values.ts';
import {
	addPositionOptions,
	type GivenPosition,
	type PositionOptions,
	positionAfter,
	readPosition,
} from '../position-options.ts';
import {addValueOptions, readEvaluation, readValuation, type SearchOptions, type Valuation} from '../search-options.ts';

/** The options of `compare` as commander delivers them. */
export type CompareOptions = PositionOptions &
	Pick<SearchOptions, 'depth' | 'time' | 'nodes' | 'evaluation' | 'win' | 'wins' | 'view'> & {
		readonly table: number;
		readonly growth?: boolean;
		readonly byDepth?: boolean;
		readonly example?: LabExampleId;
	};

/** What is compared, and how its values are to be read. */
export type Comparison = {
	readonly given: GivenPosition;
	readonly settings: LabSettings;
	readonly example: LabExample | undefined;
	/** The numbers of searches, and those of the solver. */
	readonly valuation: Valuation;
	readonly perfect: Valuation;
	readonly environment: Environment;
};

/** A way to look at a comparison: what it says, as fields of JSON and as text. */
export type ComparisonView = (
	comparison: Comparison,
	io: CommandIo,
) => {readonly fields: Readonly<Record<string, unknown>>; readonly text: string};

/** The plies looked ahead where nothing is said. */
const DEPTH = 6;

/** The milliseconds that the solver has where no limit is given: some positions would take it minutes. */
export const SOLVER_TIME = 10_000;

/** Adds the options of `compare`. */
export function addCompareOptions(command: Command): Command {
	addPositionOptions(command)
		.option('--depth <plies>', `plies looked ahead (${DEPTH}; of an example its own)`, wholeNumber(1, 400))
		.option(
			'--time <ms>',
			`milliseconds for each search (no limit; for the solver ${SOLVER_TIME})`,
			wholeNumber(1, 86_400_000),
		)
		.option('--nodes <n>', 'nodes for each search (no limit)', wholeNumber(1, Number.MAX_SAFE_INTEGER))
		.option('--table <mib>', 'size of the transposition tables in MiB', wholeNumber(1, 2048), 16);
	return addValueOptions(command)
		.option('--growth', 'the nodes of each search at every depth up to --depth')
		.addOption(new Option('--by-depth', 'the value of each move at every depth up to --depth').conflicts('growth'))
		.addOption(
			new Option('--example <name>', 'a position with settings that teaches something')
				.choices(LAB_EXAMPLES.map(({id}) => id))
				.conflicts(['game', 'size', 'connect', 'moves', 'cells', 'diagram', 'lenient', 'player']),
		);
}

/** What the options describe. Wrong input throws a UsageError. */
export function readComparison(options: CompareOptions, io: CommandIo): Comparison {
	const example = options.example === undefined ? undefined : labExample(options.example);
	const given =
		example === undefined
			? readPosition(options, io)
			: positionAfter(example.position.rules, example.position.moves, options.columnsFrom);
	const {position} = given;
	const settings: LabSettings = {
		depth: options.depth ?? example?.settings.depth ?? DEPTH,
		evaluation: readEvaluation({...example?.settings, ...options}, position),
		wins: options.wins ?? example?.settings.wins ?? 'fast',
		table: options.table,
		time: options.time ?? null,
		nodes: options.nodes ?? null,
	};
	return {
		given,
		settings,
		example,
		valuation: readValuation({...options, search: 'alpha-beta'}, settings, position),
		perfect: readValuation({...options, search: 'perfect'}, settings, position),
		environment: {now: io.now, stopRequested: () => false},
	};
}
