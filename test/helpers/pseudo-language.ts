import type {Messages} from '../../source/ui/messages/messages.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'àƀçðéƒğĥíĵķłɱñöþɋřšţúṽŵẋýžÀɃÇÐÉƑĞĤÍĴĶŁṀÑÖÞɊŘŠŢÚṼŴẊÝŽ';
const LETTERS: ReadonlyMap<string, string> = new Map(
	[...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]),
);

/** What a message is chosen by, and does not say. */
const FORMS: ReadonlySet<unknown> = new Set(['moves', 'cells', 'drawing']);

/**
 * A language that nobody speaks: these messages with another letter of the same width for each letter, so that what is not
 * among them is told from what is. Texts that a message was given to build in stay as they are.
 */
export function pseudoLanguage(messages: Messages): Messages {
	return accented(messages, []);
}

function accented<Value>(value: Value, given: readonly string[]): Value;
function accented(value: unknown, given: readonly string[]): unknown {
	if (typeof value === 'string') {
		return accentedText(value, given);
	}
	if (typeof value === 'function') {
		return (...values: readonly unknown[]) =>
			accented(
				value(...values),
				values.filter((one) => typeof one === 'string' && one !== '' && !FORMS.has(one)).map(String),
			);
	}
	if (Array.isArray(value)) {
		return value.map((part) => accented(part, given));
	}
	return typeof value === 'object' && value !== null
		? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, accented(part, given)]))
		: value;
}

function accentedText(text: string, [first, ...others]: readonly string[]): string {
	return first === undefined
		? [...text].map((letter) => LETTERS.get(letter) ?? letter).join('')
		: text
				.split(first)
				.map((part) => accentedText(part, others))
				.join(first);
}
