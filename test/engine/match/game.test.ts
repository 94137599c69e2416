import {describe, expect, test} from 'vitest';
import {beginGame, type Game, recordOf, takeTurn} from '../../../source/engine/match/game.ts';
import {emptyPosition} from '../../../source/engine/position.ts';
import {afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';

const SCHEDULED = {index: 7, x: 1, o: 0, opening: 3, seed: 5};

function playOn(game: Game, moves: readonly number[]): Game {
	return moves.reduce((before, move) => takeTurn(before, {move, milliseconds: 2, nodes: null}), game);
}

describe('a game', () => {
	test('goes on until a line is complete', () => {
		const game = playOn(beginGame(afterMoves(CONNECT_FOUR, '34')), [3, 4, 3, 4]);
		expect(game.end).toBeUndefined();
		const over = playOn(game, [3]);
		expect(over.end).toEqual({result: 'X', reason: 'line'});
		expect(recordOf(SCHEDULED, over)).toMatchObject({
			index: 7,
			x: 1,
			o: 0,
			opening: [3, 4],
			moves: [3, 4, 3, 4, 3, 4, 3],
			result: 'X',
			reason: 'line',
		});
	});

	test('is drawn when the board is full', () => {
		expect(playOn(beginGame(emptyPosition(TIC_TAC_TOE)), [0, 1, 2, 4, 3, 5, 7, 6, 8]).end).toEqual({
			result: 'draw',
			reason: 'full',
		});
	});

	test('is lost by a fault', () => {
		const fault = {kind: 'timeout', detail: 'it did not answer within 100 ms'} as const;
		const over = takeTurn(beginGame(afterMoves(CONNECT_FOUR, '3')), {fault, milliseconds: 100, nodes: null});
		expect(over.end).toEqual({result: 'X', reason: 'timeout', detail: 'it did not answer within 100 ms'});
	});

	test('adds up what turns took, for each side', () => {
		let game = takeTurn(beginGame(emptyPosition(CONNECT_FOUR)), {move: 3, milliseconds: 5, nodes: 100});
		game = takeTurn(game, {move: 3, milliseconds: 1, nodes: null});
		game = takeTurn(game, {move: 3, milliseconds: 3, nodes: 50});
		expect(game.efforts).toEqual({
			X: {moves: 2, milliseconds: 8, slowest: 5, nodes: 150, searches: 2},
			O: {moves: 1, milliseconds: 1, slowest: 1, nodes: 0, searches: 0},
		});
	});

	test('has no illegal moves, no turns after its end and no record before', () => {
		const game = beginGame(afterMoves(CONNECT_FOUR, '333333'));
		expect(() => takeTurn(game, {move: 3, milliseconds: 0, nodes: null})).toThrow('column-full');
		expect(() => recordOf(SCHEDULED, game)).toThrow('no record');
		const over = takeTurn(game, {fault: {kind: 'crash', detail: 'gone'}, milliseconds: 0, nodes: null});
		expect(() => takeTurn(over, {move: 0, milliseconds: 0, nodes: null})).toThrow('after the end');
	});
});
