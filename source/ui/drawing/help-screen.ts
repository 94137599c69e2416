import {
	type Binding,
	GAME_BINDINGS,
	GLOBAL_BINDINGS,
	keyNames,
	LAB_BINDINGS,
	MENU_BINDINGS,
	SETUP_BINDINGS,
	TREE_BINDINGS,
	WHY_BINDINGS,
} from '../keys.ts';
import {contentWidth, type FrameLayout} from '../layout.ts';
import {MESSAGES} from '../messages/en.ts';
import {type SpanLine, span} from './spans.ts';

/** The screens that have a help page. */
export type HelpAbout = 'menu' | 'setup' | 'game' | 'lab' | 'tree' | 'why';

const BINDINGS: Readonly<Record<HelpAbout, ReadonlyArray<Binding<string>>>> = {
	menu: MENU_BINDINGS,
	setup: SETUP_BINDINGS,
	game: GAME_BINDINGS,
	lab: LAB_BINDINGS,
	tree: TREE_BINDINGS,
	why: WHY_BINDINGS,
};

/** How what a screen shows is to be read. */
const READING: {
	readonly [About in HelpAbout]?: {readonly heading: string; readonly lines: ReadonlyArray<readonly [string, string]>};
} = {
	game: {heading: MESSAGES.help.scoresHeading, lines: MESSAGES.help.scores},
	lab: {heading: MESSAGES.help.labHeading, lines: MESSAGES.help.lab},
	tree: {heading: MESSAGES.help.treeHeading, lines: MESSAGES.help.tree},
};

/** All lines of the help about a screen, at most `width` columns wide; made from the keys themselves. */
export function helpLines(about: HelpAbout, width: number): readonly SpanLine[] {
	const reading = READING[about];
	const scores: readonly SpanLine[] =
		reading === undefined
			? []
			: [
					[],
					[span(reading.heading, 'strong')],
					...reading.lines.flatMap(([sign, meaning]) => keyLines(sign, meaning, width)),
				];
	const digits: readonly SpanLine[] =
		about === 'game' || about === 'lab' ? keyLines(MESSAGES.help.digits, MESSAGES.help.digitsHelp, width) : [];
	return [
		...BINDINGS[about].flatMap((binding) => keyLines(keyNames(binding), binding.help, width)),
		...digits,
		...scores,
		[],
		[span(MESSAGES.help.everywhere, 'strong')],
		...GLOBAL_BINDINGS.flatMap((binding) => keyLines(keyNames(binding), binding.help, width)),
	];
}

/** The columns for keys and signs, before what they mean. */
const KEYS_WIDTH = 14;

/** Keys and what they do; the meaning goes on below itself where it is longer than the line. */
function keyLines(keys: string, help: string, width: number): readonly SpanLine[] {
	const lines: string[] = [];
	let line = '';
	for (const word of help.split(' ')) {
		if (line !== '' && line.length + word.length + 1 > width - KEYS_WIDTH) {
			lines.push(line);
			line = '';
		}
		line = line === '' ? word : `${line} ${word}`;
	}
	lines.push(line);
	return lines.map((text, index) => [span((index === 0 ? ` ${keys}` : '').padEnd(KEYS_WIDTH), 'accent'), span(text)]);
}

/** The first line shown where `top` is asked for. */
export function clampTop(about: HelpAbout, top: number, frame: FrameLayout): number {
	return Math.max(0, Math.min(top, helpLines(about, contentWidth(frame)).length - frame.body));
}

/** The line of keys at the bottom of a screen, as much of it as fits in `width`. */
export function keyHints(bindings: ReadonlyArray<Binding<string>>, width: number): SpanLine {
	const line: SpanLine[] = [];
	let used = 0;
	for (const {hint} of bindings) {
		if (hint !== undefined) {
			const length = hint.keys.length + hint.word.length + 1 + (line.length > 0 ? 3 : 0);
			if (used + length > width) {
				break;
			}
			line.push([span(`${line.length > 0 ? '   ' : ''}${hint.keys} `, 'plain'), span(hint.word, 'quiet')]);
			used += length;
		}
	}
	return line.flat();
}
