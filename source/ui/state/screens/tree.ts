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
			// Back from the steps to the whole search first.
			return tree.step !== undefined ? {...state, tree: treeKey(tree, 'w')} : {...state, screen: state.treeFrom};
		case 'help':
			return openHelp(state, 'tree');
		default:
			return {...state, tree: treeKey(tree, key)};
	}
}
