import {expect, test} from 'vitest';
import type {PlayerReason} from '../../source/engine/match/player-text.ts';
import {playerReasonText} from '../../source/format/player-problem-text.ts';

test.each<[PlayerReason, string]>([
	[{kind: 'no-such-player', forms: ['leftmost', 'level:3']}, 'there is no such player; there are leftmost, level:3'],
	[
		{kind: 'no-such-key', text: 'depht', isNumber: false, allowed: ['depth', 'time']},
		'"depht" is no key of it; there are depth, time',
	],
	[
		{kind: 'no-such-key', text: '30', isNumber: true, allowed: ['depth', 'time']},
		'"30" is no key of it (weights of a pattern are joined by /); there are depth, time',
	],
	[{kind: 'key-twice', key: 'seed'}, 'seed is given twice'],
	[
		{kind: 'bad-value', key: 'depth', text: 'deep', expected: {kind: 'number', least: 0, most: 400}},
		'depth is a whole number from 0 to 400, not "deep"',
	],
	[
		{kind: 'bad-value', key: 'deepen', text: '', expected: {kind: 'choice', choices: ['on', 'off']}},
		'deepen is on, off, not ""',
	],
	[
		{kind: 'bad-value', key: 'evaluation', text: 'best', expected: {kind: 'evaluation'}},
		'evaluation is outcome, pattern-a, pattern-b, threats, pattern:ONE/TWO/THREE, or a module such as ./mine.mjs, not "best"',
	],
	[
		{kind: 'bad-value', key: 'table', text: 'big', expected: {kind: 'table', least: 1, most: 2048}},
		'table is off, or a whole number of MiB from 1 to 2048, not "big"',
	],
	[{kind: 'no-level', levels: [1, 2]}, 'its level is one of 1, 2, such as level:3'],
	[{kind: 'no-moves', firstNumber: 1}, 'its moves are missing or no moves: numbers from 1, such as scripted:3,3,4'],
	[{kind: 'no-command'}, 'the command is missing, such as external:python3 mine.py'],
	[{kind: 'untyped-command'}, 'it has no command yet: o, then i types one'],
	[{kind: 'program-fault', fault: {reason: 'late', time: 5000}}, 'it did not answer within 5000 ms'],
])('%j is "%s"', (reason, text) => {
	expect(playerReasonText(reason)).toBe(text);
});
