import type {Binding} from './binding.ts';

/** Commands that mean the same on every screen. */
export type GlobalCommand = 'plain' | 'interrupt' | 'suspend' | 'kill';

/** Keys that do the same on every screen. */
export const GLOBAL_BINDINGS: ReadonlyArray<Binding<GlobalCommand>> = [
	{keys: ['P'], command: 'plain'},
	{keys: ['ctrl-c'], command: 'interrupt'},
	{keys: ['ctrl-z'], command: 'suspend'},
	{keys: ['ctrl-\\'], command: 'kill'},
];
