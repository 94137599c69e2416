import type {ReactElement} from 'react';
import {Frame} from '../components/frame.tsx';
import {Lines} from '../components/lines.tsx';
import {clampTop, type HelpAbout, helpLines} from '../drawing/help-screen.ts';
import {span} from '../drawing/spans.ts';
import {HELP_BINDINGS} from '../keys.ts';
import {contentWidth, type FrameLayout} from '../layout.ts';
import {MESSAGES} from '../messages/en.ts';

/** What the help shows. */
export type HelpScreenProps = {readonly about: HelpAbout; readonly top: number; readonly frame: FrameLayout};

/** The keys of a screen. */
export function HelpScreen({about, top, frame}: HelpScreenProps): ReactElement {
	const lines = helpLines(about, contentWidth(frame));
	const first = clampTop(about, top, frame);
	const last = Math.min(lines.length, first + frame.body);
	return (
		<Frame
			layout={frame}
			title={{left: [span(MESSAGES.help.title(MESSAGES.screens[about]), 'strong')], right: []}}
			status={[span(`${first + 1}-${last} / ${lines.length}`, 'quiet')]}
			bindings={HELP_BINDINGS}
		>
			<Lines lines={lines.slice(first, last)} />
		</Frame>
	);
}
