import {describe, expect, test} from 'vitest';
import {faultText} from '../../source/format/fault-text.ts';
import {endText} from '../../source/format/match-text.ts';
import {fixed, groupedCount, shortCount, shortTime} from '../../source/format/numbers.ts';
import {problemText, problemTextFrom} from '../../source/format/problem-text.ts';
import {scoreText, shortScoreText} from '../../source/format/score-text.ts';
import {storeProblemText} from '../../source/format/store-problem-text.ts';
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

describe.each<[string, Words, readonly string[]]>([
	[
		'Dutch',
		DUTCH,
		[
			'op index 6: kolom 4 is vol',
			'onder de steen op vak 31 ligt niets',
			'de tekening heeft 1 rij, maar het bord 6; kies de maat met --size',
			'de speler "level:9": het niveau is een van 1, 2, zoals level:3',
			'de speler "random": seed is een heel getal van 0 t/m 4.294.967.295, niet "x"',
			'regel 2: "x" is geen heel getal van -100.000.000 t/m 100.000.000',
			'regel 4 van het boek: zet 9 van de stelling kan niet',
			'de evaluatie ./mine.mjs antwoordde NaN, geen getal van -900.000.000 t/m 900.000.000',
			'het antwoordde niet binnen 1.500 ms',
			'O verliest (te laat): het antwoordde niet binnen 50 ms',
			'a.json is niet te schrijven: de schijf is vol (ENOSPC)',
			'a.json is beschadigd: moves[3] is "x", maar hier hoort een heel getal; het is bewaard als b.json',
		],
	],
	[
		'German',
		GERMAN,
		[
			'bei Index 6: Spalte 4 ist voll',
			'unter dem Stein auf Feld 31 liegt nichts',
			'die Zeichnung hat 1 Zeile, das Brett aber 6; wähle die Größe mit --size',
			'der Spieler "level:9": die Stufe ist eine von 1, 2, wie level:3',
			'der Spieler "random": seed ist eine ganze Zahl von 0 bis 4.294.967.295, nicht "x"',
			'Zeile 2: "x" ist keine ganze Zahl von -100.000.000 bis 100.000.000',
			'Zeile 4 des Buchs: Zug 9 der Stellung geht nicht',
			'die Bewertung ./mine.mjs hat NaN geantwortet, keine Zahl von -900.000.000 bis 900.000.000',
			'es hat nicht in 1.500 ms geantwortet',
			'O verliert (zu spät): es hat nicht in 50 ms geantwortet',
			'a.json lässt sich nicht schreiben: der Datenträger ist voll (ENOSPC)',
			'a.json ist beschädigt: moves[3] ist "x", richtig wäre eine ganze Zahl; sie ist als b.json aufbewahrt',
		],
	],
])('problems in %s', (_, words, said) => {
	test('are told in the words of the language', () => {
		const expected = {kind: 'number', least: 0, most: 4_294_967_295} as const;
		const damage = {kind: 'wrong-value', found: '"x"', expected: 'whole-number'} as const;
		expect([
			problemTextFrom({kind: 'column-full', index: 6, move: 3}, 1, words),
			problemTextFrom({kind: 'stone-floating', cell: 30}, 1, words),
			problemText({kind: 'diagram-rows', rows: 1, wanted: 6}, words),
			problemText({kind: 'bad-player', player: 'level:9', reason: {kind: 'no-level', levels: [1, 2]}}, words),
			problemText(
				{kind: 'bad-player', player: 'random', reason: {kind: 'bad-value', key: 'seed', text: 'x', expected}},
				words,
			),
			problemText({kind: 'bad-tree', line: 2, reason: {kind: 'leaf-limits', text: 'x'}}, words),
			problemText({kind: 'bad-book', line: 4, reason: {kind: 'impossible-move', move: 9}}, words),
			problemText({kind: 'evaluation-fault', evaluation: './mine.mjs', reason: {kind: 'answered', text: 'NaN'}}, words),
			faultText({reason: 'late', time: 1500}, words),
			endText({result: 'X', reason: 'timeout', detail: {reason: 'late', time: 50}}, words),
			storeProblemText({kind: 'unwritable', path: 'a.json', code: 'ENOSPC'}, words),
			storeProblemText(
				{kind: 'unusable', path: 'a.json', problem: {kind: 'damaged', field: 'moves[3]', damage}, keptAs: 'b.json'},
				words,
			),
		]).toEqual(said);
	});
});
