import type {Side} from '../../engine/rules.ts';
import type {CellSize} from '../layout.ts';

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

/** The picture of a piece in cells of this size. */
export function pictureOf(piece: Piece, gravity: boolean, cell: CellSize): Picture {
	const art = (gravity ? DISCS : LETTERS).find(
		(candidate) => candidate.cell.width === cell.width && candidate.cell.height === cell.height,
	);
	if (art === undefined) {
		throw new Error(`no pictures for cells of ${cell.width}x${cell.height}`);
	}
	return art.pictures[piece];
}
