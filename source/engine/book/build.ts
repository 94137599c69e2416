import {emptyPosition, legalMoves, type Position, play, stonesOf} from '../position.ts';
import {unwrap} from '../result.ts';
import {cellCount, type Move, type Rules} from '../rules.ts';
import {isProven, type Score, winnerOf} from '../score.ts';
import {UNDISTURBED} from '../search/limits.ts';
import {SearchMemory, scoreMoves} from '../search/search-position.ts';
import {defaultSettings, type SearchSettings} from '../search/settings.ts';
import {canonicalOf} from '../symmetry.ts';
import {type BookEntry, type BookResult, formatBook} from './book.ts';

/** How many plies the value among equal results is looked ahead, and by which evaluation. */
const TASTE = {depth: 4, evaluation: 'pattern-a'} as const;

/**
 * Works out a book for a board small enough to be searched to the end: every position with at most `plies` stones, its
 * proven result, and the moves that keep it. Of those the ones that a shallow search with an evaluation likes best, so
 * that a player by the book keeps its chances. The answer is the text of the book.
 */
export function buildBook(rules: Rules, plies: number): string {
	const toTheEnd: SearchSettings = {
		...defaultSettings(rules),
		depth: cellCount(rules),
		evaluation: 'outcome',
		order: {X: 'learned', O: 'learned'},
		table: 64,
	};
	const taste: SearchSettings = {...defaultSettings(rules), ...TASTE};
	const memory = new SearchMemory();
	const scores = (position: Position, settings: SearchSettings) => scoreMoves(position, settings, UNDISTURBED, memory);

	const positions = positionsWithin(rules, plies);
	return formatBook(
		rules,
		positions.map((position) => {
			const proven = scores(position, toTheEnd);
			const liked = scores(position, taste).moves;
			const keepers = liked.filter(({move}) => proven.best.includes(move));
			const mover = position.moves.length % 2 === 0 ? 1 : -1;
			const liking = ({score}: {readonly score: Score}) =>
				mover *
				(score.kind === 'heuristic' ? score.value : score.kind === 'draw' ? 0 : score.kind === 'win' ? 1e9 : -1e9);
			const most = Math.max(...keepers.map(liking));
			const moves: Move[] = keepers.filter((keeper) => liking(keeper) === most).map(({move}) => move);
			const entry: BookEntry = {moves, result: resultOf(proven.score)};
			return {position, entry};
		}),
	);
}

function resultOf(score: Score): BookResult {
	if (!isProven(score)) {
		throw new Error('a book needs a search to the end of the game');
	}
	return winnerOf(score) ?? 'draw';
}

/** The positions with at most `plies` stones on which the game goes on, symmetric ones once, in the order of their stones. */
function positionsWithin(rules: Rules, plies: number): readonly Position[] {
	const all: Position[] = [];
	let layer: readonly Position[] = [emptyPosition(rules)];
	for (let stones = 0; stones <= plies && layer.length > 0; stones++) {
		const next = new Map<string, Position>();
		for (const position of layer) {
			const moves = legalMoves(position);
			if (moves.length > 0) {
				all.push(position);
			}
			for (const move of moves) {
				const after = unwrap(play(position, move));
				const {key} = canonicalOf(rules, stonesOf(after));
				if (!next.has(key)) {
					next.set(key, after);
				}
			}
		}
		layer = [...next.values()];
	}
	return all;
}
