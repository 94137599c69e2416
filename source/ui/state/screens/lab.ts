import {outcomeOf} from '../../../engine/position.ts';
import {commandOf} from '../../keys/binding.ts';
import type {Key} from '../../keys/key.ts';
import {LAB_BINDINGS} from '../../keys/lab.ts';
import type {AppState} from '../app-state.ts';
import {copyPosition} from '../copying.ts';
import {labKey, labNotice} from '../lab.ts';
import {DEEPEST_TREE, openTree, type TreeQuestion, treeNotice, treeSearches} from '../tree.ts';
import {openHelp} from './help.ts';

/** A key in the lab: those that lead to another screen do so, all others are the lab's. */
export function labScreenKey(state: AppState, key: Key): AppState {
	const {lab} = state;
	// While a position is typed, letters are text.
	const command = lab.text === undefined ? commandOf(LAB_BINDINGS, key) : undefined;
	switch (command) {
		case 'back':
			return {...state, screen: state.labFrom};
		case 'help':
			return openHelp(state, 'lab');
		case 'copy':
			return copyPosition(state, lab.position);
		case 'tree':
			return treeOfLab(state);
		default:
			return {...state, lab: labKey(lab, key, state.settings.columnsFrom)};
	}
}

/** The tree of the search under the cursor of the lab, not deeper than a tree can be read; of the solver there is none. */
function treeOfLab(state: AppState): AppState {
	const {position, settings, row} = state.lab;
	const searches = treeSearches(position);
	const search = searches[row];
	if (outcomeOf(position) !== undefined) {
		return state;
	}
	if (search === undefined) {
		return {...state, lab: labNotice(state.lab, {kind: 'no-tree'})};
	}
	const depth = Math.min(settings.depth, DEEPEST_TREE);
	const question: TreeQuestion = {kind: 'game', position, search, settings: {...settings, depth}};
	const isSame = JSON.stringify(question) === JSON.stringify(state.tree.question);
	const opened = isSame ? state.tree : openTree(question, state.tree.run + 1);
	const tree = depth < settings.depth ? treeNotice(opened, {kind: 'depth-limited'}) : opened;
	return {...state, screen: 'tree', treeFrom: 'lab', tree};
}
