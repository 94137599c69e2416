import type {ReactElement} from 'react';
import {Lines} from '../components/lines.tsx';
import {fitLine, span} from '../drawing/spans.ts';
import {useLook} from '../look-context.ts';

/** What the screen says when the window is too small. */
export type TooSmallProps = {
	readonly columns: number;
	readonly rows: number;
	readonly needed: {readonly columns: number; readonly rows: number};
};

/** Says how large the window is and how large it must be; cut to what fits. */
export function TooSmallScreen({columns, rows, needed}: TooSmallProps): ReactElement[] {
	const look = useLook();
	const lines = look.messages.tooSmall(columns, rows, needed.columns, needed.rows);
	const room = Math.max(1, rows - 1);
	return Lines({lines: lines.slice(0, room).map((text) => fitLine([span(text)], columns))});
}
