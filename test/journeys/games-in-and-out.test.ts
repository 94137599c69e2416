import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect} from 'vitest';
import {gameText} from '../helpers/games.ts';
import {KEYS, type TestTerminal} from '../helpers/terminal.ts';
import {gamesFolder, openList, put, savedGames, waitForRunning, waitForSaved} from './saved.ts';
import {boardOf, isGame, journey, movesOf, playing, titleOf, waitForMoves, waitForStatus} from './steps.ts';

/** A drawn board as the course prints it: X on 0, 2 and 4, O on 1 and 8. */
const DRAWING = '|X|O|X|\n| |X| |\n| | |O|\n-------\n 0 1 2\n';

/** What has been copied to the clipboard by OSC 52, one after the other. */
function copied(terminal: TestTerminal): readonly string[] {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the control sequences of terminals
	return [...terminal.output.matchAll(/\u001B\]52;c;([A-Za-z0-9+/=]*)\u001B\\/g)].map(([, text = '']) =>
		Buffer.from(text, 'base64').toString(),
	);
}

/** Waits until so much has been copied: the screen says it a moment before. */
async function waitForCopies(terminal: TestTerminal, count: number): Promise<readonly string[]> {
	await terminal.waitFor(() => copied(terminal).length >= count);
	return copied(terminal);
}

describe.concurrent('a position that is pasted into the game', () => {
	journey('as moves is played on, and the game before is kept', async ({home, openGame}) => {
		const terminal = await openGame();
		terminal.write(playing('66'));
		await waitForRunning(home, 6, 6);
		terminal.paste('3342\n');
		await waitForStatus(terminal, 'A new game from what was pasted; the one before is among the saved games');
		terminal.write(KEYS.left);
		expect(movesOf(await waitForMoves(terminal, 4))).toEqual([3, 3, 4, 2]);
		await waitForRunning(home, 3, 3, 4, 2);
		await waitForSaved(() => savedGames(home, 'finished').length === 1);
		expect(savedGames(home, 'finished')).toMatchObject([{moves: [6, 6], setAside: true}]);
		terminal.write('u');
		await waitForMoves(terminal, 3);
	});

	journey('as cells is played on', async ({openGame}) => {
		const terminal = await openGame();
		terminal.paste('cells 38, 31, 39');
		await waitForStatus(terminal, 'A new game from what was pasted');
		terminal.write(KEYS.left);
		expect(movesOf(await waitForMoves(terminal, 3))).toEqual([3, 3, 4]);
	});

	journey('as a drawing is played on, whose keys are none', async ({home, openGame}) => {
		const terminal = await openGame({game: 'tic-tac-toe'});
		terminal.paste(DRAWING.replaceAll('\n', '\r'));
		await waitForStatus(terminal, 'A new game from what was pasted');
		terminal.write(KEYS.left);
		await waitForStatus(terminal, 'O to move');
		terminal.write(`${KEYS.tab}6${KEYS.enter}`);
		await waitForRunning(home, 6);
		await terminal.kill();
	});

	journey('that is none is told, and the game is as it was', async ({openGame}) => {
		const terminal = await openGame({game: 'tic-tac-toe'});
		terminal.write(playing('4'));
		await waitForMoves(terminal, 1);
		terminal.paste('qq');
		await waitForStatus(terminal, 'Not read: at index 0: "q" is not a number');
		terminal.paste('44');
		await waitForStatus(terminal, 'Not read: at index 1: cell 4 is taken');
		terminal.write(KEYS.left);
		expect(movesOf(await waitForMoves(terminal, 1))).toEqual([4]);
	});

	journey('with columns from 1 counts as the screen does', async ({openMenu}) => {
		const terminal = await openMenu({}, '--columns-from', '1', '--player-o', 'you', '--scores', 'hidden');
		terminal.write(KEYS.enter + KEYS.enter);
		await terminal.waitFor(isGame);
		terminal.paste('4453');
		await waitForStatus(terminal, 'A new game from what was pasted');
		terminal.write('y');
		await waitForStatus(terminal, 'Copied the moves: 4453');
		terminal.write('y');
		await waitForStatus(terminal, 'Copied: cells 39,32,40,38');
		expect(await waitForCopies(terminal, 2)).toEqual(['4453', 'cells 39,32,40,38']);
	});
});

