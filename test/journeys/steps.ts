import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {test} from 'vitest';
import type {GameId} from '../../source/engine/rules.ts';
import {OPPONENTS, type OpponentId} from '../../source/ui/opponents.ts';
import {INITIAL_SETTINGS} from '../../source/ui/settings.ts';
import {defaultPlayers} from '../../source/ui/state/setup.ts';
import {ownHome} from '../helpers/own-home.ts';
import {KEYS, type Screen, type TerminalOptions, TestTerminal} from '../helpers/terminal.ts';

/** The built program. */
export const PROGRAM = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/** A window and what the program finds in its environment. */
export type Surroundings = Pick<TerminalOptions, 'columns' | 'rows' | 'env'>;

/** What a game is opened with; a person plays both sides where nothing is said, and the panel is hidden. */
type Opening = Surroundings & {
	readonly game?: 'connect-four' | 'tic-tac-toe';
	readonly X?: OpponentId;
	readonly O?: OpponentId;
	/** The command of the program that plays, where one does. */
	readonly command?: string;
	/** Keys for the setup's other rows, pressed with the first row chosen. */
	readonly setup?: string;
	readonly panel?: boolean | 'exact';
};

/** How a journey begins. */
export type Beginnings = {
	/** The home of this test's person, with settings and saved games of its own: a folder that is removed after the test. */
	readonly home: string;
	/** Starts anything in a terminal. It ends with the test, and its screen is shown when the test fails. */
	readonly startTerminal: (options: TerminalOptions) => TestTerminal;
	/** Starts the program, and waits for nothing. */
	readonly startProgram: (surroundings?: Surroundings, ...flags: readonly string[]) => TestTerminal;
	/** Starts the program and waits for its menu. */
	readonly openMenu: (surroundings?: Surroundings, ...flags: readonly string[]) => Promise<TestTerminal>;
	/** Starts the program and opens a game from its menu. */
	readonly openGame: (opening?: Opening) => Promise<TestTerminal>;
};

/** A test of the built program in a terminal; it takes one of the ways to begin from its context. */
export const journey = test.extend<Beginnings>({
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs
	home: async ({}, use) => {
		const folder = mkdtempSync(join(tmpdir(), 'fourply-home-'));
		await use(folder);
		rmSync(folder, {recursive: true, force: true});
	},
	startTerminal: async ({home, onTestFailed}, use) => {
		const terminals: TestTerminal[] = [];
		let last: readonly string[] = [];
		onTestFailed(() => {
			for (const text of last) {
				process.stderr.write(`A screen when the test failed:\n${text}\n`);
			}
		});
		await use((options) => {
			const terminal = new TestTerminal({...options, env: {...ownHome(home), ...options.env}});
			terminals.push(terminal);
			return terminal;
		});
		last = terminals.map(({screen}) => screen.text);
		await Promise.all(terminals.map((terminal) => terminal.close()));
	},
	startProgram: async ({startTerminal}, use) => {
		await use((surroundings = {}, ...flags) =>
			startTerminal({...surroundings, command: process.execPath, args: [PROGRAM, ...flags]}),
		);
	},
	openMenu: async ({startProgram}, use) => {
		await use(async (surroundings, ...flags) => {
			const terminal = startProgram(surroundings, ...flags);
			await terminal.waitFor('Choose with the arrow keys');
			return terminal;
		});
	},
	openGame: async ({openMenu}, use) => {
		await use(async (opening = {}) => {
			const {game = 'connect-four', X = 'you', O = 'you', setup = '', panel = false, command} = opening;
			const terminal = await openMenu(opening);
			terminal.write((game === 'connect-four' ? '' : KEYS.down) + KEYS.enter);
			await terminal.waitFor('Change with');
			const typed = command === undefined ? '' : `i${command}${KEYS.enter}`;
			terminal.write(setup + KEYS.home + typed + choosePlayers({X, O}) + KEYS.enter + panelKeys(game, panel));
			await terminal.waitFor((screen) => isGame(screen) && (panelOf(screen) !== undefined) === (panel !== false));
			return terminal;
		});
	},
});

/** The keys that lead from the panel as it is at first, exact scores where there is a solver, to the one that is wanted. */
function panelKeys(game: GameId, panel: boolean | 'exact'): string {
	if (panel === false) {
		return KEYS.tab;
	}
	return panel === true && game === 'connect-four' ? 'm' : '';
}

/** The keys that choose who plays, from the first row of a game's setup. */
function choosePlayers(players: {readonly X: OpponentId; readonly O: OpponentId}): string {
	const ids = OPPONENTS.map(({id}) => id);
	const change = (side: 'X' | 'O') => {
		const steps = ids.indexOf(players[side]) - ids.indexOf(defaultPlayers(INITIAL_SETTINGS)[side]);
		return (steps < 0 ? KEYS.left : KEYS.right).repeat(Math.abs(steps));
	};
	return KEYS.end + change('O') + KEYS.up + change('X');
}

/** Whether the game screen is shown. */
export function isGame(screen: Screen): boolean {
	return titleOf(screen).startsWith(' Connect Four ') || titleOf(screen).startsWith(' Tic-tac-toe ')
		? /[XO] (to move|is thinking|has won)|Draw|Paused/.test(statusOf(screen))
		: false;
}

