import type {ReactElement} from 'react';
import {gameOf} from '../../engine/rules.ts';
import {Frame} from '../components/frame.tsx';
import {Lines} from '../components/lines.tsx';
import {drawLab, labStatus} from '../drawing/lab-screen.ts';
import {span} from '../drawing/spans.ts';
import {LAB_BINDINGS} from '../keys.ts';
import {contentWidth, type FrameLayout} from '../layout.ts';
import {MESSAGES} from '../messages/en.ts';
import type {LabState} from '../state/lab.ts';

/** The lab. */
export function LabScreen({lab, frame}: {readonly lab: LabState; readonly frame: FrameLayout}): ReactElement {
	const {rules} = lab.position;
	const name = `${MESSAGES.gameNames[gameOf(rules)]} ${rules.width}x${rules.height}`;
	return (
		<Frame
			layout={frame}
			title={{
				left: [span(MESSAGES.lab.title, 'strong'), span(`  ${MESSAGES.lab.views[lab.view]}`)],
				right: [span(name, 'quiet')],
			}}
			status={labStatus(lab, contentWidth(frame))}
			bindings={LAB_BINDINGS}
		>
			<Lines lines={drawLab(lab, frame)} />
		</Frame>
	);
}
