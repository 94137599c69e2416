import {setMaxListeners} from 'node:events';
import {type Contestant, inGame, type MatchPlayer} from '../engine/match/contestant.ts';
import {beginGame, type Game, type PlayedGame, recordOf, type Turn, takeTurn} from '../engine/match/game.ts';
import type {Judgement} from '../engine/match/judgement.ts';
import type {ScheduledGame} from '../engine/match/schedule.ts';
import type {Patience} from '../engine/match/verdict.ts';
import {type Position, play, sideToMove} from '../engine/position.ts';
import {mix} from '../engine/random.ts';
import type {Side} from '../engine/rules.ts';
import type {EngineClient} from '../worker/client.ts';
import {engineSeat} from './engine-seat.ts';
import {type ExternalOptions, externalSeat} from './external-seat.ts';
import type {Gate} from './gate.ts';
import {abortable, EngineFailure, type Seat} from './seat.ts';

/** A game that is to be played, and the position at the end of its opening, on which it goes on. */
export type GameToPlay = {readonly scheduled: ScheduledGame; readonly from: Position};

/** What the games of a match need to be played. */
export type Playing = {
	readonly players: readonly MatchPlayer[];
	/** The games, in the order in which they begin; the next one is asked for when an engine is free for it. */
	readonly games: Iterable<GameToPlay>;
	/** Engines that have the own evaluations that players name; on each one game is played at a time. */
	readonly engines: readonly EngineClient[];
	/** How thoroughly the moves of a finished game are judged; null: not at all. */
	readonly patience: Patience | null;
	readonly external: ExternalOptions;
	/** Where games wait before each turn while the match is paused. */
	readonly gate?: Gate;
};

/** What happens in a match, as plain data: a game begins, a turn is taken in it, it is over and judged. */
export type MatchEvent =
	| {readonly kind: 'began'; readonly scheduled: ScheduledGame; readonly game: Game}
	| {readonly kind: 'turn'; readonly scheduled: ScheduledGame; readonly game: Game; readonly turn: Turn}
	| {readonly kind: 'over'; readonly played: PlayedGame};

/**
 * Plays the games of a match, as many at a time as there are engines. The promise is fulfilled when all are over or the signal
 * aborts, after which nothing more is heard; it is rejected when an engine or the listener fails.
 */
export async function runMatch(
	playing: Playing,
	onEvent: (event: MatchEvent) => void,
	signal: AbortSignal,
): Promise<void> {
	if (signal.aborted) {
		return;
	}
	const ended = new AbortController();
	const onAbort = () => ended.abort(signal.reason);
	signal.addEventListener('abort', onAbort);
	// Each game that runs listens to it.
	setMaxListeners(0, ended.signal);
	const games = playing.games[Symbol.iterator]();
	const playOn = async (engine: EngineClient) => {
		try {
			for (let next = games.next(); !next.done; next = games.next()) {
				onEvent({kind: 'over', played: await playGame(next.value, playing, engine, onEvent, ended.signal)});
			}
		} catch (error) {
			ended.abort(error);
			throw error;
		}
	};
	await Promise.allSettled(playing.engines.map(playOn));
	signal.removeEventListener('abort', onAbort);
	if (ended.signal.aborted && !signal.aborted) {
		throw ended.signal.reason;
	}
}

async function playGame(
	{scheduled, from}: GameToPlay,
	playing: Playing,
	engine: EngineClient,
	onEvent: (event: MatchEvent) => void,
	signal: AbortSignal,
): Promise<PlayedGame> {
	const {index, x, o, seed} = scheduled;
	const {external, gate, patience} = playing;
	const seatAt = (place: number, side: Side): Seat => {
		const player: Contestant = inGame(playing.players[place] as MatchPlayer, mix(seed ^ place));
		return player.kind === 'external'
			? externalSeat(player.command, from.rules, external)
			: engineSeat(engine, player, `${index} ${side}`, external.firstNumber);
	};
	const seats: Readonly<Record<Side, Seat>> = {X: seatAt(x, 'X'), O: seatAt(o, 'O')};
	let game = beginGame(from);
	try {
		onEvent({kind: 'began', scheduled, game});
		while (game.end === undefined) {
			await gate?.pass(signal);
			const {position} = game;
			const turn = legalTurn(
				position,
				await seats[sideToMove(position)].choose(position, signal),
				external.firstNumber,
			);
			game = takeTurn(game, turn);
			onEvent({kind: 'turn', scheduled, game, turn});
		}
	} finally {
		for (const seat of Object.values(seats)) {
			seat.leave(game.end?.result);
		}
	}
	const judgement = patience === null ? undefined : await judge(game, patience, engine, signal);
	return {...recordOf(scheduled, game), ...(judgement === undefined ? {} : {judgement})};
}

/** The turn itself where its move is possible; else the fault that it is. */
function legalTurn(position: Position, turn: Turn, firstNumber: 0 | 1): Turn {
	const played = 'fault' in turn ? undefined : play(position, turn.move);
	if (played === undefined || played.ok) {
		return turn;
	}
	const {milliseconds, nodes} = turn;
	const detail = {reason: 'problem', problem: played.problem, firstNumber} as const;
	return {fault: {kind: 'illegal', detail}, milliseconds, nodes};
}

function judge(game: Game, patience: Patience, engine: EngineClient, signal: AbortSignal): Promise<Judgement> {
	return abortable(signal, (resolve, reject) =>
		engine.start(
			{kind: 'judge', end: game.position, opening: game.opening, patience},
			{
				onAnswer: (answer) => {
					if (answer.kind === 'judge') {
						resolve(answer.judgement);
					} else {
						reject(new Error('the engine answered another question'));
					}
				},
				onFailure: (message) => reject(new EngineFailure(message)),
			},
		),
	);
}
