import {describe, expect, test} from 'vitest';
import {endText} from '../../source/format/match-text.ts';
import {fixed, groupedCount, shortCount, shortTime} from '../../source/format/numbers.ts';
import {scoreText, shortScoreText} from '../../source/format/score-text.ts';
import {termText} from '../../source/format/term-text.ts';
import {verdictText} from '../../source/format/verdict-text.ts';
import {GERMAN} from '../../source/format/words/de.ts';
import {DUTCH} from '../../source/format/words/nl.ts';
import type {Words} from '../../source/format/words/words.ts';

describe.each<[string, Words]>([
	['Dutch', DUTCH],
	['German', GERMAN],
])('numbers in %s', (_, words) => {
	test('have a comma before decimals and a point between groups of digits', () => {
		expect([
			fixed(12.34, 2, words),
			groupedCount(300_882, words),
			shortCount(12_345, words),
			shortTime(1500, words),
			shortTime(300_000, words),
		]).toEqual(['12,34', '300.882', '12,3 k', '1,5 s', '5 min']);
	});
});

describe.each<[string, Words, readonly string[]]>([
	[
		'Dutch',
		DUTCH,
		[
			'X wint in 7',
			'O in 4',
			'gelijkspel',
			'gelijk',
			'gaf de winst weg; beter: 4, 5 (X wint in 7)',
			'O verliest (te laat): <...>',
			'X: 7 x 1 van 4',
			'open rijen',
		],
	],
	[
		'German',
		GERMAN,
		[
			'X gewinnt in 7',
			'O in 4',
			'unentschieden',
			'remis',
			'verschenkt den Sieg; besser: 4, 5 (X gewinnt in 7)',
			'O verliert (zu spät): <...>',
			'X: 7 x 1 von 4',
			'offene Reihen',
		],
	],
])('sentences made of data in %s', (_, words, said) => {
	test('have the words of the language', () => {
		const win = {kind: 'win', view: 'X', bound: 'exact', plies: 7} as const;
		const draw = {kind: 'draw', view: 'X', bound: 'exact'} as const;
		expect([
			scoreText(win, words),
			shortScoreText({kind: 'loss', view: 'X', bound: 'exact', plies: 4}, words),
			scoreText(draw, words),
			shortScoreText(draw, words),
			verdictText({kind: 'win-given-away', best: [3, 4], bestScore: win}, 0, words, 1),
			endText({result: 'X', reason: 'timeout', detail: '<...>'}, words),
			termText({kind: 'pattern', side: 'X', count: 7, stones: 1, connect: 4}, words),
			termText({kind: 'open-lines'}, words),
		]).toEqual(said);
	});
});
