import {describe, expect, test} from 'vitest';
import type {TreeSearch} from '../../../source/engine/lab/compare.ts';
import {recordNumberTree, recordSearch} from '../../../source/engine/lab/record.ts';
import type {SearchTree} from '../../../source/engine/lab/search-tree.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {
	FIRST_QUESTION,
	openTree,
	STEP_DELAYS,
	type TreeState,
	treeJob,
	treeKey,
	treePaste,
	treeRecorded,
	treeRows,
	treeTick,
} from '../../../source/ui/state/tree.ts';
import type {Job} from '../../../source/worker/protocol.ts';
import {afterMoves, TIC_TAC_TOE} from '../../helpers/positions.ts';

function press(state: TreeState, ...keys: readonly string[]): TreeState {
	return keys.reduce(treeKey, state);
}

/** What the engine answers. */
function answerTo(job: Job | undefined): SearchTree {
	switch (job?.kind) {
		case 'record-numbers':
			return recordNumberTree(job.numbers, job.algorithm);
		case 'record':
			return recordSearch(job.position, job.settings, UNDISTURBED);
		default:
			throw new Error(`a question that was not expected: ${job?.kind}`);
	}
}

function recorded(state: TreeState): TreeState {
	return treeRecorded(state, state.run, answerTo(treeJob(state)));
}

/** The lines of the tree: their depth, and the node or the moves that were cut off. */
function lines(state: TreeState): readonly string[] {
	return treeRows(state).map((row) => `${row.indent} ${row.kind === 'node' ? row.node : `cut ${row.moves.join(' ')}`}`);
}

/** 2 3 / 3 12 8 2 4 6 14 5 2: the root, then 0 with three leaves, 1 and 2 with one each, 11 nodes. */
const NUMBERS = recorded(openTree(FIRST_QUESTION, 1));

const MINIMAX: TreeSearch = {
	kind: 'tree',
	algorithm: 'minimax',
	order: {X: 'natural', O: 'natural'},
	table: false,
	deepen: false,
};

function gameTree(depth: number): TreeState {
	const position = afterMoves(TIC_TAC_TOE, '');
	const settings = {depth, evaluation: 'outcome', wins: 'fast'} as const;
	return openTree({kind: 'game', position, search: MINIMAX, settings}, 1);
}

