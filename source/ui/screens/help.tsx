import type {ReactElement} from 'react';
import {Frame} from '../components/frame.tsx';
import {Lines} from '../components/lines.tsx';
import {clampTop, type HelpAbout, helpLines} from '../drawing/help-screen.ts';
import {fitLine, span} from '../drawing/spans.ts';
import {HELP_BINDINGS} from '../keys.ts';
import type {FrameLayout} from '../layout.ts';
import {MESSAGES} from '../messages/en.ts';

/** What the help shows. */
export type HelpScreenProps = {readonly about: HelpAbout; readonly top: number; readonly frame: FrameLayout};

/** The keys of a screen. */
export function HelpScreen({about, top, frame}: HelpScreenProps): ReactElement {
	const lines = helpLines(about);
	const first = clampTop(about, top, frame.body);
	const width = frame.columns - 2 * frame.margin;
	const last = Math.min(lines.length, first + frame.body);
	return (
		<Frame
			layout={frame}
			title={{left: [span(MESSAGES.help.title(MESSAGES.screens[about]), 'strong')], right: []}}
			status={[span(`${first + 1}-${last} / ${lines.length}`, 'quiet')]}
			bindings={HELP_BINDINGS}
		>
			<Lines lines={lines.slice(first, last).map((line) => fitLine(line, width))} />
		</Frame>
	);
}
