import {describe, expect, test} from 'vitest';
import {beginGame, type PlayedGame, recordOf, takeTurn} from '../../../source/engine/match/game.ts';
import {scheduledGame} from '../../../source/engine/match/schedule.ts';
import type {Move} from '../../../source/engine/rules.ts';
import {drawMatch, matchStatus} from '../../../source/ui/drawing/match-screen.ts';
import {lineWidth} from '../../../source/ui/drawing/spans.ts';
import {contentWidth, frameLayout} from '../../../source/ui/layout.ts';
import {USUAL_LOOK} from '../../../source/ui/look.ts';
import {
	finishedGames,
	type MatchState,
	matchEnded,
	matchEvent,
	matchKey,
	openMatch,
	pauseMatch,
} from '../../../source/ui/state/match.ts';
import {afterMoves, CONNECT_FOUR} from '../../helpers/positions.ts';

function press(state: MatchState, ...keys: readonly string[]): MatchState {
	return keys.reduce((now, key) => matchKey(now, key), state);
}

const STARTED = press(openMatch(7), 'enter');

/** The match after a game with this index and these moves. */
function playGame(state: MatchState, index: number, moves: readonly Move[]): MatchState {
	if (state.match === undefined) {
		throw new Error('no match was begun');
	}
	const scheduled = scheduledGame(state.match, index);
	let game = beginGame(afterMoves(CONNECT_FOUR, ''));
	let next = matchEvent(state, state.run, {kind: 'began', scheduled, game});
	for (const move of moves) {
		const turn = {move, milliseconds: 1, nodes: null};
		game = takeTurn(game, turn);
		next = matchEvent(next, state.run, {kind: 'turn', scheduled, game, turn});
	}
	const played: PlayedGame = recordOf(scheduled, game);
	return matchEvent(next, state.run, {kind: 'over', played});
}

/** X wins in column 0; O wins in column 1. */
const X_WINS = [0, 1, 0, 1, 0, 1, 0];
const O_WINS = [0, 1, 0, 1, 2, 1, 0, 1];

describe('the setup of a match', () => {
	test('changes players, games and board with the arrow keys', () => {
		const setup = press(openMatch(7), 'down', 'right', 'down', 'left', 'down', 'right', 'down', 'right');
		expect(setup.players).toEqual(['search:depth=4,evaluation=pattern-a', 'search:depth=4,evaluation=threats']);
		expect(setup.games).toBe(50);
		expect(setup.rules).toEqual({width: 4, height: 4, connect: 4, gravity: true});
		expect(press(openMatch(7), 'up').row).toBe(4);
	});

	test('counts the columns of a scripted player as the person does', () => {
		const typed = press(openMatch(1), 'down', 'i', ...Array.from({length: 60}, () => 'backspace'), ...'scripted:1,7');
		const begun = press(matchKey(typed, 'enter', 1), 'up');
		expect(matchKey(begun, 'enter', 1).match?.players[0]?.contestant).toMatchObject({kind: 'scripted', moves: [0, 6]});
		const fromNought = matchKey(press(matchKey(typed, 'enter', 0), 'up'), 'enter', 0);
		expect(fromNought.match?.players[0]?.contestant).toMatchObject({kind: 'scripted', moves: [1, 7]});
	});

	test('takes any player that is typed, and says what is wrong with one', () => {
		const typing = press(openMatch(7), 'down', 'i', ...Array.from({length: 60}, () => 'backspace'), ...'levle:3');
		expect(typing.text).toBe('levle:3');
		const wrong = press(typing, 'enter');
		expect(wrong.text).toBe('levle:3');
		expect(wrong.notice).toMatchObject({kind: 'problem', problem: {kind: 'bad-player', player: 'levle:3'}});
		const right = press(wrong, ...Array.from({length: 7}, () => 'backspace'), ...'level:3', 'enter');
		expect(right.players[0]).toBe('level:3');
		expect(right.text).toBeUndefined();
		expect(press(wrong, 'escape').players).toEqual(openMatch(7).players);
		expect(press(openMatch(7), 'i').text).toBeUndefined();
	});

	test('begins a match of pairs with swapped sides', () => {
		expect(STARTED).toMatchObject({phase: 'running', run: 8, match: {games: 20, swap: true, seed: 7}});
	});
});

