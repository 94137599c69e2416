import {describe, expect, test} from 'vitest';
import {COLOURS, THEMES} from '../../source/ui/theme.ts';
import {
	contrast,
	cubeColour,
	type Dichromacy,
	difference,
	type Lab,
	labOf,
	lightOf,
	seenWith,
} from '../helpers/colour.ts';

type Id = keyof typeof COLOURS;
type Role = keyof (typeof COLOURS)[Id]['true'];

const IDS = Object.keys(COLOURS) as readonly Id[];
const ROLES: readonly Role[] = ['x', 'o', 'accent', 'warning'];
const PAIRS: ReadonlyArray<readonly [Role, Role]> = ROLES.flatMap((role, index) =>
	ROLES.slice(index + 1).map((other) => [role, other] as const),
);

/** The backgrounds that terminals have: black, Visual Studio Code's, One Dark's, Solarized's two, and white. */
const BACKGROUNDS: Readonly<Record<Id, readonly [plainest: string, ...others: readonly string[]]>> = {
	dark: ['#000000', '#1e1e1e', '#282c34', '#002b36'],
	light: ['#ffffff', '#fdf6e3'],
	'contrast-dark': ['#000000', '#1e1e1e', '#282c34', '#002b36'],
	'contrast-light': ['#ffffff', '#fdf6e3'],
};

/**
 * The 16 colours of three terminals, as far as themes use them: those of VGA, which the Linux console has, of xterm, and of
 * Windows ("Campbell").
 */
const PALETTES: ReadonlyArray<Readonly<Record<string, string>>> = [
	{
		black: '#000000',
		red: '#aa0000',
		green: '#00aa00',
		yellow: '#aa5500',
		blue: '#0000aa',
		magenta: '#aa00aa',
		redBright: '#ff5555',
		greenBright: '#55ff55',
		yellowBright: '#ffff55',
		blueBright: '#5555ff',
		cyanBright: '#55ffff',
	},
	{
		black: '#000000',
		red: '#cd0000',
		green: '#00cd00',
		yellow: '#cdcd00',
		blue: '#0000ee',
		magenta: '#cd00cd',
		redBright: '#ff0000',
		greenBright: '#00ff00',
		yellowBright: '#ffff00',
		blueBright: '#5c5cff',
		cyanBright: '#00ffff',
	},
	{
		black: '#0c0c0c',
		red: '#c50f1f',
		green: '#13a10e',
		yellow: '#c19c00',
		blue: '#0037da',
		magenta: '#881798',
		redBright: '#e74856',
		greenBright: '#16c60c',
		yellowBright: '#f9f1a5',
		blueBright: '#3b78ff',
		cyanBright: '#61d6d6',
	},
];

const EYES: ReadonlyArray<Dichromacy | 'all cones'> = ['all cones', 'protanopia', 'deuteranopia', 'tritanopia'];

function seen(hex: string, eyes: (typeof EYES)[number]): Lab {
	const light = lightOf(hex);
	return labOf(eyes === 'all cones' ? light : seenWith(eyes, light));
}

/** A colour of a theme as `#rrggbb`; the numbers of the 256 and names of the 16 are looked up. */
function hexOf(colour: string, palette: Readonly<Record<string, string>> = {}): string {
	const number = /^ansi256\((\d+)\)$/.exec(colour)?.[1];
	return number === undefined ? (palette[colour] ?? colour) : cubeColour(Number(number));
}

describe.each(IDS)('the theme %s', (id) => {
	const isContrast = id.startsWith('contrast');

	describe.each(['true', 'indexed'] as const)('where colours are %s', (depth) => {
		const colours = COLOURS[id][depth];

		test.each(ROLES)('%s stands out from every background', (role) => {
			const hex = hexOf(colours[role]);
			for (const background of BACKGROUNDS[id]) {
				expect(contrast(hex, background), `${hex} on ${background}`).toBeGreaterThanOrEqual(4.5);
			}
			expect(contrast(hex, BACKGROUNDS[id][0])).toBeGreaterThanOrEqual(isContrast ? 7 : 4.5);
		});

		// About 1 is just to be seen side by side; 10 is seen at a glance, and 20 from across a room.
		test.each(EYES)('every two look different with %s, X and O most of all', (eyes) => {
			for (const [role, other] of PAIRS) {
				const distance = difference(seen(hexOf(colours[role]), eyes), seen(hexOf(colours[other]), eyes));
				expect(distance, `${role} and ${other}`).toBeGreaterThanOrEqual(other === 'o' ? 20 : 10);
			}
		});

		test('X is warm and O is blue', () => {
			const [, xRed, xYellow] = seen(hexOf(colours.x), 'all cones');
			const [, , oYellow] = seen(hexOf(colours.o), 'all cones');
			expect(Math.min(xRed, xYellow)).toBeGreaterThan(0);
			expect(oYellow).toBeLessThan(-20);
		});
	});

	describe('where there are 16 colours', () => {
		const {basic} = COLOURS[id];

		test('the four have different names', () => {
			expect(new Set(Object.values(basic)).size).toBe(4);
		});

		test('each stands out, and X and O look different to everybody, in usual terminals', () => {
			for (const palette of PALETTES) {
				for (const role of ROLES) {
					const hex = hexOf(basic[role], palette);
					expect(hex).toMatch(/^#/);
					expect(contrast(hex, BACKGROUNDS[id][0]), `${role} ${hex}`).toBeGreaterThanOrEqual(isContrast ? 4.5 : 4);
				}
				for (const eyes of EYES) {
					const distance = difference(seen(hexOf(basic.x, palette), eyes), seen(hexOf(basic.o, palette), eyes));
					expect(distance, eyes).toBeGreaterThanOrEqual(20);
				}
			}
		});
	});

	test.each(['true', 'indexed', 'basic'] as const)('the accent differs by weight, too (%s)', (depth) => {
		const {accent, x, o, warning} = THEMES[id][depth];
		expect(accent.bold).toBe(true);
		expect([x.bold, o.bold, warning.bold]).toEqual([undefined, undefined, undefined]);
	});

	test('nothing is dim where contrast is wanted', () => {
		const dim = Object.values(THEMES[id].true).filter(({dimColor}) => dimColor);
		expect(dim.length > 0).toBe(!isContrast);
	});

	test('no colours are left where the terminal has none, nor in the theme without', () => {
		for (const theme of [THEMES[id].none, THEMES.mono.true, THEMES.mono.indexed, THEMES.mono.basic]) {
			expect(Object.values(theme).flatMap(({color}) => color ?? [])).toEqual([]);
		}
	});
});
