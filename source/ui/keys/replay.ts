import type {Binding} from './binding.ts';

/** Commands of a replay. */
export type ReplayCommand =
	| 'earlier'
	| 'later'
	| 'first'
	| 'last'
	| 'next-turn'
	| 'previous-turn'
	| 'branch'
	| 'why'
	| 'lab'
	| 'copy'
	| 'save-file'
	| 'help'
	| 'back';

/** Keys of a replay. */
export const REPLAY_BINDINGS: ReadonlyArray<Binding<ReplayCommand>> = [
	{keys: ['left', 'h', 'up', 'k'], command: 'earlier', hint: '←→'},
	{keys: ['right', 'l', 'down', 'j'], command: 'later'},
	{keys: ['home'], command: 'first'},
	{keys: ['end'], command: 'last'},
	{keys: ['n', '.'], command: 'next-turn', hint: 'n p'},
	{keys: ['p', ','], command: 'previous-turn'},
	{keys: ['enter', 'space'], command: 'branch', hint: 'enter'},
	{keys: ['w'], command: 'why', hint: 'w'},
	{keys: ['a'], command: 'lab', hint: 'a'},
	{keys: ['y'], command: 'copy', hint: 'y'},
	{keys: ['S'], command: 'save-file', hint: 'S'},
	{keys: ['?'], command: 'help', hint: '?'},
	{keys: ['q', 'escape'], command: 'back', hint: 'q'},
];
