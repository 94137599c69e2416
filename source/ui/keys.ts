import type {Key as InkKey} from 'ink';

/** A key as the screens know it: a printable character, or a name such as `left`, `enter`, `ctrl-c`. */
export type Key = string;

/** The keys in what Ink hands over at once: one, or each character of what arrived together. */
export function keysOf(input: string, key: InkKey): readonly Key[] {
	const named = NAMED.find(([flag]) => key[flag]);
	if (named !== undefined) {
		return [named[1]];
	}
	if (key.ctrl) {
		return [`ctrl-${input}`];
	}
	if (key.meta) {
		return [];
	}
	return [...input].map((character) => CHARACTERS.get(character) ?? character);
}

const NAMED = [
	['leftArrow', 'left'],
	['rightArrow', 'right'],
	['upArrow', 'up'],
	['downArrow', 'down'],
	['return', 'enter'],
	['escape', 'escape'],
	['tab', 'tab'],
	// The Backspace key of most terminals arrives as `delete`.
	['backspace', 'backspace'],
	['delete', 'backspace'],
	['home', 'home'],
	['end', 'end'],
] as const;

const CHARACTERS: ReadonlyMap<string, Key> = new Map([
	['\r', 'enter'],
	['\n', 'enter'],
	[' ', 'space'],
	['\t', 'tab'],
	['\u007F', 'backspace'],
	['\b', 'backspace'],
	['\u001B', 'escape'],
	['\u0003', 'ctrl-c'],
	['\u001A', 'ctrl-z'],
	['\u001C', 'ctrl-\\'],
]);

/** What a key does on a screen. `command` is what the screen's reducer understands. */
export type Binding<Command extends string> = {
	readonly keys: readonly Key[];
	readonly command: Command;
	/** What it does, in a few words, for the help. */
	readonly help: string;
	/** The keys and a word for the line of keys at the bottom; without it the binding is in the help alone. */
	readonly hint?: {readonly keys: string; readonly word: string};
	/** The keys as the help names them, where their names do not say enough. */
	readonly names?: string;
};

/** The command a key has among these bindings. */
export function commandOf<Command extends string>(
	bindings: ReadonlyArray<Binding<Command>>,
	key: Key,
): Command | undefined {
	return bindings.find((binding) => binding.keys.includes(key))?.command;
}

/** The keys of a binding for the help. */
export function keyNames<Command extends string>(binding: Binding<Command>): string {
	return binding.names ?? binding.keys.map((key) => KEY_NAMES.get(key) ?? key).join(' ');
}

const KEY_NAMES: ReadonlyMap<Key, string> = new Map([
	['left', '←'],
	['right', '→'],
	['up', '↑'],
	['down', '↓'],
	['enter', 'Enter'],
	['space', 'Space'],
	['escape', 'Esc'],
	['tab', 'Tab'],
	['backspace', 'Backspace'],
	['ctrl-c', 'Ctrl-C'],
	['ctrl-z', 'Ctrl-Z'],
	['home', 'Home'],
	['end', 'End'],
]);

/** Commands that mean the same on every screen. */
export type GlobalCommand = 'interrupt' | 'suspend' | 'kill';

/** Keys that do the same on every screen. */
export const GLOBAL_BINDINGS: ReadonlyArray<Binding<GlobalCommand>> = [
	{keys: ['ctrl-c'], command: 'interrupt', help: 'leave the program'},
	{keys: ['ctrl-z'], command: 'suspend', help: 'suspend the program (fg brings it back)'},
	{keys: ['ctrl-\\'], command: 'kill', help: 'leave the program at once', names: 'Ctrl-\\'},
];

/** Commands of the menu and of the game's setup. */
export type ListCommand = 'up' | 'down' | 'first' | 'last' | 'less' | 'more' | 'choose' | 'text' | 'back' | 'help';

/** Keys of the menu. */
export const MENU_BINDINGS: ReadonlyArray<Binding<ListCommand>> = [
	{keys: ['up', 'k'], command: 'up', help: 'up', hint: {keys: '↑↓', word: 'choose'}},
	{keys: ['down', 'j'], command: 'down', help: 'down'},
	{keys: ['home'], command: 'first', help: 'to the first entry'},
	{keys: ['end'], command: 'last', help: 'to the last entry'},
	{keys: ['enter', 'space'], command: 'choose', help: 'open the entry', hint: {keys: 'Enter', word: 'open'}},
	{keys: ['?'], command: 'help', help: 'the keys of this screen', hint: {keys: '?', word: 'keys'}},
	{keys: ['q', 'escape'], command: 'back', help: 'quit', hint: {keys: 'q', word: 'quit'}},
];

