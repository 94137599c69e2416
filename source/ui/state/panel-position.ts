import {outcomeOf, type Position, sideToMove, takeBackTo} from '../../engine/position.ts';
import type {Move} from '../../engine/rules.ts';
import {type GameState, isWatching} from './game.ts';

/** The position whose scores the panel of a game shows. */
export type PanelPosition = {
	readonly position: Position;
	/**
	 * The move that a person has made there since, and the how many-th one it was of those made by hand; undefined where the position
	 * is that of the game.
	 */
	readonly made: {readonly move: Move; readonly number: number} | undefined;
};

/**
 * The position whose scores the panel of a game may show. Where scores come after the move, that is the one before the last move by
 * hand, so that nothing is said of a decision that is still to be made; undefined where none has been made.
 */
export function panelPosition(game: GameState): PanelPosition | undefined {
	const {position, players, panel} = game;
	if (panel.when !== 'after-move' || isWatching(game) || outcomeOf(position) !== undefined) {
		return {position, made: undefined};
	}
	const byHand = [...position.moves.keys()].filter(
		(index) => players[sideToMove(takeBackTo(position, index))] === 'you',
	);
	const index = byHand.at(-1);
	const move = index === undefined ? undefined : position.moves[index];
	return index === undefined || move === undefined
		? undefined
		: {position: takeBackTo(position, index), made: {move, number: byHand.length}};
}
