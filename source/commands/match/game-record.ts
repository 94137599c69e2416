import {NO_EFFORTS, type PlayedGame, REASONS} from '../../engine/match/game.ts';
import type {Blunder} from '../../engine/match/judgement.ts';
import {faultText} from '../../format/fault-text.ts';
import {shifted} from '../describe.ts';

/** A game as a JSON answer has it; columns and cells are numbers from `first`. */
export function gameRecord(game: PlayedGame, first: 0 | 1) {
	const {index, x, o, opening, moves, result, reason, detail, efforts, judgement} = game;
	return {
		index,
		x,
		o,
		opening: shifted(opening, first),
		moves: shifted(moves, first),
		result,
		reason,
		...(detail === undefined ? {} : {detail: faultText(detail)}),
		efforts,
		...(judgement === undefined
			? {}
			: {judged: judgement.judged, blunders: judgement.blunders.map((blunder) => blunderRecord(blunder, first))}),
	};
}

/** A record of a game. */
export type GameRecord = ReturnType<typeof gameRecord>;

/** A blunder as a JSON answer has it. */
export function blunderRecord(blunder: Blunder, first: 0 | 1): Blunder {
	return {...blunder, move: blunder.move + first, better: shifted(blunder.better, first)};
}

/** The game that a record was made of. */
export function gameOfRecord({judged, blunders, opening, moves, ...rest}: GameRecord, first: 0 | 1): PlayedGame {
	const unshift = (numbers: readonly number[]) => numbers.map((number) => number - first);
	const judgement = judged &&
		blunders && {
			judged,
			blunders: blunders.map((blunder) => ({...blunder, move: blunder.move - first, better: unshift(blunder.better)})),
		};
	return {
		...rest,
		opening: unshift(opening),
		moves: unshift(moves),
		...(judgement === undefined ? {} : {judgement}),
	};
}

/** Whether a value read from a file has the form of a record. */
export function isGameRecord(value: unknown): value is GameRecord {
	return (
		isObject(value) &&
		[value.index, value.x, value.o].every(isCount) &&
		[value.opening, value.moves].every(areCounts) &&
		['X', 'O', 'draw'].includes(String(value.result)) &&
		REASONS.some((reason) => reason === value.reason) &&
		(value.detail === undefined || typeof value.detail === 'string') &&
		isOfBothSides(value.efforts, isEfforts) &&
		(value.judged === undefined || isOfBothSides(value.judged, isCount)) &&
		(value.blunders === undefined || (Array.isArray(value.blunders) && value.blunders.every(isBlunder)))
	);
}

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
	return typeof value === 'object' && value !== null;
}

function isCount(value: unknown): boolean {
	return Number.isInteger(value) && Number(value) >= 0;
}

function areCounts(value: unknown): boolean {
	return Array.isArray(value) && value.every(isCount);
}

function isOfBothSides(value: unknown, check: (value: unknown) => boolean): boolean {
	return isObject(value) && check(value.X) && check(value.O);
}

function isEfforts(value: unknown): boolean {
	return isObject(value) && Object.keys(NO_EFFORTS).every((name) => Number.isFinite(value[name]));
}

function isBlunder(value: unknown): boolean {
	return (
		isObject(value) &&
		[value.ply, value.move].every(isCount) &&
		['X', 'O'].includes(String(value.side)) &&
		['win', 'draw'].includes(String(value.before)) &&
		['draw', 'loss'].includes(String(value.after)) &&
		areCounts(value.better)
	);
}
