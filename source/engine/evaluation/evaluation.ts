import type {Board, BoardEvaluation} from '../board.ts';
import {failure, type Result, success} from '../result.ts';
import type {Rules, Side} from '../rules.ts';
import {outcome} from './outcome.ts';
import {parsePattern, patternA, patternB} from './pattern.ts';
import {threats} from './threats.ts';

/**
 * What a term counts: how many arrangements of `stones` own stones among `connect` cells otherwise empty a side has; open
 * lines; threats that can be carried out now; threats that wait and decide who gives way; or all that an own evaluation says.
 */
export type TermName =
	| {
			readonly kind: 'pattern';
			readonly side: Side;
			readonly count: number;
			readonly stones: number;
			readonly connect: number;
	  }
	| {readonly kind: 'open-lines'}
	| {readonly kind: 'threats-now'}
	| {readonly kind: 'threats-waiting'}
	| {readonly kind: 'own'; readonly id: string};

/** A part of an evaluation, X's view. */
export type Term = {readonly name: TermName; readonly value: number};

/**
 * A static evaluation of boards on which the game goes on. Whole numbers in X's view: positive is good for X. A won
 * game is not its business: the search knows it.
 */
export type Evaluation = BoardEvaluation & {
	/** How it is written on the command line and in settings. */
	readonly id: string;
	/** What its value is made of; the values add up to `evaluate`. */
	explain(board: Board): readonly Term[];
};

/** The evaluations with a fixed name. A new one is a file and a line here. */
export const EVALUATIONS: readonly Evaluation[] = [outcome, patternA, patternB, threats];

/** The evaluation with this name: a fixed one, one of `own`, or `pattern:ONE,TWO,...` with own weights (also joined by `/`). */
export function parseEvaluation(text: string, own: readonly Evaluation[] = []): Result<Evaluation> {
	const named = [...EVALUATIONS, ...own].find((evaluation) => evaluation.id === text);
	if (named !== undefined) {
		return success(named);
	}
	return text.startsWith('pattern:') ? parsePattern(text) : failure({kind: 'bad-evaluation', text});
}

/** The evaluation a command uses where none is named. */
export function defaultEvaluation(rules: Rules): Evaluation {
	return rules.gravity ? patternA : outcome;
}
