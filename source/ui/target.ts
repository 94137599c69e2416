import type {Move} from '../engine/rules.ts';
import type {Key} from './keys/key.ts';

/** What a click on a piece of text is about. What it does is for the screen to say. */
export type Target =
	/** A column or cell of a board. */
	| {readonly kind: 'move'; readonly move: Move}
	/** What the panel says of a move. */
	| {readonly kind: 'score'; readonly move: Move}
	/** An entry of a list, a row of a table, or a node of a tree. */
	| {readonly kind: 'entry'; readonly index: number}
	/** A key that the line at the bottom names. */
	| {readonly kind: 'key'; readonly key: Key};
