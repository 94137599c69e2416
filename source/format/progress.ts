import {groupedCount} from './numbers.ts';

/** How far a long work is: what is done of it, and how long it has worked on the part done since it was started. */
export type Progress = {
	readonly done: number;
	readonly total: number;
	/** How much of `done` was there at the start. */
	readonly before: number;
	readonly milliseconds: number;
};

/** The cells of the bar. */
const BAR = 24;

/** Progress as a line of text: a bar, per cent, counts, and the time left where it can be told. */
export function progressText({done, total, before, milliseconds}: Progress): string {
	const part = total === 0 ? 1 : done / total;
	const filled = Math.floor(part * BAR);
	const bar = '#'.repeat(filled) + '.'.repeat(BAR - filled);
	const percent = (Math.floor(part * 1000) / 10).toFixed(1);
	const text = `[${bar}] ${percent.padStart(5)} %  ${groupedCount(done)} of ${groupedCount(total)}`;
	const left = done > before && done < total ? ((total - done) * milliseconds) / (done - before) : undefined;
	return left === undefined ? text : `${text}  about ${durationText(left)} left`;
}

/** A duration for people: 45 s, 12 min, 3 h 5 min. */
export function durationText(milliseconds: number): string {
	const seconds = Math.round(milliseconds / 1000);
	if (seconds < 120) {
		return `${seconds} s`;
	}
	const minutes = Math.round(seconds / 60);
	return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