describe('a match on the screen', () => {
	test('shows the games that are played, and keeps those that are over', () => {
		const one = playGame(STARTED, 0, X_WINS);
		expect(one.playing).toEqual([]);
		// A plays X in the first game, O in the second.
		const two = playGame(one, 1, O_WINS);
		expect(two.series.tally[0]?.against[1]).toEqual({wins: 2, draws: 0, losses: 0});
		expect(finishedGames(two).map(({index}) => index)).toEqual([1, 0]);
		expect(press(two, 'down').cursor).toBe(1);
		expect(press(two, 'down', 'down', 'up').cursor).toBe(0);
	});

	test('the game under the cursor stays there when another one is over', () => {
		const chosen = press(playGame(playGame(STARTED, 0, X_WINS), 1, O_WINS), 'down');
		expect(finishedGames(playGame(chosen, 2, X_WINS))[playGame(chosen, 2, X_WINS).cursor]?.index).toBe(0);
	});

	test('waits, goes on, and takes single turns only while it waits', () => {
		const paused = press(STARTED, 'space');
		expect(paused.phase).toBe('paused');
		expect(press(paused, '.', '.').steps).toBe(2);
		expect(press(STARTED, '.').steps).toBe(0);
		expect(press(paused, 'space').phase).toBe('running');
		expect(pauseMatch(STARTED).phase).toBe('paused');
		expect(pauseMatch(openMatch(1)).phase).toBe('setup');
	});

	test('can be watched one game large, faster and slower', () => {
		expect(press(STARTED, 'v', '>', '>', '>', '>')).toMatchObject({large: true, speed: 3});
		expect(press(STARTED, '<', '<', '<').speed).toBe(0);
	});

	test('hears nothing of another match', () => {
		const next = press(playGame(STARTED, 0, X_WINS), 'n');
		expect(next).toMatchObject({phase: 'setup', match: undefined});
		expect(next.series.games).toEqual([]);
		expect(matchEnded(next, STARTED.run)).toBe(next);
		const scheduled = {index: 0, x: 0, o: 1, opening: 0, seed: 1};
		expect(
			matchEvent(next, STARTED.run, {kind: 'began', scheduled, game: beginGame(afterMoves(CONNECT_FOUR, ''))}),
		).toBe(next);
	});

	test('says when it is over, and why it had to end', () => {
		expect(matchEnded(STARTED, STARTED.run)).toMatchObject({phase: 'over', notice: undefined});
		expect(matchEnded(STARTED, STARTED.run, 'broken')).toMatchObject({
			phase: 'over',
			notice: {kind: 'failed', message: 'broken'},
		});
	});

	test('draws the score with its interval, and fits every window', () => {
		const state = playGame(playGame(playGame(STARTED, 0, X_WINS), 1, O_WINS), 2, O_WINS);
		const text = (columns: number, rows: number, shown = state) => {
			const frame = frameLayout(columns, rows);
			if (frame === undefined) {
				throw new Error('the window is too small');
			}
			const lines = drawMatch(shown, frame, USUAL_LOOK);
			expect(lines.length).toBeLessThanOrEqual(frame.body);
			for (const line of lines) {
				expect(lineWidth(line)).toBeLessThanOrEqual(contentWidth(frame));
			}
			return lines.map((line) => line.map((one) => one.text).join('')).join('\n');
		};
		const shown = text(120, 40);
		expect(shown).toContain('A has 2 of 3  2 won, 0 drawn, 1 lost  3 of 20 games');
		// Wilson's interval of 2 of 3: 20.8 % to 93.9 %.
		expect(shown).toContain('66.7% (20.8% - 93.9%)');
		expect(shown).toMatch(/3 X A {2}O B {4}B wins {2}01012101/);
		const scheduled = scheduledGame(state.match as NonNullable<MatchState['match']>, 3);
		const running = matchEvent(state, state.run, {
			kind: 'began',
			scheduled,
			game: beginGame(afterMoves(CONNECT_FOUR, '33')),
		});
		for (const large of [true, false]) {
			for (const [columns, rows] of [
				[40, 12],
				[40, 16],
				[80, 24],
				[120, 40],
			] as const) {
				text(columns, rows, {...running, large});
			}
		}
		expect(text(80, 24, running)).toContain('game 4, X is B');
	});

	test('says what is typed, and how the match stands', () => {
		const line = (state: MatchState) =>
			matchStatus(state, 78, USUAL_LOOK)
				.map((one) => one.text)
				.join('');
		expect(line(openMatch(1))).toContain('begin with Enter');
		expect(line(press(openMatch(1), 'down', 'i'))).toContain('Player: search:depth=4,evaluation=threats');
		expect(line(STARTED)).toContain('The first games begin');
		expect(line(press(STARTED, 'space'))).toContain('Paused');
	});
});
