import {countStones, type Position, sideToMove, stoneCount, stonesOf} from '../position.ts';
import {cellCount, type Move, type Rules, rulesKey} from '../rules.ts';
import {type Environment, Limits} from '../search/limits.ts';
import {searchPosition} from '../search/search-position.ts';
import {defaultSettings, type SearchSettings} from '../search/settings.ts';
import {solveMoves} from '../solver/solve-moves.ts';
import {canSolve} from '../solver/solver.ts';
import {candidates} from './candidates.ts';
import {type JudgedMove, judgedMove} from './judged-move.ts';
import type {Resources} from './resources.ts';

/** What the truth may cost: milliseconds, and nodes of a search; null: no limit. */
export type Effort = Pick<SearchSettings, 'time' | 'nodes'>;

/**
 * The candidates of a position that is not over with their true values, by books and the solver, or a search to the end of the
 * game where the solver does not serve the board. What is not known when the effort is spent has the value of the deepest
 * finished search. Where nothing is left to think about, values say nothing: all are 0.
 */
export function truthOf(
	position: Position,
	effort: Effort,
	environment: Environment,
	resources: Resources,
): readonly JudgedMove[] {
	const {moves, settled} = candidates(position);
	if (settled) {
		return moves.map((move) => ({move, value: 0, fromBook: false}));
	}
	const started = environment.now();
	const known = new Map<Move, JudgedMove>();
	if (solverServes(position)) {
		solve(position, effort, environment, resources, known);
	}
	if (!moves.every((move) => known.has(move))) {
		const time = effort.time === null ? null : Math.max(0, effort.time - (environment.now() - started));
		search(position, {...effort, time}, environment, resources, known);
	}
	// A move of which nothing is known is worth less than one that is proven to be a draw, and more than a lost one.
	return moves.map((move) => known.get(move) ?? {move, value: -1, fromBook: false});
}

/** Whether `truthOf` knows the truth of every position of a board within a few seconds, with the books of this program. */
export function isTruthCertain(rules: Rules): boolean {
	const cells = cellCount(rules);
	return canSolve(rules)
		? (cells <= 36 && rules.width <= 8) || rulesKey(rules) === '7x6 connect 4 gravity'
		: cells <= PROVABLE_CELLS;
}

/** So many empty cells a search can fill in a second or two. */
const PROVABLE_CELLS = 16;

/** The part of the time that the solver has where it does not finish; the search needs the rest to find a good move. */
const SOLVER_SHARE = 0.75;

/** The positions that the solver may visit for each node that a search may: they cost less, and say more. */
const SOLVER_NODES = 10;

/** The nodes between two questions of the solver whether it is to stop. */
const SOLVER_POLL = 16_384;

/** Whether the solver serves the board, and the turn is that of a game. */
function solverServes(position: Position): boolean {
	const {X: x, O: o} = countStones(stonesOf(position));
	return canSolve(position.rules) && x - o === (sideToMove(position) === 'X' ? 0 : 1);
}

/** Adds the moves that books and the solver know. */
function solve(
	position: Position,
	{time, nodes}: Effort,
	environment: Environment,
	{library, solvers}: Resources,
	known: Map<Move, JudgedMove>,
): void {
	const limits = new Limits(
		nodes === null ? null : SOLVER_NODES * nodes,
		time === null ? null : SOLVER_SHARE * time,
		environment,
	);
	let polls = 0;
	const solver = solvers.solverFor(position.rules, () => {
		limits.poll();
		return limits.reached(++polls * SOLVER_POLL);
	});
	const side = sideToMove(position);
	solveMoves(position, solver, library, ({move, score, fromBook}) => {
		known.set(move, judgedMove(move, score, side, fromBook));
	});
}

/** Adds the other moves with what a search says of them. */
function search(
	position: Position,
	effort: Effort,
	environment: Environment,
	{memory}: Resources,
	known: Map<Move, JudgedMove>,
): void {
	const {rules} = position;
	const settings: SearchSettings = {
		...defaultSettings(rules),
		...effort,
		depth: null,
		// Where the game can be searched to its end an evaluation would only cost time.
		evaluation: cellCount(rules) - stoneCount(position) <= PROVABLE_CELLS ? 'outcome' : 'threats',
		order: {X: 'learned', O: 'learned'},
		table: 32,
		deepen: true,
		tie: 'left',
	};
	const side = sideToMove(position);
	for (const {move, score} of searchPosition(position, settings, environment, memory).moves) {
		if (!known.has(move)) {
			known.set(move, judgedMove(move, score, side));
		}
	}
}
