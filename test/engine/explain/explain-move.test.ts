import {describe, expect, test} from 'vitest';
import {NO_BOOKS} from '../../../source/engine/book/library.ts';
import {explainMove, termsOf} from '../../../source/engine/explain/explain-move.ts';
import type {Position} from '../../../source/engine/position.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {scoreMoves} from '../../../source/engine/search/search-position.ts';
import {solveMoves} from '../../../source/engine/solver/solve-moves.ts';
import {createSolver} from '../../../source/engine/solver/solver.ts';
import {afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';
import {settingsFor} from '../../helpers/searches.ts';

function searched(position: Position, depth: number) {
	return scoreMoves(position, settingsFor(position.rules, {depth, evaluation: 'pattern-a'}), UNDISTURBED).moves;
}

describe('why a move', () => {
	test('has its score, its line, and what the evaluation says after it and at the end of the line', () => {
		const position = afterMoves(CONNECT_FOUR, '');
		const explanation = explainMove(position, 3, searched(position, 2), 'pattern-a');
		expect(explanation).toMatchObject({
			move: 3,
			score: {view: 'X', kind: 'heuristic', value: -15},
			line: [3, expect.any(Number)],
			// One stone in the middle of the bottom row: 4 places in the row, the column, two diagonals, of 5 each.
			terms: [{name: 'X: 7 x 1 of 4', value: 35}],
			judgement: {kind: 'fine', better: null},
		});
		const atEnd = explanation.termsAtEnd?.reduce((sum, {value}) => sum + value, 0);
		expect(atEnd).toBe(-15);
	});

	test('has of every other move the answer to it', () => {
		// O has three stones in column 3, so X must play there.
		const position = afterMoves(CONNECT_FOUR, '031353');
		expect(explainMove(position, 3, searched(position, 3), 'pattern-a')).toMatchObject({
			judgement: {kind: 'fine'},
			others: [0, 1, 2, 4, 5, 6].map((move) => ({
				move,
				score: {kind: 'loss', plies: 2},
				answer: 3,
				line: [move, 3],
				comparison: null,
			})),
		});
	});

	test('works with the scores of the solver, which have no lines: an answer is named where it wins at once', () => {
		const position = afterMoves(CONNECT_FOUR, '26460326');
		const solved = solveMoves(position, createSolver(CONNECT_FOUR, {table: 1}), NO_BOOKS);
		const explanation = explainMove(position, 0, solved?.moves ?? [], 'threats');
		expect(explanation.judgement).toMatchObject({kind: 'sooner-loss', better: {move: 6}});
		expect(explanation.line).toEqual([0]);
		expect(explanation.others.find(({move}) => move === 1)).toMatchObject({answer: 6, comparison: 0});
		expect(explanation.others.find(({move}) => move === 6)).toMatchObject({answer: null, comparison: 1});
	});

	test('names the win that was given away, though a small search had liked the move', () => {
		const position = afterMoves(CONNECT_FOUR, '2010454405135');
		const solved = solveMoves(position, createSolver(CONNECT_FOUR, {table: 16}), NO_BOOKS);
		expect(explainMove(position, 6, solved?.moves ?? [], 'pattern-a').judgement).toMatchObject({
			kind: 'gave-away-win',
			played: {move: 6, score: {kind: 'win', plies: 8}},
			better: {move: 1, score: {kind: 'loss', plies: 27}},
		});
		expect(explainMove(position, 6, searched(position, 4), 'pattern-a').judgement.kind).toBe('fine');
	});

	test('at the end of a game has no terms', () => {
		const position = afterMoves(CONNECT_FOUR, '343434');
		expect(explainMove(position, 3, searched(position, 2), 'pattern-a')).toMatchObject({
			line: [3],
			terms: null,
			termsAtEnd: null,
			score: {kind: 'win', plies: 1},
		});
		expect(termsOf(afterMoves(TIC_TAC_TOE, '012435768'), 'outcome')).toBeNull();
	});
});
