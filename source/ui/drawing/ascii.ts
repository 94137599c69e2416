import type {StyleName} from '../theme.ts';
import {type SpanLine, span} from './spans.ts';

/** Characters of certain width for those whose width depends on the terminal, one for one. */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map(
	Object.entries({
		'·': '.',
		'…': '~',
		'─': '-',
		'━': '=',
		'│': '|',
		'┊': '|',
		'┼': '+',
		'├': '|',
		'└': '+',
		'┘': '+',
		'▼': 'v',
		'▽': '?',
		'×': 'x',
		'›': '>',
		'‹': '<',
		'★': '*',
		'◆': '=',
		'●': 'o',
		'█': '#',
		'▉': '#',
		'▊': '#',
		'▋': '#',
		'▌': '#',
		'▍': ' ',
		'▎': ' ',
		'▏': ' ',
		'▸': '+',
		'▾': '-',
		'✓': '=',
		'✗': '!',
		'←': '<',
		'→': '>',
		'↑': '^',
		'↓': 'v',
		'÷': '/',
	}),
);

/** A line in ASCII, as long as it was. What has no replacement, such as letters of a name, becomes a question mark. */
export function asciiLine(line: SpanLine): SpanLine {
	return line.map(({text, style, ...rest}) => {
		// Reversed blocks fill the rest of their cell; where there is no half a cell, they are full or empty.
		const unfilled = UNFILLED[style];
		const ascii = [...text].map(asciiCharacter).join('');
		return unfilled === undefined
			? {...rest, ...span(ascii, style)}
			: {
					...rest,
					...span(
						ascii.replace(/[# ]/g, (sign) => (sign === '#' ? ' ' : '#')),
						unfilled,
					),
				};
	});
}

const UNFILLED: {readonly [Style in StyleName]?: StyleName} = {xFill: 'x', oFill: 'o'};

function asciiCharacter(character: string): string {
	return character >= ' ' && character <= '~' ? character : (REPLACEMENTS.get(character) ?? '?');
}
