import {parseEvaluation} from '../evaluation/evaluation.ts';
import {isOwnEvaluation} from '../evaluation/own.ts';
import {MOVE_ORDERS} from '../search/move-order.ts';
import {TIE_BREAKS} from '../search/settings.ts';

/** What a key takes: a whole number from a range, one of some words, an evaluation, or `off` or a whole number of MiB. */
export type ExpectedValue =
	| {readonly kind: 'number'; readonly least: number; readonly most: number}
	| {readonly kind: 'choice'; readonly choices: readonly string[]}
	| {readonly kind: 'evaluation'}
	| {readonly kind: 'table'; readonly least: number; readonly most: number};

/**
 * Why keys cannot be read: one is not a key of this player (it `isNumber`, perhaps a weight of a pattern), is given twice,
 * or has another value than it takes.
 */
export type KeyReason =
	| {
			readonly kind: 'no-such-key';
			readonly text: string;
			readonly isNumber: boolean;
			readonly allowed: readonly KeyName[];
	  }
	| {readonly kind: 'key-twice'; readonly key: KeyName}
	| {readonly kind: 'bad-value'; readonly key: KeyName; readonly text: string; readonly expected: ExpectedValue};

/** A key of player texts. */
type Key = {readonly expected: ExpectedValue; accepts(value: string): boolean};

/** The sizes of a table that can be written, in MiB. */
const TABLE_SIZE = {least: 1, most: 2048} as const;

/** The keys of player texts, those of a search named as the options of the commands. A new one is an entry here. */
const KEYS = {
	search: oneOf(['alpha-beta', 'minimax']),
	depth: numberFrom(0, 400),
	time: numberFrom(1, 86_400_000),
	nodes: numberFrom(1, Number.MAX_SAFE_INTEGER),
	evaluation: {
		expected: {kind: 'evaluation'},
		accepts: (value) => isOwnEvaluation(value) || parseEvaluation(value).ok,
	},
	// How values are reported, which changes no move.
	win: numberFrom(1, 1_000_000_000),
	view: oneOf(['x', 'o', 'mover']),
	wins: oneOf(['fast', 'flat']),
	order: oneOf(MOVE_ORDERS.map(({id}) => id)),
	'order-o': oneOf(MOVE_ORDERS.map(({id}) => id)),
	table: {
		expected: {kind: 'table', ...TABLE_SIZE},
		accepts: (value) => value === 'off' || isNumberFrom(value, TABLE_SIZE.least, TABLE_SIZE.most),
	},
	deepen: oneOf(['on', 'off']),
	book: oneOf(['on', 'off']),
	tie: oneOf(TIE_BREAKS),
	seed: numberFrom(0, 4_294_967_295),
} as const satisfies Readonly<Record<string, Key>>;

/** The name of a key. */
export type KeyName = keyof typeof KEYS;

/** The keys of a player that searches. */
export const SEARCH_KEYS = Object.keys(KEYS).filter((name): name is KeyName => name in KEYS);

/** The values of keys as they are written, each of the kind that its key takes. */
export type KeyValues = {readonly [Name in KeyName]?: string};

/** Reads `key=value,...` with these keys; a key alone is `on`. Answers what is wrong where they are none. */
export function parseKeys(text: string, allowed: readonly KeyName[]): KeyValues | KeyReason {
	const values: {[Name in KeyName]?: string} = {};
	for (const part of text.split(',').filter((part) => part.trim() !== '')) {
		const [written = '', ...rest] = part.split('=');
		const name = allowed.find((candidate) => candidate === written.trim());
		if (name === undefined) {
			const isNumber = /^\s*-?\d+\s*$/.test(part);
			return {kind: 'no-such-key', text: written.trim(), isNumber, allowed};
		}
		if (values[name] !== undefined) {
			return {kind: 'key-twice', key: name};
		}
		const value = rest.length === 0 ? 'on' : rest.join('=').trim();
		const {expected, accepts} = KEYS[name];
		if (!accepts(value)) {
			return {kind: 'bad-value', key: name, text: rest.length === 0 ? '' : value, expected};
		}
		values[name] = value;
	}
	return values;
}

/** The text that `parseKeys` reads. */
export function formatKeys(values: KeyValues): string {
	return Object.entries(values)
		.map(([name, value]) => `${name}=${value}`)
		.join(',');
}

function numberFrom(least: number, most: number): Key {
	return {
		expected: {kind: 'number', least, most},
		accepts: (value) => isNumberFrom(value, least, most),
	};
}

function isNumberFrom(value: string, least: number, most: number): boolean {
	return /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;
}

function oneOf(choices: readonly string[]): Key {
	return {expected: {kind: 'choice', choices}, accepts: (value) => choices.includes(value)};
}
