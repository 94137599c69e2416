import {describe, expect, test} from 'vitest';
import {explainMove} from '../../source/engine/explain/explain-move.ts';
import {type Judgement, judgeMove, type ScoredMove} from '../../source/engine/explain/judgement.ts';
import type {Score} from '../../source/engine/score.ts';
import {explanationLines, judgementText, otherMoveText, termsText} from '../../source/format/explain-text.ts';
import {afterMoves, CONNECT_FOUR} from '../helpers/positions.ts';

const exact = {view: 'X', bound: 'exact'} as const;
const win = (plies: number): Score => ({...exact, kind: 'win', plies});
const loss = (plies: number): Score => ({...exact, kind: 'loss', plies});
const heuristic = (value: number): Score => ({...exact, kind: 'heuristic', value});
const draw: Score = {...exact, kind: 'draw'};

/** X's move 2 beside 3. */
function judgement(played: Score, other: Score): Judgement {
	return judgeMove(
		[
			{move: 2, score: played},
			{move: 3, score: other},
		],
		2,
		'X',
	);
}

describe('a judgement in words', () => {
	test.each<[Score, Score, string]>([
		[win(7), draw, 'with 2 X wins in 7. Nothing better is known.'],
		[draw, loss(4), 'with 2 it is a draw. Nothing better is known.'],
		[draw, win(7), 'Gave away a win: with 3 X wins in 7, but with 2 it is a draw.'],
		[loss(4), win(7), 'Gave away a win: with 3 X wins in 7, but with 2 O wins in 4.'],
		[loss(4), draw, 'Gave away a draw: with 3 it is a draw, but with 2 O wins in 4.'],
		[heuristic(20), win(7), 'A win was sure: with 3 X wins in 7. Whether 2 wins is not known.'],
		[loss(4), heuristic(-20), 'Loses: with 2 O wins in 4. 3 is not known to lose.'],
		[win(9), win(7), 'A slower win: with 2 X wins in 9. Sooner: with 3 X wins in 7.'],
		[loss(4), loss(8), 'A sooner loss: with 2 O wins in 4. Later: with 3 O wins in 8.'],
		[
			heuristic(-5),
			heuristic(20),
			'By the evaluation another move is better, which proves nothing: with 3 it is +20, and with 2 it is -5.',
		],
	])('%j beside %j', (played, other, text) => {
		expect(judgementText(judgement(played, other), 0)).toBe(text);
		expect(judgementText(judgement(played, other), 0)).not.toMatch(/blunder/i);
	});

	test('counts moves from 1 where asked', () => {
		expect(judgementText(judgement(draw, win(7)), 1)).toBe(
			'Gave away a win: with 4 X wins in 7, but with 3 it is a draw.',
		);
	});
});

test('terms add up', () => {
	expect(
		termsText([
			{name: 'X: 7 x 1 of 4', value: 35},
			{name: 'O: 3 x 1 of 4', value: -15},
		]),
	).toBe('+20 = X: 7 x 1 of 4 +35, O: 3 x 1 of 4 -15');
	expect(termsText([])).toBe('0');
});

test('another move has its answer and what follows', () => {
	const other = {move: 1, score: loss(4), answer: 3, line: [1, 3, 2, 3], comparison: -1};
	expect(otherMoveText(other, 0)).toBe('1: O wins in 4, answered by 3 (3 2 3)');
	expect(otherMoveText({...other, line: [1, 3]}, 1)).toBe('2: O wins in 4, answered by 4');
	expect(otherMoveText({...other, score: heuristic(5), answer: null, line: [1]}, 0)).toBe('1: +5');
});

test('an explanation in lines has the judgement, the line, the terms and the other moves', () => {
	const moves: readonly ScoredMove[] = [
		{move: 2, score: heuristic(-5), line: [2, 3]},
		{move: 3, score: heuristic(20), line: [3, 3]},
	];
	const explanation = explainMove(afterMoves(CONNECT_FOUR, ''), 3, moves, 'pattern-a');
	expect(explanationLines(explanation, 0)).toEqual([
		'with 3 it is +20. Nothing better is known.',
		'line: 3 3',
		'after the move: +35 = X: 7 x 1 of 4 +35',
		'at the end of the line: -15 = X: 6 x 1 of 4 +30, O: 9 x 1 of 4 -45',
		'2: -5, answered by 3',
	]);
});
