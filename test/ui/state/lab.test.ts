import {describe, expect, test} from 'vitest';
import {type LabRow, type LabSearch, labSearches, runLabSearch} from '../../../source/engine/lab/compare.ts';
import {scoresAtDepth} from '../../../source/engine/lab/value-by-depth.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {SearchMemory} from '../../../source/engine/search/search-position.ts';
import {
	goToLab,
	type LabState,
	labAnswered,
	labKey,
	labPaste,
	nextLabJob,
	openLab,
	searchesOf,
} from '../../../source/ui/state/lab.ts';
import type {Answer, Job} from '../../../source/worker/protocol.ts';
import {afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';

const EMPTY = openLab(afterMoves(TIC_TAC_TOE, ''));

function press(lab: LabState, ...keys: readonly string[]): LabState {
	return keys.reduce((now, key) => labKey(now, key), lab);
}

/** What the engine answers; the solver says nothing here. */
function answerTo(job: Job): Answer {
	switch (job.kind) {
		case 'lab-search':
			return {kind: 'lab-search', row: runLabSearch(job.search, job.position, job.settings, UNDISTURBED)};
		case 'lab-depth': {
			const scores = scoresAtDepth(job.position, job.settings.depth, job.settings, UNDISTURBED, new SearchMemory());
			if (scores !== undefined) {
				return {kind: 'lab-depth', scores};
			}
		}
	}
	throw new Error(`a question that was not expected: ${job.kind}`);
}

/** Answers questions until there are no more, or `count` of them. */
function answerAll(lab: LabState, count = 1000): LabState {
	let state = lab;
	for (let asked = 0; asked < count; asked++) {
		const job = nextLabJob(state);
		if (job === undefined) {
			return state;
		}
		state = labAnswered(state, state.results.run, answerTo(job));
	}
	return state;
}

describe('the lab', () => {
	test('asks one search after the other, and then nothing', () => {
		const lab = press(EMPTY, ...Array.from({length: 6}, () => 'left'));
		expect(lab.settings.depth).toBe(3);
		const done = answerAll(lab);
		expect(done.results.rows.map(({search}) => search)).toEqual(labSearches(EMPTY.position));
		// Tic-tac-toe three plies deep: 1 + 9 + 72 + 504 nodes.
		expect(done.results.rows[0]?.nodes).toBe(586);
		expect(new Set(done.results.rows.map(({score}) => JSON.stringify(score))).size).toBe(1);
	});

	test('an answer to what is no longer asked changes nothing', () => {
		const job = nextLabJob(EMPTY);
		const answer = answerTo(job as Job);
		const changed = press(EMPTY, 'left');
		expect(labAnswered(changed, EMPTY.results.run, answer)).toBe(changed);
		expect(labAnswered(changed, changed.results.run, answer).results.rows).toHaveLength(1);
	});

	test('shows how nodes grow by depth, all curves together', () => {
		const lab = press(EMPTY, ...Array.from({length: 6}, () => 'left'), 'v');
		expect(answerAll(lab, 4).results.growth.map((rows) => rows.length)).toEqual([1, 1, 1, 1]);
		const done = answerAll(lab);
		expect(done.results.growth[0]?.map(({nodes}) => nodes)).toEqual([10, 82, 586]);
	});

	test('asks no more of a search that found no answer in its time', () => {
		const lab = press(EMPTY, 'v');
		const row = runLabSearch(
			searchesOf(lab)[0] as LabSearch,
			lab.position,
			{...lab.settings, table: 1, time: null, nodes: 5},
			UNDISTURBED,
		);
		expect(row.finished).toBe(false);
		const stopped = labAnswered(lab, lab.results.run, {kind: 'lab-search', row});
		const asked = answerAll(stopped).results.growth.map((rows: readonly LabRow[]) => rows.length);
		expect(asked).toEqual([1, 9, 9, 9]);
	});

	test('shows the value of every move at depth 1, 2, 3...', () => {
		const lab = press(openLab(afterMoves(TIC_TAC_TOE, '01')), ...Array.from({length: 6}, () => 'left'), 'v', 'v');
		const done = answerAll(lab);
		expect(done.results.depths.map(({depth}) => depth)).toEqual([1, 2, 3]);
		expect(done.results.depths[2]?.moves.map(({move}) => move)).toEqual([2, 3, 4, 5, 6, 7, 8]);
	});

	test('asks for the true scores where the solver serves the board, once some depths are there', () => {
		const lab = press(openLab(afterMoves(CONNECT_FOUR, '333333')), 'v', 'v');
		const some = answerAll(lab, 4);
		expect(nextLabJob(some)).toEqual({kind: 'lab-truth', position: some.position});
	});

	test('a larger depth keeps what is known by depth; another evaluation keeps the true scores alone', () => {
		const lab = answerAll(press(EMPTY, ...Array.from({length: 6}, () => 'left'), 'v'));
		expect(press(lab, 'right').results.growth[0]).toHaveLength(3);
		expect(press(lab, 'e').results.growth[0]).toHaveLength(0);
		expect(press(lab, 'e').settings.evaluation).toBe('pattern-a');
		expect(press(lab, 'f').settings.wins).toBe('flat');
	});

	test('has the examples one key away, the notebook first', () => {
		const lab = press(EMPTY, 'x');
		expect(lab.example).toBe('notebook');
		expect(lab.position.moves).toEqual([3, 2, 3, 3, 2, 3, 2, 3, 3, 2, 4, 4, 5]);
		expect(lab.settings).toEqual({depth: 8, evaluation: 'pattern-a', wins: 'flat'});
		expect(press(lab, 'left').example).toBeUndefined();
		expect(press(lab, 'x').example).not.toBe('notebook');
	});

	test('stones are placed, taken back and placed again on its board', () => {
		const lab = press(openLab(afterMoves(CONNECT_FOUR, '')), '3', 'enter', 'enter', 'left', 'down');
		expect(lab.position.moves).toEqual([3, 3, 2]);
		const back = press(lab, 'u', 'backspace');
		expect(back.position.moves).toEqual([3]);
		expect(press(back, 'r').position.moves).toEqual([3, 3]);
		expect(press(back, 'r', 'r', 'r').notice).toEqual({kind: 'nothing-to-redo'});
		expect(press(back, 'u', 'u').notice).toEqual({kind: 'nothing-to-undo'});
		expect(press(lab, 'c').position.moves).toEqual([]);
		expect(press(lab, 'tab').focus).toBe('table');
	});

	test('a full column takes no stone, and that is said', () => {
		const lab = press(openLab(afterMoves(CONNECT_FOUR, '333333')), '3', 'enter');
		expect(lab.position.moves).toHaveLength(6);
		expect(lab.notice).toEqual({kind: 'illegal'});
	});

	test('a position can be typed; a wrong one stays to be put right, and nothing is lost', () => {
		const lab = openLab(afterMoves(CONNECT_FOUR, '33'));
		const typing = press(lab, 'i', '3', '3', '9');
		expect(typing.text).toBe('339');
		expect(typing.position).toBe(lab.position);
		const wrong = press(typing, 'enter');
		expect(wrong.notice?.kind).toBe('bad-position');
		expect(wrong.text).toBe('339');
		expect(wrong.position).toBe(lab.position);
		const right = press(wrong, 'backspace', '2', 'enter');
		expect(right.position.moves).toEqual([3, 3, 2]);
		expect(right.text).toBeUndefined();
		expect(press(typing, 'escape').text).toBeUndefined();
		expect(press(lab, 'i', 'space', 'up', 'x').text).toBe(' x');
	});

	test('a position can be pasted', () => {
		const lab = openLab(afterMoves(TIC_TAC_TOE, ''));
		const pasted = labPaste(lab, 'X O .\n. X .\n. . O\n');
		expect(pasted.position.start?.toMove).toBe('X');
		const bad = labPaste(lab, 'X O .\n. X .\n');
		expect(bad.notice).toEqual({kind: 'other-size'});
		expect(bad.position).toBe(lab.position);
		expect(bad.text).toBeUndefined();
	});

	test('asks nothing when the game is over', () => {
		expect(nextLabJob(openLab(afterMoves(CONNECT_FOUR, '0101010')))).toBeUndefined();
	});

	test('is as it was when one comes back with the same position', () => {
		const lab = answerAll(press(EMPTY, ...Array.from({length: 8}, () => 'left')));
		expect(goToLab(lab, afterMoves(TIC_TAC_TOE, ''))).toBe(lab);
		expect(goToLab(lab, afterMoves(TIC_TAC_TOE, '4')).position.moves).toEqual([4]);
	});

	test('has the other game, too', () => {
		expect(press(EMPTY, 'g').position.rules).toEqual(CONNECT_FOUR);
		expect(press(EMPTY, 'g', 'g').position.rules).toEqual(TIC_TAC_TOE);
	});
});
