import type {Binding} from './binding.ts';

/** Commands of a game. */
export type GameCommand =
	| 'left'
	| 'right'
	| 'up'
	| 'down'
	| 'first'
	| 'last'
	| 'drop'
	| 'undo'
	| 'redo'
	| 'new'
	| 'swap'
	| 'hint'
	| 'panel'
	| 'panel-source'
	| 'scores-when'
	| 'deeper'
	| 'shallower'
	| 'evaluation'
	| 'cells'
	| 'pause'
	| 'faster'
	| 'slower'
	| 'other-game'
	| 'why'
	| 'lab'
	| 'review'
	| 'copy'
	| 'save-file'
	| 'setup'
	| 'help'
	| 'menu';

/** Keys of a game. Digits choose a column or a cell; they are no commands. */
export const GAME_BINDINGS: ReadonlyArray<Binding<GameCommand>> = [
	{keys: ['left', 'h'], command: 'left', hint: '←→'},
	{keys: ['right', 'l'], command: 'right'},
	{keys: ['up', 'k'], command: 'up'},
	{keys: ['down', 'j'], command: 'down'},
	{keys: ['home'], command: 'first'},
	{keys: ['end'], command: 'last'},
	{keys: ['enter', 'space'], command: 'drop', hint: 'enter'},
	{keys: ['u', 'backspace'], command: 'undo', hint: 'u'},
	{keys: ['r'], command: 'redo'},
	{keys: ['n'], command: 'new'},
	{keys: ['s'], command: 'swap'},
	{keys: ['i'], command: 'hint', hint: 'i'},
	{keys: ['tab'], command: 'panel', hint: 'tab'},
	{keys: ['m'], command: 'panel-source', hint: 'm'},
	{keys: ['b'], command: 'scores-when'},
	{keys: ['+', '='], command: 'deeper'},
	{keys: ['-'], command: 'shallower'},
	{keys: ['e'], command: 'evaluation'},
	{keys: ['c'], command: 'cells'},
	{keys: ['p'], command: 'pause'},
	{keys: ['>', '.'], command: 'faster'},
	{keys: ['<', ','], command: 'slower'},
	{keys: ['g'], command: 'other-game', hint: 'g'},
	{keys: ['w'], command: 'why', hint: 'w'},
	{keys: ['a'], command: 'lab'},
	{keys: ['v'], command: 'review', hint: 'v'},
	{keys: ['y'], command: 'copy'},
	{keys: ['S'], command: 'save-file'},
	{keys: ['o'], command: 'setup'},
	{keys: ['?'], command: 'help', hint: '?'},
	{keys: ['q', 'escape'], command: 'menu', hint: 'q'},
];
