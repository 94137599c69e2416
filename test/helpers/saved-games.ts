import type {GameFiles} from '../../source/ui/hooks/use-files.ts';
import type {SavedGames} from '../../source/ui/hooks/use-saved-games.ts';

/** Saved games of which there are none, and none is kept. */
export const NOTHING_SAVED: SavedGames = {
	running: () => ({games: [], problems: []}),
	finished: () => ({games: [], problems: []}),
	newId: () => 'a-game',
	save: () => {},
	flush: () => [],
	remove: () => undefined,
	onResult: () => () => {},
	now: () => new Date('2026-11-30T08:00:00.000Z'),
};

/** Files that nobody asks for. */
export const NO_FILES: GameFiles = {
	resolve: (path) => path,
	read: (path) => ({ok: false, problem: {kind: 'unreadable', path, code: 'ENOENT'}}),
	write: () => undefined,
	now: () => new Date('2026-11-30T08:00:00.000Z'),
};
