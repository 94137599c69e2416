import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	eloOfScore,
	gameCount,
	likelihoodOfSuperiority,
	pointsOf,
	type Results,
	scoreInterval,
	scoreOf,
	scoreOfElo,
} from '../../../source/engine/match/statistics.ts';

const results = (wins: number, losses: number, draws: number): Results => ({wins, draws, losses});

describe('the statistics of a match', () => {
	test('count points and games', () => {
		expect(pointsOf(results(3, 2, 5))).toBe(5.5);
		expect(gameCount(results(3, 2, 5))).toBe(10);
		expect(scoreOf(results(3, 2, 5))).toBe(0.55);
	});

	// As cutechess-cli printed them for versions of the chess engine Rustic (https://rustic-chess.org, "SPRT results").
	test.each([
		[results(869, 646, 357), 0.56, 41.6, 14.2],
		[results(409, 197, 133), 0.643, 102.5, 23.5],
		[results(628, 416, 277), 0.58, 56.2, 16.8],
	])('are those that a published match had: %o', (found, score, elo, margin) => {
		const {low, high} = scoreInterval(found);
		expect(scoreOf(found)).toBeCloseTo(score, 3);
		expect(eloOfScore(scoreOf(found))).toBeCloseTo(elo, 1);
		expect(eloOfScore(high) - eloOfScore(low)).toBeCloseTo(2 * margin, 0);
		expect(likelihoodOfSuperiority(found)).toBeGreaterThan(0.9995);
	});

	// Wilson's interval without draws, worked out by hand: (p + z^2/2n +- z sqrt(p(1-p)/n + z^2/4n^2)) / (1 + z^2/n), z = 1.96.
	test.each([
		[results(8, 2, 0), 0.490157, 0.943319],
		[results(5, 5, 0), 0.236593, 0.763407],
		[results(0, 10, 0), 0, 0.27754],
		[results(10, 0, 0), 0.72246, 1],
		[results(1, 0, 0), 0.206543, 1],
	])("have Wilson's interval where nothing is drawn: %o", (found, low, high) => {
		expect(scoreInterval(found).low).toBeCloseTo(low, 5);
		expect(scoreInterval(found).high).toBeCloseTo(high, 5);
	});

	test('are not certain of anything after two draws', () => {
		expect(scoreInterval(results(0, 0, 2)).low).toBeCloseTo(0.171, 3);
		expect(scoreInterval(results(0, 0, 2)).high).toBeCloseTo(0.829, 3);
	});

	test('have a smaller interval with draws than with wins and losses, and with more games', () => {
		const width = (found: Results) => scoreInterval(found).high - scoreInterval(found).low;
		expect(width(results(10, 10, 80))).toBeLessThan(width(results(50, 50, 0)));
		expect(width(results(40, 40, 320))).toBeLessThan(width(results(10, 10, 80)));
	});

	test('know how Elo differences and scores belong together', () => {
		expect(eloOfScore(0.5)).toBe(0);
		expect(eloOfScore(0.75)).toBeCloseTo(190.85, 2);
		expect(eloOfScore(10 / 11)).toBeCloseTo(400, 9);
		expect(eloOfScore(1)).toBe(Number.POSITIVE_INFINITY);
		expect(eloOfScore(0)).toBe(Number.NEGATIVE_INFINITY);
		expect(scoreOfElo(200)).toBeCloseTo(0.76, 3);
		expect(scoreOfElo(-400)).toBeCloseTo(1 / 11, 9);
	});

	// The normal distribution at 0, 1, 7 / sqrt(13) and -1 standard errors.
	test.each([
		[results(7, 7, 9), 0.5],
		[results(10, 6, 4), 0.841345],
		[results(10, 3, 0), 0.973898],
		[results(6, 10, 0), 0.158655],
		[results(0, 0, 5), 0.5],
	])('tell how likely the player is the stronger one: %o', (found, likelihood) => {
		expect(likelihoodOfSuperiority(found)).toBeCloseTo(likelihood, 5);
	});

	const anyResults = fc
		.record({wins: fc.nat(300), draws: fc.nat(300), losses: fc.nat(300)})
		.filter((found) => gameCount(found) > 0);

	test('hold the score within the interval, within 0 and 1, and see both sides alike', () => {
		fc.assert(
			fc.property(anyResults, (found) => {
				const {low, high} = scoreInterval(found);
				const {wins, draws, losses} = found;
				const other = scoreInterval({wins: losses, draws, losses: wins});
				expect(low).toBeGreaterThanOrEqual(0);
				expect(high).toBeLessThanOrEqual(1);
				expect(low).toBeLessThanOrEqual(scoreOf(found));
				expect(high).toBeGreaterThanOrEqual(scoreOf(found));
				expect(other.low).toBeCloseTo(1 - high, 9);
				expect(
					likelihoodOfSuperiority(found) + likelihoodOfSuperiority({wins: losses, draws, losses: wins}),
				).toBeCloseTo(1, 9);
				expect(scoreOfElo(eloOfScore(scoreOf(found)))).toBeCloseTo(scoreOf(found), 9);
			}),
		);
	});
});
