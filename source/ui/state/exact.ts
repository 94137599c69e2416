import {legalMoves, outcomeOf, type Position} from '../../engine/position.ts';
import {type SolvedMove, type SolvedPosition, solvedPosition} from '../../engine/solver/solve-moves.ts';
import {canSolve} from '../../engine/solver/solver.ts';
import {panelSource} from '../panel-sources.ts';
import type {GameState} from './game.ts';
import {panelPosition} from './panel-position.ts';

/** The exact scores of a position as far as they are known. */
export type ExactScores = {
	/** The position, as `positionKey` writes it. */
	readonly key: string;
	readonly moves: readonly SolvedMove[];
	/** How many positions the solver searched for them, and how long that took. */
	readonly nodes: number;
	readonly milliseconds: number;
	/** Whether the solver gave up before all were known. */
	readonly stopped: boolean;
};

/** A position as a text: the same text is the same position. */
export function positionKey(position: Position): string {
	return JSON.stringify(position);
}

/** What the panel of a game has to do with exact scores. */
export type ExactPanel =
	/** The source is another one, the game is over, or scores are shown later. */
	| {readonly kind: 'none'}
	/** The solver cannot serve the board. */
	| {readonly kind: 'impossible'}
	/** So many of the moves are known. */
	| {readonly kind: 'partly'; readonly scores: ExactScores; readonly known: number; readonly total: number}
	| {readonly kind: 'whole'; readonly scores: ExactScores; readonly solved: SolvedPosition};

/** What the panel of a game shows of exact scores, of which `scores` were found last. */
export function exactPanel(game: GameState, scores: ExactScores | undefined): ExactPanel {
	const position = panelPosition(game)?.position;
	if (position === undefined || !panelSource(game.panel.source).solves || outcomeOf(position) !== undefined) {
		return {kind: 'none'};
	}
	if (!canSolve(position.rules)) {
		return {kind: 'impossible'};
	}
	const key = positionKey(position);
	const found = scores?.key === key ? scores : {key, moves: [], nodes: 0, milliseconds: 0, stopped: false};
	const total = legalMoves(position).length;
	const known = found.moves.length;
	return known === total
		? {kind: 'whole', scores: found, solved: solvedPosition(found.moves, found.nodes)}
		: {kind: 'partly', scores: found, known, total};
}
