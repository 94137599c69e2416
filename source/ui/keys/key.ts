import type {Key as InkKey} from 'ink';

/** A key as the screens know it: a printable character, or a name such as `left`, `enter`, `ctrl-c`. */
export type Key = string;

/** The keys in what Ink hands over at once: one, or each character of what arrived together. */
export function keysOf(input: string, key: InkKey): readonly Key[] {
	const named = NAMED.find(([flag]) => key[flag]);
	if (named !== undefined) {
		return [named[1]];
	}
	if (key.ctrl) {
		return [`ctrl-${input}`];
	}
	if (key.meta) {
		return [];
	}
	return [...input].map((character) => CHARACTERS.get(character) ?? character);
}

const NAMED = [
	['leftArrow', 'left'],
	['rightArrow', 'right'],
	['upArrow', 'up'],
	['downArrow', 'down'],
	['return', 'enter'],
	['escape', 'escape'],
	['tab', 'tab'],
	// The Backspace key of most terminals arrives as `delete`.
	['backspace', 'backspace'],
	['delete', 'backspace'],
	['pageUp', 'page-up'],
	['pageDown', 'page-down'],
	['home', 'home'],
	['end', 'end'],
] as const;

const CHARACTERS: ReadonlyMap<string, Key> = new Map([
	['\r', 'enter'],
	['\n', 'enter'],
	[' ', 'space'],
	['\t', 'tab'],
	['\u007F', 'backspace'],
	['\b', 'backspace'],
	['\u001B', 'escape'],
	['\u0003', 'ctrl-c'],
	['\u001A', 'ctrl-z'],
	['\u001C', 'ctrl-\\'],
]);
