import type {Position} from '../position.ts';
import type {Environment} from '../search/limits.ts';
import {type NumberTree, searchNumberTree} from '../search/number-tree.ts';
import {RECORD_LIMIT, Recorder} from '../search/recorder.ts';
import type {Algorithm} from '../search/search.ts';
import {searchToDepth} from '../search/search-position.ts';
import type {SearchSettings} from '../search/settings.ts';
import {isFinished} from './compare.ts';
import type {NumberSearchTree, SearchTree} from './search-tree.ts';

/**
 * Searches a position to the depth of the settings and records how. At most `limit` visits are recorded, the first ones; the
 * search goes on all the same, so that the values of what is recorded are the true ones. Its tie-break is `first`.
 */
export function recordSearch(
	position: Position,
	settings: SearchSettings,
	environment: Environment,
	limit: number = RECORD_LIMIT,
): SearchTree {
	const trace = new Recorder(limit);
	const report = searchToDepth(position, {...settings, tie: 'first'}, {...environment, trace});
	return {
		source: {kind: 'game', position},
		algorithm: settings.algorithm,
		wins: settings.wins,
		visits: trace.finish(),
		counts: countsOf(report.statistics),
		stopped: !isFinished(report, position, settings.depth ?? Number.POSITIVE_INFINITY),
	};
}

/** Searches a number tree from left to right and records how. */
export function recordNumberTree(
	numbers: NumberTree,
	algorithm: Algorithm,
	limit: number = RECORD_LIMIT,
): NumberSearchTree {
	const trace = new Recorder(limit);
	const counts = countsOf(searchNumberTree(numbers, algorithm, trace));
	return {
		source: {kind: 'numbers', numbers},
		algorithm,
		wins: 'fast',
		visits: trace.finish(),
		counts,
		stopped: false,
	};
}

function countsOf({nodes, cutoffs}: SearchTree['counts']): SearchTree['counts'] {
	return {nodes, cutoffs};
}
