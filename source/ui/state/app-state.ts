import {builtInLibrary, type Library} from '../../engine/book/library.ts';
import {emptyPosition} from '../../engine/position.ts';
import {defaultRules, type GameId, gameOf} from '../../engine/rules.ts';
import type {SearchReport} from '../../engine/search/search-position.ts';
import type {SettingsProblem, StoreProblem} from '../../format/store-problem.ts';
import type {BookProblem} from '../../store/books.ts';
import type {StoredGame} from '../../store/game-store.ts';
import {type FrameLayout, frameLayout, type GameLayout, gameLayout, neededWindow, SMALLEST_WINDOW} from '../layout.ts';
import {INITIAL_SETTINGS, type Settings} from '../settings.ts';
import {type Surroundings, USUAL_SURROUNDINGS} from '../surroundings.ts';
import type {ExactScores} from './exact.ts';
import type {GameState} from './game.ts';
import {type GamesState, NO_GAMES} from './games.ts';
import {type LabState, openLab} from './lab.ts';
import {type MatchState, openMatch} from './match.ts';
import type {Flash, Prompt} from './prompt.ts';
import type {ReplayState} from './replay.ts';
import {defaultPlayers, type SetupState} from './setup.ts';
import {FIRST_QUESTION, openTree, type TreeState} from './tree.ts';
import type {WhyState} from './why.ts';

/** The screens. */
export type ScreenId =
	| 'menu'
	| 'setup'
	| 'game'
	| 'lab'
	| 'tree'
	| 'why'
	| 'match'
	| 'games'
	| 'replay'
	| 'settings'
	| 'help';

/** An entry of the menu. */
export type MenuEntry =
	| `continue-${GameId}`
	| GameId
	| 'lab'
	| 'tree'
	| 'match'
	| 'games'
	| 'settings'
	| 'help'
	| 'quit';

/** What the panel knows of a position: the report, and the key of what was asked. */
export type Analysis = {readonly key: string; readonly report: SearchReport};

/**
 * Where a game is kept: its name, unless another program plays it, and when it began. `onDisk` is the game as it lies there;
 * undefined where it does not, or lies among those that are set aside.
 */
export type Origin = {
	readonly id: string | undefined;
	readonly started: string;
	readonly onDisk: GameState | undefined;
};

/** Everything the program remembers while it runs. */
export type AppState = {
	readonly screen: ScreenId;
	readonly columns: number;
	readonly rows: number;
	readonly menuIndex: number;
	readonly setup: SetupState;
	/** The running game of each kind, and which of them is shown. */
	readonly games: Readonly<Partial<Record<GameId, GameState>>>;
	readonly shown: GameId;
	/** The games of this run that another one has taken the place of, as they were left. */
	readonly left: readonly GameState[];
	readonly analysis: Analysis | undefined;
	/** The exact scores found last. */
	readonly exact: ExactScores | undefined;
	/** The books in use, and those that cannot be used. */
	readonly library: Library;
	readonly bookProblems: readonly BookProblem[];
	readonly lab: LabState;
	/** The screen that the lab was opened from. */
	readonly labFrom: 'menu' | 'game' | 'replay';
	readonly tree: TreeState;
	/** The screen that the tree was opened from. */
	readonly treeFrom: 'menu' | 'lab';
	readonly match: MatchState;
	/** A game of a match that was opened on the game screen, and the person's own one that it stands before. */
	readonly opened: {readonly id: GameId; readonly own: GameState | undefined} | undefined;
	/** The explanation that was opened last. */
	readonly why: WhyState | undefined;
	/** The screen that the help is about, and the first line of it that is shown. */
	readonly helpAbout: Exclude<ScreenId, 'help'>;
	readonly helpTop: number;
	/** The list of saved games, and the game that is gone through. */
	readonly saved: GamesState;
	readonly replay: ReplayState | undefined;
	/** Where games are kept that were opened or saved in this run, by their seeds. */
	readonly origins: ReadonlyMap<number, Origin>;
	/** A path that is asked for in place of the status line. */
	readonly prompt: Prompt | undefined;
	/** What is told in place of the status line until the next key, and what was told before that key. */
	readonly flash: Flash | undefined;
	readonly flashed: Flash | undefined;
	/** What the program outside should do: end with an exit code, suspend itself, copy, or read and write files. */
	readonly request:
		| {readonly kind: 'exit'; readonly code: number}
		| {readonly kind: 'suspend'; readonly count: number}
		| {readonly kind: 'copy'; readonly text: string; readonly count: number}
		| {
				readonly kind: 'save-file';
				readonly path: string;
				readonly replace: boolean;
				readonly game: NonNullable<Prompt['game']>;
		  }
		| {readonly kind: 'open-file'; readonly path: string}
		| {readonly kind: 'remove-game'; readonly id: string}
		| undefined;
	/** What the person has chosen, and what the environment says. */
	readonly settings: Settings;
	readonly surroundings: Surroundings;
	/** What of the files at the start could not be used. */
	readonly problems: readonly StoreProblem[];
	/** The row of the settings screen under the cursor, and why a change could not be kept. */
	readonly settingsIndex: number;
	readonly settingsProblem: SettingsProblem | undefined;
	/** Whether everything is shown in ASCII without colours, whatever is set. */
	readonly plain: boolean;
	/** Seed for the next new game. */
	readonly seed: number;
};

