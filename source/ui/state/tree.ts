import {type LabSearch, type LabSettings, labSearches, settingsOf, type TreeSearch} from '../../engine/lab/compare.ts';
import {
	type Guess,
	isRight,
	nextPrediction,
	type Prediction,
	predictionAfter,
	type Tally,
} from '../../engine/lab/predict.ts';
import {childrenOf, cutMoves, nodeOf, pathTo, type SearchTree} from '../../engine/lab/search-tree.ts';
import {enterStep, lastStep, leaveStep, stepAt} from '../../engine/lab/steps.ts';
import type {Position} from '../../engine/position.ts';
import {stoneCount} from '../../engine/position.ts';
import type {Problem} from '../../engine/result.ts';
import {unwrap} from '../../engine/result.ts';
import {cellCount, type Move} from '../../engine/rules.ts';
import {type NumberTree, parseNumberTree, randomNumberTree} from '../../engine/search/number-tree.ts';
import type {Algorithm} from '../../engine/search/search.ts';
import type {Job} from '../../worker/protocol.ts';
import {commandOf} from '../keys/binding.ts';
import type {Key} from '../keys/key.ts';
import {TREE_BINDINGS, type TreeCommand} from '../keys/tree.ts';
import {editLine} from './text-line.ts';

/** The largest depth of a game's tree on the screen; at 10 plies it has far more visits than are recorded. */
export const DEEPEST_TREE = 8;

/** The time between two steps when they play by themselves, in milliseconds, from slow to fast. */
export const STEP_DELAYS = [2000, 1000, 500, 200, 50] as const;

/** What is searched: a game by one of the searches of the lab, or a bare number tree from left to right. */
export type TreeQuestion =
	| {
			readonly kind: 'game';
			readonly position: Position;
			readonly search: TreeSearch;
			readonly settings: Pick<LabSettings, 'depth' | 'evaluation' | 'wins'>;
	  }
	| {readonly kind: 'numbers'; readonly numbers: NumberTree; readonly algorithm: Algorithm};

/** The screen of a searched tree. */
export type TreeState = {
	readonly question: TreeQuestion;
	/** Changes with the question: an answer to another one is stale. */
	readonly run: number;
	/** The search as it ran; undefined while it is on its way. */
	readonly tree: SearchTree | undefined;
	/** The node under the cursor. */
	readonly cursor: number;
	/** The nodes whose children are shown. */
	readonly open: ReadonlySet<number>;
	/** The step that is shown, or undefined where the whole search is. */
	readonly step: number | undefined;
	/** Whether steps follow each other by themselves, and how fast: a place in STEP_DELAYS. */
	readonly playing: boolean;
	readonly speed: number;
	/** What is to be predicted, or was, while one predicts. */
	readonly quiz: Quiz | undefined;
	/** The predictions so far. */
	readonly tally: Tally;
	/** A number tree that is being typed. */
	readonly text: string | undefined;
	readonly notice: TreeNotice | undefined;
};

/** A prediction that is asked for. */
export type Quiz = {
	readonly prediction: Prediction;
	/** The value that is being typed. */
	readonly text: string;
	/** Whether the guess was right, once there was one. */
	readonly right: boolean | undefined;
};

/** What happened last, for the status line. */
export type TreeNotice =
	| {readonly kind: 'bad-tree'; readonly problem: Problem}
	/** The search was deeper than a tree can be shown. */
	| {readonly kind: 'depth-limited'}
	| {readonly kind: 'nothing-to-predict'}
	| {readonly kind: 'engine-restarted'}
	| {readonly kind: 'engine-failed'; readonly message: string};

/** A line of the tree: a node, or the moves of a node that were never searched since it was cut. */
export type TreeRow =
	| {readonly kind: 'node'; readonly node: number; readonly indent: number}
	| {readonly kind: 'cut'; readonly node: number; readonly indent: number; readonly moves: readonly Move[]};

/** The number tree that is there at first: an exercise of three leaves for each of three nodes. */
const FIRST_NUMBERS = unwrap(parseNumberTree('2 3\n3 12 8 2 4 6 14 5 2'));

/** The size of a random number tree. */
const RANDOM_SIZE = {depth: 3, branching: 3} as const;

/** The tree of a search of this position. */
export function openTree(question: TreeQuestion, run: number): TreeState {
	return {
		question,
		run,
		tree: undefined,
		cursor: 0,
		open: new Set(),
		step: undefined,
		playing: false,
		speed: 2,
		quiz: undefined,
		tally: {right: 0, wrong: 0},
		text: undefined,
		notice: undefined,
	};
}

