import {describe, expect, test} from 'vitest';
import type {Problem} from '../../source/engine/result.ts';
import {problemText, problemTextFrom} from '../../source/format/problem-text.ts';

describe('a problem in words', () => {
	test.each<[Problem, string]>([
		[{kind: 'bad-size', width: 21, height: 6}, '21x6'],
		[{kind: 'bad-connect', connect: 0}, '0 in a row'],
		[{kind: 'not-a-number', index: 3, text: 'x'}, 'at index 3: "x"'],
		[{kind: 'no-such-move', index: 2, move: 9}, 'at index 2: the board has no column or cell 9'],
		[{kind: 'column-full', index: 6, move: 4}, 'at index 6: column 4 is full'],
		[{kind: 'cell-taken', index: 1, move: 4}, 'at index 1: cell 4 is taken'],
		[{kind: 'cell-floating', index: 1, move: 24}, 'at index 1: a stone on cell 24 would float'],
		[{kind: 'game-over', index: 7, move: 1}, 'at index 7: the game is over before move 1'],
		[{kind: 'diagram-rows', rows: 2, wanted: 6}, 'the diagram has 2 rows, but the board 6'],
		[{kind: 'diagram-columns', line: 2, columns: 4, wanted: 7}, 'line 2: the row has 4 cells, but the board 7 columns'],
		[{kind: 'diagram-character', line: 2, column: 5, text: 'Z'}, 'line 2, column 5: "Z"'],
		[{kind: 'stone-floating', cell: 31}, 'cell 31'],
		[{kind: 'stone-count', x: 3, o: 1}, '3 X and 1 O'],
		[{kind: 'impossible-win', winner: 'both'}, 'X and O both have a line'],
		[{kind: 'impossible-win', winner: 'O'}, 'O has a line although the other side moved last'],
		[
			{kind: 'bad-evaluation', text: 'best'},
			'outcome, pattern-a, pattern-b, threats, pattern:ONE,TWO,THREE, and modules',
		],
		[{kind: 'bad-weight', index: 1, text: 'x'}, 'weight 2 of the pattern, "x"'],
		[{kind: 'bad-order', text: 'up'}, 'natural, reversed, centre, shallow, learned'],
		[{kind: 'script-ended', index: 2}, 'the script has no move 3'],
		[
			{kind: 'evaluation-fault', evaluation: './mine.mjs', reason: {kind: 'threw', text: 'Error: oh no'}},
			'the evaluation ./mine.mjs threw Error: oh no',
		],
		[
			{kind: 'evaluation-fault', evaluation: './mine.mjs', reason: {kind: 'answered', text: 'NaN'}},
			'the evaluation ./mine.mjs answered NaN, which is not a number from -900000000 to 900000000',
		],
		[
			{kind: 'bad-player', player: 'level:9', reason: {kind: 'no-level', levels: [1, 2, 3, 4, 5]}},
			'the player "level:9": its level is one of 1, 2, 3, 4, 5, such as level:3',
		],
		[{kind: 'unreadable', code: 'EACCES'}, 'it cannot be read (EACCES)'],
		[{kind: 'bad-book', line: 4, reason: {kind: 'empty'}}, 'line 4 of the book: the book is empty'],
		[
			{kind: 'bad-score-book', reason: {kind: 'other-version', version: '2', readable: 1}},
			'it has version 2 of the format, and this program reads version 1',
		],
		[
			{kind: 'bad-tree', line: 1, reason: {kind: 'no-size'}},
			'line 1: expected depth and branching factor, such as "2 3"',
		],
		[
			{kind: 'bad-tree', line: 1, reason: {kind: 'size-limits'}},
			'line 1: the depth is from 0 to 200, the branching factor from 1 to 400, with at most 1000000 leaves',
		],
		[{kind: 'bad-tree', line: 2, reason: {kind: 'no-number', text: 'x'}}, 'line 2: "x" is not a whole number'],
		[
			{kind: 'bad-tree', line: 2, reason: {kind: 'leaf-limits', text: '100000001'}},
			'line 2: "100000001" is not a whole number from -100000000 to 100000000',
		],
		[
			{kind: 'bad-tree', line: 2, reason: {kind: 'leaf-count', depth: 2, branching: 2, wanted: 4, found: 3}},
			'line 2: depth 2 and branching factor 2 need 4 leaves, found 3',
		],
	])('%j says "%s", in one line without a full stop', (problem, part) => {
		const text = problemText(problem);
		expect(text).toContain(part);
		expect(text).toMatch(/^[^\n]*[^\n.]$/);
	});

	test('has moves as numbers from 1 where people write them so', () => {
		expect(problemTextFrom({kind: 'column-full', index: 6, move: 3}, 1)).toBe('at index 6: column 4 is full');
		expect(problemTextFrom({kind: 'script-ended', index: 2}, 1)).toBe('the script has no move 3');
		expect(problemTextFrom({kind: 'stone-floating', cell: 30}, 1)).toBe('the stone on cell 31 has nothing below it');
		expect(problemTextFrom({kind: 'stone-floating', cell: 30}, 0)).toBe('the stone on cell 30 has nothing below it');
		const reason = {kind: 'impossible-move', move: 3} as const;
		expect(problemTextFrom({kind: 'bad-book', line: 2, reason}, 1)).toBe(
			'line 2 of the book: move 3 of the position is not possible',
		);
	});
});