/** What is known when the program starts. */
export type Start = {
	readonly settings: Settings;
	readonly surroundings: Surroundings;
	/** What of the files at the start could not be used. */
	readonly problems: readonly StoreProblem[];
	/** The saved game of each kind that the menu offers to go on with, the one saved last first. */
	readonly games: readonly StoredGame[];
};

/** The program as it starts, in a window of this size. */
export function startApp(
	columns: number,
	rows: number,
	seed: number,
	{settings = INITIAL_SETTINGS, surroundings = USUAL_SURROUNDINGS, problems = []}: Partial<Start> = {},
): AppState {
	return {
		screen: 'menu',
		columns,
		rows,
		menuIndex: 0,
		setup: {
			rules: defaultRules('connect-four'),
			players: defaultPlayers(settings),
			command: '',
			text: undefined,
			index: 0,
			from: 'menu',
		},
		games: {},
		shown: 'connect-four',
		left: [],
		analysis: undefined,
		exact: undefined,
		lab: openLab(emptyPosition(defaultRules('connect-four'))),
		labFrom: 'menu',
		tree: openTree(FIRST_QUESTION, 1),
		treeFrom: 'menu',
		match: openMatch(seed),
		opened: undefined,
		why: undefined,
		library: builtInLibrary(),
		bookProblems: [],
		helpAbout: 'menu',
		helpTop: 0,
		saved: NO_GAMES,
		replay: undefined,
		origins: new Map(),
		prompt: undefined,
		flash: undefined,
		flashed: undefined,
		request: undefined,
		settings,
		surroundings,
		problems,
		settingsIndex: 0,
		settingsProblem: undefined,
		plain: false,
		seed,
	};
}

/** The game that is shown, if one runs. */
export function shownGame(state: AppState): GameState | undefined {
	return state.games[state.shown];
}

/** The game that can be seen on the screen now; only there the engines work. */
export function playedGame(state: AppState): GameState | undefined {
	return state.screen === 'game' && placeOf(state) !== undefined ? shownGame(state) : undefined;
}

/** The frame of the screen that is shown, and for a game its layout; undefined where the window is too small for it. */
export function placeOf(state: AppState): {readonly frame: FrameLayout; readonly layout?: GameLayout} | undefined {
	const {screen, columns, rows} = state;
	const game = shownGame(state);
	if (screen === 'game' && game !== undefined) {
		return gameLayout(game.position.rules, columns, rows, game.panel.visible);
	}
	const frame = frameLayout(columns, rows);
	return frame === undefined ? undefined : {frame};
}

/** The window that the screen that is shown needs at the least. */
export function neededFor(state: AppState): {readonly columns: number; readonly rows: number} {
	const game = shownGame(state);
	return state.screen === 'game' && game !== undefined ? neededWindow(game.position.rules) : SMALLEST_WINDOW;
}

export function otherGame(id: GameId): GameId {
	return id === 'connect-four' ? 'tic-tac-toe' : 'connect-four';
}

/**
 * A new game, with the seed of the state, is shown in the place of the person's own one of its kind. A game of a match that
 * was opened there is left by that.
 */
export function putGame(state: AppState, game: GameState): AppState {
	const id = gameOf(game.position.rules);
	const {games, opened, seed, left} = state;
	const isOpened = opened?.id === id;
	const before = isOpened ? opened.own : games[id];
	return {
		...state,
		screen: 'game',
		shown: id,
		games: {...games, [id]: {...game, turn: (games[id]?.turn ?? 0) + 1}},
		left: before === undefined ? left : [...left, before],
		opened: isOpened ? undefined : opened,
		seed: seed + 1,
	};
}

export function changeShown(state: AppState, change: (game: GameState) => GameState): AppState {
	return changeGame(state, state.shown, change);
}

export function changeGame(state: AppState, id: GameId, change: (game: GameState) => GameState): AppState {
	const game = state.games[id];
	return game === undefined ? state : {...state, games: {...state.games, [id]: change(game)}};
}

/** Whether characters are text that is being typed. */
export function isTyping({screen, setup, lab, tree, match, prompt}: AppState): boolean {
	const lines: {readonly [Screen in ScreenId]?: string | undefined} = {
		setup: setup.text,
		lab: lab.text,
		tree: tree.text,
		match: match.text,
	};
	return prompt !== undefined || lines[screen] !== undefined;
}
