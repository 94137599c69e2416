import {NUMBER_TREE_LIMITS, type TreeReason} from '../engine/search/number-tree.ts';
import {ENGLISH} from './words/en.ts';
import type {Words} from './words/words.ts';

/** Why a text or a size is no number tree: part of a sentence, to be put behind the place. */
export function treeReasonText(reason: TreeReason, words: Words = ENGLISH): string {
	const {depth, branching, leaves, leaf} = NUMBER_TREE_LIMITS;
	const said = words.problems.tree;
	switch (reason.kind) {
		case 'no-size':
			return said.noSize;
		case 'size-limits':
			return said.sizeLimits(depth, branching, leaves);
		case 'no-number':
			return said.noNumber(reason.text);
		case 'leaf-limits':
			return said.leafLimits(reason.text, leaf);
		case 'leaf-count':
			return said.leafCount(reason.depth, reason.branching, reason.wanted, reason.found);
	}
}
