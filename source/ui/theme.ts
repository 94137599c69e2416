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
	| 'xBlink'
	| 'oBlink'
	| 'accent'
	| 'warning';

/** How Ink draws a style. */
export type Style = {
	readonly color?: string;
	readonly bold?: boolean;
	readonly dimColor?: boolean;
	readonly inverse?: boolean;
	readonly underline?: boolean;
};

/** How each style is drawn. */
export type Theme = Readonly<Record<StyleName, Style>>;

/** The themes. */
export type ThemeId = 'dark' | 'light' | 'contrast-dark' | 'contrast-light' | 'mono';

/** How many colours a terminal has: none, 16 of its own, 256 that have numbers, or any. */
export type ColourDepth = 'none' | 'basic' | 'indexed' | 'true';

/** The colours of a theme: of the sides, of the cursor and the best move, and of warnings. */
type Colours = {readonly x: string; readonly o: string; readonly accent: string; readonly warning: string};

function themeOf({x, o, accent, warning}: Colours, quiet: Style): Theme {
	return {
		plain: {},
		strong: {bold: true},
		quiet,
		x: {color: x},
		o: {color: o},
		xStrong: {color: x, bold: true},
		oStrong: {color: o, bold: true},
		xFill: {color: x, inverse: true},
		oFill: {color: o, inverse: true},
		xBlink: {color: x, bold: true, inverse: true},
		oBlink: {color: o, bold: true, inverse: true},
		accent: {color: accent, bold: true},
		warning: {color: warning},
	};
}

/** Text that stands back. */
const DIM: Style = {dimColor: true};

/**
 * The colours of each theme, for terminals with any colour, with 256, and with 16 of their own. X is warm and O is blue, which
 * stay apart for people with any colour blindness; in `dark` they are those of Okabe and Ito ("Color universal design", 2008).
 *
 * Of any and of 256 colours each has a contrast of at least 4.5 to the backgrounds that terminals have, in the contrast themes of 7 to
 * black or white (WCAG 2.2, success criteria 1.4.3 and 1.4.6), and every two of a theme look different to people who have all
 * kinds of cones and to those who lack any one. What the 16 colours look like is up to the terminal: there X and O look
 * different to everybody, while the accent, which is bold, and warnings, which are words, may look like one of the others.
 */
export const COLOURS: Readonly<
	Record<Exclude<ThemeId, 'mono'>, Readonly<Record<Exclude<ColourDepth, 'none'>, Colours>>>
> = {
	dark: {
		true: {x: '#e69f00', o: '#56b4e9', accent: '#93c79a', warning: '#f8645e'},
		indexed: {x: 'ansi256(214)', o: 'ansi256(117)', accent: 'ansi256(36)', warning: 'ansi256(203)'},
		basic: {x: 'yellow', o: 'blueBright', accent: 'green', warning: 'redBright'},
	},
	light: {
		true: {x: '#994d00', o: '#0763ad', accent: '#12543a', warning: '#db1151'},
		indexed: {x: 'ansi256(94)', o: 'ansi256(27)', accent: 'ansi256(23)', warning: 'ansi256(125)'},
		basic: {x: 'red', o: 'blue', accent: 'black', warning: 'magenta'},
	},
	'contrast-dark': {
		true: {x: '#ffce96', o: '#89bffe', accent: '#22ffda', warning: '#ff93a1'},
		indexed: {x: 'ansi256(222)', o: 'ansi256(153)', accent: 'ansi256(50)', warning: 'ansi256(210)'},
		basic: {x: 'yellowBright', o: 'cyanBright', accent: 'greenBright', warning: 'redBright'},
	},
	'contrast-light': {
		true: {x: '#6e3806', o: '#023f79', accent: '#415840', warning: '#550301'},
		indexed: {x: 'ansi256(124)', o: 'ansi256(19)', accent: 'ansi256(16)', warning: 'ansi256(53)'},
		basic: {x: 'red', o: 'blue', accent: 'black', warning: 'magenta'},
	},
};

const MONO: Theme = {
	plain: {},
	strong: {bold: true},
	quiet: {},
	x: {},
	o: {},
	xStrong: {bold: true},
	oStrong: {bold: true},
	xFill: {inverse: true},
	oFill: {inverse: true},
	xBlink: {bold: true, inverse: true},
	oBlink: {bold: true, inverse: true},
	accent: {bold: true},
	warning: {bold: true},
};

function allDepths(id: keyof typeof COLOURS, quiet: Style): Readonly<Record<ColourDepth, Theme>> {
	const colours = COLOURS[id];
	return {
		none: MONO,
		basic: themeOf(colours.basic, quiet),
		indexed: themeOf(colours.indexed, quiet),
		true: themeOf(colours.true, quiet),
	};
}

/** All themes. In the contrast themes nothing is dim; `mono` tells everything by shape, weight and words. */
export const THEMES: Readonly<Record<ThemeId, Readonly<Record<ColourDepth, Theme>>>> = {
	dark: allDepths('dark', DIM),
	light: allDepths('light', DIM),
	'contrast-dark': allDepths('contrast-dark', {}),
	'contrast-light': allDepths('contrast-light', {}),
	mono: {none: MONO, basic: MONO, indexed: MONO, true: MONO},
};
