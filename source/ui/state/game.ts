import {EVALUATIONS} from '../../engine/evaluation/evaluation.ts';
import type {MoveVerdict} from '../../engine/lab/judge-move.ts';
import type {PlayerReason} from '../../engine/match/player-text.ts';
import type {Choice} from '../../engine/players/player.ts';
import {
	emptyPosition,
	legalMoves,
	outcomeOf,
	type Position,
	play,
	sideToMove,
	takeBackTo,
} from '../../engine/position.ts';
import type {Problem} from '../../engine/result.ts';
import {type Move, moveCount, type Rules, type Side} from '../../engine/rules.ts';
import type {Job} from '../../worker/protocol.ts';
import type {GameCommand} from '../keys/game.ts';
import type {OpponentId} from '../opponents.ts';
import {firstPanelChoice, PANEL_SOURCES, type PanelChoice, panelSource, withDepth} from '../panel-sources.ts';
import type {Settings} from '../settings.ts';
import {type FoundHint, type HintPlace, hintPlace} from './hint.ts';

/** Who plays each side. */
export type Players = Readonly<Record<Side, OpponentId>>;

/** What is written in the free cells of a tic-tac-toe board. */
export type CellContent = 'scores' | 'numbers' | 'nothing';

/** When the panel shows scores: always, only after the person's move, or not until it is opened. */
export type ScoresWhen = Settings['scores'];

/** What happened last, for the status line. */
export type Notice =
	| {readonly kind: 'illegal'; readonly move: Move; readonly reason: 'full' | 'taken'}
	| {readonly kind: 'not-your-turn'; readonly side: Side}
	| {readonly kind: 'over'}
	| {readonly kind: 'nothing-to-undo'}
	| {readonly kind: 'nothing-to-redo'}
	| {readonly kind: 'nothing-to-explain'}
	| {readonly kind: 'nothing-to-review'}
	| {readonly kind: 'played'; readonly side: Side; readonly move: Move; readonly fromBook: boolean}
	| {readonly kind: 'hint-place'; readonly place: HintPlace}
	| {readonly kind: 'hint'; readonly move: Move; readonly fromBook: boolean}
	| {readonly kind: 'judged'; readonly side: Side; readonly move: Move; readonly verdict: MoveVerdict}
	| {readonly kind: 'swapped'}
	| {readonly kind: 'program-failed'; readonly reason: PlayerReason}
	| {readonly kind: 'scores-when'; readonly when: Exclude<ScoresWhen, 'hidden'>}
	| {readonly kind: 'engine-restarted'}
	| {readonly kind: 'engine-problem'; readonly problem: Problem}
	| {readonly kind: 'engine-failed'; readonly message: string};

/** A move that was taken back, and whether it came from the opening book. */
export type TakenBack = {readonly move: Move; readonly fromBook: boolean};

/** A running game as the screen shows it. */
export type GameState = {
	readonly position: Position;
	readonly players: Players;
	/** The command that starts the program that plays, where one does; empty where none was typed. */
	readonly command: string;
	/** For each move played whether it came from the opening book. */
	readonly bookMoves: readonly boolean[];
	/** For each move played the verdict on it, from the first move on as far as they are known. */
	readonly verdicts: readonly MoveVerdict[];
	/** The moves taken back, the next one to play again first. */
	readonly takenBack: readonly TakenBack[];
	/** The column or cell under the cursor. */
	readonly cursor: Move;
	/** A number typed just now that more digits may follow. */
	readonly typed: number | undefined;
	/** Changes whenever something makes the answers of a running engine worthless. */
	readonly turn: number;
	/** Seed of the players' choices between equally good moves. Every game of a run has another one, by which it is known. */
	readonly seed: number;
	readonly hint: 'none' | 'wanted' | FoundHint;
	/** Whether an engine that could move waits. */
	readonly paused: boolean;
	/** How fast two engines play: a place in WATCHING_DELAYS. */
	readonly speed: number;
	readonly panel: PanelChoice & {
		readonly visible: boolean;
		/** When scores are shown: see the setting. */
		readonly when: ScoresWhen;
	};
	readonly cells: CellContent;
	readonly notice: Notice | undefined;
};

/** The time between two moves when two engines play, in milliseconds, from slow to fast. */
export const WATCHING_DELAYS = [4000, 2000, 1000, 500, 250, 0] as const;

