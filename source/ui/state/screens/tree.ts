import {commandOf} from '../../keys/binding.ts';
import type {Key} from '../../keys/key.ts';
import {TREE_BINDINGS} from '../../keys/tree.ts';
import type {AppState} from '../app-state.ts';
import {treeKey} from '../tree.ts';
import {openHelp} from './help.ts';

export function treeScreenKey(state: AppState, key: Key): AppState {
	const {tree} = state;
	const command = tree.text === undefined ? commandOf(TREE_BINDINGS, key) : undefined;
	switch (command) {
		case 'back':
			// Back from a prediction to the steps first, and from these to the whole search.
			return tree.quiz === undefined && tree.step === undefined
				? {...state, screen: state.treeFrom}
				: {...state, tree: treeKey(tree, tree.quiz === undefined ? 'w' : key)};
		case 'help':
			return openHelp(state, 'tree');
		default:
			return {...state, tree: treeKey(tree, key)};
	}
}
