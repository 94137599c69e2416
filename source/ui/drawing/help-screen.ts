import {type Binding, hintedKeys, type KeyWords, keyName, keyNames} from '../keys/binding.ts';
import type {Key} from '../keys/key.ts';
import {BINDINGS, type KeysOf} from '../keys/screens.ts';
import {contentWidth, type FrameLayout} from '../layout.ts';
import type {Look} from '../look.ts';
import {aimed, hanging, type SpanLine, span} from './spans.ts';

/** The screens that have a help page. */
export type HelpAbout = 'menu' | 'setup' | 'game' | 'lab' | 'tree' | 'why' | 'match' | 'games' | 'replay' | 'settings';

/** How what a screen shows is to be read: a heading, and signs with what they mean. */
type Reading = {readonly heading: string; readonly lines: ReadonlyArray<readonly [sign: string, meaning: string]>};

function readingOf(about: HelpAbout, {help}: Look['messages']): Reading | undefined {
	const readings: {readonly [About in HelpAbout]?: Reading} = {
		game: {heading: help.scoresHeading, lines: help.scores},
		lab: {heading: help.labHeading, lines: help.lab},
		tree: {heading: help.treeHeading, lines: help.tree},
	};
	return readings[about];
}

/** All lines of the help about a screen, at most `width` columns wide; made from the keys themselves. */
export function helpLines(about: HelpAbout, width: number, look: Look): readonly SpanLine[] {
	const reading = readingOf(about, look.messages);
	const keys = keysWidth(about, look.messages);
	const scores: readonly SpanLine[] =
		reading === undefined
			? []
			: [
					[],
					[span(reading.heading, 'strong')],
					...reading.lines.flatMap(([sign, meaning]) => keyLines(sign, meaning, keys, width)),
				];
	const digits: readonly SpanLine[] =
		about === 'game' || about === 'lab'
			? keyLines(look.messages.help.digits, look.messages.help.digitsHelp, keys, width)
			: [];
	return [
		...commandLines(about, keys, width, look),
		...digits,
		...scores,
		[],
		[span(look.messages.help.everywhere, 'strong')],
		...commandLines('global', keys, width, look),
		...keyLines(look.messages.help.mouse, look.messages.help.mouseHelp, keys, width),
	];
}

function commandLines(place: KeysOf, keys: number, width: number, look: Look): readonly SpanLine[] {
	return BINDINGS[place].flatMap((binding) =>
		keyLines(keyNames(binding, look.messages), wordsOf(place, binding.command, look).help, keys, width),
	);
}

/** What is said of a command. */
function wordsOf(place: KeysOf, command: string, {messages}: Look): KeyWords {
	const words: Readonly<Record<string, KeyWords>> = messages.keys[place];
	const found = words[command];
	if (found === undefined) {
		throw new Error(`no words for the command ${command} of ${place}`);
	}
	return found;
}

/** The least columns for keys and signs, before what they mean. */
const LEAST_KEYS = 14;

/** The columns for the keys of a screen and the signs on it: as many as the longest one needs. */
function keysWidth(about: HelpAbout, messages: Look['messages']): number {
	const bindings: ReadonlyArray<Binding<string>> = [...BINDINGS[about], ...BINDINGS.global];
	const signs = readingOf(about, messages)?.lines.map(([sign]) => sign) ?? [];
	const names = [...bindings.map((binding) => keyNames(binding, messages)), messages.help.mouse, ...signs];
	return Math.max(LEAST_KEYS, ...names.map(({length}) => length + 2));
}

/** Keys and what they do; the meaning goes on below itself where it is longer than the line. */
function keyLines(keys: string, help: string, keysWide: number, width: number): readonly SpanLine[] {
	return hanging(span(` ${keys}`, 'accent'), keysWide, span(help), width);
}

/** The first line shown where `top` is asked for. */
export function clampTop(about: HelpAbout, top: number, frame: FrameLayout, look: Look): number {
	return Math.max(0, Math.min(top, helpLines(about, contentWidth(frame), look).length - frame.body));
}

/** The line of keys at the bottom of a screen, as much of it as fits in `width`. */
export function keyHints(place: KeysOf, width: number, look: Look): SpanLine {
	const line: SpanLine[] = [];
	let used = 0;
	for (const binding of BINDINGS[place] as ReadonlyArray<Binding<string>>) {
		const {hint, command} = binding;
		const word = wordsOf(place, command, look).hint;
		if (hint !== undefined && word !== undefined) {
			const name = keyName(hint, look.messages);
			const length = name.length + word.length + 1 + (line.length > 0 ? 3 : 0);
			if (used + length > width) {
				break;
			}
			line.push([span(line.length > 0 ? '   ' : ''), ...drawHint(binding, word, look)]);
			used += length;
		}
	}
	return line.flat();
}

/** A hint whose keys can be clicked: each of its signs, or, where it is one key alone, all of it. */
function drawHint(binding: Binding<string>, word: string, {messages}: Look): SpanLine {
	const keys = hintedKeys(binding, messages);
	const signs = keys.flatMap(([text, key]) => pressing([span(text)], key));
	const said = [span(' '), span(word, 'quiet')];
	return [...signs, ...(keys.length === 1 ? pressing(said, keys[0]?.[1]) : said)];
}

function pressing(line: SpanLine, key: Key | undefined): SpanLine {
	return key === undefined ? line : aimed(line, {kind: 'key', key});
}
