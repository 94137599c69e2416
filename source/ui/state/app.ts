import {builtInLibrary, type Library} from '../../engine/book/library.ts';
import type {Explanation} from '../../engine/lab/explain.ts';
import type {MoveVerdict} from '../../engine/lab/judge-move.ts';
import type {SearchTree} from '../../engine/lab/search-tree.ts';
import {positionFromMoves} from '../../engine/notation.ts';
import type {Choice} from '../../engine/players/player.ts';
import {emptyPosition, outcomeOf} from '../../engine/position.ts';
import {unwrap} from '../../engine/result.ts';
import {defaultRules, type GameId, gameOf, type Move, sameRules} from '../../engine/rules.ts';
import type {SearchReport} from '../../engine/search/search-position.ts';
import {problemText} from '../../format/problem-text.ts';
import type {MatchEvent} from '../../match/run-match.ts';
import type {LoadedBooks} from '../../store/books.ts';
import type {Answer} from '../../worker/protocol.ts';
import {clampTop} from '../drawing/help-screen.ts';
import {
	commandOf,
	GAME_BINDINGS,
	type GameCommand,
	GLOBAL_BINDINGS,
	HELP_BINDINGS,
	type Key,
	LAB_BINDINGS,
	type ListCommand,
	MATCH_BINDINGS,
	MENU_BINDINGS,
	SETUP_BINDINGS,
	TREE_BINDINGS,
	WHY_BINDINGS,
} from '../keys.ts';
import {type FrameLayout, frameLayout, type GameLayout, gameLayout, neededWindow, SMALLEST_WINDOW} from '../layout.ts';
import type {ExactScores} from './exact.ts';
import {
	engineChose,
	engineNotice,
	type GameState,
	gameCommand,
	gameDigit,
	hintFound,
	moveJudged,
	type Notice,
	startGame,
} from './game.ts';
import {goToLab, type LabNotice, type LabState, labAnswered, labKey, labNotice, labPaste, openLab} from './lab.ts';
import {finishedGames, type MatchState, matchEnded, matchEvent, matchKey, openMatch, pauseMatch} from './match.ts';
import {changeSetup, FIRST_PLAYERS, SETUP_ROWS, type SetupState, typeCommand} from './setup.ts';
import {
	DEEPEST_TREE,
	FIRST_QUESTION,
	openTree,
	type TreeNotice,
	type TreeQuestion,
	type TreeState,
	treeKey,
	treeNotice,
	treePaste,
	treeRecorded,
	treeSearches,
	treeTick,
} from './tree.ts';
import {openWhy, type WhyState, whyExplained, whyMove} from './why.ts';

/** The screens. */
export type ScreenId = 'menu' | 'setup' | 'game' | 'lab' | 'tree' | 'why' | 'match' | 'help';

/** An entry of the menu. */
export type MenuEntry = `continue-${GameId}` | GameId | 'lab' | 'tree' | 'match' | 'help' | 'quit';

/** What the panel knows of a position: the report, and the key of what was asked. */
export type Analysis = {readonly key: string; readonly report: SearchReport};

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
	readonly analysis: Analysis | undefined;
	/** The exact scores found last. */
	readonly exact: ExactScores | undefined;
	/** The books in use, and those that cannot be used. */
	readonly library: Library;
	readonly bookProblems: ReadonlyArray<{readonly path: string; readonly reason: string}>;
	readonly lab: LabState;
	/** The screen that the lab was opened from. */
	readonly labFrom: 'menu' | 'game';
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
	/** What the program outside should do: end with an exit code, or suspend itself. */
	readonly request:
		| {readonly kind: 'exit'; readonly code: number}
		| {readonly kind: 'suspend'; readonly count: number}
		| undefined;
	/** Seed for the next new game. */
	readonly seed: number;
};

