import {failure, type Result, success} from '../result.ts';
import {cellCount, type Rules} from '../rules.ts';
import {greatestScore} from '../solver/solution.ts';
import {countPositions, type ScoreBook, type ScoreLayer} from './score-book.ts';

/**
 * The positions of a score book as few bytes. For each number of stones from 0 to `plies`: how many positions; then the
 * codes, each as its difference from the one before; then the scores, a byte each in two's complement. All numbers but
 * the scores are written seven bits a byte, the lowest first, and the highest bit says that more follow (LEB128).
 */
export function packScores({layers}: ScoreBook): Uint8Array {
	const bytes: number[] = [];
	const write = (value: number) => {
		let rest = value;
		while (rest > 127) {
			bytes.push((rest % 128) + 128);
			rest = Math.floor(rest / 128);
		}
		bytes.push(rest);
	};
	for (const {codes, scores} of layers) {
		write(codes.length);
		let last = 0;
		for (const code of codes) {
			write(code - last);
			last = code;
		}
		for (const score of scores) {
			bytes.push(score & 255);
		}
	}
	return Uint8Array.from(bytes);
}

/** The book that `packScores` wrote; bytes that it cannot have written are a problem. */
export function unpackScores(rules: Rules, plies: number, positions: number, bytes: Uint8Array): Result<ScoreBook> {
	const layers: ScoreLayer[] = [];
	let place = 0;
	/** Whether all numbers so far are such as `packScores` writes: no byte too many, and exact as floats. */
	let exact = true;
	const read = (): number => {
		let value = 0;
		let scale = 1;
		let byte = 128;
		while (byte >= 128) {
			byte = bytes[place++] ?? 0;
			value += (byte % 128) * scale;
			scale *= 128;
		}
		exact &&= value <= Number.MAX_SAFE_INTEGER && (byte > 0 || scale === 128);
		return value;
	};
	for (let stones = 0; stones <= plies; stones++) {
		const count = read();
		// A position takes two bytes at the least.
		if (2 * count > bytes.length - place) {
			return failure({kind: 'bad-score-book', reason: {kind: 'fewer-positions'}});
		}
		const codes = new Float64Array(count);
		let code = 0;
		for (let index = 0; index < count; index++) {
			const difference = read();
			exact &&= difference > 0 || index === 0;
			code += difference;
			codes[index] = code;
		}
		exact &&= code <= Number.MAX_SAFE_INTEGER;
		const scores = Int8Array.from(bytes.subarray(place, place + count));
		place += count;
		const most = greatestScore(stones, cellCount(rules));
		if (!exact || scores.some((score) => Math.abs(score) > most)) {
			return failure({kind: 'bad-score-book', reason: {kind: 'impossible-positions', stones}});
		}
		layers.push({codes, scores});
	}
	const book = {rules, plies, layers};
	return place === bytes.length && countPositions(book) === positions
		? success(book)
		: failure({kind: 'bad-score-book', reason: {kind: 'other-positions'}});
}
