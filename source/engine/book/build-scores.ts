import {Board} from '../board.ts';
import {outcome} from '../evaluation/outcome.ts';
import {emptyPosition} from '../position.ts';
import {cellCount, type Move, type Rules} from '../rules.ts';
import {codeOf, positionOfCode, type ScoreBook, type ScoreLayer, scoreOfCode} from './score-book.ts';

/**
 * Goes through all positions with at most `plies` stones on which the game goes on, mirror images once: their codes, and
 * moves that lead there.
 */
export function forEachPosition(
	rules: Rules,
	plies: number,
	visit: (code: number, moves: readonly Move[]) => void,
): void {
	const seen = Array.from({length: plies + 1}, () => new Set<number>());
	const board = new Board(emptyPosition(rules), outcome);
	const path: Move[] = [];
	const enter = () => {
		const layer = seen[board.stones] as Set<number>;
		const code = codeOf(rules, board.cells);
		if (layer.has(code) || board.completed || board.isFull()) {
			return;
		}
		layer.add(code);
		visit(code, path);
		if (board.stones < plies) {
			forEachMove(board, (move) => {
				path.push(move);
				enter();
				path.pop();
			});
		}
	};
	enter();
}

/**
 * The codes of all positions with at most `plies` stones on which the game goes on: for each number of stones ascending.
 * On a board with fewer cells the last layers are empty.
 */
export function codesWithin(rules: Rules, plies: number): readonly Float64Array[] {
	const layers = Array.from({length: plies + 1}, (): number[] => []);
	forEachPosition(rules, plies, (code, moves) => layers[moves.length]?.push(code));
	return layers.map((codes) => Float64Array.from(codes).sort());
}

/**
 * The whole book from the scores of its positions with the most stones: with one stone less a position is worth the best
 * of its moves, and so on down to the empty board (https://www.chessprogramming.org/Retrograde_Analysis). `codes` come from
 * `codesWithin`; `lastScores` stand beside the last layer of them.
 */
export function scoresFromLast(rules: Rules, codes: readonly Float64Array[], lastScores: Int8Array): ScoreBook {
	const plies = codes.length - 1;
	const layers: ScoreLayer[] = codes.map((layer, stones) => ({
		codes: layer,
		scores: stones === plies ? lastScores : new Int8Array(layer.length),
	}));
	const book = {rules, plies, layers};
	for (const {codes, scores} of layers.slice(0, -1).reverse()) {
		for (const [index, code] of codes.entries()) {
			scores[index] = bestScore(book, code);
		}
	}
	return book;
}

/** The score of a position, for its side to move, by what the book says of the positions after its moves. */
function bestScore(book: ScoreBook, code: number): number {
	const {rules} = book;
	const board = new Board(positionOfCode(rules, code), outcome);
	let best = Number.NEGATIVE_INFINITY;
	forEachMove(board, () => {
		best = Math.max(best, scoreAfterMove(book, board));
	});
	return best;
}

/** What the last move is worth to the side that made it. */
function scoreAfterMove(book: ScoreBook, board: Board): number {
	if (board.completed) {
		// The stones in hand before the move, the completing one counted.
		return (cellCount(book.rules) + 2 - board.stones) >> 1;
	}
	if (board.isFull()) {
		return 0;
	}
	const score = scoreOfCode(book, board.stones, codeOf(book.rules, board.cells));
	if (score === undefined) {
		throw new Error('a book is completed from a layer that is not complete');
	}
	return 0 - score;
}

/** Makes each possible move in turn, calls `made`, and takes it back. */
function forEachMove(board: Board, made: (move: Move) => void): void {
	const moves = new Int16Array(board.mostMoves);
	const count = board.generate(board.naturalOrder, moves, 0);
	for (const move of moves.subarray(0, count)) {
		board.play(move);
		made(move);
		board.undo(move);
	}
}
