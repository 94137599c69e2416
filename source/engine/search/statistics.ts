/** What a search counts. */
export type Statistics = {
	/** Visits of nodes, the root and the leaves included. */
	nodes: number;
	/** Visits that went no further: the horizon or the end of a game. */
	leaves: number;
	/** Nodes whose loop over moves ended because the value reached the window's edge, also at the last move. */
	cutoffs: number;
	/** Those of the cutoffs that came with the first move tried. */
	firstMoveCutoffs: number;
	/** Visits that the transposition table answered. */
	tableHits: number;
};

/** All counters at 0. */
export function noStatistics(): Statistics {
	return {nodes: 0, leaves: 0, cutoffs: 0, firstMoveCutoffs: 0, tableHits: 0};
}
