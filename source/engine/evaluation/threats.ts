import type {Board} from '../board.ts';
import {O_STONE, X_STONE} from '../line-table.ts';
import {SIZE_LIMITS} from '../rules.ts';
import type {Evaluation} from './evaluation.ts';
import {patternLineValue} from './pattern.ts';

/**
 * Open lines, and threats: empty cells with which a side completes a line.
 *
 * Threats that can be carried out decide the game at once. With gravity the others decide it in the end: nobody wants
 * to play right below a threat of the opponent, so both fill the cells that do no harm until one has none left and must
 * give way: zugzwang. Who that is follows from counting cells. On the 7x6 board this is why X wants threats on odd rows
 * and O on even ones: the other columns hold an even number of cells, so that O can always answer in the same one
 * (Victor Allis, "A Knowledge-based Approach of Connect-Four", 1988, chapter 3). Other heights are counted the same way.
 */
export const threats: Evaluation = {
	id: 'threats',
	// For one, two, three and more own stones among `connect` cells otherwise empty.
	lineValue: patternLineValue([4, 12, 20, 60]),
	evaluate: (board) => {
		const someWait = findThreats(board);
		return board.lineSum + (valueAtOnce(board) || (someWait ? valueInTheEnd(board) : 0));
	},
	explain: (board) => {
		const someWait = findThreats(board);
		const atOnce = valueAtOnce(board);
		return [
			{name: {kind: 'open-lines'}, value: board.lineSum},
			{name: {kind: 'threats-now'}, value: atOnce},
			{name: {kind: 'threats-waiting'}, value: atOnce === 0 && someWait ? valueInTheEnd(board) : 0},
		];
	},
};

/** The side to move wins now: more than the open lines of the usual boards add up to. */
const WINS_NOW = 5000;
/** The side that has just moved wins with its next stone, whatever the opponent does. It is less, being later. */
const WINS_NEXT = 4000;
/** The opponent has to give way: if that is now, how much less for each ply until then, and the least. */
const GIVES_WAY_NOW = 300;
const LESS_PER_PLY = 10;
const GIVES_WAY_LATE = 50;

/**
 * The board by rows from the bottom: bit c of a number is column c, so that one operation treats a whole row. The
 * arrays serve all boards in turn, since making new ones would cost more than the rest. There are two rows more than on
 * the highest board, so that one can look at what is above a cell.
 */
const numberPerRow = () => new Int32Array(SIZE_LIMITS.largest + 2);
const [xStones, oStones] = [numberPerRow(), numberPerRow()];
/** The empty cells with which X and O complete a line, and those on which a stone can be placed now. */
const [xThreats, oThreats, playable] = [numberPerRow(), numberPerRow(), numberPerRow()];
/** How far each column is filled, in thought. */
const filled = new Uint8Array(SIZE_LIMITS.largest);

/** Finds the stones, threats and playable cells of a board; answers whether a threat cannot be carried out yet. */
function findThreats({cells, rules: {width, height, gravity, connect}}: Board): boolean {
	const wholeRow = (1 << width) - 1;
	let rows = 0;
	let waiting = 0;
	let taken = wholeRow;
	for (let row = 0; row <= height; row++) {
		let x = 0;
		let o = 0;
		// With gravity nothing is above an empty row, neither stones nor threats.
		if (row < height && (taken !== 0 || !gravity)) {
			rows++;
			for (let column = width - 1; column >= 0; column--) {
				const stone = cells[(height - rows) * width + column] as number;
				x = (x << 1) | (stone & X_STONE);
				o = (o << 1) | ((stone & O_STONE) >> 1);
			}
		}
		playable[row] = (gravity ? taken : wholeRow) & ~(x | o);
		taken = x | o;
		xStones[row] = x;
		oStones[row] = o;
		xThreats[row] = 0;
		oThreats[row] = 0;
	}
	markCompleting(xStones, xThreats, rows, connect);
	markCompleting(oStones, oThreats, rows, connect);
	for (let row = 0; row < rows; row++) {
		const empty = wholeRow & ~((xStones[row] as number) | (oStones[row] as number));
		xThreats[row] = (xThreats[row] as number) & empty;
		oThreats[row] = (oThreats[row] as number) & empty;
		waiting |= ((xThreats[row] as number) | (oThreats[row] as number)) & ~(playable[row] as number);
	}
	return waiting !== 0;
}

