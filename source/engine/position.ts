import {winningCells} from './lines.ts';
import {failure, type Result, success} from './result.ts';
import {type Cell, cellCount, type Move, moveCount, opponentOf, type Rules, type Side} from './rules.ts';

/** Who has a stone on each cell, by cell number. */
export type Stones = ReadonlyArray<Side | undefined>;

/** A board that was not reached from the empty board by moves alone: a drawn one, or one after lenient moves. */
export type Setup = {readonly stones: Stones; readonly toMove: Side};

/**
 * A position: rules, where it started, and the moves since. Immutable and cloneable; screens, saved games, players and
 * messages hold this. Only `play` and the parsers make positions with moves, so every position is legal.
 */
export type Position = {readonly rules: Rules; readonly start?: Setup; readonly moves: readonly Move[]};

/** How a game ended. The cells are those of the whole winning lines, sorted. */
export type Outcome =
	| {readonly kind: 'win'; readonly winner: Side; readonly cells: readonly Cell[]}
	| {readonly kind: 'draw'};

/** The empty board with X to move. */
export function emptyPosition(rules: Rules): Position {
	return {rules, moves: []};
}

/** The position in which `stones` lie and `toMove` is next. `stones` must have one entry per cell. */
export function setupPosition(rules: Rules, stones: Stones, toMove: Side): Position {
	return {rules, start: {stones, toMove}, moves: []};
}

/** The stones on the board. */
export function stonesOf(position: Position): Stones {
	const {rules, start, moves} = position;
	const stones: Array<Side | undefined> = start
		? [...start.stones]
		: new Array<Side | undefined>(cellCount(rules)).fill(undefined);
	let side: Side = start?.toMove ?? 'X';
	for (const move of moves) {
		const cell = landingCell(rules, stones, move);
		if (cell === undefined) {
			throw new Error(`a position holds the illegal move ${move}`);
		}
		stones[cell] = side;
		side = opponentOf(side);
	}
	return stones;
}

/** The side whose turn it is by the number of moves, also when the game is over. */
export function sideToMove(position: Position): Side {
	const first = position.start?.toMove ?? 'X';
	return position.moves.length % 2 === 0 ? first : opponentOf(first);
}

/**
 * The cell a move's stone comes to lie on, or undefined when the move does not exist, its column is full or its cell
 * taken. Says nothing of whether the game is over.
 */
export function landingCell(rules: Rules, stones: Stones, move: Move): Cell | undefined {
	if (!Number.isInteger(move) || move < 0 || move >= moveCount(rules)) {
		return undefined;
	}
	if (!rules.gravity) {
		return stones[move] === undefined ? move : undefined;
	}
	for (let row = rules.height - 1; row >= 0; row--) {
		const cell = row * rules.width + move;
		if (stones[cell] === undefined) {
			return cell;
		}
	}
	return undefined;
}

/** How many stones each side has. */
export function countStones(stones: Stones): Readonly<Record<Side, number>> {
	const counts = {X: 0, O: 0};
	for (const side of stones) {
		if (side !== undefined) {
			counts[side]++;
		}
	}
	return counts;
}

/** The number of stones on the board of a position. */
export function stoneCount(position: Position): number {
	const {X: x, O: o} = countStones(stonesOf(position));
	return x + o;
}

/** Which sides have a line. Both only on a board that was set up or played leniently. */
export function winsOf(rules: Rules, stones: Stones): Readonly<Record<Side, boolean>> {
	return {
		X: winningCells(rules, (cell) => stones[cell], 'X').length > 0,
		O: winningCells(rules, (cell) => stones[cell], 'O').length > 0,
	};
}

/**
 * The outcome, or undefined while the game goes on. A line made with the last stone is a win. Where both sides have a
 * line, X counts, as in the course's `score`.
 */
export function outcomeOf(position: Position): Outcome | undefined {
	return outcomeOfStones(position.rules, stonesOf(position));
}

/** `outcomeOf` for stones alone. */
export function outcomeOfStones(rules: Rules, stones: Stones): Outcome | undefined {
	for (const winner of ['X', 'O'] as const) {
		const cells = winningCells(rules, (cell) => stones[cell], winner);
		if (cells.length > 0) {
			return {kind: 'win', winner, cells};
		}
	}
	for (let cell = 0; cell < cellCount(rules); cell++) {
		if (stones[cell] === undefined) {
			return undefined;
		}
	}
	return {kind: 'draw'};
}

/** The moves for which there is room, in ascending order, whether or not the game is over. */
export function movesWithRoom(rules: Rules, stones: Stones): readonly Move[] {
	const moves: Move[] = [];
	for (let move = 0; move < moveCount(rules); move++) {
		if (landingCell(rules, stones, move) !== undefined) {
			moves.push(move);
		}
	}
	return moves;
}

/** The legal moves in ascending order; none when the game is over. */
export function legalMoves(position: Position): readonly Move[] {
	const stones = stonesOf(position);
	return outcomeOfStones(position.rules, stones) === undefined ? movesWithRoom(position.rules, stones) : [];
}

/** The moves with which `side` would complete a line at once, whoever's turn it is; none when the game is over. */
export function winningMoves(position: Position, side: Side): readonly Move[] {
	const {rules} = position;
	const stones = stonesOf(position);
	if (outcomeOfStones(rules, stones) !== undefined) {
		return [];
	}
	return movesWithRoom(rules, stones).filter((move) => {
		const target = landingCell(rules, stones, move);
		return winningCells(rules, (cell) => (cell === target ? side : stones[cell]), side).length > 0;
	});
}

/** Plays a move. An illegal one is a problem (its index is the number of moves played), and nothing changes. */
export function play(position: Position, move: Move): Result<Position> {
	const {rules} = position;
	const index = position.moves.length;
	const stones = stonesOf(position);
	if (!Number.isInteger(move) || move < 0 || move >= moveCount(rules)) {
		return failure({kind: 'no-such-move', index, move});
	}
	if (outcomeOfStones(rules, stones) !== undefined) {
		return failure({kind: 'game-over', index, move});
	}
	if (landingCell(rules, stones, move) === undefined) {
		return failure({kind: rules.gravity ? 'column-full' : 'cell-taken', index, move});
	}
	return success({...position, moves: [...position.moves, move]});
}

/** The position after the first `count` moves. */
export function takeBackTo(position: Position, count: number): Position {
	return {...position, moves: position.moves.slice(0, Math.max(0, count))};
}

/** The same stones with `side` to move; the position itself where it is that side's turn already. */
export function withSideToMove(position: Position, side: Side): Position {
	return sideToMove(position) === side ? position : setupPosition(position.rules, stonesOf(position), side);
}
