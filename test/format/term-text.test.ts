import {expect, test} from 'vitest';
import type {TermName} from '../../source/engine/evaluation/evaluation.ts';
import {termText} from '../../source/format/term-text.ts';

test.each<[TermName, string]>([
	[{kind: 'pattern', side: 'X', count: 7, stones: 1, connect: 4}, 'X: 7 x 1 of 4'],
	[{kind: 'open-lines'}, 'open lines'],
	[{kind: 'threats-now'}, 'threats that can be carried out'],
	[{kind: 'threats-waiting'}, 'threats that decide who gives way'],
	[{kind: 'own', id: './mine.mjs'}, './mine.mjs'],
])('%j is "%s"', (name, text) => {
	expect(termText(name)).toBe(text);
});
