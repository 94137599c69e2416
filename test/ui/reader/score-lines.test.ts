import {expect, test} from 'vitest';
import type {Score} from '../../../source/engine/score.ts';
import {USUAL_LOOK} from '../../../source/ui/look.ts';
import {scoreLines} from '../../../source/ui/reader/score-lines.ts';
import {afterMoves, CONNECT_FOUR} from '../../helpers/positions.ts';

const EXACT = {view: 'X', bound: 'exact'} as const;
const DRAW: Score = {...EXACT, kind: 'draw'};

function win(plies: number): Score {
	return {...EXACT, kind: 'win', plies};
}

function loss(plies: number): Score {
	return {...EXACT, kind: 'loss', plies};
}

function value(number: number): Score {
	return {...EXACT, kind: 'heuristic', value: number};
}

test('exact scores are said in words, the best first: the quickest win, the latest loss', () => {
	const moves = [loss(4), win(9), DRAW, win(3), loss(8)].map((score, move) => ({move, score}));
	expect(scoreLines(afterMoves(CONNECT_FOUR, ''), {moves, best: [3], depth: 0}, USUAL_LOOK)).toEqual([
		'Exact scores, the best first:',
		'column 3: X wins in 3, best',
		'column 1: X wins in 9',
		'column 2: draw',
		'column 4: O wins in 8',
		'column 0: O wins in 4',
	]);
});

test('for O its own wins are best', () => {
	const moves = [win(4), loss(3), DRAW].map((score, move) => ({move, score}));
	expect(scoreLines(afterMoves(CONNECT_FOUR, '3'), {moves, best: [1], depth: 0}, USUAL_LOOK)).toEqual([
		'Exact scores, the best first:',
		'column 1: O wins in 3, best',
		'column 2: draw',
		'column 0: X wins in 4',
	]);
});

test('values of a search say for whom they are good, and how deep the search was', () => {
	const moves = [value(-12), value(0), value(35), loss(2)].map((score, move) => ({move, score}));
	expect(
		scoreLines(afterMoves(CONNECT_FOUR, ''), {moves, best: [2], depth: 14}, {...USUAL_LOOK, firstNumber: 1}),
	).toEqual([
		'Scores by a search 14 plies deep, the best first; some are not exact:',
		'column 3: 35 better for X, best',
		'column 2: even',
		'column 1: 12 better for O',
		'column 4: O wins in 2',
	]);
});

test('where nothing was found in time that is said', () => {
	expect(scoreLines(afterMoves(CONNECT_FOUR, ''), {moves: [], best: [], depth: 0}, USUAL_LOOK)).toEqual([
		'No scores were found in time.',
	]);
});
