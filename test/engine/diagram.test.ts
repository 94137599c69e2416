import {describe, expect, test} from 'vitest';
import {DIAGRAM_STYLES, formatDiagram} from '../../source/engine/diagram.ts';
import {emptyPosition} from '../../source/engine/position.ts';
import {FACTS} from '../helpers/facts.ts';
import {afterCells, afterLenientMoves, afterMoves, CONNECT_FOUR, drawn, TIC_TAC_TOE} from '../helpers/positions.ts';

describe("the course page's diagram", () => {
	test.each(FACTS.course.winsFor)('after $moves', ({moves, diagram}) => {
		expect(formatDiagram(afterLenientMoves(CONNECT_FOUR, moves), 'course', 0)).toBe(diagram);
	});

	test('of an empty board of 15 columns and 5 rows numbers the columns modulo 10', () => {
		const rules = {width: 15, height: 5, connect: 4, gravity: true};
		expect(formatDiagram(emptyPosition(rules), 'course', 0)).toBe(
			[
				'| | | | | | | | | | | | | | | |',
				'| | | | | | | | | | | | | | | |',
				'| | | | | | | | | | | | | | | |',
				'| | | | | | | | | | | | | | | |',
				'| | | | | | | | | | | | | | | |',
				'-------------------------------',
				' 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4',
			].join('\n'),
		);
	});

	test('of small boards', () => {
		const rules = {width: 2, height: 2, connect: 4, gravity: true};
		expect(formatDiagram(emptyPosition(rules), 'course', 0)).toBe('| | |\n| | |\n-----\n 0 1');
		expect(formatDiagram(afterMoves(rules, '0011'), 'course', 0)).toBe('|O|O|\n|X|X|\n-----\n 0 1');
	});

	test('numbers the columns from 1 where they are counted so, the tenth being 0', () => {
		const rules = {width: 11, height: 1, connect: 4, gravity: true};
		expect(formatDiagram(emptyPosition(rules), 'course', 1).split('\n').at(-1)).toBe(' 1 2 3 4 5 6 7 8 9 0 1');
	});
});

describe("the notebook's diagram", () => {
	test('of Connect Four has its frame and numbers', () => {
		expect(formatDiagram(afterCells(CONNECT_FOUR, [38, 37, 30]), 'notebook', 0)).toBe(
			[
				'',
				'. . . . . . . ',
				'. . . . . . . ',
				'. . . . . . . ',
				'. . . . . . . ',
				'. . x . . . . ',
				'. . o x . . . ',
				'=============',
				'0 1 2 3 4 5 6',
			].join('\n'),
		);
	});

	test('of tic-tac-toe has neither', () => {
		expect(formatDiagram(afterMoves(TIC_TAC_TOE, '04'), 'notebook', 0)).toBe('\nx . . \n. o . \n. . . ');
	});
});

describe("the tic-tac-toe page's diagram", () => {
	test('has bars between the cells, dots for empty ones, and a blank line after it', () => {
		expect(formatDiagram(drawn(TIC_TAC_TOE, 'X.O/.X./...'), 'tic-tac-toe', 0)).toBe(
			'X | . | O\n. | X | .\n. | . | .\n',
		);
	});
});

test('there are the styles of the three documents', () => {
	expect(DIAGRAM_STYLES).toEqual(['course', 'notebook', 'tic-tac-toe']);
});
