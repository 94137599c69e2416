import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type Position, play, takeBackTo} from '../../source/engine/position.ts';
import {unwrap} from '../../source/engine/result.ts';
import type {Move} from '../../source/engine/rules.ts';
import {formatGame, type GameRecord, parseGame, resultOf} from '../../source/store/game-record.ts';
import {anyPosition, anyRules} from '../helpers/arbitraries.ts';
import {afterMoves, CONNECT_FOUR, drawn, TIC_TAC_TOE} from '../helpers/positions.ts';

const GAME: GameRecord = {
	position: afterMoves(CONNECT_FOUR, '334'),
	players: {X: 'you', O: 'program'},
	command: 'python3 mine.py',
	started: '2026-11-30T08:48:51.000Z',
	saved: '2026-11-30T08:50:00.000Z',
	takenBack: [
		{move: 4, fromBook: false},
		{move: 2, fromBook: true},
	],
	bookMoves: [true, false, false],
};

const TEXT = `{
  "fourply": "game",
  "version": 1,
  "board": {"width":7,"height":6,"connect":4,"gravity":true},
  "players": {"X":"you","O":"program"},
  "command": "python3 mine.py",
  "started": "2026-11-30T08:48:51.000Z",
  "saved": "2026-11-30T08:50:00.000Z",
  "result": null,
  "moves": [3,3,4],
  "takenBack": [4,2],
  "takenBackFromBook": [1],
  "bookMoves": [0]
}
`;

describe('the text of a game', () => {
	test('has a field on each line, and gives the game again', () => {
		expect(formatGame(GAME)).toBe(TEXT);
		expect(parseGame(TEXT)).toEqual({ok: true, value: GAME});
	});

	test('says who won, and on which board the game began', () => {
		const won = drawn(TIC_TAC_TOE, 'XX./OO./...');
		const {command: _, ...game} = GAME;
		const record = {...game, position: unwrap(play(won, 2)), takenBack: [], bookMoves: [false]};
		const text = formatGame(record, 4711);
		expect(text).toContain(
			'\n  "result": "X",\n  "start": {"cells":"XX.OO....","toMove":"X"},\n  "moves": [2],\n' +
				'  "takenBack": [],\n  "bookMoves": [],\n  "owner": 4711\n}\n',
		);
		expect(parseGame(text)).toEqual({ok: true, value: record});
	});

	test('may be written by hand: in any layout, without what is nothing, with a mark of the byte order', () => {
		const text = `\uFEFF{"moves":[3,\r\n3], "version":1,"fourply":"game","players":{"O":"easy","X":"you"},"result":null,
			"board":{"height":6,"width":7,"gravity":true,"connect":4},"started":"2026-11-30T08:48:51Z","saved":"2026-11-30T09:48:51+01:00","note":"mine"}`;
		expect(parseGame(text)).toEqual({
			ok: true,
			value: {
				position: {rules: CONNECT_FOUR, moves: [3, 3]},
				players: {X: 'you', O: 'easy'},
				started: '2026-11-30T08:48:51Z',
				saved: '2026-11-30T09:48:51+01:00',
				takenBack: [],
				bookMoves: [false, false],
			},
		});
	});

	test('gives any game again', () => {
		fc.assert(
			fc.property(
				anyPosition(anyRules(8), 70),
				fc.nat({max: 70}),
				fc.infiniteStream(fc.boolean()),
				fc.option(fc.string({minLength: 1}), {nil: undefined}),
				(end, kept, marks, command) => {
					const position = takeBackTo(end, kept);
					const mark = () => marks.next().value;
					const record: GameRecord = {
						position,
						players: {X: 'you', O: 'medium'},
						...(command === undefined ? {} : {command}),
						started: GAME.started,
						saved: GAME.saved,
						takenBack: end.moves.slice(kept).map((move) => ({move, fromBook: mark()})),
						bookMoves: position.moves.map(mark),
					};
					expect(parseGame(formatGame(record))).toEqual({ok: true, value: record});
				},
			),
		);
	});

	test('that is cut off anywhere is damaged', () => {
		const end = TEXT.lastIndexOf('}');
		for (let length = 0; length <= end; length++) {
			expect(parseGame(TEXT.slice(0, length))).toEqual({
				ok: false,
				problem: {kind: 'damaged', field: '', damage: {kind: 'not-json'}},
			});
		}
	});

	test('with a character that is another one never gives a game against the rules', () => {
		fc.assert(
			fc.property(fc.nat({max: TEXT.length - 1}), fc.string({minLength: 1, maxLength: 1}), (place, other) => {
				const game = parseGame(TEXT.slice(0, place) + other + TEXT.slice(place + 1));
				if (game.ok) {
					expectLegal(game.value);
				}
			}),
		);
	});
});

