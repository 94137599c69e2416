import {legalMoves} from '../position.ts';
import {childrenOf, nodeOf, positionAt, type SearchTree} from './search-tree.ts';
import {lastStep, stepAt} from './steps.ts';

/**
 * Something to predict before it is shown, at a step of a search: whether the node where the search stands is cut now, with
 * moves left over, or which value it is left with. The next step gives the answer.
 */
export type Prediction = {readonly kind: 'cut' | 'value'; readonly step: number; readonly node: number};

/** What was predicted: a cut or not, or a value in X's view as numbers of the search are (see `matchesValue`). */
export type Guess = {readonly kind: 'cut'; readonly cut: boolean} | {readonly kind: 'value'; readonly text: string};

/** How many predictions were right and wrong. */
export type Tally = {readonly right: number; readonly wrong: number};

/** The first thing to predict at this step or after it; undefined where nothing is left. */
export function nextPrediction(tree: SearchTree, from: number): Prediction | undefined {
	for (let step = Math.max(1, from); step < lastStep(tree); step++) {
		const kinds = predictionsAt(tree, step);
		const [first] = kinds;
		if (first !== undefined) {
			return first;
		}
	}
	return undefined;
}

/** What follows an answered prediction: the value of a node that was cut, and else what is next to predict. */
export function predictionAfter(tree: SearchTree, {kind, step}: Prediction): Prediction | undefined {
	const rest = kind === 'cut' ? predictionsAt(tree, step).find((other) => other.kind === 'value') : undefined;
	return rest ?? nextPrediction(tree, step + 1);
}

/** All that can be predicted at a step: only where a child was just left, and not one that served for ordering alone. */
function predictionsAt(tree: SearchTree, step: number): readonly Prediction[] {
	const {event, node, at} = stepAt(tree, step);
	if (event !== 'leave' || node === null || at === null || nodeOf(tree, node).sorting || nodeOf(tree, at).sorting) {
		return [];
	}
	const searched = childrenOf(tree, at).filter((child) => child <= node && tree.visits.sorting[child] === 0).length;
	const next = stepAt(tree, step + 1);
	const leaves = next.event === 'leave' && next.node === at;
	// At a root nothing can be cut: its window has no edges.
	const canBeCut = searched < movesAt(tree, at) && nodeOf(tree, at).parent !== null && tree.algorithm === 'alpha-beta';
	return [
		...(canBeCut ? [{kind: 'cut', step, node: at} as const] : []),
		...(leaves ? [{kind: 'value', step, node: at} as const] : []),
	];
}

function movesAt(tree: SearchTree, node: number): number {
	const position = positionAt(tree, node);
	if (position !== undefined) {
		return legalMoves(position).length;
	}
	return tree.source.kind === 'numbers' ? tree.source.numbers.branching : 0;
}

/** Whether a guess is right. A value is a number, or for a won game the winner, as `X` or `O`; all in the view of X. */
export function isRight(tree: SearchTree, {step, node}: Prediction, guess: Guess): boolean {
	if (guess.kind === 'cut') {
		const next = stepAt(tree, step + 1);
		return guess.cut === (next.event === 'leave' && next.node === node);
	}
	const {score} = nodeOf(tree, node);
	if (score === null) {
		return false;
	}
	const text = guess.text.trim().toUpperCase();
	switch (score.kind) {
		case 'win':
		case 'loss':
			return text === ((score.kind === 'win') === (score.view === 'X') ? 'X' : 'O');
		case 'draw':
			return text === '0' || text === 'DRAW';
		case 'heuristic':
			return /^[+-]?\d+$/.test(text) && Number(text) === score.value;
	}
}
