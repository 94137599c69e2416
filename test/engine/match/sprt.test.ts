import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {likelihoodRatio, type Sprt, sprtState} from '../../../source/engine/match/sprt.ts';
import {scoreOfElo} from '../../../source/engine/match/statistics.ts';

const TEST: Sprt = {elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05};

describe('the ratio of likelihoods', () => {
	test('is the one that a published test printed (montytest.muzhen.org, 69d3c8dc7c5b3724e29d2712, "Logistic (exact)")', () => {
		const pairs = [13, 37, 50, 25, 3].map((count, index) => ({value: index / 4, count}));
		expect(likelihoodRatio(pairs, 0.5, scoreOfElo(2.716))).toBeCloseTo(-0.5377, 3);
	});

	test('is that of a coin where nothing is drawn: 12 ln(s/0.5) + 8 ln((1-s)/0.5), s = 0.571463', () => {
		expect(sprtState({wins: 12, draws: 0, losses: 8}, TEST).ratio).toBeCloseTo(0.36925, 3);
		expect(sprtState({wins: 10, draws: 0, losses: 0}, TEST).ratio).toBeCloseTo(1.33592, 3);
	});
});

describe('a sequential test', () => {
	test('has the bounds of Wald: ln(0.05/0.95) and ln(0.95/0.05)', () => {
		const {lower, upper} = sprtState({wins: 0, draws: 0, losses: 0}, TEST);
		expect(lower).toBeCloseTo(-2.9444, 4);
		expect(upper).toBeCloseTo(2.9444, 4);
	});

	test('is open before the first game and after a few', () => {
		expect(sprtState({wins: 0, draws: 0, losses: 0}, TEST).decision).toBeNull();
		expect(sprtState({wins: 5, draws: 2, losses: 1}, TEST).decision).toBeNull();
	});

	test('decides for the larger difference after many wins, for the smaller one after many losses or draws', () => {
		expect(sprtState({wins: 30, draws: 0, losses: 0}, TEST).decision).toBe('H1');
		expect(sprtState({wins: 0, draws: 0, losses: 30}, TEST).decision).toBe('H0');
		expect(sprtState({wins: 0, draws: 50, losses: 0}, TEST).decision).toBe('H0');
	});

	test('takes a win for the larger difference and a loss for the smaller one', () => {
		fc.assert(
			fc.property(fc.nat(200), fc.nat(200), fc.nat(200), (wins, draws, losses) => {
				const {ratio} = sprtState({wins, draws, losses}, TEST);
				expect(sprtState({wins: wins + 1, draws, losses}, TEST).ratio).toBeGreaterThan(ratio);
				expect(sprtState({wins, draws, losses: losses + 1}, TEST).ratio).toBeLessThan(ratio);
			}),
		);
	});
});
