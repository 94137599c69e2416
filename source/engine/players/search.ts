import {bookMoves} from '../book/books.ts';
import {sideToMove} from '../position.ts';
import {createRandom, mix} from '../random.ts';
import {searchPosition} from '../search/search-position.ts';
import type {SearchSettings} from '../search/settings.ts';
import type {Decide} from './player.ts';

/** Plays a book move where its settings allow and the book knows one, and else what its search finds. */
export const search: Decide<{readonly kind: 'search'; readonly settings: SearchSettings}> = (
	position,
	{settings},
	environment,
	memory,
) => {
	const entry = settings.book ? bookMoves(position) : undefined;
	if (entry !== undefined) {
		const luck = createRandom(mix(settings.seed) ^ position.moves.length);
		const place = settings.tie === 'random' ? luck.below(entry.moves.length) : 0;
		return {ok: true, move: entry.moves[place] as number, fromBook: true};
	}
	const report = searchPosition(position, {...settings, depth: settings.depth === null ? null : Math.max(1, settings.depth)}, environment, memory);
	if (report.move === null) {
		throw new Error(`a player was asked for a move of ${sideToMove(position)} in a finished game`);
	}
	return {ok: true, move: report.move, fromBook: false, report};
};
