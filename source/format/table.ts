/** How a column of a table is set. */
export type Alignment = 'left' | 'right';

/** Rows of text in columns of equal width, two spaces apart, without spaces at the ends of lines. */
export function formatTable(rows: ReadonlyArray<readonly string[]>, alignments: readonly Alignment[]): string {
	const widths = alignments.map((_, column) => Math.max(0, ...rows.map((row) => (row[column] ?? '').length)));
	return rows
		.map((row) =>
			row
				.map((text, column) => {
					const width = widths[column] ?? 0;
					return alignments[column] === 'right' ? text.padStart(width) : text.padEnd(width);
				})
				.join('  ')
				.trimEnd(),
		)
		.join('\n');
}
