import {type Command, InvalidArgumentError, Option} from 'commander';
import {defaultEvaluation, EVALUATIONS, parseEvaluation} from '../engine/evaluation/evaluation.ts';
import {isOwnEvaluation} from '../engine/evaluation/own.ts';
import {type Position, sideToMove, stoneCount} from '../engine/position.ts';
import {cellCount, type Move, moveCount, type Side} from '../engine/rules.ts';
import {isProven, type Score, scoreValue, seenFrom} from '../engine/score.ts';
import {MOVE_ORDERS, type MoveOrderId} from '../engine/search/move-order.ts';
import type {Wins} from '../engine/search/search.ts';
import {type SearchSettings, TIE_BREAKS, type TieBreak} from '../engine/search/settings.ts';
import {stonesInHand} from '../engine/solver/solution.ts';
import {type CommandIo, UsageError} from './io.ts';
import {OptionWithNames, wholeNumber} from './option-values.ts';
import {need} from './position-options.ts';

/** The search options as commander delivers them. */
export type SearchOptions = {
	readonly search: 'minimax' | 'alpha-beta' | 'perfect';
	readonly depth?: number;
	readonly time?: number;
	readonly nodes?: number;
	readonly evaluation?: string;
	readonly win?: number;
	readonly wins?: Wins;
	readonly order: MoveOrderId;
	readonly orderO?: MoveOrderId;
	readonly table: number;
	readonly deepen?: boolean;
	readonly book?: 'on' | 'off';
	readonly view: 'x' | 'o' | 'mover';
	readonly tie: TieBreak;
	readonly seed?: number;
};

/** Adds the options that say how a command searches. */
export function addSearchOptions(command: Command, defaultTie: TieBreak): Command {
	const orders = MOVE_ORDERS.map(({id}) => id);
	command
		.addOption(
			new Option('--search <search>', 'which search')
				.choices(['minimax', 'alpha-beta', 'perfect'])
				.default('alpha-beta'),
		)
		.option('--depth <plies>', 'plies looked ahead (6 without other limits)', wholeNumber(0, 400))
		.option('--time <ms>', 'time limit in milliseconds; deepens step by step', wholeNumber(1, 86_400_000))
		.option('--nodes <n>', 'node limit; deepens step by step', wholeNumber(1, Number.MAX_SAFE_INTEGER));
	return addValueOptions(command, {modules: true})
		.addOption(new Option('--order <order>', 'order in which moves are tried').choices(orders).default('natural'))
		.addOption(new Option('--order-o <order>', 'the same for O alone').choices(orders))
		.addOption(
			new OptionWithNames('--table <size>', 'transposition table: off, or its size in MiB', ['off'])
				.argParser(parseTable)
				.default(0, 'off'),
		)
		.option('--deepen', 'iterative deepening')
		.addOption(new Option('--book <use>', 'opening book (off; with perfect on)').choices(['on', 'off']))
		.addOption(
			new Option('--tie <rule>', 'which of equally good moves is played').choices([...TIE_BREAKS]).default(defaultTie),
		)
		.option('--seed <n>', 'seed of random choices', wholeNumber(0, 4_294_967_295));
}

/** Adds the options that say what positions are worth. With `modules` an own evaluation can be named as well. */
export function addValueOptions(command: Command, {modules} = {modules: false}): Command {
	const more = modules ? ', or a module such as ./mine.mjs' : '';
	return command
		.addOption(
			new OptionWithNames(
				modules ? '--evaluation <name-or-file>' : '--evaluation <name>',
				`outcome, pattern-a, pattern-b, pattern:ONE,TWO,THREE, threats${more} (pattern-a with gravity, else outcome)`,
				EVALUATIONS.map(({id}) => id),
			),
		)
		.option('--win <value>', 'value of a won game (10000; with outcome 1)', wholeNumber(1, 1_000_000_000))
		.addOption(new Option('--wins <kind>', 'all wins alike, or the quickest best (fast)').choices(['flat', 'fast']))
		.addOption(
			new Option('--view <side>', 'whose view values take')
				.choices(['x', 'o', 'mover'])
				.argParser(parseView)
				.default('x'),
		);
}