describe('the tree', () => {
	test('opens with the root and its children', () => {
		expect(lines(NUMBERS)).toEqual(['0 0', '1 1', '1 5', '1 7']);
		expect(treeJob(NUMBERS)).toBeUndefined();
	});

	test('opens and folds with the arrow keys, and shows what was cut off', () => {
		const opened = press(NUMBERS, 'down', 'down', 'right');
		expect(opened.cursor).toBe(5);
		expect(lines(opened)).toEqual(['0 0', '1 1', '1 5', '2 6', '2 cut 1 2', '1 7']);
		expect(press(opened, 'right').cursor).toBe(6);
		expect(lines(press(opened, 'left'))).toEqual(lines(NUMBERS));
		expect(press(opened, 'right', 'left').cursor).toBe(5);
		expect(lines(press(opened, 'enter'))).toEqual(lines(NUMBERS));
		expect(press(opened, 'end').cursor).toBe(7);
		expect(press(opened, 'home').cursor).toBe(0);
		expect(press(opened, 'home', 'up', 'left', 'left').cursor).toBe(0);
	});

	test('steps through the search as it ran: only what was entered by then is there', () => {
		const started = press(NUMBERS, '.');
		expect(started.step).toBe(1);
		expect(lines(started)).toEqual(['0 0']);
		const third = press(started, '.', '.', '.', '.');
		expect(third.step).toBe(5);
		// The root, its first child and two of that one's leaves.
		expect(lines(third)).toEqual(['0 0', '1 1', '2 2', '2 3']);
		expect(press(third, ',', ',').step).toBe(3);
		expect(press(third, 'end').step).toBe(22);
		expect(press(third, 'home').step).toBe(0);
		expect(press(third, 'home', ',').step).toBe(0);
		expect(press(third, 'end', '.').step).toBe(22);
	});

	test('stepping to the end and back gives the same states', () => {
		const states: TreeState[] = [press(NUMBERS, '.', 'home')];
		while ((states.at(-1)?.step ?? 22) < 22) {
			states.push(press(states.at(-1) as TreeState, '.'));
		}
		let back = states.at(-1) as TreeState;
		for (const state of states.toReversed()) {
			expect(back).toEqual(state);
			back = press(back, ',');
		}
		expect(states).toHaveLength(23);
	});

	test('plays by itself from the beginning, faster and slower, and ends at the end', () => {
		const playing = press(NUMBERS, 'space');
		expect(playing).toMatchObject({playing: true, step: 0});
		expect(treeTick(playing).step).toBe(1);
		expect(press(playing, '>', '>', '>').speed).toBe(STEP_DELAYS.length - 1);
		expect(press(playing, '<', '<', '<').speed).toBe(0);
		let state = playing;
		for (let tick = 0; tick < 100; tick++) {
			state = treeTick(state);
		}
		expect(state).toMatchObject({playing: false, step: 22});
		expect(press(playing, 'space').playing).toBe(false);
		expect(press(treeTick(playing), ',').playing).toBe(false);
		expect(treeTick(NUMBERS)).toBe(NUMBERS);
	});

	test('w shows the whole search again, open where the steps had come', () => {
		const stepped = press(NUMBERS, '.', '.', '.');
		const whole = press(stepped, 'w');
		expect(whole.step).toBeUndefined();
		expect(whole.cursor).toBe(2);
		expect(lines(whole)).toEqual(['0 0', '1 1', '2 2', '2 3', '2 4', '1 5', '1 7']);
	});

	test('a number tree can be typed and pasted; a wrong one stays to be put right', () => {
		const typed = press(
			NUMBERS,
			'i',
			...'2 2/3 5 2 9'
				.replaceAll(' ', '_')
				.split('')
				.map((key) => (key === '_' ? 'space' : key)),
			'enter',
		);
		expect(typed.tree).toBeUndefined();
		expect(recorded(typed).tree?.counts).toEqual({nodes: 6, cutoffs: 1});
		const wrong = press(NUMBERS, 'i', '2', 'enter');
		expect(wrong.notice).toMatchObject({kind: 'bad-tree', problem: {kind: 'bad-tree', line: 1}});
		expect(wrong.text).toBe('2');
		expect(wrong.tree).toBe(NUMBERS.tree);
		expect(press(wrong, 'escape')).toMatchObject({text: undefined, notice: undefined});
		expect(recorded(treePaste(NUMBERS, '3 2\r\n8 5 6 -4 3 8 4 -6\r\n')).tree?.counts.nodes).toBe(15);
		expect(treePaste(NUMBERS, 'nothing').notice?.kind).toBe('bad-tree');
	});

	test('m changes between minimax and alpha-beta for numbers, and through the searches of the lab for games', () => {
		const minimax = press(NUMBERS, 'm');
		expect(recorded(minimax).tree?.counts.nodes).toBe(13);
		const next = press(recorded(gameTree(2)), 'm');
		expect(next.question.kind === 'game' && next.question.search).toMatchObject({algorithm: 'minimax', table: true});
	});

	test('the depth of a game changes within limits, and is searched anew', () => {
		const tree = recorded(gameTree(2));
		expect(tree.tree?.counts.nodes).toBe(82);
		const deeper = press(tree, '+');
		expect(deeper.tree).toBeUndefined();
		expect(recorded(deeper).tree?.counts.nodes).toBe(586);
		expect(press(tree, '-', '-').question).toMatchObject({settings: {depth: 1}});
		expect(press(gameTree(8), '+').question).toMatchObject({settings: {depth: 8}});
		expect(press(NUMBERS, '+')).toEqual(NUMBERS);
	});

	test('r makes a random number tree, another one each time', () => {
		const first = recorded(press(NUMBERS, 'r'));
		const second = recorded(press(first, 'r'));
		expect(first.question).toMatchObject({kind: 'numbers', numbers: {depth: 3, branching: 3}});
		expect(second.question).not.toEqual(first.question);
	});

	test('an answer to another question changes nothing', () => {
		const deeper = press(recorded(gameTree(2)), '+');
		expect(treeRecorded(deeper, 1, answerTo(treeJob(gameTree(2))))).toBe(deeper);
	});

	test('predicts: y and n for cuts, a value and Enter, with the reason and a tally', () => {
		const asked = press(NUMBERS, 'p');
		expect(asked.quiz?.prediction).toMatchObject({kind: 'cut', node: 1});
		// After the first leaf: nothing of what follows is shown.
		expect(lines(asked)).toEqual(['0 0', '1 1', '2 2']);
		const no = press(asked, 'n');
		expect(no.quiz?.right).toBe(true);
		expect(no.tally).toEqual({right: 1, wrong: 0});
		const wrong = press(no, 'enter', 'y');
		expect(wrong.tally).toEqual({right: 1, wrong: 1});
		const value = press(wrong, 'enter');
		expect(value.quiz?.prediction.kind).toBe('value');
		expect(press(value, 'enter').quiz?.right).toBeUndefined();
		const typed = press(value, '4', 'backspace', '3', 'enter');
		expect(typed).toMatchObject({tally: {right: 2, wrong: 1}, quiz: {right: true}});
		expect(press(typed, 'x').quiz?.right).toBe(true);
		const ended = press(typed, 'escape');
		expect(ended.quiz).toBeUndefined();
		expect(ended.tally).toEqual({right: 2, wrong: 1});
	});

	test('after the last prediction says that nothing is left', () => {
		let state = press(NUMBERS, 'p');
		for (let asked = 0; asked < 20 && state.quiz !== undefined; asked++) {
			state = state.quiz.prediction.kind === 'cut' ? press(state, 'n', 'enter') : press(state, '3', 'enter', 'enter');
		}
		expect(state.notice).toEqual({kind: 'nothing-to-predict'});
		expect(state.step).toBe(22);
		expect(state.tally.right + state.tally.wrong).toBe(9);
	});
});