/** Plays all moves of a game by the rules, which throws where one is illegal. */
function expectLegal({position, takenBack, bookMoves}: GameRecord): void {
	const playAll = (from: Position, moves: readonly Move[]) =>
		moves.reduce((after, move) => unwrap(play(after, move)), from);
	const played = playAll(takeBackTo(position, 0), position.moves);
	playAll(
		played,
		takenBack.map(({move}) => move),
	);
	expect(bookMoves).toHaveLength(position.moves.length);
}

describe('the result of a game', () => {
	test('is the winner, a draw, or nothing yet', () => {
		expect(resultOf(afterMoves(TIC_TAC_TOE, '03142'))).toBe('X');
		expect(resultOf(afterMoves(TIC_TAC_TOE, '031487'))).toBe(null);
		expect(resultOf(afterMoves(TIC_TAC_TOE, '048176253'))).toBe('draw');
	});
});

describe('a text that is no game', () => {
	test.each<[string, unknown]>([
		['[]', {kind: 'foreign'}],
		['null', {kind: 'foreign'}],
		['{"name":"fourply"}', {kind: 'foreign'}],
		['{"fourply":"settings","version":1}', {kind: 'foreign'}],
		['{"fourply":"game","version":2,"moves":"?"}', {kind: 'newer', version: 2}],
		['{"fourply":"game"}', {kind: 'damaged', field: 'version', damage: {kind: 'missing'}}],
		[
			'{"fourply":"game","version":"2"}',
			{kind: 'damaged', field: 'version', damage: {kind: 'wrong-value', found: '"2"', expected: 'version'}},
		],
	])('%s', (text, problem) => {
		expect(parseGame(text)).toEqual({ok: false, problem});
	});

	test.each<[string, string, string, unknown]>([
		['"moves": [3,3,4],', '', 'moves', {kind: 'missing'}],
		['[3,3,4]', '"334"', 'moves', {kind: 'wrong-value', found: '"334"', expected: 'list'}],
		['[3,3,4]', '[3,3.5]', 'moves[1]', {kind: 'wrong-value', found: '3.5', expected: 'whole-number'}],
		['[3,3,4]', '[3,-1]', 'moves[1]', {kind: 'wrong-value', found: '-1', expected: 'whole-number'}],
		['[3,3,4]', '[3,7,1]', 'moves[1]', {kind: 'against-rules', problem: {kind: 'no-such-move', index: 1, move: 7}}],
		[
			'[3,3,4]',
			'[3,3,3,3,3,3,3]',
			'moves[6]',
			{kind: 'against-rules', problem: {kind: 'column-full', index: 6, move: 3}},
		],
		[
			'[3,3,4]',
			'[3,2,3,2,3,2,3,0]',
			'moves[7]',
			{kind: 'against-rules', problem: {kind: 'game-over', index: 7, move: 0}},
		],
		['[3,3,4]', '[3,2,3,2,3,2,3]', 'result', {kind: 'wrong-result', found: null, right: 'X'}],
		['null', '"draw"', 'result', {kind: 'wrong-result', found: 'draw', right: null}],
		['null', '"x"', 'result', {kind: 'wrong-value', found: '"x"', expected: 'result'}],
		['[4,2]', '[4,9]', 'takenBack[1]', {kind: 'against-rules', problem: {kind: 'no-such-move', index: 4, move: 9}}],
		['[1]', '[2]', 'takenBackFromBook[0]', {kind: 'wrong-value', found: '2', expected: 'taken-back'}],
		['[0]', '[0,3]', 'bookMoves[1]', {kind: 'wrong-value', found: '3', expected: 'ply'}],
		['"height":6', '"height":21', 'board', {kind: 'against-rules', problem: {kind: 'bad-size', width: 7, height: 21}}],
		['true', '1', 'board.gravity', {kind: 'wrong-value', found: '1', expected: 'yes-or-no'}],
		['"X":"you",', '', 'players.X', {kind: 'missing'}],
		['"O":"program"', '"O":""', 'players.O', {kind: 'wrong-value', found: '""', expected: 'text'}],
		['T08:48', 'T28:48', 'started', {kind: 'wrong-value', found: '"2026-11-30T28:48:51.000Z"', expected: 'time'}],
		[
			'"result"',
			'"start":{"cells":"X","toMove":"X"},"result"',
			'start.cells',
			{kind: 'wrong-value', found: '"X"', expected: 'cells'},
		],
		[
			'"result"',
			'"start":{"cells":"X","toMove":"x"},"result"',
			'start.toMove',
			{kind: 'wrong-value', found: '"x"', expected: 'side'},
		],
		['"bookMoves"', '"owner":0,"bookMoves"', 'owner', {kind: 'wrong-value', found: '0', expected: 'process'}],
	])('is told with the field: %s as %s', (right, wrong, field, damage) => {
		expect(TEXT).toContain(right);
		expect(parseGame(TEXT.replace(right, wrong))).toEqual({ok: false, problem: {kind: 'damaged', field, damage}});
	});
});
