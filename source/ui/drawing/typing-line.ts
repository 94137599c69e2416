import type {StyleName} from '../theme.ts';
import {fitLine, joinFitting, type SpanLine, span} from './spans.ts';

/** What is said behind a text that is typed: how it goes, or what was wrong. */
export type TypingHelp = {readonly text: string; readonly style: StyleName};

/**
 * The status line while something is typed: of a long text its end. Help stands behind it as long as there is room; what was
 * wrong is there in any case.
 */
export function typingLine(label: string, typed: string, help: TypingHelp, width: number): SpanLine {
	const shown = [...`${label}${typed}`].slice(-(width - 1)).join('');
	const line: SpanLine = [span(shown, 'strong'), span('▏', 'accent')];
	const said: SpanLine = [span(` ${help.text}`, help.style)];
	return help.style === 'warning' ? fitLine([...line, ...said], width) : joinFitting([line, said], width);
}
