import type {Binding} from './binding.ts';

/** Commands of the menu. */
export type MenuCommand = 'up' | 'down' | 'first' | 'last' | 'choose' | 'help' | 'back';

/** Keys of the menu. */
export const MENU_BINDINGS: ReadonlyArray<Binding<MenuCommand>> = [
	{keys: ['up', 'k'], command: 'up', hint: '↑↓'},
	{keys: ['down', 'j'], command: 'down'},
	{keys: ['home'], command: 'first'},
	{keys: ['end'], command: 'last'},
	{keys: ['enter', 'space'], command: 'choose', hint: 'enter'},
	{keys: ['?'], command: 'help', hint: '?'},
	{keys: ['q', 'escape'], command: 'back', hint: 'q'},
];
