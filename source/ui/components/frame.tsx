import {Box} from 'ink';
import {type ReactElement, type ReactNode, useContext} from 'react';
import {keyHints} from '../drawing/help-screen.ts';
import {fitLine, type SpanLine, span, spread} from '../drawing/spans.ts';
import {drawTold} from '../drawing/told.ts';
import type {KeysOf} from '../keys/screens.ts';
import {contentWidth, type FrameLayout} from '../layout.ts';
import {useLook} from '../look-context.ts';
import {ToldContext} from '../told-context.ts';
import {Line} from './lines.tsx';

/** What a screen puts into the frame. */
export type FrameProps = {
	readonly layout: FrameLayout;
	readonly title: {readonly left: SpanLine; readonly right: SpanLine};
	readonly status: SpanLine;
	/** Which keys the line at the bottom names. */
	readonly keys: KeysOf;
	readonly children: ReactNode;
};

/** The frame that every screen has: a title, the body, a status line and a line of keys, always at the same places. */
export function Frame({layout, title, status, keys, children}: FrameProps): ReactElement {
	const look = useLook();
	const told = useContext(ToldContext);
	const width = contentWidth(layout);
	const rule = layout.full ? <Line line={[span('─'.repeat(width), 'quiet')]} /> : null;
	return (
		<Box flexDirection="column" paddingX={layout.margin}>
			<Line line={spread(title.left, title.right, width)} />
			{rule}
			<Box flexDirection="column" height={layout.body}>
				{children}
			</Box>
			{rule}
			<Line line={fitLine(drawTold(told, width, look) ?? status, width)} />
			<Line line={keyHints(keys, width, look)} />
		</Box>
	);
}
