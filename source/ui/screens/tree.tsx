import type {ReactElement} from 'react';
import {Frame} from '../components/frame.tsx';
import {Lines} from '../components/lines.tsx';
import {drawTree, treeStatus, treeTitle} from '../drawing/tree-screen.ts';
import {contentWidth, type FrameLayout} from '../layout.ts';
import {useLook} from '../look-context.ts';
import type {TreeState} from '../state/tree.ts';

/** The tree of a search. */
export function TreeScreen({state, frame}: {readonly state: TreeState; readonly frame: FrameLayout}): ReactElement {
	const look = useLook();
	return (
		<Frame
			layout={frame}
			title={treeTitle(state, look)}
			status={treeStatus(state, contentWidth(frame), look)}
			keys={state.quiz === undefined ? 'tree' : 'predict'}
		>
			<Lines lines={drawTree(state, frame, look)} />
		</Frame>
	);
}
