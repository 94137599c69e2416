/** A text on as many lines of at most `width` columns as it needs, broken at spaces; a longer word stands alone. */
export function wrapText(text: string, width: number): readonly string[] {
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(' ')) {
		if (line !== '' && line.length + word.length + 1 > width) {
			lines.push(line);
			line = '';
		}
		line = line === '' ? word : `${line} ${word}`;
	}
	return [...lines, line];
}
