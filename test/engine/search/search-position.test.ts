import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	emptyPosition,
	legalMoves,
	outcomeOf,
	type Position,
	play,
	setupPosition,
	sideToMove,
	stonesOf,
	takeBackTo,
	winningMoves,
	withSideToMove,
} from '../../../source/engine/position.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {opponentOf} from '../../../source/engine/rules.ts';
import {isProven, scoreValue, seenFrom, winnerOf} from '../../../source/engine/score.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {
	type ReportingEnvironment,
	SearchMemory,
	type SearchReport,
	scoreMoves,
	searchPosition,
} from '../../../source/engine/search/search-position.ts';
import type {SearchSettings} from '../../../source/engine/search/settings.ts';
import {anyEndgame, anyOpenPosition, anyOrder, anyRules, cellsOf, emptyCells} from '../../helpers/arbitraries.ts';
import {FACTS} from '../../helpers/facts.ts';
import {afterCells, afterLenientMoves, afterMoves, CONNECT_FOUR, drawn, TIC_TAC_TOE} from '../../helpers/positions.ts';
import {referenceValue} from '../../helpers/reference.ts';
import {inOrder, rank, settingsFor, WON} from '../../helpers/searches.ts';

const positions = anyOpenPosition(anyRules(6, 4), 24);

/** Any settings that search no more than a few thousand nodes. */
const anySettings: fc.Arbitrary<Partial<SearchSettings>> = fc.record({
	algorithm: fc.constantFrom('minimax', 'alpha-beta'),
	depth: fc.integer({min: 1, max: 3}),
	evaluation: fc.constantFrom('outcome', 'pattern-a', 'threats'),
	wins: fc.constantFrom('flat', 'fast'),
	order: fc.record({X: anyOrder, O: anyOrder}),
	table: fc.constantFrom(0, 0.001, 0.1),
	deepen: fc.boolean(),
	tie: fc.constantFrom('first', 'left', 'right', 'random'),
	seed: fc.nat(),
});

/** Follows a line; throws where a move of it is not legal. */
function follow(position: Position, line: readonly number[]): Position {
	return line.reduce((before, move) => unwrap(play(before, move)), position);
}

/** An environment that asks to stop at the n-th look. */
function stoppingAt(look: number): ReportingEnvironment {
	let looks = 0;
	return {now: () => 0, stopRequested: () => ++looks >= look};
}

