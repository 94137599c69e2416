import {describe, expect} from 'vitest';
import {KEYS, type TestTerminal} from '../helpers/terminal.ts';
import {
	cursorColumn,
	isGame,
	journey,
	movesOf,
	panelOf,
	playing,
	statusOf,
	titleOf,
	waitForMoves,
	waitForStatus,
} from './steps.ts';

/** Moves the cursor of a board with falling stones by arrow keys and drops a stone. */
async function dropByArrows(terminal: TestTerminal, column: number): Promise<void> {
	const from = cursorColumn(terminal.screen);
	terminal.write((column < from ? KEYS.left : KEYS.right).repeat(Math.abs(column - from)));
	const before = movesOf(await terminal.waitFor((screen) => cursorColumn(screen) === column));
	terminal.write(KEYS.enter);
	await terminal.waitFor((screen) => movesOf(screen).length > before.length);
}

describe.concurrent('from the menu into a game', () => {
	journey('two Enters start Connect Four against the engine', async ({openMenu}) => {
		const terminal = await openMenu();
		terminal.write(KEYS.enter);
		await terminal.waitFor('Change with');
		terminal.write(KEYS.enter);
		const screen = await terminal.waitFor(isGame);
		expect(titleOf(screen)).toBe(` Connect Four 7x6${' '.repeat(46)}X you   O medium`);
		expect(statusOf(screen)).toBe('X to move: your turn');
		expect(screen).toMatchObject({alternate: true, cursorVisible: false});
	});

	journey(
		'the keys for the menu, the setup and the board are all handled when they arrive in one write',
		async ({openMenu}) => {
			const terminal = await openMenu();
			terminal.write(`${KEYS.enter}${KEYS.enter}${KEYS.right}${KEYS.right}${KEYS.enter}`);
			const screen = await waitForMoves(terminal, 1);
			expect(movesOf(screen)).toEqual([5]);
		},
	);

	journey('keys typed before the first frame are not lost', async ({startProgram}) => {
		const terminal = startProgram();
		await terminal.waitFor(({alternate}) => alternate);
		terminal.write(`${KEYS.enter}${KEYS.enter}0${KEYS.enter}`);
		expect(movesOf(await waitForMoves(terminal, 1))).toEqual([0]);
	});

	journey('a lone Escape leads back, and from the menu out of the program', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write(KEYS.escape);
		await terminal.waitFor('Continue Connect Four');
		terminal.write(KEYS.escape);
		expect(await terminal.exit).toEqual({code: 0, signal: 0});
	});
});