/** What can happen. */
export type Action =
	| {readonly kind: 'key'; readonly key: Key}
	| {readonly kind: 'paste'; readonly text: string}
	| {readonly kind: 'resize'; readonly columns: number; readonly rows: number}
	| {readonly kind: 'engine-chose'; readonly game: GameId; readonly turn: number; readonly choice: Choice}
	| {readonly kind: 'hint-found'; readonly game: GameId; readonly turn: number; readonly choice: Choice}
	| {readonly kind: 'analysed'; readonly key: string; readonly report: SearchReport}
	| {readonly kind: 'lab-answered'; readonly run: number; readonly answer: Answer}
	| {readonly kind: 'lab-notice'; readonly notice: LabNotice}
	| {readonly kind: 'tree-recorded'; readonly run: number; readonly tree: SearchTree}
	| {readonly kind: 'tree-tick'}
	| {readonly kind: 'tree-notice'; readonly notice: TreeNotice}
	| {readonly kind: 'match-event'; readonly run: number; readonly event: MatchEvent}
	| {readonly kind: 'match-ended'; readonly run: number; readonly failure?: string}
	| {readonly kind: 'explained'; readonly explanation: Explanation}
	| {readonly kind: 'why-failed'; readonly message: string}
	| {
			readonly kind: 'judged';
			readonly game: GameId;
			readonly index: number;
			readonly moves: readonly Move[];
			readonly verdict: MoveVerdict;
	  }
	| {readonly kind: 'solved'; readonly scores: ExactScores}
	| {readonly kind: 'books-loaded'; readonly books: LoadedBooks}
	| {readonly kind: 'engine-notice'; readonly game: GameId; readonly notice: Notice};

/** The program as it starts, in a window of this size. */
export function startApp(columns: number, rows: number, seed: number): AppState {
	return {
		screen: 'menu',
		columns,
		rows,
		menuIndex: 0,
		setup: {
			rules: defaultRules('connect-four'),
			players: FIRST_PLAYERS,
			command: '',
			text: undefined,
			index: 0,
			from: 'menu',
		},
		games: {},
		shown: 'connect-four',
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
		request: undefined,
		seed,
	};
}

/** The entries of the menu: only what works now. */
export function menuEntries(state: AppState): readonly MenuEntry[] {
	// The game that was shown last comes first, so that Enter leads back to it.
	const games: readonly GameId[] = [state.shown, otherGame(state.shown)];
	const running = games.filter((id) => state.games[id] !== undefined).map((id) => `continue-${id}` as const);
	return [...running, 'connect-four', 'tic-tac-toe', 'lab', 'tree', 'match', 'help', 'quit'];
}

/** The game that is shown, if one runs. */
export function shownGame(state: AppState): GameState | undefined {
	return state.games[state.shown];
}

/** The game that can be seen on the screen now; only there the engines work. */
export function playedGame(state: AppState): GameState | undefined {
	return state.screen === 'game' && placeOf(state) !== undefined ? shownGame(state) : undefined;
}

/** The state after something has happened. */
export function appReducer(state: AppState, action: Action): AppState {
	switch (action.kind) {
		case 'key':
			return pressKey(state, action.key);
		case 'paste':
			if (state.screen === 'lab') {
				return {...state, lab: labPaste(state.lab, action.text)};
			}
			if (state.screen === 'tree') {
				return {...state, tree: treePaste(state.tree, action.text)};
			}
			return state.screen !== 'game'
				? state
				: changeShown(state, (game) => engineNotice(game, {kind: 'paste-ignored'}));
		case 'resize':
			return {...state, columns: action.columns, rows: action.rows};
		case 'engine-chose':
			return changeGame(state, action.game, (game) => engineChose(game, action.turn, action.choice));
		case 'hint-found':
			return changeGame(state, action.game, (game) => hintFound(game, action.turn, action.choice));
		case 'engine-notice':
			return changeGame(state, action.game, (game) => engineNotice(game, action.notice));
		case 'analysed':
			return {...state, analysis: {key: action.key, report: action.report}};
		case 'lab-answered':
			return {...state, lab: labAnswered(state.lab, action.run, action.answer)};
		case 'lab-notice':
			return {...state, lab: labNotice(state.lab, action.notice)};
		case 'tree-recorded':
			return {...state, tree: treeRecorded(state.tree, action.run, action.tree)};
		case 'tree-tick':
			return {...state, tree: treeTick(state.tree)};
		case 'tree-notice':
			return {...state, tree: treeNotice(state.tree, action.notice)};
		case 'match-event':
			return {...state, match: matchEvent(state.match, action.run, action.event)};
		case 'match-ended':
			return {...state, match: matchEnded(state.match, action.run, action.failure)};
		case 'explained':
			return state.why === undefined ? state : {...state, why: whyExplained(state.why, action.explanation)};
		case 'why-failed':
			return state.why === undefined ? state : {...state, why: {...state.why, failure: action.message}};
		case 'judged':
			return changeGame(state, action.game, (game) => moveJudged(game, action.index, action.moves, action.verdict));
		case 'solved':
			return {...state, exact: action.scores};
		case 'books-loaded':
			return {
				...state,
				library: action.books.library,
				bookProblems: action.books.problems.map(({path, problem}) => ({path, reason: problemText(problem)})),
			};
	}
}

