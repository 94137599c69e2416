import type {Resources} from '../players/resources.ts';
import {legalMoves, type Position, play, sideToMove, takeBackTo} from '../position.ts';
import {unwrap} from '../result.ts';
import type {Move, Side} from '../rules.ts';
import type {ReportingEnvironment} from '../search/search-position.ts';
import {type Patience, reversed, type Verdict, verdictOf} from './verdict.ts';

/** A move that gave away a win or a draw. */
export type Blunder = {
	/** The number of moves before it. */
	readonly ply: number;
	readonly side: Side;
	readonly move: Move;
	/** How the game would have ended for this side with best play, before the move and after it. */
	readonly before: Exclude<Verdict, 'loss'>;
	readonly after: Exclude<Verdict, 'win'>;
	/** The moves that would have kept it, ascending. */
	readonly better: readonly Move[];
};

/** What is true of the moves of a game: how many of each side there is a verdict on, and which gave something away. */
export type Judgement = {
	readonly judged: Readonly<Record<Side, number>>;
	readonly blunders: readonly Blunder[];
};

/**
 * The verdict on all moves of a game after its first `opening` ones. Undefined where the environment asked to stop. It goes
 * from the end to the beginning, since what the solver finds out of a position helps with the one before.
 */
export function judgeGame(
	end: Position,
	opening: number,
	patience: Patience,
	environment: ReportingEnvironment,
	resources: Resources,
): Judgement | undefined {
	const verdict = (position: Position) => verdictOf(position, patience, environment, resources);
	const judged = {X: 0, O: 0};
	const blunders: Blunder[] = [];
	let after = verdict(end);
	for (let ply = end.moves.length - 1; ply >= opening; ply--) {
		const position = takeBackTo(end, ply);
		const before = verdict(position);
		if (before !== undefined && after !== undefined) {
			const side = sideToMove(position);
			const kept = reversed(after);
			judged[side]++;
			if (before !== 'loss' && kept !== 'win' && kept !== before) {
				const better = legalMoves(position).filter((move) => {
					const reached = verdict(unwrap(play(position, move)));
					return reached !== undefined && reversed(reached) === before;
				});
				blunders.unshift({ply, side, move: end.moves[ply] as Move, before, after: kept, better});
			}
		}
		if (environment.stopRequested()) {
			return undefined;
		}
		after = before;
	}
	return {judged, blunders};
}
