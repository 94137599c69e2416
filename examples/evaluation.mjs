// An evaluation of your own, for `--evaluation examples/evaluation.mjs` and for players of `fourply match`:
//
//     fourply match search:depth=4,evaluation=examples/evaluation.mjs search:depth=4

/**
 * How good a board is for X: each line of four (or whatever wins) that only one side can still complete counts, the more
 * stones on it the more.
 *
 * @type {import('fourply/engine').OwnEvaluation}
 */
export function evaluate({cells, lines, connect}) {
	let value = 0;
	for (const line of lines) {
		for (let start = 0; start + connect <= line.length; start++) {
			const stones = line.slice(start, start + connect).map((cell) => cells[cell]);
			const x = stones.filter((stone) => stone === 'X').length;
			const o = stones.filter((stone) => stone === 'O').length;
			if (o === 0) {
				value += x * x;
			} else if (x === 0) {
				value -= o * o;
			}
		}
	}
	return value;
}
