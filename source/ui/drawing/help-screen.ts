import {type Binding, hintedKeys, type KeyWords, keyNames} from '../keys/binding.ts';
import type {Key} from '../keys/key.ts';
import {BINDINGS, type KeysOf} from '../keys/screens.ts';
import {contentWidth, type FrameLayout} from '../layout.ts';
import type {Look} from '../look.ts';
import {aimed, hanging, lineWidth, type SpanLine, span} from './spans.ts';

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

/** The keys that are named wherever there is room for them at all: what tells the others, and what leads back. */
const ESSENTIAL: readonly Key[] = ['?', 'q'];

/** The columns between two hints. */
const HINT_GAP = 3;

/** The line of keys at the bottom of a screen: those that lead on and back, and as many of the others as fit in `width`. */
export function keyHints(place: KeysOf, width: number, look: Look): SpanLine {
	const hints = (BINDINGS[place] as ReadonlyArray<Binding<string>>).flatMap((binding) => {
		const word = wordsOf(place, binding.command, look).hint;
		if (binding.hint === undefined || word === undefined) {
			return [];
		}
		const isEssential = binding.keys.some((key) => ESSENTIAL.includes(key));
		return [{line: drawHint(binding, word, look), isEssential}];
	});
	const kept = new Set<(typeof hints)[number]>();
	let room = width + HINT_GAP;
	for (const hint of [...hints.filter((one) => one.isEssential), ...hints.filter((one) => !one.isEssential)]) {
		const length = lineWidth(hint.line) + HINT_GAP;
		if (length > room) {
			break;
		}
		kept.add(hint);
		room -= length;
	}
	return hints
		.filter((hint) => kept.has(hint))
		.flatMap(({line}, index) => (index === 0 ? line : [span(' '.repeat(HINT_GAP)), ...line]));
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
