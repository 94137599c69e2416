import type {Binding} from './binding.ts';

/** Commands of the help. */
export type HelpCommand = 'up' | 'down' | 'page-up' | 'page-down' | 'first' | 'last' | 'back';

/** Keys of the help. */
export const HELP_BINDINGS: ReadonlyArray<Binding<HelpCommand>> = [
	{keys: ['up', 'k'], command: 'up', hint: '↑↓'},
	{keys: ['down', 'j'], command: 'down'},
	{keys: ['page-up', 'b'], command: 'page-up'},
	{keys: ['page-down', 'space'], command: 'page-down'},
	{keys: ['home'], command: 'first'},
	{keys: ['end'], command: 'last'},
	{keys: ['q', 'escape', 'enter', '?'], command: 'back', hint: 'q'},
];
