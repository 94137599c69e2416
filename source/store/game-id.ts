import {randomInt} from 'node:crypto';
import {gameOf, type Rules} from '../engine/rules.ts';

/** Letters and digits that are not taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Four letters by chance. */
export function randomLetters(): string {
	return Array.from({length: 4}, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** The name of a saved game, such as `2026-11-30-084851-connect-four-k3fq`; names sort by time, which is UTC. */
export function gameId(rules: Rules, time: Date, letters: string): string {
	const digits = time.toISOString();
	return [digits.slice(0, 10), digits.slice(11, 19).replaceAll(':', ''), gameOf(rules), letters].join('-');
}
