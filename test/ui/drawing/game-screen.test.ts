import {describe, expect, test} from 'vitest';
import {gameStatus} from '../../../source/ui/drawing/game-screen.ts';
import {USUAL_LOOK} from '../../../source/ui/look.ts';
import {type GameState, gameCommand, gameDigit, type Players, startGame} from '../../../source/ui/state/game.ts';
import {afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';

const PEOPLE: Players = {X: 'you', O: 'you'};

function played(moves: string, players = PEOPLE, rules = CONNECT_FOUR): GameState {
	return {...startGame(rules, players, 1), position: afterMoves(rules, moves)};
}

function status(game: GameState): string {
	return gameStatus(game, 80, USUAL_LOOK)
		.map(({text}) => text)
		.join('')
		.trimEnd();
}

describe('a full column under the cursor', () => {
	const full = played('333333');

	test('is told before one tries, and no longer when the cursor has left it', () => {
		expect(status(full)).toBe('X to move   Column 3 is full');
		expect(status(gameDigit(full, 2))).toBe('X to move');
		expect(status(gameDigit(gameDigit(full, 2), 3))).toBe('X to move   Column 3 is full');
	});

	test('is told once where one has tried', () => {
		expect(status(gameCommand(full, 'drop'))).toBe('X to move   Column 3 is full; choose another one');
	});

	test('is told before what happened last', () => {
		const answered: GameState = {...full, notice: {kind: 'played', side: 'O', move: 3, fromBook: false}};
		expect(status(answered)).toBe('X to move   Column 3 is full   O played 3');
	});

	test('is not told while an engine thinks, and not after the end', () => {
		expect(status(played('333333', {X: 'medium', O: 'you'}))).toBe('X is thinking (medium)');
		expect(status(played('63633535343'))).toBe('X has won   n starts a new game, u takes back');
	});

	test('is none in tic-tac-toe', () => {
		expect(status(played('4', PEOPLE, TIC_TAC_TOE))).toBe('O to move');
	});
});
