/** The first of `count` entries that is shown where `height` of them fit and the one at `index` must be seen. */
export function firstEntry(count: number, index: number, height: number): number {
	return Math.max(0, Math.min(count - height, index - Math.floor(height / 2)));
}