/** The settings that the options describe. Wrong input throws a UsageError. A seed that is needed and not given is drawn. */
export function readSettings(options: SearchOptions, position: Position, io: CommandIo): SearchSettings {
	const limited = options.time !== undefined || options.nodes !== undefined;
	if (options.search === 'perfect' && (limited || options.depth !== undefined)) {
		throw new UsageError(
			'--depth, --time and --nodes limit a search; --search perfect always finds the end of the game',
		);
	}
	return {
		algorithm: options.search === 'perfect' ? 'alpha-beta' : options.search,
		depth: options.depth ?? (limited ? null : 6),
		time: options.time ?? null,
		nodes: options.nodes ?? null,
		evaluation:
			options.evaluation !== undefined && isOwnEvaluation(options.evaluation)
				? options.evaluation
				: readEvaluation(options, position),
		wins: options.wins ?? 'fast',
		order: {X: options.order, O: options.orderO ?? options.order},
		table: options.table,
		exactDepth: false,
		deepen: options.deepen ?? false,
		tie: options.tie,
		seed: options.seed ?? (options.tie === 'random' ? io.newSeed() : 0),
		book: (options.book ?? (options.search === 'perfect' ? 'on' : 'off')) === 'on',
	};
}

/** The name of the evaluation that the options ask for, or of the one that a board has by default. */
export function readEvaluation({evaluation}: Pick<SearchOptions, 'evaluation'>, {rules}: Position): string {
	return evaluation === undefined ? defaultEvaluation(rules).id : need('--evaluation', parseEvaluation(evaluation)).id;
}

/** How scores become numbers in a command's answer. */
export type Valuation = {
	readonly view: Side;
	/** The value of a won game; with `perfect` it is the solver's score, for which the number of stones on the board counts. */
	readonly win: number | {readonly stones: number; readonly cells: number};
};

/** The view and the value of a win that the options ask for. */
export function readValuation(
	options: Pick<SearchOptions, 'search' | 'view' | 'win'>,
	settings: Pick<SearchSettings, 'evaluation'>,
	position: Position,
): Valuation {
	const mover = sideToMove(position);
	return {
		view: {x: 'X', o: 'O', mover}[options.view] as Side,
		win:
			options.search === 'perfect'
				? {stones: stoneCount(position), cells: cellCount(position.rules)}
				: (options.win ?? (settings.evaluation === 'outcome' ? 1 : 10_000)),
	};
}

/** A score as a number in the view asked for. */
export function numberIn(score: Score, {view, win}: Valuation): number {
	const seen = seenFrom(score, view);
	if (typeof win === 'number') {
		return scoreValue(seen, win);
	}
	const plies = seen.kind === 'win' || seen.kind === 'loss' ? (seen.plies ?? 0) : 0;
	return scoreValue(seen, stonesInHand(plies, win.stones, win.cells));
}

/**
 * The plies to the end of the game by a score, the move it belongs to included: of a draw as many as cells are empty in
 * `position`. Null where the end is not proven or its distance not known.
 */
export function pliesOf(score: Score, position: Position): number | null {
	if (score.kind === 'win' || score.kind === 'loss') {
		return score.plies;
	}
	if (!isProven(score)) {
		return null;
	}
	return cellCount(position.rules) - stoneCount(position);
}

/** Scores of moves as fields of an answer: for each possible move its number and distance, null for those without a score. */
export function scoreFields(
	moves: ReadonlyArray<{readonly move: Move; readonly score: Score}>,
	position: Position,
	valuation: Valuation,
): {readonly scores: ReadonlyArray<number | null>; readonly plies: ReadonlyArray<number | null>} {
	const scores = new Array<number | null>(moveCount(position.rules)).fill(null);
	const plies = new Array<number | null>(moveCount(position.rules)).fill(null);
	for (const {move, score} of moves) {
		scores[move] = numberIn(score, valuation);
		plies[move] = pliesOf(score, position);
	}
	return {scores, plies};
}

/** The fields of an answer that say which seed was used: only where one was. */
export function seedField(settings: SearchSettings): {readonly seed?: number} {
	return settings.tie === 'random' ? {seed: settings.seed} : {};
}

function parseView(text: string): SearchOptions['view'] {
	const view = text.toLowerCase();
	if (view !== 'x' && view !== 'o' && view !== 'mover') {
		throw new InvalidArgumentError('Allowed choices are x, o, mover.');
	}
	return view;
}

function parseTable(text: string): number {
	return text === 'off' ? 0 : wholeNumber(1, 2048)(text);
}
