import {createHash} from 'node:crypto';
import {deflateRawSync, inflateRawSync} from 'node:zlib';
import {packScores, unpackScores} from '../engine/book/pack-scores.ts';
import {canHaveScoreBook, countPositions, type ScoreBook, type ScoreBookReason} from '../engine/book/score-book.ts';
import {failure, type Result} from '../engine/result.ts';
import {makeRules, rulesKey} from '../engine/rules.ts';

/** The version of the format. */
const VERSION = 1;

/** The most bytes that a position, or the number of those with as many stones, takes when packed: a number and a score. */
const MOST_BYTES = 9;

/** The first word of each line of the header, in their order. */
const HEADER = ['fourply-scores', 'board', 'plies', 'positions', 'sha256'] as const;

/**
 * A score book as the bytes of a file: a header of text, an empty line, and the packed positions, deflated.
 *
 *     fourply-scores 1
 *     board 7x6 connect 4 gravity
 *     plies 8
 *     positions 129498
 *     sha256 (of the lines above and of all that follows the empty line)
 */
export function encodeScoreBook(book: ScoreBook): Uint8Array {
	const head = [VERSION, rulesKey(book.rules), book.plies, countPositions(book)]
		.map((value, line) => `${HEADER[line]} ${value}\n`)
		.join('');
	const body = deflateRawSync(packScores(book), {level: 9});
	return Buffer.concat([Buffer.from(`${head}sha256 ${checksum(head, body)}\n\n`), body]);
}

/** Whether the bytes of a file are meant to be a score book. */
export function isScoreBook(bytes: Uint8Array): boolean {
	return Buffer.from(bytes.subarray(0, HEADER[0].length + 1)).toString('latin1') === `${HEADER[0]} `;
}

/** The score book in the bytes of a file. A damaged file, or one of another kind or version, is a problem that says so. */
export function decodeScoreBook(bytes: Uint8Array): Result<ScoreBook> {
	const bad = (reason: ScoreBookReason) => failure({kind: 'bad-score-book', reason});
	if (!isScoreBook(bytes)) {
		return bad({kind: 'other-kind'});
	}
	const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
	const end = start.indexOf('\n\n');
	const lines = (end < 0 ? start : start.slice(0, end)).split('\n');
	const [version, board, plies, positions, sum] = HEADER.map((word, line) =>
		lines[line]?.startsWith(`${word} `) ? lines[line].slice(word.length + 1) : undefined,
	);
	if (/^\d+$/.test(version ?? '') && version !== String(VERSION)) {
		return bad({kind: 'other-version', version: String(version), readable: VERSION});
	}
	const body = bytes.subarray(end + 2);
	const head = `${lines.slice(0, 4).join('\n')}\n`;
	if (version !== String(VERSION) || lines.length !== HEADER.length || sum !== checksum(head, body)) {
		return bad({kind: 'damaged'});
	}
	const [, width, height, connect, gravity] = /^(\d+)x(\d+) connect (\d+)( gravity)?$/.exec(board ?? '') ?? [];
	const rules = makeRules(Number(width), Number(height), Number(connect), gravity !== undefined);
	if (!rules.ok || !/^\d+$/.test(plies ?? '') || !canHaveScoreBook(rules.value, Number(plies))) {
		return bad({kind: 'no-book-to', board: String(board), plies: String(plies)});
	}
	const packed = inflate(body, MOST_BYTES * (Number(positions) + Number(plies) + 1));
	return packed === undefined
		? bad({kind: 'other-positions'})
		: unpackScores(rules.value, Number(plies), Number(positions), packed);
}

/** What was deflated; undefined where these bytes are nothing deflated, or more than `most` bytes were. */
function inflate(body: Uint8Array, most: number): Uint8Array | undefined {
	try {
		return inflateRawSync(body, {maxOutputLength: most});
	} catch {
		return undefined;
	}
}

function checksum(head: string, body: Uint8Array): string {
	return createHash('sha256').update(head).update(body).digest('hex');
}