/** Keys of a game's setup. */
export const SETUP_BINDINGS: ReadonlyArray<Binding<ListCommand>> = [
	{keys: ['up', 'k'], command: 'up', help: 'up', hint: {keys: '↑↓', word: 'choose'}},
	{keys: ['down', 'j'], command: 'down', help: 'down'},
	{keys: ['left', 'h'], command: 'less', help: 'the previous value', hint: {keys: '←→', word: 'change'}},
	{keys: ['right', 'l'], command: 'more', help: 'the next value'},
	{keys: ['home'], command: 'first', help: 'to the first entry'},
	{keys: ['end'], command: 'last', help: 'to the last entry'},
	{keys: ['enter', 'space'], command: 'choose', help: 'play', hint: {keys: 'Enter', word: 'play'}},
	{keys: ['i'], command: 'text', help: 'type the command of your own program, such as python3 mine.py'},
	{keys: ['?'], command: 'help', help: 'the keys of this screen', hint: {keys: '?', word: 'keys'}},
	{keys: ['q', 'escape'], command: 'back', help: 'back to where you came from', hint: {keys: 'q', word: 'back'}},
];

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
	| 'other-game'
	| 'setup'
	| 'hint'
	| 'pause'
	| 'faster'
	| 'slower'
	| 'panel'
	| 'panel-source'
	| 'deeper'
	| 'shallower'
	| 'evaluation'
	| 'cells'
	| 'lab'
	| 'why'
	| 'menu'
	| 'help';

/** Keys of a game. Digits choose a column or a cell; they are no commands. */
export const GAME_BINDINGS: ReadonlyArray<Binding<GameCommand>> = [
	{keys: ['left', 'h'], command: 'left', help: 'move the cursor left', hint: {keys: '←→', word: 'move'}},
	{keys: ['right', 'l'], command: 'right', help: 'move the cursor right'},
	{keys: ['up', 'k'], command: 'up', help: 'move the cursor up (tic-tac-toe)'},
	{keys: ['down', 'j'], command: 'down', help: 'drop a stone; in tic-tac-toe move the cursor down'},
	{keys: ['home'], command: 'first', help: 'to the first column or cell'},
	{keys: ['end'], command: 'last', help: 'to the last column or cell'},
	{keys: ['enter', 'space'], command: 'drop', help: 'play here', hint: {keys: 'Enter', word: 'play'}},
	{
		keys: ['u', 'backspace'],
		command: 'undo',
		help: 'take back, the reply of the engine too',
		hint: {keys: 'u', word: 'undo'},
	},
	{keys: ['r'], command: 'redo', help: 'play again what was taken back'},
	{keys: ['n'], command: 'new', help: 'new game with the same players'},
	{keys: ['s'], command: 'swap', help: 'swap sides'},
	{keys: ['i'], command: 'hint', help: 'hint: the best move, as far as it is known', hint: {keys: 'i', word: 'hint'}},
	{keys: ['tab'], command: 'panel', help: 'show or hide the scores', hint: {keys: 'Tab', word: 'panel'}},
	{
		keys: ['m'],
		command: 'panel-source',
		help: 'what the panel shows: exact, scores, alpha-beta, minimax',
		hint: {keys: 'm', word: 'source'},
	},
	{keys: ['+', '='], command: 'deeper', help: 'look a ply further (alpha-beta, minimax)'},
	{keys: ['-'], command: 'shallower', help: 'look a ply less far'},
	{keys: ['e'], command: 'evaluation', help: 'another evaluation for the panel'},
	{keys: ['c'], command: 'cells', help: 'in free cells: scores, numbers, nothing (tic-tac-toe)'},
	{keys: ['p'], command: 'pause', help: 'pause or go on, when two engines play'},
	{keys: ['>', '.'], command: 'faster', help: 'faster, when two engines play'},
	{keys: ['<', ','], command: 'slower', help: 'slower, when two engines play'},
	{keys: ['g'], command: 'other-game', help: 'the other game, and back', hint: {keys: 'g', word: 'other game'}},
	{
		keys: ['w'],
		command: 'why',
		help: 'why the last move? its terms, its line, what answers the others',
		hint: {keys: 'w', word: 'why'},
	},
	{keys: ['a'], command: 'lab', help: 'take this position to the lab: many searches side by side'},
	{keys: ['o'], command: 'setup', help: 'players and board'},
	{keys: ['?'], command: 'help', help: 'the keys of this screen', hint: {keys: '?', word: 'keys'}},
	{keys: ['q', 'escape'], command: 'menu', help: 'to the menu; the game waits', hint: {keys: 'q', word: 'menu'}},
];

/** Commands of the lab. */
export type LabCommand =
	| 'left'
	| 'right'
	| 'up'
	| 'down'
	| 'focus'
	| 'play'
	| 'undo'
	| 'redo'
	| 'clear'
	| 'view'
	| 'evaluation'
	| 'wins'
	| 'example'
	| 'game'
	| 'text'
	| 'tree'
	| 'back'
	| 'help';

