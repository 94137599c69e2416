import {describe, expect} from 'vitest';
import {FACTS} from '../helpers/facts.ts';
import type {Screen} from '../helpers/terminal.ts';
import {
	boardOf,
	isGame,
	journey,
	movesOf,
	panelOf,
	playing,
	waitForMoves,
	waitForPanel,
	waitForStatus,
} from './steps.ts';

describe.concurrent('the panel', () => {
	journey('has a number for each column and looks deeper while the person thinks', async ({openGame}) => {
		const terminal = await openGame({panel: true});
		const first = await waitForPanel(terminal, ({depth}) => depth >= 1);
		const later = await waitForPanel(terminal, ({depth}) => depth >= first.depth + 3);
		expect(Object.keys(later.numbers)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
		expect(later.title).toBe('Scores, good for X is +');
		expect(later.best).not.toEqual([]);
		expect(later.counts.line?.split(' ')[0]).toBe(String(later.best[0]));
		expect(movesOf(terminal.screen)).toEqual([]);
	});

	journey('has the true scores of every column at once, by the book, and later by the solver', async ({openGame}) => {
		const terminal = await openGame({panel: 'exact'});
		await terminal.waitFor(/Exact, good for X is \+ +exact\n/);
		const empty = panelOf(terminal.screen);
		expect(Object.values(empty?.numbers ?? {}).map(Number)).toEqual([-2, -1, 0, 1, 0, -1, -2]);
		expect(empty?.best).toEqual([3]);
		expect(empty?.words[3]).toBe('X wins in 41');
		expect(empty?.counts.solver).toMatch(/^0 /);
		expect(terminal.screen.text).toContain('X wins in 41 book');
		// 226744515337, counted from 1: its scores are -1 0 -1 7 6 -2 0, for X who is to move.
		terminal.write(playing('115633404226'));
		await waitForMoves(terminal, 12);
		await terminal.waitFor(/Exact, good for X is \+ +exact\n/);
		const later = await waitForPanel(terminal, ({counts}) => counts.solver?.startsWith('0 ') === false);
		expect(Object.values(later.numbers).map(Number)).toEqual([-1, 0, -1, 7, 6, -2, 0]);
		expect(later.best).toEqual([3]);
		expect(terminal.screen.text).not.toContain('book');
	});

	journey('goes on with the search where there is no solver', async ({openGame}) => {
		const terminal = await openGame({game: 'tic-tac-toe', panel: true});
		terminal.write('mmm');
		await terminal.waitFor('no exact scores for this board: search alone');
		await waitForPanel(terminal, ({title, words}) => title.startsWith('Exact') && words[4] === 'draw');
	});

	journey('starts at once on each new position', async ({openGame}) => {
		const terminal = await openGame({panel: true});
		await waitForPanel(terminal, ({depth}) => depth >= 6);
		terminal.write(playing('0'));
		await waitForMoves(terminal, 1);
		const shallow = await waitForPanel(terminal, ({depth}) => depth >= 1);
		await waitForPanel(terminal, ({depth}) => depth > shallow.depth);
	});

	journey('is hidden by Tab, and comes back by Tab', async ({openGame}) => {
		const terminal = await openGame({panel: true});
		terminal.write('\t');
		const hidden = await terminal.waitFor((screen) => isGame(screen) && panelOf(screen) === undefined);
		expect(hidden.text).not.toMatch(/Scores|nodes|cutoffs|static/);
		terminal.write('\t');
		await waitForPanel(terminal, ({depth}) => depth >= 1);
	});

	journey('proves tic-tac-toe a draw and then rests', async ({openGame}) => {
		const terminal = await openGame({game: 'tic-tac-toe', panel: true});
		await terminal.waitFor('decided: nothing can change any more');
		const panel = panelOf(terminal.screen);
		expect(panel?.words).toEqual(Object.fromEntries(Array.from({length: 9}, (_, cell) => [cell, 'draw'])));
		expect(panel?.best).toHaveLength(9);
	});

	journey('says in how many plies a side wins', async ({openGame}) => {
		const terminal = await openGame({panel: true});
		terminal.write(playing('01010'));
		await waitForMoves(terminal, 5);
		const panel = await waitForPanel(terminal, ({words}) => words[6] === 'X wins in 2');
		expect(panel.words[1]).toBe('X wins in 2');
		expect(panel.best).toEqual([0]);
	});

	journey(
		'shows the numbers of the notebook for its example: m for alpha-beta, which has the evaluation of the notebook, - for less depth',
		async ({openGame}) => {
			const {example} = FACTS.notebook;
			const terminal = await openGame({panel: true});
			terminal.write(playing(example.cells.map((cell) => cell % 7).join('')));
			await waitForStatus(terminal, 'O to move');
			terminal.write('m');
			await terminal.waitFor('Alpha-beta, good for X is +');
			const deep = await waitForPanel(
				terminal,
				({counts, depth}) => depth === 8 && counts.visits?.startsWith('301 k') === true,
			);
			expect(deep.counts.value).toBe('-545');
			expect(deep.counts.static).toBe(`+${example.evaluation}  by pattern-a`);
			expect(deep.counts.prunes).toMatch(/^55\.2 k /);
			expect(deep.best).toEqual([6]);
			terminal.write('--');
			const less = await waitForPanel(terminal, ({depth}) => depth === 6);
			expect(less.counts.value).toBe('-220');
			expect(less.counts.visits).toMatch(/^21\.8 k /);
			expect(less.counts.prunes).toMatch(/^3\.4 k /);
			terminal.write('+-+');
			await waitForPanel(terminal, ({depth}) => depth === 7);
		},
	);

	journey.for([2, 3])("shows the scores of the course's minimax at ply %i", async (ply, {openGame}) => {
		const fact = FACTS.course.scoresFor.find(
			(one) => one.moves === '1211244445' && one.player === 'X' && one.ply === ply,
		);
		const terminal = await openGame({panel: true});
		terminal.write(playing('1211244445'));
		await waitForMoves(terminal, 10);
		terminal.write(`mm${'-'.repeat(4 - ply)}`);
		const panel = await waitForPanel(
			terminal,
			({title, depth}) => title.startsWith('Minimax, good for O') && depth === ply,
		);
		const shown = Object.values(panel.numbers).map(Number);
		expect(shown).toEqual(fact?.scores);
	});

	journey('goes back to the scores after its four sources', async ({openGame}) => {
		const terminal = await openGame({panel: true});
		for (const title of ['Alpha-beta', 'Minimax', 'Exact', 'Scores']) {
			terminal.write('m');
			await waitForPanel(terminal, (panel) => panel.title.startsWith(title));
		}
	});

	journey('writes scores, numbers or nothing into the free cells of tic-tac-toe', async ({openGame}) => {
		const terminal = await openGame({game: 'tic-tac-toe', panel: true});
		const numbersIn = (screen: Screen) => boardOf(screen).flatMap((line) => line.match(/\d+|◆/g) ?? []);
		// Each of them is a draw, and proven to be one.
		const scores = Array.from({length: 8}, () => '◆');
		// The cursor's cell, in the middle, shows the stone that would be placed.
		const numbers = ['0', '1', '2', '3', '5', '6', '7', '8'];
		await terminal.waitFor((screen) => String(numbersIn(screen)) === String(scores));
		for (const wanted of [numbers, [], scores]) {
			terminal.write('c');
			await terminal.waitFor((screen) => isGame(screen) && String(numbersIn(screen)) === String(wanted));
		}
	});

	journey('and the engine that plays do not wait for each other', async ({openGame}) => {
		const terminal = await openGame({O: 'deepest', panel: true});
		terminal.write(playing('0'));
		await waitForStatus(terminal, 'O is thinking');
		await waitForPanel(terminal, ({depth}) => depth >= 3);
		expect(terminal.screen.text).toContain('O is thinking');
		await waitForMoves(terminal, 2);
	});
});
