import {describe, expect} from 'vitest';
import {KEYS, type Screen, type TestTerminal} from '../helpers/terminal.ts';
import {cursorColumn, hintsOf, isGame, journey, movesOf, playing, statusOf, titleOf, waitForMoves} from './steps.ts';

type Size = readonly [columns: number, rows: number];

/** The sizes of windows that one goes through: the reference, a projector, a small one, the smallest and the largest. */
const SIZES: readonly Size[] = [
	[120, 40],
	[40, 16],
	[10, 3],
	[480, 154],
	[120, 40],
	[60, 40],
	[120, 40],
	[80, 24],
];

/** The sign at the end of a text that is cut: by Ink where a line is too long, and by the screens where a text is. */
const CUT = '…';

/** Whether the window shows a message in place of a screen with its line of keys. */
function isMessage({text}: Screen): boolean {
	return text.trim() !== '' && !text.includes('←→') && !text.includes('↑↓');
}

/** Whether a window of this size has room for the game screen of a usual board. */
function hasRoom([columns, rows]: Size): boolean {
	return columns >= 40 && rows >= 16;
}

/** Whether a whole frame of the game screen fills a window of this size. */
function fills(screen: Screen, [columns, rows]: Size): boolean {
	const margin = columns >= 60 && rows >= 20 ? 1 : 0;
	return (
		screen.columns === columns &&
		screen.rows === rows &&
		titleOf(screen).trimStart() !== '' &&
		(screen.lines[0] ?? '').length === columns - margin &&
		isGame(screen) &&
		hintsOf(screen).startsWith('←→ move')
	);
}

/** That a screen is one frame: each of its parts once, at its place, and nothing left of another frame. */
function expectOneFrame(screen: Screen): void {
	const {columns, rows, lines} = screen;
	const full = columns >= 60 && rows >= 20;
	const rules = lines.flatMap((line, row) => (/^ ?─{20,}$/.test(line) ? [row] : []));
	expect(rules).toEqual(full ? [1, rows - 4] : []);
	expect(lines.filter((line) => line.includes('Connect Four 7x6'))).toHaveLength(1);
	expect(lines.filter((line) => line.includes('to move'))).toHaveLength(1);
	expect(lines.filter((line) => line.includes('←→ move'))).toHaveLength(1);
	expect(lines.filter((line) => line.includes('▼'))).toHaveLength(1);
	expect(lines.filter((line) => /└─+┘/.test(line))).toHaveLength(1);
	expect(lines.at(-1)).toBe('');
	expect(screen.alternate).toBe(true);
	expect(screen.cursorVisible).toBe(false);
}

/** Gives the window another size and waits for the frame that fills it. */
async function resizeTo(terminal: TestTerminal, size: Size): Promise<Screen> {
	terminal.resize(...size);
	return terminal.waitFor((screen) =>
		hasRoom(size) ? fills(screen, size) : screen.columns === size[0] && isMessage(screen),
	);
}

describe.concurrent('a window that changes its size', () => {
	journey('has one clean frame at each size, and another one after a key', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write(playing('334'));
		await waitForMoves(terminal, 3);
		for (const size of SIZES) {
			const screen = await resizeTo(terminal, size);
			if (hasRoom(size)) {
				expectOneFrame(screen);
				// The next frame is drawn over this one, and must fit it.
				terminal.write(KEYS.left);
				await terminal.waitFor((candidate) => fills(candidate, size) && cursorColumn(candidate) === 3);
				terminal.write(KEYS.right);
				const again = await terminal.waitFor((candidate) => fills(candidate, size) && cursorColumn(candidate) === 4);
				expect(again.lines).toEqual(screen.lines);
			}
		}
	});

	journey.for([
		[120, 40],
		[40, 16],
		[60, 40],
		[480, 154],
	] as const)('shows at %dx%d what a program shows that was started so', async (size, {openGame}) => {
		const [columns, rows] = size;
		const resized = await openGame();
		const started = await openGame({columns, rows});
		for (const terminal of [resized, started]) {
			terminal.write(playing('334'));
			await terminal.waitFor((screen) => statusOf(screen) === 'O to move' && cursorColumn(screen) === 4);
		}
		const wanted = await started.waitFor((screen) => fills(screen, size));
		expectOneFrame(wanted);
		const screen = await resizeTo(resized, size);
		expect(screen.lines).toEqual(wanted.lines);
	});

	journey('keeps the panel readable while the engine deepens: one heading, one frame', async ({openGame}) => {
		const terminal = await openGame({panel: true});
		for (const size of SIZES.filter(hasRoom)) {
			const screen = await resizeTo(terminal, size);
			expectOneFrame(screen);
			expect(screen.lines.filter((line) => /Scores, good for X is \+|X is \+/.test(line))).toHaveLength(1);
		}
	});

	journey('comes through ten changes at once with one clean frame', async ({openGame}) => {
		const terminal = await openGame({panel: true});
		for (let round = 0; round < 5; round++) {
			terminal.resize(120 - round, 40);
			terminal.resize(60 + round, 20 + round);
		}
		expectOneFrame(await resizeTo(terminal, [100, 30]));
	});

	journey('shows no frame in between whose lines are too long for it', async ({openGame}) => {
		const terminal = await openGame();
		const cut: string[] = [];
		for (const size of [...SIZES, [100, 30] as const, [80, 24] as const]) {
			terminal.resize(...size);
			await terminal.waitFor((screen) => {
				cut.push(...screen.lines.filter((line) => line.includes(CUT)));
				return hasRoom(size) ? fills(screen, size) : isMessage(screen);
			});
		}
		expect(cut).toEqual([]);
	});

	journey('has a clean menu and a clean setup at each size, too', async ({openMenu}) => {
		const terminal = await openMenu();
		for (const [title, keys] of [
			['fourply', KEYS.enter],
			['7x6, 4 in a row', ''],
		] as const) {
			for (const [columns, rows] of [...SIZES].filter(hasRoom)) {
				terminal.resize(columns, rows);
				const margin = columns >= 60 && rows >= 20 ? 1 : 0;
				const screen = await terminal.waitFor(
					(candidate) =>
						candidate.columns === columns &&
						(candidate.lines[0] ?? '').length === columns - margin &&
						hintsOf(candidate).startsWith('↑↓ choose'),
				);
				expect(screen.lines.filter((line) => line.includes(title))).toHaveLength(1);
				expect(screen.lines.filter((line) => line.includes('↑↓ choose'))).toHaveLength(1);
				expect(screen.lines.filter((line) => line.endsWith('q quit') || line.endsWith('q back'))).toHaveLength(1);
			}
			terminal.write(keys);
			await terminal.waitFor('7x6');
		}
	});
});