/** The question that the tree screen begins with: a number tree. */
export const FIRST_QUESTION: TreeQuestion = {kind: 'numbers', numbers: FIRST_NUMBERS, algorithm: 'alpha-beta'};

/** The job that records the search, while it is not there. */
export function treeJob({question, tree}: TreeState): Job | undefined {
	if (tree !== undefined) {
		return undefined;
	}
	if (question.kind === 'numbers') {
		return {kind: 'record-numbers', numbers: question.numbers, algorithm: question.algorithm};
	}
	const {position, search, settings} = question;
	const labSettings: LabSettings = {...settings, table: 4, time: null, nodes: null};
	return {kind: 'record', position, settings: settingsOf(search, position, labSettings)};
}

/** The tree has been searched; an answer to another question changes nothing. */
export function treeRecorded(state: TreeState, run: number, tree: SearchTree): TreeState {
	// A search that deepens has a root for each depth: the last one is opened.
	const roots = rootsOf(tree);
	return run === state.run ? {...state, tree, cursor: roots.at(-1) ?? 0, open: new Set(roots.slice(-1))} : state;
}

/** The roots of a searched tree: one, or, where the search deepened, one for each depth. */
export function rootsOf({visits}: SearchTree): readonly number[] {
	const roots: number[] = [];
	for (let node = 0; node < visits.count; node += visits.sizes[node] ?? visits.count) {
		roots.push(node);
	}
	return roots;
}

/** Something that the engine's thread has to tell. */
export function treeNotice(state: TreeState, notice: TreeNotice): TreeState {
	return {...state, notice};
}

/** The next step when steps follow each other by themselves; at the last one they stop. */
export function treeTick(state: TreeState): TreeState {
	if (state.tree === undefined || !state.playing) {
		return state;
	}
	const next = moveStep(state, state.tree, 1);
	return next.step === lastStep(state.tree) ? {...next, playing: false} : next;
}

/** The lines of the tree: what is open, and of a step only what had been entered by then. */
export function treeRows(state: TreeState): readonly TreeRow[] {
	const {tree} = state;
	if (tree === undefined) {
		return [];
	}
	const open = openNodes(state, tree);
	const rows: TreeRow[] = [];
	const isThere = (node: number) => state.step === undefined || enterStep(tree, node) <= state.step;
	const add = (node: number, indent: number) => {
		rows.push({kind: 'node', node, indent});
		if (!open.has(node)) {
			return;
		}
		for (const child of childrenOf(tree, node).filter(isThere)) {
			add(child, indent + 1);
		}
		const moves = isLeft(state, tree, node) ? cutMoves(tree, node) : [];
		if (moves.length > 0) {
			rows.push({kind: 'cut', node, indent: indent + 1, moves});
		}
	};
	for (const root of rootsOf(tree).filter(isThere)) {
		add(root, 0);
	}
	return rows;
}

/** Whether the search had left a node by the step that is shown. */
export function isLeft({step}: TreeState, tree: SearchTree, node: number): boolean {
	return step === undefined || leaveStep(tree, node) <= step;
}

/** The nodes that are open: by hand, or at a step those on the way to where the search stands. */
function openNodes({step, open}: TreeState, tree: SearchTree): ReadonlySet<number> {
	if (step === undefined) {
		return open;
	}
	const {at, node} = stepAt(tree, step);
	const place = at ?? node;
	return new Set(place === null ? [] : pathTo(tree, place));
}

/** What a key does to the tree. Keys that leave the screen are none of the tree's business. */
export function treeKey(state: TreeState, key: Key): TreeState {
	if (state.text !== undefined) {
		return typeText(state, state.text, key);
	}
	if (state.quiz !== undefined && state.tree !== undefined) {
		return quizKey(state, state.quiz, state.tree, key);
	}
	const command = commandOf(TREE_BINDINGS, key);
	const change = command === undefined ? undefined : COMMANDS[command];
	return change === undefined ? state : change({...state, notice: undefined});
}

/** Text that was pasted: a number tree. */
export function treePaste(state: TreeState, text: string): TreeState {
	return loadNumbers({...state, text: undefined, notice: undefined}, text);
}

