import type {ComputerSpec} from '../../engine/players/player.ts';
import {sideToMove} from '../../engine/position.ts';
import {opponent} from '../opponents.ts';
import type {GameState} from './game.ts';

/** How long a hint may take, in milliseconds. */
const HINT_TIME = 2000;

/** Who chooses for the side to move: its own player, or for a hint a perfect one. Throws where a person is to choose. */
export function chooserFor({position, players, seed}: GameState, task: 'move' | 'hint'): ComputerSpec {
	if (task === 'hint') {
		return {kind: 'perfect', seed, time: HINT_TIME};
	}
	const spec = opponent(players[sideToMove(position)]).player(position.rules, seed);
	if (spec.kind === 'human') {
		throw new Error('the engine was asked to choose for a person');
	}
	return spec;
}
