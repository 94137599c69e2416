import {chooseBookMove} from '../book/library.ts';
import {sideToMove} from '../position.ts';
import {searchPosition} from '../search/search-position.ts';
import type {SearchSettings} from '../search/settings.ts';
import type {Decide} from './player.ts';

/** Plays a book move where its settings allow and the book knows one, and else what its search finds. */
export const search: Decide<{readonly kind: 'search'; readonly settings: SearchSettings}> = (
	position,
	{settings},
	environment,
	{library, memory},
) => {
	const inBook = settings.book ? chooseBookMove(library, position, settings) : undefined;
	if (inBook !== undefined) {
		return {ok: true, move: inBook, fromBook: true};
	}
	// A player has to move, so it looks at least one ply ahead.
	const depth = settings.depth === null ? null : Math.max(1, settings.depth);
	const report = searchPosition(position, {...settings, depth}, environment, memory);
	if (report.move === null) {
		throw new Error(`a player was asked for a move of ${sideToMove(position)} in a finished game`);
	}
	return {ok: true, move: report.move, fromBook: false, report};
};
