import type {Move} from '../engine/rules.ts';
import {ENGLISH_MESSAGES} from './messages/en.ts';
import type {Messages} from './messages/messages.ts';
import {THEMES, type Theme} from './theme.ts';

/** How everything is shown to this person: in which language, and from where columns and cells are counted. */
export type Look = {
	readonly messages: Messages;
	/** The number of the first column and of the first cell. */
	readonly firstNumber: 0 | 1;
	readonly pieces: PiecesId;
	/** The colour and weight of each style. */
	readonly theme: Theme;
	/** Whether nothing but characters of certain width is drawn: ASCII. */
	readonly ascii: boolean;
	/** Whose view the numbers of scores take: that of a side, or of the side to move. */
	readonly view: ScoreView;
};

/** How stones are drawn. */
export type PiecesId = 'discs' | 'letters' | 'ascii';

/** Whose view the numbers of scores take. */
export type ScoreView = 'x' | 'o' | 'mover';

/** The numbers of moves as this person counts columns and cells: "3 3 4". */
export function movesText(moves: readonly Move[], {firstNumber}: Look): string {
	return moves.map((move) => move + firstNumber).join(' ');
}

/** How everything is shown where nothing else is wanted. */
export const USUAL_LOOK: Look = {
	messages: ENGLISH_MESSAGES,
	firstNumber: 0,
	pieces: 'discs',
	theme: THEMES.dark.true,
	ascii: false,
	view: 'x',
};
