import {describe, expect, test} from 'vitest';
import type {SolvedMove} from '../../../source/engine/solver/solve-moves.ts';
import {type ExactScores, exactPanel, positionKey} from '../../../source/ui/state/exact.ts';
import {startGame} from '../../../source/ui/state/game.ts';
import {afterMoves, BIG_TIC_TAC_TOE, CONNECT_FOUR} from '../../helpers/positions.ts';

const PEOPLE = {X: 'you', O: 'you'} as const;
const GAME = startGame(CONNECT_FOUR, PEOPLE, 1);
const DRAW = {view: 'X', bound: 'exact', kind: 'draw'} as const;

/** Scores of the first `count` columns of a game's position. */
function scores(count: number, position = GAME.position): ExactScores {
	const moves = Array.from(
		{length: count},
		(_, move): SolvedMove => ({move, solution: 0, score: DRAW, fromBook: false}),
	);
	return {key: positionKey(position), moves, nodes: 5, milliseconds: 2, stopped: false};
}

describe('what the panel shows of exact scores', () => {
	test('nothing yet, then some, then all', () => {
		expect(exactPanel(GAME, undefined)).toMatchObject({kind: 'partly', known: 0, total: 7});
		expect(exactPanel(GAME, scores(3))).toMatchObject({kind: 'partly', known: 3, total: 7});
		expect(exactPanel(GAME, scores(7))).toMatchObject({kind: 'whole', solved: {best: [0, 1, 2, 3, 4, 5, 6]}});
	});

	test('nothing of another position', () => {
		const other = scores(7, afterMoves(CONNECT_FOUR, '3'));
		expect(exactPanel(GAME, other)).toMatchObject({kind: 'partly', known: 0, total: 7});
	});

	test('nothing by another source, and nothing of a finished game', () => {
		const game = {...GAME, panel: {...GAME.panel, source: 'scores' as const}};
		expect(exactPanel(game, scores(7))).toEqual({kind: 'none'});
		expect(exactPanel({...GAME, position: afterMoves(CONNECT_FOUR, '0101010')}, undefined)).toEqual({kind: 'none'});
	});

	test('that there is no solver for the board', () => {
		const game = startGame(BIG_TIC_TAC_TOE, PEOPLE, 1);
		expect(exactPanel({...game, panel: {...game.panel, source: 'exact'}}, undefined)).toEqual({kind: 'impossible'});
	});
});
