import type {Choice} from '../../engine/players/player.ts';
import {outcomeOf, sideToMove} from '../../engine/position.ts';
import {defaultRules, type GameId, gameOf, type Move, moveCount, type Side} from '../../engine/rules.ts';
import {noticeText} from '../drawing/game-screen.ts';
import type {GameCommand} from '../keys/game.ts';
import type {Look} from '../look.ts';
import {ENGLISH_MESSAGES} from '../messages/en.ts';
import {OPPONENTS, type OpponentId} from '../opponents.ts';
import {SETTINGS, type Settings} from '../settings.ts';
import {otherGame} from '../state/app-state.ts';
import {
	engineChose,
	engineNotice,
	engineSide,
	type GameState,
	gameCommand,
	isWatching,
	type Notice,
	newGame,
	type Players,
	startGame,
	withPlayers,
} from '../state/game.ts';
import {commandIn, READER_COMMANDS, type ReaderCommand, shortestText} from './commands.ts';
import {whereToLook} from './hint-lines.ts';
import {placesText, placeText, rangeText} from './places.ts';
import {
	boardLines,
	copyLines,
	endLines,
	lastMoveLines,
	moveListLine,
	playedLines,
	threatLines,
} from './position-lines.ts';
import {type FoundScores, scoreLines} from './score-lines.ts';

/** The games of a person who hears them, and what is asked. */
export type ReaderState = {
	readonly games: Readonly<Partial<Record<GameId, GameState>>>;
	readonly shown: GameId;
	/** The players of games that begin. */
	readonly players: Players;
	/** Seed for the next new game. */
	readonly seed: number;
	/** Which player is asked for, and who was chosen for X; undefined while a move is. */
	readonly choosing: {readonly side: Side; readonly x: OpponentId} | undefined;
	/** The move of the hint whose first step was said, and the turn it is for. */
	readonly hint: {readonly turn: number; readonly move: Move} | undefined;
	/** The last answer, for whoever wants to hear it again. */
	readonly said: readonly string[];
};

/** What a line of the person leads to. */
export type Step = {
	readonly state: ReaderState;
	/** What is said at once. */
	readonly lines: readonly string[];
	/** What an engine is to find out then: its move, a hint, or the scores. */
	readonly task?: 'move' | 'hint' | 'scores';
	/** Whether the program ends. */
	readonly ends?: true;
};

/** Who can play here. A program of one's own is set up on the screen. */
const PLAYERS = OPPONENTS.filter(({id}) => id !== 'program');

/** The program as it starts, with the games that were kept. */
export function startReader(
	{playerX, playerO}: Settings,
	seed: number,
	kept: ReaderState['games'] = {},
	shown: GameId = 'connect-four',
): ReaderState {
	const players = playable({X: playerX, O: playerO});
	const state: ReaderState = {
		games: Object.fromEntries(
			Object.entries(kept).map(([id, game]) => [id, {...game, players: playable(game.players)}]),
		),
		shown,
		players,
		seed,
		choosing: undefined,
		hint: undefined,
		said: [],
	};
	return withGameShown(state, shown);
}

function playable({X: x, O: o}: Players): Players {
	return {X: x === 'program' ? SETTINGS.playerX.initial : x, O: o === 'program' ? SETTINGS.playerO.initial : o};
}

/** The state in which this game is shown, begun if there is none. */
function withGameShown(state: ReaderState, id: GameId): ReaderState {
	return state.games[id] === undefined
		? {
				...withGame({...state, shown: id, hint: undefined}, startGame(defaultRules(id), state.players, state.seed)),
				seed: state.seed + 1,
			}
		: {...state, shown: id, hint: undefined};
}

/** The game that is played now. */
export function shownGame({games, shown}: ReaderState): GameState {
	const game = games[shown];
	if (game === undefined) {
		throw new Error('there is no game');
	}
	return game;
}

function withGame(state: ReaderState, game: GameState): ReaderState {
	return {...state, games: {...state.games, [state.shown]: game}};
}

/** Whether an engine is to move without being told to: it answers a person. */
export function engineAnswers(state: ReaderState): boolean {
	const game = shownGame(state);
	return state.choosing === undefined && engineSide(game) !== undefined && !isWatching(game);
}

/** What is said when a game is opened: what is played, by whom, and how far it is. */
export function gameLines(state: ReaderState, look: Look): readonly string[] {
	const {messages} = look;
	const {position} = shownGame(state);
	const {rules, moves} = position;
	return [
		`${messages.gameNames[gameOf(rules)]}, ${messages.board(rules)}.`,
		playersLine(state, look),
		...(moves.length === 0
			? []
			: [moveListLine(position, look), ...threatLines(position, look), ...endLines(position, look)]),
	];
}

