import type {Binding} from './binding.ts';

/** Commands of a match. */
export type MatchCommand =
	| 'up'
	| 'down'
	| 'less'
	| 'more'
	| 'choose'
	| 'text'
	| 'pause'
	| 'step'
	| 'view'
	| 'faster'
	| 'slower'
	| 'new'
	| 'help'
	| 'back';

/** Keys of a match. */
export const MATCH_BINDINGS: ReadonlyArray<Binding<MatchCommand>> = [
	{keys: ['up', 'k'], command: 'up', hint: '↑↓'},
	{keys: ['down', 'j'], command: 'down'},
	{keys: ['left', 'h'], command: 'less', hint: '←→'},
	{keys: ['right', 'l'], command: 'more'},
	{keys: ['enter'], command: 'choose', hint: 'enter'},
	{keys: ['i'], command: 'text', hint: 'i'},
	{keys: ['space', 'p'], command: 'pause', hint: 'space'},
	{keys: ['.'], command: 'step'},
	{keys: ['v'], command: 'view', hint: 'v'},
	{keys: ['>'], command: 'faster'},
	{keys: ['<'], command: 'slower'},
	{keys: ['n'], command: 'new'},
	{keys: ['?'], command: 'help', hint: '?'},
	{keys: ['q', 'escape'], command: 'back', hint: 'q'},
];
