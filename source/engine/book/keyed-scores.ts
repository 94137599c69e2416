import {EMPTY, O_STONE, type Stone, X_STONE} from '../line-table.ts';
import {legalMoves} from '../position.ts';
import {failure, type Result, success} from '../result.ts';
import {cellCount, defaultRules, type Rules} from '../rules.ts';
import {greatestScore} from '../solver/solution.ts';
import {codeOf, MOST_PLIES, positionOfCode, type ScoreBook, type ScoredPosition, scoreBookOf} from './score-book.ts';

/** The bytes of the count at the start, and of a record: a key and a score. */
const COUNT = 8;
const RECORD = 9;

/**
 * Reads scores of the 7x6 board as the solver `connect-four-ai` of Benjamin Rall keeps them: the number of records in eight
 * bytes, then for each a key of eight bytes and a signed byte, the score for the side to move; numbers are little-endian. A
 * key is the stones of the side to move plus all stones, as bits, seven for each column from the left, the lowest cell first.
 */
export function readKeyedScores(bytes: Uint8Array): Result<ScoreBook> {
	const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const records = (bytes.length - COUNT) / RECORD;
	if (records < 0 || data.getBigUint64(0, true) !== BigInt(Math.floor(records)) || !Number.isInteger(records)) {
		return failure({kind: 'bad-score-book', reason: {kind: 'wrong-length'}});
	}
	const rules = defaultRules('connect-four');
	const found = new Map<string, ScoredPosition>();
	let plies = 0;
	for (let record = 0; record < records; record++) {
		const place = COUNT + record * RECORD;
		const position = positionOfKey(rules, data.getBigUint64(place, true), data.getInt8(place + COUNT));
		if (position === undefined) {
			return failure({kind: 'bad-score-book', reason: {kind: 'no-position', record}});
		}
		const {stones, code} = position;
		if (stones > MOST_PLIES) {
			return failure({kind: 'bad-score-book', reason: {kind: 'many-stones', record, most: MOST_PLIES}});
		}
		if (found.has(`${stones} ${code}`)) {
			return failure({kind: 'bad-score-book', reason: {kind: 'position-twice', record}});
		}
		found.set(`${stones} ${code}`, position);
		plies = Math.max(plies, stones);
	}
	return success(scoreBookOf(rules, plies, [...found.values()]));
}

/** The position that a key stands for; undefined where the key or the score is none, or the game is over. */
function positionOfKey(rules: Rules, key: bigint, score: number): ScoredPosition | undefined {
	const {width, height} = rules;
	/** For each column its stones from the bottom: true for those of the side to move. */
	const columns = Array.from({length: width}, (_, column) => {
		// The stones of the side to move plus all stones: between once and twice 2^h - 1 for a height of h.
		const bits = Number((key >> BigInt(column * (height + 1))) & 127n);
		const pile = Math.floor(Math.log2(bits + 1));
		return Array.from({length: pile}, (_, level) => (((bits + 1 - 2 ** pile) >> level) & 1) === 1);
	});
	const stones = columns.reduce((sum, {length}) => sum + length, 0);
	const movers = columns.reduce((sum, pile) => sum + pile.filter(Boolean).length, 0);
	const fits = key >> BigInt(width * (height + 1)) === 0n && columns.every(({length}) => length <= height);
	if (!fits || movers !== Math.floor(stones / 2) || Math.abs(score) > greatestScore(stones, cellCount(rules))) {
		return undefined;
	}
	const mover: Stone = stones % 2 === 0 ? X_STONE : O_STONE;
	const cells = new Array<Stone>(cellCount(rules)).fill(EMPTY);
	for (const [column, pile] of columns.entries()) {
		for (const [level, isMover] of pile.entries()) {
			cells[(height - 1 - level) * width + column] = isMover ? mover : ((3 - mover) as Stone);
		}
	}
	const code = codeOf(rules, cells);
	return legalMoves(positionOfCode(rules, code)).length === 0 ? undefined : {stones, code, score};
}
