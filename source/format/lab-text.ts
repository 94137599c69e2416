import type {Agreement, LabRow, LabSearch} from '../engine/lab/compare.ts';
import type {LabExampleId} from '../engine/lab/examples.ts';

/** What there is to see in the examples of the lab, in one sentence each. */
export const LESSONS: Readonly<Record<LabExampleId, string>> = {
	notebook: 'The order of moves decides: from left to right ten times as many nodes as with the order of O reversed.',
	centre: 'The centre first is not always best: on this small board it takes almost three times the nodes.',
	shallow: 'A shallow search of each move pays: all columns but the rightmost one lose at once, and it is tried first.',
	table: 'A table pays where many orders of moves lead to one position: here is all of tic-tac-toe.',
	'odd-even': 'Values swing with the depth: the side that moves last before the horizon looks better than it is.',
	horizon: 'What is best for O up to four plies, the column on the right, loses in eight: that lay behind the horizon.',
};

/** A search of the lab in words: "minimax, table", "natural, O reversed", "learned, table, deepening", "solver". */
export function labSearchName(search: LabSearch): string {
	if (search.kind === 'perfect') {
		return 'solver';
	}
	const {algorithm, order, table, deepen} = search;
	return [
		algorithm === 'minimax' ? 'minimax' : order.X,
		...(order.X === order.O ? [] : [`O ${order.O}`]),
		...(table ? ['table'] : []),
		...(deepen ? ['deepening'] : []),
	].join(', ');
}

/** How many of the cutoffs came with the first move tried: "20%"; "-" where there were none. */
export function firstMoveRate({counts}: LabRow): string {
	return counts === null || counts.cutoffs === 0
		? '-'
		: `${Math.round((100 * counts.firstMoveCutoffs) / counts.cutoffs)}%`;
}

/**
 * Whether rows agree, in one line; those that do not are named. The solver is not counted: it looks further than a depth, so
 * that only a proven result can be compared with its own.
 */
export function agreementText(rows: readonly LabRow[], {agree, differing}: Agreement): string {
	const ended = rows.filter((row) => row.finished);
	const values = ended.filter(({search}) => search.kind === 'tree').length;
	const stopped = rows.length - ended.length;
	const unfinished = stopped === 0 ? '' : `, ${stopped} stopped`;
	if (agree) {
		return values > 1 ? `✓ all ${values} agree${unfinished}` : `nothing to compare${unfinished}`;
	}
	const names = rows.filter((_, index) => differing.includes(index)).map(({search}) => labSearchName(search));
	return `✗ ${names.length} of ${ended.length} differ${unfinished}: ${names.join('; ')}`;
}
