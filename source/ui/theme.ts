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

/** How many colours a terminal has: 16 of its own, or any. */
export type ColourDepth = 'basic' | 'true';

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
 * The colours of each theme, for terminals with any colour and for those with the 16 of their own. X is orange and O is blue,
 * which stay apart for people with any colour blindness (Okabe and Ito, "Color universal design", 2008); every colour has a
 * contrast of at least 4.5 to its background, in the contrast themes of 7 (WCAG 2.2, success criteria 1.4.3 and 1.4.6).
 */
export const COLOURS: Readonly<Record<Exclude<ThemeId, 'mono'>, Readonly<Record<ColourDepth, Colours>>>> = {
	dark: {
		true: {x: '#e69f00', o: '#56b4e9', accent: '#00b386', warning: '#ff7b6e'},
		basic: {x: 'yellow', o: 'blueBright', accent: 'green', warning: 'redBright'},
	},
	light: {
		true: {x: '#994d00', o: '#0060a8', accent: '#00694f', warning: '#b3261e'},
		basic: {x: 'red', o: 'blue', accent: 'green', warning: 'magenta'},
	},
	'contrast-dark': {
		true: {x: '#ffc24d', o: '#8fd0ff', accent: '#5ff0c0', warning: '#ffb3ab'},
		basic: {x: 'yellowBright', o: 'cyanBright', accent: 'greenBright', warning: 'redBright'},
	},
	'contrast-light': {
		true: {x: '#6b3300', o: '#003f7a', accent: '#004d39', warning: '#8a0f0a'},
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

function bothDepths(id: keyof typeof COLOURS, quiet: Style): Readonly<Record<ColourDepth, Theme>> {
	return {true: themeOf(COLOURS[id].true, quiet), basic: themeOf(COLOURS[id].basic, quiet)};
}

/** All themes. In the contrast themes nothing is dim; `mono` tells everything by shape, weight and words. */
export const THEMES: Readonly<Record<ThemeId, Readonly<Record<ColourDepth, Theme>>>> = {
	dark: bothDepths('dark', DIM),
	light: bothDepths('light', DIM),
	'contrast-dark': bothDepths('contrast-dark', {}),
	'contrast-light': bothDepths('contrast-light', {}),
	mono: {true: MONO, basic: MONO},
};