describe.concurrent('a position that is pasted into the lab', () => {
	journey('as moves, as cells or as a drawing is the one that is searched', async ({openGame}) => {
		const terminal = await openGame({game: 'tic-tac-toe'});
		terminal.write('a');
		await terminal.waitFor('Lab');
		terminal.paste('4,0,8');
		await terminal.waitFor(/^ {2}O · · .*\n {2}· X · .*\n {2}· · ?›?X /m);
		terminal.paste('cells 2 6');
		await terminal.waitFor(/^ {2}· · X .*\n {2}· · · .*\n ( |›)O · · /m);
		terminal.paste(DRAWING);
		await terminal.waitFor(/^ {2}X O X .*\n {2}· X · .*\n {2}· · O /m);
		terminal.paste('X O');
		await terminal.waitFor('Not read: ');
	});
});

describe.concurrent('a position that is copied', () => {
	journey('is in the clipboard of the terminal: moves, then cells, then a drawing', async ({openGame}) => {
		const terminal = await openGame();
		terminal.write(playing('3342'));
		await waitForMoves(terminal, 4);
		terminal.write('y');
		await waitForStatus(terminal, 'Copied the moves: 3342   y again: cells');
		terminal.write('y');
		await waitForStatus(terminal, 'Copied: cells 38,31,39,37   y again: drawing');
		terminal.write('y');
		await waitForStatus(terminal, 'Copied a drawing of the board');
		expect(await waitForCopies(terminal, 3)).toEqual([
			'3342',
			'cells 38,31,39,37',
			`${'| | | | | | | |\n'.repeat(4)}| | | |O| | | |\n| | |O|X|X| | |\n---------------\n 0 1 2 3 4 5 6\n`,
		]);
		terminal.write(`${KEYS.left}y`);
		await waitForStatus(terminal, 'Copied the moves: 3342');
	});
});

describe.concurrent('a game as a file', () => {
	journey('is saved, and opened from the list', async ({home, openGame}) => {
		const terminal = await openGame();
		terminal.write(playing('0101010'));
		await waitForStatus(terminal, 'X has won');
		const path = join(home, 'my game.json');
		terminal.write(`S${KEYS.backspace.repeat('connect-four.json'.length)}~/my game.json${KEYS.enter}`);
		await waitForStatus(terminal, `Saved as ${path}`);
		expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
			fourply: 'game',
			version: 1,
			board: {width: 7, height: 6, connect: 4, gravity: true},
			players: {X: 'you', O: 'you'},
			started: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
			saved: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
			result: 'X',
			moves: [0, 1, 0, 1, 0, 1, 0],
			takenBack: [],
			bookMoves: [],
		});

		terminal.write('q');
		await terminal.waitFor('Choose with the arrow keys');
		await openList(terminal, 1);
		terminal.write(`o${path}${KEYS.enter}`);
		const replay = await terminal.waitFor('move 7 of 7');
		expect(titleOf(replay)).toMatch(/Replay {2}Connect Four 7x6 +X you {3}O you$/);
		terminal.write('q');
		await terminal.waitFor('1 game');
	});

	journey('is replaced only when Enter is pressed again; what is wrong is told', async ({home, openGame}) => {
		const path = put(join(home, 'mine.json'), 'mine');
		const terminal = await openGame();
		terminal.write(`${playing('3')}S${KEYS.backspace.repeat('connect-four.json'.length)}${path}${KEYS.enter}`);
		await waitForStatus(terminal, 'It is there: Enter again replaces it');
		expect(readFileSync(path, 'utf8')).toBe('mine');
		terminal.write(KEYS.escape);
		await waitForMoves(terminal, 1);
		expect(readFileSync(path, 'utf8')).toBe('mine');
		terminal.write(`S${KEYS.backspace.repeat('connect-four.json'.length)}${path}${KEYS.enter}`);
		await waitForStatus(terminal, 'It is there: Enter again replaces it');
		terminal.write(KEYS.enter);
		await waitForStatus(terminal, `Saved as ${path}`);
		expect(readFileSync(path, 'utf8')).toContain('"moves": [3]');

		terminal.write(`S${KEYS.backspace.repeat('connect-four.json'.length)}${path}/in-a-file.json${KEYS.enter}`);
		await waitForStatus(terminal, 'a file has the name of its folder (EEXIST)');
	});

	journey('that cannot be used is told in the list, and stays', async ({home, openMenu}) => {
		const path = put(join(home, 'mine.json'), gameText([4, 4], null, '2026-11-30T09:00:00.000Z'));
		const text = readFileSync(path, 'utf8');
		const terminal = await openMenu();
		await openList(terminal, 0);
		terminal.write(`o${home}/none.json${KEYS.enter}`);
		await waitForStatus(terminal, 'it is not there (ENOENT)');
		terminal.write(KEYS.escape);
		await waitForStatus(terminal, 'Open with Enter');
		terminal.write(`o${path}${KEYS.enter}`);
		await waitForStatus(terminal, 'is damaged: moves[1] is not possible');
		expect(readFileSync(path, 'utf8')).toBe(text);
		expect(existsSync(`${path}.damaged`)).toBe(false);
		terminal.write(KEYS.escape);
		await waitForStatus(terminal, 'Open with Enter');
	});
});

