import {expect, test} from 'vitest';
import {
	defaultRules,
	defaultSettings,
	emptyPosition,
	legalMoves,
	outcomeOf,
	type Position,
	play,
	type SearchReport,
	type Side,
	searchPosition,
	sideToMove,
	stonesOf,
	UNDISTURBED,
	unwrap,
} from '../../../source/engine/engine.ts';
import {createRandom} from '../../../source/engine/random.ts';

const RULES = defaultRules('connect-four');
const DEPTH = 4;
const OPENINGS = 100;
const SEED = 2026;

/** The number of standard errors on either side of the mean that make the 95 % interval. */
const STANDARD_ERRORS = 1.96;

function look(position: Position, evaluation: string): SearchReport {
	return searchPosition(position, {...defaultSettings(RULES), depth: DEPTH, evaluation}, UNDISTURBED);
}

/** Different positions after 4 to 6 random moves from which nobody wins within the depth of the match. */
function openings(): Position[] {
	const random = createRandom(SEED);
	const found = new Map<string, Position>();
	while (found.size < OPENINGS) {
		let position = emptyPosition(RULES);
		for (let plies = 4 + random.below(3); plies > 0; plies--) {
			const moves = legalMoves(position);
			position = unwrap(play(position, moves[random.below(moves.length)] ?? 0));
		}
		if (look(position, 'outcome').score.kind === 'heuristic') {
			found.set(
				stonesOf(position)
					.map((side) => side ?? '.')
					.join(''),
				position,
			);
		}
	}
	return [...found.values()];
}

/** What `threats` scores as this side: 1 for a win, 1/2 for a draw, 0 for a loss. */
function playOut(opening: Position, threatsSide: Side): number {
	let position = opening;
	for (;;) {
		const outcome = outcomeOf(position);
		if (outcome !== undefined) {
			return outcome.kind === 'draw' ? 0.5 : outcome.winner === threatsSide ? 1 : 0;
		}
		const {move} = look(position, sideToMove(position) === threatsSide ? 'threats' : 'pattern-a');
		position = unwrap(play(position, move ?? 0));
	}
}

test('threats beats pattern-a at equal depth, each opening played by both sides', () => {
	const scores = openings().flatMap((opening) => [playOut(opening, 'X'), playOut(opening, 'O')]);
	expect(scores).toHaveLength(2 * OPENINGS);
	const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
	const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length - 1);
	expect(mean - STANDARD_ERRORS * Math.sqrt(variance / scores.length)).toBeGreaterThan(0.5);
});
