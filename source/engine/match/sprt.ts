import {type Results, scoreOfElo} from './statistics.ts';

/**
 * A sequential probability ratio test (Wald, "Sequential Tests of Statistical Hypotheses", 1945): after each game it says
 * whether the first player is `elo0` better (H0), `elo1` better (H1), or whether that is still open. `alpha` is the chance to
 * take H1 where H0 is true, `beta` the other way round. https://www.chessprogramming.org/Sequential_Probability_Ratio_Test
 */
export type Sprt = {readonly elo0: number; readonly elo1: number; readonly alpha: number; readonly beta: number};

/** What a test says so far. */
export type SprtState = {
	/** The logarithm of how much more likely the results are by H1 than by H0. */
	readonly ratio: number;
	/** H0 is taken when the ratio is at most `lower`, H1 when it is at least `upper`. */
	readonly lower: number;
	readonly upper: number;
	readonly decision: 'H0' | 'H1' | null;
};

/** What a test says of results. */
export function sprtState({wins, draws, losses}: Results, {elo0, elo1, alpha, beta}: Sprt): SprtState {
	const lower = Math.log(beta / (1 - alpha));
	const upper = Math.log((1 - beta) / alpha);
	const ratio = likelihoodRatio(
		[
			{value: 0, count: losses},
			{value: 0.5, count: draws},
			{value: 1, count: wins},
		],
		scoreOfElo(elo0),
		scoreOfElo(elo1),
	);
	return {ratio, lower, upper, decision: ratio >= upper ? 'H1' : ratio <= lower ? 'H0' : null};
}

/** How often something had a value from 0 to 1. */
export type Outcomes = ReadonlyArray<{readonly value: number; readonly count: number}>;

/** What counts for an outcome that has not been seen: it is possible all the same. */
const UNSEEN = 0.001;

/**
 * The logarithm of how much more likely outcomes are with the mean `mean1` than with the mean `mean0`, both between 0 and 1,
 * each with the most likely distribution that has this mean: the generalised ratio that https://tests.stockfishchess.org
 * uses (Michel Van den Bergh). Without draws it is the ratio of Wald's test for a coin.
 */
export function likelihoodRatio(outcomes: Outcomes, mean0: number, mean1: number): number {
	const seen = outcomes.map(({value, count}) => ({value, count: count === 0 ? UNSEEN : count}));
	const likely0 = mostLikely(seen, mean0);
	const likely1 = mostLikely(seen, mean1);
	return seen.reduce(
		(sum, {count}, index) => sum + count * Math.log((likely1[index] as number) / (likely0[index] as number)),
		0,
	);
}

/** Halving an interval this often leaves nothing of it that a number could tell. */
const HALVINGS = 100;

/**
 * The probabilities of the outcomes that make their counts most likely among those with this mean. They are
 * share / (1 + tilt * (value - mean)) for the one tilt with which they add up to 1.
 */
function mostLikely(outcomes: Outcomes, mean: number): readonly number[] {
	const total = outcomes.reduce((sum, {count}) => sum + count, 0);
	const values = outcomes.map(({value}) => value);
	// Between these every probability is positive, and the mean falls as the tilt grows.
	let low = -1 / (Math.max(...values) - mean);
	let high = 1 / (mean - Math.min(...values));
	const probabilities = (tilt: number) => outcomes.map(({value, count}) => count / total / (1 + tilt * (value - mean)));
	for (let halving = 0; halving < HALVINGS; halving++) {
		const tilt = (low + high) / 2;
		const offset = probabilities(tilt).reduce(
			(sum, share, index) => sum + share * ((values[index] as number) - mean),
			0,
		);
		if (offset > 0) {
			low = tilt;
		} else {
			high = tilt;
		}
	}
	return probabilities((low + high) / 2);
}
