/**
 * Why a visit of a node ended: all moves were searched, a move reached the edge of the window, the horizon, a game
 * that was over (won by the last move, or drawn), or the transposition table knew.
 */
export type NodeEnd = 'searched' | 'cut' | 'horizon' | 'won' | 'drawn' | 'table';

/**
 * Hears of every visit of a search below its root, in the order in which they happen. Windows and values are seen from
 * the side to move at the node.
 */
export interface Trace {
	/** A move was made, and the node after it is entered with this window. */
	enter(move: number, alpha: number, beta: number): void;
	/** The node entered last is left with this value. */
	leave(value: number, end: NodeEnd): void;
}
