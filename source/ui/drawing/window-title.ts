import {outcomeOf, sideToMove} from '../../engine/position.ts';
import {gameOf} from '../../engine/rules.ts';
import type {Look} from '../look.ts';
import {type AppState, shownGame} from '../state/app-state.ts';
import type {GameState} from '../state/game.ts';

/** What the title of the terminal's window says: the game and how it stands, or the screen. */
export function windowTitle(state: AppState, {messages}: Look): string {
	const game = shownGame(state);
	const shown =
		state.screen === 'game' && game !== undefined ? gameText(game, messages) : messages.screens[state.screen];
	return `${messages.name}: ${shown}`;
}

function gameText({position}: GameState, {gameNames, game}: Look['messages']): string {
	const {rules} = position;
	const outcome = outcomeOf(position);
	const standing =
		outcome === undefined
			? game.toMove(sideToMove(position))
			: outcome.kind === 'win'
				? game.wins(outcome.winner)
				: game.drawn;
	return `${gameNames[gameOf(rules)]} ${rules.width}x${rules.height}, ${standing}`;
}
