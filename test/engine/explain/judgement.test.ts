import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {compareScores, isMistake, type JudgementKind, judgeMove} from '../../../source/engine/explain/judgement.ts';
import {type Bound, type Score, seenFrom} from '../../../source/engine/score.ts';

/** A score of X's view, written short: `X7` X wins in 7, `O4`, `=` a draw, a number; `>` and `<` before it for bounds. */
function score(text: string): Score {
	const bound: Bound = text.startsWith('>') ? 'lower' : text.startsWith('<') ? 'upper' : 'exact';
	const rest = bound === 'exact' ? text : text.slice(1);
	const shared = {view: 'X', bound} as const;
	if (rest === '=') {
		return {...shared, kind: 'draw'};
	}
	if (rest.startsWith('X') || rest.startsWith('O')) {
		const plies = rest.length === 1 ? null : Number(rest.slice(1));
		return {...shared, kind: rest.startsWith('X') ? 'win' : 'loss', plies};
	}
	return {...shared, kind: 'heuristic', value: Number(rest)};
}

/** Judges the first of the moves 0, 1, ... with these scores. */
function judged(mover: 'X' | 'O', ...scores: readonly string[]): [kind: JudgementKind, better: number | null] {
	const moves = scores.map((text, move) => ({move, score: score(text)}));
	const {kind, better} = judgeMove(moves, 0, mover);
	return [kind, better?.move ?? null];
}

describe('a move', () => {
	test.each<[JudgementKind, number | null, ...string[]]>([
		['fine', null, 'X7'],
		['fine', null, 'X7', '=', 'O4', '30'],
		['fine', null, 'X7', 'X7', 'X9'],
		['fine', null, '=', '=', 'O4'],
		['fine', null, 'O9', 'O9', 'O4'],
		['fine', null, '40', '40', '-5'],
		['gave-away-win', 1, '=', 'X7', 'O2'],
		['gave-away-win', 2, 'O4', 'X9', 'X7', '='],
		['gave-away-win', 1, '<=', 'X7'],
		['gave-away-win', 1, '<O4', '>X7'],
		['gave-away-draw', 2, 'O4', 'O6', '=', '='],
		['gave-away-draw', 1, 'O4', '>='],
		['uncertain', 1, '80', 'X7'],
		['uncertain', 1, '<X7', 'X9'],
		['loses', 2, 'O4', '-80', '-20', 'O9'],
		['slower-win', 1, 'X9', 'X7', 'X9'],
		['slower-win', 2, 'X9', 'X7', 'X5', '='],
		['sooner-loss', 1, 'O4', 'O8', 'O6'],
		['lower-value', 1, '10', '30', '20'],
		['lower-value', 2, '10', '=', '20'],
	])('is %s, %s being better, among %s', (kind, better, ...scores) => {
		expect(judged('X', ...scores)).toEqual([kind, better]);
		// For O everything is the other way round.
		const mirrored = scores.map((text) =>
			text.replace(/[<>XO-]|^(?=[1-9])/g, (sign) => ({'<': '>', '>': '<', X: 'O', O: 'X', '-': ''})[sign] ?? '-'),
		);
		expect(judged('O', ...mirrored)).toEqual([kind, better]);
	});

	test('says nothing that is not known', () => {
		// A draw may be better than a heuristic value, or worse.
		expect(judged('X', '-90', '=')).toEqual(['fine', null]);
		expect(judged('X', '=', '90')).toEqual(['fine', null]);
		// At most 30 is not known to be more than 20; nor is a win of unknown distance slower.
		expect(judged('X', '20', '<30')).toEqual(['fine', null]);
		expect(judged('X', 'X', 'X7')).toEqual(['fine', null]);
		expect(judged('X', '>X9', 'X7')).toEqual(['fine', null]);
	});

	test('is a mistake only when it changed the result', () => {
		const mistake = (...scores: readonly string[]) =>
			isMistake(
				judgeMove(
					scores.map((text, move) => ({move, score: score(text)})),
					0,
					'X',
				),
			);
		expect(mistake('=', 'X7')).toBe(true);
		expect(mistake('O4', '=')).toBe(true);
		for (const scores of [['X9', 'X7'], ['O4', 'O8'], ['10', '30'], ['80', 'X7'], ['O4', '-20'], ['=']]) {
			expect(mistake(...scores)).toBe(false);
		}
	});

	test('without a score is a bug', () => {
		expect(() => judgeMove([{move: 0, score: score('=')}], 1, 'X')).toThrow('move 1 has no score');
	});
});

describe('two scores', () => {
	test.each<[string, string, number | null]>([
		['X7', '=', 1],
		['=', 'O4', 1],
		['X7', 'O4', 1],
		['X7', 'X9', 1],
		['O9', 'O4', 1],
		['30', '20', 1],
		['=', '=', 0],
		['X7', 'X7', 0],
		['-5', '-5', 0],
		['X7', '30', null],
		['=', '0', null],
		['O4', '-30', null],
		['30', '<20', null],
		['X', 'X7', null],
		['>=', 'O4', 1],
		['<=', 'X4', -1],
	])('%s and %s compare as %s', (one, other, comparison) => {
		expect(compareScores(score(one), score(other), 'X')).toBe(comparison);
		const reversed = comparison === null ? null : 0 - comparison;
		expect(compareScores(score(other), score(one), 'X')).toBe(reversed);
		expect(compareScores(score(one), score(other), 'O')).toBe(reversed);
		expect(compareScores(seenFrom(score(one), 'O'), score(other), 'X')).toBe(comparison);
	});
});

test('a judgement names no better move that is not known to be at least as good', () => {
	const anyScore = fc.constantFrom(
		'X',
		'X3',
		'X9',
		'=',
		'O2',
		'O8',
		'50',
		'-50',
		'>=',
		'<=',
		'>X5',
		'<O4',
		'<30',
		'>-7',
	);
	fc.assert(
		fc.property(
			fc.array(anyScore, {minLength: 1, maxLength: 7}),
			fc.constantFrom<'X' | 'O'>('X', 'O'),
			(texts, mover) => {
				const moves = texts.map((text, move) => ({move, score: score(text)}));
				const {kind, better, played} = judgeMove(moves, 0, mover);
				expect(kind === 'fine').toBe(better === null);
				if (better !== null) {
					expect(compareScores(better.score, played.score, mover)).not.toBe(-1);
					expect(compareScores(better.score, played.score, mover)).not.toBe(0);
				}
			},
		),
	);
});