/** The least time before an engine answers a person, in milliseconds: the own stone is seen first. */
export const ANSWER_DELAY = 250;

/** A new game. `when` says when its scores are shown. */
export function startGame(rules: Rules, players: Players, seed: number, when: ScoresWhen = 'always'): GameState {
	return {
		position: emptyPosition(rules),
		players,
		command: '',
		bookMoves: [],
		verdicts: [],
		takenBack: [],
		cursor: centreMove(rules),
		typed: undefined,
		turn: 0,
		seed,
		hint: 'none',
		paused: false,
		speed: 3,
		panel: {...firstPanelChoice(rules), visible: when !== 'hidden', when},
		cells: 'scores',
		notice: undefined,
	};
}

/** The game with other players, who go on with it. */
export function withPlayers(game: GameState, players: Players): GameState {
	return {...changed(game), players, paused: false, notice: undefined};
}

function centreMove(rules: Rules): Move {
	const column = Math.floor(rules.width / 2);
	return rules.gravity ? column : Math.floor(rules.height / 2) * rules.width + column;
}

/** The side that an engine is to move for now, if it is not a person's turn and the game goes on. */
export function engineSide(game: GameState): Side | undefined {
	const side = sideToMove(game.position);
	return game.players[side] === 'you' || outcomeOf(game.position) !== undefined ? undefined : side;
}

/** Whether nobody plays by hand. */
export function isWatching(game: GameState): boolean {
	return game.players.X !== 'you' && game.players.O !== 'you';
}

/** The time that an engine waits before its move is played. */
export function engineDelay(game: GameState): number {
	return isWatching(game) ? (WATCHING_DELAYS[game.speed] ?? 0) : ANSWER_DELAY;
}

/** What a command does to a game. Commands that leave the screen are none of the game's business and change nothing. */
export function gameCommand(game: GameState, command: GameCommand): GameState {
	const change = COMMANDS[command];
	return change === undefined ? game : {...change({...game, typed: undefined})};
}

const COMMANDS: {readonly [Name in GameCommand]?: (game: GameState) => GameState} = {
	left: (game) => moveCursor(game, -1, 0),
	right: (game) => moveCursor(game, 1, 0),
	up: (game) => (game.position.rules.gravity ? game : moveCursor(game, 0, -1)),
	down: (game) => (game.position.rules.gravity ? playByHand(game) : moveCursor(game, 0, 1)),
	first: (game) => ({...game, cursor: 0}),
	last: (game) => ({...game, cursor: moveCount(game.position.rules) - 1}),
	drop: playByHand,
	undo,
	redo,
	swap: (game) => changed({...game, players: {X: game.players.O, O: game.players.X}, notice: {kind: 'swapped'}}),
	hint: askHint,
	pause: (game) => (isWatching(game) ? changed({...game, paused: !game.paused}) : game),
	faster: (game) => withSpeed(game, 1),
	slower: (game) => withSpeed(game, -1),
	panel: (game) => ({...game, panel: {...game.panel, visible: !game.panel.visible}}),
	'scores-when': (game) => {
		const when = game.panel.when === 'after-move' ? 'always' : 'after-move';
		return {...game, panel: {...game.panel, when}, notice: {kind: 'scores-when', when}};
	},
	'panel-source': (game) => ({
		...game,
		panel: {
			...game.panel,
			source: nextOf(
				PANEL_SOURCES.map(({id}) => id),
				game.panel.source,
			),
		},
	}),
	deeper: (game) => withPanelDepth(game, 1),
	shallower: (game) => withPanelDepth(game, -1),
	evaluation: withNextEvaluation,
	cells: (game) => ({...game, cells: nextOf(['scores', 'numbers', 'nothing'] as const, game.cells)}),
};

/** A new game with the same players and the same view of it. */
export function newGame(game: GameState, seed: number): GameState {
	return {
		...startGame(game.position.rules, game.players, seed),
		command: game.command,
		turn: game.turn + 1,
		panel: {...game.panel, visible: game.panel.visible && game.panel.when !== 'hidden'},
		cells: game.cells,
		speed: game.speed,
	};
}

