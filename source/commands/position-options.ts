import {type Command, InvalidArgumentError, Option} from 'commander';
import {
	parseNumbers,
	positionFromDiagram,
	type Reading,
	type ReadingOptions,
	readCells,
	readMoves,
} from '../engine/notation.ts';
import {type Position, sideToMove, withSideToMove} from '../engine/position.ts';
import {type Result, unwrap} from '../engine/result.ts';
import {
	defaultConnect,
	defaultRules,
	type GameId,
	type Move,
	makeRules,
	type Rules,
	type Side,
} from '../engine/rules.ts';
import {problemText} from '../format/problem-text.ts';
import {type CommandIo, readInput, UsageError} from './io.ts';
import {wholeNumber} from './option-values.ts';

/** The position options as commander delivers them. */
export type PositionOptions = {
	readonly game: GameId;
	readonly size?: {readonly width: number; readonly height: number};
	readonly connect?: number;
	readonly moves?: string;
	readonly cells?: string;
	readonly diagram?: string;
	readonly columnsFrom: 0 | 1;
	readonly lenient?: boolean;
	readonly player?: Side;
	readonly json?: boolean;
};

/** Adds the options that say which position a command is about. */
export function addPositionOptions(command: Command): Command {
	return command
		.addOption(
			new Option('--game <game>', 'which game').choices(['connect-four', 'tic-tac-toe']).default('connect-four'),
		)
		.option('--size <WxH>', 'another board size, from 1x1 to 20x20', parseSize)
		.option('--connect <k>', 'how many in a row win', wholeNumber(1, 20))
		.addOption(
			new Option('--moves <moves>', 'moves in order, X first: digits, or numbers with commas').conflicts([
				'cells',
				'diagram',
			]),
		)
		.addOption(new Option('--cells <cells>', 'the same by cell numbers').conflicts('diagram'))
		.option('--diagram <file>', 'a drawn board, rows from the top; - reads standard input')
		.addOption(
			new Option('--columns-from <n>', 'what the first column or cell is called')
				.choices(['0', '1'])
				.default(0)
				.argParser(parseFirstNumber),
		)
		.option('--lenient', 'play on after a win, skip moves for which there is no room')
		.addOption(
			new Option('--player <side>', 'the side whose turn it is, whatever the stones say')
				.choices(['X', 'O'])
				.argParser(parseSide),
		)
		.option('--json', 'one JSON document instead of text');
}

/** A position as the options describe it. */
export type GivenPosition = {
	/** With the side to move that `--player` asks for. */
	readonly position: Position;
	/** The side to move by the stones or moves alone. */
	readonly toMove: Side;
	/** The moves and cells in their order, as written; null where no order is known. */
	readonly moves: readonly number[] | null;
	readonly cells: readonly number[] | null;
	/** What the first column or cell is called. */
	readonly firstNumber: 0 | 1;
};

/** The position that the options describe. Wrong input throws a UsageError. */
export function readPosition(options: PositionOptions, io: CommandIo): GivenPosition {
	const rules = readRules(options);
	const {position, moves, cells} = readStones(rules, options, io);
	return {
		position: options.player === undefined ? position : withSideToMove(position, options.player),
		toMove: sideToMove(position),
		moves,
		cells,
		firstNumber: options.columnsFrom,
	};
}

/** A position that legal moves lead to, as if options had described it. */
export function positionAfter(rules: Rules, moves: readonly Move[], firstNumber: 0 | 1): GivenPosition {
	const {position, played} = unwrap(readMoves(rules, moves));
	return {position, toMove: sideToMove(position), ...written(played, firstNumber), firstNumber};
}

function readRules({game, size, connect}: PositionOptions): Rules {
	const preset = defaultRules(game);
	const {width, height} = size ?? preset;
	return need(
		'the board',
		makeRules(width, height, connect ?? defaultConnect(width, height, preset.gravity), preset.gravity),
	);
}

function readStones(
	rules: Rules,
	options: PositionOptions,
	io: CommandIo,
): Pick<GivenPosition, 'position' | 'moves' | 'cells'> {
	const reading: ReadingOptions = {firstNumber: options.columnsFrom, lenient: options.lenient ?? false};
	if (options.diagram !== undefined) {
		const position = need('--diagram', positionFromDiagram(rules, readInput(io, options.diagram), reading));
		return {position, moves: null, cells: null};
	}
	const [where, text, read] =
		options.cells === undefined
			? (['--moves', options.moves ?? '', readMoves] as const)
			: (['--cells', options.cells, readCells] as const);
	const numbers = need(where, parseNumbers(text));
	const {position, played} = need(where, read(rules, numbers, reading));
	if (played.length < numbers.length) {
		// A stone was left out while the turn passed: no list of moves leads here.
		return {position, moves: null, cells: null};
	}
	return {position, ...written(played, options.columnsFrom)};
}

/** Moves and cells as numbers from `firstNumber`. */
function written(played: Reading['played'], firstNumber: 0 | 1): Pick<GivenPosition, 'moves' | 'cells'> {
	return {moves: played.map(({move}) => move + firstNumber), cells: played.map(({cell}) => cell + firstNumber)};
}

/** The value of a result; its problem becomes a UsageError that says where the input came from. */
export function need<Value>(where: string, result: Result<Value>): Value {
	if (!result.ok) {
		throw new UsageError(`${where}: ${problemText(result.problem)}`);
	}
	return result.value;
}

/** Reads a board size, such as 7x6. */
export function parseSize(text: string): {readonly width: number; readonly height: number} {
	const match = /^(\d{1,3})x(\d{1,3})$/i.exec(text);
	if (match === null) {
		throw new InvalidArgumentError('It is width x height, such as 7x6.');
	}
	return {width: Number(match[1]), height: Number(match[2])};
}

function parseFirstNumber(text: string): 0 | 1 {
	if (text !== '0' && text !== '1') {
		throw new InvalidArgumentError('It is 0 or 1.');
	}
	return text === '0' ? 0 : 1;
}

function parseSide(text: string): Side {
	const side = text.toUpperCase();
	if (side !== 'X' && side !== 'O') {
		throw new InvalidArgumentError('It is X or O.');
	}
	return side;
}
