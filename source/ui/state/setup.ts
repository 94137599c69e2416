import {type GameId, gameOf, PRESETS, type Rules, SIZE_LIMITS, type Side, sameRules} from '../../engine/rules.ts';
import {OPPONENTS} from '../opponents.ts';
import type {Settings} from '../settings.ts';
import {nextOf, type Players} from './game.ts';
import {editLine} from './text-line.ts';

/** A row of the setup: what it is about. */
export type SetupRow = 'play' | 'board' | 'width' | 'height' | 'connect' | 'X' | 'O';

/** The rows, from the top. */
export const SETUP_ROWS: readonly SetupRow[] = ['play', 'board', 'width', 'height', 'connect', 'X', 'O'];

/** What is chosen before a game: the board and who plays. */
export type SetupState = {
	readonly rules: Rules;
	readonly players: Players;
	/** The command of the program that plays where one is chosen. */
	readonly command: string;
	/** The command while it is typed. */
	readonly text: string | undefined;
	readonly index: number;
	/** Where `back` leads. */
	readonly from: 'menu' | 'game';
};

/** The players that a new game is offered with. */
export function defaultPlayers({playerX, playerO}: Settings): Players {
	return {X: playerX, O: playerO};
}

/** The name of the preset with these rules, or undefined for an own size. */
export function presetName(rules: Rules): string | undefined {
	return PRESETS.find((preset) => sameRules(preset.rules, rules))?.name;
}

/** A key while the command of a program is typed: Enter takes it, Escape leaves it as it was. */
export function typeCommand(setup: SetupState, text: string, key: string): SetupState {
	switch (key) {
		case 'escape':
			return {...setup, text: undefined};
		case 'enter':
			return {...setup, text: undefined, command: text.trim()};
		default:
			return {...setup, text: editLine(text, key) ?? text};
	}
}

/** The row under the cursor with its next (1) or previous (-1) value. */
export function changeSetup(setup: SetupState, step: 1 | -1): SetupState {
	const row = SETUP_ROWS[setup.index];
	return row === undefined ? setup : {...setup, ...CHANGES[row](setup, step)};
}

const CHANGES: {readonly [Row in SetupRow]: (setup: SetupState, step: 1 | -1) => Partial<SetupState>} = {
	play: () => ({}),
	board: ({rules}, step) => ({rules: nextPreset(gameOf(rules), rules, step)}),
	width: ({rules}, step) => ({rules: {...rules, width: stepped(rules.width, step)}}),
	height: ({rules}, step) => ({rules: {...rules, height: stepped(rules.height, step)}}),
	connect: ({rules}, step) => ({rules: {...rules, connect: stepped(rules.connect, step)}}),
	X: ({players}, step) => ({players: nextPlayer(players, 'X', step)}),
	O: ({players}, step) => ({players: nextPlayer(players, 'O', step)}),
};

function nextPreset(game: GameId, rules: Rules, step: 1 | -1): Rules {
	const presets = PRESETS.filter((preset) => preset.game === game).map((preset) => preset.rules);
	const current = presets.find((preset) => sameRules(preset, rules));
	const first = presets[0];
	if (first === undefined) {
		throw new Error(`no preset for ${game}`);
	}
	return current === undefined ? first : nextOf(presets, current, step);
}

function stepped(value: number, step: 1 | -1): number {
	return Math.max(SIZE_LIMITS.smallest, Math.min(SIZE_LIMITS.largest, value + step));
}

function nextPlayer(players: Players, side: Side, step: 1 | -1): Players {
	const ids = OPPONENTS.map(({id}) => id);
	return {...players, [side]: nextOf(ids, players[side], step)};
}