function playersLine(state: ReaderState, {messages: {reader, opponents}}: Look): string {
	const {X: x, O: o} = shownGame(state).players;
	return reader.players(opponents.names[x], opponents.names[o]);
}

/** What the person is asked for now. */
export function promptLine(state: ReaderState, look: Look): string {
	const {reader, opponents} = look.messages;
	const game = shownGame(state);
	const {choosing} = state;
	if (choosing !== undefined) {
		return reader.whoPlays(choosing.side, opponents.names[game.players[choosing.side]]);
	}
	if (outcomeOf(game.position) !== undefined) {
		return reader.afterEnd;
	}
	const side = sideToMove(game.position);
	if (engineSide(game) !== undefined) {
		return reader.letMove(side, opponents.names[game.players[side]]);
	}
	const range = rangeText(game.position.rules, look);
	const isAlone = game.players.X === 'you' && game.players.O === 'you';
	return isAlone ? reader.moveOf(side, range) : reader.yourMove(side, range);
}

/** Says what an engine does that will answer now. */
export function thinkingLine(state: ReaderState, {messages}: Look): string {
	const game = shownGame(state);
	const side = sideToMove(game.position);
	return `${messages.game.thinking(side, messages.opponents.names[game.players[side]])}.`;
}

/** A line that the person has typed. */
export function answerLine(before: ReaderState, line: string, look: Look): Step {
	const state =
		shownGame(before).notice === undefined ? before : withGame(before, {...shownGame(before), notice: undefined});
	const text = line.trim();
	if (state.choosing !== undefined) {
		return choosePlayer(state, state.choosing, text, look);
	}
	const {position, players} = shownGame(state);
	const {reader} = look.messages;
	const range = rangeText(position.rules, look);
	const isOver = outcomeOf(position) !== undefined;
	const isPerson = players[sideToMove(position)] === 'you';
	if (/^\d+$/.test(text) && !isOver && isPerson) {
		const move = Number(text) - look.firstNumber;
		return move >= 0 && move < moveCount(position.rules)
			? playMove(state, move, look)
			: {state, lines: [reader.noSuchMove(range)]};
	}
	if (text === '') {
		return isOver || isPerson ? {state, lines: state.said} : {state, lines: [], task: 'move'};
	}
	if (/^\d+$/.test(text) && isOver) {
		return {state, lines: [reader.over]};
	}
	const command = text === '?' ? 'help' : commandIn(text, look.messages);
	if (command === undefined) {
		return {
			state,
			lines: [isOver ? reader.unknownWord : isPerson ? reader.unknown(range) : reader.unknownWhileWatching],
		};
	}
	return COMMANDS[command](state, look);
}

function playMove(state: ReaderState, cursor: Move, look: Look): Step {
	const before = shownGame(state);
	const game = gameCommand({...before, cursor}, 'drop');
	return {
		state: withGame(state, game),
		lines: game.notice === undefined ? lastMoveLines(game.position, look) : noticeLines(game, look),
	};
}

const COMMANDS: {readonly [Command in ReaderCommand]: (state: ReaderState, look: Look) => Step} = {
	board: (state, look) => ({state, lines: boardLines(shownGame(state).position, look)}),
	scores: (state, look) => whileOpen(state, look, {state, lines: [look.messages.reader.scoring], task: 'scores'}),
	help: (state, look) => ({state, lines: helpLines(state, look)}),
	hint: (state, look) => {
		const {turn, position} = shownGame(state);
		const {reader, notices} = look.messages;
		const {hint} = state;
		return hint?.turn === turn
			? {state, lines: [reader.hint(placeText(position.rules, hint.move, look))]}
			: whileOpen(state, look, {state, lines: [`${notices.looking}.`], task: 'hint'});
	},
	undo: (state, look) => {
		const {position} = shownGame(state);
		const next = changed(state, 'undo');
		const {moves} = shownGame(next).position;
		const {takenBack} = look.messages.reader;
		return moves.length === position.moves.length
			? {state: next, lines: noticeLines(shownGame(next), look)}
			: {
					state: next,
					lines: [
						takenBack(placesText(position.rules, position.moves.slice(moves.length), look)),
						...threatLines(shownGame(next).position, look),
					],
				};
	},
	redo: (state, look) => {
		const {moves} = shownGame(state).position;
		const next = changed(state, 'redo');
		const {position} = shownGame(next);
		return moves.length === position.moves.length
			? {state: next, lines: noticeLines(shownGame(next), look)}
			: {
					state: next,
					lines: [
						...playedLines(position, moves.length, look),
						...threatLines(position, look),
						...endLines(position, look),
					],
				};
	},
	new: (state, look) => {
		const next = {...withGame(state, newGame(shownGame(state), state.seed)), seed: state.seed + 1};
		return {state: next, lines: gameLines(next, look)};
	},
	swap: (state, look) => {
		const next = changed(state, 'swap');
		return {state: next, lines: [...noticeLines(shownGame(next), look), playersLine(next, look)]};
	},
	game: (state, look) => {
		const next = withGameShown(state, otherGame(state.shown));
		return {state: next, lines: gameLines(next, look)};
	},
	players: (state, look) => {
		const {position, players} = shownGame(state);
		const {reader, opponents} = look.messages;
		return {
			state: {...state, choosing: {side: 'X', x: players.X}},
			lines: PLAYERS.map(({id, about}, index) =>
				reader.opponentLine(index + 1, opponents.names[id], about(position.rules, look.messages)),
			),
		};
	},
	moves: (state, look) => ({state, lines: [moveListLine(shownGame(state).position, look)]}),
	copy: (state, look) => ({state, lines: copyLines(shownGame(state).position, look)}),
	repeat: (state) => ({state, lines: state.said}),
	quit: (state) => ({state, lines: [], ends: true}),
};

