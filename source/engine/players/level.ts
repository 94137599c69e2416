import {SearchMemory} from '../search/search-position.ts';
import {glance} from './glance.ts';
import {bestWithin} from './judged-move.ts';
import {chooseBest} from './perfect.ts';
import type {Decide} from './player.ts';
import {pick, randomAt} from './random.ts';
import {type Effort, truthOf} from './truth.ts';

/** A level below perfect play, from the weakest to the strongest. */
export type Level = 1 | 2 | 3 | 4 | 5;

/** How a level plays: it slips at `slips` of so many `moves`, and then looks only `depth` plies ahead. */
export type LevelOfPlay = {readonly slips: number; readonly moves: number; readonly depth: number};

/** All levels. */
export const LEVELS: Readonly<Record<Level, LevelOfPlay>> = {
	1: {slips: 2, moves: 3, depth: 1},
	2: {slips: 1, moves: 2, depth: 2},
	3: {slips: 1, moves: 3, depth: 3},
	4: {slips: 1, moves: 5, depth: 4},
	5: {slips: 1, moves: 10, depth: 6},
};

/**
 * Plays perfectly, but slips now and then, as a person does: it plays what looks good at a glance, if possible something that
 * is not as good as it looks. It never misses a win in one, nor lets the opponent win at once where that can be helped.
 * Same seed, same stones: same move.
 */
export const level: Decide<{readonly kind: 'level'; readonly level: Level; readonly seed: number}> = (
	position,
	{level, seed},
	environment,
	resources,
) => {
	const {slips, moves, depth} = LEVELS[level];
	const random = randomAt(position, seed);
	const slipsNow = random.below(moves) < slips;
	// What a search remembers of moves before would make its answers depend on them.
	const judged = truthOf(position, EFFORT, environment, {...resources, memory: new SearchMemory()});
	const best = bestWithin(0, judged);
	if (!slipsNow || best.length === judged.length) {
		return chooseBest(position, judged, random, environment);
	}
	const candidates = judged.map(({move}) => move);
	const tempting = bestWithin(NEAR, glance(position, candidates, depth, environment)).map(({move}) => move);
	const worse = tempting.filter((move) => best.every((other) => other.move !== move));
	return {ok: true, move: pick(random, worse.length > 0 ? worse : tempting), fromBook: false};
};

/** What a level spends on the truth. The nodes are the limit on most machines, so that its moves do not depend on the clock. */
const EFFORT: Effort = {time: 2000, nodes: 1_000_000};

/** How much less than the best move another one may promise at a glance to be as tempting: two or three stones in a line. */
const NEAR = 24;
