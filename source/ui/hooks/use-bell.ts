import {useEffect, useRef} from 'react';
import {outcomeOf, sideToMove, takeBackTo} from '../../engine/position.ts';
import {sameRules} from '../../engine/rules.ts';
import {type AppState, playedGame} from '../state/app-state.ts';
import {engineSide, type GameState} from '../state/game.ts';

/** Rings the bell, where it is set, when an engine has moved and it is a person's turn, and at the end of a game that is seen. */
export function useBell(state: AppState, ring: () => void): void {
	const game = playedGame(state);
	const seen = useRef<GameState | undefined>(undefined);
	const isWanted = state.settings.bell;
	// biome-ignore lint/correctness/useExhaustiveDependencies: only another position is news
	useEffect(() => {
		const before = seen.current;
		seen.current = game;
		if (isWanted && before !== undefined && game !== undefined && isBellDue(before, game)) {
			ring();
		}
	}, [game?.position, ring]);
}

/** Whether a person who looks elsewhere wants to know what has happened in a game. */
function isBellDue(before: GameState, after: GameState): boolean {
	const {position} = after;
	const {length} = before.position.moves;
	const goesOn =
		position.moves.length > length &&
		sameRules(position.rules, before.position.rules) &&
		before.position.moves.every((move, index) => move === position.moves[index]);
	if (!goesOn || outcomeOf(before.position) !== undefined) {
		return false;
	}
	const mover = sideToMove(takeBackTo(position, position.moves.length - 1));
	const isAnswer =
		position.moves.length === length + 1 && after.players[mover] !== 'you' && engineSide(after) === undefined;
	return isAnswer || outcomeOf(position) !== undefined;
}
