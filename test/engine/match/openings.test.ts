import {describe, expect, test} from 'vitest';
import {bookScoreOf, builtInLibrary} from '../../../source/engine/book/library.ts';
import {Openings, openingsOf} from '../../../source/engine/match/openings.ts';
import type {Match} from '../../../source/engine/match/schedule.ts';
import {emptyPosition, outcomeOf, type Position, stonesOf} from '../../../source/engine/position.ts';
import type {Rules} from '../../../source/engine/rules.ts';
import {bookFolders, loadBooks} from '../../../source/store/books.ts';
import {afterMoves, CONNECT_FOUR, dropBoard, TIC_TAC_TOE} from '../../helpers/positions.ts';

const any = () => true;

function firstOf(count: number, rules: Rules, seed = 1, isBalanced: (position: Position) => boolean = any): Position[] {
	const openings = new Openings(emptyPosition(rules), seed, isBalanced);
	return Array.from({length: count}, (_, number) => openings.at(number)).filter((opening) => opening !== undefined);
}

/** The board as text, and its mirror image. */
function images(position: Position): [string, string] {
	const {width} = position.rules;
	const cells = stonesOf(position).map((side) => side ?? '.');
	return [cells.join(''), cells.map((_, cell) => cells[cell - (cell % width) + width - 1 - (cell % width)]).join('')];
}

const match = (start: Position, seed = 1): Match => ({start, players: [], games: 2, swap: true, seed});

describe('random openings', () => {
	test('are the same for the same seed, however many are asked for, and others for another seed', () => {
		const moves = (positions: readonly Position[]) => positions.map((position) => position.moves.join(''));
		const ten = moves(firstOf(10, CONNECT_FOUR));
		expect(moves(firstOf(60, CONNECT_FOUR)).slice(0, 10)).toEqual(ten);
		expect(moves(firstOf(10, CONNECT_FOUR, 2))).not.toEqual(ten);
	});

	test('are never the same twice, nor mirror images, and no game is over', () => {
		const seen = new Set<string>();
		const openings = firstOf(500, CONNECT_FOUR);
		expect(openings).toHaveLength(500);
		for (const opening of openings) {
			expect(outcomeOf(opening)).toBeUndefined();
			const [image, mirrored] = images(opening);
			expect(seen.has(image) || seen.has(mirrored)).toBe(false);
			seen.add(image);
		}
	});

	test('begin with four moves and grow when those are used up', () => {
		const lengths = firstOf(700, CONNECT_FOUR).map(({moves}) => moves.length);
		expect(lengths[0]).toBe(4);
		// Four stones make 568 positions up to mirror images.
		expect(lengths.at(-1)).toBeGreaterThan(4);
		expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
	});

	test('come to an end on a small board', () => {
		expect(firstOf(10_000, TIC_TAC_TOE).length).toBeLessThan(765);
		expect(firstOf(5, dropBoard(1, 1))).toHaveLength(1);
		expect(firstOf(5, TIC_TAC_TOE, 1, () => false)).toHaveLength(0);
	});

	test('go on from a position', () => {
		const openings = new Openings(afterMoves(CONNECT_FOUR, '33'), 1, any);
		expect(openings.at(0)?.moves.slice(0, 2)).toEqual([3, 3]);
		expect(openings.at(0)?.moves).toHaveLength(6);
	});
});

describe('the openings of a match', () => {
	test('are draws with best play on the 7x6 board', () => {
		const {library} = loadBooks(bookFolders());
		const openingAt = openingsOf(match(emptyPosition(CONNECT_FOUR), 5), 'random', library);
		const openings = Array.from({length: 300}, (_, number) => openingAt(number));
		expect(openings.slice(0, 3).map((opening) => opening?.moves)).toEqual([
			[5, 5, 2, 2],
			[0, 4, 1, 2],
			[1, 3, 2, 5],
		]);
		for (const opening of openings) {
			expect(opening && bookScoreOf(library, opening)).toBe(0);
		}
	});

	test('are draws in tic-tac-toe, where a search to the end tells', () => {
		const openingAt = openingsOf(match(emptyPosition(TIC_TAC_TOE)), 'random', builtInLibrary());
		for (let number = 0; number < 5; number++) {
			const moves = openingAt(number)?.moves ?? [];
			expect(moves).toHaveLength(2);
			// After X in a corner only the centre draws, after X in the centre only a corner.
			const [x = 0, o = 0] = moves;
			const isCorner = (cell: number) => [0, 2, 6, 8].includes(cell);
			expect(isCorner(x) ? o === 4 : x !== 4 || isCorner(o)).toBe(true);
		}
	});

	test('are all the start where none are wanted', () => {
		const start = afterMoves(CONNECT_FOUR, '334');
		expect(openingsOf(match(start), 'none', builtInLibrary())(17)).toBe(start);
	});

	test('do not exist where every game is decided', () => {
		const decided = {width: 3, height: 3, connect: 2, gravity: false};
		expect(openingsOf(match(emptyPosition(decided)), 'random', builtInLibrary())(0)).toBeUndefined();
	});
});
