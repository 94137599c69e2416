import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {builtInLibrary} from '../../../source/engine/book/library.ts';
import {type Choice, type ComputerSpec, chooseMove} from '../../../source/engine/players/player.ts';
import {newResources} from '../../../source/engine/players/resources.ts';
import {
	emptyPosition,
	legalMoves,
	outcomeOf,
	type Position,
	play,
	setupPosition,
	sideToMove,
	stonesOf,
	withSideToMove,
} from '../../../source/engine/position.ts';
import {unwrap} from '../../../source/engine/result.ts';
import type {Side} from '../../../source/engine/rules.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {anyOpenPosition, anyRules} from '../../helpers/arbitraries.ts';
import {FACTS} from '../../helpers/facts.ts';
import {afterMoves, BIG_TIC_TAC_TOE, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';
import {settingsFor} from '../../helpers/searches.ts';

function choose(position: Position, spec: ComputerSpec): Choice {
	return chooseMove(position, spec, UNDISTURBED, newResources(builtInLibrary()));
}

function moveOf(position: Position, spec: ComputerSpec): number {
	const choice = choose(position, spec);
	if (!choice.ok) {
		throw new Error(`the player has a problem: ${choice.problem.kind}`);
	}
	return choice.move;
}

/** The moves of a whole game. */
function game(players: Readonly<Record<Side, ComputerSpec>>, start = emptyPosition(CONNECT_FOUR)): Position {
	let position = start;
	while (outcomeOf(position) === undefined) {
		position = unwrap(play(position, moveOf(position, players[sideToMove(position)])));
	}
	return position;
}

const minimax = (depth: number, tie: 'left' | 'right', algorithm: 'minimax' | 'alpha-beta'): ComputerSpec => ({
	kind: 'search',
	settings: settingsFor(CONNECT_FOUR, {algorithm, depth, evaluation: 'outcome', wins: 'flat', tie}),
});
const simple: ComputerSpec = {kind: 'simple'};

describe("the course's games", () => {
	const players: Readonly<Record<string, (algorithm: 'minimax' | 'alpha-beta') => Record<Side, ComputerSpec>>> = {
		'simple vs minimax ply 3 LEFT': (algorithm) => ({X: simple, O: minimax(3, 'left', algorithm)}),
		'simple vs simple': () => ({X: simple, O: simple}),
		'minimax ply 2 LEFT vs minimax ply 3 LEFT': (algorithm) => ({
			X: minimax(2, 'left', algorithm),
			O: minimax(3, 'left', algorithm),
		}),
		'minimax ply 2 RIGHT vs minimax ply 3 RIGHT': (algorithm) => ({
			X: minimax(2, 'right', algorithm),
			O: minimax(3, 'right', algorithm),
		}),
		'simple vs minimax ply 4 LEFT': (algorithm) => ({X: simple, O: minimax(4, 'left', algorithm)}),
	};

	test.each(FACTS.course.games)('$players', (fact) => {
		for (const algorithm of ['minimax', 'alpha-beta'] as const) {
			const pair = players[fact.players]?.(algorithm);
			if (pair === undefined) {
				throw new Error(`players nobody knows: ${fact.players}`);
			}
			const end = game(pair);
			expect(end.moves.join('')).toBe(fact.columns);
			expect(outcomeOf(end)).toMatchObject({kind: 'win', winner: fact.result});
		}
	});
});

describe('the simple player', () => {
	test.each(FACTS.course.colsToWin)('chooses after $moves as the course does, for either side', (fact) => {
		const position = afterMoves(CONNECT_FOUR, fact.moves);
		expect(moveOf(withSideToMove(position, 'X'), simple)).toBe(fact['simple X']);
		expect(moveOf(withSideToMove(position, 'O'), simple)).toBe(fact['simple O']);
	});

	test('wins rather than blocks, blocks rather than anything else', () => {
		expect(moveOf(afterMoves(CONNECT_FOUR, '343434'), simple)).toBe(3);
		expect(moveOf(afterMoves(CONNECT_FOUR, '3434340'), simple)).toBe(4);
		expect(moveOf(afterMoves(CONNECT_FOUR, '53535'), simple)).toBe(5);
	});
});

describe('the leftmost player', () => {
	test('takes the first column with room, or the first free cell', () => {
		expect(moveOf(afterMoves(CONNECT_FOUR, ''), {kind: 'leftmost'})).toBe(0);
		expect(moveOf(afterMoves(CONNECT_FOUR, '000000'), {kind: 'leftmost'})).toBe(1);
		expect(moveOf(afterMoves(TIC_TAC_TOE, '01'), {kind: 'leftmost'})).toBe(2);
	});
});

describe('the random player', () => {
	const random = (seed: number): ComputerSpec => ({kind: 'random', seed});

	test('plays the same move in the same position with the same seed', () => {
		const moves = (seed: number) => game({X: random(seed), O: random(seed + 1)}).moves;
		expect(moves(1)).toEqual(moves(1));
		expect(moves(1)).not.toEqual(moves(2));
	});

	test('comes to every move with one seed or another', () => {
		const chosen = Array.from({length: 100}, (_, seed) => moveOf(afterMoves(CONNECT_FOUR, '333333'), random(seed)));
		expect(new Set(chosen)).toEqual(new Set([0, 1, 2, 4, 5, 6]));
	});
});

describe('the scripted player', () => {
	const script = (...moves: number[]): ComputerSpec => ({kind: 'scripted', moves});

	test("plays the n-th move of its list as its side's n-th move", () => {
		expect(moveOf(afterMoves(CONNECT_FOUR, ''), script(3, 2, 1))).toBe(3);
		expect(moveOf(afterMoves(CONNECT_FOUR, '0'), script(3, 2, 1))).toBe(3);
		expect(moveOf(afterMoves(CONNECT_FOUR, '0123'), script(3, 2, 1))).toBe(1);
		expect(game({X: script(3, 3, 3, 3), O: script(4, 4, 4)}).moves).toEqual([3, 4, 3, 4, 3, 4, 3]);
	});

	test('has a problem when its list has ended', () => {
		expect(choose(afterMoves(CONNECT_FOUR, '3434'), script(3, 3))).toEqual({
			ok: false,
			problem: {kind: 'script-ended', index: 2},
		});
	});

	test('has a problem when its move is not possible', () => {
		expect(choose(afterMoves(TIC_TAC_TOE, '4'), script(4))).toEqual({
			ok: false,
			problem: {kind: 'cell-taken', index: 1, move: 4},
		});
		expect(choose(afterMoves(TIC_TAC_TOE, '4'), script(9))).toEqual({
			ok: false,
			problem: {kind: 'no-such-move', index: 1, move: 9},
		});
		expect(choose(afterMoves(CONNECT_FOUR, '333333'), script(0, 0, 0, 3))).toEqual({
			ok: false,
			problem: {kind: 'column-full', index: 6, move: 3},
		});
	});
});

describe('the search player', () => {
	const search = (changes: Parameters<typeof settingsFor>[1], rules = CONNECT_FOUR): ComputerSpec => ({
		kind: 'search',
		settings: settingsFor(rules, changes),
	});

	test('says what it found beside its move', () => {
		const choice = choose(afterMoves(CONNECT_FOUR, '343434'), search({depth: 2}));
		expect(choice).toMatchObject({
			ok: true,
			move: 3,
			fromBook: false,
			report: {depth: 2, score: {kind: 'win', plies: 1}},
		});
	});

	test('takes a move from the book where it may, and says so', () => {
		expect(choose(afterMoves(CONNECT_FOUR, ''), search({depth: 2, book: true}))).toEqual({
			ok: true,
			move: 3,
			fromBook: true,
		});
		expect(choose(afterMoves(CONNECT_FOUR, ''), search({depth: 2, book: false}))).toMatchObject({fromBook: false});
		expect(choose(afterMoves(CONNECT_FOUR, '0'), search({depth: 2, book: true}))).toMatchObject({fromBook: false});
	});

	test('begins tic-tac-toe 4x4 from the book', () => {
		const choice = choose(emptyPosition(BIG_TIC_TAC_TOE), search({depth: null, book: true}, BIG_TIC_TAC_TOE));
		expect(choice).toEqual({ok: true, move: 0, fromBook: true});
	});

	test('looks one ply ahead where it is told not to look at all, for it has to move', () => {
		expect(choose(afterMoves(CONNECT_FOUR, '343434'), search({depth: 0}))).toMatchObject({move: 3, report: {depth: 1}});
	});
});

describe('every player', () => {
	const specs: ReadonlyArray<readonly [string, ComputerSpec]> = [
		['leftmost', {kind: 'leftmost'}],
		['simple', simple],
		['random', {kind: 'random', seed: 3}],
		['search', {kind: 'search', settings: settingsFor(CONNECT_FOUR, {depth: 2})}],
		['search with a table', {kind: 'search', settings: settingsFor(CONNECT_FOUR, {depth: 2, table: 0.1})}],
	];

	test.each(specs)('%s decides from the position alone: the same stones, the same legal move', (_, spec) => {
		const resources = newResources(builtInLibrary());
		fc.assert(
			fc.property(anyOpenPosition(anyRules(5, 4), 20), (position) => {
				const move = moveOf(position, spec);
				expect(legalMoves(position)).toContain(move);
				const copy = setupPosition(position.rules, stonesOf(position), sideToMove(position));
				expect(moveOf(copy, spec)).toBe(move);
				expect(moveOf(structuredClone(position), spec)).toBe(move);
				const remembering = chooseMove(position, spec, UNDISTURBED, resources);
				expect(remembering.ok && legalMoves(position).includes(remembering.move)).toBe(true);
			}),
			{numRuns: 60},
		);
	});

	test.each(specs)('%s asked for a move in a finished game is a bug and throws', (_, spec) => {
		expect(() => choose(afterMoves(CONNECT_FOUR, '3434343'), spec)).toThrow('finished game');
	});
});
