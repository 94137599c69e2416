import {beforeEach, describe, expect, test} from 'vitest';
import type {GameRecord} from '../../source/store/game-record.ts';
import {createGameKeeper, type GameKeeper} from '../../source/ui/game-keeper.ts';
import type {Origin} from '../../source/ui/state/app-state.ts';
import {type GameState, gameCommand, startGame} from '../../source/ui/state/game.ts';
import {gameOfRecord, originOf} from '../../source/ui/state/game-record.ts';
import {keptGame} from '../helpers/games.ts';
import {afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../helpers/positions.ts';

type Save = {readonly id: string; readonly moves: readonly number[]; readonly setAside?: boolean};

let saves: Save[] = [];
let records: GameRecord[] = [];
let named: Array<readonly [seed: number, id: string | undefined]> = [];
let origins = new Map<number, Origin>();
let keeper: GameKeeper;

beforeEach(() => {
	saves = [];
	records = [];
	named = [];
	origins = new Map();
	let names = 0;
	keeper = createGameKeeper(
		{
			newId: () => `new-${++names}`,
			save: (id, record) => {
				records.push(record);
				const {position, setAside} = record;
				saves.push({id, moves: position.moves, ...(setAside === undefined ? {} : {setAside})});
			},
			now: () => new Date('2026-11-30T09:00:00.000Z'),
		},
		(seed, {id}) => named.push([seed, id]),
	);
});

/** These games run now. */
const update = (...games: readonly GameState[]) => keeper.update(games, [], origins);

/** A game has taken the place of others. */
const replace = (game: GameState, ...left: readonly GameState[]) => keeper.update([game], left, origins);

/** A game of two people after these moves. */
function game(seed: number, moves: string, rules = CONNECT_FOUR): GameState {
	const position = afterMoves(rules, moves);
	return {
		...startGame(rules, {X: 'you', O: 'you'}, seed),
		position,
		bookMoves: position.moves.map(() => false),
	};
}

/** A game that was saved as `id` and goes on. */
function continued(seed: number, id: string, moves: string, how: Partial<GameRecord & {elsewhere: boolean}> = {}) {
	const {elsewhere = false, ...rest} = how;
	const record = {...keptGame(CONNECT_FOUR, moves), players: {X: 'you', O: 'you'}, ...rest};
	const state = gameOfRecord(record, seed, 'always');
	origins.set(seed, originOf(state, {id, record, isPlayedElsewhere: elsewhere}));
	return state;
}

describe('a game that runs', () => {
	test('is saved from its first move on, whenever it has changed, under one name', () => {
		update(game(1, ''));
		expect(saves).toEqual([]);
		update(game(1, '3'));
		update(game(1, '3'));
		update({...game(1, '3'), cursor: 0, turn: 9});
		update(game(1, '32'));
		expect(saves).toEqual([
			{id: 'new-1', moves: [3]},
			{id: 'new-1', moves: [3, 2]},
		]);
		expect(named).toEqual([[1, 'new-1']]);
		expect(records[0]).toMatchObject({players: {X: 'you', O: 'you'}, started: '2026-11-30T09:00:00.000Z'});
	});

	test('is saved with the moves taken back, also when none is left on the board', () => {
		const one = game(1, '3');
		update(one);
		update(gameCommand(one, 'undo'));
		expect(saves.at(-1)).toEqual({id: 'new-1', moves: []});
		expect(records.at(-1)?.takenBack).toEqual([{move: 3, fromBook: false}]);
	});

	test('is saved when others play it', () => {
		update(game(1, '3'));
		update({...game(1, '3'), players: {X: 'you', O: 'hard'}});
		expect(records.map(({players}) => players.O)).toEqual(['you', 'hard']);
	});

	test('has the command of the program that plays, and no other game has it', () => {
		keeper.update(
			[{...game(1, '3'), players: {X: 'program', O: 'you'}, command: 'node me'}, game(2, '4', TIC_TAC_TOE)],
			[],
			origins,
		);
		expect(records.map(({command}) => command)).toEqual(['node me', undefined]);
	});

	test('of each kind is kept by itself', () => {
		update(game(1, '3'));
		update(game(1, '3'), game(2, '4', TIC_TAC_TOE));
		update(game(1, '33'), game(2, '4', TIC_TAC_TOE));
		expect(saves).toEqual([
			{id: 'new-1', moves: [3]},
			{id: 'new-2', moves: [4]},
			{id: 'new-1', moves: [3, 3]},
		]);
	});
});

describe('a new game', () => {
	test('sets the one before aside, and has a name of its own', () => {
		update(game(1, '3'));
		replace(game(2, ''), game(1, '3'));
		replace(game(2, '4'), game(1, '3'));
		expect(saves).toEqual([
			{id: 'new-1', moves: [3]},
			{id: 'new-1', moves: [3], setAside: true},
			{id: 'new-2', moves: [4]},
		]);
	});

	test('leaves one that is over as it was saved, with its time', () => {
		update(game(1, '0101010'));
		replace(game(2, ''), game(1, '0101010'));
		expect(saves).toEqual([{id: 'new-1', moves: [0, 1, 0, 1, 0, 1, 0]}]);
	});

	test('leaves nothing of one without a move', () => {
		update(game(1, ''));
		replace(game(2, ''), game(1, ''));
		expect(saves).toEqual([]);
	});

	test('loses none of the moves that were made with it in one moment', () => {
		update(game(1, '3'));
		replace(game(3, ''), game(1, '34'), game(2, '6'));
		expect(saves.slice(1)).toEqual([
			{id: 'new-1', moves: [3, 4], setAside: true},
			{id: 'new-2', moves: [6], setAside: true},
		]);
		replace(game(5, ''), game(4, '0101010'));
		expect(saves.at(-1)).toEqual({id: 'new-3', moves: [0, 1, 0, 1, 0, 1, 0]});
	});
});

describe('a game that was saved before', () => {
	test('keeps its name and its beginning, and is saved when it has changed', () => {
		const old = continued(1, 'old', '33', {started: '2025-01-01T00:00:00.000Z'});
		update(old);
		expect(saves).toEqual([]);
		update(gameCommand(old, 'drop'));
		expect(saves).toEqual([{id: 'old', moves: [3, 3, 3]}]);
		expect(records[0]?.started).toBe('2025-01-01T00:00:00.000Z');
		expect(named).toEqual([]);
	});

	test('is saved when it has changed before it is seen here for the first time', () => {
		update(gameCommand(continued(1, 'old', '33'), 'drop'));
		expect(saves).toEqual([{id: 'old', moves: [3, 3, 3]}]);
	});

	test('is the running one at once when it had been set aside', () => {
		update(continued(1, 'old', '33', {setAside: true}));
		expect(saves).toEqual([{id: 'old', moves: [3, 3]}]);
	});

	test('is set aside when another one takes its place, also unchanged', () => {
		const old = continued(1, 'old', '33');
		update(old);
		replace(game(2, ''), old);
		expect(saves).toEqual([{id: 'old', moves: [3, 3], setAside: true}]);
	});

	test('and is played elsewhere gets a new name with the first change', () => {
		const theirs = continued(1, 'theirs', '33', {elsewhere: true});
		update(theirs);
		expect(saves).toEqual([]);
		update(gameCommand(theirs, 'drop'));
		expect(saves).toEqual([{id: 'new-1', moves: [3, 3, 3]}]);
		expect(named).toEqual([[1, 'new-1']]);
	});

	test('and is played elsewhere is left to the other when nothing was done here', () => {
		const theirs = continued(1, 'theirs', '33', {elsewhere: true});
		update(theirs);
		replace(game(2, ''), theirs);
		expect(saves).toEqual([]);
	});
});

test('a game that was saved under another name goes on under that', () => {
	update(game(1, '3'));
	keeper.rename('new-1', 'other');
	update(game(1, '34'));
	expect(saves.at(-1)).toEqual({id: 'other', moves: [3, 4]});
	expect(named).toEqual([
		[1, 'new-1'],
		[1, 'other'],
	]);
});

test('a game that was removed is not saved any more, and one that goes on all the same has a new name', () => {
	update(game(1, '3'), game(2, '4', TIC_TAC_TOE));
	saves = [];
	keeper.forget('new-1');
	update(game(2, '4', TIC_TAC_TOE));
	expect(saves).toEqual([]);
	update(game(1, '3'), game(2, '4', TIC_TAC_TOE));
	expect(saves).toEqual([{id: 'new-3', moves: [3]}]);
});