function pressKey(state: AppState, key: Key): AppState {
	switch (commandOf(GLOBAL_BINDINGS, key)) {
		case 'interrupt':
			return {...state, request: {kind: 'exit', code: 130}};
		case 'kill':
			return {...state, request: {kind: 'exit', code: 131}};
		case 'suspend': {
			const count = state.request?.kind === 'suspend' ? state.request.count + 1 : 1;
			return {...state, request: {kind: 'suspend', count}};
		}
		default:
			// What is not seen is not played: a screen that does not fit can only be left.
			return placeOf(state) === undefined && !BACK_KEYS.includes(key) ? state : KEY_HANDLERS[state.screen](state, key);
	}
}

const BACK_KEYS: readonly Key[] = ['q', 'escape'];

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

const KEY_HANDLERS: {readonly [Screen in ScreenId]: (state: AppState, key: Key) => AppState} = {
	menu: menuKey,
	setup: setupKey,
	game: gameKey,
	lab: labScreenKey,
	tree: treeScreenKey,
	why: whyKey,
	match: matchScreenKey,
	help: helpKey,
};

/** The index after a command that moves in a list of `length` entries; up and down go round. */
function listIndex(index: number, length: number, command: ListCommand | undefined): number {
	switch (command) {
		case 'up':
			return (index + length - 1) % length;
		case 'down':
			return (index + 1) % length;
		case 'first':
			return 0;
		case 'last':
			return length - 1;
		default:
			return index;
	}
}

function menuKey(state: AppState, key: Key): AppState {
	const entries = menuEntries(state);
	const command = commandOf(MENU_BINDINGS, key);
	switch (command) {
		case 'choose': {
			const entry = entries[state.menuIndex];
			return entry === undefined ? state : MENU_ACTIONS[entry](state);
		}
		case 'back':
			return {...state, request: {kind: 'exit', code: 0}};
		case 'help':
			return openHelp(state, 'menu');
		default:
			return {...state, menuIndex: listIndex(state.menuIndex, entries.length, command)};
	}
}

const MENU_ACTIONS: {readonly [Entry in MenuEntry]: (state: AppState) => AppState} = {
	'continue-connect-four': (state) => ({...state, screen: 'game', shown: 'connect-four'}),
	'continue-tic-tac-toe': (state) => ({...state, screen: 'game', shown: 'tic-tac-toe'}),
	'connect-four': (state) => openSetup(state, 'connect-four'),
	'tic-tac-toe': (state) => openSetup(state, 'tic-tac-toe'),
	lab: (state) => ({...state, screen: 'lab', labFrom: 'menu'}),
	tree: (state) => ({...state, screen: 'tree', treeFrom: 'menu'}),
	match: (state) => ({...state, screen: 'match'}),
	help: (state) => openHelp(state, 'menu'),
	quit: (state) => ({...state, request: {kind: 'exit', code: 0}}),
};

/** The setup of a new game of this kind, with what was chosen for the last one. */
function openSetup(state: AppState, id: GameId): AppState {
	const last = state.games[id];
	const rules = last?.position.rules ?? defaultRules(id);
	const players = last?.players ?? FIRST_PLAYERS;
	const {command} = state.setup;
	return {...state, screen: 'setup', setup: {rules, players, command, text: undefined, index: 0, from: 'menu'}};
}

function setupKey(state: AppState, key: Key): AppState {
	const {setup} = state;
	if (setup.text !== undefined) {
		return {...state, setup: typeCommand(setup, setup.text, key)};
	}
	const command = commandOf(SETUP_BINDINGS, key);
	switch (command) {
		case 'text':
			return {...state, setup: {...setup, text: setup.command}};
		case 'choose':
			return playSetup(state);
		case 'back':
			return {...state, screen: setup.from};
		case 'help':
			return openHelp(state, 'setup');
		case 'less':
			return {...state, setup: changeSetup(setup, -1)};
		case 'more':
			return {...state, setup: changeSetup(setup, 1)};
		default:
			return {...state, setup: {...setup, index: listIndex(setup.index, SETUP_ROWS.length, command)}};
	}
}

