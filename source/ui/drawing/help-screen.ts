import {
	type Binding,
	GAME_BINDINGS,
	GLOBAL_BINDINGS,
	HELP_BINDINGS,
	keyNames,
	MENU_BINDINGS,
	SETUP_BINDINGS,
} from '../keys.ts';
import {MESSAGES} from '../messages/en.ts';
import {type SpanLine, span} from './spans.ts';

/** The screens that have a help page. */
export type HelpAbout = 'menu' | 'setup' | 'game';

const BINDINGS: Readonly<Record<HelpAbout, ReadonlyArray<Binding<string>>>> = {
	menu: MENU_BINDINGS,
	setup: SETUP_BINDINGS,
	game: GAME_BINDINGS,
};

/** All lines of the help about a screen; made from the keys themselves. */
export function helpLines(about: HelpAbout): readonly SpanLine[] {
	const scores: readonly SpanLine[] =
		about === 'game'
			? [
					[],
					[span(MESSAGES.help.scoresHeading, 'strong')],
					...MESSAGES.help.scores.map((line): SpanLine => [span(`  ${line}`)]),
				]
			: [];
	const digits: readonly SpanLine[] = about === 'game' ? [keyLine(MESSAGES.help.digits, MESSAGES.help.digitsHelp)] : [];
	return [
		...BINDINGS[about].map((binding) => keyLine(keyNames(binding), binding.help)),
		...digits,
		...scores,
		[],
		[span(MESSAGES.help.everywhere, 'strong')],
		...GLOBAL_BINDINGS.map((binding) => keyLine(keyNames(binding), binding.help)),
	];
}

function keyLine(keys: string, help: string): SpanLine {
	return [span(`  ${keys.padEnd(14)}`, 'accent'), span(help)];
}

/** The first line shown where `top` is asked for and `room` lines fit. */
export function clampTop(about: HelpAbout, top: number, room: number): number {
	return Math.max(0, Math.min(top, helpLines(about).length - room));
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

/** The bindings of a screen whose hints its line of keys shows. */
export const HINTED_BINDINGS = {...BINDINGS, help: HELP_BINDINGS} as const;
