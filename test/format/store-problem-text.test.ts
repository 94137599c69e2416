import {describe, expect, test} from 'vitest';
import type {Damage, StoreProblem} from '../../source/format/store-problem.ts';
import {storeProblemText} from '../../source/format/store-problem-text.ts';

const path = '/games/a.json';
const damaged = (field: string, damage: Damage): StoreProblem => ({
	kind: 'unusable',
	path,
	problem: {kind: 'damaged', field, damage},
	keptAs: `${path}.damaged`,
});
const KEPT = '; it is kept as /games/a.json.damaged';

describe('a problem with a file in words', () => {
	test.each<[StoreProblem, string]>([
		[{kind: 'unreadable', path, code: 'EACCES'}, 'cannot read /games/a.json: it is not permitted (EACCES)'],
		[{kind: 'unwritable', path, code: 'ENOSPC'}, 'cannot write /games/a.json: the disk is full (ENOSPC)'],
		[{kind: 'unwritable', path, code: 'EIO'}, 'cannot write /games/a.json: EIO'],
		[{kind: 'exists', path}, '/games/a.json is there already and was not replaced'],
		[
			{kind: 'unusable', path, problem: {kind: 'newer', version: 2}},
			'/games/a.json is of version 2, which a later fourply wrote; it was left as it is',
		],
		[
			{kind: 'unusable', path, problem: {kind: 'foreign'}},
			'/games/a.json is a file of another kind; it was left as it is',
		],
		[damaged('', {kind: 'not-json'}), `/games/a.json is damaged: it is not JSON, or ends too early${KEPT}`],
		[damaged('players.X', {kind: 'missing'}), `/games/a.json is damaged: players.X is missing${KEPT}`],
		[
			damaged('moves[3]', {kind: 'wrong-value', found: '"x"', expected: 'whole-number'}),
			`/games/a.json is damaged: moves[3] is "x", but must be a whole number${KEPT}`,
		],
		[
			damaged('players', {kind: 'wrong-value', found: `[${'1,'.repeat(50)}1]`, expected: 'object'}),
			`/games/a.json is damaged: players is [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1..., but must be an object in braces${KEPT}`,
		],
		[
			damaged('result', {kind: 'wrong-result', found: null, right: 'X'}),
			`/games/a.json is damaged: result is null, but after these moves must be "X"${KEPT}`,
		],
		[
			damaged('moves[6]', {kind: 'against-rules', problem: {kind: 'column-full', index: 6, move: 3}}),
			`/games/a.json is damaged: moves[6] is not possible: at index 6: column 3 is full${KEPT}`,
		],
		[
			{kind: 'taken', path, savedAs: '/games/b.json'},
			'/games/a.json is played or was changed by another program and was left as it is; this game is saved as /games/b.json',
		],
		[{kind: 'taken', path}, '/games/a.json is played or was changed by another program and was left as it is'],
		[
			{kind: 'wrong-value', path, name: 'theme', found: '"pink"', allowed: ['light', 'dark']},
			'/games/a.json: theme cannot be "pink"; it can be light, dark',
		],
		[{kind: 'unknown-setting', path, name: 'sound'}, '/games/a.json: there is no setting "sound"'],
	])('%j', (problem, text) => {
		expect(storeProblemText(problem)).toBe(text);
	});
});