describe.concurrent('games to their end', () => {
	journey('two people play with the arrow keys, and X wins with four in a column', async ({openGame}) => {
		const terminal = await openGame();
		for (const column of [1, 2, 1, 2, 1, 2, 1]) {
			await dropByArrows(terminal, column);
		}
		// The four stones of the line, two lines of text high each, are marked when the last one has fallen.
		const screen = await terminal.waitFor(
			({lines}) => lines.filter((line) => line.slice(1, 32).includes('*')).length === 4,
		);
		expect(movesOf(screen)).toEqual([1, 2, 1, 2, 1, 2, 1]);
		expect(statusOf(screen)).toContain('X has won');
		expect(statusOf(screen)).toContain('n new game');
	});

	journey('a person wins against the one who always plays leftmost', async ({openGame}) => {
		const terminal = await openGame({O: 'leftmost'});
		for (const [index, column] of [3, 4, 5, 6].entries()) {
			terminal.write(`${column}${KEYS.enter}`);
			await waitForMoves(terminal, index === 3 ? 7 : 2 * index + 2);
		}
		expect(statusOf(terminal.screen)).toContain('X has won');
		expect(movesOf(terminal.screen)).toEqual([3, 0, 4, 0, 5, 0, 6]);
	});

	journey('a person who plays badly loses against the engine', async ({openGame}) => {
		const terminal = await openGame({O: 'hard'});
		const over = () => statusOf(terminal.screen).includes('has won') || statusOf(terminal.screen).includes('Draw');
		for (const [index, column] of [0, 6, 0, 6, 0, 6, 1, 5, 1, 5, 1, 5, 2, 4, 2, 4].entries()) {
			terminal.write(`${column}${KEYS.enter}`);
			await terminal.waitFor((screen) => {
				const status = statusOf(screen);
				return status.includes('has won') || (movesOf(screen).length === 2 * index + 2 && status.includes('your turn'));
			});
			if (over()) {
				break;
			}
		}
		expect(statusOf(terminal.screen)).toContain('O has won');
	});

	journey('two people play tic-tac-toe by the digits of the cells, and it is a draw', async ({openGame}) => {
		const terminal = await openGame({game: 'tic-tac-toe'});
		terminal.write(playing('048176253'));
		const screen = await waitForStatus(terminal, 'Draw: the board is full');
		expect(movesOf(screen)).toEqual([0, 4, 8, 1, 7, 6, 2, 5, 3]);
	});

	journey('who plays a best move of the panel each time draws against the deepest engine', async ({openGame}) => {
		const terminal = await openGame({game: 'tic-tac-toe', O: 'deepest', panel: true});
		for (const free of [9, 7, 5, 3, 1]) {
			const screen = await terminal.waitFor(
				(candidate) =>
					statusOf(candidate).includes('your turn') &&
					candidate.text.includes('decided') &&
					Object.keys(panelOf(candidate)?.numbers ?? {}).length === free,
			);
			terminal.write(`${panelOf(screen)?.best.at(-1)}${KEYS.enter}`);
		}
		const screen = await waitForStatus(terminal, 'Draw');
		expect(movesOf(screen)).toHaveLength(9);
	});

	journey('the whole list of moves of tic-tac-toe is shown beside the scores, too', async ({openGame}) => {
		const terminal = await openGame({game: 'tic-tac-toe', panel: true});
		terminal.write(playing('04817625'));
		const screen = await terminal.waitFor((candidate) => candidate.text.includes('decided'));
		expect(movesOf(screen)).toEqual([0, 4, 8, 1, 7, 6, 2, 5]);
	});
});

describe.concurrent('keys', () => {
	journey(
		'44 and Enter in one write are three keys: the cursor goes to column 4 and a stone falls there',
		async ({openGame}) => {
			const terminal = await openGame();
			terminal.write(`44${KEYS.enter}`);
			const screen = await waitForMoves(terminal, 1);
			expect(movesOf(screen)).toEqual([4]);
			expect(cursorColumn(screen)).toBe(4);
			expect(statusOf(screen)).toBe('O to move');
		},
	);

	journey('two digits choose one cell where there are more than ten', async ({openGame}) => {
		const terminal = await openGame({game: 'tic-tac-toe', setup: KEYS.down + KEYS.right.repeat(2)});
		terminal.write(`12${KEYS.enter}`);
		expect(movesOf(await waitForMoves(terminal, 1))).toEqual([12]);
	});

	journey('an arrow key that arrives in two pieces is one arrow, also while the engine thinks', async ({openGame}) => {
		const terminal = await openGame({panel: true});
		for (const column of [2, 1, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3]) {
			const before = cursorColumn(terminal.screen);
			terminal.write('\u001B');
			terminal.write(column < before ? '[D' : '[C');
			await terminal.waitFor((screen) => cursorColumn(screen) === column);
		}
	});

	journey('the hjkl keys, Space and Down do as the arrows and Enter do', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write(`hh lll j${KEYS.down}`);
		expect(movesOf(await waitForMoves(terminal, 4))).toEqual([1, 4, 4, 4]);
	});

	journey('three Enters at once place one stone, and nothing is played afterwards', async ({openGame}) => {
		const terminal = await openGame({O: 'medium', panel: true});
		terminal.write(KEYS.enter.repeat(3));
		const refused = await waitForStatus(terminal, 'this key does nothing now');
		expect(movesOf(refused)).toEqual([3]);
		await waitForMoves(terminal, 2);
		terminal.write(`0${KEYS.enter}`);
		const screen = await waitForMoves(terminal, 4);
		expect(movesOf(screen).filter((_, index) => index % 2 === 0)).toEqual([3, 0]);
	});

	journey('a stone for a full column is refused, and it stays the turn of the same side', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write(playing('4444444'));
		const screen = await waitForStatus(terminal, 'Column 4 is full; choose another one');
		expect(statusOf(screen)).toMatch(/^X to move/);
		expect(movesOf(screen)).toEqual([4, 4, 4, 4, 4, 4]);
		terminal.write(`0${KEYS.enter}`);
		expect(statusOf(await waitForMoves(terminal, 7))).toBe('O to move');
	});

	journey('pasted text that is no position changes nothing, and is named', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write('\u001B[200~0\r1\rq\u0003\u001B[201~');
		const screen = await waitForStatus(terminal, 'Not read: ');
		expect(cursorColumn(screen)).toBe(3);
		terminal.write(`5${KEYS.enter}`);
		expect(movesOf(await waitForMoves(terminal, 1))).toEqual([5]);
	});

	journey(
		'what is no key changes nothing: other buttons of the mouse, focus, an unknown sequence, accents',
		async ({openGame}) => {
			const terminal = await openGame();
			terminal.write(
				'\u001B[<1;10;10M\u001B[<2;10;10M\u001B[<32;10;10M\u001B[<0;10;10m\u001B[I\u001B[O\u001B[?1;2c\u001B[99~\u001BOPéß漢🎲',
			);
			terminal.write(`6${KEYS.enter}`);
			const screen = await waitForMoves(terminal, 1);
			expect(movesOf(screen)).toEqual([6]);
			expect(statusOf(screen)).toBe('O to move');
		},
	);
});

