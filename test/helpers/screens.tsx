import {renderToString} from 'ink';
import {builtInLibrary} from '../../source/engine/book/library.ts';
import type {LabRow} from '../../source/engine/lab/compare.ts';
import type {MoveVerdictKind} from '../../source/engine/lab/judge-move.ts';
import type {FaultDetail} from '../../source/engine/match/fault.ts';
import {beginGame, type PlayedGame} from '../../source/engine/match/game.ts';
import type {Position} from '../../source/engine/position.ts';
import {type Problem, unwrap} from '../../source/engine/result.ts';
import {gameOf, makeRules} from '../../source/engine/rules.ts';
import {UNDISTURBED} from '../../source/engine/search/limits.ts';
import type {SearchReport} from '../../source/engine/search/search-position.ts';
import type {StoredGame} from '../../source/store/game-store.ts';
import {Screen} from '../../source/ui/app.tsx';
import {analysisKey} from '../../source/ui/hooks/use-analysis.ts';
import {OPPONENTS} from '../../source/ui/opponents.ts';
import {PANEL_SOURCES, type PanelSourceId, panelSource} from '../../source/ui/panel-sources.ts';
import {SETTING_IDS, SETTINGS, type SettingId, type Settings} from '../../source/ui/settings.ts';
import type {Action} from '../../source/ui/state/action.ts';
import {appReducer} from '../../source/ui/state/app.ts';
import {type AppState, changeShown, shownGame, startApp} from '../../source/ui/state/app-state.ts';
import {positionKey} from '../../source/ui/state/exact.ts';
import {type GameState, type Notice, type Players, startGame} from '../../source/ui/state/game.ts';
import {type LabState, labAnswered, nextLabJob, openLab} from '../../source/ui/state/lab.ts';
import type {Flash} from '../../source/ui/state/prompt.ts';
import {type TreeState, treeJob, treeRecorded} from '../../source/ui/state/tree.ts';
import {whyExplained, whyJob} from '../../source/ui/state/why.ts';
import {Memories} from '../../source/worker/memories.ts';
import type {Answer, Job} from '../../source/worker/protocol.ts';
import {runJob} from '../../source/worker/run-job.ts';
import {afterMoves, afterMovesFromOne, CONNECT_FOUR, TIC_TAC_TOE} from './positions.ts';
import {GAMES_PROBLEMS, PROBLEMS, PROGRAM_FAULTS, SETTINGS_PROBLEMS, STORE_PROBLEMS} from './problems.ts';

/** A window in which the screens are shown, and how. */
export type Showing = {
	readonly columns: number;
	readonly rows: number;
	readonly settings: Partial<Settings>;
};