/** The step, or what is said instead when the game is over. */
function whileOpen(state: ReaderState, {messages}: Look, step: Step): Step {
	return outcomeOf(shownGame(state).position) === undefined ? step : {state, lines: [messages.reader.over]};
}

function changed(state: ReaderState, command: GameCommand): ReaderState {
	return withGame(state, gameCommand(shownGame(state), command));
}

function helpLines(state: ReaderState, look: Look): readonly string[] {
	const {rules} = shownGame(state).position;
	const {messages, firstNumber} = look;
	const {reader} = messages;
	return [
		reader.helpStart(rangeText(rules, look)),
		...READER_COMMANDS.map((command) =>
			reader.helpLine(reader.commands[command], shortestText(command, messages), reader.help[command]),
		),
		rules.gravity ? reader.columnsCount(firstNumber) : reader.cellsCount(firstNumber),
	];
}

/** The answer to the question who plays a side. */
function choosePlayer(
	state: ReaderState,
	{side, x}: NonNullable<ReaderState['choosing']>,
	text: string,
	look: Look,
): Step {
	const game = shownGame(state);
	if (commandIn(text, look.messages) === 'quit') {
		return COMMANDS.quit(state, look);
	}
	const chosen = text === '' ? game.players[side] : playerIn(text, look);
	if (chosen === undefined) {
		return {state, lines: [look.messages.reader.noSuchPlayer(PLAYERS.length)]};
	}
	if (side === 'X') {
		return {state: {...state, choosing: {side: 'O', x: chosen}}, lines: []};
	}
	const players = {X: x, O: chosen};
	const next = {...withGame(state, withPlayers(game, players)), choosing: undefined, players};
	return {state: next, lines: [playersLine(next, look)]};
}

/** The player that a number of the list or a name means, the name in this language or in English. */
function playerIn(text: string, {messages}: Look): OpponentId | undefined {
	const said = text.toLowerCase();
	const isCalled = (names: Readonly<Record<OpponentId, string>>, id: OpponentId) => names[id].toLowerCase() === said;
	return PLAYERS.find(
		({id}, index) =>
			String(index + 1) === said ||
			isCalled(messages.opponents.names, id) ||
			isCalled(ENGLISH_MESSAGES.opponents.names, id),
	)?.id;
}

/** The engine has chosen its move for `turn`. */
export function moveChosen(state: ReaderState, turn: number, choice: Choice, look: Look): Step {
	const game = engineChose(shownGame(state), turn, choice);
	return {
		state: withGame(state, game),
		lines: choice.ok ? lastMoveLines(game.position, look) : noticeLines(game, look),
	};
}

/** A hint has been found: where to look is said, and the move is kept. */
export function hintChosen(state: ReaderState, choice: Choice, look: Look): Step {
	const {turn, position} = shownGame(state);
	if (!choice.ok) {
		return engineTold(state, {kind: 'engine-problem', problem: choice.problem}, look);
	}
	const {move} = choice;
	return {
		state: {...state, hint: {turn, move}},
		lines: [whereToLook(position, move, look), look.messages.reader.hintAgain],
	};
}

/** Scores have been found. */
export function scoresFound(state: ReaderState, scores: FoundScores, look: Look): Step {
	return {state, lines: scoreLines(shownGame(state).position, scores, look)};
}

/** The engine's thread has something to tell. */
export function engineTold(state: ReaderState, notice: Notice, look: Look): Step {
	const game = engineNotice(shownGame(state), notice);
	return {state: withGame(state, game), lines: noticeLines(game, look)};
}

function noticeLines({notice}: GameState, look: Look): readonly string[] {
	return notice === undefined ? [] : [`${noticeText(notice, look)}.`];
}