describe('a report', () => {
	test('has a legal best line whose end is the result it claims', () => {
		fc.assert(
			fc.property(positions, anySettings, (position, changes) => {
				const settings = settingsFor(position.rules, changes);
				for (const search of [searchPosition, scoreMoves]) {
					const report = search(position, settings, UNDISTURBED);
					expect(report.principalVariation[0]).toBe(report.move);
					expect(report.principalVariation.length).toBeLessThanOrEqual(report.depth);
					for (const {move, line, score} of report.moves) {
						expect(line[0]).toBe(move);
						const end = outcomeOf(follow(position, line));
						if (winnerOf(score) !== undefined && score.kind !== 'draw' && score.kind !== 'heuristic') {
							// With flat wins a line is any way to the same result, not the quickest one.
							if (score.bound === 'exact' && line.length === score.plies && settings.wins === 'fast') {
								expect(end).toMatchObject({kind: 'win', winner: winnerOf(score)});
							}
						}
					}
				}
			}),
			{numRuns: 300},
		);
	});

	test('tells with flat wins how far the quickest win and the latest loss are, as with fast wins', () => {
		fc.assert(
			fc.property(positions, anySettings, (position, changes) => {
				const settings = settingsFor(position.rules, {...changes, table: 0, deepen: false});
				const distances = (wins: 'flat' | 'fast') =>
					scoreMoves(position, {...settings, wins}, UNDISTURBED).moves.map(({score}) =>
						score.kind === 'win' || score.kind === 'loss' ? [score.kind, score.plies] : null,
					);
				expect(distances('flat')).toEqual(distances('fast'));
			}),
			{numRuns: 200},
		);
	});

	test('tells with flat wins how far the end of the position is, whichever of equal moves it chooses', () => {
		fc.assert(
			fc.property(fc.oneof(positions, anyEndgame(9)), anySettings, (position, changes) => {
				const settings = settingsFor(position.rules, {...changes, exactDepth: true});
				const fast = scoreMoves(position, {...settings, wins: 'fast', table: 0, deepen: false}, UNDISTURBED).score;
				for (const search of [searchPosition, scoreMoves]) {
					const flat = search(position, {...settings, wins: 'flat'}, UNDISTURBED).score;
					expect(rank(flat, 'X')).toBe(rank(fast, 'X'));
				}
			}),
			{numRuns: 300},
		);
	});

	test('says that O loses in 4, and of the move that flat wins let it choose, in 2', () => {
		const position = afterMoves({width: 5, height: 3, connect: 3, gravity: true}, '303');
		const settings = settingsFor(position.rules, {depth: 4, evaluation: 'outcome', wins: 'flat'});
		const report = searchPosition(position, settings, UNDISTURBED);
		expect(report.move).toBe(0);
		expect(report.score).toEqual({view: 'X', bound: 'exact', kind: 'win', plies: 4});
		expect(report.moves.map(({score}) => score)).toEqual(
			[2, 2, 2, 4, 2].map((plies) => ({view: 'X', bound: 'exact', kind: 'win', plies})),
		);
	});

	test('says that X wins in 3 after 3040, whatever wins are worth', () => {
		const settings = settingsFor(CONNECT_FOUR, {depth: 5, evaluation: 'outcome', wins: 'flat'});
		expect(searchPosition(afterMoves(CONNECT_FOUR, '3040'), settings, UNDISTURBED).score).toMatchObject({
			kind: 'win',
			plies: 3,
		});
	});

	test('has the best line of the example of the notebook, all eight plies of it', () => {
		const settings = settingsFor(CONNECT_FOUR, {depth: 8, evaluation: 'pattern-a', wins: 'flat'});
		const report = searchPosition(afterCells(CONNECT_FOUR, FACTS.notebook.example.cells), settings, UNDISTURBED);
		expect(report.principalVariation).toEqual([6, 5, 5, 5, 4, 4, 2, 4]);
	});

	test('without a table has lines that go to the horizon or to the end of the game', () => {
		fc.assert(
			fc.property(positions, anySettings, (position, changes) => {
				const settings = settingsFor(position.rules, {...changes, table: 0, deepen: false});
				const report = scoreMoves(position, settings, UNDISTURBED);
				for (const {line, score} of report.moves) {
					const end = outcomeOf(follow(position, line));
					if (score.kind === 'win' || score.kind === 'loss') {
						expect(score.plies).toBe(line.length);
						expect(end).toMatchObject({kind: 'win', winner: winnerOf(score)});
					} else {
						expect(end?.kind).not.toBe('win');
						expect(line.length === report.depth || end?.kind === 'draw').toBe(true);
					}
				}
			}),
		);
	});

	test('has each move once, ascending, those of a search with full windows all exact', () => {
		fc.assert(
			fc.property(positions, anySettings, (position, changes) => {
				const report = scoreMoves(position, settingsFor(position.rules, changes), UNDISTURBED);
				expect(report.moves.map(({move}) => move)).toEqual(legalMoves(position));
				expect(report.moves.every(({score}) => score.bound === 'exact')).toBe(true);
				expect(report.moves.every(({score}) => score.view === 'X')).toBe(true);
			}),
		);
	});

	test('of a search for the best move says of the others at most this for the mover, and that is true', () => {
		fc.assert(
			fc.property(positions, anySettings, (position, changes) => {
				const mover = sideToMove(position);
				const settings = settingsFor(position.rules, {...changes, wins: 'fast', algorithm: 'alpha-beta'});
				const report = searchPosition(position, settings, UNDISTURBED);
				const truth = scoreMoves(position, {...settings, depth: report.depth}, UNDISTURBED).moves;
				for (const [index, {score, move}] of report.moves.entries()) {
					const seen = seenFrom(score, mover);
					const real = truth[index]?.score ?? score;
					expect(truth[index]?.move).toBe(move);
					expect(['exact', 'upper']).toContain(seen.bound);
					if (seen.bound === 'exact') {
						expect(rank(score, mover)).toBe(rank(real, mover));
					} else {
						expect(score.bound).toBe(mover === 'X' ? 'upper' : 'lower');
						expect(rank(real, mover)).toBeLessThanOrEqual(rank(score, mover));
						expect(rank(score, mover)).toBeLessThanOrEqual(rank(report.score, mover));
					}
				}
			}),
			{numRuns: 200},
		);
	});

	test('proves a win, a loss or a draw only where it is one', () => {
		fc.assert(
			fc.property(anyEndgame(6), anySettings, (position, changes) => {
				const {rules} = position;
				const settings = settingsFor(rules, {...changes, wins: 'fast'});
				for (const search of [searchPosition, scoreMoves]) {
					const report = search(position, settings, UNDISTURBED);
					for (const {move, score} of report.moves) {
						if (isProven(score)) {
							const mover = sideToMove(position);
							const after = unwrap(play(position, move));
							const real = 0 - referenceValue(rules, cellsOf(after), opponentOf(mover), emptyCells(after), [], 1);
							expect(Math.sign(rank(score, mover))).toBe(Math.sign(real));
							if (report.score === score || search === scoreMoves) {
								expect(rank(score, mover)).toBe(real);
							}
						}
					}
				}
			}),
			{numRuns: 200},
		);
	});

	test('calls 0 at the horizon a value and not a draw', () => {
		const report = scoreMoves(
			emptyPosition(CONNECT_FOUR),
			settingsFor(CONNECT_FOUR, {depth: 4, evaluation: 'outcome'}),
			UNDISTURBED,
		);
		expect(report.score).toEqual({view: 'X', bound: 'exact', kind: 'heuristic', value: 0});
		expect(report.settled).toBe(false);
		expect(report.moves.every(({score}) => score.kind === 'heuristic')).toBe(true);
	});

	test('is settled once searched to the end, and a deeper search changes nothing', () => {
		fc.assert(
			fc.property(anyEndgame(6), anyOrder, (position, order) => {
				const settings = settingsFor(position.rules, {...inOrder(order), depth: null, evaluation: 'outcome'});
				const report = scoreMoves(position, settings, UNDISTURBED);
				expect(report.settled).toBe(true);
				expect(report.depth).toBe(emptyCells(position));
				expect(report.moves.every(({score}) => isProven(score))).toBe(true);
				expect(scoreMoves(position, {...settings, depth: 400}, UNDISTURBED).moves).toEqual(report.moves);
			}),
		);
	});

	test('has the static value of the position in the view of X beside the value of the search', () => {
		const position = afterMoves(CONNECT_FOUR, '3');
		expect(searchPosition(position, settingsFor(CONNECT_FOUR, {depth: 2}), UNDISTURBED).staticValue).toBe(35);
		const over = afterMoves(CONNECT_FOUR, '3434343');
		expect(searchPosition(over, settingsFor(CONNECT_FOUR), UNDISTURBED).staticValue).toBeNull();
	});

	test('of a finished game has no move, and the result as its score', () => {
		for (const search of [searchPosition, scoreMoves]) {
			expect(search(afterMoves(CONNECT_FOUR, '01010101'.slice(0, 7)), settingsFor(CONNECT_FOUR), UNDISTURBED)).toEqual({
				depth: 0,
				move: null,
				best: [],
				score: {view: 'X', bound: 'exact', kind: 'win', plies: 0},
				staticValue: null,
				moves: [],
				principalVariation: [],
				statistics: {nodes: 1, leaves: 1, cutoffs: 0, firstMoveCutoffs: 0, tableHits: 0},
				milliseconds: 0,
				settled: true,
				stopped: false,
			});
			const lost = search(afterMoves(CONNECT_FOUR, '31313161'), settingsFor(CONNECT_FOUR), UNDISTURBED);
			expect(lost.score).toEqual({view: 'X', bound: 'exact', kind: 'loss', plies: 0});
			const full = search(drawn(TIC_TAC_TOE, 'XOX/XOO/OXX'), settingsFor(TIC_TAC_TOE), UNDISTURBED);
			expect(full.score).toEqual({view: 'X', bound: 'exact', kind: 'draw'});
		}
	});

	test('of depth 0 is the static value and no move', () => {
		const report = searchPosition(afterMoves(CONNECT_FOUR, '3'), settingsFor(CONNECT_FOUR, {depth: 0}), UNDISTURBED);
		expect(report).toMatchObject({
			depth: 0,
			move: null,
			best: [],
			score: {view: 'X', bound: 'exact', kind: 'heuristic', value: 35},
			moves: [],
			principalVariation: [],
			settled: false,
			stopped: false,
		});
		expect(report.statistics).toMatchObject({nodes: 1, leaves: 1});
	});
});

