import {describe, expect, test} from 'vitest';
import type {MoveVerdict} from '../../../source/engine/lab/judge-move.ts';
import {positionFromMoves} from '../../../source/engine/notation.ts';
import {outcomeOf, sideToMove} from '../../../source/engine/position.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {defaultRules, type Move} from '../../../source/engine/rules.ts';
import {
	engineChose,
	engineSide,
	type GameState,
	gameCommand,
	gameDigit,
	hintFound,
	moveJudged,
	newGame,
	type Players,
	startGame,
	verdictJob,
} from '../../../source/ui/state/game.ts';
import {afterMoves} from '../../helpers/positions.ts';

const CONNECT_FOUR = defaultRules('connect-four');
const TIC_TAC_TOE = defaultRules('tic-tac-toe');
const PEOPLE: Players = {X: 'you', O: 'you'};
const AGAINST_ENGINE: Players = {X: 'you', O: 'medium'};

function drop(game: GameState, ...moves: readonly Move[]): GameState {
	let state = game;
	for (const cursor of moves) {
		state = gameCommand({...state, cursor}, 'drop');
	}
	return state;
}

function reply(game: GameState, move: Move, turn = game.turn): GameState {
	return engineChose(game, turn, {ok: true, move, fromBook: false});
}

describe('playing', () => {
	test('a stone falls where the cursor is and the turn passes', () => {
		const game = drop(startGame(CONNECT_FOUR, PEOPLE, 1), 3);
		expect(game.position.moves).toEqual([3]);
		expect(sideToMove(game.position)).toBe('O');
	});

	test('a full column is refused and it stays the same side to move', () => {
		const game = drop(startGame(CONNECT_FOUR, PEOPLE, 1), 3, 3, 3, 3, 3, 3);
		const refused = drop(game, 3);
		expect(refused.position.moves).toEqual([3, 3, 3, 3, 3, 3]);
		expect(sideToMove(refused.position)).toBe('X');
		expect(refused.notice).toEqual({kind: 'illegal', move: 3, reason: 'full'});
	});

	test('a taken cell is refused', () => {
		const game = drop(startGame(TIC_TAC_TOE, PEOPLE, 1), 4, 4);
		expect(game.position.moves).toEqual([4]);
		expect(game.notice).toEqual({kind: 'illegal', move: 4, reason: 'taken'});
	});

	test('after the end no stone is placed', () => {
		const game = drop(startGame(CONNECT_FOUR, PEOPLE, 1), 3, 2, 3, 2, 3, 2, 3, 0);
		expect(game.position.moves).toEqual([3, 2, 3, 2, 3, 2, 3]);
		expect(game.notice).toEqual({kind: 'over'});
	});

	test('Down drops in Connect Four and moves the cursor in tic-tac-toe', () => {
		expect(gameCommand(startGame(CONNECT_FOUR, PEOPLE, 1), 'down').position.moves).toEqual([3]);
		const game = gameCommand(startGame(TIC_TAC_TOE, PEOPLE, 1), 'down');
		expect(game.position.moves).toEqual([]);
		expect(game.cursor).toBe(7);
	});

	test('the cursor stops at the edges', () => {
		let game = startGame(CONNECT_FOUR, PEOPLE, 1);
		for (let step = 0; step < 9; step++) {
			game = gameCommand(game, 'left');
		}
		expect(game.cursor).toBe(0);
		for (let step = 0; step < 9; step++) {
			game = gameCommand(game, 'right');
		}
		expect(game.cursor).toBe(6);
	});

	test('squares 6,2,8,3,4,5,7,9,1 counted from 1: X wins with the last square', () => {
		const game = drop(startGame(TIC_TAC_TOE, PEOPLE, 1), 5, 1, 7, 2, 3, 4, 6, 8, 0);
		expect(outcomeOf(game.position)).toEqual({kind: 'win', winner: 'X', cells: [0, 3, 6]});
	});
});

