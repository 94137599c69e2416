import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect} from 'vitest';
import {gameText} from '../helpers/games.ts';
import {KEYS} from '../helpers/terminal.ts';
import {gamesFolder, openList, put, savedGames, savedNames, waitForRunning, waitForSaved} from './saved.ts';
import {isGame, journey, movesOf, playing, titleOf, waitForMoves, waitForStatus} from './steps.ts';

const PLAYER = `node ${fileURLToPath(new URL('../../examples/player.mjs', import.meta.url))}`;

describe.concurrent('a program that is killed', () => {
	journey('goes on with the game: its players, its moves, and those taken back', async ({home, openGame, openMenu}) => {
		const first = await openGame({O: 'leftmost'});
		first.write(playing('3'));
		await waitForMoves(first, 2);
		first.write(playing('4'));
		await waitForMoves(first, 4);
		first.write('u');
		await waitForMoves(first, 2);
		await waitForRunning(home, 3, 0);
		await first.kill();

		const second = await openMenu();
		expect(second.screen.text).toMatch(/› Continue Connect Four +the game goes on after 2 moves/);
		second.write(KEYS.enter);
		const game = await second.waitFor(isGame);
		expect(titleOf(game)).toMatch(/Connect Four 7x6 +X you {3}O leftmost$/);
		expect(movesOf(game)).toEqual([3, 0]);
		second.write('r');
		expect(movesOf(await waitForMoves(second, 4))).toEqual([3, 0, 4, 0]);
		await waitForRunning(home, 3, 0, 4, 0);
		expect(savedNames(home, 'running')).toHaveLength(1);
	});

	journey('goes on with a game of each kind, the one played last first', async ({home, openGame, openMenu}) => {
		const first = await openGame();
		first.write(playing('3'));
		await waitForMoves(first, 1);
		await waitForRunning(home, 3);
		first.write('g');
		await first.waitFor('Tic-tac-toe');
		first.write(playing('0'));
		await waitForSaved(() => savedGames(home, 'running').length === 2);
		await first.kill();

		const second = await openMenu();
		expect(second.screen.text).toMatch(/› Continue Tic-tac-toe[^\n]*\n +Continue Connect Four/);
		second.write(KEYS.down + KEYS.enter);
		expect(movesOf(await second.waitFor(isGame))).toEqual([3]);
	});

	journey('goes on with a program of one’s own that plays', async ({home, openGame, openMenu}) => {
		const first = await openGame({O: 'program', command: PLAYER});
		first.write(playing('3'));
		const [x, o] = movesOf(await waitForMoves(first, 2));
		await waitForRunning(home, x as number, o as number);
		await first.kill();

		const second = await openMenu();
		second.write(KEYS.enter);
		await waitForMoves(second, 2);
		second.write(playing('2'));
		expect(titleOf(await waitForMoves(second, 4))).toMatch(/O program$/);
	});
});

describe.concurrent('a game', () => {
	journey('that is left goes on, and one that is over does not', async ({home, openGame, openMenu}) => {
		const first = await openGame();
		first.write(playing('010101'));
		await waitForMoves(first, 6);
		first.write('qq');
		expect(await first.exit).toEqual({code: 0, signal: 0});
		expect(savedGames(home, 'running')).toMatchObject([{moves: [0, 1, 0, 1, 0, 1]}]);

		const second = await openMenu();
		second.write(KEYS.enter);
		await second.waitFor(isGame);
		second.write(playing('0'));
		await waitForStatus(second, 'X has won');
		second.write('qq');
		expect(await second.exit).toEqual({code: 0, signal: 0});
		expect(savedNames(home, 'running')).toEqual([]);
		expect(savedGames(home, 'finished')).toMatchObject([{moves: [0, 1, 0, 1, 0, 1, 0]}]);

		const third = await openMenu();
		expect(third.screen.text).not.toContain('Continue');
		const lines = await openList(third, 1);
		expect(lines.join('\n')).toMatch(/C4 7x6 +X wins +7 moves +X you, O you/);
	});

	journey(
		'in whose place another one comes stays among the saved ones, and goes on from there',
		async ({home, openGame, openMenu}) => {
			const terminal = await openGame();
			// The new game comes in the same moment as the last move.
			terminal.write(`${playing('34')}n`);
			await waitForSaved(() => savedGames(home, 'finished').length === 1);
			await waitForMoves(terminal, 0);
			terminal.write(playing('6'));
			await waitForRunning(home, 6);
			await waitForSaved(() => savedGames(home, 'finished').some(({setAside}) => setAside === true));
			terminal.write('q');
			await terminal.waitFor('Continue Connect Four');
			const lines = await openList(terminal, 2);
			expect(lines.filter((line) => line.includes('goes on'))).toHaveLength(2);
			// The one that was saved last, which runs, is the first one.
			expect(lines.find((line) => line.includes('›'))).toContain('1 move ');
			terminal.write(KEYS.down + KEYS.enter);
			expect(movesOf(await waitForMoves(terminal, 2))).toEqual([3, 4]);
			await waitForRunning(home, 3, 4);
			await waitForSaved(() => savedGames(home, 'finished').some(({moves}) => moves[0] === 6));
			await terminal.kill();

			const next = await openMenu();
			expect(next.screen.text).toMatch(/Continue Connect Four +the game goes on after 2 moves/);
			next.write(KEYS.enter);
			expect(movesOf(await waitForMoves(next, 2))).toEqual([3, 4]);
		},
	);

	journey('that runs is the same one when it is chosen in the list', async ({home, openGame}) => {
		const terminal = await openGame();
		terminal.write(playing('34'));
		await waitForMoves(terminal, 2);
		terminal.write('q');
		await terminal.waitFor('Continue Connect Four');
		await openList(terminal, 1);
		terminal.write(KEYS.enter);
		await waitForMoves(terminal, 2);
		terminal.write(playing('5'));
		await waitForMoves(terminal, 3);
		terminal.write('qq');
		await terminal.exit;
		expect(savedGames(home, 'running')).toMatchObject([{moves: [3, 4, 5]}]);
		expect(savedNames(home, 'finished')).toEqual([]);
	});

	journey('is removed by d twice, also one that runs, and is not saved again', async ({home, openGame}) => {
		const terminal = await openGame();
		terminal.write(playing('34'));
		await waitForMoves(terminal, 2);
		await waitForRunning(home, 3, 4);
		terminal.write('q');
		await terminal.waitFor('Continue Connect Four');
		await openList(terminal, 1);
		terminal.write('d');
		await waitForStatus(terminal, 'd again removes this game for good');
		expect(savedNames(home, 'running')).toHaveLength(1);
		terminal.write('d');
		await terminal.waitFor('No game is saved yet');
		terminal.write(`${KEYS.down}${KEYS.up}q`);
		const menu = await terminal.waitFor('Choose with the arrow keys');
		expect(menu.text).not.toContain('Continue');
		terminal.write(`${KEYS.enter}${KEYS.enter}`);
		await terminal.waitFor(isGame);
		terminal.write('qq');
		await terminal.exit;
		expect([...savedNames(home, 'running'), ...savedNames(home, 'finished')]).toEqual([]);
	});
});

