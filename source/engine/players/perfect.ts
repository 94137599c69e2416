import type {Position} from '../position.ts';
import type {Random} from '../random.ts';
import type {Environment} from '../search/limits.ts';
import {glance} from './glance.ts';
import {bestWithin, type JudgedMove} from './judged-move.ts';
import type {Choice, Decide} from './player.ts';
import {pick, randomAt} from './random.ts';
import {truthOf} from './truth.ts';

/**
 * Plays the quickest win, else a draw, else the latest loss. It works on the truth for `time` milliseconds at the most; where
 * that is too little, it plays what its deepest search likes best, but nothing that it knows to be worse than another move.
 */
export const perfect: Decide<{readonly kind: 'perfect'; readonly seed: number; readonly time: number}> = (
	position,
	{seed, time},
	environment,
	resources,
) => {
	const judged = truthOf(position, {time, nodes: null}, environment, resources);
	return chooseBest(position, judged, randomAt(position, seed), environment);
};

/** The plies that a perfect player looks ahead to find out which of its moves sets the opponent the hardest problems. */
const TASTE_DEPTH = 6;

/**
 * One of the best of these moves: any that wins, but of those that draw or lose against best play one that looks good to a
 * search, which does not expect the opponent to see everything.
 */
export function chooseBest(
	position: Position,
	judged: readonly JudgedMove[],
	random: Random,
	environment: Environment,
): Choice {
	const best = bestWithin(0, judged);
	const isMatterOfTaste = best.length > 1 && best.every(({value}) => value <= 0);
	const moves = best.map(({move}) => move);
	const liked = isMatterOfTaste
		? bestWithin(0, glance(position, moves, TASTE_DEPTH, environment)).map(({move}) => move)
		: moves;
	const chosen = pick(random, liked);
	return {ok: true, move: chosen, fromBook: best.some(({move, fromBook}) => fromBook && move === chosen)};
}
