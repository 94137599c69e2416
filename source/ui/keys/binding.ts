import type {Messages} from '../messages/messages.ts';
import type {Key} from './key.ts';

/** What a key does on a screen. `command` is what the screen's reducer understands; its words are in the messages. */
export type Binding<Command extends string> = {
	readonly keys: readonly Key[];
	readonly command: Command;
	/** The keys as the line of keys at the bottom names them; without it the binding is in the help alone. */
	readonly hint?: string;
	/** The keys as the help names them, where their names do not say enough. */
	readonly names?: string;
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
export function keyNames<Command extends string>(binding: Binding<Command>, {keyNames: names}: Messages): string {
	return (
		binding.names ?? binding.keys.map((key) => SIGNS.get(key) ?? names[key as keyof typeof names] ?? key).join(' ')
	);
}

/**
 * The pieces of a binding's hint, and the key that each one stands for: two signs such as `←→` or `. ,` stand each for itself, any
 * other hint for the binding's first key.
 */
export function hintedKeys({
	keys,
	hint = '',
}: Binding<string>): ReadonlyArray<readonly [text: string, key: Key | undefined]> {
	return /^(?:[←→↑↓]{2}|\S \S)$/.test(hint)
		? [...hint].map((sign) => (sign === ' ' ? [sign, undefined] : [sign, KEYS_OF_SIGNS.get(sign) ?? sign]))
		: [[hint, keys[0]]];
}

const SIGNS: ReadonlyMap<Key, string> = new Map([
	['left', '←'],
	['right', '→'],
	['up', '↑'],
	['down', '↓'],
	['ctrl-c', 'Ctrl-C'],
	['ctrl-z', 'Ctrl-Z'],
]);

const KEYS_OF_SIGNS: ReadonlyMap<string, Key> = new Map([...SIGNS].map(([key, sign]) => [sign, key]));
