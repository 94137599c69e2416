import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {DIAGRAM_STYLES, formatDiagram} from '../../source/engine/diagram.ts';
import {
	formatNumbers,
	parseNumbers,
	positionFromCells,
	positionFromDiagram,
	positionFromMoves,
	readCells,
	readMoves,
} from '../../source/engine/notation.ts';
import {legalMoves, outcomeOf, sideToMove, stonesOf, winsOf} from '../../source/engine/position.ts';
import type {Problem} from '../../source/engine/result.ts';
import {unwrap} from '../../source/engine/result.ts';
import type {Rules} from '../../source/engine/rules.ts';
import {anyPosition, anyRules, cellsOf} from '../helpers/arbitraries.ts';
import {FACTS} from '../helpers/facts.ts';
import {
	afterCells,
	afterLenientMoves,
	afterMoves,
	BIG_TIC_TAC_TOE,
	CONNECT_FOUR,
	TIC_TAC_TOE,
} from '../helpers/positions.ts';

const FROM_ONE = {firstNumber: 1, lenient: false} as const;
const LENIENT = {firstNumber: 0, lenient: true} as const;

function problem(kind: Problem['kind'], rest: object) {
	return {ok: false, problem: {kind, ...rest}};
}

describe('a list of numbers', () => {
	test.each([
		['', []],
		['   ', []],
		['0', [0]],
		['1211244445', [1, 2, 1, 1, 2, 4, 4, 4, 4, 5]],
		[' 12 ', [1, 2]],
		['10,3,11', [10, 3, 11]],
		['10, 3 ,11', [10, 3, 11]],
		['12,', [12]],
		['1,2', [1, 2]],
		['0,15,', [0, 15]],
	])('%j is %j', (text, numbers) => {
		expect(parseNumbers(text)).toEqual({ok: true, value: numbers});
	});

	test.each([
		['3x4', 1, 'x'],
		['x', 0, 'x'],
		['1 2', 1, ''],
		['-1', 0, '-'],
		['1,,2', 1, ''],
		[',', 0, ''],
		['1,-2', 1, '-2'],
		['1,2.5', 1, '2.5'],
		['1,2,three', 2, 'three'],
		['10,1e3', 1, '1e3'],
		['1,1234567', 1, '1234567'],
		['12٣', 2, '٣'],
	])('%j is none at index %i', (text, index, part) => {
		expect(parseNumbers(text)).toEqual(problem('not-a-number', {index, text: part}));
	});

	test('is written with commas only where a number has two digits, and a single such number with one after it', () => {
		expect(formatNumbers([])).toBe('');
		expect(formatNumbers([1, 2, 9])).toBe('129');
		expect(formatNumbers([1, 10])).toBe('1,10');
		expect(formatNumbers([10])).toBe('10,');
	});

	test('is read back as it was written', () => {
		fc.assert(
			fc.property(fc.array(fc.integer({min: 0, max: 400})), (numbers) => {
				expect(parseNumbers(formatNumbers(numbers))).toEqual({ok: true, value: numbers});
			}),
		);
	});

	test('is never an exception, whatever the text', () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				const result = parseNumbers(text);
				expect(result.ok || result.problem.kind === 'not-a-number').toBe(true);
			}),
		);
	});
});