describe('digits', () => {
	test('a digit chooses the column, and a digit beyond the board nothing', () => {
		const game = gameDigit(startGame(CONNECT_FOUR, PEOPLE, 1), 5);
		expect(game.cursor).toBe(5);
		expect(gameDigit(game, 9).cursor).toBe(5);
	});

	test('44 on seven columns is column 4 twice', () => {
		const game = gameDigit(gameDigit(startGame(CONNECT_FOUR, PEOPLE, 1), 4), 4);
		expect(game.cursor).toBe(4);
		expect(drop(game, game.cursor).position.moves).toEqual([4]);
	});

	test('two digits choose a cell above 9 on a board of 4x4, and a third starts anew', () => {
		const rules = {width: 4, height: 4, connect: 4, gravity: false};
		const one = gameDigit(startGame(rules, PEOPLE, 1), 1);
		expect(one.cursor).toBe(1);
		const fifteen = gameDigit(one, 5);
		expect(fifteen.cursor).toBe(15);
		expect(gameDigit(fifteen, 2).cursor).toBe(2);
	});

	test('a digit after another key is a first digit', () => {
		const rules = {width: 4, height: 4, connect: 4, gravity: false};
		const game = gameCommand(gameDigit(startGame(rules, PEOPLE, 1), 1), 'left');
		expect(gameDigit(game, 5).cursor).toBe(5);
	});
});

describe('against an engine', () => {
	test('three times Enter is one stone, since it is the turn of the engine', () => {
		const game = drop(startGame(CONNECT_FOUR, AGAINST_ENGINE, 1), 3, 3, 3);
		expect(game.position.moves).toEqual([3]);
		expect(engineSide(game)).toBe('O');
		expect(game.notice).toEqual({kind: 'not-your-turn', side: 'O'});
	});

	test('the answer of the engine is played and told', () => {
		const game = reply(drop(startGame(CONNECT_FOUR, AGAINST_ENGINE, 1), 3), 2);
		expect(game.position.moves).toEqual([3, 2]);
		expect(game.notice).toEqual({kind: 'played', side: 'O', move: 2, fromBook: false});
	});

	test('an answer that arrives after taking back places no stone', () => {
		const played = drop(startGame(CONNECT_FOUR, AGAINST_ENGINE, 1), 3);
		const undone = gameCommand(played, 'undo');
		expect(undone.position.moves).toEqual([]);
		expect(reply(undone, 2, played.turn).position.moves).toEqual([]);
	});

	test('an answer that arrives after a new game places no stone, even when the same move was made again', () => {
		const played = drop(startGame(CONNECT_FOUR, AGAINST_ENGINE, 1), 3);
		const again = drop(newGame(played, played.seed + 1), 3);
		expect(reply(again, 2, played.turn).position.moves).toEqual([3]);
		expect(reply(again, 2).position.moves).toEqual([3, 2]);
	});

	test('taking back takes the answer back too, and playing again plays both', () => {
		const game = reply(drop(startGame(CONNECT_FOUR, AGAINST_ENGINE, 1), 3), 2);
		const undone = gameCommand(game, 'undo');
		expect(undone.position.moves).toEqual([]);
		const redone = gameCommand(undone, 'redo');
		expect(redone.position.moves).toEqual([3, 2]);
		expect(engineSide(redone)).toBeUndefined();
	});

	test('taking back is refused where only the first move of the engine lies', () => {
		const game = reply(startGame(CONNECT_FOUR, {X: 'medium', O: 'you'}, 1), 3);
		const undone = gameCommand(game, 'undo');
		expect(undone.position.moves).toEqual([3]);
		expect(undone.notice).toEqual({kind: 'nothing-to-undo'});
	});

	test('swapping sides leaves the board and gives the turn to the engine', () => {
		const game = gameCommand(startGame(CONNECT_FOUR, AGAINST_ENGINE, 1), 'swap');
		expect(game.players).toEqual({X: 'medium', O: 'you'});
		expect(engineSide(game)).toBe('X');
	});

	test('a hint is for the person to move, leaves the cursor alone, and a late one is dropped', () => {
		const wanted = gameCommand(startGame(CONNECT_FOUR, AGAINST_ENGINE, 1), 'hint');
		expect(wanted.hint).toBe('wanted');
		const found = hintFound(wanted, wanted.turn, {ok: true, move: 5, fromBook: false});
		expect(found.hint).toEqual({move: 5, fromBook: false, stage: 'place'});
		expect(found.notice).toEqual({kind: 'hint-place', place: {kind: 'region', region: 'right'}});
		const told = gameCommand(found, 'hint');
		expect(told.hint).toEqual({move: 5, fromBook: false, stage: 'move'});
		expect(told.notice).toEqual({kind: 'hint', move: 5, fromBook: false});
		expect(gameCommand(told, 'hint')).toEqual(told);
		expect(drop(told, 0).hint).toBe('none');
		expect(found.cursor).toBe(3);
		const late = hintFound(drop(wanted, 0), wanted.turn, {ok: true, move: 5, fromBook: false});
		expect(late.hint).toBe('none');
	});

	test('a book move stays marked when it was taken back and played again', () => {
		const played = drop(startGame(CONNECT_FOUR, AGAINST_ENGINE, 1), 3);
		const game = engineChose(played, played.turn, {ok: true, move: 3, fromBook: true});
		expect(game.bookMoves).toEqual([false, true]);
		expect(gameCommand(gameCommand(game, 'undo'), 'redo').bookMoves).toEqual([false, true]);
	});

	test('a player that cannot move says so and the game waits', () => {
		const played = drop(startGame(CONNECT_FOUR, AGAINST_ENGINE, 1), 3);
		const game = engineChose(played, played.turn, {ok: false, problem: {kind: 'script-ended', index: 0}});
		expect(game.position.moves).toEqual([3]);
		expect(game.notice).toEqual({kind: 'engine-problem', problem: {kind: 'script-ended', index: 0}});
	});
});

