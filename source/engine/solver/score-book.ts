import {type Position, type Stones, sideToMove, stonesOf} from '../position.ts';
import {failure, type Result, success} from '../result.ts';
import {makeRules, type Rules, rulesKey} from '../rules.ts';

/**
 * A book of exact scores: for every position with at most `plies` stones (mirror images once, games that are over left out)
 * the solver's score for the side to move. What a book does not hold it does not know; it need not be complete.
 */
export type ScoreBook = {
	readonly rules: Rules;
	readonly plies: number;
	/** For each number of stones the codes of its positions, ascending, and beside them their scores. */
	readonly layers: readonly ScoreLayer[];
};

/** The positions with the same number of stones. */
export type ScoreLayer = {readonly codes: Float64Array; readonly scores: Int8Array};

/** A position's score by the book for the side to move, or undefined where the book does not know it. */
export function lookUpScore(book: ScoreBook, position: Position): number | undefined {
	if (rulesKey(book.rules) !== rulesKey(position.rules)) {
		return undefined;
	}
	const stones = stonesOf(position);
	const x = stones.filter((side) => side === 'X').length;
	const o = stones.filter((side) => side === 'O').length;
	const layer = book.layers[x + o];
	if (layer === undefined || sideToMove(position) !== (x > o ? 'O' : 'X')) {
		return undefined;
	}
	const place = findCode(layer.codes, codeOf(book.rules, stones));
	return place < 0 ? undefined : layer.scores[place];
}

/** The place of a code in an ascending list, or -1. */
export function findCode(codes: Float64Array, code: number): number {
	let low = 0;
	let high = codes.length - 1;
	while (low <= high) {
		const middle = (low + high) >> 1;
		const found = codes[middle] as number;
		if (found === code) {
			return middle;
		}
		if (found < code) {
			low = middle + 1;
		} else {
			high = middle - 1;
		}
	}
	return -1;
}

/**
 * A number that says which stones lie on a board with gravity, the same for mirror images, and different for different
 * boards with as many stones: the columns from the left, in each the stones from the bottom (1 for X, 2 for O) and then a 0,
 * as digits in base 3. Of the two readings, from the left and from the right, the smaller one counts.
 */
export function codeOf({width, height}: Rules, stones: Stones): number {
	const read = (columnAt: (place: number) => number): number => {
		let code = 0;
		for (let place = 0; place < width; place++) {
			const column = columnAt(place);
			for (let row = height - 1; row >= 0; row--) {
				const side = stones[row * width + column];
				if (side === undefined) {
					break;
				}
				code = code * 3 + (side === 'X' ? 1 : 2);
			}
			code *= 3;
		}
		return code / 3;
	};
	return Math.min(
		read((place) => place),
		read((place) => width - 1 - place),
	);
}

/** The stones that a code stands for, one of the two mirror images; undefined where it stands for none. */
export function stonesOfCode({width, height}: Rules, stoneCount: number, code: number): Stones | undefined {
	const digits: number[] = [];
	let rest = code;
	for (let place = 0; place < stoneCount + width - 1; place++) {
		digits.unshift(rest % 3);
		rest = Math.floor(rest / 3);
	}
	const stones = new Array<'X' | 'O' | undefined>(width * height).fill(undefined);
	let column = 0;
	let row = height - 1;
	for (const digit of digits) {
		if (digit === 0) {
			column++;
			row = height - 1;
		} else if (row < 0) {
			return undefined;
		} else {
			stones[row * width + column] = digit === 1 ? 'X' : 'O';
			row--;
		}
	}
	return rest === 0 && column === width - 1 ? stones : undefined;
}

/** The first bytes of a book, and the version of its format. */
const MAGIC = 'F4SB';
const VERSION = 1;

/**
 * A book as bytes: `F4SB`, a byte each for version, width, height, number in a row and plies; then for each number of stones
 * how many positions (four bytes), the differences of their codes from one to the next (seven bits a byte, the lowest first,
 * the highest bit says that more follow), and their scores (a byte each). The last four bytes are the CRC-32 of all before.
 * Numbers of several bytes are little-endian.
 */
export function encodeScoreBook(book: ScoreBook): Uint8Array {
	const {width, height, connect} = book.rules;
	const bytes: number[] = [...MAGIC].map((letter) => letter.charCodeAt(0));
	bytes.push(VERSION, width, height, connect, book.plies);
	const number = (value: number) => bytes.push(value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24);
	for (const {codes, scores} of book.layers) {
		number(codes.length);
		let last = 0;
		for (const code of codes) {
			let difference = code - last;
			last = code;
			while (difference > 127) {
				bytes.push((difference % 128) + 128);
				difference = Math.floor(difference / 128);
			}
			bytes.push(difference);
		}
		for (const score of scores) {
			bytes.push(score & 255);
		}
	}
	number(crc32(Uint8Array.from(bytes)));
	return Uint8Array.from(bytes);
}

/** Reads a book from bytes. A damaged one, or one of another kind or version, is a problem that says so. */
export function decodeScoreBook(bytes: Uint8Array): Result<ScoreBook> {
	const bad = (reason: string) => failure({kind: 'bad-score-book', reason});
	if (bytes.length < MAGIC.length + 9 || [...MAGIC].some((letter, place) => bytes[place] !== letter.charCodeAt(0))) {
		return bad('it is not a book of scores');
	}
	const [version, width = 0, height = 0, connect = 0, plies = 0] = bytes.subarray(MAGIC.length, MAGIC.length + 5);
	if (version !== VERSION) {
		return bad(`it has version ${version} of the format; this program reads version ${VERSION}`);
	}
	const end = bytes.length - 4;
	const numberAt = (place: number) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(place, true);
	if (numberAt(end) !== crc32(bytes.subarray(0, end))) {
		return bad('it is damaged: its checksum is wrong');
	}
	const rules = makeRules(width, height, connect, true);
	if (!rules.ok) {
		return bad('its board is not possible');
	}
	const layers: ScoreLayer[] = [];
	let place = MAGIC.length + 5;
	for (let stones = 0; stones <= plies; stones++) {
		if (place + 4 > end) {
			return bad('it ends too early');
		}
		const count = numberAt(place);
		place += 4;
		if (count > end - place) {
			return bad('it ends too early');
		}
		const codes = new Float64Array(count);
		let code = 0;
		for (let index = 0; index < count; index++) {
			let scale = 1;
			let byte = 128;
			while (byte >= 128 && place < end) {
				byte = bytes[place++] as number;
				code += (byte % 128) * scale;
				scale *= 128;
			}
			codes[index] = code;
		}
		if (place + count > end) {
			return bad('it ends too early');
		}
		layers.push({codes, scores: Int8Array.from(bytes.subarray(place, place + count), (byte) => (byte << 24) >> 24)});
		place += count;
	}
	return place === end ? success({rules: rules.value, plies, layers}) : bad('there is more in it than its header says');
}

/** The cyclic redundancy check of ISO 3309, as in zip files and PNG pictures. */
export function crc32(bytes: Uint8Array): number {
	let crc = 0xffff_ffff;
	for (const byte of bytes) {
		crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 255] as number);
	}
	return (crc ^ 0xffff_ffff) >>> 0;
}

const CRC_TABLE = Uint32Array.from({length: 256}, (_, index) => {
	let value = index;
	for (let bit = 0; bit < 8; bit++) {
		value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1;
	}
	return value;
});
