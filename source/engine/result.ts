import type {BookReason} from './book/book.ts';
import type {ScoreBookReason} from './book/score-book.ts';
import type {EvaluationReason} from './evaluation/own.ts';
import type {PlayerReason} from './match/player-text.ts';
import type {TreeReason} from './search/number-tree.ts';

/**
 * What went wrong with text or a request from outside, as data: a sentence is made of it where it is shown.
 * `index` is the place in the input that caused it, counted from 0; `code` is what the system says of a file.
 */
export type Problem =
	| {readonly kind: 'bad-size'; readonly width: number; readonly height: number}
	| {readonly kind: 'bad-connect'; readonly connect: number}
	| {readonly kind: 'not-a-number'; readonly index: number; readonly text: string}
	| {readonly kind: 'no-such-move'; readonly index: number; readonly move: number}
	| {readonly kind: 'column-full'; readonly index: number; readonly move: number}
	| {readonly kind: 'cell-taken'; readonly index: number; readonly move: number}
	| {readonly kind: 'cell-floating'; readonly index: number; readonly move: number}
	| {readonly kind: 'game-over'; readonly index: number; readonly move: number}
	| {readonly kind: 'diagram-rows'; readonly rows: number; readonly wanted: number}
	| {readonly kind: 'diagram-columns'; readonly line: number; readonly columns: number; readonly wanted: number}
	| {readonly kind: 'game-finished'}
	| {readonly kind: 'diagram-character'; readonly line: number; readonly column: number; readonly text: string}
	| {readonly kind: 'stone-floating'; readonly cell: number}
	| {readonly kind: 'stone-count'; readonly x: number; readonly o: number}
	| {readonly kind: 'impossible-win'; readonly winner: 'X' | 'O' | 'both'}
	| {readonly kind: 'several-wins'; readonly winner: 'X' | 'O'}
	| {readonly kind: 'bad-evaluation'; readonly text: string}
	| {readonly kind: 'bad-weight'; readonly index: number; readonly text: string}
	| {readonly kind: 'bad-order'; readonly text: string}
	| {readonly kind: 'script-ended'; readonly index: number}
	| {readonly kind: 'evaluation-fault'; readonly evaluation: string; readonly reason: EvaluationReason}
	| {readonly kind: 'bad-player'; readonly player: string; readonly reason: PlayerReason}
	| {readonly kind: 'unreadable'; readonly code: string}
	| {readonly kind: 'bad-book'; readonly line: number; readonly reason: BookReason}
	| {readonly kind: 'bad-score-book'; readonly reason: ScoreBookReason}
	| {readonly kind: 'bad-tree'; readonly line: number; readonly reason: TreeReason};

/** A value, or the problem that prevented it. Used for input from outside; a bug throws instead. */
export type Result<Value> =
	| {readonly ok: true; readonly value: Value}
	| {readonly ok: false; readonly problem: Problem};

/** Wraps a value as a success. */
export function success<Value>(value: Value): Result<Value> {
	return {ok: true, value};
}

/** Wraps a problem as a failure. */
export function failure(problem: Problem): {readonly ok: false; readonly problem: Problem} {
	return {ok: false, problem};
}

/** The value of a result that cannot be a failure. Throws on a failure: reaching that is a bug of the caller. */
export function unwrap<Value>(result: Result<Value>): Value {
	if (!result.ok) {
		throw new Error(`unexpected problem: ${JSON.stringify(result.problem)}`);
	}
	return result.value;
}
