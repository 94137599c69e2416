import {emptyPosition, outcomeOf, type Position, play, setupPosition} from '../engine/position.ts';
import {cellCount, type Move, makeRules, type Side} from '../engine/rules.ts';
import type {GameResult} from '../format/store-problem.ts';
import {damaged, formatFields, parseFields, type TextReading, wrongValue} from './fields.ts';
import {readForm} from './game-form.ts';

/** A move that was taken back, and whether it came from the opening book. */
export type TakenBackMove = {readonly move: Move; readonly fromBook: boolean};

/** A game as it is kept: what a file of it holds. */
export type GameRecord = {
	readonly position: Position;
	/** Who plays each side, as the screens name players; this module takes any text. */
	readonly players: Readonly<Record<Side, string>>;
	/** The command that starts an own program that plays. */
	readonly command?: string;
	/** When the game began and when it was saved, such as `2026-11-30T08:48:51.000Z`. */
	readonly started: string;
	readonly saved: string;
	/** The moves taken back, the next one to play again first; they are legal one after the other. */
	readonly takenBack: readonly TakenBackMove[];
	/** For each move played whether it came from the opening book. */
	readonly bookMoves: readonly boolean[];
	/** Whether another game has taken its place: it is kept with those that are over until it goes on. */
	readonly setAside?: boolean;
};

/** A game in the text of a file, and the process that played it last, where the file says so. */
export type OwnedGame = {readonly record: GameRecord; readonly owner?: number};

/** The result of a game by the rules; null while it goes on. */
export function resultOf(position: Position): GameResult {
	const outcome = outcomeOf(position);
	return outcome === undefined ? null : outcome.kind === 'draw' ? 'draw' : outcome.winner;
}

/** The text of a game. `owner` is the number of the process that plays it. */
export function formatGame(record: GameRecord, owner?: number): string {
	const {position, players, command, started, saved, takenBack, bookMoves, setAside} = record;
	const {rules, start, moves} = position;
	const takenBackFromBook = placesOf(takenBack.map(({fromBook}) => fromBook));
	return formatFields('game', {
		board: {width: rules.width, height: rules.height, connect: rules.connect, gravity: rules.gravity},
		players: {X: players.X, O: players.O},
		...(command === undefined ? {} : {command}),
		started,
		saved,
		result: resultOf(position),
		...(start === undefined
			? {}
			: {start: {cells: start.stones.map((side) => side ?? '.').join(''), toMove: start.toMove}}),
		moves,
		takenBack: takenBack.map(({move}) => move),
		...(takenBackFromBook.length === 0 ? {} : {takenBackFromBook}),
		bookMoves: placesOf(bookMoves),
		...(setAside === true ? {setAside} : {}),
		...(owner === undefined ? {} : {owner}),
	});
}

/** The game in a text. Every move must be legal, and the result that of the rules; a field of no known name does not count. */
export function parseGame(text: string): TextReading<GameRecord> {
	const reading = parseOwnedGame(text);
	return reading.ok ? {ok: true, value: reading.value.record} : reading;
}

/** `parseGame` with the process that played the game. */
export function parseOwnedGame(text: string): TextReading<OwnedGame> {
	const fields = parseFields('game', text);
	if (!fields.ok) {
		return fields;
	}
	const form = readForm(fields.value);
	if (!form.ok) {
		return form;
	}
	const {board, start, moves, result, takenBack, takenBackFromBook, bookMoves, owner, ...rest} = form.value;
	const rules = makeRules(board.width, board.height, board.connect, board.gravity);
	if (!rules.ok) {
		return damaged('board', {kind: 'against-rules', problem: rules.problem});
	}
	if (start !== undefined && start.cells.length !== cellCount(rules.value)) {
		return wrongValue('start.cells', start.cells, 'cells');
	}
	const first =
		start === undefined
			? emptyPosition(rules.value)
			: setupPosition(
					rules.value,
					[...start.cells].map((cell) => (cell === 'X' || cell === 'O' ? cell : undefined)),
					start.toMove,
				);
	const played = playAll(first, moves, 'moves');
	if (!played.ok) {
		return played;
	}
	const position = played.value;
	const right = resultOf(position);
	if (result !== right) {
		return damaged('result', {kind: 'wrong-result', found: result, right});
	}
	const again = playAll(position, takenBack, 'takenBack');
	if (!again.ok) {
		return again;
	}
	const farPly = bookMoves.findIndex((ply) => ply >= moves.length);
	if (farPly >= 0) {
		return wrongValue(`bookMoves[${farPly}]`, bookMoves[farPly], 'ply');
	}
	const farPlace = takenBackFromBook.findIndex((place) => place >= takenBack.length);
	if (farPlace >= 0) {
		return wrongValue(`takenBackFromBook[${farPlace}]`, takenBackFromBook[farPlace], 'taken-back');
	}
	const record: GameRecord = {
		...rest,
		position,
		takenBack: takenBack.map((move, place) => ({move, fromBook: takenBackFromBook.includes(place)})),
		bookMoves: moves.map((_, ply) => bookMoves.includes(ply)),
	};
	return {ok: true, value: {record, ...(owner === undefined ? {} : {owner})}};
}

/** The position after more moves; the field of the first illegal one is named. */
function playAll(position: Position, moves: readonly Move[], field: string): TextReading<Position> {
	let after = position;
	for (const [place, move] of moves.entries()) {
		const next = play(after, move);
		if (!next.ok) {
			return damaged(`${field}[${place}]`, {kind: 'against-rules', problem: next.problem});
		}
		after = next.value;
	}
	return {ok: true, value: after};
}

/** The places at which a list is true. */
function placesOf(marks: readonly boolean[]): readonly number[] {
	return marks.flatMap((mark, place) => (mark ? [place] : []));
}