/** The title line. */
export function titleOf({lines}: Screen): string {
	const title = lines[0] ?? '';
	return title.startsWith(' ') ? title : ` ${title}`;
}

/** The status line: the third one from below, the last one of the window staying empty. */
export function statusOf({lines, rows}: Screen): string {
	return (lines[rows - 3] ?? '').trim();
}

/** The line of keys. */
export function hintsOf({lines, rows}: Screen): string {
	return (lines[rows - 2] ?? '').trim();
}

/** The moves so far as the screen lists them, the mark of the book left out; for windows with a full frame. */
export function movesOf({lines}: Screen): readonly number[] {
	const found = lines.flatMap((line) => /^ (\d+b?\??(?: \d+b?\??)*)(?: {2}.*)?$/.exec(line)?.[1] ?? []);
	return found
		.join(' ')
		.split(' ')
		.filter((word) => word !== '')
		.map((word) => Number.parseInt(word, 10));
}

/** Waits until so many moves have been played. */
export function waitForMoves(terminal: TestTerminal, count: number): Promise<Screen> {
	return terminal.waitFor((screen) => isGame(screen) && movesOf(screen).length === count);
}

/** Waits until the status line says this. */
export function waitForStatus(terminal: TestTerminal, text: string): Promise<Screen> {
	return terminal.waitFor((screen) => statusOf(screen).includes(text));
}

/** The column above which the cursor of a board with falling stones stands, by its place among the columns. */
export function cursorColumn({lines}: Screen): number {
	const pointer = lines.map((line) => line.search(/[▼×]/)).find((place) => place >= 0);
	const numbers = lines.find((line) => /^ *0 +1 +2 +3/.test(line));
	if (pointer === undefined || numbers === undefined) {
		return Number.NaN;
	}
	return Number(numbers.slice(pointer, pointer + 2).trim());
}

/** The lines of the body, as far as the board reaches beside the panel. */
export function boardOf({lines, rows}: Screen): readonly string[] {
	const left = Math.max(...lines.map((line) => PANEL_HEADING.exec(line)?.index ?? 0));
	return lines.slice(2, rows - 4).map((line) => (left > 0 ? line.slice(0, left) : line));
}

const PANEL_HEADING = /(Exact|Scores|Alpha-beta|Minimax), good for [XO] is \+/;

/** The panel beside the board as the screen shows it. */
export type ShownPanel = {
	readonly title: string;
	readonly depth: number;
	/** For each move its number in the panel's words. */
	readonly numbers: Readonly<Record<string, string>>;
	/** The words behind the bars. */
	readonly words: Readonly<Record<string, string>>;
	readonly best: readonly number[];
	/** The lines below: `value`, `static`, `line`, `nodes` and so on. */
	readonly counts: Readonly<Record<string, string>>;
};

/** Reads the panel; undefined where there is none. */
export function panelOf({lines}: Screen): ShownPanel | undefined {
	const top = lines.findIndex((line) => PANEL_HEADING.test(line));
	const found = PANEL_HEADING.exec(lines[top] ?? '');
	if (found === null) {
		return undefined;
	}
	const beside = lines.slice(top).map((line) => line.slice(found.index));
	const numbers: Record<string, string> = {};
	const words: Record<string, string> = {};
	const counts: Record<string, string> = {};
	const best: number[] = [];
	for (const line of beside.slice(1)) {
		const row = /^([★ ])[› ] ?(\d+) +(~?(?:>=|<=)?[+-]?\d+)(?: (.*))?$/.exec(line);
		const [, mark, move = '', number = '', rest = ''] = row ?? [];
		if (row !== null) {
			numbers[move] = number;
			words[move] = /[XO] wins in \d+|draw/.exec(rest)?.[0] ?? '';
			best.push(...(mark === '★' ? [Number(move)] : []));
			continue;
		}
		const [, label = '', text = ''] =
			/^(value|static|line|nodes|visits|cutoffs|prunes|solver|search) +(.*)$/.exec(line) ?? [];
		if (label !== '') {
			counts[label] = text.trim();
		}
	}
	// The heading names the depth that is chosen; nothing is searched until there is a value.
	const isSearched = /^(?:>= |<= )?[+-]?\d+$/.test(counts.value ?? '');
	const depth = isSearched ? Number(/(?:depth|ply) (\d+)$/.exec(beside[0] ?? '')?.[1] ?? Number.NaN) : 0;
	return {title: found[0], depth, numbers, words, best, counts};
}

/** Waits until the panel shows what is wanted. */
export async function waitForPanel(terminal: TestTerminal, check: (panel: ShownPanel) => boolean): Promise<ShownPanel> {
	const screen = await terminal.waitFor((candidate) => {
		const panel = panelOf(candidate);
		return panel !== undefined && check(panel);
	});
	return panelOf(screen) as ShownPanel;
}

/** The keys that play columns or cells below ten, one after the other. */
export function playing(moves: string): string {
	return [...moves].map((move) => move + KEYS.enter).join('');
}