/** Keys of the lab. Digits choose a column or a cell; they are no commands. */
export const LAB_BINDINGS: ReadonlyArray<Binding<LabCommand>> = [
	{keys: ['up', 'k'], command: 'up', help: 'the search above', hint: {keys: '↑↓', word: 'search'}},
	{keys: ['down', 'j'], command: 'down', help: 'the search below; on the board drop a stone'},
	{
		keys: ['left', 'h'],
		command: 'left',
		help: 'a ply less; on the board move the cursor',
		hint: {keys: '←→', word: 'depth'},
	},
	{keys: ['right', 'l'], command: 'right', help: 'a ply more; on the board move the cursor'},
	{keys: ['e'], command: 'evaluation', help: 'another evaluation', hint: {keys: 'e', word: 'evaluation'}},
	{keys: ['v'], command: 'view', help: 'searches, growth by depth, value by depth', hint: {keys: 'v', word: 'view'}},
	{
		keys: ['t'],
		command: 'tree',
		help: 'the tree of the search under the cursor, as it really ran',
		hint: {keys: 't', word: 'tree'},
	},
	{keys: ['x'], command: 'example', help: 'the next example', hint: {keys: 'x', word: 'example'}},
	{
		keys: ['tab'],
		command: 'focus',
		help: 'arrow keys move on the board, and back in the table',
		hint: {keys: 'Tab', word: 'board'},
	},
	{keys: ['enter', 'space'], command: 'play', help: 'place a stone under the cursor of the board'},
	{keys: ['u', 'backspace'], command: 'undo', help: 'take back a stone'},
	{keys: ['r'], command: 'redo', help: 'place it again'},
	{keys: ['c'], command: 'clear', help: 'clear the board'},
	{
		keys: ['i'],
		command: 'text',
		help: 'type or paste a position: moves, cells 38,31, or a drawn board',
		hint: {keys: 'i', word: 'type'},
	},
	{keys: ['f'], command: 'wins', help: 'wins: the quickest is best, or all alike'},
	{keys: ['g'], command: 'game', help: 'the other game'},
	{keys: ['?'], command: 'help', help: 'the keys of this screen', hint: {keys: '?', word: 'keys'}},
	{keys: ['q', 'escape'], command: 'back', help: 'back to where you came from', hint: {keys: 'q', word: 'back'}},
];

/** Commands of a tree. */
export type TreeCommand =
	| 'up'
	| 'down'
	| 'left'
	| 'right'
	| 'toggle'
	| 'first'
	| 'last'
	| 'forward'
	| 'backward'
	| 'play'
	| 'faster'
	| 'slower'
	| 'predict'
	| 'whole'
	| 'deeper'
	| 'shallower'
	| 'search'
	| 'text'
	| 'random'
	| 'back'
	| 'help';

/** Keys of a tree. */
export const TREE_BINDINGS: ReadonlyArray<Binding<TreeCommand>> = [
	{keys: ['up', 'k'], command: 'up', help: 'the line above', hint: {keys: '↑↓', word: 'move'}},
	{keys: ['down', 'j'], command: 'down', help: 'the line below'},
	{
		keys: ['right', 'l'],
		command: 'right',
		help: 'show the nodes below; then to the first of them',
		hint: {keys: '→', word: 'open'},
	},
	{
		keys: ['left', 'h'],
		command: 'left',
		help: 'hide the nodes below; then to the node above',
		hint: {keys: '←', word: 'fold'},
	},
	{keys: ['enter'], command: 'toggle', help: 'show or hide the nodes below'},
	{
		keys: ['.', 'n'],
		command: 'forward',
		help: 'a step forwards through the search as it ran',
		hint: {keys: '. ,', word: 'step'},
	},
	{keys: [',', 'b'], command: 'backward', help: 'a step backwards'},
	{
		keys: ['space'],
		command: 'play',
		help: 'let the steps follow each other, and pause',
		hint: {keys: 'Space', word: 'play'},
	},
	{keys: ['>'], command: 'faster', help: 'faster'},
	{keys: ['<'], command: 'slower', help: 'slower'},
	{
		keys: ['p'],
		command: 'predict',
		help: 'predict: will it be cut, which value? (y, n; a number, X, O)',
		hint: {keys: 'p', word: 'predict'},
	},
	{keys: ['w'], command: 'whole', help: 'the whole search again, without steps'},
	{keys: ['home'], command: 'first', help: 'to the root; to the first step'},
	{keys: ['end'], command: 'last', help: 'to the last line; to the last step'},
	{keys: ['+', '='], command: 'deeper', help: 'search a ply deeper (games)', hint: {keys: '+ -', word: 'depth'}},
	{keys: ['-'], command: 'shallower', help: 'search a ply less deep'},
	{
		keys: ['m'],
		command: 'search',
		help: 'another search: minimax, alpha-beta in each order, with a table',
		hint: {keys: 'm', word: 'search'},
	},
	{keys: ['r'], command: 'random', help: 'a random number tree'},
	{
		keys: ['i'],
		command: 'text',
		help: 'type or paste a number tree: depth and branching / leaves',
		hint: {keys: 'i', word: 'numbers'},
	},
	{keys: ['?'], command: 'help', help: 'the keys of this screen', hint: {keys: '?', word: 'keys'}},
	{keys: ['q', 'escape'], command: 'back', help: 'back to where you came from', hint: {keys: 'q', word: 'back'}},
];