describe('with fast wins', () => {
	test('the quickest win is chosen', () => {
		// X wins at once on 6, and in three plies by a fork on 4, 5 or 8.
		const position = afterMoves(TIC_TAC_TOE, '0132');
		const report = scoreMoves(position, settingsFor(TIC_TAC_TOE, {depth: 5, tie: 'right'}), UNDISTURBED);
		expect(report.best).toEqual([6]);
		expect(report.score).toEqual({view: 'X', bound: 'exact', kind: 'win', plies: 1});
		expect(report.moves.find(({move}) => move === 4)?.score).toMatchObject({kind: 'win', plies: 3});
	});

	test('the latest loss is chosen', () => {
		// X threatens 6 and can make a fork on 4 after that: blocking loses in four plies, everything else in two.
		const position = afterMoves(TIC_TAC_TOE, '01327');
		const report = scoreMoves(position, settingsFor(TIC_TAC_TOE, {depth: 5}), UNDISTURBED);
		expect(report.best).toEqual([6]);
		expect(report.score).toEqual({view: 'X', bound: 'exact', kind: 'win', plies: 4});
		expect(report.moves.filter(({move}) => move !== 6).map(({score}) => score)).toEqual(
			new Array(3).fill({view: 'X', bound: 'exact', kind: 'win', plies: 2}),
		);
	});

	test('and flat ones all winning moves are alike', () => {
		const position = afterMoves(TIC_TAC_TOE, '0132');
		const report = scoreMoves(position, settingsFor(TIC_TAC_TOE, {depth: 3, wins: 'flat'}), UNDISTURBED);
		expect(report.best).toEqual([4, 5, 6, 8]);
	});
});

