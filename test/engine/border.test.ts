import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, relative, resolve, sep} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import * as engine from '../../source/engine/engine.ts';

const SOURCE = fileURLToPath(new URL('../../source/', import.meta.url));
const ENGINE = join(SOURCE, 'engine');

function filesBelow(folder: string): string[] {
	return (
		readdirSync(folder, {recursive: true, encoding: 'utf8'})
			// The solver's core is AssemblyScript with a compiler of its own, and what that makes is no source.
			.filter((name) => /\.tsx?$/.test(name) && !/solver[\\/](?:assembly[\\/]|wasm\.ts)/.test(name))
			.map((name) => join(folder, name))
			.sort()
	);
}

/** Every module a file names in an import or an export. */
function importsOf(text: string): string[] {
	return [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g)].map(([, name]) => name ?? '');
}

describe('the engine', () => {
	test('imports nothing but the engine', () => {
		const strangers = filesBelow(ENGINE).flatMap((file) =>
			importsOf(readFileSync(file, 'utf8'))
				.filter((name) => !name.startsWith('.') || !resolve(dirname(file), name).startsWith(ENGINE + sep))
				.map((name) => `${relative(SOURCE, file)} imports ${name}`),
		);
		expect(strangers).toEqual([]);
	});

	test('names the files it imports as they are', () => {
		const files = new Set(filesBelow(ENGINE));
		const named = filesBelow(ENGINE).flatMap((file) =>
			importsOf(readFileSync(file, 'utf8')).map((name) => resolve(dirname(file), name)),
		);
		expect(named.length).toBeGreaterThan(100);
		expect(named.filter((file) => !files.has(file) && !file.endsWith('wasm.ts'))).toEqual([]);
	});

	test('knows no clock, no chance, no console and no process', () => {
		const impure = /\b(?:Math\.random|Date\.now|new Date|performance|console|process|setTimeout|crypto|globalThis)\b/;
		const found = filesBelow(ENGINE).filter((file) => impure.test(withoutComments(readFileSync(file, 'utf8'))));
		expect(found.map((file) => relative(SOURCE, file))).toEqual([]);
	});

	test('as a library plays, searches and explains by what its one entry exports', () => {
		const position = engine.unwrap(engine.positionFromMoves(engine.defaultRules('connect-four'), [3, 4, 3, 4, 3, 4]));
		const settings = {...engine.defaultSettings(position.rules), depth: 4};
		const report = engine.searchPosition(position, settings, engine.UNDISTURBED);
		expect(report).toMatchObject({move: 3, score: {view: 'X', bound: 'exact', kind: 'win', plies: 1}});
		expect(engine.winnerOf(report.score)).toBe('X');
		expect(engine.outcomeOf(engine.unwrap(engine.play(position, 3)))).toMatchObject({kind: 'win', winner: 'X'});
		expect(engine.perft(engine.emptyPosition(position.rules), 2)).toEqual([7, 49]);
	});
});

function withoutComments(text: string): string {
	return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
}

/**
 * The exported names of a file that have no comment right above them. Constants that follow each other line by line
 * share the comment above the first.
 */
function undocumented(text: string): string[] {
	const lines = text.split('\n');
	const isConstant = (line: string | undefined) => /^export const \w+.*;$/.test(line ?? '');
	return lines.flatMap((line, index) => {
		const name =
			/^export (?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/.exec(
				line,
			)?.[1];
		if (name === undefined) {
			return [];
		}
		let above = index - 1;
		while (isConstant(line) && isConstant(lines[above])) {
			above--;
		}
		return /\*\/\s*$/.test(lines[above] ?? '') ? [] : [name];
	});
}

describe('the source', () => {
	test('is looked through by a scan that sees what is missing', () => {
		expect(
			undocumented('/** One. */\nexport const ONE = 1;\nexport const TWO = 2;\n\nexport const THREE = 3;'),
		).toEqual(['THREE']);
		expect(undocumented('/** A. */\nexport type A = 1;\nexport function b() {}\nexport class C {}')).toEqual([
			'b',
			'C',
		]);
	});

	test.each(filesBelow(SOURCE).map((file) => relative(SOURCE, file)))('%s says what each exported name is', (file) => {
		expect(undocumented(readFileSync(join(SOURCE, file), 'utf8'))).toEqual([]);
	});
});