/** Starts the game that is set up. Reached from a game whose board was not changed, that game goes on with the players chosen. */
function playSetup(state: AppState): AppState {
	const {rules, players, from} = state.setup;
	const id = gameOf(rules);
	const running = state.games[id];
	const goesOn = from === 'game' && running !== undefined && sameRules(running.position.rules, rules);
	const fresh = startGame(rules, players, state.seed);
	const game: GameState = goesOn
		? {...running, players, turn: running.turn + 1, hint: 'none', paused: false, notice: undefined}
		: {...fresh, turn: (running?.turn ?? 0) + 1};
	return {...state, screen: 'game', shown: id, games: {...state.games, [id]: game}, menuIndex: 0, seed: state.seed + 1};
}

function gameKey(state: AppState, key: Key): AppState {
	if (/^\d$/.test(key)) {
		return changeShown(state, (game) => gameDigit(game, Number(key)));
	}
	const command = commandOf(GAME_BINDINGS, key);
	if (command === undefined) {
		return state;
	}
	const leave = LEAVING_COMMANDS[command];
	return leave === undefined ? changeShown(state, (game) => gameCommand(game, command)) : leave(state);
}

/** What the commands of a game do that lead to another screen. */
const LEAVING_COMMANDS: {readonly [Name in GameCommand]?: (state: AppState) => AppState} = {
	menu: (state) => (state.opened === undefined ? {...state, screen: 'menu', menuIndex: 0} : closeOpened(state)),
	help: (state) => openHelp(state, 'game'),
	lab: (state) => {
		const game = shownGame(state);
		return game === undefined
			? state
			: {...state, screen: 'lab', labFrom: 'game', lab: goToLab(state.lab, game.position)};
	},
	why: (state) => {
		const position = shownGame(state)?.position;
		return position === undefined || position.moves.length === 0
			? changeShown(state, (game) => engineNotice(game, {kind: 'nothing-to-explain'}))
			: {...state, screen: 'why', why: openWhy(position)};
	},
	'other-game': (state) => {
		const other = otherGame(state.shown);
		const game = state.games[other] ?? startGame(defaultRules(other), FIRST_PLAYERS, state.seed);
		return {...state, shown: other, games: {...state.games, [other]: game}, seed: state.seed + 1};
	},
	setup: (state) => {
		const game = shownGame(state);
		return game === undefined
			? state
			: {
					...state,
					screen: 'setup',
					setup: {
						...state.setup,
						rules: game.position.rules,
						players: game.players,
						text: undefined,
						index: 0,
						from: 'game',
					},
				};
	},
};

function labScreenKey(state: AppState, key: Key): AppState {
	const {lab} = state;
	// While a position is typed, letters are text.
	const command = lab.text === undefined ? commandOf(LAB_BINDINGS, key) : undefined;
	switch (command) {
		case 'back':
			return {...state, screen: state.labFrom};
		case 'help':
			return openHelp(state, 'lab');
		case 'tree':
			return treeOfLab(state);
		default:
			return {...state, lab: labKey(lab, key)};
	}
}

/** The tree of the search under the cursor of the lab, not deeper than a tree can be read; of the solver there is none. */
function treeOfLab(state: AppState): AppState {
	const {position, settings, row} = state.lab;
	const searches = treeSearches(position);
	const search = searches[row];
	if (outcomeOf(position) !== undefined) {
		return state;
	}
	if (search === undefined) {
		return {...state, lab: labNotice(state.lab, {kind: 'no-tree'})};
	}
	const depth = Math.min(settings.depth, DEEPEST_TREE);
	const question: TreeQuestion = {kind: 'game', position, search, settings: {...settings, depth}};
	const isSame = JSON.stringify(question) === JSON.stringify(state.tree.question);
	const opened = isSame ? state.tree : openTree(question, state.tree.run + 1);
	const tree = depth < settings.depth ? treeNotice(opened, {kind: 'depth-limited'}) : opened;
	return {...state, screen: 'tree', treeFrom: 'lab', tree};
}

