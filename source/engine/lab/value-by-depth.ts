import type {Position} from '../position.ts';
import type {Move} from '../rules.ts';
import type {Environment} from '../search/limits.ts';
import {type MoveReport, type SearchMemory, scoreToDepth} from '../search/search-position.ts';
import {defaultSettings} from '../search/settings.ts';
import {isFinished, type LabSettings} from './compare.ts';

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
 * all depths, makes it faster. The depth of the settings is not used; their limits are. Undefined when it was stopped.
 */
export function scoresAtDepth(
	position: Position,
	depth: number,
	lab: LabSettings,
	environment: Environment,
	memory: SearchMemory,
): DepthScores | undefined {
	const settings = {
		...defaultSettings(position.rules),
		...lab,
		depth,
		exactDepth: true,
		order: {X: 'learned', O: 'learned'},
	} as const;
	const report = scoreToDepth(position, settings, environment, memory);
	const {moves, best, statistics, milliseconds} = report;
	return isFinished(report, position, depth) ? {depth, moves, best, nodes: statistics.nodes, milliseconds} : undefined;
}
