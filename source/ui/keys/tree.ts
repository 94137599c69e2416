import type {Binding} from './binding.ts';

/** Commands of a tree. */
export type TreeCommand =
	| 'up'
	| 'down'
	| 'right'
	| 'left'
	| 'toggle'
	| 'forward'
	| 'backward'
	| 'play'
	| 'faster'
	| 'slower'
	| 'predict'
	| 'whole'
	| 'first'
	| 'last'
	| 'deeper'
	| 'shallower'
	| 'search'
	| 'random'
	| 'text'
	| 'help'
	| 'back';

/** Keys of a tree. */
export const TREE_BINDINGS: ReadonlyArray<Binding<TreeCommand>> = [
	{keys: ['up', 'k'], command: 'up', hint: '↑↓'},
	{keys: ['down', 'j'], command: 'down'},
	{keys: ['right', 'l'], command: 'right', hint: '→'},
	{keys: ['left', 'h'], command: 'left', hint: '←'},
	{keys: ['enter'], command: 'toggle'},
	{keys: ['.', 'n'], command: 'forward', hint: '. ,'},
	{keys: [',', 'b'], command: 'backward'},
	{keys: ['space'], command: 'play', hint: 'space'},
	{keys: ['>'], command: 'faster'},
	{keys: ['<'], command: 'slower'},
	{keys: ['p'], command: 'predict', hint: 'p'},
	{keys: ['w'], command: 'whole'},
	{keys: ['home'], command: 'first'},
	{keys: ['end'], command: 'last'},
	{keys: ['+', '='], command: 'deeper', hint: '+ -'},
	{keys: ['-'], command: 'shallower'},
	{keys: ['m'], command: 'search', hint: 'm'},
	{keys: ['r'], command: 'random'},
	{keys: ['i'], command: 'text', hint: 'i'},
	{keys: ['?'], command: 'help', hint: '?'},
	{keys: ['q', 'escape'], command: 'back', hint: 'q'},
];
