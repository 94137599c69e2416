import fc from 'fast-check';
import {expect, test} from 'vitest';
import {legalMoves, play} from '../../../source/engine/position.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {formatGame, parseGame} from '../../../source/store/game-record.ts';
import {OPPONENTS} from '../../../source/ui/opponents.ts';
import {type GameState, startGame} from '../../../source/ui/state/game.ts';
import {gameOfRecord, keptGame} from '../../../source/ui/state/game-record.ts';
import {anyPosition, anyRules} from '../../helpers/arbitraries.ts';
import {keptGame as recordOf} from '../../helpers/games.ts';
import {afterMoves, CONNECT_FOUR} from '../../helpers/positions.ts';

const TIME = '2026-11-30T08:48:51.000Z';
const anyOpponent = fc.constantFrom(...OPPONENTS.map(({id}) => id));

/** Any game on any board, with moves from the book, and the next moves taken back. */
const anyGame: fc.Arbitrary<GameState> = fc
	.record({
		position: anyPosition(anyRules(6), 30),
		players: fc.record({X: anyOpponent, O: anyOpponent}),
		marks: fc.array(fc.boolean(), {minLength: 36, maxLength: 36}),
		again: fc.nat({max: 3}),
	})
	.map(({position, players, marks, again}) => {
		const takenBack: Array<GameState['takenBack'][number]> = [];
		let after = position;
		for (const fromBook of marks.slice(0, again)) {
			const [move] = legalMoves(after);
			if (move !== undefined) {
				takenBack.push({move, fromBook});
				after = unwrap(play(after, move));
			}
		}
		return {
			...startGame(position.rules, players, 1),
			position,
			takenBack,
			bookMoves: position.moves.map((_, ply) => marks[ply] ?? false),
		};
	});

test('a game that is kept and read again goes on as it was', () => {
	fc.assert(
		fc.property(anyGame, fc.constantFrom('', 'python3 mine.py'), (anyOne, command) => {
			const game = {...anyOne, command};
			const kept = keptGame(game);
			const read = parseGame(formatGame({...kept, started: TIME, saved: TIME}));
			if (!read.ok) {
				throw new Error(JSON.stringify(read.problem));
			}
			const {position, players, takenBack, bookMoves} = gameOfRecord(read.value, 1, 'always');
			expect({position, players, takenBack, bookMoves}).toEqual({
				position: game.position,
				players: game.players,
				takenBack: game.takenBack,
				bookMoves: game.bookMoves,
			});
			expect(keptGame(gameOfRecord(read.value, 1, 'always'))).toEqual(kept);
		}),
	);
});

test('the command is kept where a program plays, and only there', () => {
	const position = afterMoves(CONNECT_FOUR, '33');
	const game = {...startGame(CONNECT_FOUR, {X: 'you', O: 'program'}, 1), position, bookMoves: [false, false]};
	expect(keptGame({...game, command: 'node me.js'}).command).toBe('node me.js');
	expect(keptGame(game)).not.toHaveProperty('command');
	const another = {...game, players: {X: 'you', O: 'hard'}, command: 'node me.js'} as const;
	expect(keptGame(another)).not.toHaveProperty('command');
});

test('players that this program does not know are people', () => {
	const record = {...recordOf(CONNECT_FOUR, '33'), players: {X: 'grandmaster', O: 'level-3'}};
	expect(gameOfRecord(record, 1, 'always').players).toEqual({X: 'you', O: 'level-3'});
});
