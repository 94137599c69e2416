/** How exactly the factor is worked out: the interval is halved so many times. */
const HALVINGS = 60;

/**
 * The effective branching factor of a search: the branching factor b that a uniform tree of this depth has with as many
 * nodes, nodes = 1 + b + b^2 + ... + b^depth (Russell and Norvig, "Artificial Intelligence: A Modern Approach", "The effect
 * of heuristic accuracy on performance"). The root counts as a node. Null for a search that looked no ply ahead.
 */
export function effectiveBranching(nodes: number, depth: number): number | null {
	if (depth < 1 || nodes < 1) {
		return null;
	}
	let low = 0;
	let high = nodes;
	for (let halving = 0; halving < HALVINGS; halving++) {
		const middle = (low + high) / 2;
		if (uniformNodes(middle, depth) < nodes) {
			low = middle;
		} else {
			high = middle;
		}
	}
	return (low + high) / 2;
}

/** The nodes of a uniform tree (Horner's rule). */
function uniformNodes(branching: number, depth: number): number {
	let nodes = 1;
	for (let ply = 0; ply < depth; ply++) {
		nodes = 1 + branching * nodes;
	}
	return nodes;
}
