import {createInterface} from 'node:readline';
import type {Choice} from '../../engine/players/player.ts';
import type {GameId} from '../../engine/rules.ts';
import {problemText} from '../../format/problem-text.ts';
import type {StoreProblem} from '../../format/store-problem.ts';
import {storeProblemText} from '../../format/store-problem-text.ts';
import type {LoadedBooks} from '../../store/books.ts';
import type {EngineClient} from '../../worker/client.ts';
import type {Look} from '../look.ts';
import type {Settings} from '../settings.ts';
import {chooserFor} from '../state/chooser.ts';
import type {GameState, Notice} from '../state/game.ts';
import {ask, findScores} from './engines.ts';
import {
	answerLine,
	engineAnswers,
	engineTold,
	gameLines,
	hintChosen,
	moveChosen,
	promptLine,
	type ReaderState,
	type Step,
	scoresFound,
	shownGame,
	startReader,
	thinkingLine,
} from './state.ts';

/** What the program in lines of text is given. */
export type ReaderOptions = {
	/** What the person types: a terminal or a pipe. */
	readonly input: NodeJS.ReadableStream;
	readonly write: (text: string) => void;
	/** The language, and from where columns and cells are counted. */
	readonly look: Look;
	/** Who plays the games that begin. */
	readonly settings: Settings;
	/** An engine that plays and searches, and one that solves; they are closed at the end. */
	readonly engine: EngineClient;
	readonly solver: EngineClient;
	/** Reads the books; those that cannot be used are told. */
	readonly loadBooks: () => LoadedBooks;
	readonly seed: number;
	/** Whether another program plays one of the games that go on here, too. */
	readonly playedElsewhere?: boolean;
	/** What of settings and saved games could not be used. */
	readonly problems?: readonly StoreProblem[];
	/** Hears of Ctrl-C in place of ending at once; the answer stops that. */
	readonly onInterrupt: (listener: () => void) => () => void;
	/** Games that were kept, and the one to go on with. */
	readonly kept?: Readonly<Partial<Record<GameId, GameState>>>;
	readonly shown?: GameId;
	/** Hears of a game when it is opened, and when a move or a player in it has changed. */
	readonly onChange?: (game: GameState) => void;
};

/**
 * Opens the program that speaks in lines of text, one after the other, and reads lines: for a screen reader, and for pipes. It
 * writes nothing but printable characters and newlines. The answer is the exit code: 0 at the end of the input or when the
 * person leaves, 130 after Ctrl-C.
 */
export async function openReader(options: ReaderOptions): Promise<number> {
	const lines = createInterface({input: options.input, crlfDelay: Number.POSITIVE_INFINITY, terminal: false});
	// Lines that come before they are asked for are kept from here on.
	const typed = lines[Symbol.asyncIterator]();
	let stopListening = () => {};
	const interrupted = new Promise<number>((resolve) => {
		stopListening = options.onInterrupt(() => resolve(130));
	});
	try {
		return await Promise.race([converse(options, typed), interrupted]);
	} finally {
		stopListening();
		lines.close();
		options.engine.close();
		options.solver.close();
	}
}

/** Speaks and listens until the person leaves or the input ends. */
async function converse(options: ReaderOptions, typed: AsyncIterator<string>): Promise<number> {
	const {look, onChange} = options;
	const {messages} = look;
	const say = (lines: readonly string[]) => options.write(lines.map((line) => `${printable(line)}\n`).join(''));

	say([
		`${messages.name}.`,
		...(options.playedElsewhere === true ? [`${messages.flash.savedApart}.`] : []),
		...(options.problems ?? []).map(
			(problem) => `${messages.games.notUsed(storeProblemText(problem, messages.words))}.`,
		),
		...options
			.loadBooks()
			.problems.map(({path, problem}) => `${messages.menu.bookProblem(path, problemText(problem, messages.words))}.`),
	]);
	const start = startReader(options.settings, options.seed, options.kept, options.shown);
	let state = await follow({state: start, lines: gameLines(start, look)}, undefined);
	for (;;) {
		say([promptLine(state, look)]);
		const next = await typed.next();
		if (next.done === true) {
			return 0;
		}
		const step = answerLine(state, next.value, look);
		if (step.ends) {
			return 0;
		}
		state = await follow(step, shownGame(state));
	}

	/** Says a step and all that follows from it. */
	async function follow(step: Step, before: GameState | undefined): Promise<ReaderState> {
		const said: string[] = [];
		const tell = ({state, lines}: Step) => {
			said.push(...lines);
			say(lines);
			return state;
		};
		let now = tell(step);
		if (step.task === 'scores' || step.task === 'hint') {
			now = tell(await lookedUp(now, step.task, (notice) => tell(engineTold(now, notice, look))));
		}
		if (step.task === 'move' || (hasChanged(before, shownGame(now)) && engineAnswers(now))) {
			now = tell({state: now, lines: [thinkingLine(now, look)]});
			now = tell(await engineMove(now, (notice) => tell(engineTold(now, notice, look))));
		}
		if (hasChanged(before, shownGame(now))) {
			onChange?.(shownGame(now));
		}
		return {...now, said};
	}

	async function lookedUp(now: ReaderState, task: 'scores' | 'hint', tell: (notice: Notice) => void): Promise<Step> {
		if (task === 'hint') {
			const choice = await chosen(now, 'hint', tell);
			return 'kind' in choice ? engineTold(now, choice, look) : hintChosen(now, choice, look);
		}
		const found = await findScores(shownGame(now).position, options.engine, options.solver, () =>
			tell({kind: 'engine-restarted'}),
		);
		return 'kind' in found
			? engineTold(now, {kind: 'engine-failed', message: found.message}, look)
			: scoresFound(now, found, look);
	}

	async function engineMove(now: ReaderState, tell: (notice: Notice) => void): Promise<Step> {
		const choice = await chosen(now, 'move', tell);
		return 'kind' in choice ? engineTold(now, choice, look) : moveChosen(now, shownGame(now).turn, choice, look);
	}

	/** What an engine chooses, or what is to be told where it fails. */
	async function chosen(
		now: ReaderState,
		task: 'move' | 'hint',
		tell: (notice: Notice) => void,
	): Promise<Choice | Notice> {
		const game = shownGame(now);
		const {answer} = ask(
			options.engine,
			{kind: 'choose', position: game.position, player: chooserFor(game, task)},
			() => tell({kind: 'engine-restarted'}),
		);
		const given = await answer;
		switch (given.kind) {
			case 'choose':
				return given.choice;
			case 'failed':
				return {kind: 'engine-failed', message: given.message};
			default:
				throw new Error('an engine answered another question');
		}
	}
}

/** Whether a game is another one, or a move or a player in it is. */
function hasChanged(before: GameState | undefined, after: GameState): boolean {
	return before === undefined || before.turn !== after.turn || before.position.rules !== after.position.rules;
}

/** A line without anything that a terminal would obey. */
function printable(line: string): string {
	return line.replace(/\p{C}/gu, '');
}
