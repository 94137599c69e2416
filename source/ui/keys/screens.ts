import type {Binding} from './binding.ts';
import {GAME_BINDINGS} from './game.ts';
import {GAMES_BINDINGS} from './games.ts';
import {GLOBAL_BINDINGS} from './global.ts';
import {HELP_BINDINGS} from './help.ts';
import {LAB_BINDINGS} from './lab.ts';
import {MATCH_BINDINGS} from './match.ts';
import {MENU_BINDINGS} from './menu.ts';
import {PREDICT_BINDINGS} from './predict.ts';
import {REPLAY_BINDINGS} from './replay.ts';
import {SETTINGS_BINDINGS} from './settings.ts';
import {SETUP_BINDINGS} from './setup.ts';
import {TREE_BINDINGS} from './tree.ts';
import {WHY_BINDINGS} from './why.ts';

/** All keys, by the screen or the state of a screen in which they count. A new screen is a file and a line here. */
export const BINDINGS = {
	menu: MENU_BINDINGS,
	setup: SETUP_BINDINGS,
	game: GAME_BINDINGS,
	lab: LAB_BINDINGS,
	tree: TREE_BINDINGS,
	games: GAMES_BINDINGS,
	replay: REPLAY_BINDINGS,
	settings: SETTINGS_BINDINGS,
	predict: PREDICT_BINDINGS,
	match: MATCH_BINDINGS,
	why: WHY_BINDINGS,
	help: HELP_BINDINGS,
	global: GLOBAL_BINDINGS,
} as const satisfies Readonly<Record<string, ReadonlyArray<Binding<string>>>>;

/** Where keys count. */
export type KeysOf = keyof typeof BINDINGS;

/** The commands there. */
export type CommandsOf<Place extends KeysOf> = (typeof BINDINGS)[Place][number]['command'];
