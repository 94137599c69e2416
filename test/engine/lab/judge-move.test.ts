import {expect, test} from 'vitest';
import {judgeMove, type ScoredMove} from '../../../source/engine/lab/judge-move.ts';
import type {Score} from '../../../source/engine/score.ts';
import {verdictMark, verdictText} from '../../../source/format/verdict-text.ts';

const EXACT = {view: 'X', bound: 'exact'} as const;

/** A score from a short text in X's view: X7 and O4 for wins in so many plies, = for a draw, else a value. */
function score(text: string): Score {
	if (text === '=') {
		return {...EXACT, kind: 'draw'};
	}
	const plies = Number(text.slice(1));
	return text[0] === 'X'
		? {...EXACT, kind: 'win', plies}
		: text[0] === 'O'
			? {...EXACT, kind: 'loss', plies}
			: {...EXACT, kind: 'heuristic', value: Number(text)};
}

const scored = (text: string): readonly ScoredMove[] =>
	text.split(' ').map((word, move) => ({move, score: score(word)}));

test.each([
	['X7 X7 =', 0, 'X', 'best', 'one of 2 best moves', ''],
	['X7 O4 =', 0, 'X', 'best', 'the best move', ''],
	['X7 X11 =', 1, 'X', 'slower-win', 'a slower win; quicker: 0 (X wins in 7)', ''],
	['O8 O2', 1, 'X', 'sooner-loss', 'loses sooner; longer: 0 (O wins in 8)', ''],
	['X7 = O4', 1, 'X', 'win-given-away', 'gave away the win; better: 0 (X wins in 7)', '?'],
	['X7 = O4', 2, 'X', 'win-given-away', 'gave away the win; better: 0 (X wins in 7)', '?'],
	['= O4', 1, 'X', 'draw-given-away', 'gave away the draw; better: 0 (draw)', '?'],
	['O3 O9 =', 1, 'O', 'slower-win', 'a slower win; quicker: 0 (O wins in 3)', ''],
	['O3 O9 =', 2, 'O', 'win-given-away', 'gave away the win; better: 0 (O wins in 3)', '?'],
	['X5 X9', 0, 'O', 'sooner-loss', 'loses sooner; longer: 1 (X wins in 9)', ''],
	['+30 -4', 1, 'X', 'worse', 'the search likes 0 (+30) better', ''],
	['+30 -4', 0, 'O', 'worse', 'the search likes 1 (-4) better', ''],
	['X7 +30', 1, 'X', 'worse', 'the search likes 0 (X wins in 7) better', ''],
	['O4 = +30', 0, 'X', 'draw-given-away', 'gave away the draw; better: 1 (draw)', '?'],
	['O4 O9 +30', 0, 'X', 'worse', 'the search likes 2 (+30) better', ''],
	['= O4 +30', 0, 'X', 'worse', 'the search likes 2 (+30) better', ''],
	['-30 = O4', 0, 'X', 'worse', 'the search likes 1 (draw) better', ''],
	['X7', 3, 'X', 'unknown', 'nothing is known of it yet', ''],
] as const)('of %s the move %i of %s is %s: %s', (text, move, side, kind, words, mark) => {
	const verdict = judgeMove(scored(text), move, side);
	expect(verdict.kind).toBe(kind);
	expect(verdictText(verdict, move)).toBe(words);
	expect(verdictMark(verdict)).toBe(mark);
});

test('a move without a verdict has no mark', () => {
	expect(verdictMark(undefined)).toBe('');
});
