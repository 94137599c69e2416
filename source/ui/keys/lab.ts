import type {Binding} from './binding.ts';

/** Commands of the lab. */
export type LabCommand =
	| 'up'
	| 'down'
	| 'left'
	| 'right'
	| 'evaluation'
	| 'view'
	| 'tree'
	| 'copy'
	| 'example'
	| 'focus'
	| 'play'
	| 'undo'
	| 'redo'
	| 'clear'
	| 'text'
	| 'wins'
	| 'game'
	| 'help'
	| 'back';

/** Keys of the lab. Digits choose a column or a cell; they are no commands. */
export const LAB_BINDINGS: ReadonlyArray<Binding<LabCommand>> = [
	{keys: ['up', 'k'], command: 'up', hint: '↑↓'},
	{keys: ['down', 'j'], command: 'down'},
	{keys: ['left', 'h'], command: 'left', hint: '←→'},
	{keys: ['right', 'l'], command: 'right'},
	{keys: ['e'], command: 'evaluation', hint: 'e'},
	{keys: ['v'], command: 'view', hint: 'v'},
	{keys: ['t'], command: 'tree', hint: 't'},
	{keys: ['x'], command: 'example', hint: 'x'},
	{keys: ['tab'], command: 'focus', hint: 'tab'},
	{keys: ['enter', 'space'], command: 'play'},
	{keys: ['u', 'backspace'], command: 'undo'},
	{keys: ['r'], command: 'redo'},
	{keys: ['c'], command: 'clear'},
	{keys: ['i'], command: 'text', hint: 'i'},
	{keys: ['f'], command: 'wins'},
	{keys: ['g'], command: 'game'},
	{keys: ['y'], command: 'copy'},
	{keys: ['?'], command: 'help', hint: '?'},
	{keys: ['q', 'escape'], command: 'back', hint: 'q'},
];
