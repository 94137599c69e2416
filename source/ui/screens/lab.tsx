import type {ReactElement} from 'react';
import {gameOf} from '../../engine/rules.ts';
import {Frame} from '../components/frame.tsx';
import {Lines} from '../components/lines.tsx';
import {drawLab, labStatus} from '../drawing/lab-screen.ts';
import {span} from '../drawing/spans.ts';
import {contentWidth, type FrameLayout} from '../layout.ts';
import {useLook} from '../look-context.ts';
import type {LabState} from '../state/lab.ts';

/** The lab. */
export function LabScreen({lab, frame}: {readonly lab: LabState; readonly frame: FrameLayout}): ReactElement {
	const look = useLook();
	const {rules} = lab.position;
	const name = `${look.messages.gameNames[gameOf(rules)]} ${rules.width}x${rules.height}`;
	return (
		<Frame
			layout={frame}
			title={{
				left: [span(look.messages.lab.title, 'strong'), span(`  ${look.messages.lab.views[lab.view]}`)],
				right: [span(name, 'quiet')],
			}}
			status={labStatus(lab, contentWidth(frame), look)}
			keys="lab"
		>
			<Lines lines={drawLab(lab, frame, look)} />
		</Frame>
	);
}
