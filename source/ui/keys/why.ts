import type {Binding} from './binding.ts';

/** Commands of an explanation. */
export type WhyCommand = 'earlier' | 'later' | 'help' | 'back';

/** Keys of an explanation. */
export const WHY_BINDINGS: ReadonlyArray<Binding<WhyCommand>> = [
	{keys: ['left', 'h', 'up', 'k'], command: 'earlier', hint: '←→'},
	{keys: ['right', 'l', 'down', 'j'], command: 'later'},
	{keys: ['?'], command: 'help', hint: '?'},
	{keys: ['q', 'escape', 'enter', 'w'], command: 'back', hint: 'q', named: ['q', 'escape', 'enter']},
];
