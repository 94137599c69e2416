import {EVALUATIONS, parseEvaluation} from '../evaluation/evaluation.ts';
import {isOwnEvaluation} from '../evaluation/own.ts';
import {MOVE_ORDERS} from '../search/move-order.ts';
import {TIE_BREAKS} from '../search/settings.ts';

/** What a key of a player text takes. */
type Key = {readonly expected: string; accepts(value: string): boolean};

/** The keys of player texts, those of a search named as the options of the commands. A new one is an entry here. */
const KEYS = {
	search: oneOf(['alpha-beta', 'minimax']),
	depth: numberFrom(0, 400),
	time: numberFrom(1, 86_400_000),
	nodes: numberFrom(1, Number.MAX_SAFE_INTEGER),
	evaluation: {
		expected: `${EVALUATIONS.map(({id}) => id).join(', ')}, pattern:ONE/TWO/THREE, or a module such as ./mine.mjs`,
		accepts: (value) => isOwnEvaluation(value) || parseEvaluation(value).ok,
	},
	// How values are reported, which changes no move.
	win: numberFrom(1, 1_000_000_000),
	view: oneOf(['x', 'o', 'mover']),
	wins: oneOf(['fast', 'flat']),
	order: oneOf(MOVE_ORDERS.map(({id}) => id)),
	'order-o': oneOf(MOVE_ORDERS.map(({id}) => id)),
	table: {
		expected: 'off, or a whole number of MiB from 1 to 2048',
		accepts: (value) => value === 'off' || numberFrom(1, 2048).accepts(value),
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

/** Reads `key=value,...` with these keys; a key alone is `on`. Answers a text that says what is wrong. */
export function parseKeys(text: string, allowed: readonly KeyName[]): KeyValues | string {
	const values: {[Name in KeyName]?: string} = {};
	for (const part of text.split(',').filter((part) => part.trim() !== '')) {
		const [written = '', ...rest] = part.split('=');
		const name = allowed.find((candidate) => candidate === written.trim());
		if (name === undefined) {
			const hint = /^\s*-?\d+\s*$/.test(part) ? ' (weights of a pattern are joined by /)' : '';
			return `"${written.trim()}" is no key of it${hint}; there are ${allowed.join(', ')}`;
		}
		if (values[name] !== undefined) {
			return `${name} is given twice`;
		}
		const value = rest.length === 0 ? 'on' : rest.join('=').trim();
		const {expected, accepts} = KEYS[name];
		if (!accepts(value)) {
			return `${name} is ${expected}, not "${rest.length === 0 ? '' : value}"`;
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
		expected: `a whole number from ${least} to ${most}`,
		accepts: (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
	};
}

function oneOf(choices: readonly string[]): Key {
	return {expected: choices.join(', '), accepts: (value) => choices.includes(value)};
}