/**
 * Marks the cells that would complete a line of `own` stones, also some that are taken or off the board. Bit c of
 * `whole` says that all cells looked at, from column c on, are own; of `lacking`, that all but one are.
 */
function markCompleting(own: Int32Array, marks: Int32Array, rows: number, connect: number): void {
	for (let row = 0; row < rows; row++) {
		const inRow = own[row] as number;
		if (inRow === 0) {
			continue;
		}
		let whole = -1;
		let lacking = 0;
		for (let step = 0; step < connect; step++) {
			const along = inRow >> step;
			lacking = (lacking & along) | (whole & ~along);
			whole &= along;
		}
		for (let step = 0; lacking !== 0 && step < connect; step++) {
			marks[row] = (marks[row] as number) | ((lacking & ~(inRow >> step)) << step);
		}
	}
	// The other three directions together: upwards, rising to the right, rising to the left.
	for (let row = 0; row + connect <= rows; row++) {
		let whole = -1;
		let wholeRight = -1;
		let wholeLeft = -1;
		let lacking = 0;
		let lackingRight = 0;
		let lackingLeft = 0;
		for (let step = 0; step < connect; step++) {
			const up = own[row + step] as number;
			const right = up >> step;
			const left = up << step;
			lacking = (lacking & up) | (whole & ~up);
			lackingRight = (lackingRight & right) | (wholeRight & ~right);
			lackingLeft = (lackingLeft & left) | (wholeLeft & ~left);
			whole &= up;
			wholeRight &= right;
			wholeLeft &= left;
		}
		for (let step = 0; (lacking | lackingRight | lackingLeft) !== 0 && step < connect; step++) {
			const up = own[row + step] as number;
			const right = (lackingRight & ~(up >> step)) << step;
			const left = (lackingLeft & ~(up << step)) >> step;
			marks[row + step] = (marks[row + step] as number) | (lacking & ~up) | right | left;
		}
	}
}

/** The value of a win now or, for the side that has just moved, with its next stone; else 0. */
function valueAtOnce({toMove, rules: {height}}: Board): number {
	const sign = toMove === X_STONE ? 1 : -1;
	const own = toMove === X_STONE ? xThreats : oThreats;
	const other = toMove === X_STONE ? oThreats : xThreats;
	let wins = 0;
	let blocks = 0;
	for (let row = 0; row < height; row++) {
		const threat = (other[row] as number) & (playable[row] as number);
		wins |= (own[row] as number) & (playable[row] as number);
		if (threat !== 0) {
			// One can be blocked, but not a second one beside it, or above the stone that blocks.
			blocks += (threat & ((threat - 1) | (other[row + 1] as number))) === 0 ? 1 : 2;
		}
	}
	return wins !== 0 ? sign * WINS_NOW : blocks > 1 ? -sign * WINS_NEXT : 0;
}

/**
 * The value of the threats that wait. In thought, both sides fill the cells that are not right below a threat. Then the
 * side to move gives way below threats of its own: the opponent blocks, and there are cells to fill again, unless the
 * next one up is a threat, too, and wins. A side that has only cells below the opponent's threats loses.
 */
function valueInTheEnd({toMove, heights, rules: {width, height}}: Board): number {
	filled.set(heights);
	for (let plies = 0; ; ) {
		let stopped = 0;
		for (let column = 0; column < width; column++) {
			let row = filled[column] as number;
			while (row < height && !((((xThreats[row + 1] as number) | (oThreats[row + 1] as number)) >> column) & 1)) {
				row++;
				plies++;
			}
			stopped |= row < height ? 1 << column : 0;
			filled[column] = row;
		}
		if (stopped === 0) {
			return 0;
		}
		const xToMove = (toMove === X_STONE) === (plies % 2 === 0);
		const own = xToMove ? xThreats : oThreats;
		const other = xToMove ? oThreats : xThreats;
		const harmless = plies;
		let wins = 0;
		for (let column = 0; column < width; column++) {
			const row = filled[column] as number;
			const here = stopped & (1 << column) & (own[row + 1] as number) & ~(other[row + 1] as number);
			if (here !== 0) {
				wins |= here & (own[row + 2] as number);
				filled[column] = row + 2;
				plies += 2;
			}
		}
		if (wins !== 0 || plies === harmless) {
			const value = Math.max(GIVES_WAY_LATE, GIVES_WAY_NOW - LESS_PER_PLY * plies);
			return xToMove === (wins !== 0) ? value : -value;
		}
	}
}
