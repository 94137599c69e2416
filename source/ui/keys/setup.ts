import type {Binding} from './binding.ts';

/** Commands of a game's setup. */
export type SetupCommand = 'up' | 'down' | 'less' | 'more' | 'first' | 'last' | 'choose' | 'text' | 'help' | 'back';

/** Keys of a game's setup. */
export const SETUP_BINDINGS: ReadonlyArray<Binding<SetupCommand>> = [
	{keys: ['up', 'k'], command: 'up', hint: '↑↓'},
	{keys: ['down', 'j'], command: 'down'},
	{keys: ['left', 'h'], command: 'less', hint: '←→'},
	{keys: ['right', 'l'], command: 'more'},
	{keys: ['home'], command: 'first'},
	{keys: ['end'], command: 'last'},
	{keys: ['enter', 'space'], command: 'choose', hint: 'enter'},
	{keys: ['i'], command: 'text'},
	{keys: ['?'], command: 'help', hint: '?'},
	{keys: ['q', 'escape'], command: 'back', hint: 'q'},
];
