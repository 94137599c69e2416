import {useInput} from 'ink';
import {type ReactElement, useEffect, useMemo, useReducer} from 'react';
import {gameOf} from '../engine/rules.ts';
import type {LoadedBooks} from '../store/books.ts';
import type {EngineClient} from '../worker/client.ts';
import type {SolverTeam} from '../worker/solver-team.ts';
import {gameView} from './drawing/game-view.ts';
import {windowTitle} from './drawing/window-title.ts';
import {useAnalysis} from './hooks/use-analysis.ts';
import {useBell} from './hooks/use-bell.ts';
import {useEnginePlayer} from './hooks/use-engine-player.ts';
import {type GameFiles, useFiles} from './hooks/use-files.ts';
import {useLab} from './hooks/use-lab.ts';
import {type MatchMeans, useMatch} from './hooks/use-match.ts';
import {useProgramPlayer} from './hooks/use-program-player.ts';
import {useReplay} from './hooks/use-replay.ts';
import {type SavedGames, useSavedGames} from './hooks/use-saved-games.ts';
import {type KeepSetting, useSettingsFile} from './hooks/use-settings-file.ts';
import {useSolver} from './hooks/use-solver.ts';
import {useTree} from './hooks/use-tree.ts';
import {useVerdicts} from './hooks/use-verdicts.ts';
import {useWhy} from './hooks/use-why.ts';
import {keysOf} from './keys/key.ts';
import {LookContext} from './look-context.ts';
import {lookOf} from './look-of.ts';
import type {MouseReport} from './mouse-report.ts';
import {GameScreen} from './screens/game.tsx';
import {GamesScreen} from './screens/games.tsx';
import {HelpScreen} from './screens/help.tsx';
import {LabScreen} from './screens/lab.tsx';
import {MatchScreen} from './screens/match.tsx';
import {MenuScreen} from './screens/menu.tsx';
import {ReplayScreen} from './screens/replay.tsx';
import {SettingsScreen} from './screens/settings.tsx';
import {SetupScreen} from './screens/setup.tsx';
import {TooSmallScreen} from './screens/too-small.tsx';
import {TreeScreen} from './screens/tree.tsx';
import {WhyScreen} from './screens/why.tsx';
import {appReducer} from './state/app.ts';
import {type AppState, neededFor, placeOf, type Start, shownGame, startApp} from './state/app-state.ts';
import {withSavedGames} from './state/screens/games.ts';
import {ToldContext} from './told-context.ts';

/** What the program outside gives to the screens, and hears from them. */
export type AppProps = {
	/** The window, whose changes `onResize` reports; the answer stops the reports. */
	readonly window: {readonly columns: number; readonly rows: number};
	readonly onResize: (listener: (columns: number, rows: number) => void) => () => void;
	/** Hears of pasted text, which is no keys; the answer stops that. */
	readonly onPaste: (listener: (text: string) => void) => () => void;
	/** Hears of what is done with the mouse; the answer stops that. */
	readonly onMouse: (listener: (report: MouseReport) => void) => () => void;
	/** Hears whether the terminal should report the mouse, at the start and when that changes. */
	readonly onMouseWanted: (wanted: boolean) => void;
	/** An engine for the players and one for the panel, so that neither waits for the other. */
	readonly playerEngine: EngineClient;
	readonly panelEngine: EngineClient;
	/** An engine that judges the moves of a game. */
	readonly judgeEngine: EngineClient;
	/** The engines that work out exact scores. */
	readonly solvers: SolverTeam;
	/** What matches are played with; always the same object. */
	readonly matchMeans: MatchMeans;
	/** Reads the books in use. Asked once, when the first frame is out. */
	readonly loadBooks: () => LoadedBooks;
	readonly seed: number;
	/** What is known at the start. */
	readonly start: Start;
	/** Keeps a setting for the next run; answers why that is not possible. */
	readonly keepSetting: KeepSetting;
	/** The saved games, and files of games; always the same objects. */
	readonly savedGames: SavedGames;
	readonly files: GameFiles;
	/** Copies text to the clipboard of the terminal. */
	readonly onCopy: (text: string) => void;
	readonly onExit: (code: number) => void;
	readonly onSuspend: () => void;
	/** Shows a title of the window; called when it changes. */
	readonly onTitle: (title: string) => void;
	/** Rings the terminal's bell. */
	readonly onBell: () => void;
};

