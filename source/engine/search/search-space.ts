/**
 * What a search needs from a game: the board of a game and a bare number tree are searched by the same code. Every
 * value is seen from the side to move. A move is a whole number from 0 to 399.
 */
export interface SearchSpace {
	/** The most moves a node can have, and the most plies from here to the end. */
	readonly mostMoves: number;
	readonly mostPlies: number;
	/** All moves in natural order, and from the centre outwards: what `generate` can go through. */
	readonly naturalOrder: Int16Array;
	readonly centreOrder: Int16Array;
	/** 1 or 2: the first or the second of the two sides is to move. */
	readonly toMove: number;
	/** Whether the last move ended the game by winning it: the side to move has lost. */
	readonly completed: boolean;
	/** Two independent 32-bit hashes of the position. */
	readonly hashLow: number;
	readonly hashHigh: number;
	/** Whether no move is left, so that an undecided game is a draw. */
	isFull(): boolean;
	/** Writes the possible ones of the moves in `order` into `moves` from `start` on; answers how many they are. */
	generate(order: Int16Array, moves: Int16Array, start: number): number;
	/** Where a move leads, as a small number that says more than the move itself: the cell it lands on. */
	target(move: number): number;
	/** Makes a move. */
	play(move: number): void;
	/** Takes back a move, which must be the last one made. */
	undo(move: number): void;
	/** The static value for the side to move. */
	evaluate(): number;
}
