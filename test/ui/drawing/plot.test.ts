import {describe, expect, test} from 'vitest';
import type {Score} from '../../../source/engine/score.ts';
import {drawPlot, type PlotView} from '../../../source/ui/drawing/plot.ts';
import {provenForX as proven} from '../../helpers/verdicts.ts';

function draw(view: Partial<PlotView> & Pick<PlotView, 'scores'>): readonly string[] {
	return drawPlot({turns: new Set(), index: 0, width: 40, height: 7, ...view}).map((line) =>
		line
			.map(({text}) => text)
			.join('')
			.trimEnd(),
	);
}

const value = (number: number, view: 'X' | 'O' = 'X'): Score => ({
	kind: 'heuristic',
	value: number,
	view,
	bound: 'exact',
});

/** O gives the draw away with the second move, X the win with the fifth one; at last O wins. */
const GIVEN_AWAY = [
	proven(0),
	proven(0),
	proven(1, 5),
	proven(1, 4),
	proven(1, 3),
	proven(0),
	proven(-1, 2),
	proven(-1, 1),
	proven(-1, 0),
];

describe('the score over a game', () => {
	test('rises above the line for X and falls below it for O, the sooner the end the more; turns are marked', () => {
		expect(draw({scores: GIVEN_AWAY, turns: new Set([2, 5]), index: 7, height: 11})).toEqual([
			'       ┊',
			'  ███  ┊',
			'  ███  ┊',
			'  ███  ┊',
			'◆◆───◆───',
			'      ███',
			'      ███',
			'      ███',
			'      ███',
			'  ?  ? ▲',
		]);
	});

	test('of a draw lies on the line', () => {
		expect(draw({scores: [proven(0), proven(0), proven(0)], index: 1})).toEqual([' ┊', ' ┊', '◆◆◆', ' ┊', ' ┊', ' ▲']);
	});

	test('is nothing but the line where nothing is known yet', () => {
		expect(draw({scores: [undefined, undefined, undefined]})).toEqual(['┊', '┊', '───', '┊', '┊', '▲']);
	});

	test('by a search is never as high as a decided game, and both sides are drawn alike', () => {
		const scores = [value(1), value(120), value(1e6), proven(1, 9), proven(1, 0), proven(0)];
		const ofO = [value(-1), value(120, 'O'), value(-1e6), proven(-1, 9), proven(-1, 0), proven(0)];
		expect(draw({scores, index: 5, height: 10})).toEqual([
			'    █┊',
			'    █┊',
			'   ██┊',
			'█████┊',
			'─────◆',
			'     ┊',
			'     ┊',
			'     ┊',
			'     ┊',
			'     ▲',
		]);
		expect(draw({scores: ofO, index: 5, height: 10})).toEqual([
			'     ┊',
			'     ┊',
			'     ┊',
			'     ┊',
			'─────◆',
			'█████┊',
			'   ██┊',
			'    █┊',
			'    █┊',
			'     ▲',
		]);
	});

	test('of more moves than there are columns has one for several, which shows the place on the board', () => {
		const marked = {scores: GIVEN_AWAY, turns: new Set([2, 5]), width: 4, height: 7};
		// Places 0 to 2, 3 to 5, and 6 to 8: the last of each, or the one that is shown.
		expect(draw({...marked, index: 0})).toEqual(['┊', '┊', '◆◆─', '┊ █', '┊ █', '??']);
		expect(draw({...marked, index: 4})).toEqual([' █', '██', '───', ' ┊█', ' ┊█', '??']);
		expect(draw({...marked, index: 8})).toEqual(['  ┊', '█ ┊', '─◆─', '  █', '  █', '??▲']);
	});

	test('is as wide as it may be at the most, whatever the game', () => {
		for (let count = 1; count < 130; count++) {
			for (const width of [1, 2, 7, 34, 60]) {
				const scores = Array.from({length: count}, () => proven(1, 1));
				for (const line of drawPlot({scores, turns: new Set([count]), index: count - 1, width, height: 5})) {
					expect(line.length).toBeLessThanOrEqual(width);
				}
			}
		}
	});
});
