import type {Side} from '../../engine/rules.ts';
import type {CellSize} from '../layout.ts';
import type {PiecesId} from '../look.ts';

/** What lies on a cell, or would. */
export type Piece = 'empty' | Side | 'ghostX' | 'ghostO';

/** Lines of a cell's picture, each as wide as the cell; the first column of each is free for a mark. */
type Picture = readonly string[];

/** The pictures of pieces that fall, for a size of cells. X is a full disc, O a ring, so that they differ without colour. */
type Art = {readonly cell: CellSize; readonly pictures: Readonly<Record<Piece, Picture>>};

/** Discs, from the largest cells. Ghosts are smaller: they show where a stone would land. */
const DISCS: readonly Art[] = [
	{
		cell: {width: 6, height: 3},
		pictures: {
			empty: ['      ', '   ·  ', '      '],
			X: [' ▗███▖', ' █████', ' ▝███▘'],
			O: [' ▗▀▀▀▖', ' ▌   ▐', ' ▝▄▄▄▘'],
			ghostX: ['   ▄  ', '  ███ ', '   ▀  '],
			ghostO: ['   ▂  ', '  ▌ ▐ ', '   ▔  '],
		},
	},
	{
		cell: {width: 4, height: 2},
		pictures: {
			empty: ['  . ', '    '],
			X: [' ▟█▙', ' ▜█▛'],
			O: [' ▞▀▚', ' ▚▄▞'],
			ghostX: ['  ▄ ', '  ▀ '],
			ghostO: ['  ╷ ', '  ╵ '],
		},
	},
	{
		cell: {width: 4, height: 1},
		pictures: {empty: ['  · '], X: ['  ● '], O: ['  ○ '], ghostX: ['  • '], ghostO: ['  ◦ ']},
	},
	{
		cell: {width: 2, height: 1},
		pictures: {empty: [' ·'], X: [' ●'], O: [' ○'], ghostX: [' •'], ghostO: [' ◦']},
	},
];

/** Letters for boards without gravity, one column narrower and one line lower than the cell where a grid is drawn. */
const LETTERS: readonly Art[] = [
	{
		cell: {width: 6, height: 3},
		pictures: {
			empty: ['     ', '     '],
			X: [' ▚▄▞ ', ' ▞▀▚ '],
			O: [' ▞▀▚ ', ' ▚▄▞ '],
			ghostX: ['  x  ', '     '],
			ghostO: ['  o  ', '     '],
		},
	},
	{
		cell: {width: 4, height: 2},
		pictures: {empty: ['   '], X: [' X '], O: [' O '], ghostX: [' x '], ghostO: [' o ']},
	},
	{
		cell: {width: 4, height: 1},
		pictures: {empty: ['  · '], X: ['  X '], O: ['  O '], ghostX: ['  x '], ghostO: ['  o ']},
	},
	{
		cell: {width: 2, height: 1},
		pictures: {empty: [' ·'], X: [' X'], O: [' O'], ghostX: [' x'], ghostO: [' o']},
	},
];

/** Letters that fall: as wide as the cells of discs. */
const FALLING_LETTERS: readonly Art[] = [
	{
		cell: {width: 6, height: 3},
		pictures: {
			empty: ['      ', '   ·  ', '      '],
			X: ['  ▚ ▞ ', '   █  ', '  ▞ ▚ '],
			O: ['  ▞▀▚ ', '  ▌ ▐ ', '  ▚▄▞ '],
			ghostX: ['      ', '   x  ', '      '],
			ghostO: ['      ', '   o  ', '      '],
		},
	},
	{
		cell: {width: 4, height: 2},
		pictures: {
			empty: ['  . ', '    '],
			X: ['  X ', '    '],
			O: ['  O ', '    '],
			ghostX: ['  x ', '    '],
			ghostO: ['  o ', '    '],
		},
	},
	{
		cell: {width: 4, height: 1},
		pictures: {empty: ['  · '], X: ['  X '], O: ['  O '], ghostX: ['  x '], ghostO: ['  o ']},
	},
	{
		cell: {width: 2, height: 1},
		pictures: {empty: [' ·'], X: [' X'], O: [' O'], ghostX: [' x'], ghostO: [' o']},
	},
];

/** The same in ASCII alone, for cells with gravity and, one column narrower and one line lower, without. */
const FALLING_ASCII: readonly Art[] = [
	{
		cell: {width: 6, height: 3},
		pictures: {
			empty: ['      ', '   .  ', '      '],
			X: ['  \\ / ', '   X  ', '  / \\ '],
			O: ['  .-. ', ' (   )', "  '-' "],
			ghostX: ['      ', '   x  ', '      '],
			ghostO: ['      ', '   o  ', '      '],
		},
	},
	{
		cell: {width: 4, height: 2},
		pictures: {
			empty: ['  . ', '    '],
			X: [' \\/ ', ' /\\ '],
			O: [' .-.', " '-'"],
			ghostX: ['  x ', '    '],
			ghostO: ['  o ', '    '],
		},
	},
	{
		cell: {width: 4, height: 1},
		pictures: {empty: ['  . '], X: ['  X '], O: ['  O '], ghostX: ['  x '], ghostO: ['  o ']},
	},
	{
		cell: {width: 2, height: 1},
		pictures: {empty: [' .'], X: [' X'], O: [' O'], ghostX: [' x'], ghostO: [' o']},
	},
];

const ASCII: readonly Art[] = [
	{
		cell: {width: 6, height: 3},
		pictures: {
			empty: ['     ', '     '],
			X: ['  \\/ ', '  /\\ '],
			O: [' .-. ', " '-' "],
			ghostX: ['  x  ', '     '],
			ghostO: ['  o  ', '     '],
		},
	},
	...LETTERS.filter(({cell}) => cell.width < 6).map(({cell, pictures}) => ({
		cell,
		pictures: {...pictures, empty: pictures.empty.map((line) => line.replace('·', '.'))},
	})),
];

/** The pictures by how stones are drawn. Discs are for boards where stones fall; others have letters. */
const ARTS: Readonly<Record<PiecesId, {readonly falling: readonly Art[]; readonly placed: readonly Art[]}>> = {
	discs: {falling: DISCS, placed: LETTERS},
	letters: {falling: FALLING_LETTERS, placed: LETTERS},
	ascii: {falling: FALLING_ASCII, placed: ASCII},
};

/** The picture of a piece in cells of this size. */
export function pictureOf(piece: Piece, pieces: PiecesId, gravity: boolean, cell: CellSize): Picture {
	const art = ARTS[pieces][gravity ? 'falling' : 'placed'].find(
		(candidate) => candidate.cell.width === cell.width && candidate.cell.height === cell.height,
	);
	if (art === undefined) {
		throw new Error(`no pictures for cells of ${cell.width}x${cell.height}`);
	}
	return art.pictures[piece];
}
