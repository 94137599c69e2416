import {type Position, sideToMove} from '../position.ts';
import type {Move} from '../rules.ts';
import type {Environment} from '../search/limits.ts';
import {scoreMoves} from '../search/search-position.ts';
import {defaultSettings} from '../search/settings.ts';
import {type JudgedMove, judgedMove} from './judged-move.ts';

/** The nodes of a glance, which takes milliseconds. One ply is always finished: no board has so many moves. */
const NODES = 50_000;

/** These moves as a person might see them: by a search of small depth, smaller still where a position has many moves. */
export function glance(
	position: Position,
	moves: readonly Move[],
	depth: number,
	environment: Environment,
): readonly JudgedMove[] {
	const {rules} = position;
	const side = sideToMove(position);
	const settings = {
		...defaultSettings(rules),
		depth,
		nodes: NODES,
		evaluation: 'threats',
		order: {X: 'learned', O: 'learned'},
	} as const;
	return scoreMoves(position, settings, environment)
		.moves.filter(({move}) => moves.includes(move))
		.map(({move, score}) => judgedMove(move, score, side));
}
