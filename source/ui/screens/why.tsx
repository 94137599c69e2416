import type {ReactElement} from 'react';
import {Frame} from '../components/frame.tsx';
import {Lines} from '../components/lines.tsx';
import {span} from '../drawing/spans.ts';
import {drawWhy} from '../drawing/why-screen.ts';
import {WHY_BINDINGS} from '../keys.ts';
import type {FrameLayout} from '../layout.ts';
import {MESSAGES} from '../messages/en.ts';
import type {WhyState} from '../state/why.ts';

/** The explanation of a move. */
export function WhyScreen({why, frame}: {readonly why: WhyState; readonly frame: FrameLayout}): ReactElement {
	const {position, index} = why;
	return (
		<Frame
			layout={frame}
			title={{
				left: [span(MESSAGES.why.title(position.moves[index] ?? 0), 'strong')],
				right: [span(MESSAGES.why.place(index + 1, position.moves.length), 'quiet')],
			}}
			status={[span(MESSAGES.why.status)]}
			bindings={WHY_BINDINGS}
		>
			<Lines lines={drawWhy(why, frame)} />
		</Frame>
	);
}
