/** The ends of a logarithmic scale: powers of ten. */
export type LogScale = {readonly least: number; readonly most: number};

/** Left parts of a cell in eighths, from none to seven. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;

/** The shortest scale that holds all counts; 0 is on none. */
export function logScale(counts: readonly number[]): LogScale {
	const logarithms = counts.filter((count) => count > 0).map(Math.log10);
	const lowest = logarithms.length === 0 ? 0 : Math.floor(Math.min(...logarithms));
	const highest = Math.max(lowest + 1, ...logarithms.map(Math.ceil));
	return {least: 10 ** lowest, most: 10 ** highest};
}

/**
 * A bar of at most `width` cells, in eighths of a cell: equally much longer for each factor of ten. Every count but 0 has a
 * bar that is to be seen.
 */
export function logBar(count: number, {least, most}: LogScale, width: number): string {
	if (count <= 0) {
		return '';
	}
	const share = Math.log10(count / least) / Math.log10(most / least);
	const eighths = Math.min(8 * width, Math.max(1, Math.round(share * width * 8)));
	return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
}
