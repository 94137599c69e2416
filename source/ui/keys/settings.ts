import type {Binding} from './binding.ts';

/** Commands of the settings. */
export type SettingsCommand = 'up' | 'down' | 'less' | 'more' | 'first' | 'last' | 'reset' | 'help' | 'back';

/** Keys of the settings. */
export const SETTINGS_BINDINGS: ReadonlyArray<Binding<SettingsCommand>> = [
	{keys: ['up', 'k'], command: 'up', hint: '↑↓'},
	{keys: ['down', 'j'], command: 'down'},
	{keys: ['left', 'h'], command: 'less', hint: '←→'},
	{keys: ['right', 'l', 'enter', 'space'], command: 'more'},
	{keys: ['home'], command: 'first'},
	{keys: ['end'], command: 'last'},
	{keys: ['r'], command: 'reset', hint: 'r'},
	{keys: ['?'], command: 'help', hint: '?'},
	{keys: ['q', 'escape'], command: 'back', hint: 'q'},
];
