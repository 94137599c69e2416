import type {Binding} from './binding.ts';

/** Commands of the help. */
export type HelpCommand = 'up' | 'down' | 'back';

/** Keys of the help. */
export const HELP_BINDINGS: ReadonlyArray<Binding<HelpCommand>> = [
	{keys: ['up', 'k'], command: 'up', hint: '↑↓'},
	{keys: ['down', 'j', 'space'], command: 'down'},
	{keys: ['q', 'escape', 'enter', '?'], command: 'back', hint: 'q'},
];