describe('after 4343434 counted from 1', () => {
	const won: GameState = {
		...startGame(CONNECT_FOUR, PEOPLE, 1),
		position: unwrap(positionFromMoves(CONNECT_FOUR, [4, 3, 4, 3, 4, 3, 4], {firstNumber: 1, lenient: false})),
	};

	test('X has won by a vertical', () => {
		expect(outcomeOf(won.position)).toEqual({kind: 'win', winner: 'X', cells: [17, 24, 31, 38]});
	});

	test('taking back leaves no winner and X to move', () => {
		const undone = gameCommand(won, 'undo');
		expect(outcomeOf(undone.position)).toBeUndefined();
		expect(sideToMove(undone.position)).toBe('X');
	});
});

describe('watching two engines', () => {
	const watched = startGame(CONNECT_FOUR, {X: 'easy', O: 'hard'}, 1);

	test('a pause holds the engine and makes its answer worthless', () => {
		const paused = gameCommand(watched, 'pause');
		expect(paused.paused).toBe(true);
		expect(reply(paused, 3, watched.turn).position.moves).toEqual([]);
		expect(gameCommand(paused, 'pause').paused).toBe(false);
	});

	test('taking back takes one move back and pauses', () => {
		const game = reply(reply(watched, 3), 2);
		const undone = gameCommand(game, 'undo');
		expect(undone.position.moves).toEqual([3]);
		expect(undone.paused).toBe(true);
	});

	test('the speed has a fastest and a slowest step', () => {
		let game = watched;
		for (let step = 0; step < 20; step++) {
			game = gameCommand(game, 'faster');
		}
		expect(game.speed).toBe(5);
		for (let step = 0; step < 20; step++) {
			game = gameCommand(game, 'slower');
		}
		expect(game.speed).toBe(0);
	});

	test('pause and speed do nothing in a game with a person', () => {
		const game = startGame(CONNECT_FOUR, AGAINST_ENGINE, 1);
		expect(gameCommand(game, 'pause')).toEqual(game);
		expect(gameCommand(game, 'faster')).toEqual(game);
	});
});

describe('the panel', () => {
	const game = startGame(CONNECT_FOUR, PEOPLE, 1);

	test('one key goes through the sources and comes back', () => {
		const seen: string[] = [];
		let state = game;
		for (let press = 0; press < 4; press++) {
			state = gameCommand(state, 'panel-source');
			seen.push(state.panel.source);
		}
		expect(seen).toEqual(['scores', 'alpha-beta', 'minimax', 'exact']);
	});

	test('depth and ply are chosen apart from each other, from 1 to 20', () => {
		const alphaBeta = gameCommand(gameCommand(game, 'panel-source'), 'panel-source');
		const deeper = gameCommand(alphaBeta, 'deeper');
		expect(deeper.panel.depths['alpha-beta']).toBe(9);
		expect(deeper.panel.depths.minimax).toBe(4);
		let shallow = gameCommand(alphaBeta, 'panel-source');
		for (let press = 0; press < 30; press++) {
			shallow = gameCommand(shallow, 'shallower');
		}
		expect(shallow.panel.depths.minimax).toBe(1);
		expect(shallow.panel.depths['alpha-beta']).toBe(8);
	});

	test('one key switches between scores at once and after the move, for this game', () => {
		const later = gameCommand(game, 'scores-when');
		expect(later.panel.when).toBe('after-move');
		expect(later.notice).toEqual({kind: 'scores-when', when: 'after-move'});
		expect(gameCommand(later, 'new').panel.when).toBe('after-move');
		expect(gameCommand(later, 'scores-when').panel.when).toBe('always');
		expect(gameCommand(later, 'deeper').panel).toEqual(later.panel);
	});

	test('hidden scores are so when a game begins, each time, and can be opened', () => {
		const hidden = startGame(CONNECT_FOUR, PEOPLE, 1, 'hidden');
		expect(hidden.panel.visible).toBe(false);
		const opened = gameCommand(hidden, 'panel');
		expect(opened.panel.visible).toBe(true);
		expect(newGame(opened, 9).panel.visible).toBe(false);
		expect(startGame(CONNECT_FOUR, PEOPLE, 1, 'after-move').panel.visible).toBe(true);
	});

	test('a new game keeps what the panel shows', () => {
		const changed = gameCommand(gameCommand(game, 'panel-source'), 'evaluation');
		expect(newGame(changed, changed.seed + 1).panel).toEqual(changed.panel);
	});
});

