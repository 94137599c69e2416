import {ownEvaluationOf} from '../../engine/match/contestant.ts';
import type {Game, PlayedGame} from '../../engine/match/game.ts';
import {parsePlayer} from '../../engine/match/player-text.ts';
import type {Match} from '../../engine/match/schedule.ts';
import {addToSeries, newSeries, type Series} from '../../engine/match/series.ts';
import {emptyPosition} from '../../engine/position.ts';
import type {Problem} from '../../engine/result.ts';
import {defaultRules, PRESETS, type Rules, sameRules} from '../../engine/rules.ts';
import type {MatchEvent} from '../../match/run-match.ts';
import {commandOf} from '../keys/binding.ts';
import type {Key} from '../keys/key.ts';
import {MATCH_BINDINGS, type MatchCommand} from '../keys/match.ts';
import {nextOf} from './game.ts';
import {editLine} from './text-line.ts';

/** A row of the setup of a match. */
export type MatchRow = 'start' | 'first' | 'second' | 'games' | 'board';

/** The rows, from the top. */
export const MATCH_ROWS: readonly MatchRow[] = ['start', 'first', 'second', 'games', 'board'];

/** Players that are offered; any other can be typed. */
const PLAYERS: readonly string[] = [
	'search:depth=2,evaluation=threats',
	'search:depth=4,evaluation=threats',
	'search:depth=4,evaluation=pattern-a',
	'search:depth=4,evaluation=pattern-b',
	'search:depth=6,evaluation=threats',
	'search:time=50,evaluation=threats',
	'level:1',
	'level:3',
	'level:5',
	'perfect',
	'simple',
	'leftmost',
	'random',
];

/** How many games a match may have, and the boards it may be played on. */
const GAMES: readonly number[] = [2, 10, 20, 50, 100, 200, 500, 1000];
const BOARDS: readonly Rules[] = PRESETS.map(({rules}) => rules);

/** The time between two turns where one game is watched, in milliseconds, from slow to fast. */
export const TURN_DELAYS = [2000, 1000, 500, 200] as const;

/** What went wrong last: something typed or set up, or an engine. */
export type MatchNotice =
	| {readonly kind: 'problem'; readonly problem: Problem}
	| {readonly kind: 'failed'; readonly message: string};

/** The screen of a match: its setup, and the match that runs or has run. */
export type MatchState = {
	readonly players: readonly [first: string, second: string];
	readonly games: number;
	readonly rules: Rules;
	/** The row of the setup under the cursor. */
	readonly row: number;
	/** A player that is being typed, for the row under the cursor. */
	readonly text: string | undefined;
	readonly notice: MatchNotice | undefined;
	/** Nothing has been played, games are played, they wait, or all are over. */
	readonly phase: 'setup' | 'running' | 'paused' | 'over';
	/** Changes with every match: events of another one are stale. */
	readonly run: number;
	readonly match: Match | undefined;
	readonly series: Series;
	/** The games that are played now, by their index. */
	readonly playing: ReadonlyArray<{
		readonly index: number;
		readonly x: number;
		readonly o: number;
		readonly game: Game;
	}>;
	/** Whether one game is watched large and slowly, or all small and as fast as they go. */
	readonly large: boolean;
	readonly speed: number;
	/** How many single turns were asked for while the match waits. */
	readonly steps: number;
	/** Which of the finished games is under the cursor, from the last one. */
	readonly cursor: number;
};

/** The screen as it is at first. */
export function openMatch(seed: number): MatchState {
	return {
		players: ['search:depth=4,evaluation=threats', 'search:depth=4,evaluation=pattern-a'],
		games: 20,
		rules: defaultRules('connect-four'),
		row: 0,
		text: undefined,
		notice: undefined,
		phase: 'setup',
		run: seed,
		match: undefined,
		series: newSeries(2),
		playing: [],
		large: false,
		speed: 1,
		steps: 0,
		cursor: 0,
	};
}

/** What happened in the match with this number; of another one nothing is heard. */
export function matchEvent(state: MatchState, run: number, event: MatchEvent): MatchState {
	if (run !== state.run) {
		return state;
	}
	switch (event.kind) {
		case 'began': {
			const {index, x, o} = event.scheduled;
			return {...state, playing: [...state.playing, {index, x, o, game: event.game}]};
		}
		case 'turn':
			return {
				...state,
				playing: state.playing.map((one) => (one.index === event.scheduled.index ? {...one, game: event.game} : one)),
			};
		case 'over':
			return {
				...state,
				series: addToSeries(state.series, event.played),
				playing: state.playing.filter(({index}) => index !== event.played.index),
				// The game under the cursor stays there when another one comes before it.
				cursor: state.cursor === 0 ? 0 : state.cursor + 1,
			};
	}
}

/** The match with this number has ended, or an engine has failed. */
export function matchEnded(state: MatchState, run: number, failure?: string): MatchState {
	return run === state.run
		? {
				...state,
				phase: 'over',
				playing: [],
				notice: failure === undefined ? undefined : {kind: 'failed', message: failure},
			}
		: state;
}

/** The finished games, the last one first. */
export function finishedGames({series}: MatchState): readonly PlayedGame[] {
	return [...series.games].reverse();
}