/** A digit chooses a column or a cell, counted from `first`; several digits in a row where the board has larger numbers. */
export function gameDigit(game: GameState, digit: number, first: 0 | 1 = 0): GameState {
	const last = moveCount(game.position.rules) - 1 + first;
	const joined = game.typed === undefined ? Number.NaN : 10 * game.typed + digit;
	const chosen = joined <= last ? joined : digit;
	// A digit that is no number of the board may still begin one.
	const typed = 10 * chosen <= last ? chosen : undefined;
	return chosen < first || chosen > last ? {...game, typed} : {...game, cursor: chosen - first, typed};
}

/** An engine has chosen for `turn`; a choice for another turn is stale and changes nothing. */
export function engineChose(game: GameState, turn: number, choice: Choice): GameState {
	const side = engineSide(game);
	if (turn !== game.turn || side === undefined) {
		return game;
	}
	if (!choice.ok) {
		const {problem} = choice;
		return {
			...game,
			notice:
				problem.kind === 'bad-player'
					? {kind: 'program-failed', reason: problem.reason}
					: {kind: 'engine-problem', problem},
		};
	}
	const next = place(game, choice.move, choice.fromBook, []);
	// What was said of the person's move is worth more than the answer, which is seen on the board.
	const isTold = game.notice?.kind === 'judged';
	return isTold ? next : {...next, notice: {kind: 'played', side, move: choice.move, fromBook: choice.fromBook}};
}

/** The time in which a move is judged, in milliseconds. */
const VERDICT_TIME = 2000;

/** The next move that is to be judged, and the question to the engine; undefined where all moves are. */
export function verdictJob({position, verdicts}: GameState): {readonly index: number; readonly job: Job} | undefined {
	const index = verdicts.length;
	const move = position.moves[index];
	return move === undefined
		? undefined
		: {index, job: {kind: 'explain', position: takeBackTo(position, index), move, time: VERDICT_TIME}};
}

/** Moves of which a verdict says that they gave a result away, and those that only take longer or end sooner. */
const TOLD: ReadonlySet<MoveVerdict['kind']> = new Set([
	'win-given-away',
	'draw-given-away',
	'slower-win',
	'sooner-loss',
]);

/** The verdict on a move, the last one of `moves`; one on a move that was taken back is stale and changes nothing. */
export function moveJudged(game: GameState, index: number, moves: readonly Move[], verdict: MoveVerdict): GameState {
	const played = game.position.moves;
	const isThere = index === game.verdicts.length && moves.every((move, place) => move === played[place]);
	if (!isThere) {
		return game;
	}
	const judged = {...game, verdicts: [...game.verdicts, verdict]};
	const side = sideToMove(takeBackTo(game.position, index));
	const isNews =
		TOLD.has(verdict.kind) &&
		index >= played.length - 2 &&
		game.players[side] === 'you' &&
		// A hint that was asked for stays to be read.
		game.hint === 'none' &&
		// That nobody answers any more is worth more.
		game.notice?.kind !== 'program-failed' &&
		game.notice?.kind !== 'engine-problem' &&
		game.notice?.kind !== 'engine-failed';
	const move = moves.at(-1);
	return isNews && move !== undefined ? {...judged, notice: {kind: 'judged', side, move, verdict}} : judged;
}

/** Looks for a hint; asked again, tells the move that was found. */
function askHint(game: GameState): GameState {
	const {hint} = game;
	if (engineSide(game) !== undefined || isOver(game)) {
		return busyOrOver(game);
	}
	if (hint === 'none' || hint === 'wanted') {
		return {...game, hint: 'wanted'};
	}
	const {move, fromBook} = hint;
	return {...game, hint: {move, fromBook, stage: 'move'}, notice: {kind: 'hint', move, fromBook}};
}

/** A hint has been found for `turn`: at first it is told where to look. */
export function hintFound(game: GameState, turn: number, choice: Choice): GameState {
	if (turn !== game.turn || game.hint !== 'wanted' || !choice.ok) {
		return game;
	}
	const {move, fromBook} = choice;
	return {
		...game,
		hint: {move, fromBook, stage: 'place'},
		notice: {kind: 'hint-place', place: hintPlace(game.position, move)},
	};
}

/** Something that the engine's thread has to tell. */
export function engineNotice(game: GameState, notice: Notice): GameState {
	return {...game, notice};
}

