import {outcomeOf, type Position, sideToMove} from '../engine/position.ts';
import type {Move, Rules, Side} from '../engine/rules.ts';
import type {GivenPosition} from './position-options.ts';

/** The fields that say which position an answer is about. */
export function positionFields({position, moves}: GivenPosition): {
	readonly game: Rules;
	readonly moves: readonly number[] | null;
} {
	const {width, height, connect, gravity} = position.rules;
	return {game: {width, height, connect, gravity}, moves};
}

/** The fields that say whose turn it is (null when the game is over), and for which side the command works. */
export function turnFields({position, toMove}: GivenPosition): {
	readonly toMove: Side | null;
	readonly player: Side;
} {
	return {toMove: outcomeOf(position) === undefined ? toMove : null, player: sideToMove(position)};
}

/** Moves as numbers from `firstNumber`. */
export function shifted(moves: readonly Move[], firstNumber: 0 | 1): readonly number[] {
	return moves.map((move) => move + firstNumber);
}

/** A move as a number from `firstNumber`, or null where there is none. */
export function shiftedMove(move: Move | null | undefined, firstNumber: 0 | 1): number | null {
	return move === null || move === undefined ? null : move + firstNumber;
}

/** What is played, in words. */
export function gameName({width, height, connect, gravity}: Rules): string {
	return `${gravity ? 'Connect Four' : 'tic-tac-toe'} ${width}x${height}, ${connect} in a row`;
}

/** A line that says what is played and whose turn it is. */
export function headline(position: Position): string {
	const turn = outcomeOf(position) === undefined ? `${sideToMove(position)} to move` : 'the game is over';
	return `${gameName(position.rules)}, ${turn}`;
}
