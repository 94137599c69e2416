import {NO_BOOKS} from '../book/library.ts';
import {newResources} from '../players/resources.ts';
import {type Position, stoneCount} from '../position.ts';
import {cellCount, type Move, type Side} from '../rules.ts';
import {isProven, type Score, scoreValue, seenFrom, winnerOf} from '../score.ts';
import type {Environment} from '../search/limits.ts';
import {MOVE_ORDERS, type MoveOrderId} from '../search/move-order.ts';
import type {Algorithm, Wins} from '../search/search.ts';
import {type SearchReport, searchToDepth} from '../search/search-position.ts';
import {defaultSettings, type SearchSettings} from '../search/settings.ts';
import {scoreOfSolution} from '../solver/solution.ts';
import {effectiveBranching} from './branching.ts';
import {canSolvePosition, type LabResources, solveWithin} from './true-scores.ts';

/** A search of the lab: one of a tree of the chosen depth, or the perfect solver. */
export type LabSearch = TreeSearch | {readonly kind: 'perfect'};

/** A search of a tree, as far as the lab varies it. */
export type TreeSearch = {
	readonly kind: 'tree';
	readonly algorithm: Algorithm;
	readonly order: Readonly<Record<Side, MoveOrderId>>;
	readonly table: boolean;
	readonly deepen: boolean;
};

/** What all searches of a comparison share. */
export type LabSettings = {
	/** Plies looked ahead, at least 1. */
	readonly depth: number;
	/** The name of an evaluation, as `parseEvaluation` takes it. */
	readonly evaluation: string;
	readonly wins: Wins;
	/** Size in MiB of the table of those searches that have one. */
	readonly table: number;
	/** What each search may use, in milliseconds and nodes; null: no limit. */
	readonly time: number | null;
	readonly nodes: number | null;
};

/** What one search found and what it cost. */
export type LabRow = {
	readonly search: LabSearch;
	/** The plies looked ahead in the end; 0 where the search was stopped before it had an answer. */
	readonly depth: number;
	/** Whether the search came to its end; else there is no score and no move. */
	readonly finished: boolean;
	/** The value of the position, X's view: of a tree at its depth, of the solver the true one. */
	readonly score: Score | null;
	/** The move it would play; null also where the game is over. */
	readonly move: Move | null;
	readonly nodes: number;
	/** What only a search of a tree counts; null for the solver. */
	readonly counts: {
		readonly cutoffs: number;
		readonly firstMoveCutoffs: number;
		readonly leaves: number;
		readonly tableHits: number;
	} | null;
	/** See `effectiveBranching`; null where it means nothing. */
	readonly branching: number | null;
	readonly milliseconds: number;
};

/** The orders that are compared: each for both sides, and the notebook's two, of which O has the reverse. */
const ORDERS: ReadonlyArray<TreeSearch['order']> = [
	...MOVE_ORDERS.map(({id}) => ({X: id, O: id})),
	{X: 'natural', O: 'reversed'},
];

/** Without help, with a table, and with a table step by step. */
const MEANS = [
	{table: false, deepen: false},
	{table: true, deepen: false},
	{table: true, deepen: true},
] as const;

const TREE_SEARCHES: readonly TreeSearch[] = [
	...MEANS.filter(({deepen}) => !deepen).map(
		(means) => ({kind: 'tree', algorithm: 'minimax', order: {X: 'natural', O: 'natural'}, ...means}) as const,
	),
	...MEANS.flatMap((means) =>
		ORDERS.map((order) => ({kind: 'tree', algorithm: 'alpha-beta', order, ...means}) as const),
	),
];

/** The searches that can be compared on a position: minimax, alpha-beta in every order, and the solver where it serves. */
export function labSearches(position: Position): readonly LabSearch[] {
	return canSolvePosition(position) ? [...TREE_SEARCHES, {kind: 'perfect'}] : TREE_SEARCHES;
}

/**
 * Runs one search, to its end or until the limits or the environment stop it. Tables serve exact depths alone, so that all
 * searches of trees must agree in their value. The solver, which `labSearches` must have offered, knows what is in its books
 * and nothing from before.
 */