function moveCursor(game: GameState, across: number, down: number): GameState {
	const {width, height, gravity} = game.position.rules;
	const column = Math.max(0, Math.min(width - 1, (game.cursor % width) + across));
	const row = gravity ? 0 : Math.max(0, Math.min(height - 1, Math.floor(game.cursor / width) + down));
	return {...game, cursor: row * width + column};
}

function playByHand(game: GameState): GameState {
	if (engineSide(game) !== undefined || isOver(game)) {
		return busyOrOver(game);
	}
	const {position, cursor} = game;
	if (!legalMoves(position).includes(cursor)) {
		const reason = position.rules.gravity ? 'full' : 'taken';
		return {...game, notice: {kind: 'illegal', move: cursor, reason}};
	}
	return {...place(game, cursor, false, []), notice: undefined};
}

function isOver(game: GameState): boolean {
	return outcomeOf(game.position) !== undefined;
}

function busyOrOver(game: GameState): GameState {
	const side = engineSide(game);
	if (game.paused) {
		// The status line says what goes on with the game.
		return {...game, notice: undefined};
	}
	return {...game, notice: side === undefined ? {kind: 'over'} : {kind: 'not-your-turn', side}};
}

/** The game after a legal move. An illegal one is a bug, since every way here has asked before. */
function place(game: GameState, move: Move, fromBook: boolean, takenBack: readonly TakenBack[]): GameState {
	const next = play(game.position, move);
	if (!next.ok) {
		throw new Error(`an illegal move was played: ${JSON.stringify(next.problem)}`);
	}
	return changed({...game, position: next.value, bookMoves: [...game.bookMoves, fromBook], takenBack});
}

/** The game with all answers that are on their way made worthless. */
function changed(game: GameState): GameState {
	return {...game, turn: game.turn + 1, hint: 'none', typed: undefined};
}

/** Takes back to the last turn of a person; where two engines play, one move, and they wait. */
function undo(game: GameState): GameState {
	const {moves} = game.position;
	let count = moves.length - 1;
	if (!isWatching(game)) {
		while (count >= 0 && game.players[sideToMove(takeBackTo(game.position, count))] !== 'you') {
			count--;
		}
	}
	if (count < 0) {
		return {...game, notice: {kind: 'nothing-to-undo'}};
	}
	return changed({
		...game,
		position: takeBackTo(game.position, count),
		bookMoves: game.bookMoves.slice(0, count),
		verdicts: game.verdicts.slice(0, count),
		takenBack: [
			...moves.slice(count).map((move, index) => ({move, fromBook: game.bookMoves[count + index] ?? false})),
			...game.takenBack,
		],
		paused: isWatching(game) ? true : game.paused,
		notice: undefined,
	});
}

/** Plays again what was taken back, up to the next turn of a person. */
function redo(game: GameState): GameState {
	let next = game;
	do {
		const [again, ...rest] = next.takenBack;
		if (again === undefined) {
			return next === game ? {...game, notice: {kind: 'nothing-to-redo'}} : next;
		}
		next = {...place(next, again.move, again.fromBook, rest), notice: undefined};
	} while (engineSide(next) !== undefined && !isWatching(next));
	return next;
}

function withSpeed(game: GameState, change: number): GameState {
	const speed = Math.max(0, Math.min(WATCHING_DELAYS.length - 1, game.speed + change));
	return isWatching(game) ? {...game, speed} : game;
}

function withPanelDepth(game: GameState, change: number): GameState {
	return {...game, panel: {...game.panel, ...withDepth(game.panel, change)}};
}

function withNextEvaluation(game: GameState): GameState {
	const {source, evaluations} = game.panel;
	if (!panelSource(source).evaluates) {
		return game;
	}
	const next = nextOf(
		EVALUATIONS.map(({id}) => id),
		evaluations[source],
	);
	return {...game, panel: {...game.panel, evaluations: {...evaluations, [source]: next}}};
}

/** The entry after `current`, the first one after the last. */
export function nextOf<Item>(items: readonly Item[], current: Item, step: 1 | -1 = 1): Item {
	const next = items[(items.indexOf(current) + step + items.length) % items.length];
	if (next === undefined) {
		throw new Error('there is nothing to choose from');
	}
	return next;
}
