import type {Messages} from './messages.ts';

/** Letters outside of ASCII, in the ASCII letters that are written for them where they cannot be. */
const LETTERS: ReadonlyMap<string, string> = new Map(
	Object.entries({ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', '…': '...'}),
);

/** The same messages in letters of ASCII: ä as ae, ß as ss, é as e. Signs such as arrows are left as they are. */
export function transliterated(messages: Messages): Messages {
	return inAscii(messages);
}

/** The same value with every text in it, or that its functions return, in letters of ASCII. */
function inAscii<Value>(value: Value): Value;
function inAscii(value: unknown): unknown {
	if (typeof value === 'string') {
		return asciiLetters(value);
	}
	if (typeof value === 'function') {
		return (...values: readonly unknown[]) => inAscii(value(...values));
	}
	if (Array.isArray(value)) {
		return value.map(inAscii);
	}
	return typeof value === 'object' && value !== null
		? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inAscii(part)]))
		: value;
}

function asciiLetters(text: string): string {
	return [...text].map((sign) => LETTERS.get(sign) ?? sign.normalize('NFD').replace(/\p{Mark}/gu, '')).join('');
}