function treeScreenKey(state: AppState, key: Key): AppState {
	const {tree} = state;
	const command = tree.text === undefined ? commandOf(TREE_BINDINGS, key) : undefined;
	switch (command) {
		case 'back':
			// Back from the steps to the whole search first.
			return tree.step !== undefined ? {...state, tree: treeKey(tree, 'w')} : {...state, screen: state.treeFrom};
		case 'help':
			return openHelp(state, 'tree');
		default:
			return {...state, tree: treeKey(tree, key)};
	}
}

function whyKey(state: AppState, key: Key): AppState {
	const {why} = state;
	switch (commandOf(WHY_BINDINGS, key)) {
		case 'back':
			return {...state, screen: 'game'};
		case 'help':
			return openHelp(state, 'why');
		case 'earlier':
			return why === undefined ? state : {...state, why: whyMove(why, -1)};
		case 'later':
			return why === undefined ? state : {...state, why: whyMove(why, 1)};
		default:
			return state;
	}
}

function matchScreenKey(state: AppState, key: Key): AppState {
	const {match} = state;
	const command = match.text === undefined ? commandOf(MATCH_BINDINGS, key) : undefined;
	switch (command) {
		case 'back':
			return {...state, screen: 'menu', menuIndex: 0, match: pauseMatch(match)};
		case 'help':
			return openHelp({...state, match: pauseMatch(match)}, 'match');
		case 'choose':
			return match.phase === 'setup' ? {...state, match: matchKey(match, key)} : openPlayedGame(state);
		default:
			return {...state, match: matchKey(match, key)};
	}
}

/** The finished game under the cursor as a game of two people on the game screen; the match waits. */
function openPlayedGame(state: AppState): AppState {
	const {match, games, seed} = state;
	const played = finishedGames(match)[match.cursor];
	if (played === undefined) {
		return state;
	}
	const id = gameOf(match.rules);
	const fresh = startGame(match.rules, {X: 'you', O: 'you'}, seed);
	const game: GameState = {
		...fresh,
		position: unwrap(positionFromMoves(match.rules, played.moves)),
		bookMoves: played.moves.map(() => false),
		turn: (games[id]?.turn ?? 0) + 1,
	};
	return {
		...state,
		screen: 'game',
		shown: id,
		games: {...games, [id]: game},
		opened: {id, own: games[id]},
		seed: seed + 1,
		match: pauseMatch(match),
	};
}

/** Back from a game of a match to the match; the person's own game is there again. */
function closeOpened(state: AppState): AppState {
	const {opened, games} = state;
	if (opened === undefined) {
		return state;
	}
	const {[opened.id]: _, ...others} = games;
	const own = opened.own === undefined ? {} : {[opened.id]: {...opened.own, turn: (games[opened.id]?.turn ?? 0) + 1}};
	return {...state, screen: 'match', games: {...others, ...own}, opened: undefined};
}

function otherGame(id: GameId): GameId {
	return id === 'connect-four' ? 'tic-tac-toe' : 'connect-four';
}

function openHelp(state: AppState, about: AppState['helpAbout']): AppState {
	return {...state, screen: 'help', helpAbout: about, helpTop: 0};
}

function helpKey(state: AppState, key: Key): AppState {
	switch (commandOf(HELP_BINDINGS, key)) {
		case 'back':
			return {...state, screen: state.helpAbout};
		case 'up':
			return scrollHelp(state, -1);
		case 'down':
			return scrollHelp(state, 1);
		default:
			return state;
	}
}

function scrollHelp(state: AppState, lines: number): AppState {
	const {helpAbout, helpTop, columns, rows} = state;
	const frame = frameLayout(columns, rows);
	// The window may have grown since: what is shown now is where scrolling starts.
	return frame === undefined
		? state
		: {...state, helpTop: clampTop(helpAbout, clampTop(helpAbout, helpTop, frame) + lines, frame)};
}

function changeShown(state: AppState, change: (game: GameState) => GameState): AppState {
	return changeGame(state, state.shown, change);
}

function changeGame(state: AppState, id: GameId, change: (game: GameState) => GameState): AppState {
	const game = state.games[id];
	return game === undefined ? state : {...state, games: {...state.games, [id]: change(game)}};
}