describe('moves', () => {
	test('are columns with gravity: stones fall on each other', () => {
		const position = afterMoves(CONNECT_FOUR, '332');
		expect(position).toEqual({rules: CONNECT_FOUR, moves: [3, 3, 2]});
		expect([38, 31, 37].map((cell) => stonesOf(position)[cell])).toEqual(['X', 'O', 'X']);
	});

	test('are cells without gravity', () => {
		expect(stonesOf(afterMoves(BIG_TIC_TAC_TOE, '15,0'))[15]).toBe('X');
		expect(stonesOf(afterMoves(BIG_TIC_TAC_TOE, '15,0'))[0]).toBe('O');
	});

	test('may be counted from 1, and problems then hold the number as written', () => {
		expect(positionFromMoves(CONNECT_FOUR, [4, 4, 3], FROM_ONE)).toEqual({
			ok: true,
			value: {rules: CONNECT_FOUR, moves: [3, 3, 2]},
		});
		expect(positionFromMoves(CONNECT_FOUR, [1, 0], FROM_ONE)).toEqual(problem('no-such-move', {index: 1, move: 0}));
		expect(positionFromMoves(CONNECT_FOUR, [8], FROM_ONE)).toEqual(problem('no-such-move', {index: 0, move: 8}));
		expect(positionFromMoves(CONNECT_FOUR, [4, 4, 4, 4, 4, 4, 4], FROM_ONE)).toEqual(
			problem('column-full', {index: 6, move: 4}),
		);
	});

	test.each<[string, Rules, string, ReturnType<typeof problem>]>([
		['a full column', CONNECT_FOUR, '3333333', problem('column-full', {index: 6, move: 3})],
		['a missing column', CONNECT_FOUR, '337', problem('no-such-move', {index: 2, move: 7})],
		['a taken cell', TIC_TAC_TOE, '0484', problem('cell-taken', {index: 3, move: 4})],
		['a missing cell', TIC_TAC_TOE, '0,4,9', problem('no-such-move', {index: 2, move: 9})],
		['a move after a win', CONNECT_FOUR, '01010101', problem('game-over', {index: 7, move: 1})],
		[
			'a move after a draw',
			{width: 1, height: 1, connect: 2, gravity: true},
			'00',
			problem('game-over', {index: 1, move: 0}),
		],
		['a full column after a win', CONNECT_FOUR, '3434343333', problem('game-over', {index: 7, move: 3})],
		['a missing column after a win', CONNECT_FOUR, '34343439', problem('no-such-move', {index: 7, move: 9})],
	])('strictly, %s is a problem with its index', (_, rules, moves, expected) => {
		expect(positionFromMoves(rules, unwrap(parseNumbers(moves)))).toEqual(expected);
	});

	test('leniently go on after a win', () => {
		const position = afterLenientMoves(CONNECT_FOUR, '00102030');
		expect(winsOf(CONNECT_FOUR, stonesOf(position))).toEqual({X: true, O: true});
		expect(sideToMove(position)).toBe('X');
	});

	test('leniently skip a column outside the board or full, and the turn passes all the same', () => {
		const outside = afterLenientMoves(CONNECT_FOUR, '393');
		expect([38, 31].map((cell) => stonesOf(outside)[cell])).toEqual(['X', 'X']);
		expect(sideToMove(outside)).toBe('O');
		const full = afterLenientMoves(CONNECT_FOUR, '00000001');
		expect(stonesOf(full)[36]).toBe('O');
		expect(stonesOf(full).filter((side) => side !== undefined)).toHaveLength(7);
		expect(sideToMove(full)).toBe('X');
	});

	test('leniently name the stones that were placed', () => {
		const reading = unwrap(readMoves(CONNECT_FOUR, [3, 9, 3], LENIENT));
		expect(reading.played).toEqual([
			{move: 3, cell: 38},
			{move: 3, cell: 31},
		]);
	});

	test('that are regular make the same position leniently as strictly', () => {
		fc.assert(
			fc.property(anyPosition(anyRules(6, 4), 30), ({rules, moves}) => {
				expect(positionFromMoves(rules, moves, LENIENT)).toEqual(positionFromMoves(rules, moves));
			}),
		);
	});

	test('can be written and read back on every board, from 0 and from 1', () => {
		fc.assert(
			fc.property(anyPosition(anyRules(6, 4), 36), fc.constantFrom<0 | 1>(0, 1), (position, firstNumber) => {
				const text = formatNumbers(position.moves.map((move) => move + firstNumber));
				const read = positionFromMoves(position.rules, unwrap(parseNumbers(text)), {firstNumber, lenient: false});
				expect(read).toEqual({ok: true, value: position});
			}),
		);
	});
});

