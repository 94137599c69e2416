import {describe, expect, test} from 'vitest';
import {type ScoreBook, scoreBookOf} from '../../../source/engine/book/score-book.ts';
import type {Position} from '../../../source/engine/position.ts';
import {encodeScoreBook} from '../../../source/store/score-book-file.ts';
import {run, runJson, type World} from '../../helpers/command.ts';
import {CONNECT_FOUR, dropBoard} from '../../helpers/positions.ts';
import {builtScores, codeAt, libraryOf, shippedScores} from '../../helpers/score-books.ts';
import {failingTeam, scriptedTeam} from '../../helpers/solver-teams.ts';

const BOOK = builtScores(dropBoard(5, 4), 4);

/** The book with other scores for the positions with these codes, by the number of their stones. */
function falsified(changes: ReadonlyArray<readonly [stones: number, code: number, score: number]>): ScoreBook {
	const positions = BOOK.layers.flatMap(({codes, scores}, stones) =>
		Array.from(codes, (code, index) => {
			const change = changes.find(([atStones, atCode]) => atStones === stones && atCode === code);
			return {stones, code, score: change?.[2] ?? (scores[index] as number)};
		}),
	);
	return scoreBookOf(BOOK.rules, BOOK.plies, positions);
}

function verify(line: string, world: World = {library: libraryOf(BOOK)}) {
	return run(['book', 'verify', '--size', '5x4', ...line.split(' ').filter((word) => word !== '')], world);
}

describe('fourply book verify', () => {
	test('solves a sample afresh and counts how many agree', async () => {
		expect(await verify('--sample 30')).toMatchObject({
			code: 0,
			out: 'board 5x4 connect 4 gravity, 4 plies, 243 positions\n30 of 30 positions solved afresh (seed 1) agree\n',
			err: '',
		});
		expect(
			await runJson(['book', 'verify', '--size', '5x4', '--sample', '10', '--seed', '9'], {library: libraryOf(BOOK)}),
		).toEqual({board: '5x4 connect 4 gravity', plies: 4, positions: 243, seed: 9, compared: 10, agreed: 10});
	});

	test('solves a hundred positions where nothing is said, or all', async () => {
		expect((await verify('')).out).toContain('\n100 of 100 positions');
		expect((await verify('--sample all')).out).toContain('\n243 of 243 positions');
		expect((await verify('--sample 1000000')).out).toContain('\n243 of 243 positions');
	});

	test('proves positions of the book that comes with the program', async () => {
		expect(await run(['book', 'verify', '--sample', '4', '--seed', '3'], {library: shippedScores()})).toMatchObject({
			code: 0,
			out: [
				'board 7x6 connect 4 gravity, 8 plies, 129,498 positions',
				'4 of 4 positions solved afresh (seed 3) agree',
				'',
			].join('\n'),
		});
	});

	test('takes the same sample for the same seed, without repetition, and another one for another', async () => {
		const taken = async (seed: number) => {
			let codes: readonly number[] = [];
			const solverTeam = scriptedTeam((positions: readonly Position[], {onDone}) => {
				codes = positions.map(codeAt);
				queueMicrotask(onDone);
			});
			await verify(`--sample 50 --seed ${seed}`, {library: libraryOf(BOOK), solverTeam});
			return codes;
		};
		const first = await taken(1);
		expect(new Set(first).size).toBe(50);
		expect(await taken(1)).toEqual(first);
		expect(await taken(2)).not.toEqual(first);
	});

	test('finds a falsified score, names it, and ends with exit code 1', async () => {
		// The empty board is a draw; with a stone on the edge (code 1) it is a win for O.
		const library = libraryOf(
			falsified([
				[0, 0, 1],
				[1, 1, -1],
			]),
		);
		expect(await verify('--sample all', {library})).toMatchObject({
			code: 1,
			out: [
				'board 5x4 connect 4 gravity, 4 plies, 243 positions',
				'the position after no moves has 1 in the book, and is 0',
				'the position after 0 has -1 in the book, and is 1',
				'241 of 243 positions solved afresh (seed 1) agree',
				'',
			].join('\n'),
		});
		const {code, out} = await verify('--sample all --json', {library});
		expect(code).toBe(1);
		expect(JSON.parse(out)).toMatchObject({compared: 243, agreed: 241});
	});

	test('compares with another book, solving nothing', async () => {
		const files = {
			good: encodeScoreBook(builtScores(dropBoard(5, 4), 3)),
			bad: encodeScoreBook(falsified([[1, 3, 5]])),
			other: encodeScoreBook(builtScores(dropBoard(4, 4), 2)),
		};
		const world = {library: libraryOf(BOOK), files, solverTeam: failingTeam('nothing is to be solved')};
		expect(await verify('--against good', world)).toMatchObject({
			code: 0,
			out: 'board 5x4 connect 4 gravity, 4 plies, 243 positions\n66 of 66 positions in good too agree\n',
		});
		expect(await verify('--against bad', world)).toMatchObject({
			code: 1,
			out: [
				'board 5x4 connect 4 gravity, 4 plies, 243 positions',
				'the position after 1 has 0 in the book, and is 5',
				'242 of 243 positions in bad too agree',
				'',
			].join('\n'),
		});
		expect(JSON.parse((await verify('--against good --json', world)).out)).toEqual({
			board: '5x4 connect 4 gravity',
			plies: 4,
			positions: 243,
			against: 'good',
			compared: 66,
			agreed: 66,
		});
		expect(await verify('--against other', world)).toMatchObject({
			code: 2,
			out: '',
			err: 'fourply: one book is for 5x4 connect 4 gravity, the other for 4x4 connect 4 gravity\n',
		});
		expect(await verify('--file bad --against good', {files, solverTeam: world.solverTeam})).toMatchObject({code: 1});
	});

	test('fails with one line when the solver fails', async () => {
		expect(await verify('', {library: libraryOf(BOOK), solverTeam: failingTeam('killed')})).toMatchObject({
			code: 1,
			out: '',
			err: 'fourply: the solver failed: killed\n',
		});
	});

	test.each<[string, RegExp]>([
		['--sample 0', /'0' is invalid\. It is a whole number from 1, or "all"/],
		['--sample some', /'some' is invalid/],
		['--seed x', /'x' is invalid/],
		['--against a --sample 5', /cannot be used with option/],
		['--file nowhere', /cannot read nowhere/],
		['--file text', /text: the file is of another kind/],
		['--file five', /the solver cannot serve 7x6, 5 in a row/],
		['--size 6x6', /there is no book of scores for 6x6 connect 4 gravity/],
	])('with %s is refused in one line', async (line, message) => {
		const five = encodeScoreBook(scoreBookOf({...CONNECT_FOUR, connect: 5}, 0, [{stones: 0, code: 0, score: 0}]));
		const files = {five, text: 'game 7x6 connect 4 gravity\n', a: encodeScoreBook(BOOK)};
		const {code, out, err} = await verify(line, {files, library: libraryOf(BOOK)});
		expect({code, out}).toEqual({code: 2, out: ''});
		expect(err).toMatch(/^fourply: [^\n]+\n$/);
		expect(err).toMatch(message);
	});
});