describe('verdicts on moves', () => {
	const DRAW = {view: 'X', bound: 'exact', kind: 'draw'} as const;
	const GAVE_AWAY: MoveVerdict = {kind: 'draw-given-away', best: [4], bestScore: DRAW};
	const SLOWER: MoveVerdict = {kind: 'slower-win', best: [4], bestScore: DRAW};
	const BEST: MoveVerdict = {kind: 'best', best: [3], bestScore: DRAW};

	function played(moves: string, players = PEOPLE as GameState['players']): GameState {
		return {...startGame(CONNECT_FOUR, players, 1), position: afterMoves(CONNECT_FOUR, moves)};
	}

	test('are asked for one after the other, each of the position before the move', () => {
		const game = played('33');
		expect(verdictJob(game)).toMatchObject({index: 0, job: {kind: 'explain', position: {moves: []}, move: 3}});
		const judged = moveJudged(game, 0, [3], BEST);
		expect(verdictJob(judged)).toMatchObject({index: 1, job: {position: {moves: [3]}, move: 3}});
		expect(verdictJob(moveJudged(judged, 1, [3, 3], BEST))).toBeUndefined();
	});

	test('that something was given away is told, with what would have been better', () => {
		const game = moveJudged(played('3'), 0, [3], GAVE_AWAY);
		expect(game.notice).toEqual({kind: 'judged', side: 'X', move: 3, verdict: GAVE_AWAY});
		expect(moveJudged(played('3'), 0, [3], SLOWER).notice?.kind).toBe('judged');
		expect(moveJudged(played('3'), 0, [3], BEST).notice).toBeUndefined();
	});

	test('of an engine are marked and not told, and the answer of the engine does not hide that of a person', () => {
		const mine = moveJudged(played('3', AGAINST_ENGINE), 0, [3], GAVE_AWAY);
		const answered = engineChose(mine, mine.turn, {ok: true, move: 2, fromBook: false});
		expect(answered.notice?.kind).toBe('judged');
		const theirs = moveJudged(answered, 1, [3, 2], GAVE_AWAY);
		expect(theirs.notice).toEqual(answered.notice);
		expect(theirs.verdicts).toEqual([GAVE_AWAY, GAVE_AWAY]);
	});

	test('do not hide a hint that was asked for', () => {
		const wanted = gameCommand(played('3'), 'hint');
		const found = hintFound(wanted, wanted.turn, {ok: true, move: 5, fromBook: false});
		const judged = moveJudged(found, 0, [3], GAVE_AWAY);
		expect(judged.notice?.kind).toBe('hint-place');
		expect(judged.verdicts).toEqual([GAVE_AWAY]);
		expect(moveJudged(gameCommand(found, 'hint'), 0, [3], GAVE_AWAY).notice?.kind).toBe('hint');
	});

	test('are dropped when the move is taken back, and stale ones change nothing', () => {
		const game = moveJudged(moveJudged(played('33'), 0, [3], BEST), 1, [3, 3], BEST);
		const back = gameCommand(game, 'undo');
		expect(back.verdicts).toEqual([BEST]);
		expect(moveJudged(back, 1, [3, 3], GAVE_AWAY)).toBe(back);
		expect(moveJudged(game, 1, [3, 2], GAVE_AWAY)).toBe(game);
		expect(newGame(game, game.seed + 1).verdicts).toEqual([]);
	});
});
