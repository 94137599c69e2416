import type {ReactElement} from 'react';
import {Frame} from '../components/frame.tsx';
import {Lines} from '../components/lines.tsx';
import {span} from '../drawing/spans.ts';
import {drawWhy} from '../drawing/why-screen.ts';
import type {FrameLayout} from '../layout.ts';
import {useLook} from '../look-context.ts';
import type {WhyState} from '../state/why.ts';

/** The explanation of a move. */
export function WhyScreen({why, frame}: {readonly why: WhyState; readonly frame: FrameLayout}): ReactElement {
	const look = useLook();
	const {position, index} = why;
	return (
		<Frame
			layout={frame}
			title={{
				left: [span(look.messages.why.title((position.moves[index] ?? 0) + look.firstNumber), 'strong')],
				right: [span(look.messages.why.place(index + 1, position.moves.length), 'quiet')],
			}}
			status={[span(look.messages.why.status)]}
			keys="why"
		>
			<Lines lines={drawWhy(why, frame, look)} />
		</Frame>
	);
}