describe.concurrent('a window that is too small', () => {
	journey('says how large it must be, and the game comes back by itself', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write(playing('33'));
		await waitForMoves(terminal, 2);
		terminal.resize(30, 8);
		const small = await terminal.waitFor('This window is too small.');
		expect(small.text).toContain('have 30x8');
		const [, columns, rows] = /need (\d+)x(\d+)/.exec(small.text) ?? [];
		const size = [Number(columns), Number(rows)] as const;
		terminal.resize(...size);
		const screen = await terminal.waitFor(
			(candidate) => isGame(candidate) || candidate.text.includes(`have ${columns}`),
		);
		expect(screen.text).not.toContain('This window is too small');
		expect(cursorColumn(await terminal.waitFor(isGame))).toBe(3);
	});

	journey('says even at 10x3 how large it must be', async ({openGame}) => {
		const terminal = await openGame();
		terminal.resize(10, 3);
		const screen = await terminal.waitFor(isMessage);
		expect(screen.text).toMatch(/40x1[23]/);
	});

	journey('is one in which ten times three characters do no harm', async ({openGame}) => {
		const terminal = await openGame({columns: 80, rows: 24});
		terminal.resize(10, 3);
		await terminal.waitFor(isMessage);
		for (let time = 0; time < 10; time++) {
			terminal.write('xyz');
		}
		terminal.write(KEYS.tab);
		const large = await resizeTo(terminal, [480, 154]);
		expect(statusOf(large)).toBe('X to move');
		for (const size of [
			[120, 40],
			[60, 40],
			[120, 40],
		] as const) {
			expectOneFrame(await resizeTo(terminal, size));
		}
		expect(movesOf(terminal.screen)).toEqual([]);
	});

	journey('can be the one in which the program starts', async ({startProgram}) => {
		const terminal = startProgram({columns: 10, rows: 3});
		await terminal.waitFor(isMessage);
		terminal.resize(80, 24);
		await terminal.waitFor('Choose with the arrow keys');
		terminal.resize(1, 1);
		terminal.resize(80, 24);
		terminal.write('q');
		expect(await terminal.exit).toEqual({code: 0, signal: 0});
	});

	journey('can be left by q and by Ctrl-C', async ({openGame}) => {
		const terminal = await openGame();
		terminal.resize(20, 5);
		await terminal.waitFor(isMessage);
		terminal.write('q');
		terminal.resize(80, 24);
		await terminal.waitFor('Continue Connect Four');
		terminal.resize(20, 5);
		await terminal.waitFor(isMessage);
		terminal.write(KEYS.ctrlC);
		expect(await terminal.exit).toEqual({code: 130, signal: 0});
	});

	journey(
		'is named with the size a board of 20x20 needs: there it fits, and with one row less it does not',
		async ({openGame}) => {
			const setup = `${KEYS.down.repeat(2)}${KEYS.right.repeat(13)}${KEYS.down}${KEYS.right.repeat(14)}`;
			const terminal = await openGame({columns: 200, rows: 60, setup});
			expect(titleOf(terminal.screen)).toContain('20x20');
			terminal.resize(80, 24);
			const small = await terminal.waitFor('This window is too small.');
			const [, columns, rows] = /need (\d+)x(\d+)/.exec(small.text) ?? [];
			terminal.resize(Number(columns), Number(rows) - 1);
			await terminal.waitFor(`have ${columns}x${Number(rows) - 1}`);
			terminal.resize(Number(columns), Number(rows));
			await terminal.waitFor((screen) => isGame(screen) && screen.rows === Number(rows));
		},
	);
});