describe('limits', () => {
	test('of nodes give a legal move, and a winning one where there is one, however few nodes there are', () => {
		const limited = fc.record({
			nodes: fc.integer({min: 1, max: 600}),
			order: fc.record({X: anyOrder, O: anyOrder}),
			table: fc.constantFrom(0, 0.01),
			depth: fc.constantFrom(null, 3, 12),
			wins: fc.constantFrom<'flat' | 'fast'>('flat', 'fast'),
		});
		fc.assert(
			fc.property(positions, limited, (position, changes) => {
				const settings = settingsFor(position.rules, changes);
				for (const search of [searchPosition, scoreMoves]) {
					const report = search(position, settings, UNDISTURBED);
					const wins = winningMoves(position, sideToMove(position));
					expect(legalMoves(position)).toContain(report.move);
					expect(report.best).toEqual(report.depth === 0 ? [] : expect.arrayContaining([report.move]));
					if (wins.length > 0 && changes.wins === 'fast') {
						expect(wins).toContain(report.move);
					}
					if (wins.length > 0 && changes.wins === 'flat' && report.depth <= 1) {
						expect(wins).toContain(report.move);
					}
				}
			}),
			{numRuns: 300},
		);
	});

	test('of nodes are kept to the node', () => {
		for (const nodes of [1, 2, 8, 9, 100, 5000]) {
			const settings = settingsFor(CONNECT_FOUR, {nodes, depth: null});
			const report = searchPosition(emptyPosition(CONNECT_FOUR), settings, UNDISTURBED);
			expect(report.stopped).toBe(true);
			expect(report.statistics.nodes).toBeLessThanOrEqual(nodes);
		}
	});

	test('of nodes make a search deepen step by step and keep the last finished step', () => {
		const position = afterMoves(CONNECT_FOUR, '3323');
		const limited = searchPosition(position, settingsFor(CONNECT_FOUR, {nodes: 3000, depth: null}), UNDISTURBED);
		expect(limited.depth).toBeGreaterThan(2);
		expect(limited.depth).toBeLessThan(10);
		const finished = searchPosition(
			position,
			settingsFor(CONNECT_FOUR, {depth: limited.depth, deepen: true}),
			UNDISTURBED,
		);
		expect(limited).toMatchObject({
			move: finished.move,
			best: finished.best,
			score: finished.score,
			moves: finished.moves,
			principalVariation: finished.principalVariation,
		});
	});

	test('of nodes that suffice change nothing', () => {
		const position = afterMoves(TIC_TAC_TOE, '04');
		const report = searchPosition(position, settingsFor(TIC_TAC_TOE, {nodes: 1_000_000, depth: 9}), UNDISTURBED);
		expect(report.stopped).toBe(false);
		expect(report.settled).toBe(true);
		expect(report.score).toEqual({view: 'X', bound: 'exact', kind: 'draw'});
	});

	test('of time stop the search when the clock says so', () => {
		let time = 100;
		const clock: ReportingEnvironment = {now: () => time++, stopRequested: () => false};
		const settings = settingsFor(CONNECT_FOUR, {time: 20, depth: null});
		const report = searchPosition(emptyPosition(CONNECT_FOUR), settings, clock);
		expect(report.stopped).toBe(true);
		expect(report.depth).toBeGreaterThanOrEqual(1);
		expect(report.milliseconds).toBeGreaterThanOrEqual(20);
		expect(legalMoves(emptyPosition(CONNECT_FOUR))).toContain(report.move);
	});

	test('are not there unless asked for: the clock is looked at but does not matter', () => {
		let time = 0;
		const clock: ReportingEnvironment = {
			now: () => {
				time += 1e9;
				return time;
			},
			stopRequested: () => false,
		};
		const report = searchPosition(emptyPosition(CONNECT_FOUR), settingsFor(CONNECT_FOUR, {depth: 5}), clock);
		expect(report.stopped).toBe(false);
		expect(report.depth).toBe(5);
	});

	test.each([1, 2, 3, 5, 9])('and a stop at look %i leave a legal move, the winning one if there is one', (look) => {
		for (const moves of ['', '343434', '34343', '1211244445', '333333']) {
			const position = afterMoves(CONNECT_FOUR, moves);
			for (const changes of [
				{depth: 12},
				{depth: 12, deepen: true},
				{depth: null, ...inOrder('learned'), table: 0.5},
			]) {
				const report = searchPosition(position, settingsFor(CONNECT_FOUR, changes), stoppingAt(look));
				expect(legalMoves(position)).toContain(report.move);
				const wins = winningMoves(position, sideToMove(position));
				if (wins.length > 0) {
					expect(wins).toContain(report.move);
				}
			}
		}
	});

	test('and a stop before anything is known leave the static value, which nothing proves', () => {
		const position = afterMoves(CONNECT_FOUR, '3');
		const report = searchPosition(position, settingsFor(CONNECT_FOUR, {depth: 12}), stoppingAt(1));
		expect(report).toMatchObject({
			depth: 0,
			move: 0,
			best: [],
			moves: [],
			stopped: true,
			settled: false,
			score: {view: 'X', bound: 'exact', kind: 'heuristic', value: 35},
		});
	});
});

