import {type Outcome, outcomeOf, type Position, play, sideToMove} from '../position.ts';
import {unwrap} from '../result.ts';
import {type Move, opponentOf, type Side} from '../rules.ts';
import {FAULTS, type Fault, type FaultDetail} from './fault.ts';
import type {Judgement} from './judgement.ts';
import type {ScheduledGame} from './schedule.ts';

/** What one turn took. `nodes` is null where nothing was searched. */
export type Effort = {readonly milliseconds: number; readonly nodes: number | null};

/** A turn of a player: a legal move, or what it did wrong instead. */
export type Turn<Detail extends FaultDetail = FaultDetail> = Effort &
	({readonly move: Move} | {readonly fault: Fault<Detail>});

/** What all turns of a side took. */
export type Efforts = {
	readonly moves: number;
	readonly milliseconds: number;
	/** The longest turn. */
	readonly slowest: number;
	/** The nodes of the turns that searched, and how many those were. */
	readonly nodes: number;
	readonly searches: number;
};

/** No turns. */
export const NO_EFFORTS: Efforts = {moves: 0, milliseconds: 0, slowest: 0, nodes: 0, searches: 0};

/** Why a game can end: a line, a full board, or a fault of the loser. */
export const REASONS = ['line', 'full', ...FAULTS] as const;

/** Why a game ended. */
export type Reason = (typeof REASONS)[number];

/** How a game ended. */
export type GameEnd = {readonly result: Side | 'draw'; readonly reason: Reason; readonly detail?: FaultDetail};

/** A game that goes on or is over. */
export type Game = {
	readonly position: Position;
	/** How many of its moves are the opening. */
	readonly opening: number;
	readonly efforts: Readonly<Record<Side, Efforts>>;
	/** Undefined while it goes on. */
	readonly end?: GameEnd;
};

/** A game that is over, as a match keeps it: who played, all moves with the opening, and what the verdict on them is. */
export type PlayedGame = GameEnd & {
	readonly index: number;
	readonly x: number;
	readonly o: number;
	readonly opening: readonly Move[];
	readonly moves: readonly Move[];
	readonly efforts: Readonly<Record<Side, Efforts>>;
	readonly judgement?: Judgement;
};

/** A game from the end of its opening, on which it must go on. */
export function beginGame(position: Position): Game {
	return {position, opening: position.moves.length, efforts: {X: NO_EFFORTS, O: NO_EFFORTS}};
}

/** The game after a turn of the side to move. A move that is not legal, or a turn after the end, is a bug and throws. */
export function takeTurn(game: Game, turn: Turn): Game {
	if (game.end !== undefined) {
		throw new Error('a turn after the end of a game');
	}
	const side = sideToMove(game.position);
	const efforts = {...game.efforts, [side]: withTurn(game.efforts[side], turn)};
	if ('fault' in turn) {
		const {kind, detail} = turn.fault;
		return {...game, efforts, end: {result: opponentOf(side), reason: kind, detail}};
	}
	const position = unwrap(play(game.position, turn.move));
	const outcome = outcomeOf(position);
	return {...game, position, efforts, ...(outcome === undefined ? {} : {end: endOf(outcome)})};
}

/** What is kept of a game that is over. */
export function recordOf({index, x, o}: ScheduledGame, {position, opening, efforts, end}: Game): PlayedGame {
	if (end === undefined) {
		throw new Error('a game that goes on has no record');
	}
	const {moves} = position;
	return {...end, index, x, o, opening: moves.slice(0, opening), moves, efforts};
}

function endOf(outcome: Outcome): GameEnd {
	return outcome.kind === 'draw' ? {result: 'draw', reason: 'full'} : {result: outcome.winner, reason: 'line'};
}

function withTurn(efforts: Efforts, {milliseconds, nodes}: Turn): Efforts {
	return addEfforts(efforts, {
		moves: 1,
		milliseconds,
		slowest: milliseconds,
		nodes: nodes ?? 0,
		searches: nodes === null ? 0 : 1,
	});
}

/** The efforts of both together. */
export function addEfforts(a: Efforts, b: Efforts): Efforts {
	return {
		moves: a.moves + b.moves,
		milliseconds: a.milliseconds + b.milliseconds,
		slowest: Math.max(a.slowest, b.slowest),
		nodes: a.nodes + b.nodes,
		searches: a.searches + b.searches,
	};
}