export function runLabSearch(
	search: LabSearch,
	position: Position,
	settings: LabSettings,
	environment: Environment,
	resources: LabResources = newResources(NO_BOOKS),
): LabRow {
	return search.kind === 'tree'
		? searchTree(search, position, settings, environment)
		: solve(search, position, settings, environment, resources);
}

/** The settings of a search of a tree of the lab. */
export function settingsOf(
	{algorithm, order, table, deepen}: TreeSearch,
	position: Position,
	settings: LabSettings,
): SearchSettings {
	return {
		...defaultSettings(position.rules),
		...settings,
		algorithm,
		order,
		table: table ? settings.table : 0,
		exactDepth: true,
		deepen,
	};
}

function searchTree(search: TreeSearch, position: Position, settings: LabSettings, environment: Environment): LabRow {
	const report = searchToDepth(position, settingsOf(search, position, settings), environment);
	const {nodes, cutoffs, firstMoveCutoffs, leaves, tableHits} = report.statistics;
	const finished = isFinished(report, position, settings.depth);
	return {
		search,
		depth: report.depth,
		finished,
		score: finished ? report.score : null,
		move: finished ? report.move : null,
		nodes,
		counts: {cutoffs, firstMoveCutoffs, leaves, tableHits},
		branching: finished ? effectiveBranching(nodes, report.depth) : null,
		milliseconds: report.milliseconds,
	};
}

/** Whether a search came to the depth asked for, to the end of the game, or to a result that no deeper one would change. */
export function isFinished({settled, depth}: SearchReport, position: Position, asked: number): boolean {
	return settled || depth === Math.min(asked, cellCount(position.rules) - stoneCount(position));
}

function solve(
	search: LabSearch,
	position: Position,
	settings: LabSettings,
	environment: Environment,
	resources: LabResources,
): LabRow {
	const {solved, nodes, milliseconds} = solveWithin(position, settings, environment, resources);
	return {
		search,
		depth: solved === undefined ? 0 : cellCount(position.rules) - stoneCount(position),
		finished: solved !== undefined,
		score: solved === undefined ? null : seenFrom(scoreOfSolution(solved.solution, position), 'X'),
		move: solved?.best[0] ?? null,
		nodes,
		counts: null,
		branching: null,
		milliseconds,
	};
}

/** The places of those rows that contradict the others; none where all agree. */
export type Agreement = {readonly agree: boolean; readonly differing: readonly number[]};

/**
 * Whether rows of one depth agree. The finished searches of trees must have the same value; where they have not, those
 * differ that do not have the value of most. The solver agrees unless its result contradicts a proven one: with the
 * evaluation of a horizon it has nothing in common. Rows that are not finished say nothing.
 */
export function agreementOf(rows: readonly LabRow[]): Agreement {
	const values = rows.flatMap(({search, score}) => (search.kind === 'tree' && score !== null ? [score] : []));
	const supporters = values.map((value) => values.filter((other) => isSameValue(value, other)).length);
	const common = values[supporters.indexOf(Math.max(...supporters))];
	const proven = values.filter((value) => isProven(value) && isSameValue(value, common));
	const differing = rows.flatMap(({search, score}, index) => {
		const compared = search.kind === 'perfect' ? proven : common === undefined ? [] : [common];
		return score !== null && compared.some((value) => !isSameValue(value, score)) ? [index] : [];
	});
	return {agree: differing.length === 0, differing};
}

/** Whether two scores in X's view are the same value: the same result as far away, or the same number, 0 being a draw. */
function isSameValue(one: Score, other: Score | undefined): boolean {
	if (other === undefined) {
		return false;
	}
	const winner = winnerOf(one);
	if (winner !== winnerOf(other)) {
		return false;
	}
	const [near, far] = [distanceOf(one), distanceOf(other)];
	return winner === undefined
		? scoreValue(one, 0) === scoreValue(other, 0)
		: near === null || far === null || near === far;
}

function distanceOf(score: Score): number | null {
	return score.kind === 'win' || score.kind === 'loss' ? score.plies : null;
}