const COMMANDS: {readonly [Name in TreeCommand]?: (state: TreeState) => TreeState} = {
	up: (state) => moveCursor(state, -1),
	down: (state) => moveCursor(state, 1),
	right: (state) => withTree(state, unfold),
	left: (state) => withTree(state, fold),
	toggle: (state) =>
		withTree(state, (open, tree) => (open.open.has(open.cursor) ? fold(open, tree) : unfold(open, tree))),
	first: (state) =>
		withTree(state, (open, tree) => (open.step === undefined ? {...open, cursor: 0} : toStep(open, tree, 0))),
	last: (state) =>
		withTree(state, (open, tree) =>
			open.step === undefined
				? {...open, cursor: treeRows(open).at(-1)?.node ?? 0}
				: toStep(open, tree, lastStep(tree)),
		),
	forward: (state) => withTree(state, (open, tree) => moveStep({...open, playing: false}, tree, 1)),
	backward: (state) => withTree(state, (open, tree) => moveStep({...open, playing: false}, tree, -1)),
	play: (state) => withTree(state, playOrPause),
	faster: (state) => ({...state, speed: Math.min(STEP_DELAYS.length - 1, state.speed + 1)}),
	slower: (state) => ({...state, speed: Math.max(0, state.speed - 1)}),
	predict: (state) => withTree(state, startQuiz),
	whole: (state) => withTree(state, leaveSteps),
	deeper: (state) => withDepth(state, 1),
	shallower: (state) => withDepth(state, -1),
	search: nextSearch,
	random: (state) => {
		// The number of the question is as good a seed as any.
		const numbers = unwrap(randomNumberTree(RANDOM_SIZE.depth, RANDOM_SIZE.branching, state.run));
		const algorithm = state.question.kind === 'numbers' ? state.question.algorithm : 'alpha-beta';
		return {...openTree({kind: 'numbers', numbers, algorithm}, state.run + 1), tally: state.tally};
	},
	text: (state) => ({...state, text: ''}),
};

function withTree(state: TreeState, change: (state: TreeState, tree: SearchTree) => TreeState): TreeState {
	return state.tree === undefined ? state : change(state, state.tree);
}

function moveCursor(state: TreeState, change: number): TreeState {
	const nodes = treeRows(state).flatMap((row) => (row.kind === 'node' ? [row.node] : []));
	const index = nodes.indexOf(state.cursor);
	const next = nodes[Math.max(0, Math.min(nodes.length - 1, index + change))];
	return next === undefined ? state : {...state, cursor: next};
}

/** Shows the children of the node under the cursor, or, where they are shown, goes to the first one. */
function unfold(state: TreeState, tree: SearchTree): TreeState {
	const {firstChild} = nodeOf(tree, state.cursor);
	if (firstChild === null || state.step !== undefined) {
		return state;
	}
	return state.open.has(state.cursor)
		? {...state, cursor: firstChild}
		: {...state, open: new Set([...state.open, state.cursor])};
}

/** Hides the children of the node under the cursor, or, where none are shown, goes to the node above it. */
function fold(state: TreeState, tree: SearchTree): TreeState {
	if (state.step !== undefined) {
		return state;
	}
	if (state.open.has(state.cursor)) {
		return {...state, open: new Set([...state.open].filter((node) => node !== state.cursor))};
	}
	const {parent} = nodeOf(tree, state.cursor);
	return parent === null ? state : {...state, cursor: parent};
}

/** The tree at another step; the first press shows the step at which the search came to the node under the cursor. */
function moveStep(state: TreeState, tree: SearchTree, change: number): TreeState {
	return toStep(state, tree, state.step === undefined ? enterStep(tree, state.cursor) : state.step + change);
}

function toStep(state: TreeState, tree: SearchTree, step: number): TreeState {
	const there = stepAt(tree, step);
	return {...state, step: there.step, cursor: there.node ?? 0};
}

function playOrPause(state: TreeState, tree: SearchTree): TreeState {
	if (state.playing) {
		return {...state, playing: false};
	}
	// From the beginning where the whole search is shown, or its end is reached.
	const atEnd = state.step === undefined || state.step === lastStep(tree);
	return {...(atEnd ? toStep(state, tree, 0) : state), playing: true};
}

/** The whole search again, its nodes open down to where the steps had come. */
function leaveSteps(state: TreeState, tree: SearchTree): TreeState {
	return state.step === undefined
		? state
		: {...state, step: undefined, playing: false, open: new Set([...state.open, ...pathTo(tree, state.cursor)])};
}

/** Begins to predict: where the steps are, or from the beginning. */
function startQuiz(state: TreeState, tree: SearchTree): TreeState {
	const prediction = nextPrediction(tree, state.step ?? 1) ?? nextPrediction(tree, 1);
	return prediction === undefined ? {...state, notice: {kind: 'nothing-to-predict'}} : ask(state, tree, prediction);
}

/** The tree at the step of a prediction, which is asked for. */
function ask(state: TreeState, tree: SearchTree, prediction: Prediction): TreeState {
	const there = toStep({...state, playing: false}, tree, prediction.step);
	return {...there, cursor: prediction.node, quiz: {prediction, text: '', right: undefined}};
}

