import {linesOf} from './lines.ts';
import {createRandom} from './random.ts';
import {cellCount, type Move, moveCount, type Rules, rulesKey} from './rules.ts';

/** What is the same for all boards of the same rules. The lines of cell c are the entries firstOfCell[c] up to firstOfCell[c + 1]. */
export type Geometry = {
	readonly naturalOrder: Int16Array;
	readonly centreOrder: Int16Array;
	readonly lineLengths: readonly number[];
	readonly firstOfCell: Int32Array;
	readonly linesOfCells: Int32Array;
	/** For each of those entries 3^(place of the cell on the line). */
	readonly powers: Float64Array;
	/** Entry 0 is for the turn, entries 2 * cell + side for stones. */
	readonly zobristLow: Int32Array;
	readonly zobristHigh: Int32Array;
};

const geometries = new Map<string, Geometry>();

/** The geometry of a board with these rules; shared between callers, and must not be changed. */
export function geometryOf(rules: Rules): Geometry {
	const key = rulesKey(rules);
	let geometry = geometries.get(key);
	if (geometry === undefined) {
		geometry = buildGeometry(rules);
		geometries.set(key, geometry);
	}
	return geometry;
}

function buildGeometry(rules: Rules): Geometry {
	const lines = linesOf(rules);
	const cells = cellCount(rules);
	const firstOfCell = new Int32Array(cells + 1);
	const linesOfCells: number[] = [];
	const powers: number[] = [];
	for (let cell = 0; cell < cells; cell++) {
		firstOfCell[cell] = linesOfCells.length;
		for (const [line, members] of lines.entries()) {
			const place = members.indexOf(cell);
			if (place >= 0) {
				linesOfCells.push(line);
				powers.push(3 ** place);
			}
		}
	}
	firstOfCell[cells] = linesOfCells.length;

	const random = createRandom(0x4f0b);
	const zobrist = () => Int32Array.from({length: 2 * cells + 2}, () => random.next());
	const naturalOrder = Int16Array.from({length: moveCount(rules)}, (_, move) => move);
	return {
		naturalOrder,
		// Nearest to the centre first; of equally near ones the lower number. A column is as near as its middle.
		centreOrder: Int16Array.from([...naturalOrder].sort((a, b) => offCentre(rules, a) - offCentre(rules, b))),
		lineLengths: lines.map((line) => line.length),
		firstOfCell,
		linesOfCells: Int32Array.from(linesOfCells),
		powers: Float64Array.from(powers),
		zobristLow: zobrist(),
		zobristHigh: zobrist(),
	};
}

/** Four times the squared distance of a move's column or cell from the centre of the board. */
function offCentre({width, height, gravity}: Rules, move: Move): number {
	const across = 2 * (move % width) - (width - 1);
	const down = gravity ? 0 : 2 * Math.floor(move / width) - (height - 1);
	return across * across + down * down;
}
