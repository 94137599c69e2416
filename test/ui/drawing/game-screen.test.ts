import {describe, expect, test} from 'vitest';
import type {MoveVerdict} from '../../../source/engine/lab/judge-move.ts';
import type {SearchReport} from '../../../source/engine/search/search-position.ts';
import {drawGameBody, gameStatus} from '../../../source/ui/drawing/game-screen.ts';
import {STILL} from '../../../source/ui/drawing/motion.ts';
import {gameLayout} from '../../../source/ui/layout.ts';
import {USUAL_LOOK} from '../../../source/ui/look.ts';
import {
	type GameState,
	gameCommand,
	gameDigit,
	hintFound,
	type Players,
	startGame,
} from '../../../source/ui/state/game.ts';
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
		expect(status(played('63633535343'))).toBe('X has won   v review, n new game, u undo');
	});

	test('after the end, too, it is told what can be done, and how many moves changed the result', () => {
		const over = played('63633535343');
		const best: MoveVerdict = {kind: 'best', best: [], bestScore: undefined};
		const judged: GameState = {
			...over,
			notice: {kind: 'played', side: 'X', move: 3, fromBook: false},
			verdicts: over.position.moves.map((_, ply) => (ply === 4 ? {...best, kind: 'win-given-away'} : best)),
		};
		expect(status(judged)).toBe('X has won   1 move changed the result   v review, n new game, u undo');
		expect(status({...judged, verdicts: judged.verdicts.slice(1)})).toBe('X has won   v review, n new game, u undo');
	});

	test('is none in tic-tac-toe', () => {
		expect(status(played('4', PEOPLE, TIC_TAC_TOE))).toBe('O to move');
	});
});

/** The body of the game screen in a window of 80x24, with what a search to depth 1 says of three moves. */
function body(game: GameState): readonly string[] {
	const place = gameLayout(game.position.rules, 80, 24, game.panel.visible);
	if (place === undefined) {
		throw new Error('the board does not fit');
	}
	const score = {view: 'X', bound: 'exact', kind: 'heuristic', value: 7} as const;
	const report: SearchReport = {
		depth: 1,
		move: 0,
		best: [0],
		score,
		staticValue: 0,
		moves: [0, 1, 2].map((move) => ({move, score, line: [move]})),
		principalVariation: [0],
		statistics: {nodes: 10, leaves: 9, cutoffs: 0, firstMoveCutoffs: 0, tableHits: 0},
		milliseconds: 1,
		settled: false,
		stopped: false,
	};
	return drawGameBody({...place, game, report, exact: {kind: 'none'}, bookMoves: [], motion: STILL}, USUAL_LOOK).map(
		(line) => line.map(({text}) => text).join(''),
	);
}

describe('scores after the move', () => {
	const game = played('4', {X: 'you', O: 'you'}, TIC_TAC_TOE);
	const later = gameCommand(game, 'scores-when');

	test('stand in no free cell, since they are of the position before', () => {
		// The board takes 17 columns.
		const scoresOnBoard = (shown: GameState) => body(shown).filter((line) => line.slice(0, 17).includes('+7'));
		expect(scoresOnBoard(game)).toHaveLength(1);
		expect(scoresOnBoard(later)).toHaveLength(0);
		expect(body(later).join('')).toContain('before your move 1');
	});

	test('are announced before the first move', () => {
		const first = gameCommand(played(''), 'scores-when');
		expect(body(first)[0]).toContain('scores come after your move');
		expect(status(first)).toBe('X to move   Scores are shown when you have moved');
	});
});

describe('a hint', () => {
	const wanted = gameCommand(played('', {X: 'you', O: 'medium'}), 'hint');
	const found = hintFound(wanted, wanted.turn, {ok: true, move: 5, fromBook: true});

	test('says at first where to look, with a mark above each column there', () => {
		expect(status(found)).toBe('X to move: your turn   Look at the right');
		expect(body(found)[0]?.slice(0, 31)).toBe('               ▼       ▽   ▽   ');
	});

	test('then says the move', () => {
		const told = gameCommand(found, 'hint');
		expect(status(told)).toBe('X to move: your turn   Hint: 5, from the book');
		expect(body(told)[0]?.slice(0, 31)).toBe('               ▼       ▽       ');
	});
});
