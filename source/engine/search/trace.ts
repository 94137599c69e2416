/**
 * Why a visit of a node ended: all moves were searched, a move reached the edge of the window, the horizon, a game
 * that was over (won by the last move, or drawn), the transposition table knew, or the search was stopped, so that the
 * value means nothing.
 */
export type NodeEnd = 'searched' | 'cut' | 'horizon' | 'won' | 'drawn' | 'table' | 'unfinished';

/**
 * Hears of every visit of a search, in the order in which they happen: of the root and of all below it. Windows and values
 * are seen from the side to move at the node.
 */
export interface Trace {
	/**
	 * A move was made, and the node after it is entered with this window; the root by NO_MOVE. `sorting` nodes are visited
	 * only to put the moves of a node in order, before they are searched.
	 */
	enter(move: number, alpha: number, beta: number, sorting: boolean): void;
	/** The node entered last is left with this value. */
	leave(value: number, end: NodeEnd): void;
}
