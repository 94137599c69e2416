import {describe, expect, test} from 'vitest';
import {parseGame} from '../../../source/store/game-record.ts';
import {appReducer} from '../../../source/ui/state/app.ts';
import {type AppState, shownGame, startApp} from '../../../source/ui/state/app-state.ts';
import {
	openReplay,
	replayJob,
	replayJudged,
	scoresOfGame,
	shownPosition,
	toTurningPoint,
	turningPoints,
} from '../../../source/ui/state/replay.ts';
import {gameText, keptGame} from '../../helpers/games.ts';
import {afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';
import {provenForX, verdictOf} from '../../helpers/verdicts.ts';

function press(state: AppState, ...keys: readonly string[]): AppState {
	return keys.reduce((now, key) => appReducer(now, {kind: 'key', key}), state);
}

const PEOPLE = ['enter', 'end', 'left', 'left', 'left', 'enter'];

/** X has won in column 0; nobody has moved elsewhere than in 0 and 1. */
const OVER = press(startApp(80, 24, 7), ...PEOPLE, ...[...'0101010'].flatMap((column) => [column, 'enter']));
const REPLAY = press(OVER, 'v');

/** The moves 1 and 4 give something away. */
const VERDICTS = [
	verdictOf('best', [0], provenForX(0)),
	verdictOf('draw-given-away', [3], provenForX(0)),
	verdictOf('best', [0], provenForX(1, 5)),
	verdictOf('slower-win', [2], provenForX(1, 4)),
	verdictOf('win-given-away', [5], provenForX(1, 3)),
];
const JUDGED = {...openReplay(keptGame(CONNECT_FOUR, '0101010'), 'games'), verdicts: VERDICTS};

const place = (state: AppState) => state.replay?.index;

describe('a game that is gone through', () => {
	test('begins at its end', () => {
		expect(REPLAY.screen).toBe('replay');
		expect(place(REPLAY)).toBe(7);
		expect(REPLAY.replay?.game.position.moves).toEqual([0, 1, 0, 1, 0, 1, 0]);
	});

	test('goes backwards and forwards, and stays at its ends', () => {
		expect(place(press(REPLAY, 'left'))).toBe(6);
		expect(place(press(REPLAY, 'left', 'up', 'h', 'k'))).toBe(3);
		expect(place(press(REPLAY, 'left', 'left', 'left', 'right', 'l'))).toBe(6);
		expect(place(press(REPLAY, 'right', 'down', 'j'))).toBe(7);
		expect(place(press(REPLAY, 'home'))).toBe(0);
		expect(place(press(REPLAY, 'home', 'left'))).toBe(0);
		expect(place(press(REPLAY, 'home', 'end'))).toBe(7);
	});

	test('shows the position after so many moves', () => {
		expect(shownPosition({...JUDGED, index: 0}).moves).toEqual([]);
		expect(shownPosition({...JUDGED, index: 3}).moves).toEqual([0, 1, 0]);
	});

	test('has no first move to go through before there is one', () => {
		const empty = press(startApp(80, 24, 7), ...PEOPLE, 'v');
		expect(empty.screen).toBe('game');
		expect(shownGame(empty)?.notice).toEqual({kind: 'nothing-to-review'});
	});

	test('leads back to where it was opened', () => {
		expect(press(REPLAY, 'q').screen).toBe('game');
		const fromList = {...REPLAY, replay: JUDGED};
		expect(press(fromList, 'escape')).toMatchObject({screen: 'games', saved: {games: undefined}});
	});

	test('shows why a move was made, and its position in the lab, and comes back', () => {
		const why = press(REPLAY, 'left', 'w');
		expect(why).toMatchObject({screen: 'why', why: {index: 5}});
		expect(press(why, 'q')).toMatchObject({screen: 'replay', replay: {index: 6}});
		expect(press(REPLAY, 'home', 'w').screen).toBe('replay');
		const lab = press(REPLAY, 'left', 'left', 'a');
		expect(lab.screen).toBe('lab');
		expect(lab.lab.position.moves).toEqual([0, 1, 0, 1, 0]);
		expect(press(lab, 'q').screen).toBe('replay');
	});

	test('is copied at the place that is shown', () => {
		expect(press(REPLAY, 'home', 'right', 'right', 'y').request).toMatchObject({kind: 'copy', text: '01'});
		expect(press(REPLAY, 'y', 'y').request).toMatchObject({kind: 'copy', text: 'cells 35,36,28,29,21,22,14'});
	});

	test('is saved whole as a file', () => {
		expect(press(REPLAY, 'home', 'S', 'enter').request).toMatchObject({
			kind: 'save-file',
			game: {position: {moves: [0, 1, 0, 1, 0, 1, 0]}},
		});
	});
});

describe('the moves that changed the result', () => {
	test('are found in the verdicts, and gone to by n and p', () => {
		expect(turningPoints(JUDGED)).toEqual([1, 4]);
		const at = (index: number) => ({...REPLAY, replay: {...JUDGED, index}});
		// Just after the move: the board shows it.
		expect(place(press(at(0), 'n'))).toBe(2);
		expect(place(press(at(2), 'n'))).toBe(5);
		expect(place(press(at(5), 'n'))).toBe(2);
		expect(place(press(at(7), 'n'))).toBe(2);
		expect(place(press(at(7), 'p'))).toBe(5);
		expect(place(press(at(5), 'p'))).toBe(2);
		expect(place(press(at(2), 'p'))).toBe(5);
	});

	test('are none where nothing is known', () => {
		expect(toTurningPoint({...JUDGED, verdicts: []}, -1)).toEqual({...JUDGED, verdicts: []});
	});

	test('are asked for move after move', () => {
		const open = openReplay(keptGame(TIC_TAC_TOE, '04'), 'games');
		expect(replayJob(open)).toMatchObject({kind: 'explain', position: {moves: []}, move: 0});
		const [first] = VERDICTS;
		if (first === undefined) {
			throw new Error('there is no verdict');
		}
		const one = replayJudged(open, [0], first);
		expect(replayJob(one)).toMatchObject({position: {moves: [0]}, move: 4});
		const both = replayJudged(one, [0, 4], first);
		// The game goes on, so the score of its last position is asked for as well.
		expect(replayJob(both)).toMatchObject({position: {moves: [0, 4]}, move: 1});
		const all = replayJudged(both, [0, 4, 1], first);
		expect(replayJob(all)).toBeUndefined();
		expect(all.verdicts).toHaveLength(2);
		expect(scoresOfGame(all).at(-1)).toEqual(first.bestScore);
		expect(replayJob({...open, failure: 'no memory'})).toBeUndefined();
	});

	test('are not taken from a verdict on another game, or on another move', () => {
		const open = openReplay(keptGame(TIC_TAC_TOE, '048'), 'games');
		const [, given] = VERDICTS;
		if (given === undefined) {
			throw new Error('there is no verdict');
		}
		expect(replayJudged(open, [4], given)).toBe(open);
		expect(replayJudged(open, [0, 4], given)).toBe(open);
	});
});

describe('the scores of a game', () => {
	test('are those before each move as far as they are known, and the result at its end', () => {
		const known = [0, 1, 2, 3, 4].map((ply) => VERDICTS[ply]?.bestScore);
		expect(scoresOfGame(JUDGED)).toEqual([...known, undefined, undefined, provenForX(1)]);
	});

	test('end with a draw where there is one, and without a score where the game goes on and nothing is known', () => {
		expect(scoresOfGame(openReplay(keptGame(TIC_TAC_TOE, '402635178'), 'games')).at(-1)).toEqual(provenForX(0));
		expect(scoresOfGame(openReplay(keptGame(TIC_TAC_TOE, '04'), 'games'))).toEqual([undefined, undefined, undefined]);
	});
});

describe('playing on from a place of a game', () => {
	test('makes a game of its own, and the one that is gone through stays as it is', () => {
		const before = shownGame(OVER);
		const branch = press(REPLAY, 'left', 'left', 'enter');
		expect(branch.screen).toBe('game');
		expect(shownGame(branch)).toMatchObject({
			position: {moves: [0, 1, 0, 1, 0]},
			bookMoves: [false, false, false, false, false],
		});
		expect(shownGame(branch)?.seed).not.toBe(before?.seed);
		expect(REPLAY.replay?.game.position.moves).toEqual([0, 1, 0, 1, 0, 1, 0]);
		expect(shownGame(press(branch, '5', 'enter'))?.position.moves).toEqual([0, 1, 0, 1, 0, 5]);
	});

	test('at the end of the running game leads back to it', () => {
		const running = press(startApp(80, 24, 7), ...PEOPLE, '3', 'enter');
		const back = press(running, 'v', 'enter');
		expect(back.screen).toBe('game');
		expect(shownGame(back)?.seed).toBe(shownGame(running)?.seed);
	});

	test('of the list keeps its players and their program, and does not go on under its name', () => {
		const record = {
			...keptGame(CONNECT_FOUR, '3342'),
			players: {X: 'you', O: 'program'},
			command: 'node mine.js',
		};
		const list = appReducer(
			{...startApp(80, 24, 7), screen: 'games'},
			{
				kind: 'games-loaded',
				games: [{id: 'old', record, isPlayedElsewhere: false}],
				problems: [],
			},
		);
		const branch = press(list, 'v', 'left', 'enter');
		expect(shownGame(branch)).toMatchObject({players: {X: 'you', O: 'program'}, position: {moves: [3, 3, 4]}});
		expect(shownGame(branch)?.command).toBe('node mine.js');
		expect(branch.origins.size).toBe(0);
	});

	test('a file from anywhere starts no program: its command is not taken over', () => {
		const record = {
			...keptGame(CONNECT_FOUR, '3342'),
			players: {X: 'you', O: 'program'},
			command: 'rm -rf ~',
		};
		const opened = appReducer({...startApp(80, 24, 7), screen: 'games'}, {kind: 'game-opened', record});
		expect(opened).toMatchObject({screen: 'replay', replay: {index: 4}});
		const branch = press(opened, 'left', 'enter');
		expect(shownGame(branch)).toMatchObject({players: {X: 'you', O: 'program'}, command: ''});
		expect(branch.setup.command).toBe('');
	});

	test('is not possible at the end of a game that is over', () => {
		const stays = press({...REPLAY, replay: JUDGED, games: {}}, 'end', 'enter');
		expect(stays).toMatchObject({screen: 'replay', games: {}});
	});
});

test('a game that was opened from a file is gone through', () => {
	const read = parseGame(gameText([4, 0, 8], null, '2026-11-30T09:00:00.000Z'));
	if (!read.ok) {
		throw new Error('the game was not read');
	}
	const asked = press({...startApp(80, 24, 7), screen: 'games'}, 'o', ...'a.json', 'enter');
	expect(asked.request).toEqual({kind: 'open-file', path: 'a.json'});
	const opened = appReducer(asked, {kind: 'game-opened', record: read.value});
	expect(opened).toMatchObject({screen: 'replay', prompt: undefined, replay: {index: 3, from: 'games'}});
	expect(shownGame(press(opened, 'enter'))).toMatchObject({position: afterMoves(TIC_TAC_TOE, '408')});
});
