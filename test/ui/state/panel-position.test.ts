import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {emptyPosition, legalMoves, play} from '../../../source/engine/position.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {analysisKey} from '../../../source/ui/hooks/use-analysis.ts';
import {INITIAL_SETTINGS} from '../../../source/ui/settings.ts';
import {appReducer} from '../../../source/ui/state/app.ts';
import {shownGame, startApp} from '../../../source/ui/state/app-state.ts';
import {exactPanel} from '../../../source/ui/state/exact.ts';
import {engineSide, type GameState, gameCommand, type Players, startGame} from '../../../source/ui/state/game.ts';
import {panelPosition} from '../../../source/ui/state/panel-position.ts';
import {afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';

const PEOPLE: Players = {X: 'you', O: 'you'};

function later(moves: string, players: Players): GameState {
	return {...startGame(CONNECT_FOUR, players, 1, 'after-move'), position: afterMoves(CONNECT_FOUR, moves)};
}

describe('scores after the move', () => {
	test('are of the position before the last move by hand, also while the engine answers', () => {
		const before = {position: afterMoves(CONNECT_FOUR, '33'), made: {move: 4, number: 2}};
		expect(panelPosition(later('334', {X: 'you', O: 'medium'}))).toEqual(before);
		expect(panelPosition(later('3345', {X: 'you', O: 'medium'}))).toEqual(before);
		expect(panelPosition(later('334', {X: 'medium', O: 'you'}))).toEqual({
			position: afterMoves(CONNECT_FOUR, '3'),
			made: {move: 3, number: 1},
		});
		expect(panelPosition(later('334', PEOPLE))).toEqual({...before, made: {move: 4, number: 3}});
	});

	test('are none before the first move by hand: nothing is searched, and nothing is known for certain', () => {
		const first = later('3', {X: 'medium', O: 'you'});
		expect(panelPosition(first)).toBeUndefined();
		expect(analysisKey(first)).toBeUndefined();
		expect(exactPanel(first, undefined)).toEqual({kind: 'none'});
	});

	test('are as always when two engines play, when the game is over, and when they are wanted at once', () => {
		const watched = later('334', {X: 'easy', O: 'medium'});
		expect(panelPosition(watched)).toEqual({position: watched.position, made: undefined});
		const over = later('0101010', PEOPLE);
		expect(panelPosition(over)).toEqual({position: over.position, made: undefined});
		const always = gameCommand(later('334', PEOPLE), 'scores-when');
		expect(panelPosition(always)).toEqual({position: always.position, made: undefined});
	});

	test('engines work on what is shown', () => {
		const game = later('334', PEOPLE);
		const before = gameCommand(later('33', PEOPLE), 'scores-when');
		expect(analysisKey(game)).toBe(analysisKey(before));
		expect(exactPanel(game, undefined)).toEqual(exactPanel(before, undefined));
	});

	test('say nothing of a decision that a person has still to make, whoever plays', () => {
		const players = fc.constantFrom<Players>(PEOPLE, {X: 'you', O: 'easy'}, {X: 'easy', O: 'you'});
		fc.assert(
			fc.property(fc.boolean(), players, fc.array(fc.nat()), (falls, sides, choices) => {
				let position = emptyPosition(falls ? CONNECT_FOUR : TIC_TAC_TOE);
				for (const choice of choices) {
					const moves = legalMoves(position);
					const move = moves[choice % Math.max(1, moves.length)];
					position = move === undefined ? position : unwrap(play(position, move));
				}
				const game: GameState = {...startGame(position.rules, sides, 1, 'after-move'), position};
				if (legalMoves(position).length > 0 && engineSide(game) === undefined) {
					const count = panelPosition(game)?.position.moves.length ?? -1;
					expect(count).toBeLessThan(position.moves.length);
				}
			}),
		);
	});
});

test('a game begins with the scores as they are set', () => {
	for (const scores of ['always', 'after-move', 'hidden'] as const) {
		const start = startApp(80, 24, 1, {settings: {...INITIAL_SETTINGS, scores}});
		const game = ['enter', 'enter'].reduce((state, key) => appReducer(state, {kind: 'key', key}), start);
		expect(shownGame(game)?.panel).toMatchObject({when: scores, visible: scores !== 'hidden'});
		const other = appReducer(game, {kind: 'key', key: 'g'});
		expect(shownGame(other)?.panel).toMatchObject({when: scores, visible: scores !== 'hidden'});
	}
});