/** The own evaluations that the players of a match use. */
export function ownEvaluations({match}: MatchState): readonly string[] {
	return (match?.players ?? []).flatMap(({contestant}) => ownEvaluationOf(contestant) ?? []);
}

/** What a key does. Keys that leave the screen are none of the match's business. Moves of scripted players are numbers from `first`. */
export function matchKey(state: MatchState, key: Key, first: 0 | 1 = 0): MatchState {
	if (state.text !== undefined) {
		return typePlayer(state, state.text, key, first);
	}
	const command = commandOf(MATCH_BINDINGS, key);
	const change = command === undefined ? undefined : COMMANDS[command];
	return change === undefined ? state : change({...state, notice: undefined}, first);
}

/** The match waits: it goes on by a key. */
export function pauseMatch(state: MatchState): MatchState {
	return state.phase === 'running' ? {...state, phase: 'paused'} : state;
}

const COMMANDS: {readonly [Name in MatchCommand]?: (state: MatchState, first: 0 | 1) => MatchState} = {
	up: (state) => (state.phase === 'setup' ? withRow(state, -1) : withCursor(state, -1)),
	down: (state) => (state.phase === 'setup' ? withRow(state, 1) : withCursor(state, 1)),
	less: (state) => (state.phase === 'setup' ? changed(state, -1) : state),
	more: (state) => (state.phase === 'setup' ? changed(state, 1) : state),
	choose: (state, first) => (state.phase === 'setup' ? start(state, first) : state),
	text: (state) => {
		const place = playerPlace(state);
		return state.phase === 'setup' && place !== undefined ? {...state, text: state.players[place]} : state;
	},
	pause: (state) =>
		state.phase === 'running'
			? {...state, phase: 'paused'}
			: state.phase === 'paused'
				? {...state, phase: 'running'}
				: state,
	step: (state) => (state.phase === 'paused' ? {...state, steps: state.steps + 1} : state),
	view: (state) => ({...state, large: !state.large}),
	faster: (state) => ({...state, speed: Math.min(TURN_DELAYS.length - 1, state.speed + 1)}),
	slower: (state) => ({...state, speed: Math.max(0, state.speed - 1)}),
	new: (state) =>
		state.phase === 'setup'
			? state
			: {...state, phase: 'setup', run: state.run + 1, match: undefined, series: newSeries(2), playing: [], cursor: 0},
};

function withRow(state: MatchState, step: number): MatchState {
	return {...state, row: (state.row + step + MATCH_ROWS.length) % MATCH_ROWS.length};
}

function withCursor(state: MatchState, step: number): MatchState {
	const last = state.series.games.length - 1;
	return {...state, cursor: Math.max(0, Math.min(last, state.cursor + step))};
}

/** Which player the row under the cursor is about; undefined for other rows. */
function playerPlace({row}: MatchState): 0 | 1 | undefined {
	const name = MATCH_ROWS[row];
	return name === 'first' ? 0 : name === 'second' ? 1 : undefined;
}

function changed(state: MatchState, step: 1 | -1): MatchState {
	const place = playerPlace(state);
	if (place !== undefined) {
		return withPlayer(state, place, nextOf(PLAYERS, state.players[place], step));
	}
	switch (MATCH_ROWS[state.row]) {
		case 'games':
			return {...state, games: nextOf(GAMES, state.games, step)};
		case 'board':
			return {
				...state,
				rules: nextOf(BOARDS, BOARDS.find((rules) => sameRules(rules, state.rules)) ?? state.rules, step),
			};
		default:
			return state;
	}
}

function withPlayer(state: MatchState, place: 0 | 1, text: string): MatchState {
	const [first, second] = state.players;
	return {...state, players: place === 0 ? [text, second] : [first, text]};
}

function typePlayer(state: MatchState, text: string, key: Key, first: 0 | 1): MatchState {
	const place = playerPlace(state);
	switch (key) {
		case 'escape':
			return {...state, text: undefined, notice: undefined};
		case 'enter': {
			const read = parsePlayer(text, {rules: state.rules, firstNumber: first});
			return read.ok && place !== undefined
				? {...withPlayer(state, place, text.trim()), text: undefined, notice: undefined}
				: {...state, notice: read.ok ? undefined : {kind: 'problem', problem: read.problem}};
		}
		default: {
			const edited = editLine(text, key);
			return edited === undefined ? state : {...state, text: edited, notice: undefined};
		}
	}
}

/** Begins the match that is set up. A player that does not fit the board is named. */
function start(state: MatchState, first: 0 | 1): MatchState {
	const {players, games, rules, run} = state;
	const read = players.map((text) => parsePlayer(text, {rules, firstNumber: first}));
	const bad = read.find((one) => !one.ok);
	if (bad !== undefined && !bad.ok) {
		return {...state, notice: {kind: 'problem', problem: bad.problem}};
	}
	const match: Match = {
		start: emptyPosition(rules),
		players: read.flatMap((one) => (one.ok ? [one.value] : [])),
		games,
		swap: true,
		seed: run,
	};
	return {...state, phase: 'running', run: run + 1, match, series: newSeries(2), playing: [], cursor: 0, steps: 0};
}
