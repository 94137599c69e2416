/** A colour by the shares of its red, green and blue light, from 0 to 1, in proportion to the energy of the light. */
export type Light = readonly [red: number, green: number, blue: number];

/** A colour by its lightness and its place between green and red and between blue and yellow: CIELAB. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** The ways to see without one kind of cone: those for long, middle and short waves. */
export type Dichromacy = 'protanopia' | 'deuteranopia' | 'tritanopia';

type Matrix = readonly [Light, Light, Light];

/** The light of a colour written like `#e69f00` (sRGB, IEC 61966-2-1). */
export function lightOf(hex: string): Light {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
		const share = Number.parseInt(hex.slice(place, place + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return [red, green, blue];
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(hex: string, other: string): number {
	const [dark = 0, bright = 0] = [hex, other].map((colour) => luminance(lightOf(colour))).sort((a, b) => a - b);
	return (bright + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function luminance([red, green, blue]: Light): number {
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The light that looks the same to a dichromat as this one does: for protanopia and deuteranopia by Viénot, Brettel and Mollon,
 * "Digital video colourmaps for checking the legibility of displays by dichromats" (1999); for tritanopia, where that is not exact,
 * by Brettel, Viénot and Mollon, "Computerized simulation of color appearance for dichromats" (1997). The numbers are
 * those of libDaltonLens, which carries both over to sRGB.
 */
export function seenWith(dichromacy: Dichromacy, light: Light): Light {
	const matrix =
		dichromacy === 'tritanopia' ? TRITAN[dot(TRITAN_BORDER, light) >= 0 ? 'near' : 'far'] : VIENOT[dichromacy];
	return transform(matrix, light);
}

const VIENOT: Readonly<Record<'protanopia' | 'deuteranopia', Matrix>> = {
	protanopia: [
		[0.11238, 0.88762, 0],
		[0.11238, 0.88762, 0],
		[0.00401, -0.00401, 1],
	],
	deuteranopia: [
		[0.29275, 0.70725, 0],
		[0.29275, 0.70725, 0],
		[-0.02234, 0.02234, 1],
	],
};

/** The half-planes of what a tritanope sees, and the plane between what goes to the one and to the other. */
const TRITAN: Readonly<Record<'near' | 'far', Matrix>> = {
	near: [
		[1.01277, 0.13548, -0.14826],
		[-0.01243, 0.86812, 0.14431],
		[0.07589, 0.805, 0.11911],
	],
	far: [
		[0.93678, 0.18979, -0.12657],
		[0.06154, 0.81526, 0.1232],
		[-0.37562, 1.12767, 0.24796],
	],
};
const TRITAN_BORDER: Light = [0.03901, -0.02788, -0.01113];

/** The place of a light in CIELAB, white being that of sRGB (D65). Shares below 0 or above 1 are taken for 0 and 1. */
export function labOf(light: Light): Lab {
	const shown = light.map((share) => Math.min(1, Math.max(0, share)));
	const [x, y, z] = transform(XYZ, [shown[0] ?? 0, shown[1] ?? 0, shown[2] ?? 0]);
	const [fx, fy, fz] = [labCurve(x / 0.95047), labCurve(y), labCurve(z / 1.08883)] as const;
	return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** From the light of sRGB to CIE 1931 XYZ. */
const XYZ: Matrix = [
	[0.4124564, 0.3575761, 0.1804375],
	[0.2126729, 0.7151522, 0.072175],
	[0.0193339, 0.119192, 0.9503041],
];

function labCurve(share: number): number {
	return share > (6 / 29) ** 3 ? Math.cbrt(share) : share / (3 * (6 / 29) ** 2) + 4 / 29;
}

/**
 * How different two colours look: CIEDE2000, as Sharma, Wu and Dalal put it, "The CIEDE2000 color-difference formula" (2005), whose
 * names its variables have. About 1 is just to be seen; black and white are 100 apart.
 */
export function difference([L1, a1, b1]: Lab, [L2, a2, b2]: Lab): number {
	const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
	const G = 0.5 * (1 - weightOfChroma(meanChroma));
	const [C1, h1] = polar((1 + G) * a1, b1);
	const [C2, h2] = polar((1 + G) * a2, b2);
	const isGrey = C1 * C2 === 0;
	const turn = isGrey ? 0 : h2 - h1;
	const dh = turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
	const dL = L2 - L1;
	const dC = C2 - C1;
	const dH = 2 * Math.sqrt(C1 * C2) * sine(dh / 2);
	const L = (L1 + L2) / 2;
	const C = (C1 + C2) / 2;
	const sum = h1 + h2;
	const h = isGrey ? sum : Math.abs(turn) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
	const T = 1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63);
	const SL = 1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2);
	const SC = 1 + 0.045 * C;
	const SH = 1 + 0.015 * C * T;
	const RT = -sine(60 * Math.exp(-(((h - 275) / 25) ** 2))) * 2 * weightOfChroma(C);
	return Math.sqrt((dL / SL) ** 2 + (dC / SC) ** 2 + (dH / SH) ** 2 + RT * (dC / SC) * (dH / SH));
}

function weightOfChroma(chroma: number): number {
	return Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
}

/** Chroma and hue, in degrees from 0 to 360. */
function polar(a: number, b: number): readonly [chroma: number, hue: number] {
	const degrees = (Math.atan2(b, a) * 180) / Math.PI;
	return [Math.hypot(a, b), degrees < 0 ? degrees + 360 : degrees];
}

function sine(degrees: number): number {
	return Math.sin((degrees * Math.PI) / 180);
}

function cosine(degrees: number): number {
	return Math.cos((degrees * Math.PI) / 180);
}

function transform([first, second, third]: Matrix, light: Light): Light {
	return [dot(first, light), dot(second, light), dot(third, light)];
}

function dot(a: Light, b: Light): number {
	return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The colour of a number from 16 to 231 of the 256 that xterm has, written like `#ffaf00`: a cube of six steps a side. */
export function cubeColour(number: number): string {
	const place = number - 16;
	const steps = [Math.floor(place / 36), Math.floor(place / 6) % 6, place % 6];
	return `#${steps.map((step) => CUBE_STEPS[step]).join('')}`;
}

const CUBE_STEPS = ['00', '5f', '87', 'af', 'd7', 'ff'] as const;
