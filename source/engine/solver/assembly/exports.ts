/**
 * What a build offers, and where things lie in its memory (imported, shared, so that several workers can use one table):
 *
 *      [ worker 0: moves, weights, slots | worker 1: the same | ... | table                    ]
 *        256 KiB                          256 KiB                    a power of two
 */
import {setBoard} from './board';
import {placeWeights} from './order';
import {placeRoot} from './root';
import {placeTable} from './table';

export {clearTable} from './table';
export {lineAddress, nodeCount, scoreOfColumn, setPosition, setStones, solve, wasStopped} from './root';

const WORKER: usize = 1 << 18;

/**
 * Sets the board and places everything; false for a board that this build cannot serve. `worker` of `workers` is this
 * instance; the sizes of the table are log2 of bytes. A table that several workers use must not grow: both sizes the same.
 */
export function init(columns: i32, rows: i32, worker: i32, workers: i32, tableSize: i32, firstSize: i32): bool {
	if (!setBoard(columns, rows)) return false;
	// The first KiB stays free: address 0 is none.
	const area = <usize>worker * WORKER + 1024;
	placeRoot(area, area + 128);
	placeWeights(area + 64);
	placeTable(<usize>workers * WORKER, tableSize, firstSize);
	return true;
}