describe('cells', () => {
	test('write the same positions as moves do', () => {
		const {cells} = FACTS.notebook.example;
		expect(afterCells(CONNECT_FOUR, cells)).toEqual(afterMoves(CONNECT_FOUR, '3233232332445'));
	});

	test('may be counted from 1', () => {
		expect(positionFromCells(CONNECT_FOUR, [39, 32], FROM_ONE)).toEqual({
			ok: true,
			value: {rules: CONNECT_FOUR, moves: [3, 3]},
		});
	});

	test.each<[string, readonly number[], ReturnType<typeof problem>]>([
		['a floating stone', [38, 24], problem('cell-floating', {index: 1, move: 24})],
		['a taken cell', [38, 38], problem('cell-taken', {index: 1, move: 38})],
		['a missing cell', [38, 42], problem('no-such-move', {index: 1, move: 42})],
		['a stone after the end', [35, 36, 28, 29, 21, 22, 14, 15], problem('game-over', {index: 7, move: 15})],
	])('strictly, %s is a problem with its index', (_, cells, expected) => {
		expect(positionFromCells(CONNECT_FOUR, cells)).toEqual(expected);
	});

	test('leniently skip what floats, and the turn passes', () => {
		const reading = unwrap(readCells(CONNECT_FOUR, [38, 24, 31], LENIENT));
		expect(reading.played.map(({cell}) => cell)).toEqual([38, 31]);
		expect(stonesOf(reading.position)[31]).toBe('X');
	});

	test('written from any game lead to the same position', () => {
		fc.assert(
			fc.property(anyPosition(anyRules(6, 4), 36), ({rules, moves}) => {
				const {played, position} = unwrap(readMoves(rules, moves));
				expect(
					positionFromCells(
						rules,
						played.map(({cell}) => cell),
					),
				).toEqual({ok: true, value: position});
			}),
		);
	});
});