/** The whole program on the screen: one reducer, one place where keys come in. */
export function App(props: AppProps): ReactElement {
	const {
		window,
		onResize,
		onPaste,
		onMouse,
		onMouseWanted,
		playerEngine,
		panelEngine,
		judgeEngine,
		solvers,
		matchMeans,
		loadBooks,
		keepSetting,
		savedGames,
		files,
		onCopy,
		onExit,
		onSuspend,
		onTitle,
		onBell,
	} = props;
	const [state, dispatch] = useReducer(appReducer, props, ({seed, start}) =>
		withSavedGames(startApp(window.columns, window.rows, seed, start), start.games),
	);

	useInput((input, key) => {
		for (const pressed of keysOf(input, key)) {
			dispatch({kind: 'key', key: pressed});
		}
	});
	useEffect(() => onResize((columns, rows) => dispatch({kind: 'resize', columns, rows})), [onResize]);
	useEffect(() => onPaste((text) => dispatch({kind: 'paste', text})), [onPaste]);
	useEffect(() => onMouse((report) => dispatch({kind: 'mouse', report})), [onMouse]);
	const {mouse} = state.settings;
	useEffect(() => {
		onMouseWanted(mouse);
	}, [mouse, onMouseWanted]);
	// The first frame is out by now; books are read and engines start while it is looked at.
	useEffect(() => {
		dispatch({kind: 'books-loaded', books: loadBooks()});
		playerEngine.prepare();
		panelEngine.prepare();
	}, [playerEngine, panelEngine, loadBooks]);
	useSavedGames(state, dispatch, savedGames);
	useReplay(state, dispatch, judgeEngine);
	useFiles(state, dispatch, files);
	useSettingsFile(state, dispatch, keepSetting);
	useAnalysis(state, dispatch, panelEngine);
	useSolver(state, dispatch, solvers);
	useLab(state, dispatch, panelEngine);
	useTree(state, dispatch, panelEngine);
	useWhy(state, dispatch, panelEngine);
	useVerdicts(state, dispatch, judgeEngine);
	useMatch(state, dispatch, matchMeans);
	useProgramPlayer(state, dispatch, matchMeans.startProgram);
	useEnginePlayer(state, dispatch, playerEngine);
	useBell(state, onBell);

	const title = windowTitle(state, lookOf(state.settings, state.surroundings, state.plain));
	useEffect(() => onTitle(title), [title, onTitle]);

	const {request} = state;
	useEffect(() => {
		if (request?.kind === 'exit') {
			onExit(request.code);
		} else if (request?.kind === 'suspend') {
			onSuspend();
		} else if (request?.kind === 'copy') {
			onCopy(request.text);
		}
	}, [request, onExit, onSuspend, onCopy]);

	return <Screen state={state} />;
}

/** The screen of a state, shown as the person has chosen. */
export function Screen({state}: {readonly state: AppState}): ReactElement {
	const {settings, surroundings, plain} = state;
	const look = useMemo(() => lookOf(settings, surroundings, plain), [settings, surroundings, plain]);
	const {prompt, flash} = state;
	const told = useMemo(() => ({prompt, flash}), [prompt, flash]);
	return (
		<LookContext.Provider value={look}>
			<ToldContext.Provider value={told}>
				<Shown state={state} />
			</ToldContext.Provider>
		</LookContext.Provider>
	);
}

function Shown({state}: {readonly state: AppState}): ReactElement {
	const {columns, rows, screen} = state;
	const place = placeOf(state);
	if (place === undefined) {
		return <TooSmallScreen columns={columns} rows={rows} needed={neededFor(state)} />;
	}
	const {frame, layout} = place;
	const game = shownGame(state);
	switch (screen) {
		case 'menu':
			return <MenuScreen state={state} frame={frame} />;
		case 'setup':
			return (
				<SetupScreen
					setup={state.setup}
					isRunning={state.games[gameOf(state.setup.rules)] !== undefined}
					frame={frame}
				/>
			);
		case 'help':
			return <HelpScreen about={state.helpAbout} top={state.helpTop} frame={frame} />;
		case 'lab':
			return <LabScreen lab={state.lab} frame={frame} />;
		case 'tree':
			return <TreeScreen state={state.tree} frame={frame} />;
		case 'games':
			return <GamesScreen saved={state.saved} frame={frame} />;
		case 'replay':
			if (state.replay === undefined) {
				throw new Error('a replay is shown of nothing');
			}
			return <ReplayScreen replay={state.replay} frame={frame} />;
		case 'settings':
			return <SettingsScreen state={state} frame={frame} />;
		case 'match':
			return <MatchScreen state={state.match} frame={frame} />;
		case 'why':
			if (state.why === undefined) {
				throw new Error('an explanation is shown of nothing');
			}
			return <WhyScreen why={state.why} frame={frame} />;
		case 'game': {
			if (game === undefined || layout === undefined) {
				throw new Error('the game screen is shown without a game');
			}
			return (
				<GameScreen {...gameView(state, game, frame, layout)} animated={state.settings.animation && !state.plain} />
			);
		}
	}
}
