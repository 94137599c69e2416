import {describe, expect, test, vi} from 'vitest';
import {builtInLibrary} from '../../source/engine/book/library.ts';
import {type OwnEvaluation, ownEvaluation} from '../../source/engine/evaluation/own.ts';
import type {PlayedGame} from '../../source/engine/match/game.ts';
import {parsePlayer} from '../../source/engine/match/player-text.ts';
import {type Match, scheduledGame, totalGames} from '../../source/engine/match/schedule.ts';
import {QUICK} from '../../source/engine/match/verdict.ts';
import {emptyPosition, type Position} from '../../source/engine/position.ts';
import {unwrap} from '../../source/engine/result.ts';
import type {Rules} from '../../source/engine/rules.ts';
import {faultText} from '../../source/format/fault-text.ts';
import {Gate} from '../../source/match/gate.ts';
import {type MatchEvent, type Playing, runMatch} from '../../source/match/run-match.ts';
import {createClient, type EngineClient} from '../../source/worker/client.ts';
import {connectInProcess} from '../../source/worker/connect.ts';
import {CONNECT_FOUR, TIC_TAC_TOE} from '../helpers/positions.ts';

function engine(own: readonly OwnEvaluation[] = []): EngineClient {
	const evaluations = own.map((evaluate, number) => ownEvaluation(`./own-${number}.mjs`, evaluate));
	return createClient(connectInProcess(builtInLibrary(), evaluations));
}

function matchOf(texts: readonly string[], games: number, rules: Rules = CONNECT_FOUR): Match {
	const players = texts.map((text) => unwrap(parsePlayer(text, {rules, firstNumber: 0})));
	return {start: emptyPosition(rules), players, games, swap: true, seed: 1};
}

function playing(match: Match, changes: Partial<Playing> = {}): Playing {
	return {
		players: match.players,
		games: Array.from({length: totalGames(match)}, (_, index) => ({
			scheduled: scheduledGame(match, index),
			from: match.start,
		})),
		engines: [engine()],
		patience: null,
		external: {
			start: () => {
				throw new Error('nobody is another program here');
			},
			time: 1000,
			startTime: 1000,
			firstNumber: 0,
			now: () => 0,
		},
		...changes,
	};
}

const never = () => new AbortController().signal;

async function play(match: Match, changes: Partial<Playing> = {}): Promise<PlayedGame[]> {
	const over: PlayedGame[] = [];
	await runMatch(
		playing(match, changes),
		(event) => {
			if (event.kind === 'over') {
				over.push(event.played);
			}
		},
		never(),
	);
	return over.sort((a, b) => a.index - b.index);
}

/** The sentence about the fault that ended a game. */
const detailOf = (game: PlayedGame | undefined) => game?.detail && faultText(game.detail);

const moves = (games: readonly PlayedGame[]) => games.map((game) => game.moves.join(''));

