import {EMPTY, type LineValue, O_STONE, type Stone, X_STONE} from '../line-table.ts';
import {failure, type Result, success} from '../result.ts';
import type {Evaluation, Term} from './evaluation.ts';

/**
 * The notebook's evaluation, for every size and number in a row: in each whole row, column and diagonal, each
 * arrangement of 1, 2, ... `connect` - 1 own stones among `connect` cells otherwise empty counts once if it occurs
 * anywhere on the line, with the weight for its number of stones. The first `connect` - 1 weights are used; the last
 * one is repeated where `connect` is larger.
 */
export function pattern(id: string, weights: readonly number[]): Evaluation {
	return {
		id,
		lineValue: patternLineValue(weights),
		evaluate: (board) => board.lineSum,
		explain: (board) => explainPattern(board.lineContents(), board.rules.connect, weights),
	};
}

/** The line value of a pattern evaluation with these weights. */
export function patternLineValue(weights: readonly number[]): LineValue {
	return (line, connect) => {
		const value = (counts: readonly number[]) =>
			counts.reduce((sum, count, stones) => sum + count * weightOf(weights, stones), 0);
		return value(countArrangements(line, connect, X_STONE)) - value(countArrangements(line, connect, O_STONE));
	};
}

function weightOf(weights: readonly number[], stones: number): number {
	return stones === 0 ? 0 : (weights[Math.min(stones, weights.length) - 1] ?? 0);
}

/**
 * How many different arrangements of n stones of `side` among `connect` cells otherwise empty occur on the line, for
 * each n below `connect`. An arrangement is a set of places within the `connect` cells; two occurrences count once.
 */
export function countArrangements(line: readonly Stone[], connect: number, side: Stone): readonly number[] {
	const seen = new Set<number>();
	const counts = new Array<number>(connect).fill(0);
	for (let start = 0; start + connect <= line.length; start++) {
		let arrangement = 0;
		let stones = 0;
		for (let place = 0; place < connect && stones >= 0; place++) {
			const content = line[start + place];
			if (content === side) {
				arrangement |= 1 << place;
				stones++;
			} else if (content !== EMPTY) {
				stones = -1;
			}
		}
		if (stones > 0 && stones < connect && !seen.has(arrangement)) {
			seen.add(arrangement);
			counts[stones] = (counts[stones] as number) + 1;
		}
	}
	return counts;
}

function explainPattern(
	lines: ReadonlyArray<readonly Stone[]>,
	connect: number,
	weights: readonly number[],
): readonly Term[] {
	const terms: Term[] = [];
	for (const [side, stone, sign] of [
		['X', X_STONE, 1],
		['O', O_STONE, -1],
	] as const) {
		const totals = new Array<number>(connect).fill(0);
		for (const line of lines) {
			for (const [stones, count] of countArrangements(line, connect, stone).entries()) {
				totals[stones] = (totals[stones] as number) + count;
			}
		}
		for (let stones = 1; stones < connect; stones++) {
			const count = totals[stones] as number;
			if (count > 0) {
				terms.push({
					name: {kind: 'pattern', side, count, stones, connect},
					value: sign * count * weightOf(weights, stones),
				});
			}
		}
	}
	return terms;
}

/** The notebook's evalA: 5, 30, 500 for one, two, three stones. */
export const patternA: Evaluation = pattern('pattern-a', [5, 30, 500]);

/** The notebook's evalB: 5, 10, 50 for one, two, three stones. */
export const patternB: Evaluation = pattern('pattern-b', [5, 10, 50]);

/** The largest weight, either way. */
export const WEIGHT_LIMIT = 5000;

const ownPatterns = new Map<string, Evaluation>();

/**
 * The pattern evaluation with own weights from `pattern:ONE,TWO,...` (or joined by `/`): whole numbers up to
 * WEIGHT_LIMIT either way. A problem names the weight that is none.
 */
export function parsePattern(text: string): Result<Evaluation> {
	const parts = text.slice('pattern:'.length).split(/[,/]/);
	const weights: number[] = [];
	for (const [index, part] of parts.entries()) {
		const weight = Number(part);
		if (part.trim() === '' || !Number.isInteger(weight) || Math.abs(weight) > WEIGHT_LIMIT) {
			return failure({kind: 'bad-weight', index, text: part});
		}
		weights.push(weight);
	}
	const id = `pattern:${weights.join(',')}`;
	let evaluation = ownPatterns.get(id);
	if (evaluation === undefined) {
		evaluation = pattern(id, weights);
		ownPatterns.set(id, evaluation);
	}
	return success(evaluation);
}
