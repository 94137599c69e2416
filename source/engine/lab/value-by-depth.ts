import type {Position} from '../position.ts';
import type {Move} from '../rules.ts';
import type {Environment} from '../search/limits.ts';
import {type MoveReport, type SearchMemory, scoreMoves} from '../search/search-position.ts';
import {defaultSettings} from '../search/settings.ts';
import type {LabSettings} from './compare.ts';

/** The value of every move at one depth. */
export type DepthScores = {
	readonly depth: number;
	/** Each legal move, ascending, with its exact value at this depth in X's view and its best line. */
	readonly moves: readonly MoveReport[];
	/** The moves that are best at this depth, ascending. */
	readonly best: readonly Move[];
	readonly nodes: number;
	readonly milliseconds: number;
};

/**
 * The value that minimax of this depth gives to every move. Asked for one depth after the other it shows what lies behind
 * the horizon of the small ones, and how values swing with whose turn it is there
 * (https://www.chessprogramming.org/Horizon_Effect, https://www.chessprogramming.org/Odd-Even_Effect). The memory, one for
 * all depths, makes it faster. The depth and the limits of the settings are not used; undefined when it was stopped.
 */
export function scoresAtDepth(
	position: Position,
	depth: number,
	{evaluation, wins, table}: LabSettings,
	environment: Environment,
	memory: SearchMemory,
): DepthScores | undefined {
	const settings = {
		...defaultSettings(position.rules),
		evaluation,
		wins,
		table,
		depth,
		exactDepth: true,
		order: {X: 'learned', O: 'learned'},
	} as const;
	const {moves, best, statistics, milliseconds, stopped} = scoreMoves(position, settings, environment, memory);
	return stopped ? undefined : {depth, moves, best, nodes: statistics.nodes, milliseconds};
}