describe('a diagram', () => {
	const board = ['.......', '.......', '.......', '...O...', '..OX...', '..XXO..'];
	const bare = board.join('\n');

	test.each([
		['dots', bare],
		['small letters', bare.toLowerCase()],
		['low lines for empty cells', bare.replaceAll('.', '_')],
		['spaces between cells', board.map((row) => [...row].join(' ')).join('\n')],
		['spaces and tabs before and after', board.map((row) => `\t ${row}  `).join('\n')],
		['Windows line ends', board.join('\r\n')],
		['blank lines before and after', `\n\n${bare}\n\n`],
		['bars and spaces', board.map((row) => `|${[...row].join('|').replaceAll('.', ' ')}|`).join('\n')],
		['bars without outer bars', board.map((row) => [...row].join(' | ')).join('\n')],
		['bars and dots', board.map((row) => `| ${[...row].join(' | ')} |`).join('\n')],
		['bars and nothing between them', board.map((row) => `|${[...row].join('|').replaceAll('.', '')}|`).join('\n')],
		['a frame of minus signs and numbers', `${bare}\n---------------\n 0 1 2 3 4 5 6`],
		['a frame of equals signs and numbers', `${bare}\n=============\n0 1 2 3 4 5 6\n`],
		['numbers above and lines around', ` 1 2 3 4 5 6 7\n+------+\n${bare}\n+------+\n`],
		['anything below the line that ends the board', `${bare}\n---\nX to move`],
	])('is read with %s', (_, text) => {
		const position = unwrap(positionFromDiagram(CONNECT_FOUR, text));
		expect(cellsOf(position).join('')).toBe(board.join(''));
		expect(sideToMove(position)).toBe('X');
	});

	test('tells whose move it is by the number of stones', () => {
		const sideAfter = (rows: string) => sideToMove(unwrap(positionFromDiagram(TIC_TAC_TOE, rows)));
		expect(sideAfter('...\n...\n...')).toBe('X');
		expect(sideAfter('X..\n...\n...')).toBe('O');
		expect(sideAfter('XO.\n...\n...')).toBe('X');
	});

	test('of every fact of the course is the board after its moves', () => {
		for (const {moves, diagram} of FACTS.course.winsFor) {
			const read = unwrap(positionFromDiagram(CONNECT_FOUR, diagram, LENIENT));
			expect(stonesOf(read)).toEqual(stonesOf(afterLenientMoves(CONNECT_FOUR, moves)));
		}
	});

	test.each<[string, Rules, string, ReturnType<typeof problem>]>([
		['too few rows', TIC_TAC_TOE, 'X..\n...', problem('diagram-rows', {rows: 2, wanted: 3})],
		['too many rows', TIC_TAC_TOE, '...\n...\n...\n...', problem('diagram-rows', {rows: 4, wanted: 3})],
		[
			'a row that is too long',
			TIC_TAC_TOE,
			'...\n....\n...',
			problem('diagram-columns', {line: 2, columns: 4, wanted: 3}),
		],
		[
			'a row that is too short',
			TIC_TAC_TOE,
			'\n...\n..\n...',
			problem('diagram-columns', {line: 3, columns: 2, wanted: 3}),
		],
		['nothing at all', TIC_TAC_TOE, '', problem('diagram-rows', {rows: 0, wanted: 3})],
		[
			'a letter that is no stone',
			TIC_TAC_TOE,
			'...\n.Z.\n...',
			problem('diagram-character', {line: 2, column: 2, text: 'Z'}),
		],
		[
			'the digit for the letter',
			TIC_TAC_TOE,
			'...\nX0.\n...',
			problem('diagram-character', {line: 2, column: 2, text: '0'}),
		],
		[
			'two stones between bars',
			TIC_TAC_TOE,
			'|X| | |\n| |XO| |\n| | | |',
			problem('diagram-character', {line: 2, column: 4, text: 'XO'}),
		],
		[
			'a floating stone',
			CONNECT_FOUR,
			`${'.......\n'.repeat(4)}...X...\n.......`,
			problem('stone-floating', {cell: 31}),
		],
		['two stones of X more', TIC_TAC_TOE, 'XX.\n...\n...', problem('stone-count', {x: 2, o: 0})],
		['a stone of O more', TIC_TAC_TOE, 'O..\n...\n...', problem('stone-count', {x: 0, o: 1})],
		['lines of both sides', TIC_TAC_TOE, 'XXX\nOOO\n...', problem('impossible-win', {winner: 'both'})],
		['a line of the side to move', TIC_TAC_TOE, 'XXX\nOO.\n..O', problem('impossible-win', {winner: 'X'})],
		['a line of O although X moved last', TIC_TAC_TOE, 'OOO\nXX.\nXX.', problem('impossible-win', {winner: 'O'})],
		[
			'two lines of X without a stone in common',
			{width: 5, height: 3, connect: 3, gravity: false},
			'XXXOO\nOO.O.\nXXX..',
			problem('several-wins', {winner: 'X'}),
		],
		[
			'a line of X in which no stone can have been the last',
			CONNECT_FOUR,
			'.......\n.......\n.......\n.......\nOXOO...\nXXXXO..',
			problem('several-wins', {winner: 'X'}),
		],
	])('strictly, %s is a problem that says where', (_, rules, text, expected) => {
		expect(positionFromDiagram(rules, text)).toEqual(expected);
	});

	test('leniently may float, have any number of stones, and lines of both sides', () => {
		const floating = positionFromDiagram(CONNECT_FOUR, `..X....\n${'.......\n'.repeat(5)}`, LENIENT);
		expect(stonesOf(unwrap(floating))[2]).toBe('X');
		const many = unwrap(positionFromDiagram(TIC_TAC_TOE, 'XXX\nOOO\nXXX', LENIENT));
		expect(winsOf(TIC_TAC_TOE, stonesOf(many))).toEqual({X: true, O: true});
		expect(sideToMove(many)).toBe('O');
	});

	test('leniently still needs cells that can be read and the right size', () => {
		expect(positionFromDiagram(TIC_TAC_TOE, '...\n.Z.\n...', LENIENT).ok).toBe(false);
		expect(positionFromDiagram(TIC_TAC_TOE, '...\n...', LENIENT).ok).toBe(false);
	});

	test('printed in any style is read back as the same stones with the same side to move', () => {
		fc.assert(
			fc.property(
				anyPosition(anyRules(12, 4), 60),
				fc.constantFrom(...DIAGRAM_STYLES),
				fc.constantFrom<0 | 1>(0, 1),
				(position, style, firstNumber) => {
					const {rules} = position;
					const read = unwrap(positionFromDiagram(rules, formatDiagram(position, style, firstNumber)));
					expect(stonesOf(read)).toEqual(stonesOf(position));
					expect(sideToMove(read)).toBe(sideToMove(position));
					expect(legalMoves(read)).toEqual(legalMoves(position));
					expect(outcomeOf(read)).toEqual(outcomeOf(position));
				},
			),
			{numRuns: 300},
		);
	});

	test('is never an exception, whatever the text', () => {
		const text = fc.string({unit: fc.constantFrom('X', 'o', '.', '_', ' ', '|', '-', '=', '\n', '1', 'é')});
		fc.assert(
			fc.property(text, fc.boolean(), (drawing, lenient) => {
				const result = positionFromDiagram(TIC_TAC_TOE, drawing, {firstNumber: 0, lenient});
				expect(result.ok ? stonesOf(result.value).length : result.problem.kind).toBeTruthy();
			}),
			{numRuns: 500},
		);
	});
});
