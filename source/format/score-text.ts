import {type Bound, type Score, winnerOf} from '../engine/score.ts';
import {ENGLISH} from './words/en.ts';
import type {Words} from './words/words.ts';

/** The sign that stands before a value that is only a bound: nothing, at least, at most. */
export function boundSign(bound: Bound): string {
	return {exact: '', lower: '>= ', upper: '<= '}[bound];
}

/** A value with its sign: +35, -4, 0. */
export function signed(value: number): string {
	return value > 0 ? `+${value}` : String(value === 0 ? 0 : value);
}

/**
 * A score in words: "X wins in 7", "draw", "+35", ">= +20". A bound stands before a value or a draw; for a win it says
 * that the distance may be another one in favour of one side: "X wins in 7 or sooner".
 */
export function scoreText(score: Score, words: Words = ENGLISH): string {
	return textOf(score, words, words.draw, words.winsIn);
}

function textOf(score: Score, words: Words, draw: string, winsIn: Words['winsIn']): string {
	switch (score.kind) {
		case 'heuristic':
			return boundSign(score.bound) + signed(score.value);
		case 'draw':
			return boundSign(score.bound) + draw;
		case 'win':
		case 'loss': {
			const winner = winnerOf(score) ?? '';
			if (score.plies === 0) {
				return words.hasWon(winner);
			}
			return (score.plies === null ? words.wins(winner) : winsIn(winner, score.plies)) + distanceBound(score, words);
		}
	}
}

/** An exact score in a few characters, for cells of a table: "+35", "X in 7", "draw". Bounds are written as by `scoreText`. */
export function shortScoreText(score: Score, words: Words = ENGLISH): string {
	return textOf(score, words, words.shortDraw, score.bound === 'exact' ? words.shortWinsIn : words.winsIn);
}

/**
 * A win is at least as good as it says: sooner. A loss is at most as good: sooner, too. The other two may be anything better for
 * the other side. Where the distance is not known, a win that is certain has no more to be said of it.
 */
function distanceBound(score: Exclude<Score, {kind: 'heuristic' | 'draw'}>, words: Words): string {
	if (score.bound === 'exact') {
		return '';
	}
	const isCertain = (score.kind === 'win') === (score.bound === 'lower');
	return isCertain ? (score.plies === null ? '' : ` ${words.orSooner}`) : ` ${words.atBest}`;
}
