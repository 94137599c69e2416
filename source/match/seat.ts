import type {FaultDetail} from '../engine/match/fault.ts';
import type {Turn} from '../engine/match/game.ts';
import type {Position} from '../engine/position.ts';
import type {Side} from '../engine/rules.ts';

/** An engine of this program failed, which says nothing of the players. */
export class EngineFailure extends Error {
	override readonly name = 'EngineFailure';
}

/** A player at the board, for one game; `Detail` is what its faults say. */
export type Seat<Detail extends FaultDetail = FaultDetail> = {
	/**
	 * Asks for a move in a position in which it is this player's turn. What the player does wrong is an answer, too; the promise
	 * is rejected when the signal is, or when this program itself fails.
	 */
	choose(position: Position, signal: AbortSignal): Promise<Turn<Detail>>;
	/** The game is over with this result, or given up without one. */
	leave(result: Side | 'draw' | undefined): void;
};

/**
 * A promise that is rejected when the signal aborts. `start` begins the work and answers how to give it up.
 */
export function abortable<Value>(
	signal: AbortSignal,
	start: (resolve: (value: Value) => void, reject: (error: Error) => void) => () => void,
): Promise<Value> {
	return new Promise((resolve, reject) => {
		signal.throwIfAborted();
		let giveUp = () => {};
		const onAbort = () => {
			giveUp();
			reject(signal.reason);
		};
		const done = () => signal.removeEventListener('abort', onAbort);
		signal.addEventListener('abort', onAbort);
		giveUp = start(
			(value) => {
				done();
				resolve(value);
			},
			(error) => {
				done();
				reject(error);
			},
		);
	});
}
