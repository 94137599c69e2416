import type {ReactElement} from 'react';
import {Frame} from '../components/frame.tsx';
import {Lines} from '../components/lines.tsx';
import {clampTop, type HelpAbout, helpLines} from '../drawing/help-screen.ts';
import {span} from '../drawing/spans.ts';
import {contentWidth, type FrameLayout} from '../layout.ts';
import {useLook} from '../look-context.ts';

/** What the help shows. */
export type HelpScreenProps = {readonly about: HelpAbout; readonly top: number; readonly frame: FrameLayout};

/** The keys of a screen. */
export function HelpScreen({about, top, frame}: HelpScreenProps): ReactElement {
	const look = useLook();
	const lines = helpLines(about, contentWidth(frame), look);
	const first = clampTop(about, top, frame, look);
	const last = Math.min(lines.length, first + frame.body);
	return (
		<Frame
			layout={frame}
			title={{left: [span(look.messages.help.title(look.messages.screens[about]), 'strong')], right: []}}
			status={[span(`${first + 1}-${last} / ${lines.length}`, 'quiet')]}
			keys="help"
		>
			<Lines lines={lines.slice(first, last)} />
		</Frame>
	);
}
