import type {MoveVerdict} from '../engine/lab/judge-move.ts';
import type {Move} from '../engine/rules.ts';
import {scoreText} from './score-text.ts';

/**
 * The verdict on a move in a sentence that names what would have been better: "gave away the win: 4 wins (X wins in 7)".
 * Numbers of moves count from 0.
 */
export function verdictText({kind, best, bestScore}: MoveVerdict, move: Move): string {
	const others = best.filter((other) => other !== move);
	const better = bestScore === undefined ? '' : `${others.slice(0, 3).join(', ')} (${scoreText(bestScore)})`;
	switch (kind) {
		case 'best':
			return others.length === 0 ? 'the best move' : `one of ${best.length} best moves`;
		case 'slower-win':
			return `a slower win; quicker: ${better}`;
		case 'sooner-loss':
			return `loses sooner; longer: ${better}`;
		case 'win-given-away':
			return `gave away the win; better: ${better}`;
		case 'draw-given-away':
			return `gave away the draw; better: ${better}`;
		case 'worse':
			return `the search likes ${better} better`;
		case 'unknown':
			return 'nothing is known of it yet';
	}
}

/** The mark behind a move in a list: `?` where it gave a win or a draw away; nothing otherwise, a slower win is no blunder. */
export function verdictMark(verdict: MoveVerdict | undefined): string {
	return verdict?.kind === 'win-given-away' || verdict?.kind === 'draw-given-away' ? '?' : '';
}
