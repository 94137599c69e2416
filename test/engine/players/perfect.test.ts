import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {parseBook} from '../../../source/engine/book/book.ts';
import {type Library, NO_BOOKS} from '../../../source/engine/book/library.ts';
import {type Choice, type ComputerSpec, chooseMove} from '../../../source/engine/players/player.ts';
import {newResources} from '../../../source/engine/players/resources.ts';
import {isTruthCertain, truthOf} from '../../../source/engine/players/truth.ts';
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
import {type Environment, UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {WIN} from '../../../source/engine/search/value.ts';
import {anyOpenPosition, anyRules} from '../../helpers/arbitraries.ts';
import {expectNoBlunder} from '../../helpers/blunders.ts';
import {
	afterMoves,
	afterMovesFromOne,
	BIG_TIC_TAC_TOE,
	CONNECT_FOUR,
	dropBoard,
	TIC_TAC_TOE,
	WIDE_TIC_TAC_TOE,
} from '../../helpers/positions.ts';

const NO_LIMIT = {time: null, nodes: null};

/** The solver serves this board, but its first positions would take hours. */
const LARGE = dropBoard(8, 7);

const perfect = (seed = 1, time = 1000): ComputerSpec => ({kind: 'perfect', seed, time});

type Player = (position: Position) => number;

/** A perfect player that remembers what it has found out. In an undisturbed world it thinks to the end. */
function perfectPlayer(seed: number): Player {
	const resources = newResources(NO_BOOKS);
	return (position) => moveOf(chooseMove(position, perfect(seed), UNDISTURBED, resources));
}

function moveOf(choice: Choice): number {
	if (!choice.ok) {
		throw new Error(`the player has a problem: ${choice.problem.kind}`);
	}
	return choice.move;
}

function choose(position: Position, spec = perfect(), environment: Environment = UNDISTURBED, library = NO_BOOKS) {
	return chooseMove(position, spec, environment, newResources(library));
}

/** The values of all candidates by move. */
function valuesOf(position: Position): readonly number[] {
	return truthOf(position, NO_LIMIT, UNDISTURBED, newResources(NO_BOOKS)).map(({value}) => value);
}

/** A clock on which each look takes a millisecond. */
function tickingClock(): {readonly environment: Environment; readonly looks: () => number} {
	let time = 0;
	return {environment: {now: () => time++, stopRequested: () => false}, looks: () => time};
}

/** An environment for what must be known without thinking. */
const NOT_A_MOMENT: Environment = {
	now: () => 0,
	stopRequested: () => {
		throw new Error('the player thinks');
	},
};

/** An environment in which somebody else is wanted already. */
const STOPPED: Environment = {now: () => 0, stopRequested: () => true};

/** The ends of all games in which `side` plays with `player` and the other side plays anything. */
function endsAgainstAll(position: Position, side: Side, player: Player, ends: Position[] = []): readonly Position[] {
	if (outcomeOf(position) !== undefined) {
		ends.push(position);
		return ends;
	}
	const moves = sideToMove(position) === side ? [player(position)] : legalMoves(position);
	for (const move of moves) {
		endsAgainstAll(unwrap(play(position, move)), side, player, ends);
	}
	return ends;
}

/** The end of a game in which `side` plays with `player` and the other side plays at random. */
function endAgainstRandom(rules: Rules, side: Side, player: Player, seed: number): Position {
	const random = createRandom(seed);
	let position = emptyPosition(rules);
	while (outcomeOf(position) === undefined) {
		const legal = legalMoves(position);
		const move = sideToMove(position) === side ? player(position) : (legal[random.below(legal.length)] as number);
		position = unwrap(play(position, move));
	}
	return position;
}

/** Who has won; undefined for a draw. */
function winnerOf(end: Position): Side | undefined {
	const outcome = outcomeOf(end);
	return outcome?.kind === 'win' ? outcome.winner : undefined;
}

describe('the truth', () => {
	test('of every column in the middle of a game: scores -1 0 -1 7 6 -2 0', () => {
		const values = valuesOf(afterMovesFromOne(CONNECT_FOUR, '226744515337'));
		expect(values).toEqual([30 - WIN, 0, 30 - WIN, WIN - 17, WIN - 19, 28 - WIN, 0]);
	});

	test.each([
		{rules: dropBoard(4, 4), values: [0, 0, 0, 0]},
		{rules: dropBoard(5, 4), values: [20 - WIN, 0, 0, 0, 20 - WIN]},
		{rules: dropBoard(6, 4), values: [24 - WIN, 24 - WIN, 24 - WIN, 24 - WIN, 24 - WIN, 24 - WIN]},
		{rules: TIC_TAC_TOE, values: [0, 0, 0, 0, 0, 0, 0, 0, 0]},
	])('of the empty board $rules.width x $rules.height', ({rules, values}) => {
		expect(valuesOf(emptyPosition(rules))).toEqual(values);
	});

	test('of a board that the solver cannot serve comes from a search to the end: 4x3 is won in 7 plies', () => {
		expect(Math.max(...valuesOf(emptyPosition(WIDE_TIC_TAC_TOE)))).toBe(WIN - 7);
	});

	test('of a drawn position whose turn no game would give comes from a search, too', () => {
		const given = afterMoves(dropBoard(4, 4), '0123');
		const turned = setupPosition(given.rules, stonesOf(given), 'O');
		expect(valuesOf(turned)).toHaveLength(4);
		expect(choose(turned)).toMatchObject({ok: true});
	});

	test.each([
		{rules: CONNECT_FOUR, certain: true},
		{rules: dropBoard(6, 5), certain: true},
		{rules: LARGE, certain: false},
		{rules: dropBoard(9, 7), certain: false},
		{rules: TIC_TAC_TOE, certain: true},
		{rules: BIG_TIC_TAC_TOE, certain: true},
		{rules: {width: 9, height: 9, connect: 5, gravity: false}, certain: false},
	])('is certain on $rules.width x $rules.height: $certain', ({rules, certain}) => {
		expect(isTruthCertain(rules)).toBe(certain);
	});
});

describe('the perfect player', () => {
	test('plays the quickest win', () => {
		expect(choose(afterMovesFromOne(CONNECT_FOUR, '226744515337'))).toEqual({ok: true, move: 3, fromBook: false});
		// On a board 8 high the columns, from 1, score 2, full, 5, full, 6, full, 1.
		const high = afterMovesFromOne(dropBoard(7, 8), '44444442222222655656666646552711111137735771');
		expect(choose(high)).toMatchObject({move: 4});
	});

	test('is lost as late as possible', () => {
		const rules = dropBoard(6, 4);
		for (let seed = 0; seed < 5; seed++) {
			const player = perfectPlayer(seed);
			let position = emptyPosition(rules);
			while (outcomeOf(position) === undefined) {
				position = unwrap(play(position, player(position)));
			}
			expect(winnerOf(position)).toBe('O');
			expect(position.moves).toHaveLength(24);
		}
	});

	test.each(['X', 'O'] as const)('never loses tic-tac-toe as %s, whatever is played against it', (side) => {
		for (const seed of [1, 2, 3]) {
			const winners = endsAgainstAll(emptyPosition(TIC_TAC_TOE), side, perfectPlayer(seed)).map(winnerOf);
			expect(winners).toContain(side);
			expect(winners).not.toContain(side === 'X' ? 'O' : 'X');
		}
	});

	test('wins tic-tac-toe 4x3 as X within 7 plies, whatever is played against it', () => {
		const ends = endsAgainstAll(emptyPosition(WIDE_TIC_TAC_TOE), 'X', perfectPlayer(4));
		expect(new Set(ends.map(winnerOf))).toEqual(new Set(['X']));
		expect(Math.max(...ends.map(({moves}) => moves.length))).toBe(7);
	});

	test.each([
		{rules: dropBoard(5, 4), side: 'X', allowed: ['X', undefined]},
		{rules: dropBoard(5, 4), side: 'O', allowed: ['O', undefined]},
		{rules: dropBoard(6, 4), side: 'O', allowed: ['O']},
	] as const)(
		'does no worse on $rules.width x $rules.height as $side than the board is worth',
		({rules, side, allowed}) => {
			const player = perfectPlayer(7);
			for (let seed = 0; seed < 20; seed++) {
				expect(allowed).toContain(winnerOf(endAgainstRandom(rules, side, player, seed)));
			}
		},
	);

	test('wins or blocks without thinking, on boards that nobody has solved, too', () => {
		expect(choose(afterMoves(LARGE, '343434'), perfect(), NOT_A_MOMENT)).toMatchObject({move: 3});
		expect(choose(afterMoves(LARGE, '3434340'), perfect(), NOT_A_MOMENT)).toMatchObject({move: 4});
		expect(choose(afterMoves(LARGE, '53535'), perfect(), NOT_A_MOMENT)).toMatchObject({move: 5});
	});

	test('blocks even where that does not help', () => {
		// X has 2, 3 and 4 in the bottom row.
		const lost = afterMoves(CONNECT_FOUR, '33224');
		const blocks = Array.from({length: 20}, (_, seed) => moveOf(choose(lost, perfect(seed))));
		expect(new Set(blocks)).toEqual(new Set([1, 5]));
	});

	test('among wins that are equally good any may be played; the same seed plays the same', () => {
		const won = afterMoves(CONNECT_FOUR, '223344');
		const wins = Array.from({length: 20}, (_, seed) => moveOf(choose(won, perfect(seed))));
		expect(new Set(wins)).toEqual(new Set([1, 5]));
		expect(Array.from({length: 20}, (_, seed) => moveOf(choose(won, perfect(seed))))).toEqual(wins);
	});

	test('among draws it plays what makes most of the board: all first moves of tic-tac-toe draw, and it takes the centre', () => {
		for (let seed = 0; seed < 10; seed++) {
			expect(choose(emptyPosition(TIC_TAC_TOE), perfect(seed))).toMatchObject({move: 4});
		}
	});

	test('takes scores from the books where they have them, and says so', () => {
		// Made up: the solver would say something else, and take its time.
		const book = unwrap(parseBook('game 7x6 connect 4 gravity\n0: = 2\n1: = -1\n2: = 1\n3: = 0\n'));
		const library: Library = {openings: [book], scores: []};
		const choices = Array.from({length: 20}, (_, seed) =>
			choose(emptyPosition(CONNECT_FOUR), perfect(seed), NOT_A_MOMENT, library),
		);
		expect(new Set(choices.map(moveOf))).toEqual(new Set([1, 5]));
		expect(choices.every((choice) => choice.ok && choice.fromBook)).toBe(true);
	});

	test.each([LARGE, dropBoard(20, 20), {width: 20, height: 20, connect: 5, gravity: false}])(
		'keeps to its time on $width x $height, and plays on what it has found until then',
		(rules) => {
			const {environment, looks} = tickingClock();
			const position = afterMoves(rules, '34');
			expect(legalMoves(position)).toContain(moveOf(choose(position, perfect(1, 200), environment)));
			// After its time it may still look at the clock while it ends, and glance at moves that seem equally good.
			expect(looks()).toBeLessThan(260);
		},
	);

	test('that knows only some of the moves plays a win, and nothing that is lost while there is something else', () => {
		const knowing = (text: string): Library => ({
			openings: [unwrap(parseBook(`game 7x6 connect 4 gravity\n${text}\n`))],
			scores: [],
		});
		const empty = emptyPosition(CONNECT_FOUR);
		const moves = (library: Library) =>
			new Set(Array.from({length: 20}, (_, seed) => moveOf(choose(empty, perfect(seed), STOPPED, library))));
		expect(moves(knowing('1: = -2'))).toEqual(new Set([1, 5]));
		expect(moves(NO_BOOKS)).toEqual(new Set([3]));
		expect(moves(knowing('3: = 2'))).not.toContain(3);
		expect(moves(knowing('0: = 4\n1: = 4\n3: = 3'))).toEqual(new Set([2, 4]));
	});

	test('stopped before it has thought, it still wins at once, blocks, and does not make a win for the opponent', () => {
		fc.assert(
			fc.property(anyOpenPosition(anyRules(6), 30), fc.nat(), (position, seed) => {
				expectNoBlunder(position, moveOf(choose(position, perfect(seed), STOPPED)));
			}),
		);
	});

	test('asked for a move in a finished game is a bug and throws', () => {
		expect(() => choose(afterMoves(CONNECT_FOUR, '3434343'))).toThrow('finished game');
	});
});