describe.concurrent('taking back', () => {
	journey('an undo or a new game while the engine thinks leaves no stone of its answer', async ({openGame}) => {
		const terminal = await openGame({O: 'deepest', panel: true});
		terminal.write(`0${KEYS.enter}`);
		await waitForStatus(terminal, 'O is thinking');
		terminal.write('u');
		await waitForStatus(terminal, 'X to move');
		expect(movesOf(terminal.screen)).toEqual([]);
		terminal.write(`1${KEYS.enter}n`);
		await waitForStatus(terminal, 'X to move');
		terminal.write(`2${KEYS.enter}`);
		await waitForStatus(terminal, 'O is thinking');
		terminal.write('n');
		await waitForStatus(terminal, 'X to move');
		// The answer to this move is a later event than all those that were given up.
		terminal.write(`6${KEYS.enter}`);
		const screen = await waitForMoves(terminal, 2);
		expect(movesOf(screen)[0]).toBe(6);
	});

	journey(
		'an undo in the same write as the move leaves no stone, though the engine has its answer at once',
		async ({openGame}) => {
			const terminal = await openGame({O: 'leftmost'});
			terminal.write(`5${KEYS.enter}u`);
			await waitForStatus(terminal, 'X to move');
			terminal.write(`6${KEYS.enter}`);
			expect(movesOf(await waitForMoves(terminal, 2))).toEqual([6, 0]);
		},
	);

	journey('an undo takes back the reply as well, and a redo plays both again', async ({openGame}) => {
		const terminal = await openGame({O: 'leftmost'});
		terminal.write(`3${KEYS.enter}`);
		await waitForMoves(terminal, 2);
		terminal.write(`4${KEYS.enter}`);
		await waitForMoves(terminal, 4);
		terminal.write('u');
		expect(movesOf(await waitForMoves(terminal, 2))).toEqual([3, 0]);
		terminal.write(KEYS.backspace);
		await waitForMoves(terminal, 0);
		terminal.write('u');
		await waitForStatus(terminal, 'There is nothing to take back');
		terminal.write('rr');
		expect(movesOf(await waitForMoves(terminal, 4))).toEqual([3, 0, 4, 0]);
	});

	journey('after 4343434 an undo takes the win back, and X is to move', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write(playing('4343434'));
		await waitForStatus(terminal, 'X has won');
		terminal.write(KEYS.enter);
		await waitForStatus(terminal, 'The game is over');
		terminal.write('u');
		const screen = await waitForStatus(terminal, 'X to move');
		expect(movesOf(screen)).toEqual([4, 3, 4, 3, 4, 3]);
		expect(screen.text).not.toContain('has won');
	});
});

