/** What a piece of text is, which decides its colour: the sides, the accent, a warning, quiet text. */
export type StyleName =
	| 'plain'
	| 'strong'
	| 'quiet'
	| 'x'
	| 'o'
	| 'xStrong'
	| 'oStrong'
	| 'xFill'
	| 'oFill'
	| 'accent'
	| 'warning';

/** How Ink draws a style. */
export type Style = {
	readonly color?: string;
	readonly bold?: boolean;
	readonly dimColor?: boolean;
	readonly inverse?: boolean;
};

/**
 * The colours. X is orange and O is sky blue, which stay apart for people with any colour blindness (Okabe and Ito,
 * "Color universal design", 2008). Shapes and words say the same without colour.
 */
export const THEME: Readonly<Record<StyleName, Style>> = {
	plain: {},
	strong: {bold: true},
	quiet: {dimColor: true},
	x: {color: '#e69f00'},
	o: {color: '#56b4e9'},
	xStrong: {color: '#e69f00', bold: true},
	oStrong: {color: '#56b4e9', bold: true},
	xFill: {color: '#e69f00', inverse: true},
	oFill: {color: '#56b4e9', inverse: true},
	accent: {color: '#00b386', bold: true},
	warning: {color: '#ff6b5e'},
};
