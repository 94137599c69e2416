import {legalMoves, type Position, sideToMove, winningMoves} from '../../engine/position.ts';
import {type Move, opponentOf, type Rules, type Side, sameRules} from '../../engine/rules.ts';

/** A part of a board. */
export type Region = 'left' | 'middle' | 'right' | 'corners' | 'edges' | 'centre';

/** Where to look for a good move: at what it does at once, or else at a part of the board. */
export type HintPlace =
	| {readonly kind: 'win'}
	| {readonly kind: 'block'; readonly side: Side}
	| {readonly kind: 'region'; readonly region: Region};

/** A hint that was found, and how much of it is told: where to look, then the move itself. */
export type FoundHint = {
	readonly move: Move;
	readonly fromBook: boolean;
	readonly stage: 'place' | 'move';
};

/** Where to look for a move: one that wins, one that keeps the other side from winning, or its part of the board. */
export function hintPlace(position: Position, move: Move): HintPlace {
	const side = sideToMove(position);
	const other = opponentOf(side);
	if (winningMoves(position, side).includes(move)) {
		return {kind: 'win'};
	}
	if (winningMoves(position, other).includes(move)) {
		return {kind: 'block', side: other};
	}
	return {kind: 'region', region: regionOf(position.rules, move)};
}

/** The moves to point at: the one that is told, or all in the part of the board where to look. A threat is told in words alone. */
export function pointedMoves(position: Position, {move, stage}: FoundHint): readonly Move[] {
	if (stage === 'move') {
		return [move];
	}
	const place = hintPlace(position, move);
	return place.kind === 'region'
		? legalMoves(position).filter((other) => regionOf(position.rules, other) === place.region)
		: [];
}

/** The smallest board, whose cells have names of their own. */
const THREE_BY_THREE: Rules = {width: 3, height: 3, connect: 3, gravity: false};

const NAMED_REGIONS: readonly Region[] = [
	...(['corners', 'edges', 'corners'] as const),
	...(['edges', 'centre', 'edges'] as const),
	...(['corners', 'edges', 'corners'] as const),
];

/** The part of the board that a move is in: by its kind of cell on the board of three by three, else by thirds of the columns. */
function regionOf(rules: Rules, move: Move): Region {
	const named = sameRules(rules, THREE_BY_THREE) ? NAMED_REGIONS[move] : undefined;
	if (named !== undefined) {
		return named;
	}
	const column = move % rules.width;
	const third = Math.round(rules.width / 3);
	return column < third ? 'left' : column >= rules.width - third ? 'right' : 'middle';
}