describe.concurrent('more that one can do in a game', () => {
	journey('g leads to the other game and back, and neither loses anything', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write(playing('334'));
		await waitForMoves(terminal, 3);
		terminal.write('g');
		await terminal.waitFor((screen) => titleOf(screen).startsWith(' Tic-tac-toe 3x3'));
		terminal.write(`8${KEYS.enter}`);
		const reply = movesOf(await waitForMoves(terminal, 2));
		terminal.write('g');
		const back = await terminal.waitFor((screen) => titleOf(screen).startsWith(' Connect Four 7x6'));
		expect(movesOf(back)).toEqual([3, 3, 4]);
		expect(statusOf(back)).toBe('O to move');
		terminal.write(`g`);
		const again = await terminal.waitFor((screen) => titleOf(screen).startsWith(' Tic-tac-toe 3x3'));
		expect(movesOf(again)).toEqual(reply);
		terminal.write('q');
		await terminal.waitFor('Continue Tic-tac-toe');
		terminal.write(KEYS.enter);
		expect(movesOf(await terminal.waitFor(isGame))).toEqual(reply);
	});

	journey('a game that is left while the engine thinks goes on when one comes back', async ({openGame}) => {
		const terminal = await openGame({O: 'medium'});
		terminal.write(`0${KEYS.enter}g`);
		await terminal.waitFor((screen) => titleOf(screen).startsWith(' Tic-tac-toe'));
		terminal.write('g');
		expect(movesOf(await waitForMoves(terminal, 2))[0]).toBe(0);
	});

	journey(
		'i tells where to look and then the move: from the book at the beginning, and from a search later',
		async ({openGame}) => {
			const terminal = await openGame();
			terminal.write('0i');
			await waitForStatus(terminal, 'Look at the middle');
			terminal.write('i');
			const book = await waitForStatus(terminal, 'Hint: 3, from the book');
			// The cursor stays where the person has it.
			expect(cursorColumn(book)).toBe(0);
			// O stops the three stones of X at its turn.
			terminal.write(`${playing('01010')}i`);
			await waitForStatus(terminal, 'X threatens to win: block it');
			terminal.write('i');
			const found = await waitForStatus(terminal, 'Hint: 0');
			expect(movesOf(found)).toEqual([0, 1, 0, 1, 0]);
		},
	);

	journey('s swaps the sides, and the engine moves at once', async ({openGame}) => {
		const terminal = await openGame({O: 'leftmost'});
		terminal.write('s');
		const screen = await waitForMoves(terminal, 1);
		expect(titleOf(screen)).toMatch(/X leftmost {3}O you$/);
		expect(movesOf(screen)).toEqual([0]);
		await waitForStatus(terminal, 'O to move: your turn');
	});

	journey('two engines play, can be paused, and play at the speed one wants', async ({openGame}) => {
		const terminal = await openGame({X: 'simple', O: 'beginner', panel: true});
		await waitForStatus(terminal, 'speed 4 of 6');
		await waitForMoves(terminal, 1);
		terminal.write('p');
		const paused = await waitForStatus(terminal, 'Paused: ');
		// The panel thinks about the position that waits: its report comes later than a move would have.
		await terminal.waitFor((screen) => (panelOf(screen)?.depth ?? 0) >= 8);
		expect(movesOf(terminal.screen)).toEqual(movesOf(paused));
		terminal.write('p');
		await waitForMoves(terminal, movesOf(paused).length + 1);
		terminal.write('>>>>');
		await waitForStatus(terminal, 'speed 6 of 6');
		await terminal.waitFor((screen) => /has won|Draw/.test(statusOf(screen)));
	});

	journey('o changes the players, and the game goes on', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write(`3${KEYS.enter}o`);
		await terminal.waitFor('The game goes on with these players');
		terminal.write(`${KEYS.end}${KEYS.left.repeat(3)}${KEYS.enter}`);
		const screen = await waitForMoves(terminal, 2);
		expect(titleOf(screen)).toMatch(/X you {3}O leftmost$/);
		expect(movesOf(screen)).toEqual([3, 0]);
	});

	journey('the help names the keys and leads back to where it was opened', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write('?');
		const help = await terminal.waitFor('Help: game');
		expect(help.text).toContain('take back, the reply of the engine too');
		terminal.write(KEYS.down.repeat(60));
		await terminal.waitFor('leave the program at once');
		terminal.write('q');
		await terminal.waitFor(isGame);
	});
});
