import type {Explanation} from '../../engine/lab/explain.ts';
import {type Position, takeBackTo} from '../../engine/position.ts';
import type {Job} from '../../worker/protocol.ts';

/** The time for an explanation on its own screen, in milliseconds. */
const WHY_TIME = 3000;

/** The explanation of a move of a game. */
export type WhyState = {
	/** The game with all its moves. */
	readonly position: Position;
	/** Which of its moves is explained, from 0. */
	readonly index: number;
	/** What was found; undefined while it is on its way. */
	readonly explanation: Explanation | undefined;
	/** The screen it was opened from. */
	readonly from: 'game' | 'replay';
	/** Why there is none. */
	readonly failure: string | undefined;
};

/** The explanation of the last move of a game that has one. */
export function openWhy(position: Position, from: WhyState['from']): WhyState {
	return {position, from, index: position.moves.length - 1, explanation: undefined, failure: undefined};
}

/** Another move of the same game; the first and the last one stay. */
export function whyMove(why: WhyState, change: number): WhyState {
	const index = Math.max(0, Math.min(why.position.moves.length - 1, why.index + change));
	return index === why.index ? why : {...why, index, explanation: undefined, failure: undefined};
}

/** What is asked of the engine, while it is not known. */
export function whyJob({position, index, explanation, failure}: WhyState): Job | undefined {
	const move = position.moves[index];
	return move === undefined || explanation !== undefined || failure !== undefined
		? undefined
		: {kind: 'explain', position: takeBackTo(position, index), move, time: WHY_TIME};
}

/** The answer to `whyJob`; one about another move is stale and changes nothing. */
export function whyExplained(why: WhyState, explanation: Explanation): WhyState {
	const isAsked = explanation.move === why.position.moves[why.index] && explanation.position.moves.length === why.index;
	return isAsked ? {...why, explanation} : why;
}
