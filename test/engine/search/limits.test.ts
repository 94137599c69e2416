import {describe, expect, test} from 'vitest';
import {Limits, UNDISTURBED} from '../../../source/engine/search/limits.ts';

describe('limits', () => {
	test('that are not there are never reached', () => {
		const limits = new Limits(null, null, UNDISTURBED);
		expect([1, 1024, 2048, 1e12].map((nodes) => limits.reached(nodes))).toEqual([false, false, false, false]);
	});

	test('of nodes are reached when as many have been visited, and stay reached', () => {
		const limits = new Limits(3, null, UNDISTURBED);
		expect([1, 2, 3, 4, 1].map((nodes) => limits.reached(nodes))).toEqual([false, false, true, true, true]);
	});

	test('of time are looked at every 1024 nodes, from the time at which the search began', () => {
		let time = 500;
		const limits = new Limits(null, 10, {now: () => time, stopRequested: () => false});
		time = 509;
		expect(limits.reached(1023)).toBe(false);
		time = 510;
		expect(limits.reached(1024)).toBe(false);
		expect(limits.reached(2046)).toBe(false);
		expect(limits.reached(2047)).toBe(true);
		expect(limits.milliseconds()).toBe(10);
	});

	test('end a search that is asked to stop, at the next look', () => {
		let stop = false;
		const limits = new Limits(null, null, {now: () => 0, stopRequested: () => stop});
		limits.poll();
		expect(limits.stopped).toBe(false);
		stop = true;
		expect(limits.reached(1)).toBe(false);
		expect(limits.reached(1023)).toBe(true);
		stop = false;
		limits.poll();
		expect(limits.stopped).toBe(true);
	});
});
