import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {NO_BOOKS} from '../../../source/engine/book/library.ts';
import {LEVELS, type Level} from '../../../source/engine/players/level.ts';
import {type ComputerSpec, chooseMove} from '../../../source/engine/players/player.ts';
import {newResources, type Resources} from '../../../source/engine/players/resources.ts';
import {
	emptyPosition,
	legalMoves,
	outcomeOf,
	type Position,
	play,
	setupPosition,
	sideToMove,
	stonesOf,
} from '../../../source/engine/position.ts';
import {createRandom} from '../../../source/engine/random.ts';
import {unwrap} from '../../../source/engine/result.ts';
import type {Rules, Side} from '../../../source/engine/rules.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {solveMoves} from '../../../source/engine/solver/solve-moves.ts';
import {createSolver} from '../../../source/engine/solver/solver.ts';
import {anyOpenPosition, anyRules} from '../../helpers/arbitraries.ts';
import {expectNoBlunder} from '../../helpers/blunders.ts';
import {afterMoves, CONNECT_FOUR, dropBoard} from '../../helpers/positions.ts';

const ALL: readonly Level[] = [1, 2, 3, 4, 5];

const anyLevel = fc.constantFrom(...ALL);

/** Small boards of every kind, and boards that the solver serves. */
const anyBoard = fc.oneof(
	anyRules(3),
	fc
		.record({width: fc.integer({min: 3, max: 6}), height: fc.integer({min: 3, max: 5})})
		.map(({width, height}): Rules => dropBoard(width, height)),
);

const level = (number: Level, seed: number): ComputerSpec => ({kind: 'level', level: number, seed});

function moveOf(position: Position, spec: ComputerSpec, resources: Resources = newResources(NO_BOOKS)): number {
	const choice = chooseMove(position, spec, UNDISTURBED, resources);
	if (!choice.ok) {
		throw new Error(`the player has a problem: ${choice.problem.kind}`);
	}
	return choice.move;
}

/** Positions of random games on a board, with at least `least` stones. */
function randomPositions(rules: Rules, least: number, count: number): readonly Position[] {
	const random = createRandom(11);
	const positions: Position[] = [];
	while (positions.length < count) {
		let position = emptyPosition(rules);
		const stones = least + random.below(8);
		while (position.moves.length < stones && outcomeOf(position) === undefined) {
			const legal = legalMoves(position);
			position = unwrap(play(position, legal[random.below(legal.length)] as number));
		}
		if (outcomeOf(position) === undefined) {
			positions.push(position);
		}
	}
	return positions;
}

/** The result of a game for X: 1, 0 or -1. */
function resultOfGame(rules: Rules, players: Readonly<Record<Side, ComputerSpec>>, resources: Resources): number {
	let position = emptyPosition(rules);
	while (outcomeOf(position) === undefined) {
		position = unwrap(play(position, moveOf(position, players[sideToMove(position)], resources)));
	}
	const outcome = outcomeOf(position);
	return outcome?.kind === 'win' ? (outcome.winner === 'X' ? 1 : -1) : 0;
}

describe('every level', () => {
	test('wins at once, blocks, and never makes a win for the opponent where that can be helped', () => {
		const resources = newResources(NO_BOOKS);
		fc.assert(
			fc.property(anyOpenPosition(anyBoard, 24), anyLevel, fc.nat(), (position, number, seed) => {
				expectNoBlunder(position, moveOf(position, level(number, seed), resources));
			}),
			{numRuns: 300},
		);
	});

	test('plays the same in the same position with the same seed, whatever happened before', () => {
		const busy = newResources(NO_BOOKS);
		fc.assert(
			fc.property(anyOpenPosition(anyBoard, 24), anyLevel, fc.nat(), (position, number, seed) => {
				const spec = level(number, seed);
				const move = moveOf(position, spec);
				const copy = setupPosition(position.rules, stonesOf(position), sideToMove(position));
				expect(moveOf(structuredClone(copy), spec)).toBe(move);
				expect(moveOf(position, spec, busy)).toBe(move);
			}),
			{numRuns: 60},
		);
	});

	test('varies with its seed', () => {
		const resources = newResources(NO_BOOKS);
		for (const number of ALL) {
			const moves = Array.from({length: 40}, (_, seed) =>
				moveOf(emptyPosition(dropBoard(6, 5)), level(number, seed), resources),
			);
			expect(new Set(moves).size).toBeGreaterThan(1);
		}
	});

	test.each([
		{number: 1, rules: {width: 9, height: 9, connect: 5, gravity: false}},
		{number: 5, rules: dropBoard(9, 7)},
	] as const)('plays where nobody knows the truth, too: $rules.width x $rules.height', ({number, rules}) => {
		const position = afterMoves(rules, '34');
		expect(legalMoves(position)).toContain(moveOf(position, level(number, 2)));
	});

	test('asked for a move in a finished game is a bug and throws', () => {
		expect(() => moveOf(afterMoves(CONNECT_FOUR, '3434343'), level(1, 1))).toThrow('finished game');
	});
});

describe('the levels', () => {
	test('slip less and less often, the weakest most of the time', () => {
		const chances = ALL.map((number) => LEVELS[number].slips / LEVELS[number].moves);
		expect(chances).toEqual([...chances].sort((a, b) => b - a));
		expect(chances[0]).toBeGreaterThan(0.5);
		expect(chances[4]).toBeLessThan(0.2);
	});

	test('play fewer and fewer moves that are not the best, and no level plays all of them', () => {
		const rules = dropBoard(6, 5);
		const resources = newResources(NO_BOOKS);
		const solver = createSolver(rules);
		const positions = randomPositions(rules, 6, 200).map((position) => {
			const solved = solveMoves(position, solver, NO_BOOKS);
			return {position, best: solved?.best ?? []};
		});
		const mistakes = ALL.map(
			(number) =>
				positions.filter(({position, best}, seed) => !best.includes(moveOf(position, level(number, seed), resources)))
					.length,
		);
		expect(mistakes).toEqual([...mistakes].sort((a, b) => b - a));
		expect(new Set(mistakes).size).toBe(5);
		expect(mistakes[0]).toBeGreaterThan(40);
		expect(mistakes[4]).toBeLessThan(20);
	});

	test('are of different strength: the strongest beats the weakest clearly', () => {
		const rules = dropBoard(6, 5);
		const resources = newResources(NO_BOOKS);
		let points = 0;
		for (let seed = 0; seed < 12; seed++) {
			const [strongest, weakest] = [level(5, seed), level(1, seed + 100)];
			points += resultOfGame(rules, {X: strongest, O: weakest}, resources);
			points -= resultOfGame(rules, {X: weakest, O: strongest}, resources);
		}
		expect(points).toBeGreaterThan(16);
	});
});
