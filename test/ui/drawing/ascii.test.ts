import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {asciiLine} from '../../../source/ui/drawing/ascii.ts';
import {drawBar} from '../../../source/ui/drawing/bar.ts';
import {type Piece, pictureOf} from '../../../source/ui/drawing/board-art.ts';
import {span} from '../../../source/ui/drawing/spans.ts';
import {CELL_SIZES} from '../../../source/ui/layout.ts';

const SOURCE = fileURLToPath(new URL('../../../source', import.meta.url));

/** Files whose signs are never drawn where there is ASCII alone: other pictures stand in for these. */
const PICTURES = ['board-art.ts'];

/** Every sign beside ASCII in what may get onto a screen; letters of languages are spelt otherwise before they get there. */
function signsOfSource(): readonly string[] {
	const signs = ['ui', 'format'].flatMap((folder) =>
		readdirSync(join(SOURCE, folder), {recursive: true, encoding: 'utf8'})
			.filter((path) => /\.tsx?$/.test(path) && !PICTURES.some((name) => path.endsWith(name)))
			.flatMap((path) => [...withoutComments(readFileSync(join(SOURCE, folder, path), 'utf8'))]),
	);
	return [...new Set(signs.filter((sign) => sign > '~' && !/\p{L}/u.test(sign)))];
}

function withoutComments(text: string): string {
	return text.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
}

function asciiOf(text: string): string {
	return asciiLine([span(text)])
		.map((part) => part.text)
		.join('');
}

describe('a line in ASCII', () => {
	test('has a replacement for every sign that may be drawn', () => {
		const signs = signsOfSource();
		expect(signs).toContain('★');
		// The sign of a hint above a column is meant to be a question mark: so is it on boards without gravity.
		expect(signs.filter((sign) => asciiOf(sign) === '?')).toEqual(['▽']);
	});

	test('is as long as it was', () => {
		expect(asciiOf('└─ ★› 3 │██▌ Zoë')).toBe('+- *> 3 |### Zo?');
	});

	test('has bars as long to the left as to the right', () => {
		const bar = (value: number) =>
			asciiLine(drawBar({kind: 'heuristic', value, bound: 'exact', view: 'X'}, 8))
				.map(({text}) => text)
				.join('');
		for (const value of [1, 2, 3, 7, 15, 60, 115, 400, 4000]) {
			expect([...bar(-value)].reverse().join('')).toBe(bar(value));
		}
		expect(bar(40)).toBe('        |##      ');
		expect(bar(2)).toBe('        ||       ');
	});
});

describe('stones in ASCII', () => {
	const pieces: readonly Piece[] = ['empty', 'X', 'O', 'ghostX', 'ghostO'];

	test.each([true, false])('are ASCII and all different, at every size of cells (gravity %s)', (gravity) => {
		for (const cell of CELL_SIZES) {
			const pictures = pieces.map((piece) => pictureOf(piece, 'ascii', gravity, cell).join('\n'));
			expect(pictures.join('')).toMatch(/^[\n -~]*$/);
			expect(new Set(pictures).size).toBe(pieces.length);
		}
	});
});