describe('progress', () => {
	test('is reported while the search runs: whole steps only, deeper and deeper, and the last one is the answer', () => {
		const reports: SearchReport[] = [];
		const position = afterMoves(CONNECT_FOUR, '33');
		const environment: ReportingEnvironment = {
			...UNDISTURBED,
			onProgress: (report) => reports.push(report()),
		};
		const settings = settingsFor(CONNECT_FOUR, {depth: 8, deepen: true, tie: 'left'});
		const last = searchPosition(position, settings, environment);
		expect(reports.length).toBeGreaterThan(10);
		expect(reports.at(-1)?.depth).toBe(8);
		expect(reports.at(-1)?.moves.length).toBeGreaterThan(0);
		const finished = Array.from({length: 9}, (_, depth) => searchPosition(position, {...settings, depth}, UNDISTURBED));
		for (const [index, report] of reports.entries()) {
			const {move, best, score} = (report.depth > 0 ? finished[report.depth] : undefined) ?? report;
			expect(report.depth).toBeGreaterThanOrEqual(reports[index - 1]?.depth ?? 0);
			expect(report.statistics.nodes).toBeGreaterThanOrEqual(reports[index - 1]?.statistics.nodes ?? 0);
			expect(report.stopped).toBe(false);
			expect(report).toMatchObject({move, best, score});
		}
		expect(reports.at(-1)).toEqual(last);
	});

	test('before the first step says the first choice', () => {
		const reports: SearchReport[] = [];
		const environment: ReportingEnvironment = {...UNDISTURBED, onProgress: (report) => reports.push(report())};
		searchPosition(afterMoves(CONNECT_FOUR, '343434'), settingsFor(CONNECT_FOUR, {depth: 6}), environment);
		expect(reports[0]).toMatchObject({depth: 0, move: 3, moves: []});
	});
});

