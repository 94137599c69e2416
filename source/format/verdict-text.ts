import type {MoveVerdict} from '../engine/lab/judge-move.ts';
import type {Move} from '../engine/rules.ts';
import {scoreText} from './score-text.ts';
import {ENGLISH} from './words/en.ts';
import type {Words} from './words/words.ts';

/**
 * The verdict on a move in a sentence that names what would have been better: "gave away the win: 4 wins (X wins in 7)".
 * Numbers of moves count from `first`.
 */
export function verdictText(
	{kind, best, bestScore}: MoveVerdict,
	move: Move,
	words: Words = ENGLISH,
	first: 0 | 1 = 0,
): string {
	const said = words.verdict;
	const others = best.filter((other) => other !== move);
	const better =
		bestScore === undefined
			? ''
			: `${others
					.slice(0, 3)
					.map((other) => other + first)
					.join(', ')} (${scoreText(bestScore, words)})`;
	switch (kind) {
		case 'best':
			return others.length === 0 ? said.best : said.oneOfBest(best.length);
		case 'slower-win':
			return said.slowerWin(better);
		case 'sooner-loss':
			return said.soonerLoss(better);
		case 'win-given-away':
			return said.winGivenAway(better);
		case 'draw-given-away':
			return said.drawGivenAway(better);
		case 'worse':
			return said.worse(better);
		case 'unknown':
			return said.unknown;
	}
}

/** The mark behind a move in a list: `?` where it gave a win or a draw away; nothing otherwise, a slower win is no blunder. */
export function verdictMark(verdict: MoveVerdict | undefined): string {
	return verdict?.kind === 'win-given-away' || verdict?.kind === 'draw-given-away' ? '?' : '';
}