/** The keys for yes, in each language, and for no. */
const YES_OR_NO: ReadonlySet<Key> = new Set(['y', 'j', 'n']);

/** The keys while one predicts: y and n, a value and Enter, and after the answer Enter for the next. */
function quizKey(state: TreeState, quiz: Quiz, tree: SearchTree, key: Key): TreeState {
	if (key === 'escape' || key === 'q') {
		return {...state, quiz: undefined};
	}
	if (quiz.right !== undefined) {
		if (key !== 'enter' && key !== 'p' && key !== 'space') {
			return state;
		}
		const next = predictionAfter(tree, quiz.prediction);
		return next === undefined
			? {...toStep({...state, quiz: undefined}, tree, lastStep(tree)), notice: {kind: 'nothing-to-predict'}}
			: ask(state, tree, next);
	}
	if (quiz.prediction.kind === 'cut') {
		return YES_OR_NO.has(key) ? answer(state, quiz, tree, {kind: 'cut', cut: key !== 'n'}) : state;
	}
	switch (key) {
		case 'enter':
			return quiz.text === '' ? state : answer(state, quiz, tree, {kind: 'value', text: quiz.text});
		case 'backspace':
			return {...state, quiz: {...quiz, text: quiz.text.slice(0, -1)}};
		default:
			return /^[-+\dxo]$/i.test(key) && quiz.text.length < 10
				? {...state, quiz: {...quiz, text: quiz.text + key}}
				: state;
	}
}

/** The guess is judged, and the step that gives the answer is shown. */
function answer(state: TreeState, quiz: Quiz, tree: SearchTree, guess: Guess): TreeState {
	const {prediction} = quiz;
	const right = isRight(tree, prediction, guess);
	const {tally} = state;
	// After a cut its value is still to be predicted, so the step stays where it is.
	const shown = prediction.kind === 'cut' ? state : toStep(state, tree, prediction.step + 1);
	return {
		...shown,
		cursor: prediction.node,
		quiz: {...quiz, right},
		tally: right ? {...tally, right: tally.right + 1} : {...tally, wrong: tally.wrong + 1},
	};
}

function withDepth(state: TreeState, change: number): TreeState {
	const {question} = state;
	if (question.kind === 'numbers') {
		return state;
	}
	const {position, settings} = question;
	const most = Math.min(DEEPEST_TREE, cellCount(position.rules) - stoneCount(position));
	const depth = Math.max(1, Math.min(most, settings.depth + change));
	return depth === settings.depth ? state : openTree({...question, settings: {...settings, depth}}, state.run + 1);
}

/** The next of the searches of the lab; number trees have minimax and alpha-beta. */
function nextSearch(state: TreeState): TreeState {
	const {question, run} = state;
	if (question.kind === 'numbers') {
		const algorithm = question.algorithm === 'minimax' ? 'alpha-beta' : 'minimax';
		return openTree({...question, algorithm}, run + 1);
	}
	const searches = treeSearches(question.position);
	const index = searches.findIndex((search) => JSON.stringify(search) === JSON.stringify(question.search));
	const search = searches[(index + 1) % searches.length] ?? question.search;
	return openTree({...question, search}, run + 1);
}

/** The searches of the lab that have a tree. */
export function treeSearches(position: Position): readonly TreeSearch[] {
	return labSearches(position).filter((search: LabSearch): search is TreeSearch => search.kind === 'tree');
}

function typeText(state: TreeState, text: string, key: Key): TreeState {
	switch (key) {
		case 'escape':
			return {...state, text: undefined, notice: undefined};
		case 'enter':
			// On one line a stroke stands for the end of the first one.
			return loadNumbers({...state, text: undefined}, text.replace('/', '\n'));
		default: {
			const edited = editLine(text, key);
			return edited === undefined ? state : {...state, text: edited, notice: undefined};
		}
	}
}

function loadNumbers(state: TreeState, text: string): TreeState {
	const parsed = parseNumberTree(text.replace(/\r\n?/g, '\n').trim());
	if (!parsed.ok) {
		const kept = text.includes('\n') && text.split('\n').length > 2 ? undefined : text.replace('\n', '/');
		return {...state, text: kept, notice: {kind: 'bad-tree', problem: parsed.problem}};
	}
	const algorithm = state.question.kind === 'numbers' ? state.question.algorithm : 'alpha-beta';
	return openTree({kind: 'numbers', numbers: parsed.value, algorithm}, state.run + 1);
}