describe('a match', () => {
	test('is a stream of events: a game begins, turns are taken, it is over', async () => {
		const events: MatchEvent[] = [];
		await runMatch(
			playing(matchOf(['scripted:0,1,2', 'scripted:3,4'], 1, TIC_TAC_TOE)),
			(event) => events.push(event),
			never(),
		);
		expect(events.map(({kind}) => kind)).toEqual(['began', 'turn', 'turn', 'turn', 'turn', 'turn', 'over']);
		expect(events[1]).toMatchObject({turn: {move: 0}, game: {position: {moves: [0]}}, scheduled: {index: 0}});
		expect(events.at(-1)).toMatchObject({played: {x: 0, o: 1, moves: [0, 3, 1, 4, 2], result: 'X', reason: 'line'}});
		expect(structuredClone(events)).toEqual(events);
	});

	test('plays its games on several engines at a time, each the same as on one', async () => {
		const match = matchOf(['random', 'search:depth=2,tie=random,table=1'], 6);
		const one = await play(match);
		expect(one.map(({x, o}) => [x, o])).toEqual([
			[0, 1],
			[1, 0],
			[0, 1],
			[1, 0],
			[0, 1],
			[1, 0],
		]);
		expect(new Set(moves(one)).size).toBe(6);
		expect(moves(await play(match, {engines: [engine(), engine(), engine()]}))).toEqual(moves(one));
	});

	test('goes from the position that a game is given', async () => {
		const match = matchOf(['leftmost', 'leftmost'], 1, TIC_TAC_TOE);
		const from: Position = {rules: TIC_TAC_TOE, moves: [4, 8]};
		const [game] = await play(match, {games: [{scheduled: scheduledGame(match, 0), from}]});
		expect(game).toMatchObject({opening: [4, 8], moves: [4, 8, 0, 1, 2, 3, 5, 6, 7], result: 'draw'});
	});

	test('is lost by a move that is not possible, and at the end of a script', async () => {
		const [illegal, ended] = await play(matchOf(['scripted:3,9', 'scripted:2,2'], 2));
		expect(illegal).toMatchObject({result: 'O', reason: 'illegal'});
		expect(detailOf(illegal)).toBe('at index 2: the board has no column or cell 9');
		expect(ended).toMatchObject({x: 1, result: 'X', reason: 'illegal'});
		expect(detailOf(ended)).toBe('at index 3: the board has no column or cell 9');
		const [short] = await play(matchOf(['scripted:3', 'leftmost'], 1));
		expect(short).toMatchObject({result: 'O', reason: 'script'});
		expect(detailOf(short)).toBe('the script has no move 2');
	});

	test('is lost by an own evaluation that fails', async () => {
		const match = matchOf(['search:depth=2,evaluation=./own-0.mjs', 'simple'], 1);
		const fails: OwnEvaluation = ({cells}) => (cells.filter((side) => side !== null).length > 4 ? Number.NaN : 1);
		const [game] = await play(match, {engines: [engine([fails])]});
		expect(game).toMatchObject({result: 'O', reason: 'evaluation'});
		expect(detailOf(game)).toMatch(/^the evaluation \.\/own-0\.mjs answered NaN/);
	});

	test('has each game judged where that is wanted', async () => {
		const match = matchOf(['scripted:0,1,2', 'scripted:3,4'], 1, TIC_TAC_TOE);
		const [game] = await play(match, {patience: QUICK});
		// After X in a corner only the centre draws.
		expect(game?.judgement).toEqual({
			judged: {X: 3, O: 2},
			blunders: [{ply: 1, side: 'O', move: 3, before: 'draw', after: 'loss', better: [4]}],
		});
	});

	test('counts what turns took', async () => {
		const [game] = await play(matchOf(['search:depth=1', 'leftmost'], 1));
		expect(game?.efforts.X.searches).toBe(game?.efforts.X.moves);
		expect(game?.efforts.X.nodes).toBeGreaterThan(0);
		expect(game?.efforts.O).toMatchObject({nodes: 0, searches: 0});
	});

	test('fails when an engine fails, or whoever listens', async () => {
		const broken: EngineClient = {
			...engine(),
			start: (_, {onFailure}) => {
				queueMicrotask(() => onFailure('out of memory'));
				return () => {};
			},
		};
		const match = matchOf(['leftmost', 'simple'], 4);
		await expect(play(match, {engines: [broken, engine()]})).rejects.toThrow('out of memory');
		const listener = () => {
			throw new Error('the disk is full');
		};
		await expect(runMatch(playing(match), listener, never())).rejects.toThrow('the disk is full');
	});
});

describe('a match that is watched', () => {
	test('waits while it is paused, and takes one turn for each step', async () => {
		const gate = new Gate();
		gate.pause();
		const turns: number[] = [];
		const done = runMatch(
			playing(matchOf(['leftmost', 'leftmost'], 1, TIC_TAC_TOE), {gate}),
			(event) => {
				if (event.kind === 'turn') {
					turns.push(event.game.position.moves.length);
				}
			},
			never(),
		);
		for (const count of [1, 2]) {
			gate.step();
			await vi.waitFor(() => expect(turns).toHaveLength(count), {timeout: 60_000});
		}
		await new Promise(setImmediate);
		expect(turns).toEqual([1, 2]);
		gate.resume();
		await done;
		expect(turns).toEqual([1, 2, 3, 4, 5, 6, 7]);
	});

	test('can be stopped at any time, and nothing more is heard', async () => {
		const stop = new AbortController();
		const heard: string[] = [];
		await runMatch(
			playing(matchOf(['search:depth=30', 'leftmost'], 2)),
			(event) => {
				heard.push(event.kind);
				stop.abort();
			},
			stop.signal,
		);
		expect(heard).toEqual(['began']);
		await runMatch(playing(matchOf(['leftmost', 'leftmost'], 2)), ({kind}) => heard.push(kind), stop.signal);
		expect(heard).toEqual(['began']);
	});

	test('can be stopped while it is paused', async () => {
		const gate = new Gate();
		gate.pause();
		const stop = new AbortController();
		const done = runMatch(playing(matchOf(['leftmost', 'leftmost'], 2), {gate}), () => {}, stop.signal);
		stop.abort();
		await done;
		expect(gate.open).toBe(false);
	});
});
