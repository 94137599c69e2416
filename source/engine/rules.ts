import {failure, type Result, success} from './result.ts';

/** The two sides. X always moves first. */
export type Side = 'X' | 'O';

/** A square of the board: row * width + column, row 0 at the top, column 0 at the left. */
export type Cell = number;

/** What a side chooses: a column with gravity, a cell without. */
export type Move = number;

/** `connect` in a row wins, on a board of `width` x `height`. With `gravity` a stone falls to the lowest free row. */
export type Rules = {
	readonly width: number;
	readonly height: number;
	readonly connect: number;
	readonly gravity: boolean;
};

/** The two families of games: with and without gravity. */
export type GameId = 'connect-four' | 'tic-tac-toe';

/** A board that can be chosen by name. */
export type Preset = {
	readonly game: GameId;
	readonly name: string;
	readonly rules: Rules;
};

/** The smallest and the largest width, height and number in a row. */
export const SIZE_LIMITS = {smallest: 1, largest: 20} as const;

/** The boards offered by name; the first of each game is its default. A new preset is one line here. */
export const PRESETS: readonly Preset[] = [
	{game: 'connect-four', name: '7x6', rules: {width: 7, height: 6, connect: 4, gravity: true}},
	{game: 'connect-four', name: '4x4', rules: {width: 4, height: 4, connect: 4, gravity: true}},
	{game: 'connect-four', name: '5x4', rules: {width: 5, height: 4, connect: 4, gravity: true}},
	{game: 'connect-four', name: '6x5', rules: {width: 6, height: 5, connect: 4, gravity: true}},
	{game: 'connect-four', name: '8x7', rules: {width: 8, height: 7, connect: 4, gravity: true}},
	{game: 'connect-four', name: '9x7', rules: {width: 9, height: 7, connect: 4, gravity: true}},
	{game: 'tic-tac-toe', name: '3x3', rules: {width: 3, height: 3, connect: 3, gravity: false}},
	{game: 'tic-tac-toe', name: '4x3', rules: {width: 4, height: 3, connect: 3, gravity: false}},
	{game: 'tic-tac-toe', name: '4x4', rules: {width: 4, height: 4, connect: 4, gravity: false}},
	{game: 'tic-tac-toe', name: '9x9', rules: {width: 9, height: 9, connect: 5, gravity: false}},
];

/** The default board of a game. */
export function defaultRules(game: GameId): Rules {
	const preset = PRESETS.find((candidate) => candidate.game === game);
	if (preset === undefined) {
		throw new Error(`no preset for ${game}`);
	}
	return preset.rules;
}

/** The game a set of rules belongs to. */
export function gameOf(rules: Rules): GameId {
	return rules.gravity ? 'connect-four' : 'tic-tac-toe';
}

/** How many in a row win where nobody says so: 4 with gravity; without, the shorter side, at most 4. */
export function defaultConnect(width: number, height: number, gravity: boolean): number {
	return gravity ? 4 : Math.min(width, height, 4);
}

/** Rules from numbers that come from outside. A size or a number in a row outside SIZE_LIMITS is a problem. */
export function makeRules(width: number, height: number, connect: number, gravity: boolean): Result<Rules> {
	if (!isSize(width) || !isSize(height)) {
		return failure({kind: 'bad-size', width, height});
	}
	if (!isSize(connect)) {
		return failure({kind: 'bad-connect', connect});
	}
	return success({width, height, connect, gravity});
}

function isSize(value: number): boolean {
	return Number.isInteger(value) && value >= SIZE_LIMITS.smallest && value <= SIZE_LIMITS.largest;
}

/** Whether two sets of rules are the same game. */
export function sameRules(a: Rules, b: Rules): boolean {
	return rulesKey(a) === rulesKey(b);
}

/** A short text that is the same exactly for the same rules, such as `7x6 connect 4 gravity`. */
export function rulesKey(rules: Rules): string {
	return `${rules.width}x${rules.height} connect ${rules.connect}${rules.gravity ? ' gravity' : ''}`;
}

/** The number of cells of the board. */
export function cellCount(rules: Rules): number {
	return rules.width * rules.height;
}

/** The number of different moves: columns with gravity, cells without. */
export function moveCount(rules: Rules): number {
	return rules.gravity ? rules.width : cellCount(rules);
}

/** The other side. */
export function opponentOf(side: Side): Side {
	return side === 'X' ? 'O' : 'X';
}