/** The lines of a screen as Ink draws them, without colours. The canvas is wider than the window, so that what is too wide is seen. */
export function linesOf(state: AppState): readonly string[] {
	return renderToString(<Screen state={state} />, {columns: state.columns + 200})
		.replace(COLOURS, '')
		.split('\n')
		.map((line) => line.trimEnd());
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with it
const COLOURS = /\u001B\[[\d;]*m/g;

/** The same state in another window and with other settings. */
export function shownIn(state: AppState, {columns, rows, settings}: Showing): AppState {
	return {...state, columns, rows, settings: {...state.settings, ...settings}};
}

const MEMORIES = new Memories(builtInLibrary());

function answerTo(job: Job | undefined): Answer {
	const answer = job === undefined ? undefined : runJob(job, UNDISTURBED, MEMORIES);
	if (answer === undefined) {
		throw new Error(`no answer to ${job?.kind}`);
	}
	return answer;
}

function after(state: AppState, ...actions: readonly Action[]): AppState {
	return actions.reduce(appReducer, state);
}

/** Keys; what is longer than a character and no name is typed character by character. */
function press(state: AppState, ...keys: readonly string[]): AppState {
	return after(state, ...keys.map((key): Action => ({kind: 'key', key})));
}

function type(state: AppState, text: string): AppState {
	return press(state, ...text);
}

const START = startApp(80, 24, 5);

/** Connect Four with two full columns and fourteen free cells, and two plies later; and a game that X has won. */
const LATE = afterMovesFromOne(CONNECT_FOUR, '2252576253462244111563365343');
const WON = afterMoves(CONNECT_FOUR, '0101010');

function inGame(position: Position, players: Players, change: Partial<GameState> = {}): AppState {
	const id = gameOf(position.rules);
	const game: GameState = {
		...startGame(position.rules, players, 1),
		position,
		bookMoves: position.moves.map((_, index) => index < 3),
		...change,
	};
	return {...START, screen: 'game', shown: id, games: {[id]: game}};
}

const TWO_PEOPLE: Players = {X: 'you', O: 'you'};
const AGAINST_ENGINE: Players = {X: 'you', O: 'medium'};
const TWO_ENGINES: Players = {X: 'beginner', O: 'level-3'};

/** A report with counts as large as they can be on the screen. */
function large(report: SearchReport): SearchReport {
	const statistics = {...report.statistics, nodes: 123_456_789, cutoffs: 23_456_789, firstMoveCutoffs: 23_000_000};
	return {...report, statistics, milliseconds: 65_432};
}

/** A game whose panel shows what this source says, looked four plies ahead. */
function withPanel(position: Position, source: PanelSourceId, change: Partial<GameState> = {}): AppState {
	const state = changeShown(inGame(position, TWO_PEOPLE, change), (game) => ({
		...game,
		panel: {...game.panel, source},
	}));
	const game = shownGame(state) as GameState;
	const {settings, moves} = panelSource(source);
	const job: Job = {
		kind: 'analyse',
		position,
		settings: {...settings(position.rules, game.panel), depth: 4},
		moves,
		limit: 1000,
	};
	const answer = answerTo(job);
	const key = analysisKey(game);
	return answer.kind === 'analyse' && key !== undefined
		? after(state, {kind: 'analysed', key, report: large(answer.report)})
		: state;
}

/** The same with the exact scores of so many moves. */
function withExact(known: number | 'all'): AppState {
	const answer = answerTo({kind: 'lab-truth', position: LATE});
	const moves = answer.kind === 'lab-truth' ? answer.solved.moves : [];
	return after(withPanel(LATE, 'exact'), {
		kind: 'solved',
		scores: {
			key: positionKey(LATE),
			moves: known === 'all' ? moves.map((move) => ({...move, fromBook: true})) : moves.slice(0, known),
			nodes: 123_456_789,
			milliseconds: 65_432,
			stopped: known !== 'all',
		},
	});
}

const NOTICES: Readonly<Record<string, Notice>> = {
	full: {kind: 'illegal', move: 1, reason: 'full'},
	taken: {kind: 'illegal', move: 1, reason: 'taken'},
	'not your turn': {kind: 'not-your-turn', side: 'O'},
	over: {kind: 'over'},
	'nothing to undo': {kind: 'nothing-to-undo'},
	'nothing to redo': {kind: 'nothing-to-redo'},
	'nothing to explain': {kind: 'nothing-to-explain'},
	played: {kind: 'played', side: 'O', move: 3, fromBook: true},
	hint: {kind: 'hint', move: 3, fromBook: true},
	swapped: {kind: 'swapped'},
	'nothing to review': {kind: 'nothing-to-review'},
	'a win to see': {kind: 'hint-place', place: {kind: 'win'}},
	'a threat to see': {kind: 'hint-place', place: {kind: 'block', side: 'O'}},
	...Object.fromEntries(
		(['left', 'middle', 'right', 'corners', 'edges', 'centre'] as const).map((region): [string, Notice] => [
			`look at ${region}`,
			{kind: 'hint-place', place: {kind: 'region', region}},
		]),
	),
	'scores always': {kind: 'scores-when', when: 'always'},
	'scores after the move': {kind: 'scores-when', when: 'after-move'},
	'engine restarted': {kind: 'engine-restarted'},
	'engine failed': {kind: 'engine-failed', message: '<...>'},
	'program failed': {
		kind: 'program-failed',
		reason: {kind: 'program-fault', fault: {reason: 'no-move', line: '<...>'}},
	},
};

const VERDICTS: readonly MoveVerdictKind[] = [
	'best',
	'slower-win',
	'sooner-loss',
	'win-given-away',
	'draw-given-away',
	'worse',
	'unknown',
];

function judged(kind: MoveVerdictKind): Notice {
	const bestScore = {view: 'X', kind: 'win', bound: 'exact', plies: 12} as const;
	return {kind: 'judged', side: 'X', move: 3, verdict: {kind, best: [1, 2, 4], bestScore}};
}

function gameScreens(): Readonly<Record<string, AppState>> {
	const played = (change: Partial<GameState>) => inGame(afterMoves(CONNECT_FOUR, '334'), AGAINST_ENGINE, change);
	const afterMove = (moves: string, players: Players) =>
		inGame(afterMoves(CONNECT_FOUR, moves), players, {
			panel: {...startGame(CONNECT_FOUR, players, 1).panel, when: 'after-move'},
		});
	return {
		'game, your turn': inGame(afterMoves(CONNECT_FOUR, ''), AGAINST_ENGINE),
		'game of two people': inGame(afterMoves(CONNECT_FOUR, ''), TWO_PEOPLE),
		'game, engine thinks': played({}),
		'game of two engines': inGame(afterMoves(CONNECT_FOUR, '334'), TWO_ENGINES),
		'game of two engines, paused': inGame(afterMoves(CONNECT_FOUR, '334'), TWO_ENGINES, {paused: true}),
		'game, hint looked for': inGame(afterMoves(CONNECT_FOUR, '33'), AGAINST_ENGINE, {hint: 'wanted'}),
		'game, won': inGame(WON, AGAINST_ENGINE),
		'game, won, key without use': inGame(WON, AGAINST_ENGINE, {notice: {kind: 'over'}}),
		'game, drawn': inGame(afterMoves(TIC_TAC_TOE, '048176253'), AGAINST_ENGINE),
		'game, scores after the move, none made': afterMove('', TWO_PEOPLE),
		'game, scores after the move': afterMove('334', AGAINST_ENGINE),
		'game over a full column': inGame(LATE, TWO_PEOPLE, {cursor: 1}),
		'game without panel': press(played({}), 'tab'),
		'tic-tac-toe, numbers': inGame(afterMoves(TIC_TAC_TOE, '4'), TWO_PEOPLE, {cells: 'numbers'}),
		'large tic-tac-toe': withPanel(afterMoves(unwrap(makeRules(9, 9, 5, false)), '40,41'), 'scores'),
		'large board': withPanel(afterMoves(unwrap(makeRules(9, 7, 4, true)), '44'), 'exact'),
		...Object.fromEntries(PANEL_SOURCES.map(({id}) => [`late game, panel ${id}`, withPanel(LATE, id)])),
		...Object.fromEntries(
			PANEL_SOURCES.map(({id}) => [`game, panel ${id}`, withPanel(afterMoves(CONNECT_FOUR, '33'), id)]),
		),
		...Object.fromEntries(
			PANEL_SOURCES.map(({id}) => [`tic-tac-toe, panel ${id}`, withPanel(afterMoves(TIC_TAC_TOE, '40'), id)]),
		),
		'game, some exact scores': withExact(2),
		'game, all exact scores': withExact('all'),
		...Object.fromEntries(
			Object.entries(NOTICES).flatMap(([name, notice]) => [
				[`game, ${name}`, inGame(afterMoves(CONNECT_FOUR, '33'), AGAINST_ENGINE, {notice})],
				[`game of a program, ${name}`, inGame(afterMoves(CONNECT_FOUR, '33'), {X: 'program', O: 'you'}, {notice})],
			]),
		),
		...Object.fromEntries(
			VERDICTS.map((kind) => [`game, judged ${kind}`, played({notice: judged(kind), takenBack: []})]),
		),
	};
}

function setupScreens(): Readonly<Record<string, AppState>> {
	const setup = press(START, 'enter');
	const running = {...setup, games: inGame(LATE, AGAINST_ENGINE).games};
	const withSetup = (change: Partial<AppState['setup']>): AppState => ({...setup, setup: {...setup.setup, ...change}});
	return {
		setup,
		'setup of tic-tac-toe': press(START, 'down', 'enter'),
		'setup beside a running game': running,
		'setup from a game': {...running, setup: {...running.setup, from: 'game'}},
		'setup, no line possible': withSetup({rules: unwrap(makeRules(5, 5, 7, true))}),
		'setup, command typed': type(press(setup, 'i'), 'python3 mine.py'),
		...Object.fromEntries(OPPONENTS.map(({id}) => [`setup, ${id}`, withSetup({players: {X: id, O: id}})])),
		'setup of a large board': withSetup({
			rules: unwrap(makeRules(9, 7, 4, true)),
			players: {X: 'perfect', O: 'level-1'},
		}),
	};
}

/** The lab with all answers, at most three plies deep, and with large numbers. */
function answered(lab: LabState): LabState {
	let known: LabState = {...lab, settings: {...lab.settings, depth: Math.min(3, lab.settings.depth)}};
	for (let job = nextLabJob(known); job !== undefined; job = nextLabJob(known)) {
		const answer = answerTo(job);
		known = labAnswered(
			known,
			known.results.run,
			answer.kind === 'lab-search' ? {...answer, row: grown(answer.row)} : answer,
		);
	}
	return {...known, settings: {...known.settings, depth: 12}};
}

function grown(row: LabRow): LabRow {
	const {counts} = row;
	return {
		...row,
		nodes: row.nodes * 98_765,
		milliseconds: 65_432,
		branching: 12.34,
		counts: counts === null ? null : {...counts, leaves: 123_456_789, tableHits: 23_456_789},
	};
}

function labScreens(): Readonly<Record<string, AppState>> {
	const inLab = (lab: LabState): AppState => ({...START, screen: 'lab', lab});
	const of = (position: Position, view: LabState['view']) => inLab(answered({...openLab(position), view}));
	const empty = inLab(openLab(afterMoves(CONNECT_FOUR, '33')));
	const searches = of(LATE, 'searches');
	const large = of(afterMoves(unwrap(makeRules(9, 7, 4, true)), '44'), 'depths');
	let example = empty;
	const examples: Record<string, AppState> = {};
	for (let count = 0; count < 6; count++) {
		example = press(example, 'x');
		examples[`lab, example ${example.lab.example}`] = example;
	}
	return {
		'lab, nothing known': empty,
		'lab, searches': searches,
		'lab, perfect solver': {...searches, lab: {...searches.lab, row: 20}},
		'lab, all wins alike': press(empty, 'f'),
		'lab, a search that took too long': {
			...searches,
			lab: {
				...searches.lab,
				results: {
					...searches.lab.results,
					rows: searches.lab.results.rows.map((row, index) =>
						index === 2
							? {...row, finished: false}
							: index === 3
								? {...row, score: {view: 'X', kind: 'heuristic', bound: 'exact', value: -12}}
								: row,
					),
				},
			},
		},
		'lab, growth': of(LATE, 'growth'),
		'lab, depths': of(LATE, 'depths'),
		'lab, depths, no solver': large,
		'lab, depths, nothing known': press(empty, 'v', 'v'),
		'lab, tic-tac-toe': of(afterMoves(TIC_TAC_TOE, '40'), 'searches'),
		'lab, on the board': press(searches, 'tab'),
		'lab, over': inLab(openLab(WON)),
		'lab, typed': press(empty, 'i'),
		'lab, typed what cannot be': press(type(press(empty, 'i'), '1111111'), 'enter'),
		'lab, illegal': press(empty, '0', ...Array.from({length: 7}, () => 'enter')),
		'lab, no tree': press({...searches, lab: {...searches.lab, row: 20}}, 't'),
		'lab, nothing to undo': press(inLab(openLab(afterMoves(CONNECT_FOUR, ''))), 'u'),
		'lab, nothing to redo': press(empty, 'r'),
		'lab, other size': after(empty, {kind: 'paste', text: '. . .\n. . .\n. . .'}),
		'lab, engine restarted': after(empty, {kind: 'lab-notice', notice: {kind: 'engine-restarted'}}),
		...examples,
	};
}

function recorded(state: AppState): AppState {
	const answer = answerTo(treeJob(state.tree));
	return answer.kind === 'record' ? {...state, tree: treeRecorded(state.tree, state.tree.run, answer.tree)} : state;
}

function treeScreens(): Readonly<Record<string, AppState>> {
	const opened = press(START, 'down', 'down', 'down', 'enter');
	const tree = recorded(opened);
	const withTree = (state: AppState, change: Partial<TreeState>): AppState => ({
		...state,
		tree: {...state.tree, ...change},
	});
	const game = recorded(press({...labScreens()['lab, searches'], ...{screen: 'lab'}} as AppState, 'down', 't'));
	const asked = press(withTree(tree, {tally: {right: 12, wrong: 3}}), 'p');
	const value = press(asked, 'n', 'enter');
	return {
		'tree, nothing known': opened,
		tree,
		'tree of one branch': press(type(press(tree, 'i'), '2 1 / 3'), 'enter'),
		'tree, cut node': press(tree, 'down', 'down', 'right'),
		'tree by minimax': recorded(press(tree, 'm')),
		'tree, first step': press(tree, '.', '.', '.'),
		'tree, later step': press(tree, 'end', '.', '.'),
		'tree, before the search': press(tree, '.', 'home'),
		'tree, playing': press(tree, 'space'),
		'tree, typed': press(tree, 'i'),
		'tree, nothing to predict': after(tree, {kind: 'tree-notice', notice: {kind: 'nothing-to-predict'}}),
		'tree, not deeper': after(tree, {kind: 'tree-notice', notice: {kind: 'depth-limited'}}),
		'tree, engine restarted': after(tree, {kind: 'tree-notice', notice: {kind: 'engine-restarted'}}),
		'tree of a game': game,
		'tree of a game, opened': press(game, 'right', 'down', 'down'),
		'predict, cut?': asked,
		'predict, answered': press(asked, 'n'),
		'predict, wrong': press(asked, 'y'),
		'predict, which value?': value,
		'predict, value answered': press(type(value, '12'), 'enter'),
		'predict, in a game': press(withTree(game, {tally: {right: 12, wrong: 3}}), 'p'),
		'predict, answered in a game': press(withTree(game, {tally: {right: 12, wrong: 3}}), 'p', 'n', 'enter', 'n'),
	};
}

const EFFORTS = {moves: 3, milliseconds: 5, slowest: 3, nodes: 100, searches: 3};

function playedGame(index: number, change: Partial<PlayedGame>): PlayedGame {
	return {
		index,
		x: index % 2,
		o: 1 - (index % 2),
		opening: [],
		moves: WON.moves,
		efforts: {X: EFFORTS, O: EFFORTS},
		result: 'X',
		reason: 'line',
		...change,
	};
}

function matchScreens(): Readonly<Record<string, AppState>> {
	const setup = press(START, 'down', 'down', 'down', 'down', 'enter');
	const begun = press(setup, 'enter');
	const {run} = begun.match;
	const playing = (state: AppState, position: Position): AppState =>
		[118, 119, 120, 121].reduce(
			(next, index) =>
				after(next, {
					kind: 'match-event',
					run,
					event: {
						kind: 'began',
						scheduled: {index, x: index % 2, o: 1 - (index % 2), opening: 0, seed: 1},
						game: beginGame(position),
					},
				}),
			state,
		);
	const results: ReadonlyArray<Partial<PlayedGame>> = [
		{},
		{result: 'O'},
		{result: 'draw', reason: 'full'},
		{result: 'X', reason: 'timeout', detail: '<...>'},
		{result: 'O', reason: 'illegal', detail: '<...>'},
		{result: 'O', reason: 'crash', detail: '<...>'},
		{result: 'X', reason: 'garbage', detail: '<...>'},
		{result: 'X', reason: 'script', detail: '<...>'},
		{result: 'X', reason: 'evaluation', detail: '<...>'},
	];
	const finished = (state: AppState, games: ReadonlyArray<Partial<PlayedGame>>) =>
		games.reduce(
			(next, change, index) =>
				after(next, {kind: 'match-event', run, event: {kind: 'over', played: playedGame(index, change)}}),
			state,
		);
	const running = finished(playing(begun, LATE), results);
	const small = {...begun, match: {...begun.match, rules: TIC_TAC_TOE}};
	return {
		'match, setup': setup,
		'match, setup of players': press(setup, 'down'),
		'match, player typed': press(setup, 'down', 'i'),
		'match, begins': begun,
		'match, running': running,
		'match, one game large': press(running, 'v'),
		'match of tic-tac-toe': playing(small, afterMoves(TIC_TAC_TOE, '40')),
		'match, paused': press(running, 'space'),
		'match, over': after(running, {kind: 'match-ended', run}),
		'match, long': finished(
			{...begun, match: {...begun.match, games: 1000}},
			Array.from({length: 300}, (_, index) => results[index % 3] ?? {}),
		),
	};
}

function whyScreens(): Readonly<Record<string, AppState>> {
	const explained = (position: Position): AppState => {
		const waiting = press(inGame(position, TWO_PEOPLE), 'w');
		const {why} = waiting;
		const answer = answerTo(why === undefined ? undefined : whyJob(why));
		return why !== undefined && answer.kind === 'explain'
			? {...waiting, why: whyExplained(why, answer.explanation)}
			: waiting;
	};
	const late = explained(LATE);
	const verdicts = VERDICTS.map((kind): [string, AppState] => {
		const {why} = late;
		const explanation = why?.explanation;
		const notice = judged(kind);
		return [
			`why, ${kind}`,
			why === undefined || explanation === undefined || notice.kind !== 'judged'
				? late
				: {...late, why: {...why, explanation: {...explanation, verdict: notice.verdict, exact: false, depth: 12}}},
		];
	});
	return {
		'why, nothing known': press(inGame(LATE, TWO_PEOPLE), 'w'),
		'why, late': late,
		'why, tic-tac-toe': explained(afterMoves(TIC_TAC_TOE, '40')),
		...Object.fromEntries(verdicts),
	};
}

function savedScreens(): Readonly<Record<string, AppState>> {
	const games: AppState = {...START, screen: 'games'};
	const kept = (position: Position, players: Players, isPlayedElsewhere = false): StoredGame => ({
		id: 'game',
		record: {
			position,
			players,
			started: '2026-11-30T08:48:51.000Z',
			saved: '2026-11-30T08:48:51.000Z',
			takenBack: [],
			bookMoves: position.moves.map(() => false),
		},
		isPlayedElsewhere,
	});
	const list = [
		kept(LATE, {X: 'beginner', O: 'program'}),
		kept(LATE, {X: 'level-1', O: 'leftmost'}, true),
		kept(WON, AGAINST_ENGINE),
		kept(afterMoves(TIC_TAC_TOE, '048176253'), TWO_PEOPLE),
		kept(afterMoves(unwrap(makeRules(9, 7, 4, true)), '4'), TWO_PEOPLE),
	];
	const replayed = (
		position: Position,
		index: number,
		kinds: readonly MoveVerdictKind[],
		failure?: string,
	): AppState => ({
		...START,
		screen: 'replay',
		replay: {
			game: kept(position, TWO_ENGINES).record,
			index,
			verdicts: kinds.map((kind) => {
				const notice = judged(kind);
				return notice.kind === 'judged' ? notice.verdict : {kind, best: [], bestScore: undefined};
			}),
			last: undefined,
			from: 'game',
			failure,
		},
	});
	const best = (count: number): readonly MoveVerdictKind[] => Array.from({length: count}, () => 'best');
	return {
		'saved games, being read': games,
		'saved games, none': {...games, saved: {games: [], problems: [], index: 0}},
		'saved games, one': {...games, saved: {games: list.slice(0, 1), problems: [], index: 0}},
		'saved games': {...games, saved: {games: list, problems: [], index: 1}},
		'replay, start': replayed(LATE, 0, []),
		'replay, some known': replayed(LATE, 5, best(4)),
		'replay, no turning point': replayed(WON, 7, best(7)),
		'replay, one turning point': replayed(WON, 3, [...best(6), 'draw-given-away']),
		...Object.fromEntries(
			VERDICTS.map((kind) => [
				`replay, ${kind}`,
				replayed(
					WON,
					3,
					Array.from({length: 7}, () => kind),
				),
			]),
		),
		'replay, failed': replayed(WON, 3, [], '<...>'),
	};
}

/** Settings whose values are names that other screens have, too. */
const OF_OTHER_SCREENS: ReadonlySet<SettingId> = new Set(['language', 'playerX', 'playerO']);

function settingsScreens(): Readonly<Record<string, AppState>> {
	const settings: AppState = {...START, screen: 'settings'};
	const changed = SETTING_IDS.filter((id) => !OF_OTHER_SCREENS.has(id)).flatMap((id) =>
		SETTINGS[id].values.map((value): [string, AppState] => [
			`settings, ${id} ${value}`,
			{...settings, settings: {...settings.settings, [id]: value}},
		]),
	);
	return {settings, ...Object.fromEntries(changed)};
}

/** What is asked and told in place of a status line. */
function toldScreens(): Readonly<Record<string, AppState>> {
	const state = inGame(afterMoves(CONNECT_FOUR, '33'), TWO_PEOPLE);
	const flashes: readonly Flash[] = [
		{kind: 'copied', form: 'moves', text: '3342'},
		{kind: 'copied', form: 'cells', text: '38,31'},
		{kind: 'copied', form: 'drawing', text: ''},
		{kind: 'file-saved', path: '/<...>'},
		{kind: 'pasted'},
		{kind: 'sure-to-remove'},
	];
	const prompt = {text: '', game: undefined, problem: undefined};
	return {
		...Object.fromEntries(
			flashes.map((flash, index): [string, AppState] => [`told ${flash.kind} ${index}`, {...state, flash}]),
		),
		'asked for a file to write': {...state, prompt: {...prompt, kind: 'save-file'}},
		'asked for a file to read': {...state, prompt: {...prompt, kind: 'open-file'}},
	};
}

/** The help about a screen, in all its parts. */
function helpScreens(screens: Readonly<Record<string, AppState>>): Readonly<Record<string, AppState>> {
	const names = [
		'setup',
		'game, your turn',
		'lab, nothing known',
		'tree',
		'match, setup',
		'why, late',
		'saved games',
		'replay, start',
		'settings',
	];
	const states = [START, ...names.map((name) => screens[name] as AppState)];
	return Object.fromEntries(
		states.flatMap((state) =>
			[0, 9, 18, 27, 36, 45, 54].map((helpTop) => [
				`help about ${state.screen} from ${helpTop}`,
				{...press(state, '?'), helpTop},
			]),
		),
	);
}

/** Where a problem is told. */
function withProblem(problem: Problem): AppState {
	switch (problem.kind) {
		case 'bad-book':
		case 'bad-score-book':
		case 'unreadable':
			return {...START, bookProblems: [{path: '<...>', problem}]};
		case 'bad-tree':
			return {...START, screen: 'tree', tree: {...START.tree, notice: {kind: 'bad-tree', problem}}};
		case 'bad-player':
			return {...START, screen: 'match', match: {...START.match, notice: {kind: 'problem', problem}}};
		case 'evaluation-fault':
		case 'game-finished':
		case 'script-ended':
			return inGame(afterMoves(CONNECT_FOUR, '33'), AGAINST_ENGINE, {notice: {kind: 'engine-problem', problem}});
		default:
			return {...START, screen: 'lab', lab: {...START.lab, notice: {kind: 'bad-position', problem}}};
	}
}

/** The games of a match that ended by a fault. */
function faultScreens(): Readonly<Record<string, AppState>> {
	const details: readonly FaultDetail[] = [
		...PROGRAM_FAULTS,
		...PROBLEMS.map((problem): FaultDetail => ({reason: 'problem', problem, firstNumber: 0})),
	];
	const begun = press(START, 'down', 'down', 'down', 'down', 'enter', 'enter');
	return Object.fromEntries(
		details.map((detail, index): [string, AppState] => {
			const played = playedGame(index, {result: 'X', reason: 'illegal', detail});
			const event = {kind: 'over', played} as const;
			return [`fault ${index}`, after(begun, {kind: 'match-event', run: begun.match.run, event})];
		}),
	);
}

/** A state for each kind of problem, where it is told. These may be told in more words than there is room for. */
export function problemScreens(): Readonly<Record<string, AppState>> {
	const game = inGame(afterMoves(CONNECT_FOUR, '33'), TWO_PEOPLE);
	const told = STORE_PROBLEMS.flatMap(
		(problem): ReadonlyArray<[string, AppState]> => [
			[`menu, ${JSON.stringify(problem)}`, {...START, problems: [problem]}],
			[`not saved, ${JSON.stringify(problem)}`, {...game, flash: {kind: 'not-saved', problem}}],
			[`not removed, ${JSON.stringify(problem)}`, {...game, flash: {kind: 'not-removed', problem}}],
			[`asked, ${JSON.stringify(problem)}`, {...game, prompt: {kind: 'save-file', text: '', game: undefined, problem}}],
		],
	);
	const ofGames = GAMES_PROBLEMS.map((problem): [string, AppState] => [
		`games, ${JSON.stringify(problem)}`,
		{...START, screen: 'games', saved: {games: [], problems: [problem], index: 0}},
	]);
	const ofSettings = SETTINGS_PROBLEMS.map((problem): [string, AppState] => [
		`settings, ${JSON.stringify(problem)}`,
		{...START, screen: 'settings', settingsProblem: problem},
	]);
	return {
		...Object.fromEntries(PROBLEMS.map((problem) => [JSON.stringify(problem), withProblem(problem)])),
		...Object.fromEntries(
			PROBLEMS.map((problem) => [
				`pasted, ${JSON.stringify(problem)}`,
				{...game, flash: {kind: 'bad-position', problem}},
			]),
		),
		...Object.fromEntries([...told, ...ofGames, ...ofSettings]),
		...faultScreens(),
	};
}

/** A state for each screen and for all that it can say, by a name; all in a window of 80x24. */
export function allScreens(): Readonly<Record<string, AppState>> {
	const running = inGame(LATE, AGAINST_ENGINE).games;
	const screens: Readonly<Record<string, AppState>> = {
		menu: START,
		'menu with running games': {
			...START,
			games: {...running, ...inGame(afterMoves(TIC_TAC_TOE, '4'), TWO_PEOPLE).games},
		},
		...setupScreens(),
		...gameScreens(),
		...labScreens(),
		...treeScreens(),
		...matchScreens(),
		...whyScreens(),
		...savedScreens(),
		...settingsScreens(),
		...toldScreens(),
	};
	return {...screens, ...helpScreens(screens)};
}