describe.concurrent('two instances at once', () => {
	journey('both go on with the same game, and at the end both are there', async ({home, openMenu}) => {
		const path = put(
			join(gamesFolder(home), 'running', 'shared.json'),
			gameText([4, 0], null, '2026-11-30T09:00:00.000Z'),
		);
		const one = await openMenu();
		const other = await openMenu();
		for (const terminal of [one, other]) {
			terminal.write(KEYS.enter);
			await waitForMoves(terminal, 2);
			terminal.write(`o${KEYS.end}${KEYS.left.repeat(3)}${KEYS.enter}`);
			await terminal.waitFor((screen) => /X you {3}O you$/.test(titleOf(screen)));
			await waitForSaved(() => savedGames(home, 'running').some(({players}) => players.O === 'you'));
		}
		await waitForStatus(other, 'Another window plays this game, too: yours is saved as a game of its own');
		one.write(playing('8'));
		await waitForMoves(one, 3);
		await waitForRunning(home, 4, 0, 8);
		other.write(playing('2'));
		await waitForMoves(other, 3);
		await waitForRunning(home, 4, 0, 2);
		other.write(playing('6'));
		await waitForMoves(other, 4);
		one.write(playing('1'));
		await waitForMoves(one, 4);
		for (const terminal of [one, other]) {
			terminal.write('qq');
			expect(await terminal.exit).toEqual({code: 0, signal: 0});
		}
		expect(savedGames(home, 'running').map(({moves}) => moves)).toHaveLength(2);
		expect(savedGames(home, 'running')).toEqual(
			expect.arrayContaining([
				expect.objectContaining({moves: [4, 0, 8, 1]}),
				expect.objectContaining({moves: [4, 0, 2, 6]}),
			]),
		);
		expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({started: '2026-11-30T08:48:51.000Z'});

		const third = await openMenu();
		await openList(third, 2);
	});

	journey('see what the other one plays, and cannot remove it', async ({home, openGame, openMenu}) => {
		const one = await openGame();
		one.write(playing('34'));
		await waitForMoves(one, 2);
		await waitForRunning(home, 3, 4);
		const other = await openMenu();
		const lines = await openList(other, 1);
		expect(lines.join('\n')).toMatch(/C4 7x6 +elsewhere +2 moves/);
		other.write('dd');
		await waitForStatus(other, 'Not removed: it is played in another window, or was changed there');
		expect(savedGames(home, 'running')).toMatchObject([{moves: [3, 4]}]);
	});
});

describe.concurrent('the list of saved games', () => {
	journey('bears that a game is gone or another one while it is looked at', async ({home, openMenu}) => {
		const folder = join(gamesFolder(home), 'running');
		const gone = put(join(folder, 'gone.json'), gameText([4, 0], null, '2026-11-30T09:00:02.000Z'));
		const changed = put(join(folder, 'changed.json'), gameText([8], null, '2026-11-30T09:00:01.000Z'));
		const terminal = await openMenu();
		await openList(terminal, 2);
		rmSync(gone);
		terminal.write('dd');
		await terminal.waitFor('1 game');
		const edited = gameText([8, 4], null, '2026-11-30T09:00:01.000Z');
		put(changed, edited);
		terminal.write('dd');
		await waitForStatus(terminal, 'Not removed');
		expect(readFileSync(changed, 'utf8')).toBe(edited);
		// The game goes on as it was read, beside the file that was changed.
		terminal.write(KEYS.enter);
		await terminal.waitFor(isGame);
		terminal.write('u');
		await waitForSaved(() => savedNames(home, 'running').length === 2);
		expect(readFileSync(changed, 'utf8')).toBe(edited);
	});

	journey('holds a thousand games', async ({home, openMenu}) => {
		for (let count = 0; count < 1000; count++) {
			const saved = `2026-11-30T09:${String(Math.floor(count / 60)).padStart(2, '0')}:${String(count % 60).padStart(2, '0')}.000Z`;
			put(join(gamesFolder(home), 'finished', `game-${count}.json`), gameText([0, 3, 1, 4, 2], 'X', saved));
		}
		const terminal = await openMenu();
		const lines = await openList(terminal, 1000);
		expect(lines.filter((line) => line.includes('X wins'))).toHaveLength(18);
		terminal.write(KEYS.end + KEYS.enter);
		await terminal.waitFor('move 5 of 5');
	});
});
