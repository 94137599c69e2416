/** The results of games between two players, in the view of one of them. */
export type Results = {readonly wins: number; readonly draws: number; readonly losses: number};

/** The ends of an interval that holds the true value with a confidence of 95 %. */
export type Interval = {readonly low: number; readonly high: number};

/** The standard errors on either side that make 95 % of a normal distribution. */
const STANDARD_ERRORS = 1.96;

/** The number of games. */
export function gameCount({wins, draws, losses}: Results): number {
	return wins + draws + losses;
}

/** The points: one for a win, a half for a draw. */
export function pointsOf({wins, draws}: Results): number {
	return wins + draws / 2;
}

/** The points a game, from 0 to 1; there must be a game. */
export function scoreOf(results: Results): number {
	return pointsOf(results) / gameCount(results);
}

/**
 * The interval of the true score, games taken as independent: Wilson's score interval ("Probable Inference, the Law of
 * Succession, and Statistical Inference", 1927). It holds every score p from which the one that was found is at most 1.96
 * standard errors away; where a share d of games is drawn, a game has the variance p (1 - p) - d / 4. With many games it is the
 * usual interval of https://www.chessprogramming.org/Match_Statistics; unlike that one it claims no certainty after few
 * games that ended alike, for which the share of draws counts less, too. There must be a game.
 */
export function scoreInterval(results: Results): Interval {
	const games = gameCount(results);
	const score = scoreOf(results);
	if (score === 0 || score === 1) {
		// The ends are known exactly here, which numbers with errors would miss.
		const far = STANDARD_ERRORS ** 2 / (games + STANDARD_ERRORS ** 2);
		return score === 0 ? {low: 0, high: far} : {low: 1 - far, high: 1};
	}
	const squared = STANDARD_ERRORS ** 2;
	const drawn = results.draws / (games + squared);
	// The ends solve (score - p)^2 = share * (p - p^2 - drawn / 4).
	const share = squared / games;
	const middle = (score + share / 2) / (1 + share);
	const half = Math.sqrt(Math.max(0, middle ** 2 - (score ** 2 + (share * drawn) / 4) / (1 + share)));
	return {low: Math.max(0, middle - half), high: Math.min(1, middle + half)};
}

/** The Elo difference at which a score is expected: infinite for 0 and 1 (https://www.chessprogramming.org/Match_Statistics). */
export function eloOfScore(score: number): number {
	// Not log10(1 / score - 1) negated: that would turn the difference 0 into -0.
	return 400 * (Math.log10(score) - Math.log10(1 - score));
}

/** The score that is expected at an Elo difference. */
export function scoreOfElo(elo: number): number {
	return 1 / (1 + 10 ** (-elo / 400));
}

/**
 * The likelihood that the player is the stronger one: (1 + erf((wins - losses) / sqrt(2 (wins + losses)))) / 2. Draws say
 * nothing of it (https://www.chessprogramming.org/Match_Statistics, "Likelihood of Superiority").
 */
export function likelihoodOfSuperiority({wins, losses}: Results): number {
	return wins + losses === 0 ? 0.5 : (1 + errorFunction((wins - losses) / Math.sqrt(2 * (wins + losses)))) / 2;
}

/** The error function, to about seven digits: Abramowitz and Stegun, "Handbook of Mathematical Functions", 7.1.26. */
function errorFunction(x: number): number {
	const t = 1 / (1 + 0.3275911 * Math.abs(x));
	const polynomial = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
	return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
}
