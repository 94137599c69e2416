import type {Messages} from '../messages/messages.ts';
import type {Key} from './key.ts';

/** What a key does on a screen. `command` is what the screen's reducer understands; its words are in the messages. */
export type Binding<Command extends string> = {
	readonly keys: readonly Key[];
	readonly command: Command;
	/** The key, or the signs of several keys, in the line of keys at the bottom; without it the binding is in the help alone. */
	readonly hint?: Key;
	/** The keys that the help names, where not all of them are worth it. */
	readonly named?: readonly Key[];
};

/** What the help says of a command, in a few words, and the word for the line of keys. */
export type KeyWords = {readonly help: string; readonly hint?: string};

/** The command a key has among these bindings. */
export function commandOf<Command extends string>(
	bindings: ReadonlyArray<Binding<Command>>,
	key: Key,
): Command | undefined {
	return bindings.find((binding) => binding.keys.includes(key))?.command;
}

/** The keys of a binding for the help. */
export function keyNames<Command extends string>({keys, named = keys}: Binding<Command>, messages: Messages): string {
	return named.map((key) => keyName(key, messages)).join(' ');
}

/** What a key is called: its sign, its name in the language, or the character it types. */
function keyName(key: Key, messages: Messages): string {
	const names: Readonly<Record<string, string>> = messages.keyNames;
	return SIGNS.get(key) ?? names[key] ?? key;
}

/**
 * The pieces of a binding's hint, and the key that each one stands for: two signs such as `←→` or `. ,` stand each for itself, any
 * other hint for the binding's first key.
 */
export function hintedKeys(
	{keys, hint = ''}: Binding<string>,
	messages: Messages,
): ReadonlyArray<readonly [text: string, key: Key | undefined]> {
	const name = keyName(hint, messages);
	return /^(?:[←→↑↓]{2}|\S \S)$/.test(name)
		? [...name].map((sign) => (sign === ' ' ? [sign, undefined] : [sign, KEYS_OF_SIGNS.get(sign) ?? sign]))
		: [[name, keys[0]]];
}

const SIGNS: ReadonlyMap<Key, string> = new Map([
	['left', '←'],
	['right', '→'],
	['up', '↑'],
	['down', '↓'],
]);

const KEYS_OF_SIGNS: ReadonlyMap<string, Key> = new Map([...SIGNS].map(([key, sign]) => [sign, key]));
