import {canSolvePosition, solveWithin} from '../../engine/lab/true-scores.ts';
import {type DepthScores, scoresAtDepth} from '../../engine/lab/value-by-depth.ts';
import {newResources} from '../../engine/players/resources.ts';
import {legalMoves} from '../../engine/position.ts';
import type {Move} from '../../engine/rules.ts';
import type {Score} from '../../engine/score.ts';
import {seenFrom} from '../../engine/score.ts';
import {SearchMemory} from '../../engine/search/search-position.ts';
import {shortScoreText} from '../../format/score-text.ts';
import {formatTable} from '../../format/table.ts';
import {shifted} from '../describe.ts';
import type {CommandIo} from '../io.ts';
import {scoreFields, type Valuation} from '../search-options.ts';
import {type Comparison, type ComparisonView, SOLVER_TIME} from './comparison.ts';

/** The value of each move by depth, and what is true of it where the solver can say. */
export const byDepth: ComparisonView = (comparison, io) => {
	const {perfect, valuation} = comparison;
	const depths = scoresByDepth(comparison);
	const truth = trueScores(comparison, io);
	return {
		fields: {
			byDepth: depths.map(({depth, moves, best, nodes, milliseconds}) => ({
				depth,
				...describeScores({moves, best}, comparison, valuation),
				nodes,
				milliseconds,
			})),
			perfect: truth === undefined ? null : describeScores(truth, comparison, perfect),
		},
		text: byDepthText(depths, truth, comparison),
	};
};

type Scores = {
	readonly moves: ReadonlyArray<{readonly move: Move; readonly score: Score}>;
	readonly best: readonly Move[];
};

/** The depths from 1 on, up to the first that a limit stopped. */
function scoresByDepth({given, settings, environment}: Comparison): readonly DepthScores[] {
	const memory = new SearchMemory();
	const found: DepthScores[] = [];
	for (let depth = 1; depth <= settings.depth; depth++) {
		const scores = scoresAtDepth(given.position, depth, settings, environment, memory);
		if (scores === undefined) {
			break;
		}
		found.push(scores);
	}
	return found;
}

function trueScores({given: {position}, settings, environment}: Comparison, io: CommandIo): Scores | undefined {
	return canSolvePosition(position)
		? solveWithin(position, {...settings, time: settings.time ?? SOLVER_TIME}, environment, newResources(io.library()))
				.solved
		: undefined;
}

function describeScores({moves, best}: Scores, {given}: Comparison, valuation: Valuation) {
	return {...scoreFields(moves, given.position, valuation), best: shifted(best, given.firstNumber)};
}

function byDepthText(depths: readonly DepthScores[], truth: Scores | undefined, comparison: Comparison): string {
	const {given, settings, valuation} = comparison;
	const legal = legalMoves(given.position);
	if (legal.length === 0) {
		return 'no moves: the game is over';
	}
	const line = (name: string, {moves, best}: Scores) => [
		name,
		...legal.map((move) => {
			const score = moves.find((candidate) => candidate.move === move)?.score;
			const mark = best.includes(move) ? '*' : '';
			return score === undefined ? '' : mark + shortScoreText(seenFrom(score, valuation.view));
		}),
	];
	const table = formatTable(
		[
			['depth', ...legal.map((move) => String(move + given.firstNumber))],
			...depths.map((scores) => line(String(scores.depth), scores)),
			...(truth === undefined ? [] : [line('true', truth)]),
		],
		['right', ...legal.map(() => 'right' as const)],
	);
	const stopped = depths.length < settings.depth ? `\nstopped at depth ${depths.length + 1}` : '';
	const unsolved =
		truth === undefined && canSolvePosition(given.position) ? '\nthe solver was stopped before it knew the truth' : '';
	return `${table}\n\n* best at that depth${stopped}${unsolved}`;
}
