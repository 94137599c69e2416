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
		'▲': '^',
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
		// The least part of a bar is to be seen, and so is the cursor in a line that is typed.
		'▍': '|',
		'▎': '|',
		'▏': '|',
		'▸': '+',
		'▾': '-',
		'✓': '=',
		'✗': '!',
		'←': '<',
		'→': '>',
		'↑': '^',
		'↓': 'v',
	}),
);

/** A line in ASCII, as long as it was. What has no replacement, such as letters of a name, becomes a question mark. */
export function asciiLine(line: SpanLine): SpanLine {
	return line.map(({text, style, ...rest}) => {
		const unfilled = UNFILLED[style];
		const signs = unfilled === undefined ? [...text] : [...text].map((sign) => COMPLEMENTS.get(sign) ?? sign);
		return {...rest, ...span(signs.map(asciiCharacter).join(''), unfilled ?? style)};
	});
}

/** Reversed blocks fill the rest of their cell: in ASCII, that rest is drawn itself. */
const UNFILLED: {readonly [Style in StyleName]?: StyleName} = {xFill: 'x', oFill: 'o'};

const COMPLEMENTS: ReadonlyMap<string, string> = new Map(
	Object.entries({' ': '█', '▏': '▉', '▎': '▊', '▍': '▋', '▌': '▌', '▋': '▍', '▊': '▎', '▉': '▏', '█': ' '}),
);

function asciiCharacter(character: string): string {
	return character >= ' ' && character <= '~' ? character : (REPLACEMENTS.get(character) ?? '?');
}
