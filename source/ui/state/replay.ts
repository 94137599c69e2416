import type {MoveVerdict} from '../../engine/lab/judge-move.ts';
import {legalMoves, outcomeOf, type Position, takeBackTo} from '../../engine/position.ts';
import type {Move} from '../../engine/rules.ts';
import type {Score} from '../../engine/score.ts';
import type {Job} from '../../worker/protocol.ts';
import type {KeptGame} from './game-record.ts';

/** A game that is gone through move by move. */
export type ReplayState = {
	readonly game: KeptGame & {readonly started?: string};
	/** How many of its moves have been played on the board that is shown. */
	readonly index: number;
	/** The verdicts on its moves, from the first one on as far as they are known. */
	readonly verdicts: readonly MoveVerdict[];
	/** The score of its last position, where the game is not over; undefined until it is known. */
	readonly last: Score | undefined;
	/** The screen it was opened from. */
	readonly from: 'game' | 'games';
	/** Why no more verdicts come. */
	readonly failure: string | undefined;
};

/** A game from its end, where a review begins. */
export function openReplay(
	game: ReplayState['game'],
	from: ReplayState['from'],
	verdicts: readonly MoveVerdict[] = [],
): ReplayState {
	return {game, index: game.position.moves.length, verdicts, last: undefined, from, failure: undefined};
}

/** The replay at another place of the game; the ends stay. */
export function replayAt(replay: ReplayState, index: number): ReplayState {
	const last = replay.game.position.moves.length;
	return {...replay, index: Math.max(0, Math.min(last, index))};
}

/** The position that is shown. */
export function shownPosition({game, index}: ReplayState): Position {
	return takeBackTo(game.position, index);
}

/** The moves that changed the result, as far as they are known: the numbers of moves played before each. */
export function turningPoints({verdicts}: ReplayState): readonly number[] {
	return verdicts.flatMap(({kind}, ply) => (kind === 'win-given-away' || kind === 'draw-given-away' ? [ply] : []));
}

/**
 * The replay just after the next (1) or previous (-1) move that changed the result; after the last one comes the first, so that
 * a review, which begins at the end, finds them by either key. Where there is none it stays.
 */
export function toTurningPoint(replay: ReplayState, direction: 1 | -1): ReplayState {
	const places = turningPoints(replay).map((ply) => ply + 1);
	const next =
		direction === 1
			? (places.find((place) => place > replay.index) ?? places[0])
			: (places.filter((place) => place < replay.index).at(-1) ?? places.at(-1));
	return next === undefined ? replay : replayAt(replay, next);
}

/**
 * The score of the position before each move, and of the last one where the game is over; undefined where it is not known (yet).
 */
export function scoresOfGame(replay: ReplayState): ReadonlyArray<Score | undefined> {
	const {game, verdicts} = replay;
	const outcome = outcomeOf(game.position);
	const last: Score | undefined =
		outcome === undefined
			? replay.last
			: outcome.kind === 'draw'
				? {kind: 'draw', view: 'X', bound: 'exact'}
				: {kind: outcome.winner === 'X' ? 'win' : 'loss', plies: 0, view: 'X', bound: 'exact'};
	return [...game.position.moves.map((_, ply) => verdicts[ply]?.bestScore), last];
}

/** The time in which a move is judged, in milliseconds. */
const VERDICT_TIME = 2000;

/** The question to the engine about the next move that is to be judged, and after them about the last position; undefined where all is known. */
export function replayJob({game, verdicts, last, failure}: ReplayState): Job | undefined {
	const index = verdicts.length;
	// Of the last position the best move is asked for by way of any other one.
	const move = game.position.moves[index] ?? (last === undefined ? movesAtEnd(game.position)[0] : undefined);
	return move === undefined || failure !== undefined
		? undefined
		: {kind: 'explain', position: takeBackTo(game.position, index), move, time: VERDICT_TIME};
}

/** A move was judged, the last one of `moves`, or one that could be made at the end; a verdict on another game is stale and changes nothing. */
export function replayJudged(replay: ReplayState, moves: readonly Move[], verdict: MoveVerdict): ReplayState {
	const played = replay.game.position.moves;
	const isAsked =
		moves.length === replay.verdicts.length + 1 &&
		moves.every((move, ply) => ply >= played.length || move === played[ply]);
	if (!isAsked) {
		return replay;
	}
	return moves.length > played.length
		? {...replay, last: verdict.bestScore ?? UNKNOWN}
		: {...replay, verdicts: [...replay.verdicts, verdict]};
}

/** What a search says that found nothing: neither side is better, and nothing is proven. */
const UNKNOWN: Score = {kind: 'heuristic', value: 0, view: 'X', bound: 'exact'};

/** The moves that can be made at the end of a game; none where it is over. */
function movesAtEnd(position: Position): readonly Move[] {
	return outcomeOf(position) === undefined ? legalMoves(position) : [];
}
