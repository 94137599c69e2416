import {NUMBER_TREE_LIMITS, type TreeReason} from '../engine/search/number-tree.ts';

/** Why a text or a size is no number tree: part of a sentence, to be put behind the place. */
export function treeReasonText(reason: TreeReason): string {
	const {depth, branching, leaves, leaf} = NUMBER_TREE_LIMITS;
	switch (reason.kind) {
		case 'no-size':
			return 'expected depth and branching factor, such as "2 3"';
		case 'size-limits':
			return `the depth is from 0 to ${depth}, the branching factor from 1 to ${branching}, with at most ${leaves} leaves`;
		case 'no-number':
			return `"${reason.text}" is not a whole number`;
		case 'leaf-limits':
			return `"${reason.text}" is not a whole number from -${leaf} to ${leaf}`;
		case 'leaf-count':
			return `depth ${reason.depth} and branching factor ${reason.branching} need ${reason.wanted} leaves, found ${reason.found}`;
	}
}
