import type {Binding} from './binding.ts';

/** Commands of the list of saved games. */
export type GamesCommand =
	| 'up'
	| 'down'
	| 'first'
	| 'last'
	| 'choose'
	| 'replay'
	| 'save-file'
	| 'open-file'
	| 'remove'
	| 'help'
	| 'back';

/** Keys of the list of saved games. */
export const GAMES_BINDINGS: ReadonlyArray<Binding<GamesCommand>> = [
	{keys: ['up', 'k'], command: 'up', hint: '↑↓'},
	{keys: ['down', 'j'], command: 'down'},
	{keys: ['home'], command: 'first'},
	{keys: ['end'], command: 'last'},
	{keys: ['enter'], command: 'choose', hint: 'enter'},
	{keys: ['v', 'space'], command: 'replay', hint: 'v'},
	{keys: ['S'], command: 'save-file', hint: 'S'},
	{keys: ['o'], command: 'open-file', hint: 'o'},
	{keys: ['d'], command: 'remove', hint: 'd'},
	{keys: ['?'], command: 'help', hint: '?'},
	{keys: ['q', 'escape'], command: 'back', hint: 'q'},
];
