import type {Series} from '../../engine/match/series.ts';
import {tallyText} from '../../format/match-text.ts';
import {progressText} from '../../format/progress.ts';
import type {CommandIo} from '../io.ts';

/** The least time in milliseconds between two drawings on a terminal, and between two lines elsewhere. */
const DRAWING_INTERVAL = 200;
const LINE_INTERVAL = 60_000;

/** Shows on standard error how far a match of so many games is, some of which may have been there before. */
export function watchProgress(total: number, {games: {length: before}}: Series, io: CommandIo) {
	const started = io.now();
	const interval = io.showsProgress ? DRAWING_INTERVAL : LINE_INTERVAL;
	let told = io.showsProgress ? Number.NEGATIVE_INFINITY : started;
	let shown = false;
	return {
		/** Tells where the match stands now, unless it has just been told. */
		tell({games, tally}: Series): void {
			const now = io.now();
			const done = games.length;
			const isLast = io.showsProgress && done === total;
			if (now - told < interval && !isLast) {
				return;
			}
			told = now;
			shown = true;
			const text = `${progressText({done, total, before, milliseconds: now - started})}  ${tallyText(tally)}`;
			io.warn(io.showsProgress ? `\r\u001B[K${text}` : `${text}\n`);
		},
		/** Ends the line. */
		end(): void {
			io.warn(io.showsProgress && shown ? '\n' : '');
		},
	};
}
