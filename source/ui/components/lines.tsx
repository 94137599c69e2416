import {Text} from 'ink';
import type {ReactElement} from 'react';
import {asciiLine} from '../drawing/ascii.ts';
import type {SpanLine} from '../drawing/spans.ts';
import {useLook} from '../look-context.ts';

/** Lines of styled text. They must fit the window: nothing wraps. */
export function Lines({lines}: {readonly lines: readonly SpanLine[]}): ReactElement[] {
	return lines.map((line, index) => (
		// A line of a screen is its place; there is nothing else to know it by.
		// biome-ignore lint/suspicious/noArrayIndexKey: see above
		<Line key={index} line={line} />
	));
}

/** One line of styled text. */
export function Line({line}: {readonly line: SpanLine}): ReactElement {
	const {theme, ascii} = useLook();
	const spans = ascii ? asciiLine(line) : line;
	return (
		<Text wrap="truncate">
			{spans.length === 0
				? ' '
				: spans.map(({text, style}, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a span is its place in the line
						<Text key={index} {...theme[style]}>
							{text}
						</Text>
					))}
		</Text>
	);
}