/** Keys while one predicts in a tree. */
export const PREDICT_BINDINGS: ReadonlyArray<Binding<string>> = [
	{keys: ['y', 'n'], command: 'cut', help: 'it is cut, or not', hint: {keys: 'y n', word: 'cut or not'}},
	{keys: ['enter'], command: 'answer', help: 'that value; go on', hint: {keys: 'Enter', word: 'answer, go on'}},
	{keys: ['escape', 'q'], command: 'leave', help: 'no more predictions', hint: {keys: 'Esc', word: 'end'}},
];

/** Commands of a match. */
export type MatchCommand =
	| 'up'
	| 'down'
	| 'less'
	| 'more'
	| 'choose'
	| 'text'
	| 'pause'
	| 'step'
	| 'view'
	| 'faster'
	| 'slower'
	| 'new'
	| 'back'
	| 'help';

/** Keys of a match. */
export const MATCH_BINDINGS: ReadonlyArray<Binding<MatchCommand>> = [
	{
		keys: ['up', 'k'],
		command: 'up',
		help: 'up: in the setup, in the finished games',
		hint: {keys: '↑↓', word: 'choose'},
	},
	{keys: ['down', 'j'], command: 'down', help: 'down'},
	{keys: ['left', 'h'], command: 'less', help: 'in the setup the previous value', hint: {keys: '←→', word: 'change'}},
	{keys: ['right', 'l'], command: 'more', help: 'in the setup the next value'},
	{
		keys: ['enter'],
		command: 'choose',
		help: 'begin; open the finished game under the cursor',
		hint: {keys: 'Enter', word: 'begin, open'},
	},
	{
		keys: ['i'],
		command: 'text',
		help: 'type a player, such as external:python3 mine.py',
		hint: {keys: 'i', word: 'own player'},
	},
	{keys: ['space', 'p'], command: 'pause', help: 'pause, and go on', hint: {keys: 'Space', word: 'pause'}},
	{keys: ['.'], command: 'step', help: 'while it waits: one turn'},
	{
		keys: ['v'],
		command: 'view',
		help: 'one game large and slow, or all small and fast',
		hint: {keys: 'v', word: 'view'},
	},
	{keys: ['>'], command: 'faster', help: 'one game: faster'},
	{keys: ['<'], command: 'slower', help: 'one game: slower'},
	{keys: ['n'], command: 'new', help: 'another match'},
	{keys: ['?'], command: 'help', help: 'the keys of this screen', hint: {keys: '?', word: 'keys'}},
	{keys: ['q', 'escape'], command: 'back', help: 'to the menu; the match waits', hint: {keys: 'q', word: 'menu'}},
];

/** Commands of an explanation. */
export type WhyCommand = 'earlier' | 'later' | 'back' | 'help';

/** Keys of an explanation. */
export const WHY_BINDINGS: ReadonlyArray<Binding<WhyCommand>> = [
	{
		keys: ['left', 'h', 'up', 'k'],
		command: 'earlier',
		help: 'the move before',
		hint: {keys: '←→', word: 'other moves'},
	},
	{keys: ['right', 'l', 'down', 'j'], command: 'later', help: 'the move after'},
	{keys: ['?'], command: 'help', help: 'the keys of this screen', hint: {keys: '?', word: 'keys'}},
	{
		keys: ['q', 'escape', 'enter', 'w'],
		command: 'back',
		help: 'back to the game',
		hint: {keys: 'q', word: 'back'},
		names: 'q Esc Enter',
	},
];

/** Commands of the help. */
export type HelpCommand = 'up' | 'down' | 'back';

/** Keys of the help. */
export const HELP_BINDINGS: ReadonlyArray<Binding<HelpCommand>> = [
	{keys: ['up', 'k'], command: 'up', help: 'up', hint: {keys: '↑↓', word: 'scroll'}},
	{keys: ['down', 'j', 'space'], command: 'down', help: 'down'},
	{keys: ['q', 'escape', 'enter', '?'], command: 'back', help: 'back', hint: {keys: 'q', word: 'back'}},
];
