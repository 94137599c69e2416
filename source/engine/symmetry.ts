import type {Stones} from './position.ts';
import {type Cell, type Move, type Rules, rulesKey} from './rules.ts';

/** A symmetry of a board: `to[cell]` is the cell that `cell` is moved to. */
export type Symmetry = {readonly to: readonly Cell[]};

/**
 * The symmetries of a board, the identity first. With gravity only the mirror image left to right keeps the game the
 * same; without, also top to bottom, and on a square board the quarter turns and diagonal reflections.
 */
export function symmetriesOf(rules: Rules): readonly Symmetry[] {
	const key = rulesKey(rules);
	let symmetries = cache.get(key);
	if (symmetries === undefined) {
		symmetries = buildSymmetries(rules);
		cache.set(key, symmetries);
	}
	return symmetries;
}

const cache = new Map<string, readonly Symmetry[]>();

function buildSymmetries({width, height, gravity}: Rules): readonly Symmetry[] {
	const maps: Array<(row: number, column: number) => [row: number, column: number]> = [
		(row, column) => [row, column],
		(row, column) => [row, width - 1 - column],
	];
	if (!gravity) {
		maps.push(
			(row, column) => [height - 1 - row, column],
			(row, column) => [height - 1 - row, width - 1 - column],
		);
		if (width === height) {
			for (const map of [...maps]) {
				maps.push((row, column) => map(column, row));
			}
		}
	}
	return maps.map((map) => {
		const to: Cell[] = [];
		for (let row = 0; row < height; row++) {
			for (let column = 0; column < width; column++) {
				const [newRow, newColumn] = map(row, column);
				to.push(newRow * width + newColumn);
			}
		}
		return {to};
	});
}

/** Where a move goes under a symmetry. */
export function mapMove(rules: Rules, symmetry: Symmetry, move: Move): Move {
	const target = symmetry.to[move];
	if (target === undefined) {
		throw new Error(`no move ${move} on this board`);
	}
	// A column moves as its topmost cell does: cell numbers of the top row are column numbers.
	return rules.gravity ? target % rules.width : target;
}

/** Where a move came from under a symmetry: the inverse of `mapMove`. */
export function unmapMove(rules: Rules, symmetry: Symmetry, move: Move): Move {
	const source = symmetry.to.indexOf(move);
	return rules.gravity ? source % rules.width : source;
}

/** A text that is the same for a position and its symmetric images, and the symmetry that leads to it. */
export type Canonical = {readonly key: string; readonly symmetry: Symmetry};

/**
 * The canonical form of the stones: of all symmetric images the one whose text is smallest. The side to move follows
 * from the stones in a legal game, so it is not part of the key.
 */
export function canonicalOf(rules: Rules, stones: Stones): Canonical {
	let best: Canonical | undefined;
	for (const symmetry of symmetriesOf(rules)) {
		const image = new Array<string>(stones.length);
		for (const [cell, target] of symmetry.to.entries()) {
			image[target] = stones[cell] ?? '.';
		}
		const key = image.join('');
		if (best === undefined || key < best.key) {
			best = {key, symmetry};
		}
	}
	if (best === undefined) {
		throw new Error('a board has at least one symmetry');
	}
	return best;
}
