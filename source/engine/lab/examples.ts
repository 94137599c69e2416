import {positionFromMoves} from '../notation.ts';
import type {Position} from '../position.ts';
import {unwrap} from '../result.ts';
import {defaultRules, type Move, type Rules} from '../rules.ts';
import type {LabSettings} from './compare.ts';

/** The names of the examples. */
export type LabExampleId = 'notebook' | 'centre' | 'shallow' | 'table' | 'odd-even' | 'horizon';

/** A position with settings on which the searches of the lab teach something. */
export type LabExample = {
	readonly id: LabExampleId;
	readonly position: Position;
	readonly settings: Pick<LabSettings, 'depth' | 'evaluation' | 'wins'>;
};

const CONNECT_FOUR = defaultRules('connect-four');
const TIC_TAC_TOE = defaultRules('tic-tac-toe');

/** All examples. A new one is a name and an entry here, and its lesson in format/lab-text.ts. */
export const LAB_EXAMPLES: readonly LabExample[] = [
	{
		// The example of the notebook: cells 38,37,31,24,30,17,23,10,3,16,39,32,40.
		id: 'notebook',
		position: after(CONNECT_FOUR, [3, 2, 3, 3, 2, 3, 2, 3, 3, 2, 4, 4, 5]),
		settings: {depth: 8, evaluation: 'pattern-a', wins: 'flat'},
	},
	{
		id: 'centre',
		position: after({...CONNECT_FOUR, width: 4, height: 4}, []),
		settings: {depth: 12, evaluation: 'pattern-a', wins: 'fast'},
	},
	{
		// O threatens to win on the right: every other column loses at once, and natural order tries all of them first.
		id: 'shallow',
		position: after(CONNECT_FOUR, [2, 6, 4, 6, 0, 3, 2, 6]),
		settings: {depth: 7, evaluation: 'pattern-a', wins: 'fast'},
	},
	{
		id: 'table',
		position: after(TIC_TAC_TOE, []),
		settings: {depth: 9, evaluation: 'outcome', wins: 'fast'},
	},
	{
		id: 'odd-even',
		position: after(CONNECT_FOUR, []),
		settings: {depth: 8, evaluation: 'pattern-a', wins: 'fast'},
	},
	{
		// O's favourite up to four plies, the column on the right, loses in eight; only column 1 does not lose.
		id: 'horizon',
		position: after(CONNECT_FOUR, [2, 0, 1, 0, 4, 5, 4, 4, 0, 5, 1, 3, 5]),
		settings: {depth: 8, evaluation: 'pattern-a', wins: 'fast'},
	},
];

/** The example with this name; every LabExampleId has one. */
export function labExample(id: LabExampleId): LabExample {
	const example = LAB_EXAMPLES.find((candidate) => candidate.id === id);
	if (example === undefined) {
		throw new Error(`no example ${id}`);
	}
	return example;
}

function after(rules: Rules, moves: readonly Move[]): Position {
	return unwrap(positionFromMoves(rules, moves));
}