describe('tie-breaks', () => {
	test('choose among the best moves: the first in search order, the left, the right, or any', () => {
		fc.assert(
			fc.property(positions, anySettings, (position, changes) => {
				const settings = settingsFor(position.rules, {...changes, ...inOrder('reversed')});
				const chosen = (tie: SearchSettings['tie']) => scoreMoves(position, {...settings, tie}, UNDISTURBED);
				const {best} = chosen('left');
				expect(chosen('left').move).toBe(Math.min(...best));
				expect(chosen('right').move).toBe(Math.max(...best));
				expect(best).toContain(chosen('random').move);
				expect(best).toContain(chosen('first').move);
				expect(best).toEqual([...best].sort((a, b) => a - b));
			}),
		);
	});

	test('by the first in search order cost no extra nodes, and those that prove equality do', () => {
		const position = afterMoves(CONNECT_FOUR, '33');
		const nodes = (tie: SearchSettings['tie']) =>
			searchPosition(position, settingsFor(CONNECT_FOUR, {evaluation: 'outcome', depth: 5, tie}), UNDISTURBED)
				.statistics.nodes;
		expect(nodes('first')).toBeLessThan(nodes('left'));
		expect(nodes('right')).toBe(nodes('left'));
	});

	test('by the first follow the order of the side to move', () => {
		const move = (moves: string, order: SearchSettings['order']) =>
			searchPosition(
				afterMoves(CONNECT_FOUR, moves),
				settingsFor(CONNECT_FOUR, {evaluation: 'outcome', depth: 3, order}),
				UNDISTURBED,
			).move;
		expect(move('', {X: 'natural', O: 'reversed'})).toBe(0);
		expect(move('', {X: 'centre', O: 'natural'})).toBe(3);
		expect(move('3', {X: 'natural', O: 'reversed'})).toBe(6);
	});

	test('at random repeat with the seed, and with other seeds come to every best move', () => {
		const move = (seed: number) =>
			searchPosition(
				emptyPosition(CONNECT_FOUR),
				settingsFor(CONNECT_FOUR, {evaluation: 'outcome', depth: 2, tie: 'random', seed}),
				UNDISTURBED,
			).move;
		const chosen = Array.from({length: 100}, (_, seed) => move(seed));
		expect(Array.from({length: 100}, (_, seed) => move(seed))).toEqual(chosen);
		expect(new Set(chosen)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
	});

	test('at random differ from position to position of the same game', () => {
		const settings = settingsFor(CONNECT_FOUR, {evaluation: 'outcome', depth: 1, tie: 'random', seed: 5});
		const moves = ['', '0', '1', '2', '3', '4', '5', '6', '01', '02', '03', '04'].map(
			(text) => searchPosition(afterMoves(CONNECT_FOUR, text), settings, UNDISTURBED).move,
		);
		expect(new Set(moves).size).toBeGreaterThan(2);
	});
});

describe("the course's next moves", () => {
	const played = FACTS.course.nextMove.filter(({moves, ply}) => ply > 0 && moves !== '0102030');

	test.each(['minimax', 'alpha-beta'] as const)('are those of %s, from the left and from the right', (algorithm) => {
		expect(FACTS.course.nextMove).toHaveLength(116);
		expect(played.length).toBeGreaterThan(80);
		for (const {moves, player, ply, left, right} of played) {
			const position = withSideToMove(afterLenientMoves(CONNECT_FOUR, moves), player);
			const move = (tie: SearchSettings['tie']) =>
				searchPosition(
					position,
					settingsFor(CONNECT_FOUR, {algorithm, depth: ply, evaluation: 'outcome', wins: 'flat', tie}),
					UNDISTURBED,
				).move;
			expect({moves, player, ply, left: move('left'), right: move('right')}).toEqual({moves, player, ply, left, right});
		}
	});
});

describe('tables', () => {
	test('that are tiny or kept between searches never change the value of a search to the end', () => {
		const runs = fc.array(
			fc.record({
				table: fc.constantFrom(0.00002, 0.001, 0.1),
				order: fc.record({X: anyOrder, O: anyOrder}),
				deepen: fc.boolean(),
				depth: fc.constantFrom(null, null, 2, 4),
				each: fc.boolean(),
			}),
			{minLength: 2, maxLength: 6},
		);
		fc.assert(
			fc.property(anyEndgame(7), runs, fc.constantFrom<'flat' | 'fast'>('flat', 'fast'), (position, searches, wins) => {
				const mover = sideToMove(position);
				const shared = {wins, evaluation: 'pattern-a'} as const;
				const plain = settingsFor(position.rules, {...shared, depth: null});
				const truth = scoreMoves(position, plain, UNDISTURBED);
				const memory = new SearchMemory();
				for (const {each, ...changes} of searches) {
					const settings = settingsFor(position.rules, {...shared, ...changes});
					const report = (each ? scoreMoves : searchPosition)(position, settings, UNDISTURBED, memory);
					if (changes.depth !== null) {
						continue;
					}
					expect(scoreValue(report.score, WON)).toBe(scoreValue(truth.score, WON));
					expect(truth.best).toContain(report.move);
					if (wins === 'fast') {
						expect(rank(report.score, mover)).toBe(rank(truth.score, mover));
					}
					if (each && !changes.deepen && wins === 'fast') {
						expect(report.moves.map(({score}) => score)).toEqual(truth.moves.map(({score}) => score));
					}
				}
			}),
			{numRuns: 200},
		);
	});

	test('kept from game to game never change a distance', () => {
		const rules = fc.constantFrom(
			{width: 4, height: 4, connect: 3, gravity: true},
			{width: 3, height: 3, connect: 3, gravity: false},
		);
		const runs = fc.array(fc.tuple(fc.nat({max: 8}), fc.integer({min: 1, max: 6}), fc.boolean()), {
			minLength: 4,
			maxLength: 12,
		});
		const tables = fc.constantFrom(0.0005, 0.05);
		fc.assert(
			fc.property(anyOpenPosition(rules, 8), runs, tables, anyOrder, (game, searches, table, order) => {
				const memory = new SearchMemory();
				for (const [plies, depth, each] of searches) {
					const position = takeBackTo(game, plies);
					const settings = settingsFor(game.rules, {...inOrder(order), wins: 'flat', depth, table});
					const report = (each ? scoreMoves : searchPosition)(position, settings, UNDISTURBED, memory);
					const alone = scoreMoves(position, {...settings, wins: 'fast', table: 0}, UNDISTURBED);
					for (const {move, score} of report.moves) {
						if ((score.kind === 'win' || score.kind === 'loss') && score.plies !== null) {
							expect(alone.moves.find((other) => other.move === move)?.score).toMatchObject({
								kind: score.kind,
								plies: score.plies,
							});
						}
					}
				}
			}),
			{numRuns: 200},
		);
	});

	test('kept from alpha-beta do not mislead minimax, which takes values for exact', () => {
		fc.assert(
			fc.property(anyEndgame(7), anyOrder, fc.integer({min: 2, max: 7}), (position, order, depth) => {
				const memory = new SearchMemory();
				const settings = settingsFor(position.rules, {depth, evaluation: 'pattern-a', table: 0.1});
				const truth = scoreMoves(position, {...settings, algorithm: 'minimax', table: 0}, UNDISTURBED);
				searchPosition(position, {...settings, ...inOrder(order)}, UNDISTURBED, memory);
				const report = scoreMoves(position, {...settings, algorithm: 'minimax'}, UNDISTURBED, memory);
				const values = (of: SearchReport) => of.moves.map(({score}) => rank(score, 'X'));
				expect(values(report)).toEqual(values(truth));
			}),
			{numRuns: 200},
		);
	});

	test('answer some visits, so that fewer nodes are searched', () => {
		const search = (table: number) =>
			searchPosition(emptyPosition(CONNECT_FOUR), settingsFor(CONNECT_FOUR, {depth: 8, table}), UNDISTURBED);
		expect(search(1).statistics.tableHits).toBeGreaterThan(100);
		expect(search(1).statistics.nodes).toBeLessThan(search(0).statistics.nodes / 2);
		expect(search(1).score).toEqual(search(0).score);
	});

	test('are kept for the same rules, evaluation and wins, so that the same search again costs almost nothing', () => {
		const memory = new SearchMemory();
		const settings = settingsFor(CONNECT_FOUR, {depth: 7, table: 1});
		const search = (changes: Partial<SearchSettings> = {}) =>
			searchPosition(emptyPosition(CONNECT_FOUR), {...settings, ...changes}, UNDISTURBED, memory);
		const first = search();
		const again = search();
		expect(again.score).toEqual(first.score);
		expect(again.statistics.nodes).toBeLessThan(first.statistics.nodes / 20);
		const other = search({evaluation: 'pattern-b'});
		expect(other.score).toEqual(
			searchPosition(emptyPosition(CONNECT_FOUR), {...settings, evaluation: 'pattern-b', table: 0}, UNDISTURBED).score,
		);
	});
});

describe('mirrored positions', () => {
	test('have mirrored scores', () => {
		fc.assert(
			fc.property(positions, anySettings, (position, changes) => {
				const {width, gravity} = position.rules;
				const stones = stonesOf(position);
				const mirror = (cell: number) => cell - 2 * (cell % width) + width - 1;
				const image = setupPosition(
					position.rules,
					stones.map((_, cell) => stones[mirror(cell)]),
					sideToMove(position),
				);
				const settings = settingsFor(position.rules, {...changes, wins: 'fast'});
				const scores = (of: Position) =>
					new Map(scoreMoves(of, settings, UNDISTURBED).moves.map(({move, score}) => [move, score]));
				const here = scores(position);
				const there = scores(image);
				expect(there.size).toBe(here.size);
				for (const [move, score] of here) {
					expect(there.get(gravity ? width - 1 - move : mirror(move))).toEqual(score);
				}
			}),
		);
	});
});