describe.concurrent('a replay', () => {
	journey(
		'finds the move that changed the result, and a branch leaves the game as it was',
		async ({home, openGame}) => {
			const terminal = await openGame({game: 'tic-tac-toe'});
			terminal.write(playing('0148356'));
			await waitForStatus(terminal, 'X has won');
			await waitForSaved(() => savedGames(home, 'finished').length === 1);
			terminal.write('v');
			await terminal.waitFor('move 7 of 7');
			await terminal.waitFor('1 move changed the result');
			terminal.write('p');
			const turn = await terminal.waitFor('move 2 of 7');
			expect(turn.text).toContain('2: O 1?');
			expect(turn.text).toContain('O 1  gave away the draw; better: 4');
			terminal.write(`${KEYS.home}n`);
			await terminal.waitFor('move 2 of 7');
			terminal.write(`${KEYS.right}${KEYS.left}${KEYS.left}`);
			await terminal.waitFor('move 1 of 7');
			terminal.write(KEYS.enter);
			expect(movesOf(await waitForMoves(terminal, 1))).toEqual([0]);
			terminal.write(playing('4'));
			await waitForRunning(home, 0, 4);
			terminal.write('q');
			await terminal.waitFor('Choose with the arrow keys');
			const lines = (await openList(terminal, 2)).join('\n');
			expect(lines).toMatch(/TTT 3x3 +goes on +2 moves/);
			expect(lines).toMatch(/TTT 3x3 +X wins +7 moves/);
			expect(savedGames(home, 'finished')).toMatchObject([{moves: [0, 1, 4, 8, 3, 5, 6]}]);
		},
	);

	journey('of a game in the list goes to its ends, and shows its board there', async ({home, openMenu}) => {
		put(join(gamesFolder(home), 'finished', 'won.json'), gameText([0, 3, 1, 4, 2], 'X', '2026-11-30T09:00:00.000Z'));
		const terminal = await openMenu();
		await openList(terminal, 1);
		terminal.write(KEYS.enter);
		await terminal.waitFor('move 5 of 5');
		terminal.write(KEYS.home);
		const start = await terminal.waitFor('Before the first move');
		expect(boardOf(start).join('')).not.toMatch(/[▟▞]/);
		terminal.write(KEYS.right);
		await terminal.waitFor('move 1 of 5');
		terminal.write(KEYS.end);
		await terminal.waitFor('move 5 of 5');
		terminal.write('y');
		await waitForStatus(terminal, 'Copied the moves: 03142');
		terminal.write('q');
		await terminal.waitFor('1 game');
	});
});
