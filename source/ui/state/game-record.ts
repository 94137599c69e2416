import type {Position} from '../../engine/position.ts';
import type {GameRecord} from '../../store/game-record.ts';
import type {StoredGame} from '../../store/game-store.ts';
import {OPPONENTS, type OpponentId} from '../opponents.ts';
import type {Origin} from './app-state.ts';
import {type GameState, type Players, type ScoresWhen, startGame} from './game.ts';

/** What of a game is kept: all but when it began and was saved, which the clock says. */
export type KeptGame = Omit<GameRecord, 'started' | 'saved'>;

/** What is kept of a game. */
export function keptGame({position, players, command, takenBack, bookMoves}: GameState): KeptGame {
	const hasProgram = players.X === 'program' || players.O === 'program';
	return {position, players, takenBack, bookMoves, ...(hasProgram && command !== '' ? {command} : {})};
}

/** A game that goes on as it was kept; `when` says when its scores are shown. Players that this program does not know are people. */
export function gameOfRecord(record: GameRecord, seed: number, when: ScoresWhen): GameState {
	const {position, command = '', takenBack, bookMoves} = record;
	return {...startGame(position.rules, playersOf(record), seed, when), position, command, takenBack, bookMoves};
}

/** Where a saved game that goes on as `game` is kept. */
export function originOf(game: GameState, {id, record, isPlayedElsewhere}: StoredGame): Origin {
	return {
		id: isPlayedElsewhere ? undefined : id,
		started: record.started,
		onDisk: record.setAside === true ? undefined : game,
	};
}

/** Who plays in a record. */
export function playersOf({players}: Pick<GameRecord, 'players'>): Players {
	return {X: playerNamed(players.X), O: playerNamed(players.O)};
}

function playerNamed(name: string): OpponentId {
	return OPPONENTS.find(({id}) => id === name)?.id ?? 'you';
}

/** A game of two people from this position: one that was pasted, or branches off another one. */
export function gameFrom(position: Position, players: Players, seed: number, when: ScoresWhen): GameState {
	return {...startGame(position.rules, players, seed, when), position, bookMoves: position.moves.map(() => false)};
}

/** Whether there is anything to keep of a game. */
export function isWorthKeeping({position, takenBack}: GameState): boolean {
	const {start, moves} = position;
	return start !== undefined || moves.length > 0 || takenBack.length > 0;
}
